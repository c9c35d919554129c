import * as z from 'zod/mini';
import { about, isMap, list, oneOf, oneWordOf, only, strict, whole, words } from './schema-parts.ts';

const TRUMPS = ['fixed', 'rotation', 'turn-up', 'naming'] as const;

const by = <Word extends (typeof TRUMPS)[number]>(word: Word) =>
  about('how the trump suit is found', oneWordOf(word, TRUMPS));

const largestHand = () => ({
  'largest-hand': about(
    'the hand with the most cards is played without trumps',
    z.optional(only('none', 'so far the largest hand can only be without trumps')),
  ),
});

const turned = strict({
  cards: words('ranks, or single cards'),
  trump: about('what such a card does', z.enum(['none', 'eldest-hand-names'])),
});

const naming = strict({
  by: by('naming'),
  who: about('who names trumps', z.enum(['eldest-hand', 'anyone'])),
  choices: words('the suits that can be named, and `none` if no trumps can be'),
  sees: about('cards that are seen before trumps are named', z.optional(whole(1, 99))),
  'last-card': about(
    'whoever names may let the last card dealt to him decide',
    z.optional(
      strict({
        holds: words('ranks or cards, of which he must hold some'),
        least: about('how many of them', whole(1, 99)),
      }),
    ),
  ),
  ...largestHand(),
});

const trumpForms = [
  only('none', 'tell how trumps are found, such as {by: turn-up}, or if there are none'),
  strict({ by: by('fixed'), suit: about('the suit that is always trump', z.string()), ...largestHand() }),
  strict({ by: by('rotation'), suits: words('the suits in turn'), ...largestHand() }),
  strict({
    by: by('turn-up'),
    turned: about(
      'turned-up cards that do not make their suit trump',
      z.optional(list(turned, '[{cards: %, trump: none}]')),
    ),
    ...largestHand(),
  }),
  naming,
] as const;

/** `trump:`. */
export const TrumpSchema = oneOf(trumpForms, (input) => {
  if (!isMap(input)) return 0;
  return (
    1 +
    Math.max(
      0,
      TRUMPS.findIndex((word) => 'by' in input && input.by === word),
    )
  );
});
