import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useBuiltCli } from '../support/built.ts';
import { listAll, temporaryFolder } from '../support/temporary-folder.ts';
import { IN_FULL, sample } from '../support/tier.ts';

const cli = useBuiltCli();

/** Ways of printing that write numbers, words of a language and two files. */
const DECK = [
  'build',
  'french-20',
  '--backs',
  'separate',
  '--back-offset',
  '0.7,-0.4,0.3',
  '--gap',
  '3mm',
  '--lang',
  'de',
];

/** The files that a run writes, by name. */
async function written(argv: readonly string[], env: Readonly<Record<string, string>>) {
  const cwd = temporaryFolder();
  const ran = await cli.run([...argv, '-o', 'papers'], { cwd, env });
  expect(ran, ran.err).toMatchObject({ code: 0 });
  const names = listAll(cwd).filter((name) => name.endsWith('.pdf'));
  return new Map(names.map((name) => [name, readFileSync(join(cwd, name)).toString('latin1')]));
}

/** Places and languages in which clocks, decimal points and capital letters differ. */
const PLACES = [
  { TZ: 'UTC', LC_ALL: 'C', LANG: 'C' },
  { TZ: 'Asia/Kathmandu', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8' },
  { TZ: 'America/St_Johns', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', LANGUAGE: 'tr' },
  { TZ: 'Pacific/Kiritimati', LC_ALL: 'ar_EG.UTF-8', LANG: 'ar_EG.UTF-8' },
] as const;

if (IN_FULL)
  test('a game has the same bytes in every time zone and language, all of its papers', async () => {
    const argv = ['build', 'stiche-mit-bedienpflicht', '--lang', 'de'];
    const [first, second] = await Promise.all([PLACES[1], PLACES[2]].map((place) => written(argv, place)));
    expect([...first!.keys()].length).toBeGreaterThan(3);
    for (const [name, bytes] of second!) expect(bytes === first!.get(name), name).toBe(true);
  });

/** Seconds since 1970, and how a file says them. */
const DATES = [
  ['86399', '(D:19700101235959Z)'],
  ['1709209996', '(D:20240229123316Z)'],
] as const;

test.each(sample(DATES, 1))(
  'the same call writes the same bytes in every run, time zone and language, with SOURCE_DATE_EPOCH %s as date: %s',
  async (epoch, date) => {
    const places = sample([...PLACES, PLACES[0]], 2);
    const [first, ...others] = await Promise.all(
      places.map((place) => written(DECK, { ...place, SOURCE_DATE_EPOCH: epoch })),
    );
    expect([...first!.keys()]).toHaveLength(2);
    for (const bytes of first!.values()) expect(bytes).toContain(date);
    for (const other of others) {
      expect([...other.keys()]).toEqual([...first!.keys()]);
      for (const [name, bytes] of other) expect(bytes === first!.get(name), name).toBe(true);
    }
  },
);
