import type { ScoreName } from '../engine/expression.ts';

/** The word of the language for each value that a scoring key may name. */
export const VALUE_WORDS: Readonly<Record<ScoreName, string>> = {
  tricks: 'score-tricks',
  other_tricks: 'score-other-tricks',
  bid: 'score-bid',
  points: 'score-points',
  other_points: 'score-other-points',
  hand_size: 'score-hand-size',
  maker: 'score-maker',
  solo: 'score-solo',
  soloist: 'score-soloist',
  doubles: 'score-doubles',
  melds: 'score-melds',
  last_trick: 'score-last-trick',
  score: 'score-score',
};

/** Values that are counted one by one: `10 je Stich`. */
export const EACH_WORDS: Partial<Record<ScoreName, string>> = {
  tricks: 'each-trick',
  other_tricks: 'each-other-trick',
  points: 'each-point',
  other_points: 'each-other-point',
  bid: 'each-bid',
  doubles: 'each-double',
};

/** Values that are counted in whole numbers of something: `sechs Stiche`. */
export const COUNTED_WORDS: Partial<Record<ScoreName, string>> = {
  tricks: 'counted-tricks',
  other_tricks: 'counted-tricks',
  bid: 'counted-bid',
  points: 'counted-points',
  other_points: 'counted-points',
  doubles: 'counted-doubles',
  melds: 'counted-melds',
};

/** Values of the other sides. */
export const OTHERS: readonly ScoreName[] = ['other_tricks', 'other_points'];

/** Conditions that have words of their own, by the formula that they come from. */
export const CONDITION_WORDS: Readonly<Record<string, string>> = {
  maker: 'when-maker',
  '!maker': 'when-not-maker',
  solo: 'when-solo',
  '!solo': 'when-not-solo',
  soloist: 'when-soloist',
  '!soloist': 'when-not-soloist',
  last_trick: 'when-last-trick',
  '!last_trick': 'when-not-last-trick',
  'tricks == bid': 'when-as-bid',
  'tricks != bid': 'when-not-as-bid',
  'tricks > bid': 'when-over-bid',
  'tricks < bid': 'when-under-bid',
  'tricks >= bid': 'when-at-least-bid',
  'tricks <= bid': 'when-at-most-bid',
  'bid == 0': 'when-null-bid',
  'bid != 0': 'when-real-bid',
  'bid > 0': 'when-real-bid',
  'tricks == hand_size': 'when-all-tricks',
  'tricks < hand_size': 'when-not-all-tricks',
  'tricks != hand_size': 'when-not-all-tricks',
  'tricks == 0': 'when-no-trick',
  'tricks > 0': 'when-some-trick',
  'other_tricks == 0': 'when-all-tricks',
  'other_tricks > 0': 'when-not-all-tricks',
  'tricks == 0 || other_tricks == 0': 'when-sweep',
  'other_tricks == 0 || tricks == 0': 'when-sweep',
  'tricks > other_tricks': 'when-more-tricks',
  'tricks < other_tricks': 'when-fewer-tricks',
  'tricks == other_tricks': 'when-equal-tricks',
  'tricks <= other_tricks': 'when-not-more-tricks',
  'tricks >= other_tricks': 'when-not-fewer-tricks',
  'points > other_points': 'when-more-points',
  'points < other_points': 'when-fewer-points',
  'points == other_points': 'when-equal-points',
  'points <= other_points': 'when-not-more-points',
  'points >= other_points': 'when-not-fewer-points',
  'melds > 0': 'when-melds',
  'doubles > 0': 'when-doubled',
  'points == 0': 'when-no-points',
  'other_points == 0': 'when-others-no-points',
  'solo && !soloist': 'when-others-solo',
  'score > 0': 'when-positive',
  'score < 0': 'when-negative',
  'score != 0': 'when-any-score',
};

/** Ranges that have words of their own. */
export const RANGE_WORDS: Partial<Record<ScoreName, string>> = {
  points: 'between-points',
  other_points: 'between-other-points',
};

/** Conditions that say whose side is meant. */
export const ROLES: readonly string[] = ['maker', '!maker', 'soloist', '!soloist', 'solo && !soloist'];

/** Conditions that say how the hand is played, and nothing of a side. */
export const ASIDES: readonly string[] = ['solo', '!solo'];
