import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listDecks, listGames } from '../../src/cli/targets.ts';
import { diskFiles } from '../../src/workspace/disk.ts';
import { listAll, temporaryFolder } from '../support/temporary-folder.ts';
import { CLEAN, fakeStichwerk, runCli } from './run-cli.ts';

function deckFile(name = 'my-deck.yaml', text = 'from: french-32\nclaims: right\n'): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, text);
  return path;
}

test('no deck that comes along has the id of a game', async () => {
  const [decks, games] = [await listDecks(diskFiles()), await listGames(diskFiles())];
  expect(decks).toContain('french-32');
  expect(decks.filter((id) => games.includes(id))).toEqual([]);
});

describe('a deck', () => {
  test('that comes along is printed by its id, to a folder of that name', async () => {
    const out = temporaryFolder();
    const fake = fakeStichwerk();
    const build: typeof fake.build = (source, options) =>
      fake.build({ ...source, text: 'claims: right' }, options);
    const ran = await runCli(['build', 'french-32', '-o', out], { stichwerk: { ...fake, build } });
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(listAll(out)).toEqual(['french-32', 'french-32/cards.pdf']);
  });

  test('in a file of its own is printed to a folder of its name', async () => {
    const out = temporaryFolder();
    expect(await runCli(['build', deckFile(), '-o', out])).toMatchObject({ code: 0, err: '' });
    expect(existsSync(join(out, 'my-deck', 'cards.pdf'))).toBe(true);
  });

  test('has no rules and no variants', async () => {
    const only = await runCli(['build', deckFile(), '-o', temporaryFolder(), '--only', 'rules']);
    expect(only.code).toBe(2);
    expect(only.err).toMatch(/my-deck\.yaml: this deck has no rules\n$/);
    for (const command of ['build', 'check']) {
      const ran = await runCli([command, deckFile(), '--players', '3']);
      expect(ran.code).toBe(2);
      expect(ran.err).toContain('my-deck is a deck, it has no rules');
    }
    const dealt = await runCli(['deal', 'french-32']);
    expect(dealt.code).toBe(2);
    expect(dealt.err).toContain('french-32 is a deck, it has no rules');
    for (const argv of [['deal'], ['explain', '--hand', 'C1']]) {
      const own = await runCli([...argv, deckFile('own.yaml', 'from: french-32\n')]);
      expect(own).toMatchObject({ code: 2, out: '' });
      expect(own.err).toMatch(/own\.yaml is a deck, it has no rules/);
    }
  });

  test('is not printed to the folder of a game in the same call', async () => {
    const game = deckFile('game.yaml', CLEAN('my-deck'));
    const ran = await runCli(['build', deckFile(), game, '--dry-run']);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(/my-deck\.yaml and .*game\.yaml are both called my-deck/);
  });

  test('is told from a game by check', async () => {
    expect((await runCli(['check', deckFile()])).out).toBe('1 deck, 0 claims checked, no problems\n');
    const both = await runCli(['check', deckFile(), deckFile('a.yaml', CLEAN('a'))]);
    expect(both.out).toBe('1 game, 1 deck, 24 claims checked, no problems\n');
  });

  test('stands in the list with its cards and their size', async () => {
    const fake = fakeStichwerk();
    const layOut: typeof fake.layOut = ({ file, text }, options) =>
      fake.layOut({ file, text: /^game:/m.test(text) ? text : 'claims: right' }, options);
    const { out } = await runCli(['list'], { stichwerk: { ...fake, layOut } });
    expect(out).toMatch(/\n\nfrench-20 +Deck french-20 +12 cards +63 × 88 mm\n/);
  });

  test('shows the lines of a file beside it that a finding is about', async () => {
    const fake = fakeStichwerk();
    const file = 'cards.csv';
    const place = { file, start: { line: 2, column: 1 }, end: { line: 2, column: 3 } };
    const found = { code: 'E0204', severity: 'error', message: 'no count', span: place } as const;
    const sources = [{ file, text: 'name;count\nXX;y\n' }];
    const check: typeof fake.check = async (source) => ({
      ...(await fake.check(source)),
      sources,
      diagnostics: [found],
    });
    const build: typeof fake.build = async (source) => ({ ...(await check(source)), files: [] });
    const stichwerk = { ...fake, check, build };
    expect((await runCli(['check', deckFile()], { stichwerk })).out).toContain('2│ XX;y\n');
    expect((await runCli(['build', deckFile()], { stichwerk })).err).toContain('2│ XX;y\n');
  });
});
