import { describe, expect, test } from 'vitest';
import type { BuildOptions, Checked, LaidOut } from '../../../src/api.ts';
import { PAPERS } from '../../../src/page/paper.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { PLAIN, stichwerk } from '../../support/shipped.ts';
import { pageFaults } from '../../tables/page-faults.ts';
import { roomsOf } from '../../tables/parts.ts';
import { seePage } from '../../tables/seen-page.ts';
import { stretch, tablesOn, textsIn } from '../../tables/seen-table.ts';

const FREE = `game: yatzy
title: {de: Würfeln, en: Dice}
players: 4
score-table:
  columns: [{de: Wurf, en: Throw}, {de: Summe, en: Sum}]
  hands: 13
`;

const source = (text: string) => ({ file: 'dice.yaml', text });
const check = (text: string, players?: number): Promise<Checked> =>
  stichwerk.check(source(text), players === undefined ? {} : { players });
const layOut = (text: string): Promise<LaidOut> => stichwerk.layOut(source(text), PLAIN);

const edited = (before: string, after: string) => {
  expect(FREE).toContain(before);
  return FREE.replace(before, after);
};

/** What is changed, and the line and column at which the first fault is told. */
const FAULTS: readonly (readonly [says: string, before: string, after: string, code: string, line: number, column: number])[] = [
  ['an unknown key of the table', '  hands: 13', '  rows: 13', 'E0201', 6, 3],
  ['an unknown key of the file', 'players: 4', 'players: 4\nflavour: sweet', 'E0201', 4, 1],
  ['both a number of hands and a target', '  hands: 13', '  hands: 13\n  target: 100', 'E0204', 7, 11],
  ['a target that is reached before the first hand', '  hands: 13', '  start: 500\n  target: 500', 'E0204', 7, 11],
  ['forty players', 'players: 4', 'players: 40', 'E0204', 3, 10],
  ['no players', 'players: 4', 'players: 0', 'E0204', 3, 10],
  ['players that are no number', 'players: 4', 'players: many', 'E0203', 3, 10],
  ['teams that do not divide', 'players: 4', 'players: 4\nteams: 3', 'E0204', 4, 8],
  ['no columns', '[{de: Wurf, en: Throw}, {de: Summe, en: Sum}]', '[]', 'E0204', 5, 12],
  ['too many columns', '[{de: Wurf, en: Throw}, {de: Summe, en: Sum}]', `[${Array.from({ length: 7 }, () => '{de: a, en: b}').join(', ')}]`, 'E0204', 5, 12],
  ['columns that are no list', '[{de: Wurf, en: Throw}, {de: Summe, en: Sum}]', 'many', 'E0203', 5, 12],
  ['no English title', ', en: Dice}', '}', 'E0202', 2, 8],
  ['no title', 'title: {de: Würfeln, en: Dice}\n', '', 'E0202', 1, 1],
  ['a column without English', '{de: Wurf, en: Throw}', '{de: Wurf}', 'E0202', 5, 13],
  ['a hundred hands', 'hands: 13', 'hands: 100', 'E0204', 6, 10],
  ['half a hand', 'hands: 13', 'hands: 1.5', 'E0203', 6, 10],
  ['a target in words', 'hands: 13', 'target: hundert', 'E0203', 6, 11],
  ['an id with a space', 'game: yatzy', 'game: my dice', 'E0204', 1, 7],
  ['broken YAML', 'columns: [{de: Wurf, en: Throw}, ', 'columns: [{de: Wurf, en: Throw, ', 'E0101', 5, 3],
  ['a word that the font lacks', 'de: Wurf', 'de: "投"', 'E0403', 5, 18],
]; // biome-ignore format: a table

describe('a table that is not well written is refused', () => {
  test.each(FAULTS)('%s', async (_, before, after, code, line, column) => {
    const { diagnostics } = await check(edited(before, after));
    const [first] = diagnostics;
    expect([first?.code, first?.span?.start.line, first?.span?.start.column]).toEqual([code, line, column]);
    expect((await layOut(edited(before, after))).documents).toEqual([]);
  });
});

