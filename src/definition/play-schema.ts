import * as z from 'zod/mini';
import { OBLIGATIONS } from '../engine/obligations/index.ts';
import {
  about,
  byCount,
  either,
  hasKey,
  hasKeyLike,
  isMap,
  list,
  only,
  strict,
  whole,
  words,
} from './schema-parts.ts';

const dealer = () =>
  about(
    'who deals the next hand: the next player, or whoever named trumps',
    z.optional(z.enum(['rotates', 'trump-maker'])),
  );

const undealt = () => about('cards that stay out', z.optional(byCount(whole(0, 199))));

/** `deal:`, as many cards in every hand or by a schedule. */
export const DealSchema = either(
  strict(
    {
      cards: about('cards for each player', byCount(whole(1, 99))),
      packets: about(
        'how many cards each player gets at a time, such as [2, 3]',
        z.optional(list(whole(1, 99)).check(z.minLength(1, 'at least one packet'))),
      ),
      undealt: undealt(),
      dealer: dealer(),
    },
    '{cards: %}',
  ),
  strict({
    schedule: about('cards hand by hand: 1, 2, 3 …, or up and down again', z.enum(['up', 'up-down'])),
    cap: about('the most cards for each player', z.optional(byCount(whole(1, 99)))),
    undealt: undealt(),
    dealer: dealer(),
  }),
  (input) =>
    hasKey(input, 'schedule') || (!hasKey(input, 'cards') && hasKeyLike(input, 'schedule')) ? 1 : 0,
);

/** `order:`, the ranks alone or together with the order of trumps. */
export const OrderSchema = either(
  words('the ranks, high to low'),
  strict({
    plain: words('the ranks, high to low'),
    trump: z.optional(
      words('trumps, high to low: *J the jack of trumps, ~J that of the same colour, ♣J a card'),
    ),
    'no-trump': z.optional(words('the ranks, high to low, in hands without trumps')),
  }),
  (input) => (isMap(input) ? 1 : 0),
);

/** `special:`. */
export const SpecialSchema = list(
  strict({
    cards: words('ranks, or single cards'),
    wins: about(
      'what it wins against all others: the first of several, the last, or never',
      z.enum(['first', 'last', 'never']),
    ),
    play: about('whether it may be played although one could follow', z.enum(['anytime', 'when-void'])),
  }),
  '[{cards: %, wins: first, play: anytime}]',
);

/** `bidding:`. */
export const BiddingSchema = strict({
  first: about(
    'who bids first; the others follow in the order of play',
    z.enum(['left-of-dealer', 'right-of-dealer', 'dealer', 'leader']),
  ),
  dealer: about(
    'that the dealer bids last, which is checked',
    z.optional(only('last', 'the dealer can only be said to be last')),
  ),
  hook: about(
    'who may not make the bids add up to the tricks: the dealer, where he bids last, or whoever bids last',
    z.optional(z.enum(['dealer', 'last', 'none'])),
  ),
});

const WORDS = OBLIGATIONS.map(({ word }) => word);

const OPTIONS = {
  except: () => z.optional(words('cards that nobody is forced to play by it')),
  or: () =>
    about('trumps are allowed as well', z.optional(only('trump', 'only trumps can be allowed as well'))),
};

const withOptions = z
  .strictObject(
    Object.fromEntries(
      OBLIGATIONS.map(({ word, options }) => {
        const shape = {
          ...(options.includes('except') && { except: OPTIONS.except() }),
          ...(options.includes('orTrump') && { or: OPTIONS.or() }),
        };
        return [word, about('an obligation with its exceptions', z.optional(strict(shape)))];
      }),
    ) as Readonly<Record<string, z.ZodMiniOptional<typeof ANY_OPTIONS>>>,
    { error: () => `keys ${WORDS.join(' ')}\n` },
  )
  .check(
    z.refine(
      (input) => Object.keys(input).length === 1,
      'one word with its exceptions, such as `{follow: {or: trump}}`',
    ),
  );

const ANY_OPTIONS = strict({ except: OPTIONS.except(), or: OPTIONS.or() });

/** `play:`. */
export const PlaySchema = strict({
  lead: about(
    'who leads the first trick of a hand',
    z.enum(['rotates', 'left-of-dealer', 'trump-maker', 'last-winner']),
  ),
  'next-lead': about(
    'who leads the next trick',
    z.optional(only('winner', 'so far whoever wins a trick leads the next one')),
  ),
  obligations: about(
    'what narrows the cards that may be played, applied in turn',
    list(either(z.enum(WORDS), withOptions, (input) => (isMap(input) ? 1 : 0))),
  ),
  'identical-cards': about(
    'which of several identical cards ranks higher',
    z.optional(z.enum(['first-wins', 'last-wins'])),
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
