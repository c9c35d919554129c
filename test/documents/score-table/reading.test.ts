import { PDFParse } from 'pdf-parse';
import { expect, test } from 'vitest';
import { combine } from '../../tables/combinations.ts';
import { pressTable } from '../../tables/press.ts';
import { TOLD, type Told } from './told.ts';

const find = (game: string, players: number) =>
  TOLD.find((told) => told.game === game && told.players === players && told.variants.length === 0)!;

/** The cell with the rows of hands, as another program reads the table: the lines before the first side. */
async function linesRead(told: Told): Promise<readonly string[]> {
  const { bytes } = await pressTable(combine(told, ['A4', {}], 'de'));
  const parser = new PDFParse({ data: bytes! });
  const { pages } = await parser.getTable();
  await parser.destroy();
  const cells = pages.flatMap(({ tables }) => tables.flat(2));
  const found = cells.find((cell) => /^1( |$)/m.test(cell) && cell.includes('\n2')) ?? '';
  return found.split('\n').map((line) => line.trim());
}

const GERMAN: Readonly<Record<string, string>> = {
  '♥': 'Herz',
  '♣': 'Kreuz',
  '♦': 'Karo',
  '♠': 'Pik',
  none: 'ohne Trumpf',
};

test.each([
  ['stiche-raten', 4],
  ['whist-rauf-und-runter', 3],
] as const)('another program reads the schedule of %s for %i from the file', async (game, players) => {
  const told = find(game, players);
  const due = told.rows!.map(({ label, trump, leader }) =>
    [label, trump && GERMAN[trump], leader === undefined ? undefined : 'ABC'[leader]]
      .filter(Boolean)
      .join(' '),
  );
  expect(await linesRead(told)).toEqual(due);
});

test('another program reads what there is to ring from the file', async () => {
  const lines = await linesRead(find('bauer', 4));
  expect(lines.length).toBeGreaterThan(8);
  expect(lines).toEqual(lines.map((_, at) => `${at + 1} A B C D ×2 ×4`));
});
