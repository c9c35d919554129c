import * as z from 'zod/mini';
import {
  about,
  either,
  hasKey,
  hasKeyLike,
  id,
  list,
  localized,
  oneOf,
  only,
  strict,
  text,
  whole,
  words,
} from './schema-parts.ts';

const formula = (description: string) =>
  about(
    description,
    either(z.string(), z.int(), (input) => (typeof input === 'number' ? 1 : 0)),
  );

const when = (description: string) => z.optional(formula(description));

const name = () => about('the name of this line of the scoring key', text());

const BAND = /^\d{1,4}(?:-\d{1,4})?$/;

const band = () => z.string().check(z.regex(BAND, 'a number such as 0, or numbers from to, such as 8-32'));

const plainLine = strict({
  line: name(),
  when: when('when this line counts, such as tricks == 0; always if nothing is said'),
  score: formula('the points, such as 10 * tricks'),
});

const winLine = strict({
  line: name(),
  when: when('when this line counts, such as soloist && other_tricks == 0'),
  wins: about(
    'what it wins at once, whatever stood before: the game',
    z.literal('game', { error: () => 'one-of game' }),
  ),
});

const bandLine = strict({
  line: name(),
  when: when('when this line counts; always if nothing is said'),
  of: formula('the value whose band decides, such as other_points'),
  bands: about(
    'the points by bands of that value, such as {0: 3, 8-32: 2}',
    z
      .record(band(), z.int(), { error: () => 'map\n{0: %}' })
      .check(
        z.refine((bands) => Object.keys(bands).length > 0, 'at least one band, such as `{0: 3, 8-32: 2}`'),
      ),
  ),
});

const addStep = strict({
  step: about('the name of this step, which adds to the score', text()),
  when: when('when it applies; always if nothing is said'),
  add: formula('what is added'),
});

const timesStep = strict({
  step: about('the name of this step, which multiplies the score', text()),
  when: when('when it applies; always if nothing is said'),
  times: formula('the factor'),
});

const award = strict({
  award: about('the unit that the hand gives at once', z.string()),
  when: when('when it is given; always if nothing is said'),
  count: formula('how many'),
});

/** `scoring:`. */
export const ScoringSchema = list(
  oneOf([plainLine, bandLine, addStep, timesStep, award, winLine], (input) => {
    if (hasKey(input, 'line')) {
      if (hasKey(input, 'score')) return 0;
      if (hasKeyLike(input, 'wins')) return 5;
      return hasKeyLike(input, 'bands') ? 1 : 0;
    }
    if (hasKeyLike(input, 'step')) return hasKeyLike(input, 'times') ? 3 : 2;
    return hasKeyLike(input, 'award') ? 4 : 0;
  }),
  '[{line: points, score: %}]',
).check(z.minLength(1, 'at least one line'));

/** One entry of `scoring:`. */
export type ScoringEntry = z.infer<typeof ScoringSchema>[number];

/** `points:`, by rank or card. */
export const PointsSchema = z.record(z.string(), whole(0, 999), { error: () => 'map\n{A: %}' });

/** `melds:`. */
export const MeldsSchema = list(
  strict({
    meld: about('the name of the meld', text()),
    cards: words('the cards that must be held: ranks of one plain suit, or *K of trumps'),
    score: about('what it scores', whole(1, 999)),
  }),
  '[{meld: "20", cards: K Q, score: 1}]',
);

const ties = () =>
  about('what becomes of equal totals', z.optional(only('shared', 'so far equal totals share a place')));

const total = () =>
  z
    .int()
    .check(z.minimum(-9999, 'a number from -9999 to 9999'), z.maximum(9999, 'a number from -9999 to 9999'));

const byHands = strict(
  {
    hands: about(
      'hands in a match, or `schedule` for as many as the deal gives',
      either(whole(1, 99), z.literal('schedule', { error: () => 'one-of schedule' }), (input) =>
        typeof input === 'string' ? 1 : 0,
      ),
    ),
    start: about('the points that each side begins with', z.optional(total())),
    winner: about(
      'who wins the match; whoever has the most points if nothing is said',
      z.optional(z.enum(['highest-total', 'lowest-total'])),
    ),
    ties: ties(),
  },
  '{hands: %}',
);

const unit = strict({
  unit: id('the id of the unit, for `award:` and claims'),
  name: localized('what it is called'),
  plural: z.optional(localized('what several of it are called')),
  to: about('who gets it when a game is over', z.enum(['winners', 'losers'])),
  per: about('how many of the unit before make one of this; those then start anew', z.optional(whole(2, 99))),
});

const toTarget = strict({
  target: about('the total that ends the game', total()),
  start: about('the points that each side begins with; 0 if nothing is said', z.optional(total())),
  surplus: about('what becomes of points beyond the target', z.optional(z.enum(['dropped', 'carried']))),
  'melds-at-target': about(
    'what becomes of a meld that would reach the target: it counts, it does not, or only to one short of it',
    z.optional(z.enum(['count', 'refuse', 'clip'])),
  ),
  'both-reach': about(
    'who wins if several sides reach the target in the same hand: whoever is farther, the side of the trump maker, all of them, or nobody before a further hand; `higher` if nothing is said',
    z.optional(z.enum(['higher', 'maker', 'play-on', 'shared'])),
  ),
  winner: about('who wins the game', z.optional(only('target', 'so far whoever reaches the target wins'))),
  units: about(
    'what is counted beyond points, from the smallest up',
    z.optional(
      list(unit, '[{unit: brot, name: {de: …, en: …}, to: winners}]').check(
        z.maxLength(4, 'at most four units'),
      ),
    ),
  ),
});

/** `match:`. */
export const MatchSchema = either(byHands, toTarget, (input) =>
  hasKey(input, 'target') || (!hasKey(input, 'hands') && hasKeyLike(input, 'target')) ? 1 : 0,
);
