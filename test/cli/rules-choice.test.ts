import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stichwerk } from '../support/shipped.ts';
import { QUICK } from '../support/small-games.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { IN_FULL } from '../support/tier.ts';
import { CLEAN, fakeStichwerk, runCli } from './run-cli.ts';

const real = { stichwerk };

describe('variants and players on the command line', () => {
  test('print the papers of a variant beside those of the game', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'a.yaml');
    writeFileSync(file, CLEAN('a'));
    const ran = await runCli(['build', file, '-o', folder, '--variant', 'long,short']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(existsSync(join(folder, 'a+long+short', 'cards.pdf'))).toBe(true);
    await runCli(['build', file, '-o', folder, '--players', '4']);
    expect(existsSync(join(folder, 'a@4', 'cards.pdf'))).toBe(true);
  });

  test.each([
    [['--variant', 'lang'], /a has no variant lang\n.*its variants are long, short/],
    [['--players', '5'], /a is not for 5 players\n.*--players 3 or 4/],
    [['--players', 'four'], /--players cannot be four\n.*a whole number from 2 to 12/],
    [['--players', '1e1'], /--players cannot be 1e1/],
    [['--variant', 'long,'], /--variant has a comma too many/],
  ])('%j is a wrong call', async (options, message) => {
    const folder = temporaryFolder();
    const file = join(folder, 'a.yaml');
    writeFileSync(file, CLEAN('a'));
    const ran = await runCli(['build', file, '-o', folder, ...options]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(message);
    expect(existsSync(join(folder, 'a'))).toBe(false);
  });
});

describe('games that nobody named', () => {
  const pretending = fakeStichwerk();
  /** Reads in earnest and prints for show. */
  const world = { stichwerk: { ...pretending, read: stichwerk.read } };
  const call = (line: string) => runCli([...line.split(' '), '--dry-run'], world);

  test('are passed over where they are not for so many players, each with how many it is for', async () => {
    const ran = await call('build --players 5 --only cards');
    expect(ran.code).toBe(0);
    expect(ran.err.match(/^.*passed over.*$/gm)).toEqual([
      'bauer: passed over, it is for 4 players',
      'bauerchen: passed over, it is for 4 players',
      'stiche-mit-bedienpflicht: passed over, it is for 3 players',
    ]);
    expect(ran.out.match(/output\/\S+/g)).toEqual([
      'output/stiche-raten@5/cards.pdf',
      'output/whist-rauf-und-runter@5/cards.pdf',
    ]);
  });

  test('are passed over with the variant that would do', async () => {
    expect((await call('build --players 6 --only cards')).err).toContain(
      'bauer: passed over, it is for 4 players, not for 6; with --variant sechs it is\n',
    );
  });

  test('are passed over where they have no such variant', async () => {
    const ran = await call('build --variant sechs --only cards');
    expect(ran).toMatchObject({ code: 0, out: expect.stringContaining('output/bauer+sechs/cards.pdf') });
    expect(ran.err).toContain('stiche-raten: passed over, it has no variant sechs\n');
    expect(ran.err).not.toContain('bauer:');
  });

  test('are checked as they are printed', async () => {
    const ran = await runCli(['check', '--players', '5'], world);
    expect(ran).toMatchObject({ code: 0, out: expect.stringMatching(/^2 games, 48 claims checked/m) });
    expect(ran.err).toContain('bauer: passed over, it is for 4 players\n');
  });

  test.each([
    [
      '--players 8',
      'no game that comes along is for 8 players',
      'stichwerk list says for how many players each of them is',
    ],
    [
      '--variant raufrunter',
      'no game that comes along has a variant raufrunter',
      'did you mean `rauf-runter`?',
    ],
    [
      '--variant sechs,rauf-runter',
      'no game that comes along has the variants sechs and rauf-runter',
      'stichwerk list names the variants of each of them',
    ],
    [
      '--variant sechs --players 4',
      'bauer with sechs is not for 4 players',
      'without a variant it is; otherwise write --players 6',
    ],
  ])('are refused together where none has %s', async (options, message, help) => {
    const ran = await call(`build ${options}`);
    expect(ran).toEqual({ code: 2, out: '', err: `error: ${message}\n  = help: ${help}\n` });
  });
});

