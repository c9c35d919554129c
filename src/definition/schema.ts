import * as z from 'zod/mini';
import { CustomsSchema } from './customs-schema.ts';
import { DeckSchema } from './deck-schema.ts';
import { ExampleSchema } from './example-schema.ts';
import { MOST_DOUBLES } from './expression-range.ts';
import { FactsSchema } from './facts-schema.ts';
import { BiddingSchema, DealSchema, OrderSchema, PlaySchema, SpecialSchema } from './play-schema.ts';
import { MOST_PLAYERS } from './players.ts';
import { PrintSchema } from './print-schema.ts';
import { about, distinct, either, id, isMap, list, localized, oneOf, strict, whole } from './schema-parts.ts';
import { MatchSchema, MeldsSchema, PointsSchema, ScoringSchema } from './score-schema.ts';
import { TrumpSchema } from './trump-schema.ts';

const minutes = z
  .tuple([whole(1, 999), whole(1, 999)], { error: () => 'list\n[%1, %2]' })
  .check(
    z.refine(([first, second]) => first <= second, 'the first time is longer than the second\n[%2, %1]'),
  );

/** How many can play: a number, a list, or the least and the greatest number. */
export function playersSchema(least: number, most: number) {
  const range = strict({
    min: about('the least number of players', whole(least, most)),
    max: about('the greatest number of players', whole(least, most)),
  }).check(
    z.refine(
      ({ min, max }) => min <= max,
      'the least number is greater than the greatest\n{min: %2, max: %1}',
    ),
  );
  return oneOf(
    [whole(least, most), distinct(whole(least, most)).check(z.minLength(1, 'at least one number')), range],
    (input) => (Array.isArray(input) ? 1 : isMap(input) ? 2 : 0),
  );
}

const players = playersSchema(2, MOST_PLAYERS);

const solo = strict({
  lead: about('who leads when somebody plays alone', z.enum(['soloist', 'unchanged'])),
  decider: about(
    'whether it is allowed when the next game decides about the next unit on both sides',
    z.enum(['allowed', 'refused']),
  ),
});

/** The keys that make the rules, which a variant may replace. */
const rulesShape = {
  players: about('the number of players; their seats are A, B, C …', players),
  teams: about('the number of sides that the seats belong to in turn', z.optional(whole(2, 4))),
  deck: about(
    'the name of a deck that comes with stichwerk, a deck written out, or a file such as ./my-deck.yaml that holds one',
    either(z.string(), DeckSchema, (input) => (typeof input === 'string' ? 0 : 1)),
  ),
  deal: about('how the cards are dealt', DealSchema),
  trump: about('how the trump suit is found', TrumpSchema),
  bidding: about('how players say how many tricks they will take', z.optional(BiddingSchema)),
  play: about('how tricks are played', PlaySchema),
  order: about('how cards rank', OrderSchema),
  special: about('cards that belong to no suit', z.optional(SpecialSchema)),
  points: about('what cards count, by rank or card; nothing if they are not named', z.optional(PointsSchema)),
  'last-trick': about('card points for the last trick', z.optional(whole(0, 999))),
  melds: about('cards that score when one of them is led while all are held', z.optional(MeldsSchema)),
  solo: about('how a player may play without his partners', z.optional(solo)),
  doubling: about(
    'how often the value of a hand may be doubled: `unlimited`, or a number',
    z.optional(
      either(z.literal('unlimited', { error: () => 'one-of unlimited' }), whole(1, MOST_DOUBLES), (input) =>
        typeof input === 'string' ? 0 : 1,
      ),
    ),
  ),
  scoring: about('the scoring key: the first line that holds counts, then each step', ScoringSchema),
  match: about('how hands add up', MatchSchema),
  customs: about(
    'what players keep to at the table besides; it is told, and decides nothing',
    z.optional(CustomsSchema),
  ),
};

/** The keys that make the rules, in the order in which they are best written. */
export const RULE_KEYS = Object.keys(rulesShape);

/** The part of a definition that makes the rules. */
export const RulesSchema = strict(rulesShape);

const changes = (description: string) => {
  const keys = RULE_KEYS.map((key) => [key, about('as in the definition itself', z.optional(z.unknown()))]);
  return about(description, strict(Object.fromEntries(keys)));
};

const variant = strict({
  title: localized('what the variant is called'),
  text: z.optional(localized('a sentence about the variant')),
  rules: changes(
    'the keys that change: maps key by key, lists and values as a whole; `null` leaves a key out',
  ),
  with: about(
    'what changes besides if another variant is chosen as well, by its id',
    z.optional(
      z.record(z.string(), changes('the keys that change'), { error: () => 'map\n{other-variant: {…}}' }),
    ),
  ),
});

const variants = z
  .record(id('the id of the variant'), variant, { error: () => 'map\n{small: {title: …, rules: …}}' })
  .check(z.refine((input) => Object.keys(input).length <= 12, 'at most twelve variants'));

/** A game definition: the single source of its types, its validation and its JSON Schema. */
export const GameSchema = about(
  'a card game for stichwerk',
  strict({
    game: id('the id of the game; its papers stand in a folder of this name'),
    title: localized('the title of the game'),
    subtitle: z.optional(localized('a line below the title')),
    minutes: about('the shortest and the longest duration in minutes', z.optional(minutes)),
    ages: about('the least age of players in years, a help for planning', z.optional(whole(2, 99))),
    ...rulesShape,
    print: about(
      'how it is printed; what is asked for on the command line comes first',
      z.optional(PrintSchema),
    ),
    facts: about('numbers and properties stated of the game, each checked', z.optional(FactsSchema)),
    variants: about(
      'ways to play beside that of the definition; if several that are chosen change a key, the last one here counts',
      z.optional(variants),
    ),
    notes: z.optional(localized('notes for the adult who helps; lines that begin with `- ` are a list')),
    hints: z.optional(
      localized('what is good to know besides the rules; lines that begin with `- ` are a list'),
    ),
    examples: about('worked examples', z.optional(list(ExampleSchema, '[{id: %, …}]'))),
  }),
);

/** A definition as an author writes it. */
export type GameInput = z.infer<typeof GameSchema>;
