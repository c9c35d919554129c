import { listed } from '../../diagnostics/words.ts';
import type { ScoreName } from '../../engine/expression.ts';
import type { Rules, Side } from '../../engine/rules.ts';
import { sideOf } from '../../engine/trick.ts';
import { factsInWords } from '../score-words.ts';
import type { OpenHand } from './open-hands.ts';
import { nameOfSide } from './rule.ts';

/** Most cards of a hand that are told one by one. */
const FEW_CARDS = 40;

/** What the hand comes to, by the values that the lines look at, and the verb of the sentence: `65 : 65 points meet`. */
export function describeCase(
  rules: Rules,
  { sides, between }: OpenHand,
  names: ReadonlySet<ScoreName>,
): string {
  const counted = (['points', 'tricks'] as const).find(
    (name) => names.has(name) || names.has(`other_${name}`),
  );
  const isAnnounced = names.has('bid') || sides.some(({ melds }) => melds > 0);
  if (sides.length === 2 && counted && !isAnnounced) {
    return `${sides.map((values) => values[counted]).join(' : ')} ${counted} meet`;
  }
  const told = sides.flatMap((values, side) =>
    between === undefined || side === between ? [{ values, side }] : [],
  );
  const words = told.map(
    ({ values, side }) => `${nameOfSide(rules, side)} (${factsInWords(names, values).join(', ')})`,
  );
  const meet = told.length === 1 && rules.sides[told[0]!.side]!.length === 1 ? 'meets' : 'meet';
  return `${listed(words)} ${meet}`;
}

/** Who takes what in the hand, with the cards if they are few. */
export function describeSplit(rules: Rules, { playout, sides }: OpenHand): string {
  const { finished } = playout.state;
  const few = finished.reduce((cards, trick) => cards + trick.cards.length, 0) <= FEW_CARDS;
  const names = new Set<ScoreName>(['tricks', 'soloist']);
  if (rules.cardPoints) names.add('points');
  if (rules.bidding) names.add('bid');
  if (sides.some(({ melds }) => melds > 0)) names.add('melds');
  if (sides.some(({ maker }) => maker > 0)) names.add('maker');
  return sides
    .map((values, side) => {
      const cards = few && values.tricks > 0 ? ` (${cardsOf(rules, playout, side)})` : '';
      return `${nameOfSide(rules, side)} ${factsInWords(names, values).join(', ')}${cards}`;
    })
    .join('; ');
}

function cardsOf(rules: Rules, { state }: OpenHand['playout'], side: Side): string {
  const own = state.finished.filter(({ winner }) => sideOf(rules, winner) === side);
  return own.flatMap(({ cards }) => cards.map((card) => rules.deck.cards[card]!.id)).join(' ');
}
