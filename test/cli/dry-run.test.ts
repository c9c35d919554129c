import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LaidOutDocument } from '../../src/api.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { CLEAN, fakeStichwerk, REFUTED, runCli } from './run-cli.ts';

function file(text: string): string {
  const path = join(temporaryFolder(), 'a.yaml');
  writeFileSync(path, text);
  return path;
}

/** Lines without the spaces that align them. */
const lines = (text: string): readonly string[] =>
  text.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '));

describe('a dry run', () => {
  test('lists files, cards, pages and sheets, adds them up, and writes nothing', async () => {
    const out = join(temporaryFolder(), 'out');
    const ran = await runCli(['build', file(CLEAN('a')), '--dry-run', '-o', out]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(lines(ran.out.replaceAll(out, 'out'))).toEqual([
      'out/a/cards.pdf | 12 cards | 2 pages | 1 sheet, both sides, flip on long edge',
      'out/a/score-table.pdf | 2 pages | 2 sheets',
      'out/a/trick-protocol.pdf | 2 pages | 2 sheets',
      'out/a/rules.pdf | 2 pages | 2 sheets',
      'out/a/quick-reference.pdf | 2 pages | 2 sheets',
      'out/a/examples.pdf | 2 pages | 2 sheets',
      'out/a/solution.pdf | 2 pages | 2 sheets',
      'out/a/trick-questions.pdf | 2 pages | 2 sheets',
      'out/a/trick-questions-solution.pdf | 2 pages | 2 sheets',
      '9 files, 18 pages, 17 sheets of paper; nothing was written',
      '',
    ]);
    expect(existsSync(out)).toBe(false);
  });

  test('adds up what several games take', async () => {
    const other = file(CLEAN('b'));
    const ran = await runCli(['build', file(CLEAN('a')), other, '--dry-run', '--only', 'cards']);
    expect(ran.out).toMatch(/\n2 files, 4 pages, 2 sheets of paper; nothing was written\n$/);
  });

  test('finds and exits as a build does, and reads no bytes', async () => {
    const build = () => Promise.reject(new Error('nothing is to be printed'));
    const stichwerk = { ...fakeStichwerk(), build };
    const ran = await runCli(['build', file(REFUTED('a')), '--dry-run'], { stichwerk });
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('error[E0301]: the claim does not hold');
    expect(ran.err).toContain('a: nothing was printed because of 1 error');
    const draft = await runCli(['build', file(REFUTED('a')), '--dry-run', '--draft'], { stichwerk });
    expect(draft.code).toBe(1);
    expect(draft.out).toContain('9 files, 18 pages');
    expect((await runCli(['build', file(CLEAN('a')), '--dry-run', '--only', 'exercise'])).code).toBe(2);
  });

  test('says how backs come to their fronts where the printer does not turn the paper', async () => {
    const document = (name: string, pages: number, sheets: number): LaidOutDocument => ({
      kind: 'cards',
      name,
      cards: 9,
      pages,
      sheets,
      duplex: 'simplex',
      document: {} as PrintDocument,
    });
    const documents = [
      document('cards.pdf', 4, 2),
      document('cards-fronts.pdf', 2, 2),
      document('cards-backs.pdf', 2, 0),
    ];
    const fake = fakeStichwerk();
    const layOut: typeof fake.layOut = async (...given) => ({ ...(await fake.layOut(...given)), documents });
    const ran = await runCli(['build', file(CLEAN('a')), '--dry-run'], { stichwerk: { ...fake, layOut } });
    expect(lines(ran.out)).toEqual([
      'output/a/cards.pdf | 9 cards | 4 pages | 2 sheets, fronts first, then the backs',
      'output/a/cards-fronts.pdf | 9 cards | 2 pages | 2 sheets',
      'output/a/cards-backs.pdf | 9 cards | 2 pages | on the backs of the other sheets',
      '3 files, 8 pages, 4 sheets of paper; nothing was written',
      '',
    ]);
  });
});
