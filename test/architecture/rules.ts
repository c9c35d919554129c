import { posix } from 'node:path';
import type { Import, SourceFile } from './source-file.ts';

/** What a rule has against the source, one line a breach; empty if all is well. */
export type Rule = (files: readonly SourceFile[]) => readonly string[];

const GAME = ['diagnostics', 'cards', 'engine', 'definition', 'proof'];
const PAPER = ['page', 'layout', 'svg', 'templates'];

/** Which rooms a room may import from, besides itself; `.` is the files directly in `src/`. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  diagnostics: [],
  cards: ['diagnostics'],
  engine: ['cards'],
  definition: ['diagnostics', 'cards', 'engine', 'page'],
  proof: ['diagnostics', 'cards', 'engine', 'definition'],
  scores: [...GAME, 'templates'],
  page: ['diagnostics'],
  layout: ['diagnostics', 'page'],
  svg: ['diagnostics', 'page'],
  templates: ['diagnostics', 'page'],
  pdf: ['diagnostics', 'page'],
  documents: [...GAME, ...PAPER],
  workspace: ['diagnostics', 'definition'],
  art: [...GAME, ...PAPER, 'documents', 'workspace'],
  '.': [...GAME, 'scores', ...PAPER, 'pdf', 'documents', 'workspace', 'art'],
  cli: [...GAME, 'scores', ...PAPER, 'documents', 'workspace', 'art', '.'],
};

const ONE_IMPORTER: Readonly<Record<string, string>> = {
  pdfkit: 'pdf',
  fontkit: 'pdf',
  svgson: 'svg',
  'svg-pathdata': 'svg',
  handlebars: 'templates',
  yargs: 'cli',
  yaml: 'definition',
  zod: 'definition',
  hyphen: 'layout',
  papaparse: 'definition',
  jsep: 'definition',
};

const NODE_ONLY = ['Buffer', 'process', '__dirname', '__filename', 'require', 'setImmediate', 'global'];
const UNREPEATABLE = [
  'Date.now',
  'new Date()',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
];

export const roomOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '.');

const touchesDisk = (path: string): boolean =>
  path.startsWith('cli/') || /^workspace\/disk[-.\w]*\.ts$/.test(path);

const isRelative = ({ from }: Import): boolean => from.startsWith('.');

/** `../page/page.ts` seen from `layout/box.ts` is `page/page.ts`. */
export const target = (file: SourceFile, { from }: Import): string =>
  posix.join(posix.dirname(file.path), from).replace(/^\.\.\/src\//, '');

/** `@scope/name/part` belongs to the package `@scope/name`. */
const packageOf = ({ from }: Import): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

/** `console.log` is a use of `console`. */
const rootsOf = ({ names }: SourceFile): readonly string[] => [
  ...new Set(names.map((name) => name.split('.')[0] ?? '')),
];

/** The breaches of each file, its path before each. */
export const complain = (
  files: readonly SourceFile[],
  about: (file: SourceFile) => readonly string[],
): readonly string[] => files.flatMap((file) => about(file).map((text) => `${file.path} ${text}`));

export const importsPointDown: Rule = (files) =>
  complain(files, (file) => {
    const room = roomOf(file.path);
    const allowed = ROOMS[room];
    if (allowed === undefined) return ['is in no known room'];
    const rooms = file.imports.filter(isRelative).map((one) => roomOf(target(file, one)));
    return rooms
      .filter((other) => other !== room && !allowed.includes(other))
      .map((other) => `imports from ${other}`);
  });

export const importsAreWritten: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path));
  return complain(files, (file) =>
    file.imports
      .filter((one) => (isRelative(one) ? !paths.has(target(file, one)) : /^[(/]|^\w+:\/\//.test(one.from)))
      .map(({ from }) => `imports ${from}, which is no file of the source`),
  );
};

export const onePackageOneImporter: Rule = (files) =>
  complain(files, (file) =>
    file.imports
      .filter((one) => !isRelative(one) && !one.from.startsWith('node:'))
      .filter((one) => ONE_IMPORTER[packageOf(one)] !== roomOf(file.path))
      .map(({ from }) => `imports ${from}`),
  );

export const nodeStaysAtTheDoor: Rule = (files) =>
  complain(
    files.filter(({ path }) => !touchesDisk(path)),
    (file) => [
      ...file.imports.filter(({ from }) => from.startsWith('node:')).map(({ from }) => `imports ${from}`),
      ...file.imports.filter((one) => touchesDisk(target(file, one))).map(({ from }) => `imports ${from}`),
      ...rootsOf(file)
        .filter((name) => NODE_ONLY.includes(name))
        .map((name) => `uses ${name}`),
    ],
  );

export const sameInputSameOutput: Rule = (files) =>
  complain(
    files.filter(({ path }) => !path.startsWith('workspace/disk')),
    ({ names }) => names.filter((name) => UNREPEATABLE.includes(name)).map((name) => `uses ${name}`),
  );

export const onlyTheCommandLineSpeaks: Rule = (files) =>
  complain(
    files.filter(({ path }) => !path.startsWith('cli/')),
    (file) =>
      rootsOf(file)
        .filter((name) => name === 'console')
        .map((name) => `uses ${name}`),
  );

/** Commands and the pipeline load what they need when they need it; a file loaded for `--version` loads nothing. */
export const versionLoadsNothing: Rule = (files) => {
  const entry = files.filter(({ path }) => path === 'cli/stichwerk.ts' || path === 'cli/version.ts');
  return complain(entry, ({ imports }) =>
    imports
      .filter(({ from, dynamic, typeOnly }) => !dynamic && !typeOnly && from !== './version.ts')
      .map(({ from }) => `imports ${from} at once`),
  );
};

/** Follows imports that are needed at once; `import()` is left out, it is what breaks heavy chains. */
const neededAtOnce = (file: SourceFile): readonly string[] =>
  file.imports
    .filter((one) => isRelative(one) && !one.typeOnly && !one.dynamic)
    .map((one) => target(file, one));

/** Everything that is loaded together with a file, itself included. */
export function loadedWith(path: string, files: readonly SourceFile[]): ReadonlySet<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set<string>();
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const file = byPath.get(next);
    if (file === undefined || seen.has(next)) continue;
    seen.add(next);
    open.push(...neededAtOnce(file));
  }
  return seen;
}

