import { describe, expect, test } from 'vitest';
import type { Source } from '../../../src/definition/game.ts';
import { type ReadElement, readPdf } from '../../support/read-pdf.ts';
import { edited, readSource, stichwerk } from '../../support/shipped.ts';

interface Filled {
  readonly words: string;
  /** The cells of the rows of the table, each with its text and the texts of its signs. */
  readonly rows: readonly (readonly string[])[];
}

const all = (element: ReadElement): readonly ReadElement[] => [element, ...element.children.flatMap(all)];

const said = (cell: ReadElement): string =>
  all(cell)
    .flatMap(({ alt = '', role }) => (role === 'Figure' ? [alt] : []))
    .concat(cell.text)
    .join(' ')
    .trim();

/** The table of the only match of a score file, filled in. */
async function filled(text: string, game?: Source): Promise<Filled> {
  const bytes = new TextEncoder().encode(text);
  const scored = await stichwerk.score({ file: 'match.yaml', bytes }, game && { game });
  expect(scored.diagnostics).toEqual([]);
  const { value, diagnostics } = await stichwerk.scoreTables(scored, { language: 'de', date: new Date(0) });
  expect(diagnostics).toEqual([]);
  const { pages } = await readPdf(value![0]!.bytes);
  const elements = pages.flatMap(({ structure }) => (structure ? all(structure) : []));
  const rows = elements.filter(({ role }) => role === 'TR').map(({ children }) => children.map(said));
  return { words: elements[0]!.text.replace(/\s+/g, ' '), rows };
}

const rowOf = ({ rows }: Filled, first: string) => rows.find(([cell]) => cell === first);

const GUESSES = (dealer: string) => `game: stiche-raten
players: [A, B, C, D]
match:
  - {dealer: ${dealer}, turn-up: ♥7, bids: {A: 0, B: 0, C: 0, D: 0}, won: {A: 1, B: 0, C: 0, D: 0}}
  - {turn-up: ♠7, bids: {A: 0, B: 0, C: 0, D: 0}, won: {A: 2, B: 0, C: 0, D: 0}}
  - {turn-up: ♦7, bids: {A: 0, B: 0, C: 0, D: 0}, won: {A: 3, B: 0, C: 0, D: 0}}
`;

describe('a filled score table', () => {
  test.each(['A', 'C', 'D'])('marks who deals, hand after hand, where %s began', async (dealer) => {
    const table = await filled(GUESSES(dealer));
    const at = 'ABCD'.indexOf(dealer);
    for (const [row, cards] of ['1', '2', '3'].entries()) {
      const bids = [2, 4, 6, 8].map((cell) => rowOf(table, cards)![cell] ?? '');
      expect([cards, bids.findIndex((bid) => bid.includes('gibt'))]).toEqual([cards, (at + row) % 4]);
    }
    expect(table.words).toContain(`Wer zuerst gibt, sitzt auf ${dealer}.`);
  });

  test('names who leads first', async () => {
    const table = await filled(`game: whist-rauf-und-runter
players: [A, B, C, D]
match:
  - {lead: C, bids: {A: 1, B: 1, C: 0, D: 0}, won: {A: 0, B: 0, C: 1, D: 0}}
`);
    expect(rowOf(table, '1')![2]).toBe('C');
    expect(table.words).toContain('In der ersten Runde beginnt C.');
  });

  test('names the dealer in a column of its own', async () => {
    const bauerchen = readSource('assets/games/bauerchen.yaml');
    const turns = edited(bauerchen, 'dealer: trump-maker', 'dealer: rotates');
    const text = edited(turns, 'lead: trump-maker', 'lead: left-of-dealer').text;
    const rules = text.slice(0, text.search(/^(variants|facts):/m));
    const table = await filled(
      `game: bauerchen
match:
  - {dealer: C, named: ♥, won: {A: 2, B: 3}, card-points: {A: 66, B: 64}}
  - {named: ♥, won: {A: 2, B: 3}, card-points: {A: 66, B: 64}}
`,
      { file: 'bauerchen.yaml', text: rules },
    );
    expect(['1', '2'].map((hand) => rowOf(table, hand)![1])).toEqual(['C', 'D']);
    expect(table.words).toContain('Wer zuerst gibt, sitzt auf C.');
  });

  test('begins with what stood before, and has a number for every doubling', async () => {
    const table = await filled(`game: bauerchen
before: {A: 3, B: 1}
match:
  - {dealer: D, named: ♥, doubles: 5, won: {A: 1, B: 4}, card-points: {A: 30, B: 100}}
`);
    expect(table.words).toMatch(/wieder mit 0\s*3\s*1/);
    expect(table.words).toContain('×32');
  });

  test('counts in numbers what has more than there are boxes, and a third unit', async () => {
    const bauerchen = readSource('assets/games/bauerchen.yaml').text;
    const rules = bauerchen.slice(0, bauerchen.search(/^(variants|facts):/m));
    const keg = '    - {unit: keg, name: {de: Fass, en: keg}, to: winners, per: 9}\n';
    const play = (stein: number, game?: Source) =>
      filled(
        `${game ? '' : 'game: bauerchen\n'}units: {knoddel: {A: 1, B: 0}, stein: {A: ${stein}, B: 0}}
match:
  - {dealer: D, named: ♥, won: {A: 2, B: 3}, card-points: {A: 66, B: 64}}
`,
        game,
      );
    const said = (table: Filled) => table.words.slice(table.words.indexOf('zählt nicht.'));
    expect(said(await play(2))).not.toMatch(/Stein.*Stein.*Stein.*Stein/);
    expect(said(await play(7))).toMatch(/Stein\s*A \+ C\s*7\s*B \+ D\s*0/);
    const three = await play(2, {
      file: 'keg.yaml',
      text: rules.replace(/( {4}- \{unit: stein.*\n)/, `$1${keg}`),
    });
    expect(said(three)).toMatch(/Fass\s*A \+ C\s*0\s*B \+ D\s*0/);
  });
});
