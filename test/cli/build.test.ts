import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listAll, temporaryFolder } from '../support/temporary-folder.ts';
import { CLEAN, fakeStichwerk, REFUTED, runCli, WARNED } from './run-cli.ts';

interface Place {
  readonly folder: string;
  readonly out: string;
  readonly add: (name: string, text: string) => string;
}

function place(): Place {
  const folder = temporaryFolder();
  const add = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  return { folder, out: join(folder, 'out'), add };
}

describe('build', () => {
  test('writes one file a kind, and tells cards, sheets, flip edge and scale', async () => {
    const { out, add } = place();
    const ran = await runCli(['build', add('a.yaml', CLEAN('a')), '-o', out]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out.replaceAll(out, 'out').split('\n')).toEqual(
      [
        'out/a/cards.pdf            12 cards   1 sheet, both sides, flip on long edge   print at 100 %',
        'out/a/score-table.pdf                 2 sheets                                 print at 100 %',
        'out/a/trick-protocol.pdf              2 sheets                                 print at 100 %',
        'out/a/rules.pdf                       2 sheets                                 print at 100 %',
        'out/a/quick-reference.pdf             2 sheets                                 print at 100 %',
        'out/a/examples.pdf                    2 sheets                                 print at 100 %',
        'out/a/solution.pdf                    2 sheets                                 print at 100 %',
        'out/a/trick-questions.pdf             2 sheets                                 print at 100 %',
        'out/a/trick-questions-solution.pdf    2 sheets                                 print at 100 %',
        '',
      ].map((line) => expect.stringMatching(line.replaceAll(/ {2,}/g, ' +'))),
    );
    expect(readFileSync(join(out, 'a', 'cards.pdf'), 'utf8')).toBe(
      'cards de {} clean 2000-01-01T00:00:00.000Z',
    );
  });

  test('aligns its lines', async () => {
    const { out, add } = place();
    const ran = await runCli(['build', add('a.yaml', CLEAN('a')), '-o', out]);
    const columns = ran.out
      .trimEnd()
      .split('\n')
      .map((line) => line.indexOf('print at'));
    expect(new Set(columns).size).toBe(1);
  });

  test('prints every game that comes along if none is named', async () => {
    const { out } = place();
    const ran = await runCli(['build', '-o', out]);
    expect(ran.code).toBe(0);
    expect(listAll(out)).toContain('stiche-mit-bedienpflicht/cards.pdf');
  });

  test('takes language, paper, kinds and date as they are given', async () => {
    const { out, add } = place();
    const options = [
      '--lang',
      'EN',
      '--paper',
      'letter',
      '--only',
      'rules,cards',
      '--only',
      'rules',
      '-o',
      `${out}/`,
    ];
    const ran = await runCli(['build', add('a.yaml', CLEAN('a')), ...options], {
      env: { SOURCE_DATE_EPOCH: '0' },
    });
    expect(ran.code).toBe(0);
    expect(listAll(join(out, 'a'))).toEqual(['cards.pdf', 'rules.pdf']);
    expect(readFileSync(join(out, 'a', 'rules.pdf'), 'utf8')).toBe(
      'rules en {"paper":{"width":215.9,"height":279.4}} clean 1970-01-01T00:00:00.000Z',
    );
  });

  test('reads a definition from standard input', async () => {
    const { out } = place();
    expect((await runCli(['build', '-', '-o', out], { stdin: CLEAN('piped') })).code).toBe(0);
    expect(existsSync(join(out, 'piped', 'cards.pdf'))).toBe(true);
  });

  test('writes nothing of a refuted game and leaves the old files alone', async () => {
    const { out, add } = place();
    await runCli(['build', add('a.yaml', CLEAN('a')), '-o', out]);
    const before = readFileSync(join(out, 'a', 'cards.pdf'), 'utf8');
    const ran = await runCli(['build', add('a.yaml', REFUTED('a')), '--lang', 'en', '-o', out]);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain('error[E0301]: the claim does not hold');
    expect(ran.err).toContain('a.yaml:2:9');
    expect(ran.err).toMatch(
      /\n\na: nothing was printed because of 1 error; papers printed earlier are as they were\n$/,
    );
    expect(readFileSync(join(out, 'a', 'cards.pdf'), 'utf8')).toBe(before);
  });

  test('prints the other games of the same call', async () => {
    const { out, add } = place();
    const ran = await runCli(['build', add('a.yaml', REFUTED('a')), add('b.yaml', CLEAN('b')), '-o', out]);
    expect(ran.code).toBe(1);
    expect(existsSync(join(out, 'a'))).toBe(false);
    expect(existsSync(join(out, 'b', 'cards.pdf'))).toBe(true);
    expect(ran.err).toContain('a: nothing was printed');
    expect(ran.err).not.toContain('b: nothing was printed');
  });

  test('prints a refuted game as a draft, and still exits with 1', async () => {
    const { out, add } = place();
    const ran = await runCli(['build', add('a.yaml', REFUTED('a')), '--draft', '-o', out]);
    expect(ran.code).toBe(1);
    expect(readFileSync(join(out, 'a', 'rules.pdf'), 'utf8')).toContain('draft');
    expect(ran.err).not.toContain('nothing was printed');
  });

  test('prints in spite of warnings', async () => {
    const { out, add } = place();
    const ran = await runCli(['build', add('a.yaml', WARNED('a')), '-o', out]);
    expect(ran.code).toBe(0);
    expect(ran.err).toContain('warning[E0301]');
  });

  test('refuses two definitions of one game before it writes anything', async () => {
    const { out, add } = place();
    const ran = await runCli([
      'build',
      add('a.yaml', CLEAN('same')),
      add('b.yaml', CLEAN('same')),
      '-o',
      out,
    ]);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(/a\.yaml and .*b\.yaml are both called same/);
    expect(existsSync(out)).toBe(false);
  });

  test('takes a definition that is named twice for one', async () => {
    const { folder, out, add } = place();
    const path = add('a.yaml', CLEAN('a'));
    const ran = await runCli(['build', path, join(folder, '.', 'a.yaml'), `${folder}/./a.yaml`, '-o', out]);
    expect(ran.code).toBe(0);
    expect(ran.out.match(/cards\.pdf/g)).toHaveLength(1);
  });

  test('says which kind a game cannot have', async () => {
    const { out, add } = place();
    const ran = await runCli(['build', add('a.yaml', CLEAN('a')), '--only', 'exercise,cards', '-o', out]);
    expect(ran.code).toBe(0);
    expect(ran.err).toMatch(/a\.yaml: this game has no exercise\n$/);
  });

  test('says that there is nothing to print', async () => {
    const { out, add } = place();
    const ran = await runCli(['build', add('a.yaml', CLEAN('a')), '--only', 'exercise', '-o', out]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(/a\.yaml: this game has no exercise\n$/);
  });

  test('exits with 3 if it cannot write, and says why', async () => {
    const { out, add } = place();
    writeFileSync(out, 'a file');
    const ran = await runCli(['build', add('a.yaml', CLEAN('a')), '-o', out]);
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.err).toContain('error[E0605]: cannot write');
    expect(ran.err).toContain('a part of the path is a file, not a folder');
    expect(readFileSync(out, 'utf8')).toBe('a file');
  });

  test('takes a folder for a path, not for an id', async () => {
    expect((await runCli(['build', '.'])).err).toContain('error[E0604]: cannot read .: it is a folder');
  });

  test('exits with 3 if a definition cannot be read, and prints the others', async () => {
    const { folder, out, add } = place();
    const ran = await runCli(['build', join(folder, 'gone.yaml'), add('b.yaml', CLEAN('b')), '-o', out]);
    expect(ran.code).toBe(3);
    expect(ran.err).toContain('error[E0604]');
    expect(existsSync(join(out, 'b', 'cards.pdf'))).toBe(true);
  });

  test.each(['stiche-mit-bedinpflicht', 'stiche-mit'])('suggests the nearest game for %s', async (id) => {
    const { out } = place();
    const ran = await runCli(['build', id, '-o', out]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(`error[E0601]: unknown game or deck ${id}\n`);
    expect(ran.err).toContain('did you mean `stiche-mit-bedienpflicht`?');
  });

  test('writes nothing if Ctrl-C came while it worked', async () => {
    const { out, add } = place();
    const controller = new AbortController();
    const fake = fakeStichwerk();
    const build: typeof fake.build = async (...given) => {
      controller.abort(new Error('SIGINT'));
      return fake.build(...given);
    };
    const world = { signal: controller.signal, stichwerk: { ...fake, build } };
    const ran = await runCli(['build', add('a.yaml', CLEAN('a')), '-o', out], world);
    expect(ran).toMatchObject({ code: 130, out: '' });
    expect(existsSync(out)).toBe(false);
  });

  test('tells of an unexpected error without frightening, and where it arose only if asked', async () => {
    const { out, add } = place();
    const path = add('a.yaml', CLEAN('a'));
    const build = (): Promise<never> => Promise.reject(new TypeError('a mistake'));
    const world = { stichwerk: { ...fakeStichwerk(), build } };
    const ran = await runCli(['build', path, '-o', out], world);
    expect(ran.code).toBe(3);
    expect(ran.err).toMatch(
      /^error: stichwerk \d+\.\d+\.\d+ could not go on: a mistake\n {2}= help: please report/,
    );
    expect(ran.err).not.toContain('    at ');
    expect((await runCli(['build', path, '-o', out, '--verbose'], world)).err).toContain('    at ');
    expect(
      (await runCli(['build', path, '-o', out], { ...world, env: { STICHWERK_VERBOSE: '1' } })).err,
    ).toContain('    at ');
  });
});

describe('a wrong call', () => {
  test.each([
    [['bild'], 'unknown command bild', 'did you mean `build`?'],
    [['build', '--onyl', 'cards'], 'unknown option --onyl', 'did you mean `--only`?'],
    [['check', '--only', 'cards'], 'unknown option --only', 'it is an option of stichwerk build; see'],
    [['build', '--no-draft'], 'unknown option --no-draft', 'leave it out, and --draft as well'],
    [['build', '-x'], 'unknown option -x', 'see stichwerk build --help'],
    [['build', '-oprint'], 'unknown option -oprint', 'write -o print'],
    [['check', '-my.yaml'], 'unknown option -my.yaml', 'is written ./-my.yaml'],
    [['build', '--draft=maybe'], '--draft takes no value', 'write --draft alone'],
    [['build', '--only', 'cards,,rules'], '--only has a comma too many', 'write --only cards,rules'],
    [
      ['build', '--only', 'cards,', 'rules'],
      'a space stands within the value of --only',
      'write cards,rules without',
    ],
    [
      ['build', '--only', 'cards', ',', 'rules'],
      'a space stands within the value of --only',
      'write cards,rules without',
    ],
    [
      ['build', '--only', 'cards', ',rules'],
      'a space stands within the value of --only',
      'write cards,rules without',
    ],
    [['build', '--only', 'cards,'], '--only has a comma too many', 'write --only cards'],
    [['build', '--constructor', 'x'], 'unknown option --constructor', 'see stichwerk build --help'],
    [['--toString'], 'unknown option --toString', 'see stichwerk --help'],
    [['\u001b[31mred'], 'unknown command ␛[31mred', 'the commands are'],
    [['build', '--only', 'card'], '--only cannot be card', 'did you mean `cards`?'],
    [['build', '--lang', 'fr'], '--lang cannot be fr', 'allowed: de, en'],
    [
      ['build', '--lang', 'de', '--lang', 'en'],
      '--lang is given more than once',
      'write either --lang de or --lang en',
    ],
    [['build', '--paper', 'A7'], '--paper cannot be A7', 'write A4, A3, A5, Letter, Legal, or width x'],
    [['build', '--paper', 'Leter'], '--paper cannot be Leter', 'did you mean `Letter`?'],
    [['build', '--gap', '-3mm'], '--gap cannot be -3mm', 'write a length from 0 to 50 mm'],
    [['build', '--gpa', '-3mm'], 'unknown option --gpa', 'did you mean `--gap`?'],
    [['build', '--draft', '-3mm'], 'unknown option -3mm', 'stands behind its option, without spaces'],
    [['build', '--back-offset', '0.5,', '-0.3'], 'unknown option -0.3', 'without spaces'],
    [
      ['build', '--gap', '3mm', '--gap', '4mm'],
      '--gap is given more than once',
      'either --gap 3mm or --gap 4mm',
    ],
    [['build', '--grid', '3', 'x', '3'], 'a space stands within the value of --grid', 'write --grid 3x3'],
    [
      ['list', '--gap', '3mm'],
      'unknown option --gap',
      'an option of stichwerk build or check; see stichwerk list',
    ],
    [['build', '--only'], '--only has no value', 'write --only followed by its value'],
    [['check', '--format', 'xml'], '--format cannot be xml', 'allowed: human, short, json, github'],
    [['list', 'all'], 'list does not take all', 'see stichwerk list --help'],
    [[], 'no command is given', 'see stichwerk --help'],
  ])('%j exits with 2 and names the way out', async (argv, message, help) => {
    const ran = await runCli(argv);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(`error: ${message}\n`);
    expect(ran.err).toContain(`help: `);
    expect(ran.err).toContain(help);
  });

  test('of SOURCE_DATE_EPOCH exits with 2', async () => {
    const ran = await runCli(['build'], { env: { SOURCE_DATE_EPOCH: 'today' } });
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('SOURCE_DATE_EPOCH is today');
  });
});
