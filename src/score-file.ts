import type { NewScoreOptions, ScoreOptions, StandingOptions } from './api.ts';
import { besideName, isLacking } from './definition/beside-name.ts';
import { compileDefinition } from './definition/compile.ts';
import type { Definition, ScoreFile, Source } from './definition/game.ts';
import { decodeUtf8 } from './definition/utf8.ts';
import type { Library } from './library.ts';
import type { GameRead, Games } from './scores/choose-game.ts';
import { type Scored, scoreFile } from './scores/score.ts';

/** Reads, checks and sums a score file; every game that it names is compiled once for each set of variants. */
export async function scoreWith(library: Library, file: ScoreFile, options: ScoreOptions): Promise<Scored> {
  const { game, ...choice } = options;
  const read = keepReads(library);
  const ids = await library.gameIds();
  const games: Games = {
    ids,
    named: async (name, variants) => {
      const source = await findSource(library, file.file, name, ids);
      return source && read(source, variants);
    },
    ...(game && { given: (variants: readonly string[]) => read(game, variants) }),
  };
  return scoreFile(file, games, choice);
}

type Read = (source: Source, variants: readonly string[]) => Promise<GameRead>;

function keepReads(library: Library): Read {
  const kept = new Map<string, Promise<GameRead>>();
  return (source, variants) => {
    const key = `${source.file}\n${variants.join(' ')}`;
    const made = kept.get(key) ?? readGame(library, source, variants);
    kept.set(key, made);
    return made;
  };
}

async function readGame(library: Library, source: Source, variants: readonly string[]): Promise<GameRead> {
  const presets = await library.presets(source);
  const { value, diagnostics, sources } = await compileDefinition(source, presets, { variants });
  const isSound = value !== undefined && diagnostics.every(({ severity }) => severity === 'warning');
  return { ...(isSound && { definition: value }), sources: [source, ...sources], diagnostics };
}

/** A game that comes along, or a definition beside the score file. */
async function findSource(
  library: Library,
  file: string,
  name: string,
  ids: readonly string[],
): Promise<Source | undefined> {
  if (ids.includes(name)) return library.game(name);
  if (!/[./\\]/.test(name)) return undefined;
  const { beside } = await library.presets({ file, text: '' });
  const bytes = await beside(name);
  const text = isLacking(bytes) ? undefined : decodeUtf8(bytes);
  return text === undefined ? undefined : { file: besideName(file, name), text };
}

/** The standing of a score file in the words of a language. */
export async function tellScored(
  library: Library,
  scored: Scored,
  { language, format }: StandingOptions,
): Promise<string> {
  const { tellStanding } = await import('./scores/standing.ts');
  return tellStanding(scored, format, { language, words: await library.words(language) });
}

/** An empty score file in the words of a language. */
export async function writeNewScore(
  library: Library,
  definition: Definition,
  { language, form, named }: NewScoreOptions,
): Promise<string> {
  const { newScoreFile } = await import('./scores/new-file.ts');
  return newScoreFile({ definition, named, language, words: await library.words(language) }, form);
}
