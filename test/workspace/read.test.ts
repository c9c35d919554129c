import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAX_SIZE } from '../../src/definition/size.ts';
import { diskFiles, ownPath, printDate, readDefinition, readStream } from '../../src/workspace/disk.ts';
import { memoryFiles } from '../../src/workspace/memory.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

function fileWith(content: string | Uint8Array): string {
  const path = join(temporaryFolder(), 'game.yaml');
  writeFileSync(path, content);
  return path;
}

const text = (bytes: unknown): string | undefined =>
  bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : undefined;

describe('reading a definition', () => {
  test('gives its text under the path that was named', async () => {
    const path = fileWith('game: größer\n');
    expect(await readDefinition(path)).toEqual({
      value: { file: path, text: 'game: größer\n' },
      diagnostics: [],
    });
  });

  test('leaves out a byte order mark', async () => {
    const { value } = await readDefinition(fileWith('\ufeffgame: x\n'));
    expect(value?.text).toBe('game: x\n');
  });

  test('says that there is no such file', async () => {
    const { value, diagnostics } = await readDefinition(join(temporaryFolder(), 'gone.yaml'));
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'E0604', message: expect.stringContaining('no such file') }]);
  });

  test('suggests a file beside it whose name is almost the same, as it would be typed', async () => {
    const folder = temporaryFolder();
    for (const name of ['my-deck.yaml', 'my-deck.csv', 'other.yaml']) writeFileSync(join(folder, name), '');
    mkdirSync(join(folder, 'my-dec.yaml'));
    const helpFor = async (name: string) => (await readDefinition(join(folder, name))).diagnostics[0]?.help;
    expect(await helpFor('my-dek.yaml')).toBe(`did you mean \`${join(folder, 'my-deck.yaml')}\`?`);
    expect(await helpFor('My-Deck.yaml')).toBe(`did you mean \`${join(folder, 'my-deck.yaml')}\`?`);
    expect(await helpFor('my-deck.yml')).toContain('check the path');
  });

  test('says that it is a folder', async () => {
    const { diagnostics } = await readDefinition(temporaryFolder());
    expect(diagnostics).toMatchObject([
      { code: 'E0604', message: expect.stringContaining('it is a folder') },
    ]);
  });

  test('says that a part of the path is a file', async () => {
    const { diagnostics } = await readDefinition(join(fileWith('x'), 'game.yaml'));
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining('is a file, not a folder') }]);
  });

  test('says that links lead in a circle', async () => {
    const path = join(temporaryFolder(), 'game.yaml');
    symlinkSync('game.yaml', path);
    const { diagnostics } = await readDefinition(path);
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining('its links lead in a circle') }]);
  });

  test('says that it is not UTF-8', async () => {
    const latin = new Uint8Array([0x67, 0xf6, 0x0a]);
    const { diagnostics } = await readDefinition(fileWith(latin));
    expect(diagnostics).toMatchObject([{ code: 'E0604', help: 'save it as UTF-8' }]);
  });

  test('takes a file of exactly the limit, and refuses one byte more', async () => {
    const fits = await readDefinition(fileWith(new Uint8Array(MAX_SIZE).fill(0x20)));
    expect(fits.value?.text.length).toBe(MAX_SIZE);
    const larger = await readDefinition(fileWith(new Uint8Array(MAX_SIZE + 1).fill(0x20)));
    expect(larger.diagnostics).toMatchObject([{ code: 'E0102', span: { start: { line: 1, column: 1 } } }]);
  });

  test('does not read on behind the limit', async () => {
    let given = 0;
    async function* endless(): AsyncIterable<Uint8Array> {
      for (;;) {
        given += 1;
        yield new Uint8Array(64 * 1024);
      }
    }
    const { diagnostics } = await readStream('<stdin>', endless(), new AbortController().signal);
    expect(diagnostics).toMatchObject([{ code: 'E0102' }]);
    expect(given).toBe(MAX_SIZE / (64 * 1024) + 1);
  });

  test('stops waiting for input at Ctrl-C', async () => {
    const controller = new AbortController();
    async function* silent(): AsyncIterable<Uint8Array> {
      await new Promise(() => undefined);
      yield new Uint8Array();
    }
    const reading = readStream('<stdin>', silent(), controller.signal);
    controller.abort(new Error('Ctrl-C'));
    await expect(reading).rejects.toThrow('Ctrl-C');
  });
});

