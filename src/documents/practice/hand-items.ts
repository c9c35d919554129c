import type { CardIndex, Seat } from '../../engine/rules.ts';
import type { Block } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { ItemOf } from '../../proof/practice/items.ts';
import type { QuestionTrace } from '../../proof/trace.ts';
import { chunks, row, space, stack, text } from '../blocks.ts';
import { cardHeight, cardPicture, leastCard } from '../card-picture.ts';
import { chevron, GAP, seatLine, seatLineWidth } from '../card-words.ts';
import { type DocumentInput, figure, seatName } from '../input.ts';
import { wordChoice } from '../play-words.ts';
import { answerBox, besideFigure, filledBox, itemRoom, type PracticeInput } from './parts.ts';

/** Width of a card in a hand, its best and least column, and width of a card that was played and of the arrowhead behind it. */
const HELD: Mm = 14;
const PITCH: Mm = 19.2;
const LEAST_PITCH: Mm = 12.6;
const PLAYED: Mm = 12.5;
const ARROW: Mm = 4;

/** Side of the box below a card. */
const TICK: Mm = 9.4;

/** The trick so far and the hand of whoever is next, with a box below each card. */
export function legalItem(input: PracticeInput, { question }: ItemOf<'legal'>): Block {
  const { seat, holding, choice } = question;
  const played = playedSoFar(input, question);
  const room = itemRoom(input);
  const least = Math.max(LEAST_PITCH, leastCard(input) + 1.6);
  const beside = played.width + holding.length * least <= room;
  const below = (card: CardIndex) => {
    const answer = input.told && choice.allowed.includes(card) ? '×' : '';
    return [space(1.6), filledBox(answer, { width: TICK, height: TICK })];
  };
  const hand = heldCards(input, { seat, holding, room: beside ? room - played.width : room, least, below });
  const lead = played.block;
  const figure =
    lead === undefined
      ? hand
      : beside
        ? row([[played.width, lead], ['fit', hand]], { align: 'top' }) // biome-ignore format: a pair
        : stack([row([['fit', lead]]), hand], { gap: 3 });
  return input.told ? stack([figure, space(2), text('small', wordChoice(input, question))]) : figure;
}

function playedSoFar(
  input: PracticeInput,
  { played }: QuestionTrace,
): { readonly width: Mm; readonly block?: Block } {
  if (played.length === 0) return { width: 0 };
  const card = Math.max(PLAYED, leastCard(input));
  const height = cardHeight(input, card);
  const parts = played.flatMap(({ seat, card: shown }, at): (readonly [Mm, Block])[] => {
    const line = seatLine(input, seat, at === 0 ? 'leads' : undefined);
    const width = at === 0 ? Math.max(card, seatLineWidth(input, seat, 'leads') + 0.5) : card;
    const column = stack([line, space(GAP), cardPicture(input, shown, { width: card })], { align: 'center' });
    return [[width, column], [ARROW, chevron(input, height, ARROW)]]; // biome-ignore format: a pair
  });
  const width = parts.reduce((sum, [one]) => sum + one, 0);
  const room = itemRoom(input);
  if (width <= room) return { width: width + ARROW, block: row(parts, { align: 'top' }) };
  const lines = chunks(parts, 2 * Math.ceil(played.length / 2)).map((line) => row(line, { align: 'top' }));
  return { width: room, block: stack(lines, { gap: 2 }) };
}

/** How a hand is set. */
interface HeldLook {
  readonly seat: Seat;
  readonly holding: readonly CardIndex[];
  readonly room: Mm;
  readonly least: Mm;
  readonly below?: (card: CardIndex) => readonly Block[];
}

function heldCards(input: DocumentInput, { seat, holding, room, least, below }: HeldLook): Block {
  const most = Math.max(1, Math.floor((room + 0.01) / least));
  const rows = Math.max(1, Math.ceil(holding.length / most));
  const inRow = Math.ceil(holding.length / rows);
  const pitch = Math.min(Math.max(PITCH, least), room / Math.max(1, inRow));
  const width = Math.min(Math.max(HELD, leastCard(input)), pitch - 1.6);
  const columns = holding.map((card): readonly [Mm, Block] => {
    const picture = cardPicture(input, card, { width });
    return [pitch, stack([picture, ...(below?.(card) ?? [])], { align: 'center' })];
  });
  const lines = chunks(columns, inRow).map((line) => row(line));
  return row([
    [pitch * inRow, stack([seatLine(input, seat, 'holds'), space(GAP), stack(lines, { gap: 2 })])],
  ]);
}

/** Width of the box for what is melded. */
const MELD: Mm = 34;

/** A card that is led, the rest of the hand, and a box for what may be melded. */
export function meldItem(input: PracticeInput, { moment, melds }: ItemOf<'meld'>): Block {
  const { words } = input;
  const { seat, card } = moment;
  const rest = moment.holding.filter((one) => one !== card);
  const first = Math.max(PITCH, seatLineWidth(input, seat, 'leads') + 0.5);
  const led = stack([seatLine(input, seat, 'leads'), space(GAP), cardPicture(input, card, { width: Math.max(HELD, leastCard(input)) })], { align: 'center' }); // biome-ignore format: short
  const least = Math.max(LEAST_PITCH, leastCard(input) + 1.6);
  const free = itemRoom(input) - first - MELD - 12;
  const room = rest.length * least <= free ? free : itemRoom(input) - first;
  const hand = heldCards(input, { seat, holding: rest, room, least });
  const block = row([[first, led], ['fit', hand]], { align: 'top' }); // biome-ignore format: a pair
  const answer = answerBox(input, words.text('practice-melds', { seat: seatName(input, seat) }), meldNames(input, melds), MELD); // biome-ignore format: short
  const width = first + Math.min(room, rest.length * PITCH);
  return besideFigure(input, { block, width }, [[MELD, answer]], MELD);
}

/** The names of melds, or a dash. */
export function meldNames({ game, words }: DocumentInput, melds: readonly number[]): string {
  const names = melds.map((meld) => game.rules.melds[meld]?.name ?? '');
  return names.length === 0 ? '–' : names.join(` ${words.text('or')} `);
}

/** Size of the box of a bid. */
const BID = { width: 12, height: 9.5 } as const;

/** The bids so far in their order, and a box for what the last bidder may not say. */
export function bidItem(input: PracticeInput, { bids, size }: ItemOf<'bid'>): Block {
  const { words } = input;
  const last = bids.at(-1);
  const columns = bids.map(({ seat, bid }): readonly [Mm, Block] => {
    const said = seat === last?.seat ? '?' : figure(bid);
    return [BID_PITCH, stack([seatLine(input, seat, undefined), space(GAP), filledBox(said, BID)], { align: 'center' })]; // biome-ignore format: short
  });
  const most = Math.max(1, Math.floor(itemRoom(input) / BID_PITCH));
  const lines = chunks(columns, most).map((line) => row(line));
  const cards = words.text('practice-size', { n: size, one: size === 1 });
  const block = stack([text('label', cards), space(GAP), ...lines]);
  const width = BID_PITCH * Math.min(most, columns.length);
  const answer = answerBox(input, words.text('practice-forbidden'), forbiddenBid(last?.forbidden ?? []));
  return besideFigure(input, { block, width }, [[FORBIDDEN, answer]], FORBIDDEN);
}

const BID_PITCH: Mm = 16;
const FORBIDDEN: Mm = 24;

/** The numbers that may not be said, or a dash. */
export function forbiddenBid(forbidden: readonly number[]): string {
  return forbidden.length === 0 ? '–' : forbidden.map(figure).join(', ');
}
