import type { Mm, Size } from '../page/geometry.ts';
import { CARDS } from '../page/paper.ts';
import type { FaceLook } from '../page/print.ts';
import { FRENCH_PIPS, oneSign, type PipPatterns, SHAPE_PIPS, SMALL_SHAPE_PIPS } from './pips.ts';

/** A sign of the suit by its centre and size across. */
export interface SignPlace {
  readonly x: Mm;
  readonly y: Mm;
  readonly size: Mm;
}

/** What stands in a corner: letters by the middle of their baseline. */
interface CornerDesign {
  readonly x: Mm;
  /** Least space between wide letters and the edge of the card. */
  readonly inset?: Mm;
  /** The middle of more than one character, if it is another. */
  readonly xOfMore?: Mm;
  readonly baseline: Mm;
  /** Height of the type for one character, and for more, which are set closer by a part of it. */
  readonly one: Mm;
  readonly more: Mm;
  readonly closer: number;
  /** Letters wider than this are set smaller. */
  readonly widest: Mm;
  readonly sign?: SignPlace;
}

/** How a face is drawn on a card of a certain size; cards of other sizes take it larger or smaller. */
export interface FaceDesign {
  readonly card: Size;
  readonly corner: CornerDesign;
  /** Cards from this size on have the corner as it is, much larger ones a larger one; if absent, it grows and shrinks with the card. */
  readonly wholeFrom?: Size;
  readonly pips: PipPatterns;
  /** Size of a figure in parts of that which stands on French cards; 0 if there are none. */
  readonly picture: number;
}

/** A face of large print, whose signs are counted in the quarters beside the corners, or stand as on other faces. */
interface LargeDesign extends Pick<FaceDesign, 'card' | 'picture'> {
  /** The size of signs in the corners of cards on which none are counted. */
  readonly largestSign: Mm;
  readonly pips: PipPatterns | 'in-quarters';
}

/** The faces of a style for the three purposes: cards, cards in large print, and small pictures of cards. */
interface FaceStyle {
  readonly normal: FaceDesign;
  /** Corners of large print are the same in all styles. */
  readonly large: LargeDesign;
  readonly small: FaceDesign;
}

const SHAPE_CARD = { width: 51, height: 68 };

const shapes: FaceStyle = {
  normal: {
    card: SHAPE_CARD,
    corner: {
      x: 6,
      inset: 3.22,
      baseline: 10.7,
      one: 10.8,
      more: 9.4,
      closer: 0.06,
      widest: 9.2,
      sign: { x: 6, y: 14.7, size: 4.4 },
    },
    wholeFrom: { width: 42, height: 42 },
    pips: SHAPE_PIPS,
    picture: 1,
  },
  large: { card: SHAPE_CARD, largestSign: 9, pips: 'in-quarters', picture: 1 },
  small: {
    card: SHAPE_CARD,
    corner: { x: 8.6, baseline: 16, one: 16.5, more: 15, closer: 0.06, widest: 14.4 },
    pips: SMALL_SHAPE_PIPS,
    picture: 0,
  },
};

const french: FaceStyle = {
  normal: {
    card: CARDS.poker,
    corner: {
      x: 6.4,
      inset: 3.22,
      baseline: 11.2,
      one: 10.2,
      more: 9.4,
      closer: 0.0585,
      widest: 9.8,
      sign: { x: 6.4, y: 15.6, size: 4.9 },
    },
    wholeFrom: { width: 50, height: 56 },
    pips: FRENCH_PIPS,
    picture: 1,
  },
  large: { card: CARDS.poker, largestSign: 12, pips: 'in-quarters', picture: 1 },
  small: {
    card: CARDS.poker,
    corner: { x: 15.5, xOfMore: 17, baseline: 28, one: 30, more: 27, closer: 0.0593, widest: 30 },
    pips: oneSign(32, 17),
    picture: 0,
  },
};

const singlePip: FaceStyle = {
  normal: {
    card: CARDS.poker,
    corner: {
      x: 7.6,
      inset: 3.22,
      baseline: 13.4,
      one: 13.4,
      more: 12.4,
      closer: 0.06,
      widest: 12.2,
      sign: { x: 7.6, y: 19.2, size: 6.6 },
    },
    wholeFrom: { width: 50, height: 62 },
    pips: oneSign(31),
    picture: 0.86,
  },
  large: { card: CARDS.poker, largestSign: 10, pips: oneSign(31), picture: 1 },
  small: french.small,
};

const STYLES: Readonly<Record<string, FaceStyle>> = { french, shapes, 'single-pip': singlePip };

/** Names of the styles that decks of suits and ranks can have. */
export const FACE_STYLES: readonly string[] = Object.keys(STYLES);

/** How faces of this style are drawn; as those of shape cards if the style is an author's own. */
export function faceStyle(style: string): FaceStyle {
  return STYLES[style] ?? shapes;
}

/** Least height of figures and capitals of large print. */
export const LARGE_HEIGHT: Mm = 16;

/** Height of the type whose figures are so high. */
export const LARGE_TYPE: Mm = 25.3;

/** Letters of cards are not set lower. */
export const SMALLEST_HEIGHT: Mm = 2.2;

/** Weight of letters, which take less ink if they are light. */
export function letterWeight({ ink }: FaceLook): 'regular' | 'semibold' {
  return ink === 'low' ? 'regular' : 'semibold';
}
