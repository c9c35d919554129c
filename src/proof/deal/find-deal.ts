import { randomFrom } from '../../cards/shuffle.ts';
import type { Rules } from '../../engine/rules.ts';
import { sizeOfHand } from '../../engine/schedule.ts';
import type { ConceptWord } from './concept-words.ts';
import { missingConcepts } from './concepts.ts';
import { playHand } from './play-hand.ts';
import type { PlayedHand } from './played-hand.ts';

/** What a deal has to be like. */
interface DealWish {
  readonly seed: number;
  /** All of this must be shown by one hand. */
  readonly show: readonly ConceptWord[];
  /** Cards for each player; undefined: a hand that is short enough to read. */
  readonly cards?: number;
  /** Hands that are played at most; as many as take some seconds if absent. */
  readonly most?: number;
}

/** A deal that shows what was wished; otherwise the words that no hand showed together with the others. */
type FoundDeal =
  | { readonly hand: PlayedHand; readonly tried: number }
  | { readonly missing: readonly ConceptWord[]; readonly tried: number };

/** Hands that are played in search of a wish, and the cards of all of them together: some seconds. */
const MOST_TRIES = 20_000;
const MOST_CARDS = 400_000;

/** Hands of a schedule with at most so many cards are short enough to read. */
const READABLE = 5;

/** Plays hands, the same for the same seed, until one shows all that was wished; tells how many it took. */
export function findDeal(rules: Rules, wish: DealWish): FoundDeal {
  const number = handOfSize(rules, wish.cards);
  if (number === undefined) throw new RangeError(`no hand has ${wish.cards} cards`);
  const random = randomFrom(wish.seed);
  const cards = sizeOfHand(rules, number) * rules.players;
  const most = wish.most ?? Math.min(MOST_TRIES, Math.ceil(MOST_CARDS / cards));
  let missing: readonly ConceptWord[] = wish.show;
  for (let tried = 1; tried <= most; tried++) {
    const hand = playHand(rules, number, random);
    const lacks = missingConcepts(hand, wish.show);
    if (lacks.length === 0) return { hand, tried };
    if (lacks.length < missing.length || tried === 1) missing = lacks;
  }
  return { missing, tried: most };
}

/** The first hand of a match with so many cards (from 0); undefined if there is none. */
export function handOfSize({ deal }: Rules, cards: number | undefined): number | undefined {
  const wanted = cards ?? Math.max(...deal.sizes.filter((size) => size <= READABLE), Math.min(...deal.sizes));
  const found = deal.sizes.indexOf(wanted);
  return found < 0 ? undefined : found;
}
