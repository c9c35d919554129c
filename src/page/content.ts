import type { Block, Run } from './block.ts';
import type { Mm, Size } from './geometry.ts';
import type { Sourced } from './origin.ts';
import type { SheetFrame } from './paper.ts';
import type { PageSymbol, Primitive } from './primitive.ts';
import type { BackOffset, FaceLook, Printing } from './print.ts';

/** A text with numbers that only layout knows: of this page or sheet, and how many there are. */
export type Counted = readonly (string | { readonly counter: 'number' | 'total' })[];

/** What stands at the foot of every page. */
export interface Footer {
  readonly left: readonly Run[];
  readonly center: Counted;
  readonly right: readonly Run[];
}

/** What follows begins a page. */
interface PageBreak extends Sourced {
  readonly kind: 'page-break';
}

/** The first of some blocks that a page can hold, or else others one after the other, which may run over pages. */
interface Fitting extends Sourced {
  readonly kind: 'fitting';
  readonly blocks: readonly Block[];
  readonly otherwise: readonly Block[];
}

/** A block of the outermost list. */
export type FlowBlock = Block | PageBreak | Fitting;

/** A handout or sheet: blocks that flow over pages; a block of the outermost list is never broken, unless it is a table. */
export interface FlowContent {
  readonly kind: 'flow';
  readonly blocks: readonly FlowBlock[];
  /** Absent on pads. */
  readonly footer?: Footer;
  /** How large its words are; as usual if absent. */
  readonly size?: FaceLook['size'];
  /** How a sheet to write on lies on its paper; absent for handouts. */
  readonly frame?: SheetFrame;
  /** Printed large and pale across every page. */
  readonly watermark?: string;
}

/** Several forms of one document, the best first: of those that fit and take the least paper the first is printed. */
export interface FormsContent {
  readonly kind: 'forms';
  /** Each is composed when it is tried. */
  readonly forms: readonly (() => FlowContent)[];
  /** What is counted: pages, or sheets printed on both sides, where pages that are not well filled are avoided. */
  readonly by: 'pages' | 'sheets';
  /** The document that goes before this one: the form at the place of that one's is printed, unless it is empty. */
  readonly after?: FormsContent;
}

/** Sheets for several people in one file: each begins a sheet of paper of its own, and its pages count from 1. */
export interface SheetsContent {
  readonly kind: 'sheets';
  readonly sheets: readonly FlowContent[];
}

/** One card face: its drawing from the card's top left corner, and what it shows in words. */
export interface CardFace extends Sourced {
  readonly alt: string;
  readonly content: readonly Primitive[];
}

/** A card face of words: panels side by side, of the same width, each with room along its edges. */
export interface WrittenFace {
  readonly panels: readonly Block[];
  readonly padding: Mm;
}

/** Words for panels of one size, and how a panel is filled. */
export interface PanelText {
  /** Room along the edges of a panel. */
  readonly padding: Mm;
  /** One below the other; of those that `begin` one each stands at the top of a panel. */
  readonly sections: readonly { readonly block: Block; readonly begins?: boolean }[];
  /** What stands between two sections of a panel. */
  readonly between: Block;
}

/** The words in the margins of a card sheet. */
interface SheetWords extends Sourced {
  readonly front: readonly [Counted, Counted, Counted];
  readonly back: readonly [Counted, Counted, Counted];
  /** Beside the ruler, and beside the one of half its length that small papers have. */
  readonly ruler: string;
  readonly shortRuler: string;
  /** Beside the line along which the paper is folded. */
  readonly fold: string;
}

/** The sides of cards, in files of their own. */
export type CardPart = 'fronts' | 'backs';

/** Cards to cut out, fronts with matching backs. */
export interface CardContent {
  readonly kind: 'cards';
  readonly card: Size;
  readonly printing: Printing;
  /** Which sides stand in this file; both if absent. */
  readonly part?: CardPart;
  readonly fronts: readonly (CardFace | WrittenFace)[];
  /** Words for the places that the last sheet has left, on as many sets of cards at most. */
  readonly fill?: { readonly text: PanelText; readonly most: number };
  /** Where each card is folded, from its left edge. */
  readonly folds?: readonly Mm[];
  /** The one back; `bleed` is how far its drawing reaches beyond the trim on every side. */
  readonly back?: Sourced & { readonly symbol: string; readonly bleed: Mm; readonly alt: string };
  readonly words: SheetWords;
  readonly watermark?: string;
}

/** Cards of words to cut out and fold, or a sheet of the same words where they need more room than four panels. */
export interface TilesContent {
  readonly kind: 'tiles';
  /** Size of a panel. */
  readonly panel: Size;
  readonly text: PanelText;
  /** So many at least; every sheet is filled. */
  readonly count: number;
  readonly printing: Printing;
  readonly words: SheetWords;
  readonly otherwise: FlowContent;
  readonly watermark?: string;
}

/** What one side of the calibration sheet says, in one size of type. */
export interface CalibrationSide {
  readonly head: Block;
  /** What stands above the crosses and what below them, if there is room for both. */
  readonly upper: readonly Block[];
  readonly lower: readonly Block[];
  readonly gap: Mm;
  /** What stands under the left cross and under the right one. */
  readonly below?: readonly [Block, Block];
}

/** The sheet that shows how a printer scales, moves and turns what it prints. */
export interface CalibrationContent extends Sourced {
  readonly kind: 'calibration';
  readonly backs: Printing['backs'];
  /** Moves and turns the whole back, as it does with the backs of cards. */
  readonly backOffset: BackOffset;
  readonly unprintable: Mm;
  /** The words of both sides from the largest type to the smallest: the first that fit are taken. */
  readonly sides: readonly { readonly front: CalibrationSide; readonly back: CalibrationSide }[];
  /** What the figures show, in words, and the name of the mark on a ruler that is as long as a bank card. */
  readonly words: Readonly<Record<'across' | 'down' | 'ladders' | 'crosses' | 'scales' | 'card', string>>;
}

/** What a document kind hands to layout. */
export interface DocumentContent {
  readonly title: string;
  readonly subject: string;
  readonly language: string;
  readonly content:
    | FlowContent
    | FormsContent
    | SheetsContent
    | CardContent
    | TilesContent
    | CalibrationContent;
  readonly symbols: Readonly<Record<string, PageSymbol>>;
}
