import type { CardIndex } from '../../engine/rules.ts';
import type { Block, Run, TableBlock, TableCell, TableRow } from '../../page/block.ts';
import type { DocumentContent } from '../../page/content.ts';
import type { Mm } from '../../page/geometry.ts';
import { INK } from '../../page/theme.ts';
import type { PracticeItem } from '../../proof/practice/items.ts';
import type { PracticeSheet } from '../../proof/practice/practice.ts';
import { space, text } from '../blocks.ts';
import { rankSign } from '../card-names.ts';
import { solutionHead } from '../exercise-parts.ts';
import { flowDocument } from '../frame.ts';
import { hasTrumpSuit, wordSign } from '../hand-setting.ts';
import { cardName, type DocumentInput, figure, type Practice, seatName, stylesOf } from '../input.ts';
import { ITEM_ORIGINS } from '../origins.ts';
import { middle } from '../trick-table.ts';
import { forbiddenBid, meldNames } from './hand-items.ts';
import { letterOf } from './parts.ts';
import { tasksOf } from './sheet.ts';

/** Height of a row: thirty of them and the head stand on one page. */
const ROW: Mm = 7;

/** Every so many rows a stronger line. */
const GROUP = 5;

/** Width of the columns of the number and of the trump suit. */
const NUMBER: Mm = 10;
const TRUMP: Mm = 13;

/** Least room behind a column, and height of a sign. */
const BEHIND: Mm = 2;
const SIGN: Mm = 2.9;

/** All answers of a set of sheets in a table, one row a sheet. */
export function composeKey(input: DocumentInput, practice: Practice): DocumentContent {
  const { game, language, words } = input;
  const name = game.title[language];
  const last = practice.sheets.length;
  const title = words.text('practice-key');
  const label = words.text('practice-solutions', { last, one: last === 1 });
  const lead = [name, words.text('practice-sheets', { last, one: last === 1 }), words.text('practice-level', { level: practice.level }), words.text('practice-seed', { seed: practice.seed })].join(' · '); // biome-ignore format: short
  return flowDocument(input, {
    title: `${name}: ${label}`,
    subject: words.text('solution-subject'),
    footer: `${name} · ${label}`,
    mark: 'computed',
    from: [...new Set(tasksOf(practice.sheets[0]!).flatMap(({ kind }) => ITEM_ORIGINS[kind]))],
    blocks: [solutionHead(input, title, lead), space(4), keyTable(input, practice)],
  });
}

function keyTable(input: DocumentInput, { sheets }: Practice): TableBlock {
  const answers = sheets.map((sheet) => tasksOf(sheet).flatMap(({ items }) => items.map((item) => answerRuns(input, item)))); // biome-ignore format: short
  const heads = headsOf(input, sheets[0]!);
  const trump = hasTrumpSuit(input);
  const fixed = NUMBER + (trump ? TRUMP : 0);
  const room = input.width - fixed;
  const style = (['small', 'label'] as const).find((one) => sumOf(naturalWidths(input, heads, answers, one)) <= room) ?? 'label'; // biome-ignore format: short
  const widths = stretched(naturalWidths(input, heads, answers, style), room);
  const answer = (runs: readonly Run[]) => middle(text(style, runs.map((run) => ('symbol' in run ? run : { ...run, color: INK })))); // biome-ignore format: short
  const rows = sheets.map(({ number, trump: suit }, at): TableRow => {
    const cells: TableCell[] = [
      { ...middle(text('small', [{ text: String(number), weight: 'semibold' }])), header: 'Row' },
      ...(trump ? [middle(text('small', trumpRuns(input, suit)))] : []),
      ...(answers[at] ?? []).map(answer),
      {},
    ];
    const isEnd = (at + 1) % GROUP === 0 || at === sheets.length - 1;
    return { cells, height: ROW, below: isEnd ? 'head' : 'hairline' };
  });
  const columns = [{ width: NUMBER }, ...(trump ? [{ width: TRUMP }] : []), ...widths.map((width) => ({ width })), { width: 'rest' as const }]; // biome-ignore format: short
  return { kind: 'table', columns, rows: [...headRows(input, heads, trump), ...rows] };
}

function headRows(input: DocumentInput, heads: readonly KeyHead[], trump: boolean): readonly TableRow[] {
  const { words } = input;
  const head = (block: Block, more: Partial<TableCell> = {}): TableCell => ({ block, header: 'Column', valign: 'bottom', ...more }); // biome-ignore format: short
  const first = ['practice-sheet', ...(trump ? ['table-trump'] : [])].map((key) => head(text('label', words.text(key)), { rows: 2 })); // biome-ignore format: short
  const tasks = heads.map(({ letters, words: runs }) =>
    head(text('label', runs), { columns: letters.length }),
  );
  const letters = heads.flatMap((one) => one.letters).map((letter) => head(text('label', letter)));
  return [
    { head: true, cells: [...first, ...tasks, { rows: 2 }] },
    { head: true, height: 5.4, below: 'head', cells: letters },
  ];
}

