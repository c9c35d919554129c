import type { Block, TableBlock } from '../page/block.ts';
import type { FlowBlock } from '../page/content.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { EMPTY, row, rule, space, stack, text } from './blocks.ts';
import { cardHeight } from './card-picture.ts';
import { allHands, eachOnItsPage, nameAndDate, numberExercises, numbered, WIDEST } from './exercise-parts.ts';
import { exerciseHands, questionsOf } from './exercise-questions.ts';
import { exerciseTable } from './exercise-table.ts';
import { flowDocument, pageHead, titleLines } from './frame.ts';
import { handTrump } from './hand-setting.ts';
import { handsHeight, layHands } from './hands-row.ts';
import {
  type DocumentInput,
  type DocumentKind,
  type HandInput,
  isNarrow,
  ofHand,
  seatName,
} from './input.ts';
import { composePractice } from './practice/practice.ts';
import { HEAD_ROW } from './trick-table.ts';

/** The sheets that students fill in, the author's own or others; their answers stand on the solution. */
export const exercise: DocumentKind = {
  applies: () => true,
  compose: (input) => {
    const { game, language, words, practice } = input;
    if (practice) return composePractice(input, practice, false);
    const hands = exerciseHands(input.trace, game);
    const name = game.title[language];
    const label = numberExercises(input, 'exercise', hands.length);
    return flowDocument(input, {
      title: `${name}: ${label}`,
      subject: words.text('exercise-subject'),
      footer: `${name} · ${label}`,
      mark: 'solution-elsewhere',
      blocks: eachOnItsPage(hands, (hand, number) => sheet(ofHand(input, hand), hand, number)),
    });
  },
};

function sheet(input: HandInput, hand: HandTrace, number: number): readonly FlowBlock[] {
  const { game, language, words } = input;
  const lead = words.text('exercise-lead', { number, game: game.title[language] });
  const { players } = game.rules;
  const context = {
    players,
    two: players === 2,
    lead: seatName(input, hand.setup.lead),
    several: hand.tricks.length > 1,
  };
  const intro = words.text('exercise-intro', context);
  const questions = questionsOf(input, hand);
  const below = questions.length * QUESTION + askRows(input) * ASK_ROW;
  const room = roomAboveQuestions(input, hand);
  const table = tableOf(input, hand, room, below);
  return [
    pageHead(input, {
      title: hand.title[language],
      titleFrom: `examples.${hand.id}`,
      lead,
      leadFrom: 'title',
      size: 'sheet',
    }),
    space(5.2),
    nameAndDate(input),
    space(5.8),
    text('body', intro),
    text('body', handTrump(input)),
    space(4.5),
    ...allHands(input, hand),
    space(7.6),
    { ...numbered(1, [text('body', words.text('ask-table'))]), keep: true },
    space(1),
    table,
    fits(table, room, below) ? space(5.5) : { kind: 'page-break' },
    ...questions.flatMap(({ question }, index) => [
      numbered(index + 2, [text('body', question), writingLines(2)]),
      space(4.6),
    ]),
    numbered(questions.length + 2, [askWon(input)]),
  ];
}

/** What the sheet needs besides the hands, the rows of the table and the questions, and what a question needs. */
const REST: Mm = 79.2;
const QUESTION: Mm = 28.6;

/** A further line of the title, and a row of seats below the last question. */
const TITLE_LINE: Mm = (25 * 25.4) / 72;
const ASK_ROW: Mm = 8.5;

/** What is left of one page for the rows of the table and the questions. */
function roomAboveQuestions(input: DocumentInput, hand: HandTrace): Mm {
  const layout = layHands(input, hand.hands, input.width, WIDEST);
  const hands = handsHeight(layout, cardHeight(input, layout.card));
  const title = titleLines(input, hand.title[input.language]) - 1;
  return input.height - REST - hands - title * TITLE_LINE;
}

/** Rows so high that the questions stand on their page, or else that at least the rows stand on one. */
function tableOf(input: HandInput, hand: HandTrace, room: Mm, below: Mm): TableBlock {
  const table = exerciseTable(input, hand, room - below);
  return neededBy(table) > room ? exerciseTable(input, hand, room) : table;
}

/** Whether the questions stand on the page of the table, or run on where the table does. */
function fits(table: TableBlock, room: Mm, below: Mm): boolean {
  const needed = neededBy(table);
  return needed + below <= room || needed > room;
}

/** Height of the rows without the head; rows that were made to fit their room come out of sums as a hair more. */
function neededBy({ rows }: TableBlock): Mm {
  return rows.reduce((sum, { height = 0 }) => sum + height, 0) - HEAD_ROW - 0.01;
}

function writingLines(count: number): Block {
  return stack(
    Array.from({ length: count }, (_, index) => stack([space(index === 0 ? 9.5 : 9), rule('hairline')])),
  );
}

/** So many seats stand in rows below the last question. */
const FEW = 4;

/** Rows of seats that the last question takes below itself: three stand beside it. */
function askRows(input: DocumentInput): number {
  const { players } = input.game.rules;
  if (isNarrow(input)) return Math.ceil(players / NARROW_SEATS_IN_ROW);
  return players < FEW ? 0 : Math.ceil(players / SEATS_IN_ROW);
}

const SEATS_IN_ROW = 6;
const NARROW_SEATS_IN_ROW = 4;

/** "How many tricks?", with a line to write on for each seat; many seats take rows of their own. */
function askWon(input: DocumentInput): Block {
  const { game, words } = input;
  const fields = game.seats.map((seat): readonly [Mm, Block] => {
    const parts = [[5, text('body', seat)], [16, rule('hairline')]] as const; // biome-ignore format: a pair
    return [24, row(parts, { align: 'baseline' })];
  });
  const question = text('body', words.text('ask-won'));
  const count = askRows(input);
  if (count === 0) return row([['fit', question], [5, EMPTY], ...fields], { align: 'baseline' }); // biome-ignore format: one row
  const inRow = Math.ceil(fields.length / count);
  const rows = Array.from({ length: count }, (_, at) => row(fields.slice(at * inRow, (at + 1) * inRow)));
  return stack([question, ...rows], { gap: 3 });
}
