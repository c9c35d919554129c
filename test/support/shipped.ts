import { readdirSync, readFileSync } from 'node:fs';
import type { BuildOptions, Checked, CheckOptions, Stichwerk } from '../../src/api.ts';
import type { Source } from '../../src/definition/game.ts';
import type { Kind } from '../../src/documents/kinds.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import { openStichwerk } from '../../src/pipeline.ts';
import { diskFiles } from '../../src/workspace/disk.ts';

const ROOT = new URL('../../', import.meta.url);

const opened = openStichwerk(diskFiles());

/**
 * One stichwerk over the files of the repository, for all tests of a worker: what it reads, proves, lays out and prints
 * are values that nobody changes, and the same is not made twice.
 */
export const stichwerk: Stichwerk = {
  ...opened,
  check: once(opened.check),
  read: once(opened.read),
  layOut: once(opened.layOut),
  build: once(opened.build),
};

/**
 * Remembers what was made of the same definition with the same options, unless files beside it or the profile of a printer
 * come in, which may be others the next time.
 */
function once<
  Args extends readonly [source: Source, options?: CheckOptions],
  Made extends Pick<Checked, 'diagnostics'>,
>(make: (...args: Args) => Promise<Made>): typeof make {
  const made = new Map<string, Promise<Made>>();
  return (...args) => {
    const [{ text }, options] = args;
    if (text.includes('./') || options?.print?.printer !== undefined)
      return withoutUnsaid(make(...args), text);
    const key = JSON.stringify(args[1] === undefined ? args : [args[0], plain(args[1])]);
    const known = made.get(key) ?? withoutUnsaid(make(...args), text);
    made.set(key, known);
    return known;
  };
}

/** A game that was written for a test and speaks of no customs is not asked for what else it leaves unsaid. */
async function withoutUnsaid<Made extends Pick<Checked, 'diagnostics'>>(
  making: Promise<Made>,
  text: string,
): Promise<Made> {
  const made = await making;
  if (/^customs:/m.test(text)) return made;
  return { ...made, diagnostics: made.diagnostics.filter(({ code }) => code !== 'E0511') };
}

/** The same options always written in the same way. */
function plain({ variants = [], ...options }: CheckOptions): unknown {
  return Object.entries({ ...options, variants }).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** German, A4, a fixed date. */
export const PLAIN: BuildOptions = { language: 'de', date: new Date(0) };

/** The definitions that come along. */
export function shippedGames(): readonly Source[] {
  const names = readdirSync(new URL('assets/games/', ROOT)).filter((name) => name.endsWith('.yaml'));
  return names.map((name) => readSource(`assets/games/${name}`));
}

/** A file of the repository as a definition. */
export function readSource(file: string): Source {
  return { file, text: readFileSync(new URL(file, ROOT), 'utf8') };
}

/** The game that most tests look at. */
export const followSuitSource = (): Source => readSource('assets/games/stiche-mit-bedienpflicht.yaml');

/** The pages of a source's documents by file name; fails the test if a problem is found. */
export async function filesOf(
  source: Source,
  options: Partial<BuildOptions> = {},
): Promise<ReadonlyMap<string, PrintDocument>> {
  const { documents, diagnostics } = await stichwerk.layOut(source, { ...PLAIN, ...options });
  if (diagnostics.length > 0 && !options.draft) throw new Error(JSON.stringify(diagnostics));
  return new Map(documents.map(({ name, document }) => [name, document]));
}

/** The same by kind; of a kind with a file for each number of players the one for the least. */
export async function pagesOf(
  source: Source,
  options: Partial<BuildOptions> = {},
): Promise<Map<Kind, PrintDocument>> {
  const { documents, diagnostics } = await stichwerk.layOut(source, { ...PLAIN, ...options });
  if (diagnostics.length > 0 && !options.draft) throw new Error(JSON.stringify(diagnostics));
  const first = new Map<Kind, PrintDocument>();
  for (const { kind, document } of documents) if (!first.has(kind)) first.set(kind, document);
  return first;
}

/** The same source with one stretch of text replaced; fails if it is not there. */
export function edited(source: Source, before: string, after: string): Source {
  if (!source.text.includes(before)) throw new Error(`${source.file} does not contain ${before}`);
  return { ...source, text: source.text.replace(before, after) };
}

/** The complete definition that the README shows. */
export function readmeGame(): Source {
  const block = /```yaml\n(game: four-at-the-table[\s\S]*?)```/.exec(
    readFileSync(new URL('README.md', ROOT), 'utf8'),
  );
  if (!block?.[1]) throw new Error('the README shows no game');
  return { file: 'my-game.yaml', text: block[1] };
}
