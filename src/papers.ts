import type { Checked, CheckOptions, PrintOptions } from './api.ts';
import type { Language } from './cards/localized.ts';
import type { Locate, Path, Source } from './definition/game.ts';
import type { Diagnostic, Span } from './diagnostics/diagnostic.ts';
import type { Kind } from './documents/kinds.ts';
import type { DocumentContent } from './page/content.ts';
import type { PrintRequest } from './page/print.ts';
import { fieldOf, type PrintKey } from './page/print-options.ts';
import type { Fonts } from './pdf/fonts.ts';
import { type ResolvedPrint, resolvePrint } from './resolved-print.ts';
import type { Words } from './templates/words.ts';

/** What the papers of any definition are composed with. */
export interface Studio {
  readonly language: Language;
  readonly words: Words;
  readonly fonts: Fonts;
  readonly draft: boolean;
  /** The kinds that are wanted. */
  readonly kinds: readonly Kind[];
  /** By seat: who plays. */
  readonly names?: readonly string[];
  /** Id of the example that fills in the trick protocol. */
  readonly filled?: string;
}

/** One paper before it is laid out. */
export interface Paper {
  readonly kind: Kind;
  readonly content: DocumentContent;
  /** Ends the name of its file, where there are others of its kind. */
  readonly suffix?: string;
}

/** Papers, what was found while they were composed, and the author's files that findings stand in. */
export interface Composed {
  readonly papers: readonly Paper[];
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly Source[];
}

/** How a definition is looked at: the kinds that are wanted matter for what is told of the print. */
export type ExamineOptions = CheckOptions & Pick<PrintOptions, 'only' | 'exercises'>;

/** A definition that was read and checked, and how its papers are made. */
export interface Examined extends Checked {
  /** Present if it can be printed, if only as a draft. */
  readonly ready?: {
    readonly print: ResolvedPrint;
    /** Where a fault of layout is to be told, if the definition is to blame. */
    readonly blame: (kind: Kind) => Span | undefined;
    /** Composes as it was asked for, or for the moment in another print. */
    readonly compose: (studio: Studio, print?: ResolvedPrint) => Promise<Composed>;
  };
}

/** What a definition and the caller ask for together; E0606 warns of a printer that has no profile. */
export function choosePrint(
  { print = {}, locate }: { readonly print?: PrintRequest; readonly locate?: Locate },
  { print: besides = {}, printer: findPrinter = () => undefined }: CheckOptions,
): { readonly print: ResolvedPrint; readonly diagnostics: readonly Diagnostic[] } {
  const name = besides.printer ?? print.printer;
  const isKnown = name === undefined || findPrinter(name) !== undefined;
  const warning: Diagnostic = {
    code: 'E0606',
    severity: 'warning',
    message: `no profile of printer ${name}`,
    ...(locate && besides.printer === undefined && { span: locate(['print', 'printer']) }),
    help: `keep one with \`stichwerk calibrate --set x,y,angle --printer "${name}"\``,
  };
  return { print: resolvePrint(print, besides, findPrinter), diagnostics: isKnown ? [] : [warning] };
}

/** Finds where a definition asks for something of printing; nowhere if it does not, or if the caller asks for it. */
export function locateAsked(
  { print, locate }: { readonly print: PrintRequest; readonly locate: Locate },
  { print: besides = {} }: CheckOptions,
): (key: PrintKey) => Span | undefined {
  return (key) => {
    const isWritten = print[fieldOf(key)] !== undefined && besides[fieldOf(key)] === undefined;
    return isWritten ? locate(['print', key]) : undefined;
  };
}

/** The keys of `print:` that decide where things stand on paper, the most telling first, and what they ask for. */
const PLACING = [
  ['grid', 'grid'],
  ['card', 'card'],
  ['paper', 'paper'],
  ['margin', 'margin'],
  ['gap', 'gap'],
  ['back-offset', 'backOffset'],
  ['printer', 'printer'],
  ['bleed', 'bleed'],
  ['backs', 'backs'],
  ['size', 'size'],
] as const satisfies readonly (readonly [PrintKey, keyof PrintRequest])[];

/**
 * Where a fault of card sheets is told: at what the definition asks of printing, or else at the size of the deck; nowhere in
 * the definition if the caller asked for something else.
 */
export function blameForCards(print: PrintRequest, { print: besides = {} }: CheckOptions): Path | undefined {
  if (PLACING.some(([, wish]) => besides[wish] !== undefined)) return undefined;
  const found = PLACING.find(([, wish]) => print[wish] !== undefined);
  return found === undefined ? ['deck', 'size'] : ['print', found[0]];
}

/** Where a fault of a sheet or handout of a game is told: at the paper or the size of type that is asked for, or else at its id. */
export function blameForSheets(
  print: PrintRequest,
  { print: besides = {}, names }: CheckOptions,
): Path | undefined {
  if (names !== undefined || besides.pad !== undefined || besides.games !== undefined) return undefined;
  if (besides.paper !== undefined || besides.size !== undefined) return undefined;
  const key = (['paper', 'size'] as const).find((one) => print[one] !== undefined);
  return key === undefined ? ['game'] : ['print', key];
}

/** Where faults of faces are told. */
interface FacePlaces {
  /** Where the style is named. */
  readonly stylePath: Path;
  /** Where it is told that cards are too small for their faces; nowhere if the caller asked for that size. */
  readonly sizePath: Path | undefined;
}

/** Where faults of the faces of a definition are told. */
export function placeFaces(print: PrintRequest, { print: besides = {} }: CheckOptions): FacePlaces {
  const isWritten = (key: keyof PrintRequest) => print[key] !== undefined && besides[key] === undefined;
  const sizeKey = (['card', 'size'] as const).find(isWritten);
  const sizePath = sizeKey === undefined ? ['deck', 'size'] : ['print', sizeKey];
  return {
    stylePath: isWritten('style') ? ['print', 'style'] : ['deck', 'style'],
    sizePath: besides.card === undefined ? sizePath : undefined,
  };
}
