import * as z from 'zod/mini';
import type { PlayReason } from '../engine/reasons.ts';
import type { ShownIn } from './game.ts';
import { about, bySeat, either, hasKey, id, list, localized, strict, whole, words } from './schema-parts.ts';

const MAX_TRICKS = 99;

const REASONS = Object.keys({
  free: true,
  leads: true,
  'must-follow': true,
  void: true,
} satisfies Record<PlayReason['kind'], true>) as readonly PlayReason['kind'][];

const SHOWN_IN: readonly ShownIn[] = ['rules', 'exercise'];

const seat = (description: string) => about(description, z.string());

const points = (description: string) => about(description, bySeat(z.int()));

const cardClaims = (description: string) =>
  about(
    description,
    list(
      strict({
        trick: about('the trick, counted from 1', whole(1, MAX_TRICKS)),
        seat: seat('whose card'),
        card: about('the card', z.string()),
        why: about('the reason that the rules give', z.optional(z.enum(REASONS))),
      }),
      '[{trick: 1, seat: A, card: %}]',
    ),
  );

const head = {
  id: id('a name for the example, for references to it'),
  title: localized('the heading of the example'),
  show: about('the papers that print it; rules if nothing is said', z.optional(list(z.enum(SHOWN_IN)))),
};

const trick = bySeat(z.string()).check(
  z.refine((plays) => Object.keys(plays).length > 0, 'at least one card, such as `{A: T4}`'),
);

const hand = strict({
  ...head,
  lead: seat('the seat that leads the first trick'),
  hands: about(
    'the cards that seats hold before the first trick',
    z.optional(bySeat(words('the cards of this seat, such as C2 T1 T3 S4'))),
  ),
  tricks: about(
    'the tricks in playing order, each the cards in the order they are played',
    list(trick, '[{A: C2, B: C4}]').check(z.minLength(1, 'at least one trick')),
  ),
  claims: about(
    'what the example states; everything is checked against the rules',
    z.optional(
      strict({
        winners: about('who wins each trick', z.optional(list(seat('the winner of the trick')))),
        legal: z.optional(cardClaims('cards that a seat may play')),
        illegal: z.optional(cardClaims('cards that a seat holds and may not play')),
        scores: z.optional(points('what each seat scores')),
        sum: about('all scores together', z.optional(z.int())),
      }),
    ),
  ),
});

const matchHand = either(
  strict({ example: about('the id of an example that is a whole hand', z.string()) }),
  strict({
    lead: seat('the seat that leads the first trick of this hand'),
    won: about('how many tricks each seat takes', bySeat(whole(0, MAX_TRICKS))),
  }),
  (input) => (hasKey(input, 'example') ? 0 : 1),
);

const match = strict({
  ...head,
  match: about('the hands of a match', list(matchHand, '[{lead: A, won: {A: 1, B: 2}}]')),
  claims: about(
    'what the example states; everything is checked against the rules',
    z.optional(
      strict({
        scores: about(
          'what each seat scores, hand by hand',
          z.optional(list(points('the scores of one hand'), '[{A: %}]')),
        ),
        totals: z.optional(points('what each seat has in the end')),
        sum: about('all totals together', z.optional(z.int())),
        places: about('the place of each seat, equal totals share', z.optional(bySeat(whole(1, 99)))),
      }),
    ),
  ),
});

/** A worked example: tricks of one hand, or the hands of a match. */
export const ExampleSchema = either(hand, match, (input) => (hasKey(input, 'match') ? 1 : 0));

/** An example of one hand as an author writes it. */
export type HandInput = z.infer<typeof hand>;
/** An example of a match as an author writes it. */
export type MatchInput = z.infer<typeof match>;