describe('games that are named', () => {
  /** Two games and a deck in a folder of their own. */
  const files = () => {
    const folder = temporaryFolder();
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, `${name}.yaml`), text);
      return join(folder, `${name}.yaml`);
    };
    const deck = file('my-deck', 'from: french-32\nclaims: right\n');
    return { folder, a: file('a', CLEAN('a')), b: file('b', CLEAN('b')), deck };
  };

  test('are all looked at before one is refused, and nothing is written', async () => {
    const { folder, a, b } = files();
    const ran = await runCli(['build', 'bauerr', a, b, '-o', join(folder, 'out'), '--players', '5']);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(
      /unknown game or deck bauerr\n.*\n\nerror: a is not for 5 players\n.*\nerror: b is not for 5 players\n/,
    );
    expect(existsSync(join(folder, 'out'))).toBe(false);
    const checked = await runCli(['check', a, b, '--variant', 'lang']);
    expect(checked.err.match(/^error: . has no variant lang$/gm)).toHaveLength(2);
  });

  test('hear of the variants that are for so many players', async () => {
    const { b } = files();
    for (const command of ['build', 'check']) {
      const ran = await runCli([command, b, '--players', '6']);
      expect(ran.err).toBe(
        'error: b is not for 6 players\n  = help: with --variant long it is; otherwise write --players 3 or 4\n',
      );
      const other = await runCli([command, b, '--variant', 'long', '--players', '4']);
      expect(other.err).toBe(
        'error: b with long is not for 4 players\n  = help: without a variant it is; otherwise write --players 6\n',
      );
    }
  });

  test.each([
    [
      ['--players', '6'],
      'bauer is not for 6 players',
      'with --variant sechs it is; otherwise write --players 4',
    ],
    [
      ['--variant', 'sechs', '--players', '4'],
      'bauer with sechs is not for 4 players',
      'without a variant it is; otherwise write --players 6',
    ],
    [
      ['--variant', 'sech'],
      'bauer has no variant sech',
      'write --variant sechs; its variants are zwanzig-karten, frei-ausspielen, sechs',
    ],
    [
      ['--variant', 'frei-ausspielen', '--players', '6'],
      'bauer with frei-ausspielen is not for 6 players',
      'with --variant frei-ausspielen,sechs it is; otherwise write --players 4',
    ],
  ])('bauer with %j is answered with what works', async (options, message, help) => {
    for (const argv of [
      ['deal', 'bauer'],
      ['explain', 'bauer', '--trick', '♥A', '--trump', '♥'],
    ]) {
      const ran = await runCli([...argv, ...options], real);
      expect(ran).toEqual({ code: 2, out: '', err: `error: ${message}\n  = help: ${help}\n` });
    }
    const advised = /--variant (\S+)(?= it is|;)/.exec(help)?.[1];
    const kept = options.filter(
      (_, index) => options[index - 1] === '--players' || options[index] === '--players',
    );
    const right = advised === undefined ? kept : ['--variant', advised, ...kept];
    expect((await runCli(['deal', 'bauer', ...right], real)).code).toBe(0);
  });

  test('are printed in a variant beside a deck, which has none', async () => {
    const { a, b, deck } = files();
    const ran = await runCli(['build', a, b, deck, '--variant', 'long', '--only', 'cards', '--dry-run']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/a\+long\/cards.*\n.*b\+long\/cards.*\n.*my-deck\/cards/);
  });
});

