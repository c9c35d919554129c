import type { Told, ToldRow } from '../documents/score-table/told.ts';
import { labelled } from './column-faults.ts';
import type { Combination } from './combinations.ts';
import type { SeenPage, SeenSign } from './seen-page.ts';
import { holds, type SeenGroup, type SeenRow, type SeenTable, stretch, textsIn } from './seen-table.ts';

/** A page, or a part that it is cut into, and its tables. */
export interface TablePage {
  readonly page: SeenPage;
  readonly tables: readonly SeenTable[];
}

/** A row of a group as it is printed. */
interface SeenHand {
  readonly page: SeenPage;
  readonly table: SeenTable;
  readonly group: SeenGroup;
  readonly row: SeenRow;
  readonly label: string;
}

/** What is wrong with the rows of all tables of a file together: too many, too few, other ones, other marks in them. */
export function rowFaults(combination: Combination, pages: readonly TablePage[]): readonly string[] {
  const { told, print } = combination;
  const groups = pages.flatMap(({ page, tables }) =>
    tables.flatMap((table) =>
      table.groups.map((group, at) => ({ at, hands: table.rows.flatMap((row) => readHand(page, table, group, row)) })),
    ),
  ); // biome-ignore format: short
  const due = told.start === undefined ? 0 : 1;
  // On a page on which a match goes on there is no start.
  const starts = groups.filter(({ hands }) => {
    const begins = hands.some(({ label }) => label === '1');
    return hands.filter(({ label }) => label === 'Start').length !== (begins ? due : 0);
  });
  const games = print.games ?? 1;
  const matches =
    games === 1
      ? [groups.flatMap(({ hands }) => hands)]
      : Array.from({ length: games }, (_, game) =>
          groups.filter(({ at }) => at === game).flatMap(({ hands }) => hands),
        );
  return [
    ...(starts.length > 0 ? [`${starts.length} tables without their start, or with one that is none`] : []),
    ...matches.flatMap((hands) => matchFaults(combination, hands.filter(({ label }) => label !== 'Start'))),
  ]; // biome-ignore format: a table
}

/** A row with its label; nothing where a group has fewer rows than the one beside it. */
function readHand(page: SeenPage, table: SeenTable, group: SeenGroup, row: SeenRow): readonly SeenHand[] {
  const before = textsIn(page, stretch(row, group.left, group.sides[0]!));
  const [label] = before.map(({ text }) => text).filter((text) => /^(\d+|Start)$/.test(text));
  return label === undefined ? [] : [{ page, table, group, row, label }];
}

/** So many rows an open table has at least. */
const LEAST_OPEN = { normal: 6, large: 3 } as const;

function matchFaults(combination: Combination, hands: readonly SeenHand[]): readonly string[] {
  const { told, print } = combination;
  const rows = told.rows ?? hands.map((_, at): ToldRow => ({ label: `${at + 1}` }));
  if (hands.length < (told.rows ? 1 : LEAST_OPEN[print.size ?? 'normal'])) return [`only ${hands.length} rows`];
  if (!Number.isInteger(hands.length / rows.length)) return [`${hands.length} rows for ${rows.length} hands`];
  return hands.flatMap((hand, at) => handFaults(combination, hand, rows[at % rows.length]!));
} // biome-ignore format: short

function handFaults({ told, language }: Combination, hand: SeenHand, due: ToldRow): readonly string[] {
  const faults = [
    ...(hand.label === due.label ? [] : [`is called ${hand.label}`]),
    ...dotFaults(told, hand, due),
    ...leaderFaults(told, hand, due),
    ...trumpFaults(told, language, hand, due),
  ];
  return faults.map((fault) => `row ${due.label}: ${fault}`);
}

