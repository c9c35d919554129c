import type { Block, Run, TableBlock, TableCell, TableRow } from '../../page/block.ts';
import type { DocumentContent } from '../../page/content.ts';
import type { Mm } from '../../page/geometry.ts';
import { INK } from '../../page/theme.ts';
import type { PracticeSheet } from '../../proof/practice/practice.ts';
import { from, space, text } from '../blocks.ts';
import { solutionHead } from '../exercise-parts.ts';
import { flowDocument } from '../frame.ts';
import { hasTrumpSuit } from '../hand-setting.ts';
import type { DocumentInput, Practice } from '../input.ts';
import { ITEM_ORIGINS } from '../origins.ts';
import { middle } from '../trick-table.ts';
import { answerRuns, runsWidth, trumpRuns } from './key-answers.ts';
import { cutName, nameWidth } from './key-names.ts';
import { letterOf } from './parts.ts';
import { tasksOf } from './sheet.ts';

/** Height of a row: thirty of them and the head stand on one page. */
const ROW: Mm = 7;

/** Every so many rows a stronger line. */
const GROUP = 5;

/** Width of the columns of the number and of the trump suit. */
const NUMBER: Mm = 10;
const TRUMP: Mm = 13;

/** Least room behind a column. */
const BEHIND: Mm = 2;

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

function keyTable(input: DocumentInput, { sheets, pupils }: Practice): TableBlock {
  const answers = sheets.map((sheet) => tasksOf(sheet).flatMap(({ items }) => items.map((item) => answerRuns(input, item)))); // biome-ignore format: short
  const heads = headsOf(input, sheets[0]!);
  const trump = hasTrumpSuit(input);
  const fixed = NUMBER + (trump ? TRUMP : 0);
  const least = sumOf(naturalWidths(input, heads, answers, 'label'));
  const names = pupils ? nameWidth(input, pupils, input.width - fixed - least - BEHIND) : 0;
  const named = names > 0 ? names + BEHIND : 0;
  const room = input.width - fixed - named;
  const style = (['small', 'label'] as const).find((one) => sumOf(naturalWidths(input, heads, answers, one)) <= room) ?? 'label'; // biome-ignore format: short
  const widths = stretched(naturalWidths(input, heads, answers, style), room);
  const answer = (runs: readonly Run[]) => middle(text(style, runs.map((run) => ('symbol' in run ? run : { ...run, color: INK })))); // biome-ignore format: short
  const rows = sheets.map(({ number, trump: suit }, at): TableRow => {
    const cells: TableCell[] = [
      { ...middle(text('small', [{ text: String(number), weight: 'semibold' }])), header: 'Row' },
      ...(named > 0
        ? [
            middle(
              from(
                'paper',
                text('label', [{ text: cutName(input, pupils?.[number - 1] ?? '', names), color: INK }]),
              ),
            ),
          ]
        : []),
      ...(trump ? [middle(text('small', trumpRuns(input, suit)))] : []),
      ...(answers[at] ?? []).map(answer),
      {},
    ];
    const isEnd = (at + 1) % GROUP === 0 || at === sheets.length - 1;
    return { cells, height: ROW, below: isEnd ? 'head' : 'hairline' };
  });
  const columns = [{ width: NUMBER }, ...(named > 0 ? [{ width: named }] : []), ...(trump ? [{ width: TRUMP }] : []), ...widths.map((width) => ({ width })), { width: 'rest' as const }]; // biome-ignore format: short
  return { kind: 'table', columns, rows: [...headRows(input, heads, { trump, named: named > 0 }), ...rows] };
}

/** Which columns stand before the answers. */
interface KeyColumns {
  readonly trump: boolean;
  readonly named: boolean;
}

function headRows(
  input: DocumentInput,
  heads: readonly KeyHead[],
  { trump, named }: KeyColumns,
): readonly TableRow[] {
  const { words } = input;
  const head = (block: Block, more: Partial<TableCell> = {}): TableCell => ({ block, header: 'Column', valign: 'bottom', ...more }); // biome-ignore format: short
  const first = ['practice-sheet', ...(named ? ['name'] : []), ...(trump ? ['table-trump'] : [])].map((key) => head(text('label', words.text(key)), { rows: 2 })); // biome-ignore format: short
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
