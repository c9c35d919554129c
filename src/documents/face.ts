import type { Source } from '../definition/game.ts';
import type { Code } from '../diagnostics/codes.ts';
import type { Diagnostic, Outcome, Span } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { suggest } from '../diagnostics/words.ts';
import type { Size } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { Primitive } from '../page/primitive.ts';
import { readDrawing } from '../svg/drawing.ts';
import type { FindDrawing } from '../svg/options.ts';
import { type DrawingFault, PLACE_ATTRIBUTE } from '../svg/problem.ts';
import { openFaceTemplate } from '../templates/face-template.ts';
import { type Template, TemplateFault } from '../templates/template.ts';

/** A face template of an author, ready to be filled in. */
export interface Face {
  readonly source: Source;
  /** Throws `TemplateFault` where a list or block lacks a name. */
  readonly fill: Template;
  /** All names that it uses. */
  readonly names: ReadonlySet<string>;
}

/** What a face is drawn with; it is scaled evenly into the middle of a card of this size. */
interface FaceOptions {
  readonly size: Size;
  readonly drawings: FindDrawing;
  readonly measure: TextMeasure;
}

/** Something wrong with a face, and where in the template. */
export interface FaceFault {
  readonly kind: DrawingFault['kind'] | 'template';
  readonly problem: string;
  readonly help: string;
  readonly span: Span;
  /** The text that does not fit, or the character that the font lacks. */
  readonly text?: string;
}

const CODES: Readonly<Record<FaceFault['kind'], Code>> = {
  template: 'E0408',
  refused: 'E0402',
  'does-not-fit': 'E0406',
  'missing-glyph': 'E0403',
};

/** Compiles an author's face template over samples of what it is filled in with; E0408 at every place that is at fault. */
export function openFace(source: Source, samples: readonly object[]): Outcome<Face> {
  const mark = (line: number, column: number) => ` ${PLACE_ATTRIBUTE}="${line}:${column}"`;
  const opened = openFaceTemplate(source.text, samples, mark);
  if ('fill' in opened) return { value: { source, ...opened }, diagnostics: [] };
  const faults = opened.faults.map((fault) => faultOfTemplate(source, fault));
  return { diagnostics: faults.map((fault) => tellFaceFault(fault)) };
}

/** The face as its template draws it, in mm from the card's top left corner, or all that is wrong with it. */
export function drawFace(
  { source }: Face,
  svg: string,
  { size, drawings, measure }: FaceOptions,
): { readonly primitives: readonly Primitive[] } | { readonly faults: readonly FaceFault[] } {
  const drawing = readDrawing(svg, { fit: size, drawings, measure });
  if (!('problem' in drawing)) return drawing;
  const { problem, help, parts = [{ kind: 'refused', problem, help }] } = drawing;
  return { faults: parts.map(({ place, ...fault }) => ({ ...fault, span: spanAt(source, place) })) };
}

/** The template filled in, or what it lacks. */
export function fillFace({ source, fill }: Face, context: object): string | FaceFault {
  try {
    return fill(context);
  } catch (fault) {
    if (!(fault instanceof TemplateFault)) throw fault;
    return faultOfTemplate(source, fault);
  }
}

/** The finding about a face; `card` says on which card, `at` where the text at fault stands if not in the template. */
export function tellFaceFault(fault: FaceFault, card?: string, at?: Span): Diagnostic {
  const message = `${card === undefined ? '' : `card ${card}: `}${problemOf(fault)}`;
  const related = at && [{ span: fault.span, text: 'drawn here' }];
  const { help } = fault;
  const span = at ?? fault.span;
  return { code: CODES[fault.kind], severity: 'error', message, span, help, ...(related && { related }) };
}

function problemOf({ kind, problem }: FaceFault): string {
  switch (kind) {
    case 'template':
      return `the face template cannot be filled in: ${problem}`;
    case 'refused':
      return `the face is refused: ${problem}`;
    case 'does-not-fit':
    case 'missing-glyph':
      return problem;
  }
}

const BRACES = 'write names in two braces, and #if, #unless, #each or #with with one name, closed again';

function faultOfTemplate(source: Source, fault: TemplateFault): FaceFault {
  const { message, line, column, excerpt, known } = fault;
  const listed = `names are ${known.map((name) => `\`${name}\``).join(', ')}`;
  const isNamed = excerpt !== undefined && known.length > 0;
  const help = isNamed ? suggest(nearest(excerpt, known), listed) : BRACES;
  const place = line === undefined ? undefined : `${line}:${column ?? 1}`;
  return { kind: 'template', problem: message, help, span: spanAt(source, place) };
}

/** The tag or the braces at a place `line:column` of a template; its start if there is no place. */
export function spanAt({ file, text }: Source, place = '1:1'): Span {
  const [line = 1, column = 1] = place.split(':').map(Number);
  const rest = text.split('\n')[line - 1]?.slice(column - 1) ?? '';
  const found = /^(?:<[\w:.-]+|\{\{.*?\}\}+|[\w-]+)/.exec(rest)?.[0] ?? '';
  const start = { line, column };
  return { file, start, end: { line, column: column + found.length } };
}
