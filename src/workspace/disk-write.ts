import type { Stats } from 'node:fs';
import * as promises from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { causeOf, systemCode } from './disk-causes.ts';

/** What writing needs of the file system; tests put failing ones in its place. */
export type WritingSystem = Pick<
  typeof promises,
  'copyFile' | 'link' | 'lstat' | 'mkdir' | 'realpath' | 'rename' | 'rm' | 'rmdir' | 'writeFile'
>;

/** A file to write: its path, and all of its bytes. */
export interface WholeFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** How files are written. */
export interface WriteOptions {
  /** Stops the writing as long as no file is in its place yet. */
  readonly signal?: AbortSignal;
  readonly system?: WritingSystem;
}

/** How writing ended; unless it is `written`, everything is as it was before. */
export type Writing =
  | { readonly kind: 'written' }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'failed'; readonly diagnostic: Diagnostic };

/** A file on its way: written as `temporary`, what stood at `target` kept as `backup` until all are in place. */
interface Staged {
  readonly path: string;
  readonly target: string;
  readonly temporary: string;
  readonly backup: string;
  readonly existed: boolean;
}

/** The first thing that failed, and which file it concerns. */
class WriteFailure extends Error {
  readonly path: string;
  constructor(path: string, cause: unknown) {
    super(`cannot write ${path}`, { cause });
    this.path = path;
  }
}

async function about<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof WriteFailure ? error : new WriteFailure(path, error);
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const ignore = (): void => undefined;

/** Only a file is replaced; a device or a pipe that stands in its place serves somebody. */
function refuseOtherThanFile(stats: Pick<Stats, 'isDirectory' | 'isFile'>): void {
  if (stats.isFile()) return;
  throw Object.assign(new Error('no file'), { code: stats.isDirectory() ? 'EISDIR' : 'ENXIO' });
}

/** One run of `writeWhole`: remembers what it made, so that it can take it back. */
class Transaction {
  readonly #system: WritingSystem;
  readonly #folders: string[] = [];
  readonly #staged: Staged[] = [];
  readonly #replaced: Staged[] = [];

  constructor(system: WritingSystem) {
    this.#system = system;
  }

  /** Writes the file beside its place; a link is followed to the file it names. */
  async stage(file: WholeFile): Promise<void> {
    const path = resolve(file.path);
    await this.#makeFolder(dirname(path));
    const standing = await unlessMissing(this.#system.lstat(path));
    const target = standing?.isSymbolicLink() ? await this.#system.realpath(path) : path;
    if (standing !== undefined) refuseOtherThanFile(await this.#system.lstat(target));
    const stem = join(dirname(target), `.stichwerk-${crypto.randomUUID()}`);
    const staged: Staged = {
      path: file.path,
      target,
      temporary: `${stem}.tmp`,
      backup: `${stem}.old.tmp`,
      existed: standing !== undefined,
    };
    this.#staged.push(staged);
    await this.#system.writeFile(staged.temporary, file.bytes, { flag: 'wx' });
  }

  /** Puts every file in its place. */
  async replace(): Promise<void> {
    for (const staged of this.#staged) await about(staged.path, this.#replaceOne(staged));
    for (const { backup } of this.#staged) await this.#remove(backup);
  }

  /** Takes back everything, files already replaced included. */
  async undo(): Promise<void> {
    for (const staged of this.#replaced.toReversed()) await this.#putBack(staged);
    for (const { temporary } of this.#staged) await this.#remove(temporary);
    const standing = this.#staged.filter((staged) => !this.#replaced.includes(staged));
    for (const { backup } of standing) await this.#remove(backup);
    for (const folder of this.#folders.toReversed()) await this.#system.rmdir(folder).catch(ignore);
  }

  // A backup that cannot be put back stays where it is: it is the only old file there is.
  async #putBack({ target, backup, existed }: Staged): Promise<void> {
    if (existed) await this.#system.rename(backup, target).catch(ignore);
    else await this.#remove(target);
  }

  async #remove(path: string): Promise<void> {
    await this.#system.rm(path, { force: true }).catch(ignore);
  }

  async #replaceOne(staged: Staged): Promise<void> {
    const { target, backup, temporary, existed } = staged;
    // Not every file system has hard links; a memory stick has none.
    if (existed) await this.#system.link(target, backup).catch(() => this.#system.copyFile(target, backup));
    await this.#system.rename(temporary, target);
    this.#replaced.push(staged);
  }

  async #makeFolder(folder: string): Promise<void> {
    if ((await unlessMissing(this.#system.lstat(folder))) !== undefined) return;
    await this.#makeFolder(dirname(folder));
    try {
      await this.#system.mkdir(folder);
      this.#folders.push(folder);
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error; // another run was faster
    }
  }
}

const HELP: Readonly<Record<string, string>> = {
  ENOSPC: 'make room on the disk, or choose another folder with -o',
  EISDIR: 'remove or rename that folder',
  ENXIO: 'remove it, or choose another folder with -o',
  EBUSY: 'close the program that shows the old file',
  EPERM: 'close the program that shows the old file, or choose another folder with -o',
};

function explain(failure: WriteFailure): Diagnostic {
  return {
    code: 'E0605',
    severity: 'error',
    message: `cannot write ${failure.path}: ${causeOf(failure.cause)}`,
    help: HELP[systemCode(failure.cause) ?? ''] ?? 'choose another folder with -o',
  };
}

/** Writes all files or none: each under a temporary name first, then all renamed; a failure is told as E0605. */
export async function writeWhole(files: readonly WholeFile[], options: WriteOptions = {}): Promise<Writing> {
  const { signal, system = promises } = options;
  const transaction = new Transaction(system);
  try {
    for (const file of files) {
      signal?.throwIfAborted();
      await about(file.path, transaction.stage(file));
    }
    signal?.throwIfAborted();
    await transaction.replace();
    return { kind: 'written' };
  } catch (error) {
    await transaction.undo();
    if (error instanceof WriteFailure) return { kind: 'failed', diagnostic: explain(error) };
    if (signal?.aborted) return { kind: 'interrupted' };
    throw error;
  }
}
