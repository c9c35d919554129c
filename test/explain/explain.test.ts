import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileDeckFile } from '../../src/definition/deck-file.ts';
import { CODES, type Code } from '../../src/diagnostics/codes.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { openStichwerk } from '../../src/pipeline.ts';
import { diskFiles } from '../../src/workspace/disk.ts';
import type { Files } from '../../src/workspace/files.ts';
import { runCli } from '../cli/run-cli.ts';
import { presets } from '../definition/support.ts';
import { PLAIN, readmeGame, stichwerk } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

const FOLDER = new URL('../../assets/explain/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const codes = Object.keys(CODES) as Code[];
const base = read('base.yaml');

/** Replaces keys of the base definition by those of a fragment, as `assets/explain/README.md` says. */
function complete(fragment: string): string {
  const keys = [...fragment.matchAll(/^([a-z-]+):/gm)].map((match) => match[1]!);
  const kept = base.split(/^(?=[a-z])/m).filter((part) => !keys.includes(part.slice(0, part.indexOf(':'))));
  return `${kept.join('')}${fragment}`;
}

interface Block {
  readonly kind: string;
  readonly text: string;
}

function block(page: string, state: 'failing' | 'fixed'): Block {
  const [, kind, text] = new RegExp(`^\`\`\`(\\w+) ${state}\n([\\s\\S]*?)^\`\`\``, 'm').exec(page) ?? [];
  if (kind === undefined || text === undefined) throw new Error(`the page has no block ${state}`);
  return { kind, text };
}

/** The codes that an example gives, whatever kind it is of. */
async function run({ kind, text }: Block): Promise<readonly string[]> {
  switch (kind) {
    case 'yaml':
      return codesOf(await layOut(complete(text)));
    case 'csv':
      return codesOf((await compileDeckFile(LIST, presets, async () => bytesOf(text))).diagnostics);
    case 'deck':
      return codesOf(await layOut(text, undefined, 'deck.yaml'));
    case 'hbs':
      return codesOf(await layOut(`${CARD}style: ./face.svg.hbs\n`, fileBeside(text), 'deck.yaml'));
    case 'back':
      return codesOf(await layOut(`${CARD}back: ./back.svg\n`, fileBeside(text), 'deck.yaml'));
    case 'svg':
      return codesOf(await layOut(withSymbol(), fileBeside(text)));
    case 'score':
      return codesOf((await stichwerk.score({ file: 'score.yaml', bytes: bytesOf(text) })).diagnostics);
    case 'scores':
      return codesOf((await stichwerk.score({ file: 'score.csv', bytes: bytesOf(text) })).diagnostics);
    case 'sh':
      return codesIn(text.trim());
    default:
      throw new Error(`nobody knows how to run ${kind}`);
  }
}

const LIST = { file: 'cards.yaml', text: 'size: [63, 88]\ncards: ./cards.csv\n' };

const bytesOf = (text: string) => new TextEncoder().encode(text);

const CARD = 'size: [63, 88]\ncards: [{title: Igel, text: Frisst Schnecken}]\n';

async function layOut(text: string, files?: Files, file = 'game.yaml'): Promise<readonly Diagnostic[]> {
  const over = files ? openStichwerk(files) : stichwerk;
  const { diagnostics } = await over.layOut({ file, text }, PLAIN);
  // What is opened over other files asks of every game what it leaves unsaid.
  return files ? diagnostics.filter(({ code }) => code !== 'E0511') : diagnostics;
}

function codesOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ code }) => code);
}

/** The base definition with a deck whose circle is a drawing beside it. */
function withSymbol(): string {
  return complete(
    block(read('E0401.md'), 'fixed').text.replace('symbol: shape-circle', 'symbol: ./circle.svg'),
  );
}

function fileBeside(svg: string): Files {
  return { ...diskFiles(), beside: async () => bytesOf(svg) };
}

async function codesIn(command: string): Promise<readonly string[]> {
  const [name, ...argv] = command.split(' ');
  expect(name).toBe('stichwerk');
  const { code, out, err } = await runCli(argv, { stichwerk });
  const found = [...`${out}${err}`.matchAll(/^error\[(E\d+)\]/gm)].map((match) => match[1]!);
  expect(code === 0).toBe(found.length === 0);
  return found;
}

const here = process.cwd();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stichwerk-explain-'));
  writeFileSync(join(folder, 'my-game.yaml'), readmeGame().text);
  writeFileSync(join(folder, 'evening.yaml'), 'game: stiche-raten\nmatch: []\n');
  writeFileSync(join(folder, 'holiday-photos.zip'), new Uint8Array(2 * 1024 * 1024));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

it('the base definition has no fault', async () => {
  expect(await run({ kind: 'yaml', text: '' })).toEqual([]);
});

it('there is a page for every code and none besides', () => {
  const names = readdirSync(FOLDER).filter((name) => name.startsWith('E'));
  expect(names.sort()).toEqual(codes.map((code) => `${code}.md`).sort());
});

describe.each(codes)('the page for %s', (code) => {
  const page = read(`${code}.md`);

  it('has the title of the code and at least two sentences', () => {
    expect(page.split('\n', 1)[0]).toBe(`# ${code}: ${CODES[code]}`);
    const text = page.slice(page.indexOf('\n'), page.indexOf('This fails:'));
    expect(text.match(/[.](?=\s)/g)!.length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(sample(codes, 5))('the page for %s', (code) => {
  const page = read(`${code}.md`);

  it('shows an example that fails with exactly this code', async () => {
    expect(await run(block(page, 'failing'))).toEqual([code]);
  });

  it('shows an example that is right', async () => {
    expect(await run(block(page, 'fixed'))).toEqual([]);
  });
});
