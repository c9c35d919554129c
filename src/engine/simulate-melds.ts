import type { Slots } from './obligations/obligation.ts';
import { lowestSlot } from './obligations/slots.ts';
import type { CardIndex, Meld, Rules } from './rules.ts';
import type { SimulatedHand } from './simulate-deal.ts';

/** A meld that a card announces if the other cards are held as well. */
interface LedMeld {
  readonly others: readonly CardIndex[];
  readonly score: number;
}

/** By trump as `Rules.rankings`, and by the card led: the melds it may announce; each is announced once at most. */
export type LedMelds = readonly (readonly (readonly (readonly LedMeld[])[])[])[];

/** Sorts the melds of a game by the card that announces them, see `meldHolds`. */
export function ledMeldsOf({ melds, rankings, deck }: Rules): LedMelds {
  return rankings.map((_, trump) =>
    deck.cards.map(({ index }) => melds.map((meld) => waysOf(meld, trump, index))),
  );
}

function waysOf({ sets, score }: Meld, trump: number, card: CardIndex): readonly LedMeld[] {
  return (sets[trump] ?? [])
    .filter((cards) => cards.includes(card))
    .map((cards) => ({ score, others: cards.filter((other) => other !== card) }));
}

/** What the melds score that this hand announces with the card led, each in the first way in which it is held. */
export function scoreOfMelds(melds: readonly (readonly LedMeld[])[], hand: SimulatedHand): number {
  let score = 0;
  for (let at = 0; at < melds.length; at++) {
    const ways = melds[at]!;
    for (let way = 0; way < ways.length; way++) {
      if (!holdsAll(hand, ways[way]!.others)) continue;
      score += ways[way]!.score;
      break;
    }
  }
  return score;
}

function holdsAll(hand: SimulatedHand, cards: readonly CardIndex[]): boolean {
  for (let at = 0; at < cards.length; at++) {
    if (!holds(hand, hand.held | hand.anytime, cards[at]!)) return false;
  }
  return true;
}

function holds({ cards }: SimulatedHand, slots: Slots, card: CardIndex): boolean {
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    if (cards[lowestSlot(rest)] === card) return true;
  }
  return false;
}
