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
  /** Whatever else is absent: all cards are printed, and they have no number. */
  readonly pick?: string;
  readonly setNumber?: number;
  readonly sheet: ScoreSheet;
  readonly fillSheet: boolean;
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
    pick,
    setNumber,
    games = USUAL_SHEET.games,
    wipeClean = USUAL_SHEET.wipeClean,
    pad,
    fillSheet = false,
    printer,
    ...rest
  } = {
    ...written,
    ...profileOf(besides),
    ...besides,
  };
  const { ink, suits, size, backColor, ...printing } = rest;
  return {
    paper,
    printing: { ...USUAL_PRINTING, ...printing },
    look: resolveLook({ ink, suits, size, backColor }),
    ...(card && { card }),
    ...(style !== undefined && { style }),
    jokers,
    blanks,
    copies,
    ...(pick !== undefined && { pick }),
    ...(setNumber !== undefined && { setNumber }),
    sheet: { games, wipeClean, ...(pad && { pad }) },
    fillSheet,
  };
}

/** What is asked of the look of cards; undefined for what is not. */
type AskedLook = { readonly [Key in keyof FaceLook]: FaceLook[Key] | undefined };

function resolveLook({ ink, suits, size, backColor }: AskedLook): FaceLook {
  return {
    ink: ink ?? USUAL_LOOK.ink,
    suits: suits ?? USUAL_LOOK.suits,
    size: size ?? USUAL_LOOK.size,
    ...(backColor !== undefined && { backColor }),
  };
}