const HEAVY = ['pdfkit', 'fontkit'];

const heavyAtOnce = (file: SourceFile): readonly string[] =>
  file.imports
    .filter((one) => !one.typeOnly && !one.dynamic && HEAVY.includes(packageOf(one)))
    .map(({ from }) => from);

/** Checking a game needs no paper: the commands and the pipeline load the PDF and font libraries only to print. */
export const checkingLoadsNoPaper: Rule = (files) => {
  const starts = ['cli/main.ts', 'cli/commands/check.ts', 'cli/commands/list.ts', 'pipeline.ts'];
  return starts.flatMap((start) => {
    const loaded = loadedWith(start, files);
    return complain(
      files.filter(({ path }) => loaded.has(path)),
      (file) => heavyAtOnce(file).map((name) => `loads ${name} with ${start}`),
    );
  });
};

/** Blocks lie in blocks, so whoever places a row has to call whoever places anything. */
const RECURSIVE = ['layout/flow/place.ts'];

/** Circles among files that are loaded together; types are erased and make none. */
export const importsRunInNoCircle: Rule = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, above: readonly string[]): void => {
    const file = byPath.get(path);
    if (above.includes(path) && !RECURSIVE.includes(path)) {
      found.push([...above.slice(above.indexOf(path)), path].join(' → '));
    }
    if (file === undefined || above.includes(path) || done.has(path)) return;
    for (const next of neededAtOnce(file)) walk(next, [...above, path]);
    done.add(path);
  };
  for (const { path } of files) walk(path, []);
  return found;
};