/** A finished table: its pages, the labels of its rows on each of them, the heights of these, and what is wrong. */
async function measured(text: string, options: Partial<BuildOptions> = {}) {
  const { files, diagnostics } = await stichwerk.build(source(text), { ...PLAIN, ...options });
  expect(diagnostics).toEqual([]);
  const [file] = files;
  const { pages } = await readPdf(file!.bytes);
  const seen = pages.map(seePage);
  const first = text.includes('teams') ? 'A + C' : 'A';
  const tables = seen.map((page) => ({ page, tables: tablesOn(page, first) }));
  const rows = tables.map((one) =>
    one.tables.flatMap((table) =>
      table.rows.map((row) => ({
        row,
        said: textsIn(one.page, stretch(row, 0, table.groups[0]!.sides[0]!)).map(({ text: word }) => word),
      })),
    ),
  );
  return {
    name: file!.name,
    seen,
    tables: tables.flatMap((one) => one.tables),
    labels: rows.map((page) => page.map(({ said }) => said[0])),
    heights: rows.flat().map(({ row }) => row.bottom - row.top),
    faults: seen.flatMap((page) => pageFaults({ paper: PAPERS.A4, print: {} }, page, roomsOf(page))),
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`);

describe('a table of a game whose rules are not written down', () => {
  test('has a row for each hand and the columns that are named', async () => {
    const { name, seen, labels, heights, faults } = await measured(FREE);
    expect(name).toBe('score-table-4.pdf');
    expect(labels).toEqual([numbers(13)]);
    expect(Math.min(...heights)).toBeGreaterThan(7.99);
    expect(faults).toEqual([]);
    const words = seen[0]!.texts.map(({ text }) => text);
    expect([
      words.filter((word) => word === 'Wurf').length,
      words.filter((word) => word === 'Summe').length,
    ]).toEqual([4, 4]);
    expect(words).not.toContain('Wertung');
  });

  test.each([10, 12])('stands on one page of A4 for %i players', async (players) => {
    const text = edited('players: 4', `players: ${players}`).replace(', {de: Summe, en: Sum}', '');
    const { seen, tables, labels, faults } = await measured(text);
    expect(seen.length).toBe(1);
    expect(tables[0]!.groups[0]!.sides.length).toBe(players);
    expect(seen[0]!.texts.some(({ text: word }) => word === 'Ende' || word === 'Endstand')).toBe(true);
    expect(labels).toEqual([numbers(13)]);
    expect(faults).toEqual([]);
  });

  test('goes on over pages with the same head where there are ninety-nine hands', async () => {
    const { seen, tables, labels, heights, faults } = await measured(edited('hands: 13', 'hands: 99'));
    expect(labels.flat()).toEqual(numbers(99));
    expect(seen.length).toBeGreaterThan(1);
    expect(tables.length).toBe(labels.filter((page) => page.length > 0).length);
    expect(Math.min(...heights)).toBeGreaterThan(5.99);
    expect(faults).toEqual([]);
  });

  test('has as many rows as there is room for where a target ends the game, after what everybody begins with', async () => {
    const { labels, seen } = await measured(edited('hands: 13', 'start: 301\n  target: 0'));
    const [[start, ...rows]] = labels as [[string, ...string[]]];
    expect(start).toBe('Start');
    expect(rows.length).toBeGreaterThan(12);
    expect(rows).toEqual(numbers(rows.length));
    expect(seen[0]!.texts.filter(({ text }) => text === '301').length).toBe(4);
  });

  test('has a side for partners, and a file for each number of players', async () => {
    const teams = edited('players: 4', 'players: [4, 6]\nteams: 2');
    const { files } = await stichwerk.build(source(teams), PLAIN);
    expect(files.map(({ name }) => name)).toEqual(['score-table-4.pdf', 'score-table-6.pdf']);
    const { tables, seen } = await measured(teams);
    expect(tables[0]!.groups[0]!.sides.length).toBe(2);
    expect(seen[0]!.texts.filter(({ text }) => text === 'B + D').length).toBeGreaterThan(0);
  });

  test('is in English as well, and is refused for a number of players that it does not have', async () => {
    const { seen } = await measured(FREE, { language: 'en' });
    expect(seen[0]!.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Dice', 'Throw', 'Sum']));
    expect((await check(FREE, 5)).diagnostics.map(({ code }) => code)).toEqual(['E0233']);
  });
});
