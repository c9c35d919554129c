import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { readmeGame, stichwerk } from '../support/shipped.ts';
import { CLEAN, runCli } from './run-cli.ts';

/** Words as a shell parts them. */
const shellWords = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

const here = process.cwd();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stichwerk-calls-'));
  writeFileSync(join(folder, 'my-game.yaml'), readmeGame().text);
  writeFileSync(join(folder, 'a.yaml'), CLEAN('a'));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

/**
 * A wrong call, what is said of it, and the call that follows the advice to the letter. What the advice says to write
 * stands between » and «.
 */
// biome-ignore format: a table
const CALLS: readonly (readonly [wrong: string, message: string, help: string, right: string])[] = [
  // One dash before the name of an option.
  ['build a.yaml -only rules', 'unknown option -only', 'write »--only rules«', 'build a.yaml --only rules'],
  ['build a.yaml -players 4', 'unknown option -players', 'write »--players 4«', 'build a.yaml --players 4'],
  ['build a.yaml -lang=en', 'unknown option -lang=en', 'write »--lang en«', 'build a.yaml --lang en'],
  ['build a.yaml -out x', 'unknown option -out', 'write »--output x«', 'build a.yaml --output x'],
  ['build a.yaml -ouput x', 'unknown option -ouput', 'write »--output x«', 'build a.yaml --output x'],
  ['build a.yaml -oprinter', 'unknown option -oprinter', 'write »-o printer«', 'build a.yaml -o printer'],
  ['build a.yaml -draft', 'unknown option -draft', 'write »--draft«', 'build a.yaml --draft'],
  ['build a.yaml -o', '--output has no value', 'write »--output« followed by its value (folder to write <game>/<kind>.pdf to; output if not given)', 'build a.yaml --output x'],
  ['build -help', 'unknown option -help', 'write »--help«', 'build --help'],
  ['-lang en list', 'unknown option -lang', 'write »--lang en«', '--lang en list'],
  // A letter that is no option.
  ['check a.yaml -f json', 'unknown option -f', 'write the option out: »--format«', 'check a.yaml --format json'],
  ['build a.yaml -p 4', 'unknown option -p', 'write the option out: »--players«, --paper, --printer, --pad or --pick', 'build a.yaml --players 4'],
  // What word processors and other systems make of two hyphens.
  ['build a.yaml —only rules', 'unknown option —only', 'write »--only rules«, with two hyphens', 'build a.yaml --only rules'],
  ['build a.yaml –players 4', 'unknown option –players', 'write »--players 4«, with two hyphens', 'build a.yaml --players 4'],
  ['build a.yaml —lang=en', 'unknown option —lang=en', 'write »--lang en«, with two hyphens', 'build a.yaml --lang en'],
  ['build a.yaml −–dry-run', 'unknown option −–dry-run', 'write »--dry-run«, with two hyphens', 'build a.yaml --dry-run'],
  ['build a.yaml –o x', 'unknown option –o', 'write »--output x«, with two hyphens', 'build a.yaml --output x'],
  ['build a.yaml /only rules', 'unknown option /only', 'write »--only rules«, with two hyphens', 'build a.yaml --only rules'],
  ['build /?', 'unknown option /?', 'write »--help«', 'build --help'],
  ['-?', 'unknown option -?', 'write »--help«', '--help'],
  // Other names than the right one.
  ['build a.yaml --Players 4', 'unknown option --Players', 'did you mean `»--players«`?', 'build a.yaml --players 4'],
  ['build a.yaml --player 4', 'unknown option --player', 'did you mean `»--players«`?', 'build a.yaml --players 4'],
  ['build a.yaml --language en', 'unknown option --language', 'did you mean `»--lang«`?', 'build a.yaml --lang en'],
  ['build a.yaml --dry_run', 'unknown option --dry_run', 'did you mean `»--dry-run«`?', 'build a.yaml --dry-run'],
  ['check a.yaml --only cards', 'unknown option --only', 'it is an option of »stichwerk build«; see stichwerk check --help', 'build a.yaml --only cards'],
  ['--players 4', 'unknown option --players', 'it is an option of »stichwerk build«, check, score, explain or deal; see stichwerk --help', 'build a.yaml --players 4'],
  ['--build a.yaml', 'unknown option --build', 'write »stichwerk build«, without dashes', 'build a.yaml'],
  // Values.
  ['build a.yaml --only=rules,', '--only has a comma too many', 'write »--only rules«', 'build a.yaml --only rules'],
  ['build a.yaml --only cards,,rules', '--only has a comma too many', 'write »--only cards,rules«', 'build a.yaml --only cards,rules'],
  ['build a.yaml --only', '--only has no value', 'write »--only« followed by its value (kinds to print, separated by commas: cards, score-table, trick-protocol, rules, quick-reference, examples, exercise, solution, trick-questions, trick-questions-solution)', 'build a.yaml --only cards'],
  ['build a.yaml --players=five', '--players cannot be five', 'write a whole number from »2 to 12«', 'build a.yaml --players 4'],
  ['build a.yaml --players 99', '--players cannot be 99', 'write a whole number from »2 to 12«', 'build a.yaml --players 4'],
  ['build a.yaml --players 4.0', '--players cannot be 4.0', 'write »--players 4«', 'build a.yaml --players 4'],
  ['build a.yaml --players 4,0', '--players cannot be 4,0', 'write »--players 4«', 'build a.yaml --players 4'],
  ['build a.yaml --players 4 --players 4', '--players is given more than once', 'write »--players 4« once', 'build a.yaml --players 4'],
  ['build a.yaml --players 3 --players 4', '--players is given more than once', 'write either --players 3 or »--players 4«', 'build a.yaml --players 4'],
  ['build a.yaml --lang english', '--lang cannot be english', 'did you mean `»en«`?', 'build a.yaml --lang en'],
  ['build a.yaml --gap 3,5mm', '--gap cannot be 3,5mm', 'write »--gap 3.5mm«', 'build a.yaml --gap 3.5mm'],
  ['build a.yaml --gap 3 mm', 'a space stands within the value of --gap', 'write »--gap 3mm«', 'build a.yaml --gap 3mm'],
  ['build a.yaml --card 63 x 88 mm', 'a space stands within the value of --card', 'write »--card 63x88mm«', 'build a.yaml --card 63x88mm'],
  ['build a.yaml --paper "DIN A4"', '--paper cannot be DIN A4', 'write »--paper A4«', 'build a.yaml --paper A4'],
  ['build a.yaml --back-offset −0,5,0,3', '--back-offset cannot be −0,5,0,3', 'write »--back-offset -0.5,0.3«', 'build a.yaml --back-offset -0.5,0.3'],
  ['explain bauer --hand ♦J ♥9 --trump ♥', 'explain does not take ♥9', 'write all cards of --hand in one pair of straight quotation marks: »--hand "♥A ♥10"«', 'explain bauer --hand "♥A ♥10" --trump ♥'],
  // Names of games, files and commands.
  ['a.yaml', 'unknown command a.yaml', 'write »stichwerk build a.yaml«', 'build a.yaml'],
  ['bauer', 'unknown command bauer', 'write »stichwerk build bauer«', 'build bauer'],
  ['"build a.yaml"', 'unknown command build a.yaml', 'write »stichwerk build a.yaml«, without quotation marks', 'build a.yaml'],
  ['stichwerk build a.yaml', 'unknown command stichwerk', '»leave stichwerk out«', 'build a.yaml'],
  ['version', 'unknown command version', 'write »stichwerk --version«', '--version'],
  ['calibrate --unprintable 4 mm --printer office', 'calibrate does not take mm', 'write numbers and units without a space, such as »4mm«', 'calibrate --unprintable 4mm --printer office'],
  ['Build a.yaml', 'unknown command Build', 'did you mean `»build«`?', 'build a.yaml'],
  ['init beasts', 'there is nothing to begin beasts with', 'the kinds are deck, as in »stichwerk init deck beasts«', 'init deck beasts'],
  // Options of explain that need a moment to explain.
  ['explain E0301 --players 4', '--players has no effect without --hand or --trick', '»leave it out«, or name a game and add --hand or --trick', 'explain E0301'],
  ['explain --trump ♥', '--trump has no effect without --hand or --trick', '»leave it out«, or name a game and add --hand or --trick', 'explain'],
];

