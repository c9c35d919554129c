import type { Rules } from '../../engine/rules.ts';
import { type MakerBands, makerBands } from '../../proof/maker-bands.ts';
import type { DocumentInput } from '../input.ts';
import { leastToWin } from './maker-blocks.ts';
import { trumpCount } from './trump-text.ts';

/** The ways to play that are not in force, each with what follows from it. */
export function variantContext(input: DocumentInput): readonly object[] {
  const { game, language } = input;
  return game.variants
    .filter(({ id }) => !game.chosen.includes(id))
    .map(({ id, title, text }) => {
      const rules = rulesOf(input, id);
      const context = { id, title: title[language], text: text?.[language] };
      return rules ? { ...context, trumps: changedTrumps(input, rules), makers: changedMakers(input, rules) } : context; // biome-ignore format: short
    });
}

/** More players than any variant is for. */
const MOST_PLAYERS = 12;

/** The rules with one variant more, for as many players if these can play it; undefined where it goes with no number of them. */
function rulesOf({ game }: DocumentInput, variant: string): Rules | undefined {
  const chosen = game.variants.map(({ id }) => id).filter((id) => id === variant || game.chosen.includes(id));
  const numbers = [game.rules.players, ...Array.from({ length: MOST_PLAYERS }, (_, at) => at + 1)];
  for (const players of numbers) {
    const rules = game.rulesWith(chosen, players);
    if (rules) return rules;
  }
  return undefined;
}

/** How many trumps there always are, if that is another number. */
function changedTrumps(input: DocumentInput, rules: Rules): number | undefined {
  const count = trumpCount(rules);
  return count === trumpCount(input.game.rules) ? undefined : count;
}

/** With how much makers and others win, if that is another amount. */
function changedMakers(input: DocumentInput, rules: Rules): object | undefined {
  const told = (own: Rules) => {
    const bands: MakerBands | undefined = makerBands(own);
    if (!bands) return undefined;
    const { makers, others } = leastToWin(own, bands);
    return { makers, others, alike: makers === others, points: bands.counts === 'points' };
  };
  const own = told(rules);
  const isSame = JSON.stringify(own) === JSON.stringify(told(input.game.rules));
  return isSame ? undefined : own;
}
