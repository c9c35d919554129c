import type { HandoutForm } from './handout-form.ts';
import type { DocumentInput } from './input.ts';
import { dealContext } from './rules-text/deal-text.ts';
import { deckContext } from './rules-text/deck-text.ts';
import { announcementContext, customsContext, matchContext } from './rules-text/match-text.ts';
import { meldContext } from './rules-text/meld-text.ts';
import { biddingContext, playContext, specialContext } from './rules-text/play-text.ts';
import { cardPointsContext, goalContext, scoringContext } from './rules-text/score-text.ts';
import { trumpContext } from './rules-text/trump-text.ts';
import { variantContext } from './rules-text/variant-text.ts';

/** What the running text of a handout may name; all numbers computed, none left to the template. */
export function rulesContext(
  input: DocumentInput,
  wanted: Pick<HandoutForm, 'hints' | 'variants' | 'mistakes'>,
): object {
  const { rules } = input.game;
  const variants = variantContext(input);
  const special = specialContext(input);
  return {
    goal: goalContext(input),
    deck: deckContext(input),
    ...dealContext(input),
    trumps: trumpContext(input),
    special,
    bidding: biddingContext(input),
    ...playContext(input),
    copies: rules.deck.copies > 1,
    winnersVary: rules.deck.copies > 1 || special !== undefined,
    lastWins: rules.identical === 'last',
    cardPoints: cardPointsContext(input),
    scoring: scoringContext(input),
    melds: meldContext(input),
    ...announcementContext(input),
    revoke: wanted.mistakes &&
      rules.revoke && {
        followOnly: rules.obligations.every(({ obligation }) => obligation.word === 'follow'),
      },
    customs: customsContext(input),
    match: matchContext(input),
    variants: variants.length > 0 && wanted.variants ? variants : undefined,
    otherVariants: variants.length > 0 && !wanted.variants ? variants : undefined,
    severalVariants: variants.length > 1,
    notes: input.notes !== undefined,
    hints: input.hints !== undefined && wanted.hints,
  };
}
