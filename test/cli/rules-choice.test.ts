import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stichwerk } from '../support/shipped.ts';
import { QUICK } from '../support/small-games.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { IN_FULL } from '../support/tier.ts';
import { CLEAN, runCli } from './run-cli.ts';

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
    [['--players', 'four'], /--players cannot be four\n.*a whole number from 2 to 8/],
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
    /^stiche-mit-bedienpflicht +Stiche mit Bedienpflicht +3 players +cards, trick-protocol, rules, exercise, solution$/m,
  );
  expect(out).toMatch(/^stiche-raten .*variants: karten-64, greifen-und-passen/m);
  expect((await runCli(['list', '--lang', 'en'], real)).out).toContain('Follow Suit');
});

test('the games that come along are found clean', async () => {
  const ran = await runCli(['check'], real);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^\d+ games, \d+ claims checked, no problems\n$/);
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
