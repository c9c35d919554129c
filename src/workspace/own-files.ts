import type { Files } from './files.ts';

/** Stichwerk's own files, each read once; one that is missing is a broken installation and throws. */
export interface OwnFiles {
  readonly bytes: (path: string) => Promise<Uint8Array>;
  readonly text: (path: string) => Promise<string>;
  /** Names of the files of a folder that end so, without the ending. */
  readonly names: (folder: string, ending: string) => Promise<readonly string[]>;
  /** Makes a thing once and keeps it under its key. */
  readonly once: <T>(key: string, make: () => Promise<T>) => Promise<T>;
}

/** Opens stichwerk's own files; nothing is read before it is asked for. */
export function openOwnFiles(files: Files): OwnFiles {
  const kept = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(key) ?? make();
    kept.set(key, found);
    return found as Promise<T>;
  };
  const bytes = async (path: string): Promise<Uint8Array> => {
    const found = await files.own(path);
    if (!found) throw new Error(`the installation lacks ${path}`);
    return found;
  };
  return {
    once,
    bytes: (path) => once(`bytes ${path}`, () => bytes(path)),
    text: (path) => once(`text ${path}`, async () => new TextDecoder().decode(await bytes(path))),
    names: (folder, ending) =>
      once(`names ${folder} ${ending}`, async () => {
        const found = (await files.listOwn(folder)).filter((name) => name.endsWith(ending));
        return found.map((name) => name.slice(0, -ending.length));
      }),
  };
}
