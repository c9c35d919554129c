import type { RulesChoice } from './api.ts';
import { compileDefinition } from './definition/compile.ts';
import type { Definition, Source } from './definition/game.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Library } from './library.ts';
import type { prove } from './proof/prove.ts';

type ReadGame = Awaited<ReturnType<typeof compileDefinition>>;

/** How many games are kept as they were read last: a check, a preview and a print of the same text read and prove it once. */
const KEPT = 16;
const kept = new WeakMap<Library, Map<string, ReadGame>>();

/** Reads a game, nothing in it judged. What files beside it may change is read anew. */
export async function readGame(library: Library, source: Source, choice: RulesChoice): Promise<ReadGame> {
  const games = kept.get(library) ?? new Map<string, ReadGame>();
  kept.set(library, games);
  const { variants = [], players } = choice;
  const key = JSON.stringify([source.file, source.text, variants, players]);
  const read = games.get(key) ?? (await compileDefinition(source, await library.presets(source), choice));
  games.delete(key);
  if (read.diagnostics.length > 0 || source.text.includes('./')) return read;
  games.set(key, read);
  const [oldest] = games.keys();
  if (games.size > KEPT && oldest !== undefined) games.delete(oldest);
  return read;
}

interface Judged {
  readonly linted: readonly Diagnostic[];
  readonly proved: ReturnType<typeof prove>;
}

/** What was found of the games that are kept. */
const judged = new WeakMap<Definition, Judged>();

/** What lint and proof find of a game, worked out once for a game that is kept. */
export async function judgeGame(definition: Definition): Promise<Judged> {
  const known = judged.get(definition);
  if (known) return known;
  const [{ lint }, { findUnsaid }, { prove }] = await Promise.all([
    import('./proof/lint/lint.ts'),
    import('./proof/unsaid.ts'),
    import('./proof/prove.ts'),
  ]);
  const found = { linted: [...lint(definition), ...findUnsaid(definition)], proved: prove(definition) };
  judged.set(definition, found);
  return found;
}
