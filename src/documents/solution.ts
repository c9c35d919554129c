import type { Block, TableCell, TableColumn, TableRow } from '../page/block.ts';
import type { HandTrace } from '../proof/trace.ts';
import { caption, space, text } from './blocks.ts';
import { eachOnItsPage, numberExercises, numbered, seatCells, seatColumns } from './exercise.ts';
import { exerciseHands, questionsOf, wonAnswer } from './exercise-questions.ts';
import { flowDocument, pageHead } from './frame.ts';
import { handsRow, headRow, middle, suitPicture } from './hand-table.ts';
import { type DocumentInput, type DocumentKind, seatName } from './input.ts';
import { quiet } from './match-box.ts';
import { wordSolution } from './wording.ts';

/** The answers to the exercise, for whoever leads the group; never in the same file. */
export const solution: DocumentKind = {
  applies: (trace) => exerciseHands(trace).length > 0,
  compose: (input) => {
    const { game, language, words } = input;
    const hands = exerciseHands(input.trace);
    const name = game.title[language];
    const label = numberExercises(input, 'solution', hands.length);
    return flowDocument(input, {
      title: `${name}: ${label}`,
      subject: words.text('solution-subject'),
      footer: `${name} · ${label}`,
      mark: 'checked',
      blocks: eachOnItsPage(hands, (hand, number) => sheet(input, hand, number)),
    });
  },
};

function sheet(input: DocumentInput, hand: HandTrace, number: number): readonly Block[] {
  const { game, language, words } = input;
  const title = words.text('solution-title', { number });
  const lead = words.text('solution-lead', { game: game.title[language] });
  const questions = questionsOf(input, hand);
  return [
    pageHead(input, { title, lead, size: 'sheet', right: leaderTag(input) }),
    space(6),
    handsRow(input, hand.hands, input.width, 11.7),
    space(7),
    numbered(1, [text('body', words.text('ask-table'))]),
    space(1.5),
    trickTable(input, hand),
    space(2),
    caption(words.text('frame-caption-short')),
    space(5),
    ...questions.flatMap(({ question, answer }, index) => [answered(index + 2, question, answer), space(4)]),
    answered(questions.length + 2, words.text('ask-won'), wonAnswer(input, hand)),
  ];
}

/** A framed word that keeps the sheet from the students. */
function leaderTag({ words }: DocumentInput): Block {
  const child = text('small', [{ text: words.text('leader-only'), weight: 'semibold' }], 'center');
  return { kind: 'frame', child, padding: { x: 3, y: 0.6 }, radius: 1.6, line: 'ring' };
}

function answered(number: number, question: string, answer: string): Block {
  return numbered(number, [text('body', [quiet(question)]), text('body', answer)]);
}

function trickTable(input: DocumentInput, hand: HandTrace): Block {
  const { words, game } = input;
  const labels = [
    words.text('trick'),
    words.text('leads'),
    words.text('asked'),
    ...game.seats.map((seat) => words.text('seat-plays', { seat })),
    words.text('wins'),
    words.text('why'),
  ];
  const rows = hand.tricks.map((trick, index): TableRow => {
    const winner = trick.winner === undefined ? '' : seatName(input, trick.winner);
    const cells: TableCell[] = [
      { ...middle(text('body', String(index + 1))), header: 'Row' },
      middle(text('seat', seatName(input, trick.lead))),
      middle(suitPicture(input, trick.ledSuit)),
      ...seatCells(input, trick, true),
      middle(text('seat', winner)),
      middle(text('small', wordSolution(input, trick))),
    ];
    return { cells, height: 20.1, below: 'hairline' };
  });
  const columns: readonly TableColumn[] = [
    { width: 13 },
    { width: 19 },
    { width: 19 },
    ...seatColumns(input, 19),
    { width: 18 },
    { width: 'rest' },
  ];
  return { kind: 'table', columns, rows: [headRow(labels), ...rows] };
}
