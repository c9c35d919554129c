import { describe, expect, it } from 'vitest';
import type { ExerciseOptions, PrintOptions } from '../../src/api.ts';
import type { Kind } from '../../src/documents/kinds.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import { bodyOf, PAPERS } from '../../src/page/paper.ts';
import { prove } from '../../src/proof/prove.ts';
import { cardsOn, layoutFaults, lonelyHeadings, overlaps } from '../support/page-checks.ts';
import { texts } from '../support/pages.ts';
import { PLAIN, readmeGame, readSource, shippedGames, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { sample, sampleEach } from '../support/tier.ts';

const ONLY: readonly Kind[] = ['exercise', 'solution'];
const game = (id: string) => readSource(`assets/games/${id}.yaml`);

async function print(id: string, exercises: ExerciseOptions, more: Partial<PrintOptions> = {}) {
  const laid = await stichwerk.layOut(game(id), { ...PLAIN, only: ONLY, exercises, ...more });
  expect(laid.diagnostics).toEqual([]);
  return laid.documents;
}

/** All that stands on a page, foot included. */
function read({ pages }: PrintDocument, page: number): string {
  return texts(pages[page])
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\u00a0', ' ');
}

describe('a set of sheets', () => {
  it('numbers each sheet, counts its pages by themselves, and never says of how many it is one', async () => {
    const [exercise] = await print('bauerchen', { count: 3 });
    expect(exercise).toMatchObject({ name: 'exercise.pdf', pages: 6, sheets: 3, duplex: 'long-edge' });
    for (const [at, number] of [1, 1, 2, 2, 3, 3].entries()) {
      const page = read(exercise!.document, at);
      expect(page).toContain(`Blatt ${number}`);
      expect(page).toContain(`Seite ${(at % 2) + 1}/2`);
      expect(page).not.toMatch(/von 3|\/3/);
    }
  });

  it('asks for one side of the paper where every sheet has one page', async () => {
    const documents = await print('whist-rauf-und-runter', { count: 4, level: 1 });
    expect(documents.slice(0, 2)).toMatchObject([
      { name: 'exercise.pdf', pages: 4, sheets: 4, duplex: 'simplex' },
      { name: 'solution.pdf', pages: 4, sheets: 4, duplex: 'simplex' },
    ]);
  });

  it('leaves a back empty rather than to print two sheets on one paper', async () => {
    const { pages } = (await print('stiche-raten', { count: 2, level: 3 }, { players: 6, print: { paper: PAPERS.A5 } }))[0]!.document; // biome-ignore format: short
    const starts = pages.flatMap((_, at) =>
      /Seite 1\//.test(read({ pages } as PrintDocument, at)) ? [at] : [],
    );
    expect(starts).toHaveLength(2);
    expect(starts.every((at) => at % 2 === 0)).toBe(true);
  });

  it('has all answers of thirty sheets on one page', async () => {
    const key = (await print('bauerchen', { count: 30, seed: 7 }))[2]!;
    expect(key).toMatchObject({ name: 'solution-key.pdf', kind: 'solution', pages: 1 });
    const table = nodesIn(key.document.structure).filter(({ role }) => role === 'TR');
    expect(table).toHaveLength(32);
    expect(read(key.document, 0)).toContain('Startzahl 7');
  });

  it('prints the names of pupils in the table of all answers where these leave room, cut if they are long', async () => {
    const long = 'Maximiliane von und zu Hohenlohe-Schillingsfürst';
    const pupils = Array.from({ length: 30 }, (_, at) => (at === 4 ? long : `Kind ${at + 1}`));
    const key = (await print('stiche-mit-bedienpflicht', { count: 30, seed: 7, pupils }))[2]!;
    expect(key.pages).toBe(1);
    const said = read(key.document, 0);
    for (const name of ['Name', 'Kind 1 ', 'Kind 30 ']) expect(said).toContain(name);
    expect(said).toMatch(/Maximiliane von [^…]*…/);
    expect(overlaps(key.document.pages[0]!)).toEqual([]);
    const full = (await print('bauerchen', { count: 30, seed: 7, level: 3, pupils }))[2]!;
    expect(full.pages).toBe(1);
    expect(read(full.document, 0)).not.toContain('Kind 1 ');
    const nobody = (await print('stiche-mit-bedienpflicht', { count: 30, seed: 7 }))[2]!;
    expect(read(nobody.document, 0)).not.toContain('Name');
  });

  it('prints the names of pupils on their sheets and answers', async () => {
    const pupils = ['Anna', 'Bernhard', 'Cäcilie'];
    const [exercise, solution] = await print('bauerchen', { pupils });
    for (const paper of [exercise, solution]) {
      const heads = [0, 2, 4].map((page) => read(paper!.document, page));
      for (const [at, name] of pupils.entries()) expect(heads[at]).toContain(name);
      expect(heads[0]).not.toContain('Bernhard');
    }
  });
});

describe('exercises that nobody asked for', () => {
  it('are one sheet, always by the same seed', async () => {
    const one = (await stichwerk.layOut(readmeGame(), { ...PLAIN, only: ONLY })).documents;
    expect(one.map(({ name }) => name)).toEqual(['exercise.pdf', 'solution.pdf']);
    const asked = await stichwerk.layOut(readmeGame(), { ...PLAIN, only: ONLY, exercises: { seed: 1 } });
    expect(read(one[0]!.document, 0)).toBe(read(asked.documents[0]!.document, 0));
  });

  it('give way to the example that the author means for it, unless something is asked of them', async () => {
    const own = (await stichwerk.layOut(game('stiche-mit-bedienpflicht'), { ...PLAIN, only: ONLY }))
      .documents;
    expect(read(own[0]!.document, 0)).toContain('Aufgabe 1');
    const [made] = await print('stiche-mit-bedienpflicht', { seed: 3 });
    expect(read(made!.document, 0)).toContain('Blatt 1');
  });
});

it('no shipped game shows an example both in the handout and in the exercise', async () => {
  for (const source of sample(shippedGames(), 2)) {
    const { value } = await stichwerk.read(source);
    const both = prove(value!).value.examples.filter(
      ({ show }) => show.includes('exercise') && show.length > 1,
    );
    expect(both.map(({ id }) => id)).toEqual([]);
  }
});

const LOOKS = [
  ['A4', 'normal'],
  ['Letter', 'normal'],
  ['A5', 'normal'],
  ['A4', 'large'],
] as const;

const FOLDERS = ['foreign/jass', 'foreign/doppelkopf', 'foreign/tarot', 'strange/knockout-whist', 'strange/wizard', 'strange/belote', 'strange/sixty-six'] as const; // biome-ignore format: short
const SOURCES = [...shippedGames(), ...FOLDERS.map((name) => readSource(`test/games/${name}.yaml`))];
const CASES = SOURCES.flatMap((source) =>
  LOOKS.map(([paper, size]) => [source.file, paper, size, source] as const),
);

it.each(sampleEach(CASES, ([, paper, size]) => `${paper} ${size}`))(
  'sheets and answers of %s on %s in %s print fit their pages, nothing on top of another, cards 11 mm wide',
  async (_, paper, size, source) => {
    const { value } = await stichwerk.read(source);
    const players = [value!.game.players[0]!, value!.game.players.at(-1)!];
    for (const count of new Set(players)) {
      const options = {
        ...PLAIN,
        only: ONLY,
        players: count,
        exercises: { count: 2, seed: 5, level: 3 as const },
      };
      const { documents, diagnostics } = await stichwerk.layOut(source, { ...options, print: { paper: PAPERS[paper], size } }); // biome-ignore format: short
      expect(diagnostics).toEqual([]);
      for (const { document, name } of documents) {
        expect(layoutFaults(document.pages, bodyOf(PAPERS[paper], size)), name).toEqual([]);
        expect(document.pages.flatMap(overlaps), name).toEqual([]);
        expect(lonelyHeadings(document), name).toEqual([]);
        if (name !== 'exercise.pdf') continue;
        const widths = document.pages.flatMap((page) => cardsOn(page).map((card) => card.width));
        expect(Math.min(...widths)).toBeGreaterThanOrEqual(10.99);
      }
    }
  },
);

it('is read aloud question by question, with what there is to do', async () => {
  const [exercise] = await print('stiche-raten', { count: 1, seed: 2 }, { language: 'en' });
  const heads = nodesIn(exercise!.document.structure).filter(({ role }) => role === 'H2');
  expect(heads.map((node) => wordsOf(exercise!.document, node))).toEqual([
    'Who wins the trick, and why?',
    'Which cards are legal? Put a cross below them.',
    'Who leads next?',
    'The last player to bid: which number is forbidden? If none is, write a dash.',
    'How many points do they score?',
  ]);
});
