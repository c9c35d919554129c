import { existsSync } from 'node:fs';
import { open, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BesideFile, Unreadable } from '../definition/beside-name.ts';
import { causeOf, systemCode } from './disk-causes.ts';
import { nearOnDisk } from './disk-near.ts';
import type { Files } from './files.ts';

/** Bytes of a file beside a definition that are read at most; nothing a game may bring along is as large. */
const BESIDE_LIMIT = 4 * 1024 * 1024;

function findRoot(start: string): string {
  const found = existsSync(join(start, 'assets')) && existsSync(join(start, 'templates'));
  if (found) return start;
  const parent = dirname(start);
  if (parent === start) throw new Error('the folders assets and templates are missing from the installation');
  return findRoot(parent);
}

let root: string | undefined;

/** The folder that stichwerk is installed in, from `src/` and from `dist/` alike. */
function packageRoot(): string {
  root ??= findRoot(dirname(fileURLToPath(import.meta.url)));
  return root;
}

const leadsOut = (path: string): boolean => isAbsolute(path) || path.split(/[\\/]/).includes('..');

/** Where one of stichwerk's own files lies: relative to the current folder if it is below it, else absolute. */
export function ownPath(path: string): string {
  const absolute = join(packageRoot(), path);
  const near = relative('.', absolute);
  return leadsOut(near) ? absolute : near.split(sep).join('/');
}

/** Gives undefined for what is not there, or is no file. */
async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

async function readOwn(path: string): Promise<Uint8Array | undefined> {
  if (leadsOut(path)) return undefined;
  return orNothing(readFile(join(packageRoot(), path)));
}

async function listOwn(folder: string): Promise<readonly string[]> {
  if (leadsOut(folder)) return [];
  const entries = (await orNothing(readdir(join(packageRoot(), folder), { withFileTypes: true }))) ?? [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

/** Reads one byte more than the limit at most, so that the reader's own limit speaks of a file that is too large. */
async function readCapped(path: string): Promise<BesideFile> {
  const stats = await stat(path);
  if (!stats.isFile())
    return { why: stats.isDirectory() ? 'it is a folder' : 'it is a device or a pipe, not a file' };
  const handle = await open(path, 'r');
  try {
    const bytes = new Uint8Array(Math.min(stats.size, BESIDE_LIMIT + 1));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The same path as other systems write it: with accents joined to their letters, or apart from them. */
const spellings = (path: string): readonly string[] => [path, path.normalize('NFC'), path.normalize('NFD')];

const OUTSIDE: Unreadable = { why: 'it lies outside of the folder of the definition' };

async function findBeside(file: string, path: string): Promise<string | undefined> {
  const folder = await realpath(dirname(resolve(file)));
  const target = await realpath(join(folder, path));
  return leadsOut(relative(folder, target)) ? undefined : target;
}

async function readOne(file: string, path: string): Promise<BesideFile> {
  try {
    const target = await findBeside(file, path);
    return target === undefined ? OUTSIDE : await readCapped(target);
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(systemCode(error) ?? '');
    return isMissing ? undefined : { why: causeOf(error) };
  }
}

async function readBeside(file: string, path: string): Promise<BesideFile> {
  if (leadsOut(path)) return OUTSIDE;
  for (const spelling of new Set(spellings(path))) {
    const found = await readOne(file, spelling);
    if (found !== undefined) return found;
  }
  const near = await orNothing(nearBeside(file, path));
  return near === undefined ? undefined : { near };
}

/** The path of a file in the same folder whose name is almost the same. */
async function nearBeside(file: string, path: string): Promise<string | undefined> {
  const folder = await findBeside(file, dirname(path));
  const near = folder === undefined ? undefined : await nearOnDisk(join(folder, basename(path)));
  return near === undefined ? undefined : path.slice(0, path.lastIndexOf('/') + 1) + near;
}

/** Files on this computer: stichwerk's own from its package, a definition's from the definition's folder and below. */
export function diskFiles(): Files {
  return { own: readOwn, listOwn, beside: readBeside };
}
