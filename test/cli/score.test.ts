import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stichwerk } from '../support/shipped.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runCli } from './run-cli.ts';

const run = (argv: readonly string[], stdin = '') => runCli(['score', ...argv], { stichwerk, stdin });

/** Two of thirteen hands, with a tie in front. */
const CLEAN = `game: stiche-raten
players: [Nord, Ost, Süd, West]
match:
  - {dealer: West, trump: ♥, bids: {Nord: 0, Ost: 1, Süd: 0, West: 1}, won: {Nord: 0, Ost: 1, Süd: 0, West: 0}}
  - {trump: ♠, bids: {Nord: 1, Ost: 0, Süd: 1, West: 1}, won: {Nord: 0, Ost: 0, Süd: 1, West: 1}}
`;

const WRONG = CLEAN.replace('{Nord: 0, Ost: 0, Süd: 1, West: 1}', '{Nord: 0, Ost: 0, Süd: 1, West: 2}');

describe('what the command line says otherwise than the file', () => {
  test('is a contradiction, not passed over', async () => {
    const players = await run(['-', '--players', '3'], CLEAN);
    expect(players.code).toBe(1);
    expect(players.err).toContain('error[E0702]: this match has 4 players, not 3');
    const file = 'game: bauer\nvariants: [sechs]\nmatch: []\n';
    const variants = await run(['-', '--variant', 'zwanzig-karten'], file);
    expect(variants.err).toContain('E0702]: this match is played with sechs, not with zwanzig-karten');
  });

  test('may be the same', async () => {
    expect((await run(['-', '--players', '4'], CLEAN)).code).toBe(0);
  });
});

describe('names that cannot stand on a filled table', () => {
  const print = (name: string) => {
    const file = join(temporaryFolder(), 'evening.pdf');
    const ran = run(['-', '-o', file], CLEAN.replaceAll('Nord', name));
    return { file, ran };
  };

  test.each([
    [
      'مريم',
      /E0403\]: the font .* cannot write the name مريم: it has no `م`, `ر` and `ي`\n.*:2:10\n/,
      'write the name in other letters',
    ],
    [
      'W'.repeat(40),
      /E0404\]: the score table: .*W{40}.* is 94\.28 mm wide.*\n.*:2:10\n/,
      'write shorter names, or take a larger paper, such as `--paper A3`',
    ],
  ])('%s is told once, where the file names it', async (name, message, help) => {
    const { file, ran } = print(name);
    const { code, err } = await ran;
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err).toContain(`= help: ${help}\n`);
    expect(err.match(/error\[/g)).toHaveLength(1);
    expect(existsSync(file)).toBe(false);
  });
});

test('a score file that is not there is told with how to begin one', async () => {
  const { code, err } = await run([join(temporaryFolder(), 'evening.yaml')]);
  expect(code).toBe(3);
  expect(err).toContain('= help: check the path; `stichwerk score --new` and a game begins a score file');
});

describe('a long file', () => {
  test('is left as soon as somebody presses Ctrl-C', async () => {
    const hand = 'bauer,D,♥,A,8,0';
    const table = [
      'match,game,dealer,named,solo,won A,won B',
      ...Array.from({ length: 3000 }, (_, at) => `${at},${hand}`),
    ];
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('SIGINT')), 1);
    const world = { stichwerk, stdin: table.join('\n'), signal: controller.signal };
    expect(await runCli(['score', '-'], world)).toEqual({ code: 130, out: '', err: '' });
  });

  test('is not read on once its signal is there', async () => {
    const hands = '  - {dealer: D, named: ♥, won: {A: 8, B: 0}}\n'.repeat(2000);
    const file = { file: 'score.yaml', bytes: new TextEncoder().encode(`game: bauer\nmatch:\n${hands}`) };
    const signal = AbortSignal.abort(new Error('SIGINT'));
    await expect(stichwerk.score(file, { signal })).rejects.toThrow('SIGINT');
  });
});

