import type { Deck, Suit } from '../cards/deck.ts';
import type { CardIndex } from '../engine/rules.ts';
import { BLACK } from '../page/color.ts';
import type { Mm, Size } from '../page/geometry.ts';
import type { Color } from '../page/primitive.ts';
import type { FaceLook } from '../page/print.ts';
import { INK } from '../page/theme.ts';
import { rankName, rankSign } from './card-names.ts';
import type { DeckArt } from './deck-art.ts';
import type { FaceCorner } from './face-corner.ts';
import { letterWeight, type SignPlace } from './face-designs.ts';
import type { FittedPicture, FittedPips } from './face-layout.ts';
import type { FaceTaste } from './face-names.ts';
import { outlinesOf, pictureId, pictureOf, type Shade, sizedSuitSymbol, suitSymbol } from './suit-symbols.ts';

/** A drawing by id and the transform that brings it to its place. */
interface Placed {
  readonly symbol: string;
  readonly place: string;
}

/** What a face template may name; every number is ready to be written, lengths are mm. */
export interface FaceContext {
  readonly width: Mm;
  readonly height: Mm;
  /** `♥10`, and what its suit and rank are called. */
  readonly id: string;
  readonly suit: string;
  readonly rank: string;
  /** The drawing of the suit. */
  readonly symbol: string;
  /** Transforms of the upper left corner and, on cards, of the lower right one. */
  readonly corners: readonly string[];
  /** The letters of the rank, where they stand in the corner, and their weight, 400 or 600. */
  readonly index: string;
  readonly letters: { readonly x: Mm; readonly y: Mm; readonly size: Mm; readonly spacing: Mm };
  readonly weight: 400 | 600;
  readonly color: Color;
  /** The sign in the corner. */
  readonly sign: Placed | false;
  readonly pips: readonly Placed[];
  /** A figure instead of pips, with the signs of its suit. */
  readonly picture: (Placed & { readonly signs: readonly Placed[] }) | false;
}

/** Where everything stands on a face. */
export interface FaceLayout {
  readonly corner: FaceCorner;
  /** How many corners look like that. */
  readonly corners: 1 | 2;
  readonly middle: FittedPips | FittedPicture;
}

/** What a face is told from. */
interface Shown extends FaceTaste {
  readonly deck: Deck;
  readonly art: DeckArt;
  readonly shade: Shade;
}

/** The transforms of the upper left corner and the lower right one. */
export function cornerTransforms({ width, height }: Size, corners: 1 | 2): readonly string[] {
  return ['scale(1)', `rotate(180 ${rounded(width / 2)} ${rounded(height / 2)})`].slice(0, corners);
}

/** The transform that brings a drawing about its middle to a place. */
export function placement(x: Mm, y: Mm, scale: number, turned = false): string {
  return `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})${turned ? ' rotate(180)' : ''}`;
}

/** Lengths and factors as they are written, far finer than anything is printed. */
export function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5 + 0;
}

/** The sign of the suit within a picture: its middle from the picture's, and its size. */
const PICTURE_SIGN = { x: -14.3, y: -26.6, size: 7 };

/** The context of a card's face, once it is known where everything stands. */
export function faceContext(shown: Shown, index: CardIndex, layout: FaceLayout): FaceContext {
  const { deck, art, language, look, shade } = shown;
  const card = deck.cards[index];
  const suit = deck.suits[card?.suit ?? -1];
  const rank = deck.ranks[card?.rank ?? -1];
  if (!card || !suit || !rank) throw new Error(`no card ${index} in deck ${deck.id}`);
  const { corner, corners, middle } = layout;
  const outlines = outlinesOf(deck.suits, look)[card.suit];
  const signAt: PlaceSign = ({ x, y, size }, turned = false) => ({
    symbol: sizedSuitSymbol(card.suit, size, outlines, shade),
    place: placement(x, y, size / 10, turned),
  });
  const { x, y, size, spacing } = corner.letters;
  const figure = pictureOf(art, card);
  return {
    ...deck.size,
    id: card.id,
    suit: suit.name[language],
    rank: rankName(rank, language),
    symbol: suitSymbol(card.suit, shade),
    corners: cornerTransforms(deck.size, corners),
    index: rankSign(rank, language),
    letters: { x: rounded(x), y: rounded(y), size: rounded(size), spacing: rounded(spacing) },
    weight: letterWeight(look) === 'regular' ? 400 : 600,
    color: colorOf(suit, look, shade),
    sign: corner.sign ? signAt(corner.sign) : false,
    pips: middle.kind === 'pips' ? pipsAt(middle, signAt) : [],
    picture:
      middle.kind === 'picture' &&
      figure !== undefined &&
      pictureAt(deck.size, middle, pictureId(art, figure), signAt),
  };
}

function colorOf({ color }: Suit, { ink }: FaceLook, shade: Shown['shade']): Color {
  if (ink === 'black') return BLACK;
  return shade === 'edged' ? INK : color;
}

type PlaceSign = (place: SignPlace, turned?: boolean) => Placed;

function pipsAt({ size, places }: FittedPips, signAt: PlaceSign): readonly Placed[] {
  return places.map(({ x, y, turned }) => signAt({ x, y, size }, turned));
}

function pictureAt({ width, height }: Size, { scale }: FittedPicture, symbol: string, signAt: PlaceSign) {
  const [x, y] = [width / 2, height / 2];
  const [dx, dy] = [PICTURE_SIGN.x * scale, PICTURE_SIGN.y * scale];
  const size = PICTURE_SIGN.size * scale;
  const signs = [signAt({ x: x + dx, y: y + dy, size }), signAt({ x: x - dx, y: y - dy, size }, true)];
  return { symbol, place: placement(x, y, scale), signs };
}
