import type { Locate } from '../../definition/game.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CardIndex, Rules } from '../../engine/rules.ts';
import { isLargest } from '../../engine/schedule.ts';
import { type LintRule, warning } from './rule.ts';

/** Cards that belong to no suit, of which it is not said what they do when they are turned up for trumps. */
export const turnedSpecials: LintRule = ({ definition, tables, variants }) => {
  const { game, locateRules } = definition;
  const silent = firstSilent(tables);
  if (silent) return [report(definition.locate, silent)];
  for (const { id, tables: others } of variants) {
    const found = firstSilent(others);
    if (found) return [report((path) => locateRules([...game.chosen, id], path), found)];
  }
  return [];
};

interface Silent {
  readonly rules: Rules;
  readonly cards: readonly CardIndex[];
}

function firstSilent(tables: readonly Rules[]): Silent | undefined {
  for (const rules of tables) {
    const cards = silentCards(rules);
    if (cards.length > 0) return { rules, cards };
  }
  return undefined;
}

function silentCards(rules: Rules): readonly CardIndex[] {
  const { trump, deck, rankings } = rules;
  if (trump.by !== 'turn-up' || !isTurnedUp(rules)) return [];
  const { special } = rankings.at(-1)!;
  const told = new Set(trump.turned.flatMap(({ cards }) => cards));
  return deck.cards.flatMap(({ index }) => (special[index] && !told.has(index) ? [index] : []));
}

/** Whether there is a hand in which a card is turned up. */
function isTurnedUp(rules: Rules): boolean {
  const { deal, players, deck, largestHandWithoutTrump } = rules;
  return deal.sizes.some((size, number) => {
    return size * players < deck.cards.length && !(largestHandWithoutTrump && isLargest(rules, number));
  });
}

function report(locate: Locate, { rules, cards }: Silent): Diagnostic {
  const { deck } = rules;
  const card = deck.cards[cards[0]!]!;
  const ids = [...new Set(cards.map((one) => deck.cards[one]!.id))];
  const more =
    ids.length > 1 ? `, like ${ids.length - 1} other special card${ids.length > 2 ? 's' : ''}` : '';
  const message = `\`trump\` does not say what ${card.id} does when it is turned up${more}`;
  return warning({ locate }, 'E0510', ['trump'], message, {
    related: [{ span: locate(['special']), text: 'belong to no suit' }],
    why: `it belongs to no suit, and yet ${deck.suits[card.suit]!.id} would become trump`,
    help: `add \`turned: [{cards: ${deck.ranks[card.rank]!.id}, trump: none}]\`, or \`trump: eldest-hand-names\` there`,
  });
}