describe('a flag that changes nothing', () => {
  const idle = (...argv: string[]) => runCli(['build', ...argv, '--dry-run'], real);

  test('is told once for all that is printed, with what helps, and exits with 0', async () => {
    const ran = await idle('french-20', 'shapes-3x4', '--backs', 'fold', '--order', 'fronts-then-backs');
    expect(ran.code).toBe(0);
    expect(ran.err.match(/warning\[E0410\]/g)).toHaveLength(1);
  });

  test('is not told where it counts for one of several', async () => {
    const one = await idle('shapes-3x4', '--suits', 'four-colour');
    expect(one.err).toContain('warning[E0410]: `--suits` has no effect\n');
    expect(await idle('shapes-3x4', 'french-20', '--suits', 'four-colour')).toMatchObject({
      code: 0,
      err: '',
    });
  });

  test('is told of a check as well', async () => {
    const ran = await runCli(['check', 'shapes-3x4', '--suits', 'four-colour'], real);
    expect(ran.out).toContain('warning[E0410]: `--suits` has no effect\n');
  });

  test('such as copies of a handout names the print dialog', async () => {
    const ran = await idle('stiche-mit-bedienpflicht', '--only', 'rules', '--copies', '24');
    expect(ran.code).toBe(0);
    expect(ran.err).toContain('= help: ask your print dialog for 24 copies;');
  });
});

test('papers that a game had once and has no more are named', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'a.yaml');
  writeFileSync(file, CLEAN('a'));
  await runCli(['build', file, '-o', folder]);
  writeFileSync(join(folder, 'a', 'exercise.pdf'), 'old');
  const ran = await runCli(['build', file, '-o', folder]);
  expect(ran.code).toBe(0);
  expect(ran.err).toMatch(/a\/exercise\.pdf: left from an earlier build/);
  expect((await runCli(['build', file, '-o', folder, '--only', 'rules'])).err).toBe('');
  writeFileSync(join(folder, 'a', 'cards-backs.pdf'), 'old');
  const cards = await runCli(['build', file, '-o', folder, '--only', 'cards']);
  expect(cards.err).toMatch(/a\/cards-backs\.pdf: left from an earlier build/);
  expect(cards.err).not.toMatch(/exercise/);
});

describe('explain a moment of a game', () => {
  const explain = (...argv: string[]) => runCli(['explain', 'bauerchen', ...argv], real);

  test('says what is legal and why, what is not and why, and who wins so far', async () => {
    const ran = await explain('--hand', 'DJ HK CA', '--trick', '♥A ♥10', '--trump', '♥');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out.split('\n')).toEqual([
      'trump    ♥',
      'trick    A ♥A, B ♥10',
      'winner   A wins so far: ♥A is the highest trump (A ♥A, B ♥10)',
      'hand     C ♦J ♥K ♣A',
      'legal    ♦J: C holds ♦J ♥K and must follow trumps; C holds ♦J and must beat the trump ♥A',
      'illegal  ♣A: C holds ♦J ♥K and must follow trumps',
      'illegal  ♥K: C holds ♦J and must beat the trump ♥A',
      '',
    ]);
  });

  test('takes German letters and the name of the trump suit', async () => {
    const { out } = await explain('--hand', 'DB HK CA', '--trick', 'HA H10', '--trump', 'Herz');
    expect(out).toContain('legal    ♦J:');
  });

  test('needs no trump where the rules tell it', async () => {
    const ran = await runCli(
      ['explain', 'stiche-mit-bedienpflicht', '--hand', 'C1 T2', '--trick', 'C4'],
      real,
    );
    expect(ran.out).toContain('illegal  T2: B holds C1 and must follow the led suit circle');
  });

  test('says who has won a full trick, without a hand', async () => {
    const { out } = await explain('--trick', '♠A ♠Q ♦J ♠K', '--trump', '♥');
    expect(out).toContain('winner   C wins: ♦J is the only trump');
    expect(out).not.toContain('legal');
  });

  test.each([
    [['--hand', '♥9'], /the trump suit is not given\n.*write --trump ♣, ♠, ♥ or ♦/],
    [['--hand', '♥9', '--trump', '♥'], /♥9 is not a card of this game/],
    [['--hand', '♥A ♥A', '--trump', '♥'], /♥A is named too often\n.*the deck has it once/],
    [['--hand', '♥A', '--trick', '♥A', '--trump', '♥'], /♥A is named too often/],
    [['--hand', '♥A', '--trump', 'x'], /x is never trump in this game\n.*write --trump ♣, ♠, ♥ or ♦/],
    [['--hand', '♥A ♥K ♥Q ♥J ♥10 ♣A', '--trump', '♥'], /the hand has 6 cards\n.*5 at most/],
    [['--hand', '♥A', '--trump', 'none'], /none is never trump in this game/],
    [['--hand', '♣A', '--trick', '♥A ♥K ♥Q ♥10', '--trump', '♥'], /the trick is full/],
    [['--trick', '♥A ♥K ♥Q ♥10 ♣A', '--trump', '♥'], /the trick has 5 cards\n.*4 at most/],
  ])('refuses %j', async (argv, message) => {
    const ran = await explain(...argv);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(message);
  });
});

