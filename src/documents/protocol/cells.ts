import type { CardIndex, Seat } from '../../engine/rules.ts';
import type { Block, Run, TableCell } from '../../page/block.ts';
import { MM_PER_PT, type Mm } from '../../page/geometry.ts';
import { ellipseSegments } from '../../page/shapes.ts';
import { INK } from '../../page/theme.ts';
import { picture, row, space, stack, text } from '../blocks.ts';
import { rankSign } from '../card-names.ts';
import { type DocumentInput, figure, seatName, stylesOf, suitName } from '../input.ts';
import { suitSymbol } from '../suit-symbols.ts';

/** Height of a suit's sign in a cell. */
const SIGN: Mm = 3.2;

/** Radius of the dealer's dot. */
const DOT: Mm = 0.95;

/** A card as it is written into a cell: its suit's sign and what stands in its corner. */
export function cardRuns(
  input: DocumentInput,
  card: CardIndex,
  { look, gap }: { readonly look: 'full' | 'outline'; readonly gap?: Mm },
): readonly Run[] {
  const { cards, ranks } = input.game.deck;
  const found = cards[card];
  if (!found) return [];
  const rank = ranks[found.rank];
  return [
    {
      symbol: suitSymbol(found.suit, look),
      height: look === 'full' ? SIGN : 3.4,
      alt: suitName(input, found.suit),
    },
    { text: `\u00a0${rank ? rankSign(rank, input.language) : ''} `, weight: 'semibold', ...(gap !== undefined && { gap }) }, // biome-ignore format: short
  ];
}

/** A card that was played, framed if it wins. */
export function playedCard(input: DocumentInput, card: CardIndex, wins: boolean): Block {
  const [sign, rank] = cardRuns(input, card, { look: 'full' });
  if (!sign || !rank || !('text' in rank)) return space(0);
  const words = text('small', [sign, { ...rank, text: rank.text.trimEnd() }], 'center');
  const height = stylesOf(input).small.leading * MM_PER_PT;
  const padding = { x: 1.2, y: 0 };
  return wins
    ? row([['fit', { kind: 'frame', child: words, height, padding, radius: 1.2, line: 'head' }]])
    : row([[padding.x, space(0)], ['fit', words]]); // biome-ignore format: a pair
}

/** A number or letter that the engine fills in. */
export function filledIn(value: string | number): Block {
  const words = typeof value === 'number' ? figure(value) : value;
  return text('value', [{ text: words, weight: 'semibold' }]);
}

/** A cell that is filled in the middle of its height, or left to write in. */
export function field(value: string | number | undefined): TableCell {
  return value === undefined ? {} : { block: filledIn(value), valign: 'middle' };
}

/** The letter of a seat as a value; nothing if nobody is known. */
export function seatValue(input: DocumentInput, seat: Seat | undefined): string | undefined {
  return seat === undefined ? undefined : seatName(input, seat);
}

/** The dealer's dot; with little ink a ring. */
export function dealerDot({ look }: DocumentInput): Block {
  const segments = ellipseSegments(DOT, DOT, DOT, DOT);
  const paint = look.ink === 'low' ? { stroke: { color: INK, width: RING } } : { fill: INK };
  return picture({ width: 2 * DOT, height: 2 * DOT }, [{ kind: 'path', segments, ...paint }]);
}

/** Width of the line of a dot that takes little ink. */
const RING: Mm = 0.3;

/** The dealer's dot in the corner of a cell, or before what is filled in. */
export function withDot(input: DocumentInput, value: string | number | undefined): TableCell {
  if (value === undefined) return { block: stack([space(1), dealerDot(input)]) };
  const parts = [['fit', dealerDot(input)], ['fit', filledIn(value)]] as const; // biome-ignore format: a pair
  return { block: row(parts, { gap: 1.4, align: 'middle' }), valign: 'middle' };
}
