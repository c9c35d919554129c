import type { NewScoreOptions, ScoreOptions, StandingOptions } from './api.ts';
import { besideName, isLacking } from './definition/beside-name.ts';
import { compileDefinition } from './definition/compile.ts';
import type { Definition, ScoreFile, Source } from './definition/game.ts';
import { readYaml } from './definition/source.ts';
import { isTableFile } from './definition/table-file.ts';
import { decodeUtf8 } from './definition/utf8.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Library } from './library.ts';
import type { GameRead, Games } from './scores/choose-game.ts';
import { type Scored, scoreFile } from './scores/score.ts';

/** Reads a game with variants in force. */
type ReadGame = (source: Source, variants: readonly string[]) => Promise<GameRead>;

/** Reads, checks and sums a score file; games that come along are compiled once, others once for each file. */
export async function scoreWith(library: Library, file: ScoreFile, options: ScoreOptions): Promise<Scored> {
  const { game, ...choice } = options;
  const readOwn = ownReads.get(library) ?? keepReads(library);
  ownReads.set(library, readOwn);
  const read = keepReads(library);
  const ids = await library.gameIds();
  const games: Games = {
    ids,
    named: async (name, variants) => {
      if (ids.includes(name)) return readOwn(await library.game(name), variants);
      const source = await findBeside(library, file.file, name);
      return source && read(source, variants);
    },
    ...(game && { given: (variants: readonly string[]) => read(game, variants) }),
  };
  return scoreFile(file, games, choice);
}

const ownReads = new WeakMap<Library, ReadGame>();

function keepReads(library: Library): ReadGame {
  const kept = new Map<string, Promise<GameRead>>();
  return (source, variants) => {
    const key = `${source.file}\n${variants.join(' ')}`;
    const made = kept.get(key) ?? readGame(library, source, variants);
    kept.set(key, made);
    return made;
  };
}

async function readGame(library: Library, source: Source, variants: readonly string[]): Promise<GameRead> {
  if (isTableFile(source)) return { sources: [source], diagnostics: [refuseTable(source)] };
  const presets = await library.presets(source);
  const { value, diagnostics, sources } = await compileDefinition(source, presets, { variants });
  const isSound = value !== undefined && diagnostics.every(({ severity }) => severity === 'warning');
  return { ...(isSound && { definition: value }), sources: [source, ...sources], diagnostics };
}

/** Points are counted by rules, which a game that only names the columns of its score table does not have. */
function refuseTable(source: Source): Diagnostic {
  const span = readYaml(source).value?.locate(['score-table'], 'key');
  return {
    code: 'E0701',
    severity: 'error',
    ...(span && { span }),
    message: 'stichwerk does not know the rules of this game, so its points cannot be counted',
    help: `print its table with \`stichwerk build ${source.file}\`, or write down its rules`,
  };
}

/** A definition in the folder of the score file or below; undefined if there is none that can be read. */
async function findBeside(library: Library, file: string, name: string): Promise<Source | undefined> {
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