/** What stands above the columns: the letters of items by question, and the width that its words ask for. */
interface KeyHead {
  readonly letters: readonly string[];
  readonly words: readonly Run[];
  readonly least: Mm;
}

function headsOf(input: DocumentInput, sheet: PracticeSheet): readonly KeyHead[] {
  return tasksOf(sheet).map(({ number, kind, items }) => {
    const short = input.words.text(`practice-${kind}-short`).replaceAll(' ', '\u00a0');
    const words: Run[] = [{ text: `${number}\u00a0`, weight: 'semibold' }, { text: short }];
    return { letters: items.map((_, at) => letterOf(at, items.length)), words, least: runsWidth(input, words, 'label') + BEHIND }; // biome-ignore format: short
  });
}

/** Widths that hold every answer on one line and the words above them. */
function naturalWidths(
  input: DocumentInput,
  heads: readonly KeyHead[],
  answers: readonly (readonly (readonly Run[])[])[],
  style: KeyStyle,
): readonly Mm[] {
  let column = 0;
  return heads.flatMap(({ letters, least }) => {
    const own = letters.map(() => {
      const at = column++;
      return Math.max(...answers.map((row) => runsWidth(input, row[at] ?? [], style))) + BEHIND;
    });
    return own.map((width) => width * Math.max(1, least / sumOf(own)));
  });
}

/** Widths as wide as the page allows. */
function stretched(widths: readonly Mm[], room: Mm): readonly Mm[] {
  const scale = room / sumOf(widths);
  return widths.map((width) => width * Math.min(scale, WIDEST_SCALE));
}

function sumOf(widths: readonly Mm[]): Mm {
  return widths.reduce((sum, width) => sum + width, 0);
}

/** How large answers are written: as usual, or smaller where there are many. */
type KeyStyle = 'small' | 'label';

/** Columns with more room than that are hard to follow. */
const WIDEST_SCALE = 1.6;

function trumpRuns(input: DocumentInput, suit: number | undefined): readonly Run[] {
  if (suit === undefined) return [{ text: '–' }];
  const alt = input.game.deck.suits[suit]?.name[input.language] ?? '';
  return [{ symbol: wordSign(input, suit), height: SIGN, alt }];
}

/** The answer to an item in as few signs as can be. */
function answerRuns(input: DocumentInput, item: PracticeItem): readonly Run[] {
  const strong = (seat: number | undefined): Run => ({ text: seat === undefined ? '' : seatName(input, seat), weight: 'semibold', gap: 1.6 }); // biome-ignore format: short
  switch (item.kind) {
    case 'winner': {
      const { reason, winner } = item.trick;
      return [strong(winner), ...(reason ? cardRuns(input, reason.card) : [])];
    }
    case 'legal':
      return item.question.choice.allowed.flatMap((card) => cardRuns(input, card));
    case 'next':
      return [strong(item.trick.winner)];
    case 'points':
      return [{ text: figure(item.trick.points ?? 0) }];
    case 'bid':
      return [{ text: forbiddenBid(item.bids.at(-1)?.forbidden ?? []) }];
    case 'meld':
      return [{ text: meldNames(input, item.melds) }];
    case 'score':
      return [{ text: item.hand.scores.map(({ score }) => figure(score)).join(' | ') }];
    case 'mistake':
      return [{ text: `${item.wrong + 1}: ` }, strong(item.tricks[item.wrong]?.winner)];
  }
}

function cardRuns(input: DocumentInput, card: CardIndex): readonly Run[] {
  const { deck } = input.game;
  const { suit, rank } = deck.cards[card]!;
  const sign = deck.ranks[rank];
  return [
    { symbol: wordSign(input, suit), height: SIGN, alt: cardName(input, card), gap: 0.4 },
    { text: sign ? rankSign(sign, input.language) : '', gap: 1.2 },
  ];
}

/** The width of runs on one line. */
function runsWidth(input: DocumentInput, runs: readonly Run[], style: KeyStyle): Mm {
  const face = stylesOf(input)[style];
  return runs.reduce((sum, run) => {
    const gap = run.gap ?? 0;
    if ('symbol' in run) return sum + run.height * WIDEST_SIGN + gap;
    return sum + input.measure.width(run.text, { ...face, weight: run.weight ?? face.weight }) + gap;
  }, 0);
}

/** The width of the widest signs in parts of their height. */
const WIDEST_SIGN = 1.15;
