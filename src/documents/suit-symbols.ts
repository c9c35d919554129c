import type { Card } from '../cards/deck.ts';
import type { Mm } from '../page/geometry.ts';
import { type Hull, hullOfHulls, hullOfPaths, hullOfRect } from '../page/hull.ts';
import type { PageSymbol, Segment } from '../page/primitive.ts';
import type { FaceLook } from '../page/print.ts';
import type { DeckArt } from './deck-art.ts';
import { halvedSymbol } from './halved.ts';
import { lightSymbol } from './low-ink.ts';
import { centeredSymbol, outlinedSymbol, paledSymbol } from './recolor.ts';

/** Id of the drawing of a suit: as it is, pale, or in outline only. */
export function suitSymbol(suit: number, look: 'full' | 'pale' | 'outline' = 'full'): string {
  return look === 'full' ? `suit-${suit}` : `suit-${suit}-${look}`;
}

/** Id of the drawing of a suit for a sign of some size: outlines are thin in small signs and thick in large ones. */
export function sizedSuitSymbol(suit: number, size: Mm, ink: FaceLook['ink'], look: 'full' | 'pale'): string {
  const weight = ink === 'low' ? (LIGHT_LINES.find(({ from }) => size >= from)?.name ?? '') : '';
  return `${suitSymbol(suit)}${weight}${look === 'pale' ? '-pale' : ''}`;
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

/** Outlines of signs that take little ink, for signs 10 across: by the size from which they are used. */
const LIGHT_LINES = [
  { name: '-large', from: 18, width: 0.34 },
  { name: '-pip', from: 7, width: 0.52 },
  { name: '', from: 0, width: 1 },
] as const;

/** Width of lines in figures that take little ink. */
const LIGHT_PICTURE: Mm = 0.35;

/** A suit's signs are drawn in a box of this side, of which a sign of size 10 fills the middle. */
const SUIT_BOX = { width: 12, height: 12 };

/** The box of a picture, on a card of 63 × 88 mm. */
const PICTURE_BOX = { width: 40, height: 65 };

/** All drawings of a suit's sign. */
export function suitSymbols(
  drawn: PageSymbol,
  suit: number,
  { ink }: Pick<FaceLook, 'ink'>,
): readonly PageSymbol[] {
  const symbol = { ...centeredSymbol(drawn, SUIT_BOX), id: suitSymbol(suit) };
  const outline = outlinedSymbol(symbol, suitSymbol(suit, 'outline'), 0.9);
  const looks =
    ink === 'full'
      ? [symbol]
      : LIGHT_LINES.map(({ name, width }) => lightSymbol(symbol, `${symbol.id}${name}`, width));
  return [...looks, ...looks.map((look) => paledSymbol(look, `${look.id}-pale`)), outline];
}

/** The drawing of a figure, its middle at the origin, and what it is made of. */
export function pictureSymbols(
  drawn: PageSymbol,
  id: string,
  { ink }: Pick<FaceLook, 'ink'>,
): readonly PageSymbol[] {
  const symbols = halvedSymbol({ ...centeredSymbol(drawn, PICTURE_BOX), id });
  return ink === 'low' ? symbols.map((symbol) => lightSymbol(symbol, symbol.id, LIGHT_PICTURE)) : symbols;
}

/** A rectangle around a figure, its middle at the origin. */
export function hullOfPicture(drawn: PageSymbol): Hull {
  const { content } = centeredSymbol(drawn, PICTURE_BOX);
  const paths = content.filter((part) => part.kind === 'path');
  const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { segments, stroke } of paths) {
    const reach = (stroke?.width ?? 0) / 2;
    for (const [x, y] of segments.flatMap(controlPoints)) {
      edges.left = Math.min(edges.left, x - reach);
      edges.top = Math.min(edges.top, y - reach);
      edges.right = Math.max(edges.right, x + reach);
      edges.bottom = Math.max(edges.bottom, y + reach);
    }
  }
  const { left, top, right, bottom } = edges;
  return hullOfRect({ x: left, y: top, width: right - left, height: bottom - top });
}

function controlPoints(segment: Segment): readonly (readonly [number, number])[] {
  const numbers = segment.slice(1) as readonly number[];
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1]!] as const] : []));
}

/** The outline that holds every suit's sign, 10 mm across. */
export function hullOfSuits(suits: readonly PageSymbol[]): Hull {
  return hullOfHulls(suits.map((drawn) => hullOfSymbol(centeredSymbol(drawn, SUIT_BOX))));
}

/** The outline of a drawing. */
export function hullOfSymbol({ content }: PageSymbol): Hull {
  return hullOfPaths(content.filter((part) => part.kind === 'path'));
}
