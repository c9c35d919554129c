import type { Seat } from '../engine/rules.ts';
import type { Block, Run } from '../page/block.ts';
import { MM_PER_PT, type Mm } from '../page/geometry.ts';
import type { Segment } from '../page/primitive.ts';
import { GREY, INK, STYLES } from '../page/theme.ts';
import type { PlayTrace, TrickTrace } from '../proof/trace.ts';
import { picture, row, space, stack, text } from './blocks.ts';
import { cardHeight, cardPicture, RING_REACH } from './card-picture.ts';
import { suitSymbol } from './drawings.ts';
import { type BoxPart, boxRoom } from './example-box.ts';
import { cardName, type DocumentInput, isShort, seatName, suitName, suitOf } from './input.ts';
import { wordWinner } from './wording.ts';

/** Width of a card in a trick on most papers and on short ones, and of the chevron between two. */
const CARD: Mm = 17;
const SHORT_CARD: Mm = 15;
const CHEVRON: Mm = 5.3;

/** Room between the seat's letter, the card's ring and the word below it. */
export const GAP: Mm = 1.2;

/** Room between the figure and the reason below it. */
export const BEFORE_REASON: Mm = 3;

/** A trick in playing order: led suit, ring round the winner, and the reason in words. */
export function trickFigure(input: DocumentInput, trick: TrickTrace): BoxPart {
  const count = trick.plays.length;
  const best = bestCard(input);
  const leader = Math.max(best + 2 * RING_REACH, pillWidth(input, trick.ledSuit));
  const fitting = (wide: boolean) => {
    const others = boxRoom(input, wide) - leader - (count - 1) * CHEVRON;
    return count > 1 ? others / (count - 1) - 2 * RING_REACH : best;
  };
  const wide = fitting(false) < best - 1;
  const width = Math.min(best, fitting(wide));
  const columns = trick.plays.flatMap((play, index): (readonly [Mm, Block])[] => {
    const column = index === 0 ? leader : width + 2 * RING_REACH;
    const shown = [column, playColumn(input, trick, play, width)] as const;
    return index === 0 ? [shown] : [[CHEVRON, chevron(cardHeight(input, width) + 2 * RING_REACH)], shown];
  });
  const figure = stack([row(columns, { align: 'top' })], { align: 'center' });
  return { wide, block: stack([figure, space(BEFORE_REASON), text('small', wordWinner(input, trick))]) };
}

function playColumn(input: DocumentInput, trick: TrickTrace, play: PlayTrace, width: Mm): Block {
  const wins = play.seat === trick.winner;
  const name = cardName(input, play.card);
  const alt = wins ? input.words.text('alt-wins', { card: name }) : name;
  const card = cardPicture(input, play.card, { width, ring: wins, alt });
  const leads = play.seat === trick.lead;
  return stack(
    [
      seatLine(input, play.seat, leads ? 'leads' : undefined),
      space(GAP + RING_REACH),
      card,
      space(GAP + RING_REACH),
      verdict(),
    ],
    { align: 'center' },
  );

  function verdict(): Block {
    if (leads) return suitPill(input, trick.ledSuit);
    if (wins) return pillHigh([{ text: input.words.text('wins'), weight: 'semibold', color: INK }]);
    const follows = suitOf(input, play.card) === trick.ledSuit;
    return pillHigh([{ text: input.words.text(follows ? 'follows' : 'discards') }]);
  }
}

/** The letter of a seat, and in small what it does. */
export function seatLine(
  input: DocumentInput,
  seat: Seat,
  word: 'leads' | 'holds' | 'plays' | undefined,
): Block {
  const runs: Run[] = [{ text: seatName(input, seat), style: 'seat' }];
  if (word) runs.push({ text: ` ${input.words.text(word)}`, style: 'label' });
  return text('seat', runs, 'center');
}

/** Height of the suit's pill; words beside it stand on the same line. */
export const PILL: Mm = 4.8;

/** The led suit, outlined in its colour, by drawing and by name. */
export function suitPill(input: DocumentInput, suit: number): Block {
  const { color } = input.game.deck.suits[suit] ?? { color: GREY };
  const name = suitName(input, suit);
  const runs: Run[] = [
    { symbol: suitSymbol(suit), height: 3, alt: '', gap: 0.7 },
    { text: name.replaceAll(' ', '\u00a0'), weight: 'semibold', color: INK },
  ];
  const child = text('label', runs, 'center');
  const padding = { x: PILL_PADDING, y: 0 };
  return row([
    ['fit', { kind: 'frame', child, height: PILL, padding, radius: PILL / 2, line: 'head', color }],
  ]);
}

const PILL_PADDING: Mm = 2.8;

/** The width of a suit's pill: drawing, gap, name and the room around them. */
export function pillWidth(input: DocumentInput, suit: number): Mm {
  const face = { ...STYLES.label, weight: 'semibold' } as const;
  return 3 + 0.7 + input.measure.width(suitName(input, suit), face) + 2 * PILL_PADDING + 0.1;
}

/** A word on the line of the pills. */
export function pillHigh(runs: readonly Run[]): Block {
  return {
    kind: 'row',
    align: 'middle',
    children: [
      { width: 'rest', block: text('label', runs, 'center') },
      { width: 0, block: space(PILL) },
    ],
  };
}

/** An arrowhead in the middle of a given height, `x` from the left: what follows comes later. */
export function chevron(height: Mm, width = CHEVRON, x = width / 2): Block {
  const middle = height / 2;
  const stroke = { color: GREY, width: 0.3, cap: 'round', join: 'round' } as const;
  const segments: readonly Segment[] = [
    ['M', x - 0.8, middle - 1.5],
    ['L', x + 0.8, middle],
    ['L', x - 0.8, middle + 1.5],
  ];
  const arrow = picture({ width, height }, [{ kind: 'path', segments, stroke }]);
  return stack([space(SEAT_LINE + GAP), arrow]);
}

/** Height of the line with the seat's letter. */
const SEAT_LINE: Mm = STYLES.seat.leading * MM_PER_PT;

/** Height that every figure gives its cards, so that boxes side by side agree: a card and its ring. */
export function figureHeight(input: DocumentInput): Mm {
  return cardHeight(input, bestCard(input)) + 2 * RING_REACH;
}

function bestCard(input: DocumentInput): Mm {
  return isShort(input) ? SHORT_CARD : CARD;
}
