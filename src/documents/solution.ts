import type { Block, TableCell, TableColumn, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { space, text } from './blocks.ts';
import { cardHeight, leastCard, RING_REACH } from './card-picture.ts';
import {
  allHands,
  answered,
  eachOnItsPage,
  numberExercises,
  numbered,
  solutionHead,
  WIDEST,
} from './exercise-parts.ts';
import { exerciseHands, questionsOf, wonAnswer } from './exercise-questions.ts';
import { AROUND, seatCells, trickColumns } from './exercise-table.ts';
import { flowDocument } from './frame.ts';
import { handsHeight, layHands } from './hands-row.ts';
import {
  asksForSuit,
  type DocumentInput,
  type DocumentKind,
  type HandInput,
  isNarrow,
  ofHand,
  seatName,
} from './input.ts';
import { composeKey } from './practice/key.ts';
import { composePractice } from './practice/practice.ts';
import {
  headRow,
  labelColumn,
  middle,
  REASON_ROW,
  reasonsBelow,
  suitPicture,
  tableCard,
  withReason,
} from './trick-table.ts';
import { withWinner, wordSolution } from './wording.ts';

/** The answers to the exercise, for whoever leads the group; never in the same file. */
export const solution: DocumentKind = {
  applies: () => true,
  beside: {
    suffix: 'key',
    compose: (input) => {
      const { practice } = input;
      return practice && practice.sheets.length > 1 ? composeKey(input, practice) : undefined;
    },
  },
  compose: (input) => {
    const { game, language, words, practice } = input;
    if (practice) return composePractice(input, practice, true);
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
    solutionHead(input, title, lead),
    space(6),
    ...allHands(input, hand),
    space(7.6),
    { ...numbered(1, [text('body', words.text('ask-table'))]), keep: true },
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
  const layout = layHands(input, hand.hands, input.width, WIDEST);
  const hands = handsHeight(layout, cardHeight(input, layout.card));
  return input.height - REST - hands - answers * ANSWER;
}

/** The columns of the tricks, with the words at their heads. */
interface SolutionColumns {
  readonly columns: readonly TableColumn[];
  readonly labels: readonly string[];
  /** Width of the column of a card. */
  readonly card: Mm;
  /** Whether what was led and who won have columns, or are only told in the reason. */
  readonly told: boolean;
}

function solutionColumns(input: HandInput): SolutionColumns {
  const { words, game } = input;
  const seats = game.seats.map((seat) => words.text('seat-plays', { seat }));
  const before = [words.text('trick'), words.text('leads')];
  const asked = words.text(asksForSuit(input) ? 'asked' : 'led');
  const labels = [...before, asked, ...seats, words.text('wins')];
  if (!isNarrow(input)) {
    const columns = reasonsBelow(input)
      ? trickColumns(input, { before: [11, 17, 17], seat: 19, after: [], rest: 14.5 })
      : trickColumns(input, { before: [13, 19, 19], seat: 19, after: [18], rest: 47 });
    const all = reasonsBelow(input) ? labels : [...labels, words.text('why')];
    return { columns, labels: all, card: columns[3]?.width as Mm, told: true };
  }
  const widthOf = (label: string) => labelColumn(input, label, 9);
  const columns = trickColumns(input, { before: [...before, asked].map(widthOf), seat: 19, after: [], rest: widthOf(words.text('wins')) }); // biome-ignore format: short
  const card = columns[3]?.width as Mm;
  if (card - 2 * RING_REACH >= leastCard(input)) return { columns, labels, card, told: true };
  const leading = before.map((label) => ({ width: widthOf(label) }));
  const free = (input.width - leading.reduce((sum, { width }) => sum + width, 0)) / seats.length;
  const few = [...leading, ...seats.slice(1).map(() => ({ width: free })), { width: 'rest' as const }];
  return { columns: few, labels: [...before, ...seats], card: free, told: false };
}

function trickTable(input: HandInput, hand: HandTrace, height: Mm): Block {
  const { columns, labels, card: column, told } = solutionColumns(input);
  const around = AROUND + (reasonsBelow(input) ? REASON_ROW : 0);
  const card = tableCard(input, hand.tricks.length, { column: column - 2 * RING_REACH, height, around });
  const rows = hand.tricks.flatMap((trick, index): readonly TableRow[] => {
    const winner = trick.winner === undefined ? '' : seatName(input, trick.winner);
    const cells: TableCell[] = [
      { ...middle(text('body', String(index + 1))), header: 'Row' },
      middle(text('seat', seatName(input, trick.lead))),
      ...(told ? [middle(suitPicture(input, trick.ledSuit))] : []),
      ...seatCells(input, trick, card, true),
      ...(told ? [middle(text('seat', winner))] : []),
    ];
    const reason = wordSolution(input, trick);
    const why = told ? reason : withWinner(input, trick, reason);
    return withReason(input, { cells, height: cardHeight(input, card) + AROUND }, why);
  });
  return { kind: 'table', columns, rows: [headRow(labels), ...rows] };
}
