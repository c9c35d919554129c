import { NO_SUIT } from '../ranking.ts';
import type { PlayReason } from '../reasons.ts';
import type { Obligation, ObligationOptions, Slots, Turn } from './obligation.ts';
import { cardsIn, lowestSlot, trumpsIn } from './slots.ts';

/** Whoever holds the led suit plays it, or a trump if that is allowed; whoever does not may play any card. */
export const follow: Obligation = {
  word: 'follow',
  speaksTo: 'follower',
  options: ['except', 'orTrump'],
  idle: ({ suits }) => (suits <= 1 ? 'one-suit' : undefined),
  narrow: (turn, cards, options) => {
    if (turn.led === NO_SUIT) return cards;
    const suited = cards & turn.hand.bySuit[turn.led]!;
    if (suited === 0 || (options.except !== undefined && onlyExempt(turn, options.except, suited)))
      return cards;
    return options.orTrump ? suited | trumpsIn(turn, cards) : suited;
  },
  explain: (turn, before, _after, options) => {
    if (turn.led === NO_SUIT) return undefined;
    return reasonOf(turn, before & turn.hand.bySuit[turn.led]!, options);
  },
};

function reasonOf(turn: Turn, suited: Slots, { except, orTrump }: ObligationOptions): PlayReason {
  const suit = turn.led;
  if (suited === 0) return { kind: 'void', suit };
  const holds = cardsIn(turn, suited);
  if (except !== undefined && onlyExempt(turn, except, suited)) return { kind: 'exempt', suit, cards: holds };
  return { kind: 'must-follow', suit, holds, orTrump: orTrump === true && suit !== turn.ranking.trumpSuit };
}

function onlyExempt(
  { ranking, hand }: Turn,
  except: NonNullable<ObligationOptions['except']>,
  slots: Slots,
): boolean {
  const exempt = except[ranking.trump ?? except.length - 1]!;
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    if (!exempt[hand.cards[lowestSlot(rest)]!]) return false;
  }
  return true;
}
