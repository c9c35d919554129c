import type { Seat } from '../../engine/rules.ts';
import type { Block } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { ItemOf } from '../../proof/practice/items.ts';
import type { PlayTrace, TrickTrace } from '../../proof/trace.ts';
import { chunks, row, space, stack, text } from '../blocks.ts';
import { cardHeight, cardPicture, leastCard, RING_REACH } from '../card-picture.ts';
import { cardRows, GAP, seatLine, seatLineWidth } from '../card-words.ts';
import { type DocumentInput, figure, isNarrow, seatName } from '../input.ts';
import { ringedCard } from '../trick-table.ts';
import { wordSolution } from '../wording.ts';
import { answerBox, BESIDE, besideFigure, itemRoom, type PracticeInput, writing } from './parts.ts';

/** Width of a card at best and at least, and room between two. */
const CARD: Mm = 15;
const LEAST: Mm = 11;
const BETWEEN: Mm = 4.2;

/** Least and best length of the lines to write the reason on. */
const WHY_LEAST: Mm = 45;
const WHY: Mm = 63;

/** Width of the box for a seat. */
const BOX: Mm = 16;

/** A trick in the order of play; who wins it, and two lines to say why. */
export function winnerItem(input: PracticeInput, { trick }: ItemOf<'winner'>): Block {
  const { words } = input;
  const answer = BOX + 2 * BESIDE;
  const shown = orderedTrick(input, trick, [WHY, WHY_LEAST].map((why) => itemRoom(input) - answer - why)); // biome-ignore format: short
  return besideFigure(
    input,
    shown,
    [
      [BOX, answerBox(input, words.text('wins'), winnerName(input, trick))],
      ['rest', writing(input, words.text('ask-why'), wordSolution(input, trick))],
    ],
    BOX + BESIDE + WHY_LEAST,
  );
}

/** A trick by seat; who leads the next one. */
export function nextItem(input: PracticeInput, { trick }: ItemOf<'next'>): Block {
  const { words } = input;
  const shown = cardsBySeat(input, trick, itemRoom(input) - NEXT - BESIDE);
  const answer = answerBox(input, words.text('practice-leads-next'), winnerName(input, trick), BOX);
  const figure = besideFigure(input, shown, [[NEXT, answer]], NEXT);
  return input.told ? stack([figure, space(2), text('small', wordSolution(input, trick))]) : figure;
}

/** Width of the box for the next leader with its label. */
const NEXT: Mm = 34;

/** The cards of a trick; what they count together, and a line to add up on. */
export function pointsItem(input: PracticeInput, { trick, last }: ItemOf<'points'>): Block {
  const { words, game } = input;
  const shown = cardsInRow(input, trick.plays, itemRoom(input) - SUM - SUM_LINE - 2 * BESIDE);
  const where = words.text(last ? 'practice-last-trick' : 'practice-mid-trick');
  const block =
    game.rules.lastTrick === 0 ? shown.block : stack([text('label', where), space(GAP), shown.block]);
  return besideFigure(
    input,
    { block, width: shown.width },
    [
      [SUM, answerBox(input, words.text('card-points'), figure(trick.points ?? 0), SUM)],
      ['rest', writing(input, words.text('practice-sum'), sumOf(input, trick, last), 1)],
    ],
    SUM + BESIDE + SUM_LINE,
  );
}

/** Width of the box for card points, and least length of the line beside it. */
const SUM: Mm = 18;
const SUM_LINE: Mm = 50;

/** `10 + 4 + 3 = 17`, the bonus of the last trick among them. */
function sumOf({ game, words }: PracticeInput, { plays, points = 0 }: TrickTrace, last: boolean): string {
  const { cardPoints = [], lastTrick } = game.rules;
  const each = plays.map(({ card }) => figure(cardPoints[card] ?? 0));
  const bonus = last && lastTrick !== 0 ? [`${figure(lastTrick)} (${words.text('table-last-trick')})`] : [];
  return `${[...each, ...bonus].join(' + ')} = ${figure(points)}`;
}

function winnerName(input: PracticeInput, { winner }: TrickTrace): string {
  return winner === undefined ? '' : seatName(input, winner);
}

/** Cards in the order of play with arrowheads between, in the first room that holds them in one row, or in several rows of the last. */
function orderedTrick(
  input: PracticeInput,
  trick: TrickTrace,
  rooms: readonly Mm[],
): { readonly block: Block; readonly width: Mm } {
  const others = trick.plays.length - 1;
  const first = (card: Mm) => Math.max(card, seatLineWidth(input, trick.lead, 'leads') + 0.5);
  const widthOf = (card: Mm) => first(card) + others * (card + BETWEEN);
  const least = Math.max(LEAST, leastCard(input));
  const room = rooms.find((one) => widthOf(least) <= one);
  const narrow = isNarrow(input) ? itemRoom(input) : (rooms.at(-1) ?? 0);
  const best = (wide: Mm) => Math.min(CARD, (wide - first(CARD) - others * BETWEEN) / Math.max(1, others));
  const card = Math.max(least, room === undefined || others === 0 ? CARD : best(room));
  const columns = trick.plays.map(({ seat, card: shown }, at): readonly [Mm, Block] => {
    const wins = input.told && seat === trick.winner;
    const parts = [seatLine(input, seat, at === 0 ? 'leads' : undefined), space(GAP), ringedCard(input, { card: shown, width: card, wins })]; // biome-ignore format: short
    return [at === 0 ? first(card) : card, stack(parts, { align: 'center' })];
  });
  const wide = Math.min(widthOf(card), room ?? narrow);
  const block = cardRows(input, columns, { room: wide, between: BETWEEN, height: cardHeight(input, card) });
  return { block, width: wide };
}

/** The cards of a trick by seat, not by order of play, and who led. */
export function cardsBySeat(
  input: DocumentInput,
  { plays, lead }: TrickTrace,
  room: Mm,
): { readonly block: Block; readonly width: Mm } {
  const bySeat = [...plays].sort((one, other) => one.seat - other.seat);
  return cardsInRow(input, bySeat, room, (seat) => seatLine(input, seat, seat === lead ? 'leads' : undefined)); // biome-ignore format: short
}

/** Cards side by side, in as many rows as it takes for them to be as wide as they must. */
function cardsInRow(
  input: DocumentInput,
  plays: readonly PlayTrace[],
  room: Mm,
  above?: (seat: Seat) => Block,
): { readonly block: Block; readonly width: Mm } {
  const led = above ? Math.max(...plays.map(({ seat }) => seatLineWidth(input, seat, 'leads'))) + 0.5 : 0;
  const free = isNarrow(input) ? itemRoom(input) : room;
  const least = Math.max(LEAST, leastCard(input), led);
  const most = Math.max(1, Math.floor(free / (least + APART)));
  const rows = Math.ceil(plays.length / most);
  const inRow = Math.ceil(plays.length / rows);
  const pitch = Math.min(Math.max(CARD, led) + APART, free / inRow);
  const columns = plays.map(({ seat, card }): readonly [Mm, Block] => {
    const picture = cardPicture(input, card, { width: Math.min(CARD, pitch - APART) });
    return [pitch, above ? stack([above(seat), space(GAP), picture], { align: 'center' }) : picture];
  });
  const lines = chunks(columns, inRow).map((line) => row(line));
  return { block: stack(lines, { gap: RING_REACH }), width: inRow * pitch };
}

/** Room between two cards that lie side by side. */
const APART: Mm = 2;
