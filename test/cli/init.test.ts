import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { diskFiles } from '../../src/workspace/disk.ts';
import { listAll, temporaryFolder } from '../support/temporary-folder.ts';
import { runCli } from './run-cli.ts';

const shipped = () => diskFiles().listOwn('assets/init/deck');

describe('init deck', () => {
  test('writes every file of the small deck and says how to print it', async () => {
    const folder = join(temporaryFolder(), 'deck');
    const ran = await runCli(['init', 'deck', `${folder}/`]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(listAll(folder)).toEqual(await shipped());
    expect(listAll(folder)).toContain('deck.yaml');
    for (const name of await shipped()) {
      const bytes = await diskFiles().own(`assets/init/deck/${name}`);
      expect(readFileSync(join(folder, name)).equals(bytes!)).toBe(true);
    }
    expect(ran.out).toMatch(/\nprint it with stichwerk build \S+\/deck\/deck\.yaml\n$/);
  });

  test('names the deck after its folder, so that its papers get a folder of their own', async () => {
    const folder = join(temporaryFolder(), 'Meine Tiere');
    const ran = await runCli(['init', 'deck', folder], { env: { npm_command: 'exec' } });
    expect(listAll(folder)).toContain('Meine-Tiere.yaml');
    expect(listAll(folder)).not.toContain('deck.yaml');
    const text = readFileSync(join(folder, 'Meine-Tiere.yaml'), 'utf8');
    expect(text).toContain('stichwerk build Meine-Tiere.yaml');
    expect(text).not.toContain('deck.yaml');
    expect(ran.out).toMatch(/\nprint it with npx stichwerk build ".*\/Meine Tiere\/Meine-Tiere\.yaml"\n$/);
  });

  test('writes nothing where one of its files stands already', async () => {
    const folder = temporaryFolder();
    const [, second = ''] = await shipped();
    writeFileSync(join(folder, second), 'mine');
    const ran = await runCli(['init', 'deck', folder]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(`${folder}/${second} exists already, nothing was written`);
    expect(ran.err).toContain('name another folder');
    expect(listAll(folder)).toEqual([second]);
    expect(readFileSync(join(folder, second), 'utf8')).toBe('mine');
  });

  test('leaves other files in its folder alone', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'photos'));
    expect((await runCli(['init', 'deck', folder])).code).toBe(0);
    expect(listAll(folder)).toContain('photos');
  });

  test('says why it cannot write, and leaves nothing', async () => {
    const file = join(temporaryFolder(), 'taken');
    writeFileSync(file, 'a file');
    const ran = await runCli(['init', 'deck', file]);
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.err).toMatch(/error\[E0605\]: cannot write .*taken\/.*: a part of the path is a file/);
    expect(ran.err).toContain('name a folder that can be written to');
    expect(readFileSync(file, 'utf8')).toBe('a file');
  });

  test('leaves nothing if Ctrl-C came', async () => {
    const folder = join(temporaryFolder(), 'new');
    const ran = await runCli(['init', 'deck', folder], { signal: AbortSignal.abort(new Error('SIGINT')) });
    expect(ran).toMatchObject({ code: 130, out: '' });
    expect(listAll(join(folder, '..'))).toEqual([]);
  });
});

test.each([
  [[], 'no kind is named', 'the kinds are deck, as in stichwerk init deck'],
  [['game'], 'there is nothing to begin game with', 'the kinds are deck'],
  [['deck', ''], 'the folder has no name', 'leave it out for a folder named deck'],
  [['deck', 'a', 'b'], 'init does not take b', 'see stichwerk init --help'],
])('init %j is a wrong call', async (argv, message, help) => {
  const ran = await runCli(['init', ...argv]);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain(`error: ${message}\n`);
  expect(ran.err).toContain(help);
});
