import type { Narrowed, Turn } from './obligations/obligation.ts';
import type { PlayReason, WinReason } from './reasons.ts';
import type { CardIndex, Rules, Seat } from './rules.ts';

/** The cards that may be played at this turn, and the reason of the last obligation that spoke. */
export function choose(turn: Turn): Narrowed {
  const unbound: PlayReason = { kind: turn.played.length === 0 ? 'leads' : 'free' };
  return turn.rules.obligations.reduce<Narrowed>(
    (choice, obligation) => obligation.narrow(turn, choice.allowed) ?? choice,
    { allowed: turn.holding, reason: unbound },
  );
}

/** Places in the trick of all cards that rank highest; more than one means that the cards alone leave a tie. */
export function topCards(rules: Rules, cards: readonly CardIndex[]): readonly number[] {
  const led = rules.deck.cards[cards[0]!]?.suit;
  let top: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place]!;
    const strength = rules.strength[card]!;
    if (rules.deck.cards[card]!.suit !== led || strength < best) continue;
    if (strength === best) top.push(place);
    else top = [place];
    best = strength;
  }
  return top;
}

/** Place of the winning card in a trick of at least one card, and why it wins; of tied cards the first played wins. */
export function winningPlay(
  rules: Rules,
  cards: readonly CardIndex[],
): { readonly index: number; readonly reason: WinReason } {
  const [index] = topCards(rules, cards);
  if (index === undefined) throw new Error('a trick without cards has no winner');
  const card = cards[index]!;
  const suitOf = (other: CardIndex) => rules.deck.cards[other]!.suit;
  const suit = suitOf(card);
  const others = cards.filter((_, place) => place !== index);
  return {
    index,
    reason: {
      kind: 'highest-of-led-suit',
      suit,
      card,
      beaten: others.filter((other) => suitOf(other) === suit),
      offSuit: others.filter((other) => suitOf(other) !== suit),
    },
  };
}

/** The seat `steps` places further on in the order of play. */
export function seatAfter(rules: Rules, seat: Seat, steps = 1): Seat {
  return (seat + steps) % rules.players;
}

/** Who leads the trick after one that `winner` won. */
export function nextLeader(rules: Rules, winner: Seat): Seat {
  switch (rules.nextLead) {
    case 'winner':
      return winner;
  }
}
