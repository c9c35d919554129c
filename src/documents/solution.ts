import type { Block, TableCell, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { space, text } from './blocks.ts';
import { cardHeight, RING_REACH } from './card-picture.ts';
import { eachOnItsPage, numberExercises, numbered, WIDEST } from './exercise.ts';
import { exerciseHands, questionsOf, wonAnswer } from './exercise-questions.ts';
import { AROUND, seatCells, trickColumns } from './exercise-table.ts';
import { flowDocument, pageHead } from './frame.ts';
import {
  headRow,
  middle,
  REASON_ROW,
  reasonsBelow,
  suitPicture,
  tableCard,
  withReason,
} from './hand-table.ts';
import { handsHeight, handsRow, layHands } from './hands-row.ts';
import {
  asksForSuit,
  type DocumentInput,
  type DocumentKind,
  type HandInput,
  ofHand,
  seatName,
} from './input.ts';
import { quiet } from './match-box.ts';
import { wordSolution } from './wording.ts';

/** The answers to the exercise, for whoever leads the group; never in the same file. */
export const solution: DocumentKind = {
  applies: (trace, game) => exerciseHands(trace, game).length > 0,
  compose: (input) => {
    const { game, language, words } = input;
    const hands = exerciseHands(input.trace, game);
    const name = game.title[language];
    const label = numberExercises(input, 'solution', hands.length);
    return flowDocument(input, {
      title: `${name}: ${label}`,
      subject: words.text('solution-subject'),
      footer: `${name} · ${label}`,
      mark: 'checked',
      blocks: eachOnItsPage(hands, (hand, number) => sheet(ofHand(input, hand), hand, number)),
    });
  },
};

function sheet(input: HandInput, hand: HandTrace, number: number): readonly Block[] {
  const { game, language, words } = input;
  const title = words.text('solution-title', { number });
  const lead = words.text('solution-lead', { game: game.title[language] });
  const questions = questionsOf(input, hand);
  return [
    pageHead(input, { title, lead, size: 'sheet', right: leaderTag(input) }),
    space(6),
    handsRow(input, hand.hands, input.width, WIDEST),
    space(7.6),
    numbered(1, [text('body', words.text('ask-table'))]),
    space(1),
    trickTable(input, hand, roomForRows(input, hand, questions.length)),
    space(2),
    text('label', words.text('frame-caption-short')),
    space(5),
    ...questions.flatMap(({ question, answer }, index) => [answered(index + 2, question, answer), space(4)]),
    answered(questions.length + 2, words.text('ask-won'), wonAnswer(input, hand)),
  ];
}

/** What the sheet needs besides the hands, the rows of the table and the answers, and what an answer needs. */
const REST: Mm = 64;
const ANSWER: Mm = 20.5;

/** What is left of one page for the rows of the table. */
function roomForRows(input: DocumentInput, hand: HandTrace, answers: number): Mm {
  const layout = layHands(hand.hands, input.width, WIDEST);
  const hands = handsHeight(layout, cardHeight(input, layout.card));
  return input.height - REST - hands - answers * ANSWER;
}

/** A framed word that keeps the sheet from the students. */
function leaderTag({ words }: DocumentInput): Block {
  const child = text('small', [{ text: words.text('leader-only'), weight: 'semibold' }], 'center');
  return { kind: 'frame', child, padding: { x: 3, y: 0.6 }, radius: 1.6, line: 'ring' };
}

function answered(number: number, question: string, answer: string): Block {
  return numbered(number, [text('body', [quiet(question)]), text('body', answer)]);
}

function trickTable(input: HandInput, hand: HandTrace, height: Mm): Block {
  const { words, game } = input;
  const below = reasonsBelow(input);
  const seats = game.seats.map((seat) => words.text('seat-plays', { seat }));
  const labels = [
    words.text('trick'),
    words.text('leads'),
    words.text(asksForSuit(input) ? 'asked' : 'led'),
    ...seats,
    words.text('wins'),
  ];
  const columns = trickColumns(
    input,
    below
      ? { before: [11, 17, 17], seat: 19, after: [], rest: 14.5 }
      : { before: [13, 19, 19], seat: 19, after: [18], rest: 47 },
  );
  const column = columns[3]?.width as Mm;
  const around = AROUND + (below ? REASON_ROW : 0);
  const card = tableCard(input, hand.tricks.length, { column: column - 2 * RING_REACH, height, around });
  const rows = hand.tricks.flatMap((trick, index): readonly TableRow[] => {
    const winner = trick.winner === undefined ? '' : seatName(input, trick.winner);
    const cells: TableCell[] = [
      { ...middle(text('body', String(index + 1))), header: 'Row' },
      middle(text('seat', seatName(input, trick.lead))),
      middle(suitPicture(input, trick.ledSuit)),
      ...seatCells(input, trick, card, true),
      middle(text('seat', winner)),
    ];
    return withReason(input, { cells, height: cardHeight(input, card) + AROUND }, wordSolution(input, trick));
  });
  const head = headRow(below ? labels : [...labels, words.text('why')]);
  return { kind: 'table', columns, rows: [head, ...rows] };
}
