import { describe, expect, it } from 'vitest';
import type { RulesChoice } from '../../src/api.ts';
import type { Kind } from '../../src/documents/kinds.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import { bodyOf, PAPERS, type PaperName } from '../../src/page/paper.ts';
import { THEMES } from '../../src/page/theme.ts';
import { filled, layoutFaults, lonelyHeadings } from '../support/page-checks.ts';
import { texts } from '../support/pages.ts';
import { pagesOf, readSource, stichwerk } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

const SHEETS = [
  'trick-protocol',
  'rules',
  'examples',
  'exercise',
  'solution',
  'trick-questions',
  'trick-questions-solution',
] as const;
const game = (id: string) => readSource(`assets/games/${id}.yaml`);

/** The sheets and handouts of a game in large print. */
async function large(id: string, language: 'de' | 'en', paper: PaperName, choice: RulesChoice = {}) {
  const print = { paper: PAPERS[paper], size: 'large' } as const;
  return pagesOf(game(id), { language, print, only: SHEETS, ...choice });
}

/** Other ways to play that change what stands on paper, each by itself. */
const WAYS: readonly (readonly [string, RulesChoice])[] = [
  ['bauer', { variants: ['zwanzig-karten'] }],
  ['bauer', { variants: ['sechs'] }],
  ['bauerchen', { variants: ['weiterschreiben'] }],
  ['stiche-raten', { variants: ['karten-64'] }],
  ['stiche-raten', { variants: ['greifen-und-passen'] }],
  ['stiche-raten', { variants: ['rauf-runter'] }],
  ['stiche-raten', { players: 6 }],
  ['whist-rauf-und-runter', { players: 5 }],
];

const GAMES = [
  'stiche-mit-bedienpflicht',
  'stiche-raten',
  'whist-rauf-und-runter',
  'bauerchen',
  'bauer',
] as const;

const prints: readonly (readonly [string, 'de' | 'en', PaperName, RulesChoice])[] = [
  ...GAMES.flatMap((id) => [[id, 'de', 'A4', {}], [id, 'en', 'Letter', {}]] as const), // biome-ignore format: a pair
  ...WAYS.map(([id, choice], at) => [id, at % 2 === 0 ? 'de' : 'en', 'A4', choice] as const),
  ['bauer', 'de', 'A3', {}],
  ['stiche-raten', 'en', 'Legal', {}],
];

describe.each(sample(prints, 1))('large print of %s in %s on %s with %j', (id, language, paper, choice) => {
  const print = () => large(id, language, paper, choice);
  const each = async (look: (document: PrintDocument, kind: Kind) => void) => {
    const documents = await print();
    // Where examples are few, all of them stand in the handout.
    expect([...documents.keys()]).toEqual(
      SHEETS.filter((kind) => kind !== 'examples' || documents.has(kind)),
    );
    for (const [kind, document] of documents) look(document, kind);
  };

  it('has no word and no letter on a drawn card below 18 pt, at the foot neither', () =>
    each(({ pages }) => {
      const small = pages.flatMap((page) => texts(page).filter(({ size }) => size < 18 - 1e-9));
      expect(small.map(({ size, text }) => `${size} pt: ${text}`)).toEqual([]);
    }));

  it('has no words or cards that run into each other or out of the margins', () =>
    each(({ pages }, kind) => {
      expect([kind, layoutFaults(pages, bodyOf(PAPERS[paper], 'large'))]).toEqual([kind, []]);
    }));

  it('ends no page with a heading', () =>
    each((document, kind) => {
      expect([kind, lonelyHeadings(document)]).toEqual([kind, []]);
    }));

  it('leaves no page but the last nearly empty', () =>
    each(({ pages }, kind) => {
      const empty = pages.slice(0, -1).filter((page) => filled(page, THEMES.large.foot) < 0.3);
      expect([kind, empty.map((page) => texts(page)[0]?.text)]).toEqual([kind, []]);
    }));
});

describe('large print', () => {
  it('repeats the head of a table on every page that the table runs over', async () => {
    const documents = await large('bauer', 'de', 'A4');
    for (const [kind, head] of [
      ['exercise', 'A legt'],
      ['trick-protocol', 'Gewinner'],
    ] as const) {
      // biome-ignore format: a pair
      const heads = documents.get(kind)!.pages.map((page) => texts(page).filter(({ text }) => text.trim() === head).length); // biome-ignore format: short
      expect(heads.filter((count) => count === 1).length).toBeGreaterThan(1);
    }
  });

  it('says everything that usual print says', async () => {
    const words = async (size: 'normal' | 'large') => {
      const only = ['rules', 'examples'] as const;
      const documents = await pagesOf(game('bauer'), { print: { size }, only });
      const pages = [...documents.values()].flatMap((document) => document.pages);
      const said = pages.flatMap((page) => page.items.flatMap(({ mark, content }) => (mark === 'artifact' ? [] : content))); // biome-ignore format: short
      return new Set(said.flatMap((one) => (one.kind === 'text' ? one.text.split(/\s+/) : [])));
    };
    const [usual, enlarged] = [await words('normal'), await words('large')];
    // The head of a column that large print has not, and of examples that it has in the handout.
    const heads = ['Warum', 'Ganze', 'Hände'];
    expect([...usual].filter((word) => !enlarged.has(word) && !heads.includes(word))).toEqual([]);
  });

  it('asks for a larger paper than A5, in one sentence a paper', async () => {
    const options = { language: 'de', print: { paper: PAPERS.A5, size: 'large' }, only: ['rules'] } as const;
    const { documents, diagnostics } = await stichwerk.layOut(game('bauer'), options);
    expect(documents).toEqual([]);
    expect(diagnostics).toMatchObject([
      {
        code: 'E0404',
        message: 'rules: a paper of 148 × 210 mm is too small for words in large print',
        help: expect.stringContaining('A4'),
      },
    ]);
  });
});