describe('own files', () => {
  test('are found from the source', async () => {
    expect(text(await diskFiles().own('assets/decks/shapes-3x4.yaml'))).toContain('ranks: [1, 2, 3, 4]');
    expect(await diskFiles().listOwn('assets/decks')).toContain('shapes-3x4.yaml');
  });

  test('are only those of the package', async () => {
    expect(await diskFiles().own('assets/../package.json')).toBeUndefined();
    expect(await diskFiles().own('/etc/hostname')).toBeUndefined();
    expect(await diskFiles().own('assets')).toBeUndefined();
    expect(await diskFiles().own('assets/decks/nothing.yaml')).toBeUndefined();
    expect(await diskFiles().listOwn('..')).toEqual([]);
    expect(await diskFiles().listOwn('assets/nothing')).toEqual([]);
  });

  test('have a path that can be opened from here', async () => {
    const { value } = await readDefinition(ownPath('assets/decks/shapes-3x4.yaml'));
    expect(value?.text).toContain('suits:');
  });
});

describe('files beside a definition', () => {
  const OUTSIDE = { why: 'it lies outside of the folder of the definition' };
  const read = async (file: string, path: string) => {
    const found = await diskFiles().beside(file, path);
    return found instanceof Uint8Array ? text(found) : found;
  };

  function game(): string {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'game', 'drawings'), { recursive: true });
    writeFileSync(join(folder, 'secret.svg'), 'secret');
    writeFileSync(join(folder, 'game', 'star.svg'), 'star');
    writeFileSync(join(folder, 'game', 'drawings', 'moon.svg'), 'moon');
    return join(folder, 'game', 'game.yaml');
  }

  test('are read from its folder and below', async () => {
    const file = game();
    expect(await read(file, 'star.svg')).toBe('star');
    expect(await read(file, 'drawings/moon.svg')).toBe('moon');
    expect(await read(file, 'sun.svg')).toBeUndefined();
    expect(await read(file, 'star.svg/sun.svg')).toBeUndefined();
  });

  test('are found however their accents were written by the system they come from', async () => {
    const file = game();
    writeFileSync(join(file, '..', 'ba\u0308r.svg'), 'bear');
    writeFileSync(join(file, '..', 'k\u00e4fer.svg'), 'beetle');
    expect(await read(file, 'b\u00e4r.svg')).toBe('bear');
    expect(await read(file, 'ka\u0308fer.svg')).toBe('beetle');
  });

  test('that are there and cannot be read have a reason', async () => {
    const file = game();
    symlinkSync('circle.svg', join(file, '..', 'circle.svg'));
    symlinkSync('/dev/zero', join(file, '..', 'drawings', 'zero.svg'));
    expect(await diskFiles().beside(file, 'drawings')).toEqual({ why: 'it is a folder' });
    expect(await diskFiles().beside(file, 'circle.svg')).toEqual({ why: 'its links lead in a circle' });
    expect(await diskFiles().beside(file, 'drawings/zero.svg')).toEqual(OUTSIDE);
  });

  test('are cut just behind the limit, so that whoever reads them sees that they are too large', async () => {
    const file = game();
    writeFileSync(join(file, '..', 'huge.svg'), new Uint8Array(4 * 1024 * 1024 + 10));
    expect(await diskFiles().beside(file, 'huge.svg')).toHaveLength(4 * 1024 * 1024 + 1);
  });

  test.each(['../secret.svg', 'drawings/../../secret.svg', '..\\secret.svg'])(
    'do not lead out by %s',
    async (path) => {
      expect(await diskFiles().beside(game(), path)).toEqual(OUTSIDE);
    },
  );

  test('do not lead out by an absolute path', async () => {
    const file = game();
    expect(await diskFiles().beside(file, join(file, '..', 'star.svg'))).toEqual(OUTSIDE);
  });

  test('do not lead out by a link, but may be a link that stays inside', async () => {
    const file = game();
    symlinkSync('../secret.svg', join(file, '..', 'out.svg'));
    symlinkSync('../..', join(file, '..', 'drawings', 'up'));
    symlinkSync('../star.svg', join(file, '..', 'drawings', 'in.svg'));
    expect(await diskFiles().beside(file, 'out.svg')).toEqual(OUTSIDE);
    expect(await diskFiles().beside(file, 'drawings/up/secret.svg')).toEqual(OUTSIDE);
    expect(await read(file, 'drawings/in.svg')).toBe('star');
  });
});

