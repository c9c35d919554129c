import type { BesideFile } from '../definition/beside-name.ts';
import type { Files } from './files.ts';
import { nearName } from './near-name.ts';

const encode = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Joins the folder of `file` with a relative path; undefined if that leads out of the folder. */
function joinBeside(file: string, path: string): string | undefined {
  const parts = path.split('/').filter((part) => part !== '.' && part !== '');
  if (path.startsWith('/') || parts.includes('..') || parts.length === 0) return undefined;
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return folder + parts.join('/');
}

/** A file in the same folder whose name is almost the same. */
function nearBeside(file: string, path: string, list: (folder: string) => readonly string[]): BesideFile {
  const whole = joinBeside(file, path);
  if (whole === undefined) return undefined;
  const cut = whole.lastIndexOf('/') + 1;
  const near = nearName(whole.slice(cut), list(whole.slice(0, cut)));
  return near === undefined ? undefined : { near: path.slice(0, path.lastIndexOf('/') + 1) + near };
}

/** Files held in memory, by path; for tests and browsers. */
export function memoryFiles(record: Readonly<Record<string, string | Uint8Array>>): Files {
  const contents = new Map(Object.entries(record));
  const read = (path: string | undefined): Uint8Array | undefined => {
    const content = path === undefined ? undefined : contents.get(path);
    return content === undefined ? undefined : encode(content);
  };
  const listOwn = (folder: string): readonly string[] => {
    const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
    return [...contents.keys()]
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length))
      .filter((name) => !name.includes('/'))
      .sort();
  };
  return {
    own: async (path) => read(path),
    listOwn: async (folder) => listOwn(folder),
    beside: async (file, path) => read(joinBeside(file, path)) ?? nearBeside(file, path, listOwn),
  };
}