/** The pretending pipeline knows all games but no hands and no scores. */
const worldFor = (line: string) => ({
  env: { XDG_CONFIG_HOME: folder },
  ...(/^(explain|deal|score)|--filled/.test(line) && { stichwerk }),
});

describe('a wrong call is answered by one line and the way out, which works', () => {
  test.each(CALLS)('%s', async (wrong, message, help, right) => {
    const ran = await runCli(shellWords(wrong), worldFor(wrong));
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toBe(`error: ${message}\n  = help: ${help.replace(/[»«]/g, '')}\n`);
    const [, advised = ''] = /»(.*)«/.exec(help) ?? [];
    const isCall = /^-|^stichwerk /.test(advised);
    if (isCall) expect(`stichwerk ${right}`).toContain(advised);
    expect((await runCli(shellWords(right), worldFor(right))).code).toBe(0);
  });
});

describe('what is named and not there', () => {
  test.each([
    ['a', 'write a.yaml', 'build a.yaml'],
    ['', 'leave the empty word out, or write a name into it', 'build'],
    ['Bauer.YAML', 'write bauer, as the one that comes along is called', 'build bauer'],
    ['all', 'leave it out: all games that come along are taken if none is named', 'build'],
    ['bauer,bauerchen', 'write bauer bauerchen without a comma', 'build bauer bauerchen'],
    ['bauer.yaml', 'write bauer, as the one that comes along is called', 'build bauer'],
    ['assets/games/bauer', 'write bauer, as the one that comes along is called', 'build bauer'],
  ])('%s', async (name, help, right) => {
    const ran = await runCli(['build', name]);
    expect(ran.code).not.toBe(0);
    expect(ran.err).toContain(`  = help: ${help}\n`);
    expect((await runCli(shellWords(right))).code).toBe(0);
  });
});

