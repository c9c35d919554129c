import * as z from 'zod/mini';
import { about, strict } from './schema-parts.ts';

/** `customs:`. */
export const CustomsSchema = strict({
  'first-dealer': about(
    'who deals first, or leads where nobody deals: whom the players agree on, or who draws the highest card',
    z.optional(z.enum(['agreed', 'highest-card'])),
  ),
  cut: about(
    'who cuts the cards before they are dealt: whoever sits to the right of the dealer',
    z.optional(z.enum(['right'])),
  ),
  'won-tricks': about(
    'which tricks may be looked at once they are won: none, the last one, or all',
    z.optional(z.enum(['none', 'last', 'all'])),
  ),
  'doubling-until': about(
    'how long a hand may be doubled: until the first card is led, until the first trick is won, or to the last card',
    z.optional(z.enum(['first-lead', 'first-trick', 'last-card'])),
  ),
  evening: about(
    'what ends an evening of games to a target: the first game, or whoever has won most games or most of the greatest unit',
    z.optional(z.enum(['one-game', 'most-games', 'most-units'])),
  ),
});
