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
  /** Ends the work. */
  readonly signal?: AbortSignal;
}

/** The game of a match with its rules, and the names of those who play. */
export interface ChosenGame {
  readonly definition: Definition;
  readonly rules: Rules;
  /** By seat. */
  readonly names: readonly string[];
}

/** What was found of a game besides what was reported in the score file. */
interface GameChoice {
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
  if (contradicts(head, choice, findings)) return NOTHING;
  const wanted = head.variants ?? choice.variants ?? [];
  const ids = base.definition.game.variants.map(({ id }) => id);
  const known = wanted.filter((id, index) => {
    return checkVariant(id, ids, head.variants ? ['variants', index] : ['game'], findings);
  });
  if (known.length < wanted.length) return NOTHING;
  const read = isKnown(base.definition, wanted) ? base : ((await open(wanted)) ?? base);
  if (read.definition === undefined) return read;
  const chosen = choosePlayers(read.definition, wanted, head.players ?? choice.players, atLeast, findings);
  return { ...(chosen && { chosen }), sources: read.sources, diagnostics: [] };
}

/** Whether the caller names other variants, or another number of players, than the file does; that is reported. */
function contradicts(
  { variants, players }: ScoreInput['head'],
  choice: ScoreChoice,
  findings: Findings,
): boolean {
  const report = (key: 'variants' | 'players', message: string, option: string) =>
    findings.report('E0702', [key], message, { help: `leave ${option} out, or correct this` });
  const told = typeof players === 'object' ? players.length : players;
  const isOther = told !== undefined && choice.players !== undefined && told !== choice.players;
  if (isOther) report('players', `this match has ${told} players, not ${choice.players}`, '--players');
  const withThese = (ids: readonly string[]) =>
    ids.length === 0 ? 'without variants' : `with ${listed(ids)}`;
  const [own, asked] = [variants, choice.variants].map((ids) => ids && [...new Set(ids)].sort());
  const differs = own !== undefined && asked !== undefined && own.join(' ') !== asked.join(' ');
  if (differs)
    report('variants', `this match is played ${withThese(own)}, not ${withThese(asked)}`, '--variant');
  return isOther || differs;
}

/** Whether a definition has the rules of these variants at hand, whichever it has chosen; each alone is always there. */
function isKnown({ game }: Definition, variants: readonly string[]): boolean {
  return [2, 3, 4, 5, 6, 7, 8].some((players) => game.rulesWith(variants, players) !== undefined);
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
  if (given) return given;
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
  definition: Definition,
  wanted: readonly string[],
  said: number | readonly string[] | undefined,
  atLeast: number,
  findings: Findings,
): ChosenGame | undefined {
  const { game } = definition;
  const variants = game.variants.flatMap(({ id }) => (wanted.includes(id) ? [id] : []));
  const possible = [2, 3, 4, 5, 6, 7, 8].filter((players) => game.rulesWith(variants, players) !== undefined);
  const count = typeof said === 'object' ? said.length : said;
  const fitting = count ?? possible.find((players) => players >= atLeast) ?? possible[0]!;
  const rules = game.rulesWith(variants, fitting);
  if (rules !== undefined) {
    const seats = nameSeats(fitting);
    const names = typeof said === 'object' ? said : seats;
    return { definition: { ...definition, game: { ...game, chosen: variants, rules, seats } }, rules, names };
  }
  const others = variants.length === 0 ? '' : ` with ${listed(variants)}`;
  const message = `${fitting} players cannot play this game${others}`;
  const help = `write ${listed(possible.map(String), 'or')}`;
  findings.report('E0233', ['players'], message, { help });
  return undefined;
}
