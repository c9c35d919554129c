import type { Block, FlowBlock, TableCell, TableColumn, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace, TrickTrace } from '../proof/trace.ts';
import { blank, row, rule, space, stack, text } from './blocks.ts';
import { exerciseHands, questionsOf } from './exercise-questions.ts';
import { flowDocument, pageHead } from './frame.ts';
import { handsRow, headRow, middle, ringedCard } from './hand-table.ts';
import { type DocumentInput, type DocumentKind, seatName } from './input.ts';

/** The sheet a student fills in; its answers stand on the solution. */
export const exercise: DocumentKind = {
  applies: (trace) => exerciseHands(trace).length > 0,
  compose: (input) => {
    const { game, language, words } = input;
    const hands = exerciseHands(input.trace);
    const name = game.title[language];
    const label = numberExercises(input, 'exercise', hands.length);
    return flowDocument(input, {
      title: `${name}: ${label}`,
      subject: words.text('exercise-subject'),
      footer: `${name} · ${label}`,
      mark: 'solution-elsewhere',
      blocks: eachOnItsPage(hands, (hand, number) => sheet(input, hand, number)),
    });
  },
};

/** `Aufgabe 1`, or `Aufgaben 1–3`. */
export function numberExercises(
  { words }: DocumentInput,
  what: 'exercise' | 'solution',
  count: number,
): string {
  if (count === 1) return words.text(what, { number: 1 });
  return words.text(what === 'exercise' ? 'exercises' : 'solutions', { last: count });
}

/** Sheets that each begin a page, numbered from 1. */
export function eachOnItsPage(
  hands: readonly HandTrace[],
  sheetOf: (hand: HandTrace, number: number) => readonly Block[],
): readonly FlowBlock[] {
  return hands.flatMap((hand, index): readonly FlowBlock[] => {
    const blocks = sheetOf(hand, index + 1);
    return index === 0 ? blocks : [{ kind: 'page-break' }, ...blocks];
  });
}

function sheet(input: DocumentInput, hand: HandTrace, number: number): readonly Block[] {
  const { game, language, words } = input;
  const lead = words.text('exercise-lead', { number, game: game.title[language] });
  const players = game.rules.players;
  const intro = words.text('exercise-intro', { players, lead: seatName(input, hand.lead) });
  const questions = questionsOf(input, hand);
  return [
    pageHead(input, { title: hand.title[language], lead, size: 'sheet' }),
    space(4.5),
    nameAndDate(input),
    space(5.5),
    text('body', intro),
    text('body', words.text('no-trump')),
    space(3.5),
    handsRow(input, hand.hands, input.width, 11.7),
    space(7),
    numbered(1, [text('body', words.text('ask-table'))]),
    space(1.5),
    trickTable(input, hand),
    space(5),
    ...questions.flatMap(({ question }, index) => [
      numbered(index + 2, [text('body', question), writingLines(2)]),
      space(4),
    ]),
    numbered(questions.length + 2, [askWon(input)]),
  ];
}

function nameAndDate({ words }: DocumentInput): Block {
  const field = (label: string) => stack([text('label', label), space(1.6), rule('hairline')]);
  const fields = [
    ['rest', field(words.text('name'))],
    [52, field(words.text('date'))],
  ] as const;
  return row(fields, { gap: 8 });
}

/** A question with its number in a column of its own. */
export function numbered(number: number, body: readonly Block[]): Block {
  const figure = text('body', [{ text: String(number), weight: 'semibold' }]);
  return row([[7, figure], ['rest', stack(body)]], { align: 'top' }); // biome-ignore format: a pair
}

function writingLines(count: number): Block {
  return stack(
    Array.from({ length: count }, (_, index) => stack([space(index === 0 ? 9.5 : 9), rule('hairline')])),
  );
}

/** The column of a seat's card, as wide as the number of seats allows. */
export function seatColumns(input: DocumentInput, width: Mm): readonly TableColumn[] {
  const { players } = input.game.rules;
  return Array.from({ length: players }, () => ({ width: Math.min(width, (width * 3) / players) }));
}

function trickTable(input: DocumentInput, hand: HandTrace): Block {
  const { words, game } = input;
  const seats = game.seats.map((seat) => words.text('seat-plays', { seat }));
  const labels = [
    words.text('trick'),
    words.text('who-leads'),
    ...seats,
    words.text('who-wins'),
    words.text('ask-why'),
  ];
  const rows = hand.tricks.map((trick, index): TableRow => {
    const leader = index === 0 ? text('seat', seatName(input, trick.lead)) : rule('hairline', 16);
    const cells: TableCell[] = [
      { ...middle(text('body', String(index + 1))), header: 'Row' },
      { block: index === 0 ? leader : stack([space(4), leader]), valign: 'middle' },
      ...seatCells(input, trick, false),
      middle(blank(17, 11)),
      { block: stack([space(9), rule('hairline')]), valign: 'middle' },
    ];
    return { cells, height: 20.1, below: 'hairline' };
  });
  const columns: readonly TableColumn[] = [
    { width: 13 },
    { width: 23.5 },
    ...seatColumns(input, 21),
    { width: 26 },
    { width: 'rest' },
  ];
  return { kind: 'table', columns, rows: [headRow(labels), ...rows] };
}

/** The cards of a trick by seat, not by order of play; the winner ringed where it may be told. */
export function seatCells(input: DocumentInput, trick: TrickTrace, told: boolean): readonly TableCell[] {
  return input.game.seats.map((_, seat) => {
    const play = trick.plays.find((one) => one.seat === seat);
    if (!play) return {};
    return middle(ringedCard(input, play.card, told && seat === trick.winner));
  });
}

/** "How many tricks?", with a line to write on for each seat. */
function askWon({ game, words }: DocumentInput): Block {
  const fields = game.seats.flatMap((seat): (readonly ['fit', Block])[] => [
    ['fit', text('body', seat)],
    ['fit', rule('hairline', 16)],
    ['fit', rule('hairline', 0)],
  ]);
  return row([['fit', text('body', words.text('ask-won'))], ['fit', rule('hairline', 0)], ...fields], {
    gap: 1.4,
    align: 'bottom',
  });
}