describe('the standing', () => {
  test('has shared places and says how far the match has come, in German if nothing is said', async () => {
    expect(await run(['-'], CLEAN)).toEqual({
      code: 0,
      err: '',
      out: [
        'Stiche-Raten · nach 2 von 13 Händen',
        '',
        'Platz   Spieler   Punkte',
        '1       Ost           50',
        '1       Süd           50',
        '3       West          20',
        '4       Nord          10',
        '',
      ].join('\n'),
    });
  });

  test('is told in English', async () => {
    const { out } = await run(['-', '--lang', 'en'], CLEAN);
    expect(out).toMatch(/^Oh Hell · after 2 of 13 hands\n\nPlace {3}Player {3}Points\n/);
  });

  test('is a table in Markdown', async () => {
    const { out } = await run(['-', '--format', 'markdown'], CLEAN);
    expect(out.split('\n').slice(2, 5)).toEqual([
      '| Platz | Spieler | Punkte |',
      '| ---: | --- | ---: |',
      '| 1 | Ost | 50 |',
    ]);
  });

  test('has a row for each side in CSV, under names that programs go by', async () => {
    const { out } = await run(['-', '--format', 'csv'], CLEAN);
    expect(out.split('\n')).toEqual([
      'match,game,played,place,player,total,games',
      ',stiche-raten,2,1,Ost,50,',
      ',stiche-raten,2,1,Süd,50,',
      ',stiche-raten,2,3,West,20,',
      ',stiche-raten,2,4,Nord,10,',
      '',
    ]);
  });

  test('has every hand and every finding in JSON', async () => {
    const { out, err, code } = await run(['-', '--format', 'json'], WRONG);
    expect([code, err]).toEqual([1, '']);
    const { matches, problems } = JSON.parse(out);
    expect(matches[0]).toMatchObject({ game: 'stiche-raten', played: 2, planned: 13, over: false });
    expect(matches[0].hands[0]).toMatchObject({ size: 1, dealer: 3, trump: '♥', scores: [20, 30, 20, -10] });
    expect(problems).toMatchObject([{ code: 'E0204', file: '<stdin>', start: { line: 5, column: 63 } }]);
  });

  test('stands on standard output, and what is wrong on standard error', async () => {
    const { out, err, code } = await run(['-'], WRONG);
    expect(code).toBe(1);
    expect(out).toContain('nach 2 von 13 Händen');
    expect(err).toMatch(/^error\[E0204\]: the tricks add up to 3\n.*<stdin>:5:63\n/);
  });

  test('of partners counts games and units', async () => {
    const hand = '{dealer: D, named: ♥, won: {A: 5, B: 0}, card-points: {A: 130, B: 0}, doubles: 2}';
    const { out } = await run(['-'], `game: bauerchen\nmatch:\n  - ${hand}\n`);
    expect(out).toContain('nach einer Hand');
    expect(out).toMatch(
      /^Platz {3}Seite {5}Punkte {3}Partien {3}Knoddel {3}Stein\n1 {7}A und C {7}12 {9}1 {9}0 {7}0$/m,
    );
  });

  test('of a match that is over says so', async () => {
    const hands =
      '  - {lead: A, won: {A: 2, B: 2, C: 0}}\n  - {won: {A: 2, B: 2, C: 0}}\n  - {won: {A: 0, B: 0, C: 4}}\n';
    const { out } = await run(['-'], `game: stiche-mit-bedienpflicht\nmatch:\n${hands}`);
    expect(out).toContain('nach allen 3 Händen');
    expect(out.match(/^1 /gm)).toHaveLength(3);
  });

  test('of several matches in one table names each', async () => {
    const rows = 'eins,stiche-mit-bedienpflicht,A,2,2,0\nzwei,,B,0,0,4\n';
    const { out } = await run(['-', '--format', 'csv'], `match,game,lead,won A,won B,won C\n${rows}`);
    expect(out.split('\n').map((line) => line.split(',').slice(0, 5).join())).toEqual([
      'match,game,played,place,player',
      'eins,stiche-mit-bedienpflicht,1,1,A',
      'eins,stiche-mit-bedienpflicht,1,1,B',
      'eins,stiche-mit-bedienpflicht,1,3,C',
      'zwei,stiche-mit-bedienpflicht,1,1,C',
      'zwei,stiche-mit-bedienpflicht,1,2,A',
      'zwei,stiche-mit-bedienpflicht,1,2,B',
      '',
    ]);
  });
});

describe('the game', () => {
  const TABLE = 'dealer,bid A,bid B,bid C,bid D,won A,won B,won C,won D\nD,0,1,0,1,0,1,0,0\n';

  test('is named on the command line for a table that does not name it', async () => {
    const { code, out } = await run(['-', '--game', 'stiche-raten', '--variant', 'rauf-runter'], TABLE);
    expect([code, out.split('\n')[0]]).toEqual([0, 'Stiche-Raten · nach 1 von 25 Händen']);
  });

  test('must be the one of the score', async () => {
    const { code, out, err } = await run(['-', '--game', 'bauer'], CLEAN);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('error[E0702]: this is a score of `stiche-raten`, not of `bauer`');
  });

  test('may be a definition beside the score file', async () => {
    const folder = temporaryFolder();
    const own = readFileSync(new URL('../../assets/games/stiche-raten.yaml', import.meta.url), 'utf8');
    writeFileSync(
      join(folder, 'own.yaml'),
      own.replace('game: stiche-raten', 'game: own').replace('20 + 10', '5 + 10'),
    );
    const file = join(folder, 'evening.yaml');
    writeFileSync(file, CLEAN.replace('game: stiche-raten', 'game: ./own.yaml'));
    expect(await run([file, '--format', 'csv'])).toMatchObject({
      code: 0,
      out: expect.stringContaining(',own,2,1,Ost,20,'),
    });
  });

  test('cannot be one of which only the score table is known', async () => {
    const folder = temporaryFolder();
    const own = join(folder, 'canasta.yaml');
    writeFileSync(own, 'game: canasta\ntitle: Canasta\nplayers: 4\nscore-table: {columns: [Stand]}\n');
    const file = join(folder, 'evening.yaml');
    writeFileSync(file, 'game: ./canasta.yaml\nmatch: []\n');
    for (const argv of [[file], ['-', '--game', own]]) {
      const { code, err } = await run(argv, 'match: []\n');
      expect([code, err.match(/error/g)?.length]).toEqual([1, 1]);
      expect(err).toContain(
        'stichwerk does not know the rules of this game, so its points cannot be counted',
      );
    }
    const begun = await run(['--new', own]);
    expect([begun.code, begun.err.match(/error/g)?.length]).toEqual([2, 1]);
    expect(begun.err).toContain(`stichwerk does not know the rules of ${own}, which has only a score table`);
  });

  test('must be in the folder of a new score file or below', async () => {
    const folder = temporaryFolder();
    const own = join(folder, 'own.yaml');
    writeFileSync(own, readFileSync(new URL('../../assets/games/stiche-raten.yaml', import.meta.url)));
    const below = join(folder, 'sub', 'evening.yaml');
    const { code, err } = await run(['--new', own, '-o', below]);
    expect([code, existsSync(below)]).toEqual([2, false]);
    expect(err).toContain(`a score file at ${below} cannot name ${own}, which is not in its folder or below`);
    expect((await run(['--new', own, '-o', join(folder, 'evening.yaml')])).code).toBe(0);
  });

  test('tells what is wrong with its own definition', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'own.yaml'), 'game: own\n');
    const file = join(folder, 'evening.yaml');
    writeFileSync(file, 'game: ./own.yaml\nmatch: []\n');
    const { code, err } = await run([file]);
    expect(code).toBe(1);
    expect(err).toMatch(/error\[E0202\]: the file has no key `title`\n.*own\.yaml:1:1/);
  });
});

