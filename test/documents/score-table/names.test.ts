import { describe, expect, test } from 'vitest';
import { PLAIN, readSource, stichwerk } from '../../support/shipped.ts';
import { sample } from '../../support/tier.ts';
import { combine } from '../../tables/combinations.ts';
import { faultsOf } from '../../tables/faults.ts';
import { pressTable } from '../../tables/press.ts';
import { TOLD } from './told.ts';

const find = (game: string, players: number) =>
  TOLD.find((told) => told.game === game && told.players === players && told.variants.length === 0)!;

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dora', 'Emil', 'Fred'];

describe('names stand at their seats, in every match on a sheet', () => {
  const cases = [
    ['stiche-raten', 6, {}],
    ['stiche-raten', 3, { games: 2 }],
    ['stiche-mit-bedienpflicht', 3, {}],
    ['whist-rauf-und-runter', 5, { size: 'large' }],
    ['bauerchen', 4, {}],
    ['bauerchen', 4, { pad: 'a6' }],
  ] as const;
  test.each(sample(cases, 1))('%s for %i', async (game, players, print) => {
    const combination = combine(find(game, players), ['A4', print], 'de', NAMES.slice(0, players));
    const { errors, pages } = await pressTable(combination);
    expect(errors).toEqual([]);
    expect(faultsOf(combination, pages)).toEqual([]);
  });
});

const TOO_LONG: readonly (readonly [string, readonly string[]])[] = [
  ['stiche-raten', ['Ada', 'Bob', 'Maximiliane Wolkenstein-Hohenfels', 'Dora', 'Emil', 'Fred']],
  ['bauerchen', ['Ada', 'Bob', 'Maximiliane Wolkenstein-Hohenfels zu Hohenstauf', 'Dora']],
];

test.each(sample(TOO_LONG, 1))(
  'a name that has no room on a table of %s is refused by name, and nothing is printed',
  async (game, names) => {
    const source = readSource(`assets/games/${game}.yaml`);
    const wish = { ...PLAIN, only: ['score-table'], players: names.length, names } as const;
    const { files, diagnostics } = await stichwerk.build(source, wish);
    expect(files).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['E0404']);
    expect(diagnostics[0]!.message).toContain('Maximiliane Wolkenstein-Hohenfels');
  },
);

test('a table that has no room for so many players is told by its file, with the call that prints others', async () => {
  const source = readSource('assets/games/stiche-raten.yaml');
  const wish = {
    ...PLAIN,
    only: ['score-table'],
    print: { paper: { width: 215.9, height: 279.4 }, pad: 'a6' },
  } as const;
  const { files, diagnostics } = await stichwerk.build(source, wish);
  expect(files).toEqual([]);
  expect(diagnostics).toMatchObject([
    {
      code: 'E0404',
      message: expect.stringMatching(/^score-table-6: a table .* is .* mm wide/),
      help: expect.stringContaining('another number of players alone: `--players 3`'),
    },
  ]);
  expect((await stichwerk.build(source, { ...wish, players: 3 })).files).toHaveLength(1);
});
