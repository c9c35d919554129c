import { describe, expect, test } from 'vitest';
import * as rules from './rules.ts';
import * as shape from './shape-rules.ts';
import { parseSource, readSource } from './source-file.ts';

const SOURCE = readSource();
const ALL = ['.', '../test', '../.config'].flatMap(readSource);

/** A small source tree with something wrong in it, by path. */
const planted = (tree: Readonly<Record<string, string>>) =>
  Object.entries(tree).map(([path, text]) => parseSource(path, text));

const EMPTY = 'export {};';

describe('the source', () => {
  test('is found', () => {
    expect(SOURCE.map(({ path }) => path)).toContain('cli/stichwerk.ts');
    expect(SOURCE.length).toBeGreaterThan(50);
  });

  test.each<[string, rules.Rule, Readonly<Record<string, string>>]>([
    [
      'a room imports only from rooms below it',
      rules.importsPointDown,
      {
        'layout/box.ts': "import { deal } from '../engine/deal.ts';",
        'engine/deal.ts': EMPTY,
      },
    ],
    [
      'a type is an import as well',
      rules.importsPointDown,
      {
        'page/page.ts': "import type { Game } from '../definition/game.ts';",
      },
    ],
    [
      'a type named in place is an import as well',
      rules.importsPointDown,
      {
        'engine/deal.ts': "export type G = import('../definition/game.ts').Game;",
      },
    ],
    [
      'what is passed on is an import as well',
      rules.importsPointDown,
      {
        'cards/card.ts': "export { game } from '../definition/game.ts';",
      },
    ],
    [
      'nobody but the command line imports the pipeline',
      rules.importsPointDown,
      {
        'documents/cards.ts': "import { open } from '../pipeline.ts';",
      },
    ],
    ['a new room has to be given its place', rules.importsPointDown, { 'sound/beep.ts': EMPTY }],
    [
      'every import names a file of the source',
      rules.importsAreWritten,
      {
        'cards/card.ts': 'export const load = (name: string) => import(name);',
      },
    ],
    [
      'pdfkit is imported in pdf/ only',
      rules.onePackageOneImporter,
      {
        'documents/cards.ts': "const pdf = await import('pdfkit/js/pdfkit.js');",
      },
    ],
    [
      'yaml is imported in definition/ only',
      rules.onePackageOneImporter,
      {
        'cli/main.ts': "import { parse } from 'yaml';",
      },
    ],
    [
      'a package that has no room is imported nowhere',
      rules.onePackageOneImporter,
      {
        'cli/main.ts': "import chalk from 'chalk';",
      },
    ],
    [
      'node modules stay in cli/ and the disk half of workspace/',
      rules.nodeStaysAtTheDoor,
      {
        'workspace/memory.ts': "import { join } from 'node:path';",
      },
    ],
    [
      'only the command line opens the disk',
      rules.nodeStaysAtTheDoor,
      {
        'pipeline.ts': "import { diskFiles } from './workspace/disk.ts';",
      },
    ],
    [
      'nothing that only Node has is used elsewhere',
      rules.nodeStaysAtTheDoor,
      {
        'pdf/write.ts': 'export const bytes = Buffer.from([1]);',
      },
    ],
    [
      'the clock is read nowhere',
      rules.sameInputSameOutput,
      { 'pdf/write.ts': 'export const now = new Date();' },
    ],
    [
      'the clock is read nowhere by number',
      rules.sameInputSameOutput,
      { 'cli/main.ts': 'export const now = Date.now();' },
    ],
    [
      'chance comes from a seed',
      rules.sameInputSameOutput,
      { 'cards/shuffle.ts': 'export const r = Math.random;' },
    ],
    [
      'only the command line speaks',
      rules.onlyTheCommandLineSpeaks,
      { 'proof/prove.ts': "console.log('x');" },
    ],
    ['no file is long', shape.filesAreShort, { 'cards/card.ts': 'export {};\n'.repeat(201) }],
    [
      'the version is told before anything is loaded',
      rules.versionLoadsNothing,
      {
        'cli/stichwerk.ts': "import { main } from './main.ts';",
      },
    ],
    [
      'checking loads neither pdfkit nor fontkit',
      rules.checkingLoadsNoPaper,
      {
        'pipeline.ts': "import { build } from './build.ts';",
        'build.ts': "import { render } from './pdf/render.ts';",
        'pdf/render.ts': "import PDF from 'pdfkit';",
      },
    ],
    [
      'imports run in no circle',
      rules.importsRunInNoCircle,
      {
        'cards/a.ts': "import { b } from './b.ts';",
        'cards/b.ts': "export { c } from './c.ts';",
        'cards/c.ts': "export * from './a.ts';",
      },
    ],
  ])('%s', (_, rule, wrong) => {
    expect(rule(planted(wrong))).toHaveLength(1);
    expect(rule(SOURCE)).toEqual([]);
  });

  test.each([
    ['function', `function long() {\n${'f();\n'.repeat(41)}}`],
    ['arrow', `const long = () => {\n${'f();\n'.repeat(41)}};`],
    ['expression', `const long = () => [\n${'1,\n'.repeat(41)}];`],
    ['method', `class A { long() {\n${'f();\n'.repeat(41)}} }`],
  ])('no function is long (%s)', (_, text) => {
    expect(shape.functionsAreShort(planted({ 'a.ts': text }))).toEqual([
      expect.stringMatching(/^a\.ts has long of 4\d lines$/),
    ]);
    expect(shape.functionsAreShort(planted({ 'a.ts': text.replace(/(?:f\(\);\n|1,\n){3}/, '') }))).toEqual(
      [],
    );
  });

  test('no function of the source is long', () => {
    expect(shape.functionsAreShort(SOURCE)).toEqual([]);
  });

  test.each([
    'export const a = 1;',
    'export const b = 1, a = 2;',
    'export function a() {}',
    'export type a = 1;',
    'export interface a {}',
    'export class a {}',
    'const a = 1;\nexport { a };',
    '// A line.\nexport const a = 1;',
    '/* A remark. */\nexport const a = 1;',
    '/** */\nexport const a = 1;',
    '/** No sentence */\nexport const a = 1;',
    '/** “…” – of another thing. */\nconst b = 1;\nexport const a = b;',
    'export default 1;',
  ])('every export has a sentence before it: %s', (text) => {
    const [found] = shape.exportsAreExplained(planted({ 'a.ts': text }));
    expect(found).toMatch(/^a\.ts exports (?:a|b|default) without a sentence$/);
    const good =
      "/** “…” – a sentence. */\nexport const a = 1;\nexport { b } from './b.ts';\nexport * from './c.ts';";
    expect(shape.exportsAreExplained(planted({ 'a.ts': good }))).toEqual([]);
  });

  test('every export of the source has a sentence before it', () => {
    expect(shape.exportsAreExplained(SOURCE)).toEqual([]);
  });

  test('an export that nobody imports is found', () => {
    const tree = {
      'a.ts': 'export const a = 1, b = 2, c = 3, d = 4;\nexport type E = 5;\nexport type F = 6;',
      'b.ts': "import { a as x, type F } from './a.ts';",
      'c.ts': "const { b } = await import('./a.ts');",
      '../test/a.test.ts': "import * as all from '../src/a.ts';\nall.c;",
      'index.ts': "export { d } from './a.ts';\nexport const free = 1;",
    };
    expect(shape.exportsAreImported(planted(tree))).toEqual(['a.ts exports E to nobody']);
    const alone = { 'a.ts': 'export const a = 1;\na;', 'b.ts': "import { b } from './a.ts'; const a = b;" };
    expect(shape.exportsAreImported(planted(alone))).toEqual(['a.ts exports a to nobody']);
  });

  test('nothing is exported that nobody imports', () => {
    expect(shape.exportsAreImported(ALL)).toEqual([]);
  });

  test.each([
    "export const path = new URL('a', import.meta.url).pathname;",
    "const { pathname: path } = new URL('a', import.meta.url);",
    "const path = url['pathname'];",
  ])('nobody takes the path of a URL for a path on disk: %s', (text) => {
    expect(shape.urlsAreNoPaths(planted({ '../test/a.test.ts': text }))).toHaveLength(1);
    expect(shape.urlsAreNoPaths(planted({ 'a.ts': "const pathname = '.pathname';" }))).toEqual([]);
  });

  test('nobody takes the path of a URL, in tests and tools either', () => {
    expect(ALL.map(({ path }) => path)).toContain('../.config/bundle.js');
    expect(ALL.map(({ path }) => path)).toContain('../test/bench/run.js');
    expect(shape.urlsAreNoPaths(ALL)).toEqual([]);
  });

  test('words that merely look like globals are not taken for them', () => {
    const text = [
      'export const table = { process: 1, require: 2 };',
      'export const use = (one: { console: number; Buffer: number }) => one.console + one.Buffer + table.process;',
      "export const words = 'Math.random Date.now process';",
      'export const given = new Date(0);',
    ].join('\n');
    const files = planted({ 'cards/card.ts': text });
    expect(
      [rules.nodeStaysAtTheDoor, rules.sameInputSameOutput, rules.onlyTheCommandLineSpeaks].flatMap((rule) =>
        rule(files),
      ),
    ).toEqual([]);
  });
});
