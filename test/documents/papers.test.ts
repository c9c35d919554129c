import { describe, expect, it } from 'vitest';
import { bodyOf, PAPERS } from '../../src/page/paper.ts';
import { THEMES } from '../../src/page/theme.ts';
import { filled, layoutFaults, lonelyHeadings } from '../support/page-checks.ts';
import { texts } from '../support/pages.ts';
import { pagesOf, readSource, stichwerk } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

const SHEETS = ['trick-protocol', 'rules', 'exercise', 'solution'] as const;
const game = (id: string) => readSource(`assets/games/${id}.yaml`);
const landscape = { width: 297, height: 210 };

const PRINTS = [
  ['stiche-mit-bedienpflicht', 'A5', PAPERS.A5],
  ['stiche-raten', 'A5', PAPERS.A5],
  ['whist-rauf-und-runter', 'A5', PAPERS.A5],
  ['bauerchen', 'A5', PAPERS.A5],
  ['bauer', 'A5', PAPERS.A5],
  ['bauer', 'A3', PAPERS.A3],
  ['stiche-raten', 'Legal', PAPERS.Legal],
  ['stiche-mit-bedienpflicht', 'A4 lying on its side', landscape],
] as const;

describe.each(sample(PRINTS, 1))('the sheets and handouts of %s on %s', (id, _, paper) => {
  it('have no words or cards that run into each other or out of the margins, and no lonely heading', async () => {
    for (const [kind, document] of await pagesOf(game(id), { print: { paper }, only: SHEETS })) {
      expect([kind, layoutFaults(document.pages, bodyOf(paper))]).toEqual([kind, []]);
      expect([kind, lonelyHeadings(document)]).toEqual([kind, []]);
      const empty = document.pages.slice(0, -2).filter((page) => filled(page, THEMES.normal.foot) < 0.25);
      expect([kind, empty.length]).toEqual([kind, 0]);
    }
  });
});

describe('papers of other sizes', () => {
  it('enlarge what stands on A3, so that it has the pages of Letter and lines no longer than there', async () => {
    const print = async (paper: (typeof PAPERS)[keyof typeof PAPERS]) => {
      const document = (await pagesOf(game('bauer'), { print: { paper }, only: ['rules'] })).get('rules')!;
      const words = document.pages.flatMap((page) => texts(page));
      // Small labels stand below whole hands, which one paper has room for and another has not.
      const small = 1.2 * Math.min(...words.map(({ size }) => size));
      const body = words.filter(({ size }) => size > small);
      return { words, longest: Math.max(...body.map(({ text }) => text.length)) };
    };
    const [a3, letter] = await Promise.all([print(PAPERS.A3), print(PAPERS.Letter)]);
    expect(a3.longest).toBeLessThanOrEqual(letter.longest);
    expect(Math.min(...a3.words.map(({ size }) => size))).toBeGreaterThan(8.5);
  });

  it('set lines in the middle of a paper that is too wide for them', async () => {
    const body = bodyOf(landscape);
    expect(body.scale).toBe(1);
    expect(body.width).toBeLessThan(landscape.width - 36);
    expect(body.left).toBeCloseTo((landscape.width - body.width) / 2, 9);
  });

  it('are refused if they are too small for any line, with what to do', async () => {
    const options = {
      language: 'de',
      print: { paper: { width: 105, height: 148 } },
      only: ['rules'],
    } as const;
    const { diagnostics } = await stichwerk.layOut(game('bauer'), options);
    expect(diagnostics).toMatchObject([
      {
        code: 'E0404',
        message: 'rules: a paper of 105 × 148 mm is too small for words',
        help: 'take a larger paper such as A4 or print the cards alone: `--only cards`',
      },
    ]);
  });
});
