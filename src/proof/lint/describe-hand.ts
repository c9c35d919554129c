import type { ScoreName, ScoreValues } from '../../engine/expression.ts';
import type { Rules, Side } from '../../engine/rules.ts';
import { sideOf } from '../../engine/scoring.ts';
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
  if (sides.length === 2 && counted && !names.has('bid')) {
    return `${sides.map((values) => values[counted]).join(' : ')} ${counted} meet`;
  }
  const told = sides.flatMap((values, side) =>
    between === undefined || side === between ? [{ values, side }] : [],
  );
  const words = told.map(({ values, side }) => `${nameOfSide(rules, side)} with ${wordsFor(values, names)}`);
  return `${words.join('; ')} ${told.length === 1 && rules.sides[told[0]!.side]!.length === 1 ? 'meets' : 'meet'}`;
}

const WORDS: Readonly<Partial<Record<ScoreName, (value: number) => string>>> = {
  tricks: (value) => (value === 1 ? '1 trick' : `${value} tricks`),
  bid: (value) => `a bid of ${value}`,
  points: (value) => `${value} points`,
};

function wordsFor(values: ScoreValues, names: ReadonlySet<ScoreName>): string {
  return [...names].flatMap((name) => WORDS[name]?.(values[name]) ?? []).join(' and ');
}

/** Who takes what in the hand, with the cards if they are few. */
export function describeSplit(rules: Rules, { playout, sides }: OpenHand): string {
  const { finished } = playout.state;
  const few = finished.reduce((cards, trick) => cards + trick.cards.length, 0) <= FEW_CARDS;
  return sides
    .map((values, side) => {
      const cards = few && values.tricks > 0 ? ` (${cardsOf(rules, playout, side)})` : '';
      const more = [
        ...(rules.cardPoints ? [`${values.points} points`] : []),
        ...(rules.bidding ? [`a bid of ${values.bid}`] : []),
        ...(values.maker ? ['named trumps'] : []),
        ...(values.soloist ? ['played alone'] : []),
      ];
      return [`${nameOfSide(rules, side)} ${WORDS.tricks?.(values.tricks)}${cards}`, ...more].join(', ');
    })
    .join('; ');
}

function cardsOf(rules: Rules, { state }: OpenHand['playout'], side: Side): string {
  const own = state.finished.filter(({ winner }) => sideOf(rules, winner) === side);
  return own.flatMap(({ cards }) => cards.map((card) => rules.deck.cards[card]!.id)).join(' ');
}
