import type { ToldColumn } from '../documents/score-table/told.ts';
import type { Combination } from './combinations.ts';
import type { TablePage } from './row-faults.ts';
import type { SeenPage, SeenText } from './seen-page.ts';
import { type SeenGroup, type SeenTable, textsIn } from './seen-table.ts';

/** What stands over columns, German and English; nothing over the number of a hand. */
const LABELS: Readonly<Record<string, readonly [de: string, en: string]>> = {
  number: ['', ''],
  cards: ['Karten', 'Cards'],
  leader: ['spielt aus', 'leads'],
  maker: ['macht Trumpf', 'makes trumps'],
  trump: ['Trumpf', 'Trumps'],
  'printed-trump': ['Trumpf', 'Trumps'],
  doubles: ['verdoppelt', 'doubled'],
  solo: ['allein', 'alone'],
  bid: ['Ansage', 'Bid'],
  tricks: ['Stiche', 'Tricks'],
  points: ['Augen', 'Card points'],
  melds: ['meldet', 'melds'],
  score: ['Punkte', 'Points'],
  signed: ['+ oder −', '+ or −'],
  total: ['Stand', 'Total'],
  'after-bid': ['Punkte', 'Points'],
};

/** What may be left out where parts are small, words large, or two matches side by side. */
const SPARE = ['solo', 'melds', 'trump', 'printed-trump', 'score', 'doubles', 'leader'];

/** Words over the columns of a group, its field for the hook aside. */
function wordsOver(page: SeenPage, { top, head }: SeenTable, group: SeenGroup, sides: number): readonly string[] {
  const right = group.sides[sides] ?? group.right;
  const texts = textsIn(page, { x: group.left - 1, y: top, width: right - group.left + 1, height: head - top });
  const base = ({ room }: SeenText) => room.y + room.height;
  const largest = Math.max(...texts.map(({ size }) => size));
  const seats = Math.max(...texts.filter(({ size }) => size > largest - 0.1).map(base));
  const labels = texts.filter((text) => base(text) > seats + 1);
  return labels.flatMap(({ text }) => text.split(' '));
} // biome-ignore format: short

/** Whether a group has a column, by the word over it. */
export function labelled(page: SeenPage, table: SeenTable, group: SeenGroup, kind: string): boolean {
  const words = wordsOver(page, table, group, Number.POSITIVE_INFINITY);
  // `macht Trumpf` stands over another column.
  const own = words.join(' ').replace('macht Trumpf', '').split(' ');
  return LABELS[kind]!.some((label) => own.includes(label.split(' ').at(-1)!));
}

/** Columns that the game has and the table has not, or the other way round, and whatever is too narrow. */
export function columnFaults(combination: Combination, { page, tables }: TablePage): readonly string[] {
  return tables.flatMap((table) =>
    table.groups.flatMap((group) => [
      ...labelFaults(combination, page, table, group),
      ...widthFaults(combination, table, group),
    ]),
  );
}

function labelFaults(
  { told, language, print }: Combination,
  page: SeenPage,
  table: SeenTable,
  group: SeenGroup,
): readonly string[] {
  const kinds = (columns: readonly ToldColumn[]) => columns.map(([kind]) => kind);
  const wordsFor = (kind: string) => {
    const name =
      kind === 'number' && told.hook + kinds(told.cells).join() !== 'undefined' && kinds(told.cells).includes('bid')
        ? 'cards'
        : kind === 'score' && told.start !== undefined
          ? 'signed'
          : kind === 'total' && kinds(told.cells).includes('bid')
            ? 'after-bid'
            : kind;
    return LABELS[name]![language === 'de' ? 0 : 1].split(' ').filter((word) => word !== '');
  };
  const due = [
    ...kinds(told.before).flatMap((kind) => wordsFor(kind).map((word) => [kind, word])),
    ...told.sides.flatMap(() => kinds(told.cells).flatMap((kind) => wordsFor(kind).map((word) => [kind, word]))),
  ];
  const seen = [...wordsOver(page, table, group, told.sides.length)];
  const missing = due.filter(([, word]) => {
    const at = seen.indexOf(word!);
    if (at >= 0) seen.splice(at, 1);
    return at < 0;
  });
  const isTight = print.pad !== undefined || print.size === 'large' || print.games !== undefined;
  const allowed = missing.filter(([kind]) => !isTight || !SPARE.includes(kind!));
  const extra = told.hook === undefined && group.sides.length > told.sides.length ? ['a field for a hook'] : [];
  return [...allowed.map(([, word]) => `no ${word}`), ...seen.map((word) => `${word} over no column`), ...extra];
} // biome-ignore format: short

/** Columns to write in are wide enough, and those of all sides alike. */
function widthFaults({ told }: Combination, table: SeenTable, group: SeenGroup): readonly string[] {
  const count = told.sides.length;
  if (group.sides.length < count) return [`${group.sides.length} sides in place of ${count}`];
  const right = group.sides[count] ?? group.right;
  const lines = [...new Set(table.columns.map(({ at }) => Math.round(at * 100) / 100))];
  const own = [...lines.filter((at) => at > group.left + 1 && at < right - 1), right].sort((a, b) => a - b);
  // The first holds the number of the hand.
  const narrow = own.flatMap((at, index) => {
    const width = at - (own[index - 1] ?? 0);
    return width < 9 - 0.01 ? [`a column of ${width.toFixed(2)} mm`] : [];
  });
  const sides = group.sides.slice(0, count);
  const widths = sides.map((at, side) => (sides[side + 1] ?? right) - at);
  const uneven = widths.filter((width) => Math.abs(width - widths[0]!) > 0.05);
  return [...narrow, ...uneven.map((width) => `a side of ${width.toFixed(2)} mm beside one of ${widths[0]!.toFixed(2)}`)]; // biome-ignore format: short
}