describe('what looks like a slip and is none', () => {
  test.each([
    'build a.yaml -o=x',
    'build a.yaml -o /only',
    'build a.yaml --output –x',
    'build a.yaml --draft --draft',
    'build a.yaml --only cards --only rules',
    'help build',
    'build help',
  ])('%s', async (line) => {
    // Nothing is written to the root of the disk.
    const dry = line.startsWith('build a') ? ['--dry-run'] : [];
    expect(await runCli([...shellWords(line), ...dry])).toMatchObject({ code: 0, err: '' });
  });

  test('a flag that is given twice is on', async () => {
    const ran = await runCli(['build', 'a.yaml', '--dry-run', '--dry-run', '-o', 'twice']);
    expect(ran.out).toContain('nothing was written');
  });
});

describe('the examples of the help work as they stand', () => {
  const examples = COMMANDS.flatMap(({ examples: all }) =>
    all.map(([call]) => call.replace('$0', 'stichwerk')),
  );
  test.each(examples)('%s', async (line) => {
    const [call = '', stdin] = line.split(' < ');
    const [, ...argv] = shellWords(call.split(' > ')[0] ?? '');
    const world = worldFor(argv.join(' '));
    const text = stdin === undefined ? {} : { stdin: CLEAN('piped') };
    const ran = await runCli(argv, { ...world, ...text });
    expect(ran.code).toBe(0);
    expect(ran.out).not.toBe('');
  });

  test('every command but the list has one', () => {
    const without = COMMANDS.filter(({ examples: all }) => all.length === 0).map(({ name }) => name);
    expect(without).toEqual(['list']);
  });
});