describe('a file beside a definition that is not there', () => {
  const names = ['karten.csv', 'Star.svg', 'a.svg', 'drawings/moon.svg'];
  const disk = () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'drawings'));
    for (const name of names) writeFileSync(join(folder, name), name);
    return { files: diskFiles(), file: join(folder, 'x.yaml') };
  };
  const memory = () => {
    const contents = Object.fromEntries(names.map((name) => [`games/${name}`, name]));
    return { files: memoryFiles(contents), file: 'games/x.yaml' };
  };

  test.each([
    ['on disk', disk],
    ['in memory', memory],
  ])('is told with the one that was meant, %s', async (_, open) => {
    const { files, file } = open();
    expect(await files.beside(file, './kartne.csv')).toEqual({ near: './karten.csv' });
    expect(await files.beside(file, './star.svg')).toEqual({ near: './Star.svg' });
    expect(await files.beside(file, './drawings/mon.svg')).toEqual({ near: './drawings/moon.svg' });
    for (const path of ['./b.svg', './kartne.svg', './drawing/moon.svg', './hare.svg'])
      expect([path, await files.beside(file, path)]).toEqual([path, undefined]);
  });
});

describe('files in memory', () => {
  const files = memoryFiles({
    'assets/decks/a.yaml': 'deck a',
    'assets/decks/b.yaml': new TextEncoder().encode('deck b'),
    'assets/decks/deep/c.yaml': 'deck c',
    'games/star.svg': 'star',
    'games/drawings/moon.svg': 'moon',
  });

  test('are found as those on the disk are', async () => {
    expect(text(await files.own('assets/decks/b.yaml'))).toBe('deck b');
    expect(await files.own('assets/decks/z.yaml')).toBeUndefined();
    expect(await files.listOwn('assets/decks')).toEqual(['a.yaml', 'b.yaml']);
    expect(await files.listOwn('assets/games')).toEqual([]);
    expect(text(await files.beside('games/x.yaml', 'star.svg'))).toBe('star');
    expect(text(await files.beside('games/x.yaml', './drawings/moon.svg'))).toBe('moon');
    expect(await files.beside('games/drawings/x.yaml', '../star.svg')).toBeUndefined();
    expect(await files.beside('games/x.yaml', '/games/star.svg')).toBeUndefined();
  });
});

describe('the date that files carry', () => {
  test('is the same every day unless SOURCE_DATE_EPOCH says otherwise', () => {
    expect(printDate({})?.toISOString()).toBe('2000-01-01T00:00:00.000Z');
    expect(printDate({ SOURCE_DATE_EPOCH: '' })?.toISOString()).toBe('2000-01-01T00:00:00.000Z');
    expect(printDate({ SOURCE_DATE_EPOCH: '86400' })?.toISOString()).toBe('1970-01-02T00:00:00.000Z');
    expect(printDate({ SOURCE_DATE_EPOCH: '253402300799' })?.toISOString()).toBe('9999-12-31T23:59:59.000Z');
  });

  test.each(['yesterday', '-1', '1.5', '1e9', '253402300800', ' 1'])('cannot be %s', (given) => {
    expect(printDate({ SOURCE_DATE_EPOCH: given })).toBeUndefined();
  });
});
