import type { Seat } from '../engine/rules.ts';
import type { Block, Run, TableBlock, TableRow } from '../page/block.ts';
import { MM_PER_PT, type Mm } from '../page/geometry.ts';
import { GREY } from '../page/theme.ts';
import type { HandTrace, TrickTrace } from '../proof/trace.ts';
import { row, space, stack, text } from './blocks.ts';
import { cardHeight, leastCard, RING_REACH } from './card-picture.ts';
import { boxRoom } from './example-box.ts';
import {
  asksForSuit,
  type DocumentInput,
  type HandInput,
  isNarrow,
  isShort,
  seatName,
  stylesOf,
} from './input.ts';
import {
  HEAD_ROW,
  headRow,
  labelColumn,
  middle,
  REASON_ROW,
  reasonsBelow,
  ringedCard,
  suitPicture,
  type TableCard,
  tableCard,
  withReason,
} from './trick-table.ts';
import { withWinner, wordMelds, wordPoints, wordTrick } from './wording.ts';

/** The letter of a seat before its card, and the least room between a ring and the next letter. */
const LETTER: Mm = 5.2;
const LETTER_GAP: Mm = 1.4;

/** Width of a card on short paper; what a row is taller than its cards, by paper: the ring and the room around it. */
const SHORT_CARD: Mm = 9.6;
const ROW_ROOM = { short: 5.2, usual: 6.33 } as const;

/** Best width of the column of a card with its letter. */
const CARD_COLUMN: Mm = 22.8;

/** The columns of a hand: of the trick's number, of what was led, of each card and of the winner; 0 for none. */
interface HandColumns {
  readonly trick: Mm;
  readonly led: Mm;
  readonly card: Mm;
  readonly wins: Mm;
  /** Whether the letters of the seats stand above the cards, where there is no room for them beside. */
  readonly above: boolean;
}

function handColumns(input: HandInput, players: number): HandColumns {
  const columns = (trick: Mm, led: Mm, wins: Mm, why: Mm, above = false): HandColumns => {
    const card = Math.min(CARD_COLUMN, (boxRoom(input, true) - trick - led - wins - why) / players);
    return { trick, led, card, wins, above };
  };
  if (!isNarrow(input)) return reasonsBelow(input) ? columns(9.5, 14, 14, 0) : columns(11, 16, 14.5, 50);
  const trick = labelColumn(input, input.words.text('trick'), 9.5);
  const led = labelColumn(input, ledLabel(input), 9.5);
  const ways = [columns(trick, led, 0, 0), columns(trick, led, 0, 0, true)];
  const least = leastCard(input) || READABLE;
  // What was led can be seen of the first card.
  return ways.find((way) => cardRoom(way) >= least) ?? columns(trick, 0, 0, 0, true);
}

/** What a column leaves for a card behind its letter, or below it. */
function cardRoom({ card, above }: HandColumns): Mm {
  return above ? card - 2 * RING_REACH - LETTER_GAP : card - LETTER - RING_REACH - LETTER_GAP;
}

/** Width of a card on a narrow page that is worth having its letter above. */
const READABLE: Mm = 8;

/** A whole hand trick by trick: cards in playing order, the winner ringed, the reason in words; `height` is its room. Partners of a soloist have no column. */
export function handTable(input: HandInput, trace: HandTrace, height: Mm, totalsBelow: boolean): TableBlock {
  const players = Math.max(...trace.tricks.map(({ plays }) => plays.length));
  const layout = handColumns(input, players);
  const room = cardRoom(layout);
  const width = tableCard(input, trace.tricks.length, {
    column: isShort(input) ? Math.min(room, Math.max(SHORT_CARD, leastCard(input))) : room,
    height: height - HEAD_ROW,
    around: rowRoom(input) + (reasonsBelow(input) ? REASON_ROW : 0),
  });
  const cards = Array.from({ length: players }, () => ({ width: layout.card }));
  const columns = [
    { width: layout.trick },
    ...(layout.led === 0 ? [] : [{ width: layout.led }]),
    ...(layout.wins === 0 ? cards.slice(1) : cards),
    ...(reasonsBelow(input) ? [] : [{ width: layout.wins }]),
    { width: 'rest' as const },
  ];
  const rows = trace.tricks.flatMap((_, index) => trickRows(input, trace, index, { ...layout, width }));
  const last = { ...rows.at(-1), below: 'head' } as TableRow;
  const totals: TableRow = {
    cells: [{ block: handTotals(input, trace), columns: columns.length }],
    joined: true,
  };
  const head = handHead(input, players, layout);
  return { kind: 'table', columns, rows: [head, ...rows.slice(0, -1), last, ...(totalsBelow ? [totals] : [])] }; // biome-ignore format: short
}

