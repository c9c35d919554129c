import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type WritingSystem, writeWhole } from '../../src/workspace/disk.ts';
import { listAll, temporaryFolder } from '../support/temporary-folder.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

/** The real file system, except that one operation fails at its n-th call. */
function failing(operation: 'writeFile' | 'rename' | 'link', code: string, call: number): WritingSystem {
  let calls = 0;
  const fail = (...given: never[]): Promise<void> => {
    calls += 1;
    const real = promises[operation] as (...given: never[]) => Promise<void>;
    return calls === call ? Promise.reject(Object.assign(new Error(code), { code })) : real(...given);
  };
  return { ...promises, [operation]: fail };
}

function oldSet(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'cards.pdf'), 'old cards');
  writeFileSync(join(folder, 'rules.pdf'), 'old rules');
  return folder;
}

const newSet = (folder: string) =>
  ['cards.pdf', 'exercise.pdf', 'rules.pdf'].map((name) => ({
    path: join(folder, name),
    bytes: bytes(`new ${name}`),
  }));

function expectOldSet(folder: string): void {
  expect(listAll(folder)).toEqual(['cards.pdf', 'rules.pdf']);
  expect(read(folder, 'cards.pdf')).toBe('old cards');
  expect(read(folder, 'rules.pdf')).toBe('old rules');
}

describe('writing a set of files', () => {
  test('puts every file in its place and leaves nothing else', async () => {
    const folder = oldSet();
    expect(await writeWhole(newSet(folder))).toEqual({ kind: 'written' });
    expect(listAll(folder)).toEqual(['cards.pdf', 'exercise.pdf', 'rules.pdf']);
    expect(read(folder, 'cards.pdf')).toBe('new cards.pdf');
  });

  test('makes the folders it needs', async () => {
    const folder = temporaryFolder();
    await writeWhole([{ path: join(folder, 'a', 'b', 'cards.pdf'), bytes: bytes('x') }]);
    expect(read(folder, 'a', 'b', 'cards.pdf')).toBe('x');
  });

  test('keeps the old set when the disk is full', async () => {
    const folder = oldSet();
    const ended = await writeWhole(newSet(folder), { system: failing('writeFile', 'ENOSPC', 3) });
    expect(ended).toMatchObject({
      kind: 'failed',
      diagnostic: { code: 'E0605', message: `cannot write ${join(folder, 'rules.pdf')}: the disk is full` },
    });
    expectOldSet(folder);
  });

  test.each([1, 2, 3])('keeps the old set when file %i cannot be put in its place', async (call) => {
    const folder = oldSet();
    const ended = await writeWhole(newSet(folder), { system: failing('rename', 'EBUSY', call) });
    expect(ended).toMatchObject({
      kind: 'failed',
      diagnostic: { help: 'close the program that shows the old file' },
    });
    expectOldSet(folder);
  });

  test('works where there are no hard links', async () => {
    const folder = oldSet();
    const ended = await writeWhole(newSet(folder), { system: failing('link', 'EPERM', 1) });
    expect(ended.kind).toBe('written');
    expect(read(folder, 'cards.pdf')).toBe('new cards.pdf');
  });

  test('removes the folders it made when it fails', async () => {
    const folder = temporaryFolder();
    const files = newSet(join(folder, 'output', 'game'));
    const ended = await writeWhole(files, { system: failing('writeFile', 'EROFS', 2) });
    expect(ended).toMatchObject({
      diagnostic: { message: expect.stringContaining('the file system is read-only') },
    });
    expect(listAll(folder)).toEqual([]);
  });

  test('stops at Ctrl-C while files are written and takes everything back', async () => {
    const folder = oldSet();
    const controller = new AbortController();
    const writeFile: typeof promises.writeFile = async (...given) => {
      await promises.writeFile(...given);
      controller.abort();
    };
    const system = { ...promises, writeFile };
    expect(await writeWhole(newSet(folder), { signal: controller.signal, system })).toEqual({
      kind: 'interrupted',
    });
    expectOldSet(folder);
  });

  test('finishes when Ctrl-C comes while files are put in their place', async () => {
    const folder = oldSet();
    const controller = new AbortController();
    const rename: typeof promises.rename = async (...given) => {
      controller.abort();
      await promises.rename(...given);
    };
    const system = { ...promises, rename };
    expect(await writeWhole(newSet(folder), { signal: controller.signal, system })).toEqual({
      kind: 'written',
    });
    expect(read(folder, 'rules.pdf')).toBe('new rules.pdf');
  });

  test('refuses a place where a folder stands', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'cards.pdf'));
    const ended = await writeWhole(newSet(folder));
    expect(ended).toMatchObject({
      diagnostic: { message: expect.stringMatching(/cards\.pdf: it is a folder$/) },
    });
    expect(listAll(folder)).toEqual(['cards.pdf']);
  });

  test('says that a part of the path is a file', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'output'), 'a file');
    const ended = await writeWhole(newSet(join(folder, 'output', 'game')));
    expect(ended).toMatchObject({
      diagnostic: { message: expect.stringContaining('is a file, not a folder') },
    });
    expect(read(folder, 'output')).toBe('a file');
  });

  test('says that a name is too long', async () => {
    const path = join(temporaryFolder(), `${'x'.repeat(300)}.pdf`);
    const ended = await writeWhole([{ path, bytes: bytes('x') }]);
    expect(ended).toMatchObject({ diagnostic: { message: expect.stringContaining('the name is too long') } });
  });

  test('writes through a link and keeps the link', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'real.pdf'), 'old');
    symlinkSync('real.pdf', join(folder, 'cards.pdf'));
    await writeWhole([{ path: join(folder, 'cards.pdf'), bytes: bytes('new') }]);
    expect(readlinkSync(join(folder, 'cards.pdf'))).toBe('real.pdf');
    expect(read(folder, 'real.pdf')).toBe('new');
  });

  test('refuses a link that leads nowhere', async () => {
    const folder = temporaryFolder();
    symlinkSync('gone.pdf', join(folder, 'cards.pdf'));
    const ended = await writeWhole([{ path: join(folder, 'cards.pdf'), bytes: bytes('new') }]);
    expect(ended.kind).toBe('failed');
    expect(listAll(folder)).toEqual(['cards.pdf']);
  });

  test('does not take a mistake of its own for a trouble of the disk', async () => {
    const writeFile = (): Promise<void> => Promise.reject(new TypeError('a mistake'));
    const files = newSet(temporaryFolder());
    await expect(writeWhole(files, { system: { ...promises, writeFile } })).rejects.toThrow('a mistake');
  });

  test.skipIf(process.platform === 'win32')('replaces no pipe and no device', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'cards.pdf');
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    symlinkSync('pipe', path);
    const ended = await writeWhole([{ path, bytes: bytes('x') }]);
    expect(ended).toMatchObject({
      kind: 'failed',
      diagnostic: { code: 'E0605', message: `cannot write ${path}: it is a device or a pipe, not a file` },
    });
    expect(lstatSync(join(folder, 'pipe')).isFIFO()).toBe(true);
    expect(listAll(folder)).toEqual(['cards.pdf', 'pipe']);
  });
});
