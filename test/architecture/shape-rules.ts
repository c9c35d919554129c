import { complain, type Rule, target } from './rules.ts';

/** Lines that a file may have. */
const LONGEST_FILE = 200;

/** Lines that a function may have between its braces. */
const LONGEST_FUNCTION = 40;

/** Files with tables of data, not of code, that may be longer. */
const DATA_TABLES: readonly string[] = [];

export const filesAreShort: Rule = (files) =>
  complain(
    files.filter(({ path }) => !DATA_TABLES.includes(path)),
    ({ text }) => {
      const lines = text.trimEnd().split('\n').length;
      return lines > LONGEST_FILE ? [`has ${lines} lines`] : [];
    },
  );

export const functionsAreShort: Rule = (files) =>
  complain(files, ({ functions }) =>
    functions
      .filter(({ lines }) => lines > LONGEST_FUNCTION)
      .map(({ name, lines }) => `has ${name} of ${lines} lines`),
  );

export const exportsAreExplained: Rule = (files) =>
  complain(files, ({ exports }) =>
    exports.filter(({ documented }) => !documented).map(({ name }) => `exports ${name} without a sentence`),
  );

/** What is used from outside: the package's two modules and the program. */
const ENTRIES = ['index.ts', 'workspace/disk.ts', 'cli/stichwerk.ts'];

/** Tests may import as well; whoever takes a file as a whole takes what it names. */
export const exportsAreImported: Rule = (files) => {
  const taken = new Set<string>();
  for (const file of files) {
    const words = new Set(file.text.match(/\w+/g));
    for (const one of file.imports) {
      for (const name of one.names.includes('*') ? words : one.names)
        taken.add(`${target(file, one)} ${name}`);
    }
  }
  const source = files.filter(({ path }) => !path.startsWith('../') && !ENTRIES.includes(path));
  return complain(source, ({ path, exports }) =>
    exports
      .filter(({ name }) => !taken.has(`${path} ${name}`))
      .map(({ name }) => `exports ${name} to nobody`),
  );
};

/** A URL's path has `%20` for a space and a slash before a drive: files are named by `fileURLToPath`. */
export const urlsAreNoPaths: Rule = (files) =>
  complain(files, ({ properties }) => (properties.includes('pathname') ? ['reads pathname'] : []));