function ledLabel(input: DocumentInput): string {
  return input.words.text(asksForSuit(input) ? 'asked' : 'led');
}

/** What each column holds; columns too narrow for words count the cards. */
function handHead(input: DocumentInput, players: number, { led, card, wins }: HandColumns): TableRow {
  const { words } = input;
  const said = Array.from({ length: players }, (_, at) => words.text(at === 0 ? 'leads' : 'then'));
  const counts = isNarrow(input) && said.some((word) => labelColumn(input, word, 0) > card);
  return headRow([
    words.text('trick'),
    ...(led === 0 ? [] : [ledLabel(input)]),
    ...said.map((word, at) => (counts ? `${at + 1}.` : word)),
    ...(wins === 0 ? [] : [words.text('wins')]),
    ...(reasonsBelow(input) ? [] : [words.text('why')]),
  ]);
}

function rowRoom(input: DocumentInput): Mm {
  return ROW_ROOM[isShort(input) ? 'short' : 'usual'];
}

function trickRows(
  input: HandInput,
  hand: HandTrace,
  index: number,
  { width, led, wins, above }: HandColumns & { readonly width: Mm },
): readonly TableRow[] {
  const trick = hand.tricks[index] as TrickTrace;
  const plays = trick.plays.map(({ seat, card }) =>
    middle(seatAndCard(input, seat, { card, width, wins: seat === trick.winner }, above)),
  );
  const winner = trick.winner === undefined ? '' : seatName(input, trick.winner);
  const cells = [
    { ...middle(text('body', String(index + 1))), header: 'Row' as const },
    ...(led === 0 ? [] : [middle(suitPicture(input, trick.ledSuit))]),
    ...plays,
    ...(wins === 0 ? [] : [middle(text('seat', winner))]),
  ];
  const letters = above ? stylesOf(input).seat.leading * MM_PER_PT : 0;
  const height = cardHeight(input, width) + rowRoom(input) + letters;
  const reason = wordTrick(input, trick);
  const why = wins === 0 ? withWinner(input, trick, reason) : reason;
  const said = [wordMelds(input, hand, index), why, wordPoints(input, trick)];
  return withReason(input, { cells, height }, said.filter((part) => part !== '').join(' '));
}

function seatAndCard(input: DocumentInput, seat: Seat, shown: TableCard, above: boolean): Block {
  const name = text('seat', seatName(input, seat));
  const card = ringedCard(input, shown);
  if (above) return stack([name, space(RING_REACH), card]);
  return row([[LETTER, name], ['fit', card]], { align: 'middle' }); // biome-ignore format: a pair
}

/** Tricks of each seat, and what they add up to. */
function handTotals(input: DocumentInput, trace: HandTrace): Block {
  const { words } = input;
  const won = trace.won ?? [];
  const sum = won.reduce((sofar, own) => sofar + own, 0);
  const runs: Run[] = [
    { text: `${words.text('tricks-taken')} `, weight: 'semibold', gap: 0.6 },
    ...won.map((own, seat) => ({ text: `${seatName(input, seat)}\u00a0${own} `, gap: 2.6 })),
  ];
  const key = playsWholeDeck(input, trace) ? 'together-all-once' : 'together';
  const together = text('small', [
    { text: words.text(key, { sum, cards: input.game.deck.cards.length }), color: GREY },
  ]);
  const tricks = text('small', runs);
  if (isNarrow(input)) return stack([space(2.2), tricks, together]);
  return stack([
    space(2.2),
    row([
      ['rest', tricks],
      ['fit', together],
    ]),
  ]);
}

/** Whether the tricks of a hand use up the deck, each card once. */
export function playsWholeDeck({ game }: DocumentInput, { tricks }: HandTrace): boolean {
  const played = tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
  return played.length === game.deck.cards.length && new Set(played).size === played.length;
}
