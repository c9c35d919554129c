import type { RulesChoice, Stichwerk } from '../api.ts';
import type { Source } from '../definition/game.ts';
import type { Arguments } from './arguments.ts';
import { UsageError } from './usage.ts';

/** Which of the ways to play the command line asks for. */
export function readRulesChoice(given: Arguments): RulesChoice {
  const variants = given.list('variant');
  const players = given.number('players', 2, 8);
  return { ...(variants && { variants }), ...(players !== undefined && { players }) };
}

/** Throws `UsageError` if rules are chosen that a definition, where it can be read, does not offer. */
export async function refuseUnlessChosen(
  stichwerk: Stichwerk,
  source: Source,
  choice: RulesChoice,
): Promise<void> {
  if (choice.variants === undefined && choice.players === undefined) return;
  const { value } = await stichwerk.read(source);
  if (value) refuseUnknownChoice(choice, value.game);
}

/** Throws `UsageError` if a game has no such variant or number of players. */
export function refuseUnknownChoice(
  choice: RulesChoice,
  game: {
    readonly id: string;
    readonly players: readonly number[];
    readonly variants: readonly { readonly id: string }[];
  },
): void {
  const ids = game.variants.map(({ id }) => id);
  const unknown = choice.variants?.find((variant) => !ids.includes(variant));
  if (unknown !== undefined) {
    const help = ids.length === 0 ? 'leave --variant out' : `its variants are ${ids.join(', ')}`;
    throw new UsageError(`${game.id} has no variant ${unknown}`, help);
  }
  if (choice.players !== undefined && !game.players.includes(choice.players)) {
    const help = `write --players ${game.players.join(' or ')}`;
    throw new UsageError(`${game.id} is not for ${choice.players} players`, help);
  }
}
