import * as z from 'zod/mini';
import { MatchClaimsSchema, numbersBySide } from './claims-schema.ts';
import {
  beginning,
  handNumber,
  played,
  result,
  standingBefore,
  tricksWon,
  variants,
} from './example-schema.ts';
import { about, bySeat, distinct, either, list, strict, whole } from './schema-parts.ts';

/** Most hands of one match in a score file. */
const MOST_HANDS = 500;

/** Most characters of a player's name. */
const MOST_LETTERS = 40;

const name = () =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^(?=.{1,${MOST_LETTERS}}$)\\S(?:.*\\S)?$`, 'u'),
        `a name of at most ${MOST_LETTERS} letters`,
      ),
    );

const units = about(
  'the units of each side after the hand, as they were written down',
  z.optional(z.record(z.string(), bySeat(z.int()), { error: () => 'map\n{brot: {A: %}}' })),
);

/** One row of a score table: what happened, in the words of examples, and what was written down. */
const hand = strict({
  hand: handNumber,
  cards: about('cards of each player', z.optional(z.int())),
  ...beginning,
  ...played,
  winners: about('who won each trick, beside `tricks`', z.optional(list(z.string()))),
  won: about('how many tricks each seat takes', z.optional(tricksWon)),
  ...result,
  scores: numbersBySide('what each side scores, as it was written down'),
  totals: numbersBySide('what each side has after the hand, as it was written down'),
  units,
});

const { totals, sum, places, games, units: unitsInTheEnd } = MatchClaimsSchema.shape;

/** The score of one match, finished or not. */
export const ScoreFileSchema = about(
  'a score file for stichwerk: the hands of a match as they were written down',
  strict({
    game: about(
      'the id of a game that comes along, or the path of a definition beside this file',
      z.optional(z.string()),
    ),
    variants,
    players: about(
      'the number of players, or their names in the order in which they sit; the least that can play if nothing is said',
      z.optional(
        either(
          whole(2, 8),
          distinct(name()).check(z.minLength(2, 'two names at least'), z.maxLength(8, 'eight names at most')),
          (input) => (Array.isArray(input) ? 1 : 0),
        ),
      ),
    ),
    ...standingBefore,
    match: about(
      'the hands that were played, one after the other; the last one may be unfinished',
      z.nullable(
        list(hand, '[{dealer: A, bids: {A: 0, B: 1}, won: {A: 0, B: 1}}]').check(
          z.maxLength(MOST_HANDS, `${MOST_HANDS} hands at most`),
        ),
      ),
    ),
    claims: about(
      'how the match stands in the end, as it was written down',
      z.optional(strict({ totals, sum, places, games, units: unitsInTheEnd })),
    ),
  }),
);

/** A score file as somebody writes it. */
export type ScoreFileInput = z.infer<typeof ScoreFileSchema>;
/** A hand in a score file. */
export type ScoreHandInput = z.infer<typeof hand>;
