import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stichwerk } from '../support/shipped.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runCli } from './run-cli.ts';

const world = { stichwerk };

function build(...more: readonly string[]) {
  const out = join(temporaryFolder(), 'out');
  const ran = runCli(['build', 'stiche-raten', '--only', 'score-table', '-o', out, ...more], world);
  return { out, ran };
}

/** A list of names as spreadsheets write it, in a file of its own. */
function list(text: string): string {
  const file = join(temporaryFolder(), 'list.csv');
  writeFileSync(file, text);
  return `@${file}`;
}

const plain = (names: string) => names;

describe('so many names are so many players', () => {
  test.each([
    ['in one text', plain, 'Anna, Bernhard,Cäcilie,Dörte'],
    ['one below the other', list, 'Anna\nBernhard\nCäcilie\nDörte\n'],
    ['side by side, with semicolons', list, '\uFEFFAnna;Bernhard;Cäcilie;Dörte\r\n'],
    ['below a head', list, 'Name\n"Anna"\nBernhard\n\nCäcilie\nDörte'],
  ])('%s', async (_, given, text) => {
    const { out, ran } = build('--names', given(text));
    expect(await ran).toMatchObject({ code: 0, err: '' });
    expect(existsSync(join(out, 'stiche-raten@4', 'score-table-4.pdf'))).toBe(true);
  });
});

test.each([
  ['a name twice', ['--names', 'Anna,Bernhard,Anna'], /two players are called Anna/],
  ['a comma too many', ['--names', 'Anna,,Bernhard'], /a comma too many/],
  ['one name', ['--names', 'Anna'], /--names has one name\n.*give 2 to 12 names/],
  ['forty names', ['--names', Array.from({ length: 40 }, (__, at) => `P${at}`).join(',')], /40 names/],
  ['a list that is not there', ['--names', '@nowhere/list.csv'], /cannot read nowhere\/list.csv/],
  ['other players than names', ['--names', 'Anna,Bernhard,Carl', '--players', '4'], /3 names for 4 players/],
  ['more names than the game has players', ['--names', 'A,B,C,D,E,F,G'], /not for 7 players/],
  [
    'a name that is too long for its line',
    ['--names', `${'Maximiliane '.repeat(3)},B,C,D`],
    /E0404.*\n?.*Maximiliane/,
  ],
  ['a name that no font has', ['--names', 'Anna,Bernhard,Carl,𓀀'], /the name 𓀀.*no/],
])('%s is told, and nothing is written', async (_, flags, told) => {
  const { out, ran } = build(...flags);
  const { code, err } = await ran;
  expect(code).not.toBe(0);
  expect(err).toMatch(told);
  expect(existsSync(out)).toBe(false);
});

test('an empty list is told, and nothing is written', async () => {
  const { out, ran } = build('--names', list(''));
  expect(await ran).toMatchObject({ code: 2, err: expect.stringMatching(/holds 0 names/) });
  expect(existsSync(out)).toBe(false);
});
