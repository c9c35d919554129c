import type { Files } from './files.ts';

const encode = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Joins the folder of `file` with a relative path; undefined if that leads out of the folder. */
function joinBeside(file: string, path: string): string | undefined {
  const parts = path.split('/').filter((part) => part !== '.' && part !== '');
  if (path.startsWith('/') || parts.includes('..') || parts.length === 0) return undefined;
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return folder + parts.join('/');
}

/** Files held in memory, by path; for tests and browsers. */
export function memoryFiles(record: Readonly<Record<string, string | Uint8Array>>): Files {
  const contents = new Map(Object.entries(record));
  const read = (path: string | undefined): Uint8Array | undefined => {
    const content = path === undefined ? undefined : contents.get(path);
    return content === undefined ? undefined : encode(content);
  };
  const listOwn = (folder: string): readonly string[] => {
    const prefix = folder.endsWith('/') ? folder : `${folder}/`;
    return [...contents.keys()]
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length))
      .filter((name) => !name.includes('/'))
      .sort();
  };
  return {
    own: async (path) => read(path),
    listOwn: async (folder) => listOwn(folder),
    beside: async (file, path) => read(joinBeside(file, path)),
  };
}
