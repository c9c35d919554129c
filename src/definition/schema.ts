import * as z from 'zod/mini';
import { OBLIGATIONS } from '../engine/obligations/index.ts';
import { DeckSchema } from './deck-schema.ts';
import { ExampleSchema } from './example-schema.ts';
import { FactsSchema } from './facts-schema.ts';
import { about, either, id, list, localized, only, strict, text, whole, words } from './schema-parts.ts';

/** The seats are named by letters, so there are at most this many. */
const MAX_PLAYERS = 8;

const formula = (description: string) =>
  about(
    description,
    either(z.string(), z.int(), (input) => (typeof input === 'number' ? 1 : 0)),
  );

const minutes = z
  .tuple([whole(1, 999), whole(1, 999)], { error: () => 'list\n[%1, %2]' })
  .check(
    z.refine(([first, second]) => first <= second, 'the first time is longer than the second\n[%2, %1]'),
  );

const play = strict({
  lead: about(
    'who leads the first trick: the lead moves on by one seat from hand to hand',
    only('rotates', 'so far the lead moves on by one seat from hand to hand'),
  ),
  'next-lead': about(
    'who leads the next trick',
    only('winner', 'so far whoever wins a trick leads the next one'),
  ),
  obligations: about(
    'what narrows the cards that may be played, applied in turn',
    list(z.enum(OBLIGATIONS.map(({ word }) => word))),
  ),
  revoke: about(
    'what becomes of a card that was not allowed',
    z.optional(
      strict({
        'before-next-lead': about(
          'if it is noticed before the next lead',
          only('restore-trick', 'so far the trick is put right'),
        ),
        later: about('if it is noticed later', only('void-hand', 'so far the hand does not count')),
      }),
    ),
  ),
});

const scoreLine = strict({
  line: about('the name of this line of the scoring key', text()),
  when: z.optional(formula('when this line counts, such as tricks == 0; always if nothing is said')),
  score: formula('the points, such as 10 * tricks'),
});

/** A game definition: the single source of its types, its validation and its JSON Schema. */
export const GameSchema = about(
  'a card game for stichwerk',
  strict({
    game: id('the id of the game; its papers stand in a folder of this name'),
    title: localized('the title of the game'),
    subtitle: z.optional(localized('a line below the title')),
    players: about('the number of players; their seats are A, B, C …', whole(2, MAX_PLAYERS)),
    minutes: about('the shortest and the longest duration in minutes', z.optional(minutes)),
    deck: about(
      'the name of a deck that comes with stichwerk, or a deck written out',
      either(z.string(), DeckSchema, (input) => (typeof input === 'string' ? 0 : 1)),
    ),
    deal: about(
      'how the cards are dealt',
      strict({ cards: about('cards for each player', whole(1, 99)) }, '{cards: %}'),
    ),
    trump: about('how the trump suit is found', only('none', 'this version has no trumps yet')),
    play: about('how tricks are played', play),
    order: words('the ranks, high to low'),
    scoring: about(
      'the scoring key: the first line that holds counts',
      list(scoreLine, '[{line: points, score: %}]').check(z.minLength(1, 'at least one line')),
    ),
    match: about(
      'how hands add up',
      strict(
        {
          hands: about('hands in a match', whole(1, 99)),
          winner: about('who wins the match', only('highest-total', 'so far the highest total wins')),
          ties: about('what becomes of equal totals', only('shared', 'so far equal totals share a place')),
        },
        '{hands: %, winner: highest-total, ties: shared}',
      ),
    ),
    facts: about('numbers and properties stated of the game, each checked', z.optional(FactsSchema)),
    notes: z.optional(localized('notes for the adult who helps')),
    examples: about('worked examples', z.optional(list(ExampleSchema, '[{id: %, …}]'))),
  }),
);

/** A definition as an author writes it. */
export type GameInput = z.infer<typeof GameSchema>;
