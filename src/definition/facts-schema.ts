import * as z from 'zod/mini';
import { about, byCount, list, strict } from './schema-parts.ts';

const number = (description: string) => about(description, z.optional(byCount(z.int())));
const numbers = (description: string) => about(description, z.optional(byCount(list(z.int()))));
const property = (description: string) => about(description, z.optional(byCount(z.boolean())));

/** The facts that an author may state of a game, each a value or one for each number of players; `proof/` computes them. */
export const FactsSchema = strict({
  'deck-cards': number('cards in the deck'),
  'cards-per-hand': number('cards dealt to each player'),
  'tricks-per-hand': number('tricks in a hand'),
  'cards-per-trick': number('cards in a trick'),
  'hands-per-match': number('hands in a match'),
  rounds: number('hands in a match, one for each entry of the schedule'),
  trumps: number('trumps in the deck, whatever suit is trump'),
  'trick-sequences': number('sequences of different cards that a trick can consist of'),
  'tied-tricks': number('how many of those sequences have no single winning card'),
  'every-card-played-once': property('whether every card of the deck is played exactly once in a hand'),
  'card-points': number('card points of all cards and the last trick together'),
  'least-trick-points': number('the fewest card points that a trick can hold'),
  'hand-scores': numbers('all scores that a side can reach in a hand, without doubling and melds'),
  'most-doubles': number('how often a hand can be doubled at most'),
  'points-per-hand': number('points of all players together in a hand'),
  'points-per-match': number('points of all players together in a match'),
  'tied-match': property('whether a match can end in a tie for the first place'),
});

/** What an author states under `facts:`. */
export type FactsInput = z.infer<typeof FactsSchema>;

/** The name of a fact. */
export type FactName = keyof FactsInput;
