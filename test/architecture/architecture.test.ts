import { describe, expect, test } from 'vitest';
import * as rules from './rules.ts';
import { parseSource, readSource } from './source-file.ts';

const SOURCE = readSource();

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
    ['no file is long', rules.filesAreShort, { 'cards/card.ts': 'export {};\n'.repeat(261) }],
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
