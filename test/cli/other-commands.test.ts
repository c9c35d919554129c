import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paintFor, wantsColor } from '../../src/cli/color.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { renderMarkdown } from '../../src/cli/markdown.ts';
import { COMMON, type Option } from '../../src/cli/options.ts';
import { CODES } from '../../src/diagnostics/codes.ts';
import { FACT_NAMES } from '../../src/proof/facts.ts';
import { runCli } from './run-cli.ts';

const own = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('list', () => {
  test('names id, title, players and kinds of every game', async () => {
    const ran = await runCli(['list']);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(
      /^stiche-mit-bedienpflicht {3}Spiel \S+ {3}3 or 4 players {3}cards, score-table, trick-protocol/m,
    );
  });

  test('gives titles in the language asked for', async () => {
    expect((await runCli(['list', '--lang', 'en'])).out).toMatch(/^stiche-mit-bedienpflicht {3}Game/m);
  });
});

describe('explain', () => {
  test('lists all codes', async () => {
    const ran = await runCli(['explain']);
    expect(ran.code).toBe(0);
    expect(ran.out.trimEnd().split('\n')).toHaveLength(Object.keys(CODES).length);
    expect(ran.out).toContain('E0301   winner refuted\n');
  });

  test('suggests the nearest code', async () => {
    const ran = await runCli(['explain', 'e0331']);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(/unknown code e0331\n.*did you mean `E0\d\d\d`\?/);
  });

  test.each(['e0301', '301', 'E301', 'e301'])('takes %s for E0301', async (word) => {
    expect(await runCli(['explain', word])).toEqual(await runCli(['explain', 'E0301']));
  });

  test('sets text in lines of the terminal, and does not break code or emphasis', () => {
    const page =
      'One two three four five six seven `eight nine ten` **eleven twelve**.\nAnd so on.\n\n- One two three four five six seven eight nine ten\n- eleven\n';
    expect(renderMarkdown(page, paintFor(false), 40).split('\n')).toEqual([
      'One two three four five six seven',
      '`eight nine ten` eleven twelve. And so',
      'on.',
      '',
      '- One two three four five six seven',
      '  eight nine ten',
      '- eleven',
      '',
    ]);
  });

  test.each(Object.keys(CODES))(
    'has a page for %s of 100 columns at most, without marks of Markdown',
    async (code) => {
      const { out } = await runCli(['explain', code]);
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
      expect(out).not.toMatch(/```|\*\*/);
    },
  );

  test('lists the facts, the drawings of suits and the card styles that there are', async () => {
    const facts = (await runCli(['explain', 'E0308'])).out;
    expect([...facts.matchAll(/^- `([\w-]+)`/gm)].map(([, name]) => name)).toEqual(FACT_NAMES);
    const drawings = (await runCli(['explain', 'E0401'])).out;
    const named = drawings.slice(0, drawings.indexOf('This fails:')).match(/shape-\w+/g);
    const files = readdirSync(new URL('../../assets/svg/', import.meta.url));
    expect(named).toEqual(
      files
        .filter((name) => name.startsWith('shape-'))
        .map((name) => name.slice(0, -4))
        .sort(),
    );
  });

  test('makes headings, code and emphasis readable', () => {
    const page = '# `E1`: a title\n\nSay `A` or **B**.\n\n## Wrong\n\n```yaml\na: 1\n\nb: 2\n```\n';
    expect(renderMarkdown(page, paintFor(false), 80)).toBe(
      'E1: a title\n───────────\n\nSay `A` or B.\n\nWrong\n\n    a: 1\n\n    b: 2\n',
    );
  });
});

describe('help and version', () => {
  test('the version is the one of the package', async () => {
    const { version } = JSON.parse(own('package.json')) as { version: string };
    expect(await runCli(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
    expect(await runCli(['build', '-v'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  test('the help names every command and every exit code', async () => {
    const ran = await runCli(['--help']);
    expect(ran.code).toBe(0);
    for (const name of ['build', 'check', 'list', 'explain', 'schema'])
      expect(ran.out).toContain(`stichwerk ${name}`);
    for (const code of [0, 1, 2, 3, 130]) expect(ran.out).toMatch(new RegExp(`\\b${code} [a-z]`));
  });

  test('the help of a command has its options and examples', async () => {
    const ran = await runCli(['build', '--help']);
    expect(ran.out).toContain('stichwerk build [options] [game, deck or file…]');
    for (const option of ['--only', '--lang', '--paper', '--output', '--draft'])
      expect(ran.out).toContain(option);
    expect(ran.out).toContain('Examples:');
  });

  test('the help of build and check tells of the games that come along and of standard input', async () => {
    for (const command of ['build', 'check']) {
      const words = (await runCli([command, '--help'])).out.replaceAll(/\s+/g, ' ');
      expect(words).toContain('all games that come along if none is named');
      expect(words).toContain('- reads it from standard input');
    }
    const check = (await runCli(['check', '--help'])).out.replaceAll(/\s+/g, ' ');
    expect(check).toContain('Find everything that would stop a build');
    expect(check).toContain('all papers are laid out in every language');
  });

  test('the word help asks for the help as --help does', async () => {
    expect(await runCli(['help'])).toEqual(await runCli(['--help']));
    expect(await runCli(['build', 'help'])).toEqual(await runCli(['build', '--help']));
  });
});

describe('options', () => {
  test('may stand before their command', async () => {
    expect(await runCli(['--lang', 'en', 'list'])).toEqual(await runCli(['list', '--lang', 'en']));
    const ran = await runCli(['--draft', 'build', 'no-such-game']);
    expect(ran.err).toContain('unknown game or deck no-such-game');
  });

  test('are of one type in all commands that take them', () => {
    const all = [COMMON, ...COMMANDS.map(({ options }) => options)].flatMap(Object.entries<Option>);
    const types = new Set(all.map(([name, { type, alias }]) => `${name} ${alias} ${type}`));
    expect(types.size).toBe(new Set(all.map(([name]) => name)).size);
  });
});

describe('colour', () => {
  test.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [false, { FORCE_COLOR: '1' }, true],
    [false, { FORCE_COLOR: '' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { TERM: 'dumb' }, false],
    [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ])('terminal %s with %j: %s', (isTerminal, env, wanted) => {
    expect(wantsColor(isTerminal, env)).toBe(wanted);
  });
});