test('a game of which nothing is asked is no unknown code', async () => {
  const ran = await runCli(['explain', 'bauer'], real);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toMatch(/nothing is asked of bauer\n.*--hand/);
});

test('the list of games names their papers and variants, in both languages', async () => {
  const { out } = await runCli(['list'], real);
  expect(out).toMatch(
    /^stiche-mit-bedienpflicht +Stiche mit Bedienpflicht +3 players +cards, score-table, trick-protocol, rules, quick-reference, examples, exercise, solution, trick-questions, trick-questions-solution$/m,
  );
  expect(out).toMatch(/^stiche-raten .*variants: karten-64, greifen-und-passen/m);
  expect((await runCli(['list', '--lang', 'en'], real)).out).toContain('Follow Suit');
});

test('the games that come along are found clean', async () => {
  const ran = await runCli(['check', ...(IN_FULL ? [] : ['stiche-mit-bedienpflicht'])], real);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^\d+ games?, \d+ claims checked, no problems\n$/);
});

test('a variant may be for other numbers of players than the game', async () => {
  const call = (players: string) =>
    runCli(['deal', 'bauer', '--variant', 'sechs', '--players', players], real);
  expect(await call('6')).toMatchObject({ code: 0, err: '' });
  const refused = await call('4');
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toMatch(/bauer with sechs is not for 4 players\n.*write --players 6/);
});

describe('deal', () => {
  const deal = (...argv: string[]) => runCli(['deal', ...argv], real);

  test('prints a deal and a line of play that shows what is wished', async () => {
    const ran = await deal('stiche-raten', '--players', '4', '--show', 'ruff,hook', '--seed', '3');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/and may not bid \d/);
    expect(ran.out).toMatch(/is the (?:only|highest) trump/);
  });

  test('prints it as an example with its claims', async () => {
    const ran = await deal('bauerchen', '--show', 'must-overtrump', '--yaml');
    expect(ran.out).toMatch(/^ {2}- id: deal-1-must-overtrump\n/);
    expect(ran.out).toContain('why: must-overtrump');
    expect(ran.out).toMatch(/^ {6}scores: \{A: \d, B: \d\}$/m);
  });

  test('is the same for the same seed', async () => {
    expect(await deal('bauer', '--seed', '9')).toEqual(await deal('bauer', '--seed', '9'));
    expect((await deal('bauer', '--seed', '9')).out).not.toBe((await deal('bauer', '--seed', '10')).out);
  });

  test.each([
    [['bauerchen', '--show', 'bluff'], 2, /--show cannot be bluff/],
    [['bauerchen', '--cards', '4'], 2, /no hand of bauerchen has 4 cards\n.*its hands have 5/],
    [['bauerchen', '--seed', '-1'], 2, /--seed/],
    [['bauerchen', '--show', 'hook'], 2, /no hand of bauerchen can show hook\n.*this game has no hook/],
    [['bauer', '--show', 'must-ruff'], 2, /`ruff` is no obligation of this game/],
    [['bauerchenn'], 2, /unknown game or deck bauerchenn/],
    [[], 2, /no game is named/],
  ])('refuses %j', async (argv, code, message) => {
    const ran = await deal(...argv);
    expect(ran).toMatchObject({ code, out: '' });
    expect(ran.err).toMatch(message);
  });

  if (IN_FULL)
    test('is given up after twenty thousand hands of which none shows two things together', async () => {
      const file = join(temporaryFolder(), 'quick.yaml');
      writeFileSync(file, QUICK);
      const ran = await deal(file, '--show', 'even,sweep');
      expect(ran).toMatchObject({ code: 1, out: '' });
      expect(ran.err).toMatch(/no deal among 20000 shows even and sweep/);
    });
});
