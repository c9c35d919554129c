import { expect, it } from 'vitest';
import type { BuildOptions } from '../../src/api.ts';
import type { Page } from '../../src/page/page.ts';
import { texts } from '../support/pages.ts';
import { edited, PLAIN, readSource, stichwerk } from '../support/shipped.ts';

const game = (id: string) => readSource(`assets/games/${id}.yaml`);
const fill = (id: string, filled: string, how: Partial<BuildOptions> = {}) =>
  stichwerk.layOut(game(id), { ...PLAIN, filled, ...how });

/** The words of a page in the lines that they stand on, from the left. */
function linesIn(page: Page): readonly string[] {
  const lines = new Map<number, { readonly x: number; readonly text: string }[]>();
  for (const { x, y, text } of texts(page)) {
    const near = [...lines.keys()].find((one) => Math.abs(one - y) < 1.2) ?? y;
    lines.set(near, [...(lines.get(near) ?? []), { x, text: text.trim() }]);
  }
  const sorted = [...lines].sort(([one], [other]) => one - other);
  return sorted.map(([, words]) =>
    words
      .sort((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(' '),
  );
}

it('an example fills in its protocol with bids, cards, winners, tricks and points as the engine has them', async () => {
  const { documents, diagnostics } = await fill('stiche-raten', 'runde-vier');
  expect(diagnostics).toEqual([]);
  expect(documents.map(({ name }) => name)).toEqual(['trick-protocol-filled-runde-vier.pdf']);
  const lines = linesIn(documents[0]!.document.pages[0]!);
  const row = (start: string) => lines.find((line) => line.startsWith(start));
  // Trick, leader, the cards of A to D by rank, winner: as the definition tells and claims them.
  expect(lines).toEqual(expect.arrayContaining(['1 A A K B 5 C', '3 C 2 B 9 A A', '4 A 9 9 8 K B']));
  expect(lines.some((line) => line.includes('2 C 4 3 A 2 C'))).toBe(true);
  expect(row('Ansage')).toMatch(/^Ansage 1 1 1 0/);
  expect(row('Stiche 1')).toBe('Stiche 1 1 2 0 zusammen 4');
  expect(row('Punkte | Stand')).toBe('Punkte | Stand 30 30 −10 20');
});

it('card points, melds and totals of sides stand in it where the game has them', async () => {
  const { documents } = await fill('bauerchen', 'heimspiel');
  const lines = linesIn(documents[0]!.document.pages[0]!);
  expect(lines.find((line) => line.startsWith('5 +10'))).toMatch(/^5 \+10 C K A K D B 32$/);
  expect(lines.find((line) => line.startsWith('Augen') && line.includes('70'))).toMatch(/70 60$/);
  expect(lines.find((line) => line.startsWith('Punkte | Stand'))).toBe('Punkte | Stand 2 5 0 5');
  expect(lines.at(-2)).toMatch(/Vorher: A \+ C\s3, B \+ D\s5\./);
});

it('a protocol that is filled in says so in its title and at the foot of every page, and that it was checked; a blank one does not', async () => {
  for (const [language, marks] of [
    ['de', ['Stichprotokoll: ausgefülltes Beispiel', '58 Aussagen geprüft']],
    ['en', ['Trick sheet: a filled example', '58 claims checked']],
  ] as const) {
    for (const id of ['vier-stiche', 'offene-hand']) {
      const { documents } = await fill('stiche-mit-bedienpflicht', id, { language });
      const [{ document }] = documents as [(typeof documents)[number]];
      expect(document.title).toContain(marks[0]);
      for (const page of document.pages) {
        const foot = texts(page).filter(({ y }) => y > page.size.height - 20).map(({ text }) => text.trim()); // biome-ignore format: short
        expect(foot.some((text) => text.endsWith(marks[0]))).toBe(true);
        expect(foot).toContain(marks[1]);
      }
    }
    const blank = await stichwerk.layOut(game('bauerchen'), { ...PLAIN, language, only: ['trick-protocol'] });
    const words = blank.documents.flatMap(({ document }) => document.pages.flatMap((page) => texts(page).map(({ text }) => text.trim()))); // biome-ignore format: short
    expect(words.filter((word) => word.includes(marks[0]) || word === marks[1])).toEqual([]);
  }
});

it('what an example changes is what the sheet shows', async () => {
  const source = edited(
    game('stiche-raten'),
    'bids: {A: 1, B: 1, C: 1, D: 0}',
    'bids: {A: 0, B: 1, C: 2, D: 0}',
  );
  const { documents } = await stichwerk.layOut(source, { ...PLAIN, filled: 'runde-vier', draft: true });
  const lines = linesIn(documents[0]!.document.pages[0]!);
  expect(lines.find((line) => line.startsWith('Ansage'))).toMatch(/^Ansage 0 1 2 0/);
  expect(lines.find((line) => line.startsWith('Punkte | Stand'))).toBe('Punkte | Stand −10 30 40 20');
});

it('an example that is no whole hand, or none at all, makes no file, and other kinds are printed beside it', async () => {
  expect((await fill('stiche-raten', 'punkte-zaehlen')).documents).toEqual([]);
  expect((await fill('stiche-raten', 'nobody')).documents).toEqual([]);
  const { documents } = await fill('stiche-raten', 'runde-vier', { only: ['trick-protocol', 'exercise'] });
  expect(documents.map(({ name }) => name)).toEqual(['trick-protocol-filled-runde-vier.pdf', 'exercise.pdf']);
});
