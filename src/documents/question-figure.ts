import { NO_SUIT } from '../engine/ranking.ts';
import type { CardIndex, Seat, SuitIndex } from '../engine/rules.ts';
import { ledSuitOf } from '../engine/trick.ts';
import type { Block } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { QuestionTrace } from '../proof/trace.ts';
import { row, space, stack, text } from './blocks.ts';
import { cardHeight, cardPicture, leastCard } from './card-picture.ts';
import {
  cardRows,
  chevron,
  GAP,
  PILL,
  pillHigh,
  pillWidth,
  seatLine,
  seatLineWidth,
  suitPill,
} from './card-words.ts';
import { type BoxPart, boxRoom } from './example-box.ts';
import { type HandInput, isNarrow } from './input.ts';
import { DROP, heldWidth, legalCards } from './legal-cards.ts';
import { wordChoice } from './play-words.ts';
import { BEFORE_REASON, figureHeight } from './trick-figure.ts';

/** Width of a card already played, of its column, and of the arrowhead behind it. */
const PLAYED: Mm = 13.2;
const PLAYED_COLUMN: Mm = 19.8;
const CHEVRON: Mm = 2;

/** Width of a card in the hand, and the least one where half the page is enough for smaller cards. */
const HELD: Mm = 10.8;
const LEAST_HELD: Mm = 8.4;

/** Further room before the hand, so that the last arrowhead stands in the middle between two cards. */
const BEFORE_HAND: Mm = 2.25;

/** Room above and below the cards together, where nothing stands beside them. */
const AIR: Mm = 2;

/** Fewer cards than this are not set beside the trick. */
const BESIDE: number = 4;

/** A hand at the moment of choice: what lies there, and which cards may follow. */
export function questionFigure(input: HandInput, question: QuestionTrace): BoxPart {
  const { played, holding } = question;
  const best = Math.max(HELD, leastCard(input));
  const setter = suitSetter(input, question);
  const widths = played.map((_, index) => columnWidth(input, question, index, setter));
  const lead = leadWidth(widths);
  const half = boxRoom(input, false) - lead;
  const small = isNarrow(input) ? undefined : fittingCard(input, question, half);
  const wide = heldWidth(input, question, holding, best) > half && small === undefined;
  const card = wide ? best : (small ?? best);
  const room = boxRoom(input, wide);
  const beside = heldWidth(input, question, holding.slice(0, BESIDE), card) <= room - lead;
  // Only beside another box must the cards stand as high as there.
  const height =
    wide || isNarrow(input)
      ? Math.max(cardHeight(input, PLAYED), cardHeight(input, card) + DROP) + AIR
      : figureHeight(input);
  const columns = played.map(({ seat, card }, index): readonly [Mm, Block] => {
    const word = index === setter ? suitPill(input, suitOf(input, card)) : wordBelow(input, index === 0 && setter < 0); // biome-ignore format: short
    return [widths[index] ?? PLAYED_COLUMN, playedColumn(input, seat, card, { leads: index === 0, word, height })]; // biome-ignore format: short
  });
  const hand = stack([seatLine(input, question.seat, 'holds'), space(GAP), legalCards(input, question, { room: beside ? room - lead : room, card, height })]); // biome-ignore format: short
  const figure = beside ? besideTrick(input, columns, hand, height) : belowTrick(input, columns, hand, { room, height }); // biome-ignore format: short
  const reason = text('small', wordChoice(input, question));
  return { wide, block: stack([stack(figure, { align: 'center' }), space(BEFORE_REASON), reason]) };
}

/** The largest cards with which the hand fits in one row; undefined if they would be too small. */
function fittingCard(input: HandInput, question: QuestionTrace, room: Mm): Mm | undefined {
  const steps = Array.from({ length: CARD_STEPS + 1 }, (_, at) => HELD - ((HELD - LEAST_HELD) * at) / CARD_STEPS); // biome-ignore format: short
  return steps.find((card) => heldWidth(input, question, question.holding, card) <= room);
}

/** Sizes of cards that are tried. */
const CARD_STEPS = 6;

function besideTrick(
  input: HandInput,
  columns: readonly (readonly [Mm, Block])[],
  hand: Block,
  height: Mm,
): readonly Block[] {
  const arrow = (room: Mm) => [room, chevron(input, height, room, CHEVRON / 2)] as const;
  const before = columns.flatMap((column, at) => [column, arrow(at < columns.length - 1 ? CHEVRON : CHEVRON + BEFORE_HAND)]); // biome-ignore format: short
  return [row([...before, ['fit', hand]], { align: 'top' })];
}

function belowTrick(
  input: HandInput,
  columns: readonly (readonly [Mm, Block])[],
  hand: Block,
  { room, height }: { readonly room: Mm; readonly height: Mm },
): readonly Block[] {
  const trick = cardRows(input, columns, { room, between: CHEVRON, height });
  return [trick, space(BEFORE_REASON), row([['fit', hand]])];
}

/** What the cards already played take, arrowheads included. */
function leadWidth(widths: readonly Mm[]): Mm {
  if (widths.length === 0) return 0;
  return widths.reduce((sum, width) => sum + width, 0) + widths.length * CHEVRON + BEFORE_HAND;
}

/** Which card set the suit that is asked for; below 0 where none is. */
function suitSetter({ ranking }: HandInput, { played }: QuestionTrace): number {
  const cards = played.map(({ card }) => card);
  const led = ledSuitOf(ranking, cards);
  return led === NO_SUIT ? -1 : cards.findIndex((card) => ranking.suit[card] === led);
}

/** The column of the card that set the suit holds its pill; where words are large, every column what stands above. */
function columnWidth(input: HandInput, { played }: QuestionTrace, index: number, setter: number): Mm {
  const play = played[index];
  if (!play) return PLAYED_COLUMN;
  const pill = index === setter ? pillWidth(input, suitOf(input, play.card)) : 0;
  const above = isNarrow(input) ? seatLineWidth(input, play.seat, index === 0 ? 'leads' : 'plays') : 0;
  return Math.max(PLAYED_COLUMN, pill, above);
}

function suitOf({ ranking }: HandInput, card: CardIndex): SuitIndex {
  return ranking.suit[card] ?? NO_SUIT;
}

function wordBelow({ words }: HandInput, nothingAsked: boolean): Block {
  return nothingAsked ? pillHigh([{ text: words.text('no-suit') }]) : space(PILL);
}

function playedColumn(
  input: HandInput,
  seat: Seat,
  card: CardIndex,
  { leads, word, height }: { readonly leads: boolean; readonly word: Block; readonly height: Mm },
): Block {
  const around = (height - cardHeight(input, PLAYED)) / 2;
  return stack(
    [
      seatLine(input, seat, leads ? 'leads' : 'plays'),
      space(GAP + around),
      cardPicture(input, card, { width: PLAYED }),
      space(GAP + around),
      word,
    ],
    { align: 'center' },
  );
}
