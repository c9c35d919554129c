import type { Checked, RulesChoice, Stichwerk } from '../api.ts';
import type { Definition, Game, Source } from '../definition/game.ts';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import type { Arguments } from './arguments.ts';
import { UsageError } from './usage.ts';

/** Which of the ways to play the command line asks for. */
export function readRulesChoice(given: Arguments): RulesChoice {
  const variants = given.list('variant');
  const players = given.number('players', 2, 8);
  return { ...(variants && { variants }), ...(players !== undefined && { players }) };
}

/** The game with the rules that are chosen; throws `UsageError` if it, where it can be read, does not offer them. */
export async function readChosen(
  stichwerk: Stichwerk,
  source: Source,
  { variants, players }: RulesChoice,
): Promise<Outcome<Definition>> {
  const plain = await stichwerk.read(source);
  if (!plain.value) return plain;
  for (const variant of variants ?? []) refuseUnknownVariant(variant, plain.value.game);
  // A variant may be for other numbers of players than the game.
  const varied = variants === undefined ? plain : await stichwerk.read(source, { variants });
  if (!varied.value || players === undefined) return varied;
  refuseUnknownPlayers(players, varied.value.game);
  return stichwerk.read(source, { players, ...(variants && { variants }) });
}

/** Throws `UsageError` if rules are chosen that a definition, where it can be read, does not offer. */
export async function refuseUnlessChosen(
  stichwerk: Stichwerk,
  source: Source,
  choice: RulesChoice,
): Promise<void> {
  if (choice.variants ?? choice.players) await readChosen(stichwerk, source, choice);
}

/** Throws `UsageError` if rules are chosen for a deck, which has none. */
export function refuseRulesOfDeck({ deck }: Pick<Checked, 'deck'>, { variants, players }: RulesChoice): void {
  if (deck === undefined || (variants ?? players) === undefined) return;
  throw new UsageError(`${deck.id} is a deck, it has no rules`, 'leave --variant and --players out');
}

function refuseUnknownVariant(variant: string, { id, variants }: Pick<Game, 'id' | 'variants'>): void {
  const ids = variants.map((one) => one.id);
  if (ids.includes(variant)) return;
  const help = ids.length === 0 ? 'leave --variant out' : `its variants are ${ids.join(', ')}`;
  throw new UsageError(`${id} has no variant ${variant}`, help);
}

function refuseUnknownPlayers(
  count: number,
  { id, chosen, players }: Pick<Game, 'id' | 'chosen' | 'players'>,
): void {
  if (players.includes(count)) return;
  const rules = chosen.length === 0 ? '' : ` with ${chosen.join(' and ')}`;
  throw new UsageError(
    `${id}${rules} is not for ${count} players`,
    `write --players ${players.join(' or ')}`,
  );
}
