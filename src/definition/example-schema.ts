import * as z from 'zod/mini';
import { HandClaimsSchema, MAX_TRICKS, MatchClaimsSchema, numbersBySide } from './claims-schema.ts';
import { MOST_DOUBLES, MOST_POINTS } from './expression-range.ts';
import type { ShownIn } from './game.ts';
import {
  about,
  bySeat,
  distinct,
  either,
  hasKey,
  id,
  list,
  localized,
  strict,
  whole,
  words,
} from './schema-parts.ts';

const SHOWN_IN: readonly ShownIn[] = ['rules', 'examples', 'exercise'];

const MOST_UNITS = 9999;

const seat = (description: string) => about(description, z.optional(z.string()));

/** What stood before the first hand. */
export const standingBefore = {
  before: about('what each side has before', z.optional(bySeat(whole(-MOST_POINTS, MOST_POINTS)))),
  units: about(
    'the units of each side before',
    z.optional(z.record(z.string(), bySeat(whole(0, MOST_UNITS)), { error: () => 'map\n{brot: {A: %}}' })),
  ),
};

/** The variants that are played. */
export const variants = about(
  'the variants it is played with; none if nothing is said',
  z.optional(distinct(z.string())),
);

const head = {
  id: id('a name for the example, for references to it'),
  title: localized('the heading of the example'),
  text: z.optional(localized('a sentence that is shown with the example')),
  show: about(
    'the papers that print it; `[rules, examples]` if nothing is said: in the handout if it teaches most, or else with the worked examples',
    z.optional(distinct(z.enum(SHOWN_IN))),
  ),
  players: about('the number of players; the least if nothing is said', z.optional(whole(2, 8))),
  variants,
  ...standingBefore,
};

/** How a hand began: what is settled before its first trick. */
export const beginning = {
  dealer: seat('the seat that deals'),
  lead: seat('the seat that leads the first trick'),
  'turn-up': about('the card that is turned up', z.optional(z.string())),
  named: about('the trump suit that was named, `none` or `last-card`', z.optional(z.string())),
  trump: about('the trump suit, or `none`', z.optional(z.string())),
  maker: seat('the seat that named trumps'),
  solo: seat('the seat that plays without its partners'),
  doubles: about(
    `how often the hand was doubled; stichwerk reckons with ${MOST_DOUBLES} times at most`,
    z.optional(whole(0, MOST_DOUBLES)),
  ),
  bids: about('how many tricks each seat says it will take', z.optional(bySeat(whole(0, MAX_TRICKS)))),
};

/** What a hand came to besides its tricks. */
export const result = {
  'card-points': numbersBySide('card points of each side'),
  'last-trick': seat('the seat that takes the last trick'),
  'meld-points': numbersBySide('points of melds that count'),
};

/** Tricks by seat. */
export const tricksWon = bySeat(whole(0, MAX_TRICKS));

const trick = bySeat(z.string()).check(
  z.refine((plays) => Object.keys(plays).length > 0, 'at least one card, such as `{A: T4}`'),
);

const meld = strict({
  trick: about('the trick it is announced in, counted from 1', whole(1, MAX_TRICKS)),
  seat: about('who announces it', z.string()),
  meld: about('the name of the meld', z.string()),
});

/** The cards of a hand, and what was announced with them. */
export const played = {
  hands: about(
    'the cards that seats hold before the first trick, in the order dealt',
    z.optional(bySeat(words('the cards of this seat, such as C2 T1 T3 S4'))),
  ),
  tricks: about(
    'the tricks in playing order, each the cards in the order they are played',
    z.optional(list(trick, '[{A: C2, B: C4}]').check(z.minLength(1, 'at least one trick'))),
  ),
  melds: about('melds that are announced', z.optional(list(meld, '[{trick: 1, seat: A, meld: %}]'))),
};

/** The number of a hand. */
export const handNumber = about(
  'the number of the hand in the match, counted from 1',
  z.optional(whole(1, 199)),
);

const handShape = {
  ...head,
  hand: handNumber,
  ...beginning,
  'last-winner': seat('who won the last trick of the hand before'),
  ...played,
  won: about('how many tricks each seat takes, if the plays are not given', z.optional(tricksWon)),
  ...result,
  claims: about(
    'what the example states; everything is checked against the rules',
    z.optional(HandClaimsSchema),
  ),
};

// An example that has `match` is no hand, so that the faults of a match are told.
const hand = z.strictObject(
  { ...handShape, match: about('only in an example of several hands', z.optional(z.never())) },
  { error: () => `keys ${Object.keys(handShape).join(' ')}\n` },
);

const matchHand = either(
  strict({ example: about('the id of an example that is a whole hand', z.string()) }),
  strict({
    ...beginning,
    won: about('how many tricks each seat takes', tricksWon),
    ...result,
  }),
  (input) => (hasKey(input, 'example') ? 0 : 1),
);

const match = strict({
  ...head,
  match: about('the hands of a match', list(matchHand, '[{lead: A, won: {A: 1, B: 2}}]')),
  claims: about(
    'what the example states; everything is checked against the rules',
    z.optional(MatchClaimsSchema),
  ),
});

/** A worked example: a hand or a part of it, or the hands of a match. */
export const ExampleSchema = either(hand, match, (input) => (hasKey(input, 'match') ? 1 : 0));

/** An example of one hand as an author writes it. */
export type HandInput = z.infer<typeof hand>;
/** An example of a match as an author writes it. */
export type MatchInput = z.infer<typeof match>;
/** A hand of a match that is stated by its result. */
export type ResultInput = Exclude<MatchInput['match'][number], { example: string }>;
