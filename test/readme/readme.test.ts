import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionJsonSchema } from '../../src/definition/json-schema.ts';
import { renderHuman } from '../../src/diagnostics/render.ts';
import { SCORE_NAMES } from '../../src/engine/expression.ts';
import { OBLIGATIONS } from '../../src/engine/obligations/index.ts';
import { PRINT_OPTIONS } from '../../src/page/print-options.ts';
import { openStichwerk } from '../../src/pipeline.ts';
import { diskFiles } from '../../src/workspace/disk.ts';
import type { Files } from '../../src/workspace/files.ts';
import { runCli } from '../cli/run-cli.ts';
import { edited, PLAIN, readmeGame, stichwerk } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

const ROOT = new URL('../../', import.meta.url);
const readme = readFileSync(new URL('README.md', ROOT), 'utf8');
const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

it('the game of the README is printed without a finding', async () => {
  const { documents, diagnostics } = await stichwerk.layOut(readmeGame(), PLAIN);
  expect(diagnostics).toEqual([]);
  const kinds = [
    'cards',
    'score-table',
    'trick-protocol',
    'rules',
    'quick-reference',
    'exercise',
    'solution',
  ];
  expect(documents.map(({ kind }) => kind)).toEqual(kinds);
});

it('the table of a game without rules that the README shows is printed for two to six', async () => {
  const text = /```yaml\n(game: canasta[\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const { documents, diagnostics } = await stichwerk.layOut({ file: 'canasta.yaml', text }, PLAIN);
  expect(diagnostics).toEqual([]);
  expect(documents.map(({ name }) => name)).toEqual([2, 3, 4, 5, 6].map((n) => `score-table-${n}.pdf`));
});

it('the game that shows the words of a definition holds, claim by claim', async () => {
  const text = /```yaml\n(game: up-to-five[\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const { diagnostics, trace } = await stichwerk.check({ file: 'up-to-five.yaml', text });
  expect(diagnostics).toEqual([]);
  expect(trace?.claims).toBe(10);
});

it('every key, obligation, deck and name in scores that a definition can name stands in the README', () => {
  const { properties } = definitionJsonSchema() as { readonly properties: object };
  const decks = readdirSync(new URL('assets/decks/', ROOT)).map((name) => name.replace('.yaml', ''));
  const words = [...Object.keys(properties), ...OBLIGATIONS.map(({ word }) => word), ...SCORE_NAMES];
  expect(words.filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
  const listed = readme.replaceAll(
    /`(french|shapes)-\w+`((?: `-\w+`)+)/g,
    (all, family: string, more: string) => `${all} ${more.replaceAll('`-', `\`${family}-`)}`,
  );
  expect(decks.filter((deck) => !listed.includes(`\`${deck}\``))).toEqual([]);
});

it('the games that the README lists are those that come along', () => {
  const named = [...readme.matchAll(/^\| `([a-z-]+)` \| (?:\d|2 against)/gm)].map((match) => match[1]);
  const games = readdirSync(new URL('assets/games/', ROOT)).map((name) => name.replace('.yaml', ''));
  expect([...named].sort()).toEqual(games.sort());
});

it('the wrong claim that the README plants gives the message that it shows, and nothing is printed', async () => {
  const wrong = edited(readmeGame(), 'winners: [B]', 'winners: [D]');
  const { files, diagnostics } = await stichwerk.build(wrong, PLAIN);
  const shown = /```text\n([\s\S]*?)```/.exec(readme)?.[1];
  const sources = new Map([[wrong.file, wrong.text]]);
  expect(renderHuman(diagnostics, sources, { color: (_, text) => text }).trim()).toBe(shown?.trim());
  expect(files).toEqual([]);
});

it('the score of the README has the slip that it shows, and no other', async () => {
  const text = /```yaml\n(game: stiche-raten [\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const file = { file: 'evening.yaml', bytes: new TextEncoder().encode(text) };
  const { diagnostics, sources, matches } = await stichwerk.score(file);
  const shown = [...readme.matchAll(/```text\n([\s\S]*?)```/g)].map((match) => match[1]!.trim());
  const texts = new Map(sources.map((source) => [source.file, source.text]));
  expect(shown).toContain(renderHuman(diagnostics, texts, { color: (_, word) => word }).trim());
  expect(matches[0]).toMatchObject({
    standing: { played: 2, planned: 13 },
    names: ['Anna', 'Ben', 'Cem', 'Dora'],
  });
});

it('the commands that the README names exist', () => {
  const named = [...readme.matchAll(/\bnpm (?:run )?(start|test|[a-z:]+)\b/g)].map((match) => match[1]!);
  expect(new Set(named)).toEqual(new Set(['ci', 'install', 'start', 'test']));
  for (const name of named.filter((one) => !['ci', 'install'].includes(one)))
    expect(scripts[name]).toBeDefined();
});

it('the files that the README links to exist', () => {
  const links = [...readme.matchAll(/\]\((?!https:)([^)]+)\)/g)].map((match) => match[1]!);
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect([link, existsSync(new URL(link, ROOT))]).toEqual([link, true]);
});

it('the deck of its own that the README shows prints, with a drawing beside the file', async () => {
  const deck = /```yaml\n(deck:\n[\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const [head = ''] = readmeGame().text.split('facts:');
  const text = head.replace(/^deck: .*\n/m, deck).replace(/^order: .*\n/m, 'order: 6 5 4 3 2 1\n');
  const leaf =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="currentColor"/></svg>';
  const files: Files = {
    ...diskFiles(),
    beside: async (_, path) => (path === './leaf.svg' ? new TextEncoder().encode(leaf) : undefined),
  };
  const { documents, diagnostics } = await openStichwerk(files).layOut({ file: 'my-game.yaml', text }, PLAIN);
  expect(diagnostics).toEqual([]);
  expect(documents[0]).toMatchObject({ kind: 'cards', cards: 12 });
});

/** The decks that the README shows as files of their own. */
const deckFiles = [...readme.matchAll(/```yaml\n(title: [\s\S]*?)```/g)].map((match) => match[1]!);

it.each([
  ['a list of cards', 0, 3],
  ['suits and ranks', 1, 15],
])('the deck of %s that the README shows prints', async (_, index, cards) => {
  const source = { file: 'my-deck.yaml', text: deckFiles[index] ?? '' };
  const { documents, deck, diagnostics } = await stichwerk.layOut(source, PLAIN);
  expect(diagnostics).toEqual([]);
  expect(deck?.id).toBe('my-deck');
  expect(documents).toMatchObject([{ kind: 'cards', cards }]);
});

it('every flag of printing stands in the README', () => {
  expect(Object.keys(PRINT_OPTIONS).filter((key) => !readme.includes(`\`--${key}\``))).toEqual([]);
});

describe('every command of the README runs', () => {
  const here = process.cwd();
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stichwerk-readme-'));
    writeFileSync(join(folder, 'my-game.yaml'), readmeGame().text);
    process.chdir(folder);
  });
  afterAll(() => {
    process.chdir(here);
    rmSync(folder, { recursive: true });
  });

  // What a command writes is read by those below it.
  const blocks = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap((match) => {
    const lines = match[1]!.split('\n').filter((line) => line.startsWith('npx stichwerk'));
    const commands = lines.map((line) => line.replace('npx stichwerk ', '').replace(/ *#.*$/, ''));
    return commands.length === 0 ? [] : [{ first: commands[0], commands }];
  });

  it('in one block or another', () => {
    expect(blocks.flatMap(({ commands }) => commands).length).toBeGreaterThan(15);
  });

  it.each(sample(blocks, 1))('stichwerk $first, and those below it', async ({ commands }) => {
    for (const command of commands) {
      const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
      // What stands on the paper is tested elsewhere.
      const dry = words[0] === 'build' && !words.includes('--dry-run') ? ['--dry-run'] : [];
      const ran = await runCli([...words, ...dry], { stichwerk, env: { XDG_CONFIG_HOME: folder } });
      expect([command, ran.code, ran.err]).toEqual([command, 0, '']);
    }
  });
});
