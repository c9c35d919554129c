import { counted, listed } from '../diagnostics/words.ts';
import type { Rules } from '../engine/rules.ts';

import { rankingsInPlay } from './card-facts.ts';
import { pointsOfCounts } from './enumerate.ts';
import type { Facts } from './facts.ts';
import { namesBesideTricks, sumsBySize } from './scores-together.ts';

const NO_POINTS = 'cards count nothing in this game';

/** A fact that some rules give no value for. */
export type OpenFact = { [Name in keyof Facts]: undefined extends Facts[Name] ? Name : never }[keyof Facts];

/** Why no value of a fact can be proved. */
const CAUSES: Readonly<Record<OpenFact, (rules: Rules) => string>> = {
  'cards-per-hand': sizesInWords,
  'tricks-per-hand': sizesInWords,
  'hands-per-match': endInWords,
  rounds: endInWords,
  'trick-sequences': () => 'there are more of them than can be counted exactly',
  'tied-tricks': () => 'it differs with the trump suit, or there are too many tricks to try them all',
  'points-per-hand': scoresInWords,
  'points-per-match': (rules) => (rules.match.hands === undefined ? endInWords(rules) : scoresInWords(rules)),
  'tied-match': (rules) => {
    const isOpen = rules.match.hands === undefined;
    return isOpen ? endInWords(rules) : 'hands were played out and added up, and no tie was found';
  },
  trumps: trumpsInWords,
  'card-points': pointsInWords,
  'hand-scores': () => 'there are too many scores, or for some of them no hand was found that gives it',
  'most-doubles': ({ doubling }) =>
    doubling === 0 ? 'hands of this game are not doubled' : 'the rules set no limit to it',
  'least-trick-points': ({ cardPoints }) =>
    cardPoints ? 'no hand was found in which the cheapest cards make a trick' : NO_POINTS,
};

/** Why the rules give no value for a fact, a clause without a full stop. */
export function whyUnproved(rules: Rules, name: OpenFact): string {
  return CAUSES[name](rules);
}

function sizesInWords({ deal: { sizes } }: Rules): string {
  return `hands have ${fromTo(sizes)} cards`;
}

function endInWords(_: Rules): string {
  return 'a target ends the match, after however many hands';
}

function scoresInWords(rules: Rules): string {
  const sums = sumsBySize(rules);
  if (!sums) {
    const names = namesBesideTricks(rules).map((name) => `\`${name}\``);
    return `it is proved only where scores follow from the tricks alone, and here they depend on ${listed(names)}`;
  }
  const split = sums.find(({ least, greatest }) => least < greatest);
  if (split) {
    const { size, ...sum } = split;
    return `the ways to share ${counted(size, 'trick')} give ${fromTo(Object.values(sum))}`;
  }
  return `hands have ${fromTo(rules.deal.sizes)} tricks and give ${fromTo(sums.map(({ least }) => least))}`;
}

function trumpsInWords(rules: Rules): string {
  const counts = [...new Set(rankingsInPlay(rules).map(({ trumps }) => trumps.length))];
  const inTurn = counts.sort((a, b) => a - b).map(String);
  return `it differs from hand to hand: ${listed(inTurn, 'or')}`;
}

function pointsInWords({ cardPoints, deal: { sizes }, players, deck, lastTrick }: Rules): string {
  if (!cardPoints) return NO_POINTS;
  const sums = pointsOfCounts(cardPoints);
  const totals = sizes.flatMap((size) => [...(sums[size * players] ?? [])].map((sum) => sum + lastTrick));
  const out = deck.cards.length - players * Math.max(...sizes);
  const cause =
    new Set(sizes).size > 1
      ? `hands have ${fromTo(sizes)} cards`
      : `${out} ${out === 1 ? 'card stays' : 'cards stay'} out`;
  return `${cause}, so that it differs from hand to hand: ${fromTo(totals)}`;
}

function fromTo(values: readonly number[]): string {
  return `${Math.min(...values)} to ${Math.max(...values)}`;
}
