import type { RulesChoice, Stichwerk } from '../api.ts';
import type { Definition, Source } from '../definition/game.ts';
import { MOST_AT_TABLE } from '../definition/players.ts';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import { listed } from '../diagnostics/words.ts';
import { type Arguments, guess } from './arguments.ts';
import { UsageError } from './usage.ts';

/** Which of the ways to play the command line asks for. */
export function readRulesChoice(given: Arguments): RulesChoice {
  const variants = given.list('variant');
  const players = given.number('players', 2, MOST_AT_TABLE);
  return { ...(variants && { variants }), ...(players !== undefined && { players }) };
}

/** Whether rules are chosen at all. */
export function isChosen({ variants, players }: RulesChoice): boolean {
  return (variants ?? players) !== undefined;
}

/** Rules that a game does not offer: a variant that it has not, or a number of players that it is not for. */
export type Refusal =
  | {
      readonly kind: 'variant';
      readonly id: string;
      readonly variant: string;
      readonly variants: readonly string[];
    }
  | {
      readonly kind: 'players';
      readonly id: string;
      readonly chosen: readonly string[];
      readonly asked: number;
      readonly players: readonly number[];
      /** Choices of variants with which the game is for as many as are asked for. */
      readonly others: readonly (readonly string[])[];
    };

/** The game with the rules that are chosen, or why it, where it can be read, does not offer them. */
export async function readChosen(
  stichwerk: Stichwerk,
  source: Source,
  { variants, players }: RulesChoice,
): Promise<Outcome<Definition> | Refusal> {
  const plain = await stichwerk.read(source);
  if (!plain.value) return plain;
  const { id, variants: offered } = plain.value.game;
  const ids = offered.map((one) => one.id);
  const variant = variants?.find((one) => !ids.includes(one));
  if (variant !== undefined) return { kind: 'variant', id, variant, variants: ids };
  // A variant may be for other numbers of players than the game.
  const varied = variants === undefined ? plain : await stichwerk.read(source, { variants });
  if (!varied.value || players === undefined) return varied;
  const { game } = varied.value;
  if (game.players.includes(players))
    return stichwerk.read(source, { players, ...(variants && { variants }) });
  const others = await findOthers(stichwerk, source, { ids, chosen: game.chosen, players });
  return { kind: 'players', id, chosen: game.chosen, asked: players, players: game.players, others };
}

/** The choices of variants nearest to one with which a game is for so many players: one more, else one less, else another. */
async function findOthers(
  stichwerk: Stichwerk,
  source: Source,
  {
    ids,
    chosen,
    players,
  }: { readonly ids: readonly string[]; readonly chosen: readonly string[]; readonly players: number },
): Promise<readonly (readonly string[])[]> {
  const isFor = async (variants: readonly string[]): Promise<boolean> =>
    (await stichwerk.read(source, { variants })).value?.game.players.includes(players) ?? false;
  const rest = ids.filter((id) => !chosen.includes(id));
  const more = rest.map((id) => ids.filter((one) => one === id || chosen.includes(one)));
  const less = chosen.map((id) => chosen.filter((one) => one !== id));
  for (const choices of [more, less, [[], ...rest.map((id) => [id])]]) {
    const found = [];
    for (const one of choices) if (await isFor(one)) found.push(one);
    if (found.length > 0) return found;
  }
  return [];
}

/** `with --variant sechs it is`, `without a variant it is`; undefined if it is with none. */
function adviseOthers(others: readonly (readonly string[])[]): string | undefined {
  if (others.length === 0) return undefined;
  const ways = others.map((one) =>
    one.length === 0 ? 'without a variant' : `with --variant ${one.join(',')}`,
  );
  return `${listed(ways, 'or')} it is`;
}

const inNumbers = (players: readonly number[]): string => listed(players.map(String), 'or');

/** What is wrong with asking a game that was named for rules that it does not offer. */
export function usageOf(refusal: Refusal): UsageError {
  const { id } = refusal;
  if (refusal.kind === 'variant') {
    const { variant, variants } = refusal;
    const near = guess(variant, variants);
    const all = `its variants are ${variants.join(', ')}`;
    const help = variants.length === 0 ? 'leave --variant out' : all;
    return new UsageError(
      `${id} has no variant ${variant}`,
      near === undefined ? help : `write --variant ${near}; ${all}`,
    );
  }
  const { chosen, asked, players, others } = refusal;
  const rules = chosen.length === 0 ? '' : ` with ${chosen.join(' and ')}`;
  const other = adviseOthers(others);
  const own = `write --players ${inNumbers(players)}`;
  return new UsageError(
    `${id}${rules} is not for ${asked} players`,
    other === undefined ? own : `${other}; otherwise ${own}`,
  );
}

/** Why a game that was not named is passed over. */
export function describePassed(refusal: Refusal): string {
  const { id } = refusal;
  if (refusal.kind === 'variant') return `${id}: passed over, it has no variant ${refusal.variant}`;
  const { chosen, asked, players, others } = refusal;
  const rules = chosen.length === 0 ? '' : ` with ${chosen.join(' and ')}`;
  const other = adviseOthers(others);
  const way = other === undefined ? '' : `, not for ${asked}; ${other}`;
  return `${id}: passed over,${rules} it is for ${inNumbers(players)} players${way}`;
}
