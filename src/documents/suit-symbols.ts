import type { Card, Suit } from '../cards/deck.ts';
import { boundsOfPath } from '../page/bounds.ts';
import { brightness } from '../page/color.ts';
import type { Mm } from '../page/geometry.ts';
import { type Hull, hullOfHulls, hullOfPaths, hullOfRect } from '../page/hull.ts';
import type { PageSymbol } from '../page/primitive.ts';
import type { FaceLook } from '../page/print.ts';
import { around } from '../page/rect.ts';
import type { DeckArt } from './deck-art.ts';
import { halvedSymbol } from './halved.ts';
import { lightSymbol } from './low-ink.ts';
import { centeredSymbol, edgedSymbol, outlinedSymbol } from './recolor.ts';

/** How signs of suits are drawn: as they are, or with an edge in ink that makes pale colours easy to see. */
export type Shade = 'full' | 'edged';

/** Id of the drawing of a suit: as it is, with an edge, in outline only, or in a thin one to be ringed. */
export function suitSymbol(suit: number, look: Shade | 'outline' | 'thin' = 'full'): string {
  return look === 'full' ? `suit-${suit}` : `suit-${suit}-${look}`;
}

/** The print whose outlines a suit is drawn in; undefined if it is filled. */
type Outlines = FaceLook['size'] | undefined;

/** The outlines of every suit. With black alone the colours take turns: signs of the darkest are filled, of the next not, and so on. */
export function outlinesOf(suits: readonly Suit[], { ink, size }: FaceLook): readonly Outlines[] {
  const colors = [...new Set(suits.map(({ color }) => color.toUpperCase()))];
  const fromDarkest = colors.toSorted((one, other) => brightness(one) - brightness(other));
  return suits.map(({ color }) => {
    const isOutlined = ink === 'black' ? fromDarkest.indexOf(color.toUpperCase()) % 2 === 1 : ink === 'low';
    return isOutlined ? size : undefined;
  });
}

/** Id of the drawing of a suit for a sign of some size: outlines are thin in small signs and thick in large ones. */
export function sizedSuitSymbol(suit: number, size: Mm, outlines: Outlines, shade: Shade): string {
  const weight = outlines && LIGHT_LINES[outlines].find(({ from }) => size >= from)?.name;
  return `${suitSymbol(suit)}${weight ?? ''}${shade === 'edged' ? '-edged' : ''}`;
}

/** The figure of a card; undefined if it has none. */
export function pictureOf(
  { pictures }: DeckArt,
  { rank, suit }: Card,
): DeckArt['pictures'][number] | undefined {
  return pictures.find((picture) => picture.rank === rank && picture.suit === suit);
}

/** Id of a figure, the same for suits that share a drawing. */
export function pictureId({ pictures }: DeckArt, { symbol }: DeckArt['pictures'][number]): string {
  return `picture-${pictures.findIndex((picture) => picture.symbol === symbol)}`;
}

/** Lines of signs that take little ink. */
interface LightLine {
  readonly name: string;
  /** The least size of sign that has them. */
  readonly from: Mm;
  /** In a sign 10 across. */
  readonly width: number;
}

/** Thin lines in small signs and thick ones in large signs; about 1 mm in large print. */
const LIGHT_LINES: Readonly<Record<FaceLook['size'], readonly LightLine[]>> = {
  normal: [
    { name: '-large', from: 18, width: 0.34 },
    { name: '-pip', from: 7, width: 0.52 },
    { name: '', from: 0, width: 1 },
  ],
  large: [
    { name: '-largest', from: 21, width: 0.38 },
    { name: '-large', from: 15, width: 0.55 },
    { name: '-pip', from: 10, width: 0.82 },
    { name: '', from: 0, width: 1 },
  ],
};

/** Width of lines in figures that take little ink. */
const LIGHT_PICTURE: Mm = 0.35;

/** Signs are drawn in a box of this side, of which a sign of size 10 fills the middle. */
export const SUIT_BOX = { width: 12, height: 12 };

/** The box of a picture on a poker card. */
const PICTURE_BOX = { width: 40, height: 65 };

/** Width of the edge in a sign 10 across: about 0.2 mm in the pips of small cards. */
const EDGE = 0.6;

/** All drawings of a suit's sign. */
export function suitSymbols(drawn: PageSymbol, suit: number, outlines: Outlines): readonly PageSymbol[] {
  const symbol = { ...centeredSymbol(drawn, SUIT_BOX), id: suitSymbol(suit) };
  const outline = outlinedSymbol(symbol, suitSymbol(suit, 'outline'), 0.9);
  const thin = outlinedSymbol(symbol, suitSymbol(suit, 'thin'), 0.46);
  const looks = outlines
    ? LIGHT_LINES[outlines].map(({ name, width }) => lightSymbol(symbol, `${symbol.id}${name}`, width))
    : [symbol];
  const edged = outlines ? [] : [edgedSymbol(symbol, suitSymbol(suit, 'edged'), EDGE)];
  return [...looks, ...edged, outline, thin];
}

/** The drawing of a figure, its middle at the origin, and what it is made of. */
export function pictureSymbols(
  drawn: PageSymbol,
  id: string,
  { ink }: Pick<FaceLook, 'ink'>,
): readonly PageSymbol[] {
  const symbols = halvedSymbol({ ...centeredSymbol(drawn, PICTURE_BOX), id });
  return ink === 'full' ? symbols : symbols.map((symbol) => lightSymbol(symbol, symbol.id, LIGHT_PICTURE));
}

/** A rectangle around a figure, its middle at the origin. */
export function hullOfPicture(drawn: PageSymbol): Hull {
  const { content } = centeredSymbol(drawn, PICTURE_BOX);
  const paths = content.filter((part) => part.kind === 'path');
  return hullOfRect(around(paths.map((path) => boundsOfPath(path)).filter((bounds) => bounds !== undefined)));
}

/** The outline that holds every suit's sign, 10 mm across. */
export function hullOfSuits(suits: readonly PageSymbol[]): Hull {
  return hullOfHulls(suits.map((drawn) => hullOfSymbol(centeredSymbol(drawn, SUIT_BOX))));
}

/** The outline of a drawing. */
export function hullOfSymbol({ content }: PageSymbol): Hull {
  return hullOfPaths(content.filter((part) => part.kind === 'path'));
}
