import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stichwerk } from '../support/shipped.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runCli } from './run-cli.ts';

const world = { stichwerk };

function build(game: string, ...more: readonly string[]) {
  const out = join(temporaryFolder(), 'out');
  return { out, ran: runCli(['build', game, '-o', out, ...more], world) };
}

const exercises = ['--only', 'exercise,solution'] as const;

test('a class gets its sheets, their answers, and all answers on one page', async () => {
  const { out, ran } = build('stiche-mit-bedienpflicht', ...exercises, '--count', '3', '--seed', '7', '--concepts', 'follow,discard', '--level', '1'); // biome-ignore format: short
  expect(await ran).toMatchObject({ code: 0, err: '' });
  const files = readdirSync(join(out, 'stiche-mit-bedienpflicht')).sort();
  expect(files).toEqual(['exercise.pdf', 'solution-key.pdf', 'solution.pdf']);
});

test('a list of names makes a sheet for each of them', async () => {
  const list = join(temporaryFolder(), 'list.csv');
  writeFileSync(list, 'Name\nAnna\nBernhard\n');
  const { ran } = build(
    'stiche-mit-bedienpflicht',
    ...exercises,
    '--names',
    `@${list}`,
    '--level',
    '1',
    '--dry-run',
  );
  const { out, code } = await ran;
  expect(code).toBe(0);
  expect(out).toMatch(/exercise\.pdf +2 pages/);
});

test('a single sheet needs no page of answers of its own', async () => {
  const { out, ran } = build('stiche-mit-bedienpflicht', ...exercises, '--seed', '4');
  expect(await ran).toMatchObject({ code: 0 });
  expect(existsSync(join(out, 'stiche-mit-bedienpflicht', 'solution-key.pdf'))).toBe(false);
});

test.each([
  ['no sheet', ['--count', '0'], /--count cannot be 0\n.*from 1 to 99/],
  ['a thousand sheets', ['--count', '1000'], /--count cannot be 1000\n.*from 1 to 99/],
  ['a seed that is no number', ['--seed', 'seven'], /--seed cannot be seven\n.*whole number/],
  ['a level that there is not', ['--level', '4'], /--level cannot be 4\n.*from 1 to 3/],
  ['an unknown concept', ['--concepts', 'folow'], /--concepts cannot be folow\n.*follow/],
  ['a concept of other games', ['--concepts', 'hook'], /E0412.*no exercise of stiche-mit-bedienpflicht can show hook(?:.|\n)*no hook/], // biome-ignore format: short
  ['several of them', ['--concepts', 'meld,ruff'], /can show meld(?:.|\n)*can show ruff/],
  ['fewer names than sheets', ['--count', '3', '--names', 'Anna,Ben'], /--names has 2 names for 3 sheets/],
  ['more names than sheets', ['--count', '1', '--names', 'Anna,Ben'], /--names has 2 names for 1 sheet\n/],
  ['a name that the font cannot write', ['--names', 'Anna,\u{1F600}'], /E0403/],
])('%s is refused with what helps', async (_, given, told) => {
  const { out, ran } = build('stiche-mit-bedienpflicht', ...exercises, ...given);
  const { code, err } = await ran;
  expect(code).not.toBe(0);
  expect(err).toMatch(told);
  expect(existsSync(join(out, 'stiche-mit-bedienpflicht'))).toBe(false);
});

test('what is asked of exercises where none are printed is refused', async () => {
  const { err, code } = await build('bauerchen', '--only', 'rules', '--seed', '3').ran;
  expect(code).toBe(2);
  expect(err).toMatch(/--seed is for exercises, and none are printed\n.*--only rules,exercise,solution/);
});

test('a level that cannot hold what is asked for is refused with the level that can', async () => {
  const given = ['--level', '1', '--concepts', 'discard,ruff,overtrump,trump-lead,follow'];
  const { err, code } = await build('bauerchen', ...exercises, ...given).ran;
  expect(code).toBe(1);
  expect(err).toMatch(/sheets of bauerchen that show this are of level 3/);
  expect(err).toMatch(/level 1 has up to 6 concepts and 4 tricks/);
});
