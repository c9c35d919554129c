import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { inBlack } from '../page/black.ts';
import type { DocumentContent, FlowContent, FormsContent } from '../page/content.ts';
import type { Size } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { Duplex, PrintDocument } from '../page/page.ts';
import type { FaceLook } from '../page/print.ts';
import { THEMES } from '../page/theme.ts';
import { layCalibration } from './calibration/lay-calibration.ts';
import { type ChosenForm, chooseForm, type FormSize } from './choose-form.ts';
import type { Context, Placed } from './flow/context.ts';
import { layFlow, laySheets, measureFlow } from './flow/flow.ts';
import type { Hyphens } from './flow/hyphens.ts';
import { impose } from './imposition/impose.ts';
import { layTiles } from './imposition/tiles.ts';
import type { LaidPages, LaidSheets } from './laid-pages.ts';
import { usedSymbols } from './used-symbols.ts';

/** The paper, and how text is measured. */
export interface LayoutOptions {
  readonly paper: Size;
  readonly measure: TextMeasure;
  /** With black alone nothing on the pages has a colour; as usual if absent. */
  readonly ink?: FaceLook['ink'];
  /** Words are divided in narrow columns; nowhere if absent. */
  readonly hyphens?: Hyphens;
}

/**
 * Lays a document out on pages of one size; reports E0404 for what does not fit, E0401 for symbols that are not among the
 * document's, and warns with E0405 of what stands where the printer cannot print.
 */
export function layOut(document: DocumentContent, options: LayoutOptions): Outcome<PrintDocument> {
  const { content, ...words } = document;
  const placed: Placed = new WeakMap();
  const lay = (form: SingleForm['content']) => layForm({ ...words, content: form }, options, placed);
  if (content.kind !== 'forms') return lay(content);
  const sizeOf = (form: FlowContent) => measureForm(form, document, options, placed);
  const { after } = content;
  if (!after) return lay(chooseKept(content, options, sizeOf).form);
  const form = content.forms[(keptFor(after, options) ?? chooseForm(after, sizeOf)).at];
  if (!form) throw new Error('what goes after a document has a form for each of its forms');
  const flow = form();
  return flow.blocks.length === 0 ? { diagnostics: [] } : lay(flow);
}

/** Which form of a document was printed, and on what: what goes after it asks again. */
const chosen = new WeakMap<FormsContent, { readonly options: LayoutOptions; readonly form: ChosenForm }>();

function keptFor(
  content: FormsContent,
  { paper, measure, ink, hyphens }: LayoutOptions,
): ChosenForm | undefined {
  const { options, form } = chosen.get(content) ?? {};
  const isDivided = options?.hyphens?.divide === hyphens?.divide;
  return isDivided && options?.paper === paper && options.measure === measure && options.ink === ink ? form : undefined; // biome-ignore format: short
}

function chooseKept(
  content: FormsContent,
  options: LayoutOptions,
  sizeOf: (form: FlowContent) => FormSize,
): ChosenForm {
  const form = keptFor(content, options) ?? chooseForm(content, sizeOf);
  chosen.set(content, { options, form });
  return form;
}

/** What a form takes, without its pages being drawn. */
function measureForm(
  form: FlowContent,
  { symbols }: DocumentContent,
  { paper, measure, hyphens }: LayoutOptions,
  placed: Placed,
): FormSize {
  let fits = true;
  const report = ({ severity }: Diagnostic): void => {
    if (severity === 'error') fits = false;
  };
  const theme = THEMES[form.size ?? 'normal'];
  const filled = measureFlow(form, paper, { measure, symbols, report, theme, placed, hyphens });
  return { pages: fits ? filled.length : Number.POSITIVE_INFINITY, filled };
}

/** A document that has one form only. */
interface SingleForm extends DocumentContent {
  readonly content: Exclude<DocumentContent['content'], FormsContent>;
}

function layForm(document: SingleForm, options: LayoutOptions, placed: Placed): Outcome<PrintDocument> {
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => {
    if (!found.some(({ message }) => message === diagnostic.message)) found.push(diagnostic);
  };
  const { content, title, subject, language, symbols } = document;
  const { paper, measure, ink, hyphens } = options;
  const theme = THEMES[sizeOf(content) ?? 'normal'];
  const context = { measure, symbols, report, theme, placed, hyphens };
  const laid = layContent(content, paper, context);
  const used = usedSymbols(laid.pages, symbols, report);
  if (found.some(({ severity }) => severity === 'error')) return { diagnostics: found };
  const drawn = { title, subject, language, ...laid, symbols: used };
  const value = ink === 'black' ? inBlack(drawn) : drawn;
  return { value, diagnostics: found };
}

function sizeOf(content: SingleForm['content']): FaceLook['size'] | undefined {
  if (content.kind === 'sheets') return content.sheets[0]?.size;
  return content.kind === 'flow' ? content.size : undefined;
}

function layContent(content: SingleForm['content'], paper: Size, context: Context): LaidSheets {
  switch (content.kind) {
    case 'flow':
      return turned(layFlow(content, paper, context), 'long-edge');
    case 'sheets':
      return laidSheets(laySheets(content, paper, context), content.sheets.length);
    case 'cards':
      return impose(content, paper, context);
    case 'tiles':
      return (
        layTiles(content, paper, context) ?? turned(layFlow(content.otherwise, paper, context), 'long-edge')
      );
    case 'calibration': {
      const edge = content.backs === 'duplex-short' ? 'short-edge' : 'long-edge';
      return turned(layCalibration(content, paper, context), edge);
    }
  }
}

function turned(laid: LaidPages, duplex: Duplex): LaidSheets {
  return { ...laid, duplex: laid.pages.length > 1 ? duplex : 'simplex' };
}

/** Sheets of one page each must not come two on a sheet of paper. */
function laidSheets(laid: LaidPages, sheets: number): LaidSheets {
  return { ...laid, duplex: laid.pages.length > sheets ? 'long-edge' : 'simplex' };
}
