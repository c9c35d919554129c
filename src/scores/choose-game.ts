import type { Findings } from '../definition/findings.ts';
import type { Definition, Source } from '../definition/game.ts';
import { nameSeats } from '../definition/players.ts';
import type { ScoreInput } from '../definition/score-file.ts';
import { checkVariant } from '../definition/wish.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { Rules } from '../engine/rules.ts';

/** A game that a score file names, as far as it could be read. */
export interface GameRead {
  readonly definition?: Definition;
  readonly sources: readonly Source[];
  /** What is wrong with the definition itself. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Where the games of score files come from. */
export interface Games {
  /** Ids of the games that come along. */
  readonly ids: readonly string[];
  /** The game of an id, or of a path beside the score file; undefined if there is none. */
  readonly named: (name: string, variants: readonly string[]) => Promise<GameRead | undefined>;
  /** The game that the caller names, if there is one. */
  readonly given?: (variants: readonly string[]) => Promise<GameRead>;
}

/** How a match is played, where the file does not say it. */
export interface ScoreChoice {
  readonly variants?: readonly string[];
  readonly players?: number;
}

/** The game of a match with its rules, and the names of those who play. */
export interface ChosenGame {
  readonly definition: Definition;
  readonly rules: Rules;
  /** By seat. */
  readonly names: readonly string[];
}

/** What was found of a game besides what was reported in the score file. */
export interface GameChoice {
  readonly chosen?: ChosenGame;
  readonly sources: readonly Source[];
  readonly diagnostics: readonly Diagnostic[];
}

const NOTHING: GameChoice = { sources: [], diagnostics: [] };

/** Finds the game of a match, its variants and its number of players; what the file says wrong of them is reported. */
export async function chooseGame(
  { head }: ScoreInput,
  atLeast: number,
  games: Games,
  choice: ScoreChoice,
  findings: Findings,
): Promise<GameChoice> {
  const open = await findGame(head.game, games, findings);
  const base = await open?.([]);
  if (open === undefined || base === undefined) return NOTHING;
  if (base.definition === undefined) return base;
  const wanted = head.variants ?? choice.variants ?? [];
  const ids = base.definition.game.variants.map(({ id }) => id);
  const known = wanted.filter((id, index) => {
    return checkVariant(id, ids, head.variants ? ['variants', index] : ['game'], findings);
  });
  if (known.length < wanted.length) return NOTHING;
  const read = wanted.length === 0 ? base : ((await open(wanted)) ?? base);
  if (read.definition === undefined) return read;
  const rules = choosePlayers(read.definition, head.players ?? choice.players, atLeast, findings);
  if (rules === undefined) return { ...NOTHING, sources: read.sources };
  const names = Array.isArray(head.players) ? head.players : nameSeats(rules.players);
  return { chosen: { definition: read.definition, rules, names }, sources: read.sources, diagnostics: [] };
}

type Open = (variants: readonly string[]) => Promise<GameRead | undefined>;

async function findGame(
  name: string | undefined,
  games: Games,
  findings: Findings,
): Promise<Open | undefined> {
  const { ids, named, given } = games;
  if (name === undefined) {
    if (given) return given;
    const help = `add \`game:\` and the id of a game, such as ${ids[0]}, or name it with --game`;
    findings.report('E0701', [], 'the file does not say which game was played', { help });
    return undefined;
  }
  const own = await named(name, []);
  const asked = await given?.([]);
  const [is, wants] = [own?.definition?.game.id, asked?.definition?.game.id];
  if (wants !== undefined && (is ?? name) !== wants) {
    const message = `this is a score of \`${name}\`, not of \`${wants}\``;
    findings.report('E0702', ['game'], message, {
      help: `leave --game out, or name a score file of ${wants}`,
    });
    return undefined;
  }
  if (given && own === undefined) return given;
  if (own !== undefined) return (variants) => named(name, variants);
  const help = suggest(
    nearest(name, ids),
    `write ${listed(ids, 'or')}, or the path of a definition below the folder of this file`,
  );
  findings.report('E0701', ['game'], `there is no game \`${name}\``, { help });
  return undefined;
}

/** The rules for so many players, or for the least that fill all seats that are named. */
function choosePlayers(
  { game }: Definition,
  said: number | readonly string[] | undefined,
  atLeast: number,
  findings: Findings,
): Rules | undefined {
  const count = typeof said === 'object' ? said.length : said;
  const fitting = count ?? game.players.find((players) => players >= atLeast) ?? game.players[0]!;
  if (game.players.includes(fitting)) return game.rulesFor(fitting);
  const all = listed(game.players.map(String), 'or');
  const others = game.chosen.length === 0 ? '' : ` with ${listed(game.chosen)}`;
  findings.report('E0233', ['players'], `${fitting} players cannot play this game${others}`, {
    help: `write ${all}`,
  });
  return undefined;
}
