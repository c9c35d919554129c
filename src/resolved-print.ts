import type { Size } from './page/geometry.ts';
import { PAPERS } from './page/paper.ts';
import {
  type FaceLook,
  type PrinterProfile,
  type Printing,
  type PrintRequest,
  type ScoreSheet,
  USUAL_LOOK,
  USUAL_PRINTING,
  USUAL_SHEET,
} from './page/print.ts';

/** How a definition is printed, every choice made. */
export interface ResolvedPrint {
  readonly paper: Size;
  readonly printing: Printing;
  readonly look: FaceLook;
  /** What replaces size and design of the deck; both stay as they are if absent. */
  readonly card?: Size;
  readonly style?: string;
  readonly jokers: number;
  readonly blanks: number;
  readonly copies: number;
  readonly sheet: ScoreSheet;
}

/** Finds what was measured of a printer; undefined if it has no profile. */
type FindPrinter = (name: string) => PrinterProfile | undefined;

/** Joins what the definition asks for and what was asked for besides, which comes first. */
export function resolvePrint(
  asked: PrintRequest,
  besides: PrintRequest,
  findPrinter: FindPrinter,
): ResolvedPrint {
  // What was measured of one printer must not stand for another.
  const profileOf = ({ printer }: PrintRequest) => (printer === undefined ? undefined : findPrinter(printer));
  const written = besides.printer === undefined ? { ...profileOf(asked), ...asked } : asked;
  const {
    paper = PAPERS.A4,
    card,
    style,
    jokers = 0,
    blanks = 0,
    copies = 1,
    games = USUAL_SHEET.games,
    wipeClean = USUAL_SHEET.wipeClean,
    pad,
    printer,
    ...rest
  } = {
    ...written,
    ...profileOf(besides),
    ...besides,
  };
  const { ink = USUAL_LOOK.ink, suits = USUAL_LOOK.suits, size = USUAL_LOOK.size, ...printing } = rest;
  return {
    paper,
    printing: { ...USUAL_PRINTING, ...printing },
    look: { ink, suits, size },
    ...(card && { card }),
    ...(style !== undefined && { style }),
    jokers,
    blanks,
    copies,
    sheet: { games, wipeClean, ...(pad && { pad }) },
  };
}
