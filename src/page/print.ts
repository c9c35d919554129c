import type { Mm, Size } from './geometry.ts';
import type { Color } from './primitive.ts';
import { GREY, INK, RED } from './theme.ts';

/** How backs come to lie behind their fronts. */
export const BACKS = ['duplex-long', 'duplex-short', 'fold', 'separate', 'none'] as const;

/** In which order the sides of several sheets stand in a file. */
export const ORDERS = ['interleaved', 'fronts-then-backs'] as const;

/** What shows where to cut. */
export const MARKS = ['ticks', 'lines', 'none'] as const;

/** How much ink faces and backs take, or that everything is black. */
export const INKS = ['full', 'low', 'black'] as const;

/** How many colours the suits of a French pack have. */
export const SUIT_COLORS = ['two-colour', 'four-colour'] as const;

/** How large letters and signs are: as usual, or for people who see badly. */
export const SIZES = ['normal', 'large'] as const;

/** A shift of the backs on their side of the paper: mm to the right and down, then degrees clockwise about the middle. */
export interface BackOffset {
  readonly x: Mm;
  readonly y: Mm;
  readonly angle: number;
}

/** Parts of a sheet that a pad of score tables is cut from. */
export const PADS = ['a5', 'a6'] as const;

/** How sheets to write scores on are made. */
export interface ScoreSheet {
  /** How many matches stand side by side. */
  readonly games: number;
  /** Several small tables on a sheet, to be cut; one table as large as the paper if absent. */
  readonly pad?: (typeof PADS)[number];
  /** For a sleeve that is written on and wiped: wide cells, light lines. */
  readonly wipeClean: boolean;
}

/** How cards stand on sheets. */
export interface Printing {
  /** Space between neighbours; 0 for one cut between cards. */
  readonly gap: Mm;
  /** How far drawings reach beyond the trim. */
  readonly bleed: Mm;
  /** Least distance of cards from the edge of the paper; as much as printer, marks and ruler need if absent. */
  readonly margin?: Mm;
  /** The columns and rows that are asked for; as many as fit if absent. */
  readonly grid?: { readonly columns: number; readonly rows: number };
  readonly marks: (typeof MARKS)[number];
  /** Radius of the guide for round corners; 0 for none. */
  readonly corners: Mm;
  readonly backs: (typeof BACKS)[number];
  readonly order: (typeof ORDERS)[number];
  readonly backOffset: BackOffset;
  /** What the printer leaves blank at every edge of the paper. */
  readonly unprintable: Mm;
}

/** How faces and backs are drawn. */
export interface FaceLook {
  readonly ink: (typeof INKS)[number];
  readonly suits: (typeof SUIT_COLORS)[number];
  readonly size: (typeof SIZES)[number];
  /** The colour of backs that do not say all theirs; the usual one if absent. */
  readonly backColor?: Color;
}

/** Colours of backs by name. */
export const BACK_COLORS: Readonly<Record<string, Color>> = {
  blue: '#0072B2',
  red: RED,
  green: '#00805C',
  orange: '#B85000',
  purple: '#7A3E8E',
  grey: GREY,
  black: INK,
};

/** The number of the first set is at least 1, and that of the last one at most this. */
export const MOST_SET_NUMBER = 99;

/** What is asked for, by a definition or on the command line; whatever is absent is as usual. */
export interface PrintRequest extends Partial<Printing>, Partial<FaceLook>, Partial<ScoreSheet> {
  readonly paper?: Size;
  /** Width and height of a card. */
  readonly card?: Size;
  /** Name of a design of faces, or the path of a template beside the definition. */
  readonly style?: string;
  /** Cards besides those that are played with. */
  readonly jokers?: number;
  readonly blanks?: number;
  /** The only cards that are printed, as they are written in definitions; all if absent. */
  readonly pick?: string;
  /** How many whole sets of all these cards. */
  readonly copies?: number;
  /** The number that is printed on the cards of the first set; no numbers if absent. */
  readonly setNumber?: number;
  /** Whether quick references stand where the last sheet of cards has room left. */
  readonly fillSheet?: boolean;
  /** Name of the printer whose profile is to be used. */
  readonly printer?: string;
}

/** What was measured of a printer; a request that names the printer and says nothing else takes these values. */
export type PrinterProfile = Pick<PrintRequest, 'backOffset' | 'unprintable'>;

/** How cards stand on sheets if nothing else is asked for. */
export const USUAL_PRINTING: Printing = {
  gap: 0,
  bleed: 2,
  marks: 'ticks',
  corners: 0,
  backs: 'duplex-long',
  order: 'interleaved',
  backOffset: { x: 0, y: 0, angle: 0 },
  unprintable: 5,
};

/** How faces are drawn if nothing else is asked for. */
export const USUAL_LOOK: FaceLook = { ink: 'full', suits: 'two-colour', size: 'normal' };

/** How score tables are made if nothing else is asked for. */
export const USUAL_SHEET: ScoreSheet = { games: 1, wipeClean: false };