/** The dealer's dot stands where the dealer bids, and nowhere else. */
function dotFaults({ dots }: Told, { page, table, group, row }: SeenHand, due: ToldRow): readonly string[] {
  const seen = page.dots.filter((dot) => holds(stretch(row, group.left, group.right), dot));
  if (!dots) return seen.length === 0 ? [] : ['a dot where nobody is marked'];
  const begin = group.sides[due.dealer ?? 0]!;
  const end = Math.min(...table.columns.map(({ at }) => at).filter((at) => at > begin + 1));
  const right = seen.filter((dot) => holds(stretch(row, begin, end), dot));
  return seen.length === 1 && right.length === 1 ? [] : [`${seen.length} dots, ${right.length} at the dealer`];
} // biome-ignore format: short

/** The letter of whoever leads is printed where the rules say it. */
function leaderFaults(told: Told, { page, group, row, table }: SeenHand, due: ToldRow): readonly string[] {
  if (!labelled(page, table, group, 'leader')) return [];
  const own = table.columns.map(({ at }) => at).filter((at) => at > group.left && at < group.sides[0]! - 1);
  const letters = textsIn(page, stretch(row, Math.max(group.left, ...own), group.sides[0]!)).map(({ text }) => text); // biome-ignore format: short
  const seats = letters.filter((text) => /^[A-H]$/.test(text)).join();
  const letter = due.leader === undefined ? '' : 'ABCDEFGH'[due.leader]!;
  if (told.before.every(([kind]) => kind !== 'leader')) return ['nobody leads by the rules'];
  return seats === letter ? [] : [`${seats || 'nobody'} leads, and not ${letter || 'somebody'}`];
}

const NO_TRUMP = { de: ['ohne Trumpf', 'ohne'], en: ['no trumps', 'none'] } as const;

function trumpFaults(
  { before }: Told,
  language: 'de' | 'en',
  { page, table, group, row }: SeenHand,
  { trump }: ToldRow,
): readonly string[] {
  const cell = stretch(row, group.left, group.sides[0]!);
  const signs = page.signs.filter(({ room }) => holds(cell, room));
  const words = textsIn(page, cell).map(({ text }) => text);
  const without = words.filter((text) => (NO_TRUMP[language] as readonly string[]).includes(text));
  const column = before.find(([kind]) => kind === 'trump' || kind === 'printed-trump');
  const found = [...signs.map(suitOf), ...without.map(() => 'none')];
  if (!column || !labelled(page, table, group, 'trump')) return found.length === 0 ? [] : [`trumps ${found.join()}`];
  const due = trump !== undefined ? [trump] : column.slice(1);
  const red = signs.filter((sign) => sign.filled && (sign.color === '#c4122f') !== '♥♦'.includes(suitOf(sign)));
  return [
    ...(found.join() === due.join() ? [] : [`trumps ${found.join()} in place of ${due.join()}`]),
    ...red.map((sign) => `${suitOf(sign)} in ${sign.color}`),
    ...(column[0] === 'printed-trump' ? nameFaults(words, trump, language) : []),
  ];
} // biome-ignore format: short

const NAMES: Readonly<Record<string, readonly string[]>> = {
  de: ['Kreuz', 'Pik', 'Herz', 'Karo'],
  en: ['clubs', 'spades', 'hearts', 'diamonds'],
};

/** The name beside a sign, where there is one, is its own. */
function nameFaults(words: readonly string[], trump: string | undefined, language: 'de' | 'en'): readonly string[] {
  const named = words.filter((text) => NAMES[language]!.includes(text));
  const name = NAMES[language]!['♣♠♥♦'.indexOf(trump ?? '')];
  return named.every((text) => text === name) ? [] : [`${named.join()} in place of ${name}`];
} // biome-ignore format: short

/** A suit by how its outline is drawn: curves alone, or a foot as well. */
function suitOf({ shape }: SeenSign): string {
  const curves = shape.replace(/[^C]/g, '').length;
  if (!shape.includes('L')) return curves === 4 ? '♦' : curves === 6 ? '♥' : '?';
  return curves <= 8 ? '♠' : '♣';
}
