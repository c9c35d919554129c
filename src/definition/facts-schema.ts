import * as z from 'zod/mini';
import { about, strict } from './schema-parts.ts';

const number = (description: string) => about(description, z.optional(z.int()));
const property = (description: string) => about(description, z.optional(z.boolean()));

/** The facts that an author may state of a game; `proof/` computes every one of them. */
export const FactsSchema = strict({
  'deck-cards': number('cards in the deck'),
  'cards-per-hand': number('cards dealt to each player'),
  'tricks-per-hand': number('tricks in a hand'),
  'cards-per-trick': number('cards in a trick'),
  'hands-per-match': number('hands in a match'),
  'trick-sequences': number('sequences of different cards that a trick can consist of'),
  'tied-tricks': number('how many of those sequences have no single winning card'),
  'every-card-played-once': property('whether every card of the deck is played exactly once in a hand'),
  'points-per-hand': number('points of all players together in a hand'),
  'points-per-match': number('points of all players together in a match'),
  'tied-match': property('whether a match can end in a tie for the first place'),
});

/** What an author states under `facts:`. */
export type FactsInput = z.infer<typeof FactsSchema>;

/** The name of a fact. */
export type FactName = keyof FactsInput;
