import type { Seat } from '../engine/rules.ts';
import type { Block, VerticalAlign } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { GREY } from '../page/theme.ts';
import type { TrickTrace } from '../proof/trace.ts';
import { chunks, itemLabel, row, space, stack, text } from './blocks.ts';
import { leastCard, RING_REACH } from './card-picture.ts';
import { GAP, seatLine } from './card-words.ts';
import { type DocumentInput, type HandInput, isNarrow, isShort } from './input.ts';
import { ringedCard } from './trick-table.ts';

/** Room above the words and cards of a trick. */
const ABOVE: Mm = 1.4;

/** Width of the trick's number, and of its cards. */
const NUMBER: Mm = 18;
const CARDS: Mm = 60;

/** Best distance of two cards, room between them, and the least distance that leaves the words above them apart. */
const PITCH: Mm = 19.2;
const BETWEEN: Mm = 2 * RING_REACH;

/** Height of a question, on short paper a little less. */
const QUESTION: Mm = 8.4;
const SHORT_QUESTION: Mm = 7.4;

/** Distance of two lines to write on. */
export const LINE: Mm = 8;

/** Height of a question. */
export function questionHeight(input: DocumentInput): Mm {
  return isShort(input) ? SHORT_QUESTION : QUESTION;
}

/** So many cards stand in one row. */
const IN_ROW = 4;

/** Width of the words of a question, and of what is ringed or said behind them. */
interface QuestionColumn {
  readonly label: Mm;
  readonly answers: Mm;
}

/** The room of the questions: beside the cards, or below them on narrow paper. */
export function questionColumn(input: DocumentInput): QuestionColumn {
  const label = isNarrow(input) ? input.width * NARROW_LABEL : 36;
  const room = isNarrow(input) ? input.width : input.width - NUMBER - CARDS;
  return { label, answers: room - label };
}

/** What the words of a question take of a narrow page. */
const NARROW_LABEL = 0.38;

/** How a trick is shown besides its cards. */
interface TrickLook {
  readonly number: number;
  /** The letter of the leader, or a box to write it into. */
  readonly leader: Block;
  /** Ringed, where it may be told. */
  readonly winner: Seat | undefined;
}

/** A trick by seat, not by order of play, and the questions about it, as an item of a list; it is never divided. */
export function trickBlock(
  input: HandInput,
  trick: TrickTrace,
  look: TrickLook,
  questions: readonly Block[],
): Block {
  const { words } = input;
  const left = stack([
    space(ABOVE),
    itemLabel('label', [
      { text: `${words.text('trick')}\n` },
      { text: String(look.number), style: 'figure' },
    ]),
    space(3.6),
    text('label', words.text('leads')),
    space(0.8),
    row([['fit', look.leader]]),
  ]);
  const room = isNarrow(input) ? input.width - NUMBER : CARDS;
  const cards = cardsBySeat(input, trick, { room: room - BETWEEN, winner: look.winner });
  if (isNarrow(input)) return stack([row([[NUMBER, left], [room, cards]]), space(2), ...questions], { role: 'LI' }); // biome-ignore format: a pair
  return row([[NUMBER, left], [CARDS, cards], ['rest', stack(questions)]], { role: 'LI' }); // biome-ignore format: a pair
}

function cardsBySeat(
  input: HandInput,
  { plays }: TrickTrace,
  { room, winner }: { readonly room: Mm; readonly winner: Seat | undefined },
): Block {
  const least = leastCard(input) + BETWEEN;
  const most = Math.max(1, Math.min(IN_ROW, Math.floor(room / Math.max(least, 1))));
  const rows = Math.ceil(plays.length / most);
  const inRow = Math.ceil(plays.length / rows);
  const pitch = Math.max(least, Math.min(PITCH, room / inRow));
  const bySeat = [...plays].sort((one, other) => one.seat - other.seat);
  const columns = bySeat.map(({ seat, card }): readonly [Mm, Block] => {
    const picture = ringedCard(input, { card, width: pitch - BETWEEN, wins: seat === winner });
    return [
      pitch,
      stack([seatLine(input, seat, 'plays'), space(GAP + RING_REACH), picture], { align: 'center' }),
    ];
  });
  const lines = chunks(columns, inRow).map((line) => row(line));
  return stack(lines, { gap: 2 });
}

/** A question with what stands behind it, a line high. */
export function questionRow(
  input: DocumentInput,
  question: string,
  answer: Block,
  { quiet = false, align = 'middle' as VerticalAlign } = {},
): Block {
  const { label, answers } = questionColumn(input);
  const words = text('small', quiet ? [{ text: question, color: GREY }] : question);
  return row([[0, space(questionHeight(input))], [label, words], [answers, answer]], { align }); // biome-ignore format: a pair
}