describe('a new score file', () => {
  const GAMES = ['stiche-mit-bedienpflicht', 'stiche-raten', 'whist-rauf-und-runter', 'bauerchen', 'bauer'];

  test.each(GAMES)('of %s has no fault and no hand, in either form', async (game) => {
    for (const format of ['yaml', 'csv'])
      for (const lang of ['de', 'en']) {
        const { out } = await run(['--new', game, '--format', format, '--lang', lang]);
        const { code, out: standing, err } = await run(['-'], out);
        expect([code, err]).toEqual([0, '']);
        expect(standing).toContain('noch keine Hand gespielt');
      }
  });

  test.each(GAMES)('of %s shows a hand that is right', async (game) => {
    const { out } = await run(['--new', game]);
    const { code, out: standing, err } = await run(['-'], out.replace('# - {', '- {'));
    expect([code, err]).toEqual([0, '']);
    expect(standing).toMatch(/nach (1 von|einer Hand)/);
  });

  test('is for the players and variants that are named', async () => {
    const { out } = await run(['--new', 'stiche-raten', '--players', '5', '--variant', 'rauf-runter']);
    expect(out).toMatch(/^variants: \[rauf-runter\]\nplayers: 5 /m);
  });

  test('for a German spreadsheet has semicolons, German words and the mark that tells UTF-8', async () => {
    const { out } = await run(['--new', 'stiche-raten', '--format', 'csv']);
    expect(out.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFSpiel;Runde;Karten;Geber;Trumpf;Ansage A;Stiche A;Stand A;Ansage B;Stiche B;Stand B;Ansage C;Stiche C;Stand C',
      'stiche-raten;1;1;;;;;;;;;;;',
      ';2;2;;;;;;;;;;;',
    ]);
  });

  test('never takes the place of a file that is there', async () => {
    const file = join(temporaryFolder(), 'evening.yaml');
    expect(await run(['--new', 'bauer', '-o', file])).toEqual({ code: 0, out: `${file}\n`, err: '' });
    writeFileSync(file, 'an evening');
    const { code, err } = await run(['--new', 'bauer', '-o', file]);
    expect([code, readFileSync(file, 'utf8')]).toEqual([2, 'an evening']);
    expect(err).toContain('exists already, nothing was written');
  });
});

describe('a wrong call', () => {
  test.each([
    [[], 'no score file is named'],
    [['evening.yaml', '--paper', 'A5'], '--paper, --ink and --size are for the filled table'],
    [['evening.yaml', '--format', 'yaml'], '--format cannot be yaml'],
    [['--new', 'bauer', '--format', 'json'], '--format cannot be json'],
    [['--new', 'bauer', 'evening.yaml'], '--new reads no score file'],
    [['--new', 'bauer', '--players', '5'], 'bauer is not for 5 players'],
    [['--new', 'french-32'], 'french-32 is a deck, it has no rules'],
    [['-', '--game', 'stich-raten'], 'unknown game or deck stich-raten'],
  ])('%j is refused: %s', async (argv, message) => {
    const { code, out, err } = await run(argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  test('names a file that is not there', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'evening.yaml'), CLEAN);
    const { code, err } = await run([join(folder, 'evenin.yaml')]);
    expect(code).toBe(3);
    expect(err).toMatch(/E0604.*\n(?:.*\n)*.*did you mean `.*evening\.yaml`/);
    expect(existsSync(join(folder, 'evenin.yaml'))).toBe(false);
  });
});
