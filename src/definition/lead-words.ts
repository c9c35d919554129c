import type { LeadReason } from '../engine/turns.ts';

/** Why somebody leads the first trick of a hand, a clause without a full stop. */
export const LEAD_WORDS: Readonly<Record<LeadReason, string>> = {
  rotates: 'the lead moves on by one seat from hand to hand',
  'left-of-dealer': 'the player to the left of the dealer leads',
  'trump-maker': 'whoever named trumps leads',
  'last-winner': 'whoever won the last trick of the hand before leads',
  soloist: 'whoever plays alone leads',
  'next-active': 'the player who would lead has laid down the cards, so the next one leads',
};
