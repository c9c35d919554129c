import type { Checked, CheckOptions } from './api.ts';
import type { Language } from './cards/localized.ts';
import type { Locate, Path, Source } from './definition/game.ts';
import type { Diagnostic, Span } from './diagnostics/diagnostic.ts';
import type { Kind } from './documents/kinds.ts';
import type { DocumentContent } from './page/content.ts';
import type { PrintRequest } from './page/print.ts';
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
}

/** One paper before it is laid out. */
export interface Paper {
  readonly kind: Kind;
  readonly content: DocumentContent;
}

/** Papers, what was found while they were composed, and the author's files that findings stand in. */
export interface Composed {
  readonly papers: readonly Paper[];
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly Source[];
}

/** A definition that was read and checked, and how its papers are made. */
export interface Examined extends Checked {
  /** Present if it can be printed, if only as a draft. */
  readonly ready?: {
    readonly print: ResolvedPrint;
    /** Where a fault of layout is to be told, if the definition is to blame. */
    readonly blame: (kind: Kind) => Span | undefined;
    readonly compose: (studio: Studio) => Promise<Composed>;
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

/** The keys of `print:` that decide whether cards fit, the most telling first. */
const FITTING = ['grid', 'card', 'paper', 'margin', 'gap', 'size'] as const;

/** Those that decide whether there is room on a card. */
const ROOMY = ['card', 'size'] as const;

/**
 * Where a fault of card sheets is told: at what the definition asks of printing, or else at the size of the deck; nowhere in
 * the definition if the caller asked for something else.
 */
export function blameForCards(print: PrintRequest, options: CheckOptions): Path | undefined {
  return blameAmong(FITTING, print, options);
}

/** Where it is told that cards are too small for what stands on them, if the definition is to blame. */
export function blameForFaces(print: PrintRequest, options: CheckOptions): Path | undefined {
  return blameAmong(ROOMY, print, options);
}

function blameAmong(
  keys: readonly (keyof PrintRequest)[],
  print: PrintRequest,
  { print: besides = {} }: CheckOptions,
): Path | undefined {
  if (keys.some((one) => besides[one] !== undefined)) return undefined;
  const key = keys.find((one) => print[one] !== undefined);
  return key === undefined ? ['deck', 'size'] : ['print', key];
}

/** Where the style of the faces is named. */
export function stylePath(print: PrintRequest, { print: besides = {} }: CheckOptions): Path {
  const isAsked = print.style !== undefined && besides.style === undefined;
  return isAsked ? ['print', 'style'] : ['deck', 'style'];
}
