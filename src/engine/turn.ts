import type { BoundObligation, Slots, SlottedHand, Turn } from './obligations/obligation.ts';
import { beats, NO_SUIT, type Ranking } from './ranking.ts';
import type { CardIndex, Rules } from './rules.ts';

/** A turn that is carried along while cards are laid; the trick's part of it changes, the holder's part is put in. */
export type OpenTurn = { -readonly [Key in keyof Turn]: Turn[Key] } & {
  /** The card led; −1 before the lead. */
  first: CardIndex;
};

/** The lead to a hand's first trick by a seat that holds nothing yet. */
export function makeTurn({ identical }: Rules, ranking: Ranking, hand: SlottedHand): OpenTurn {
  return {
    ranking,
    identical,
    hand,
    held: 0,
    leads: true,
    led: NO_SUIT,
    first: -1,
    best: -1,
    topTrump: -1,
    opens: true,
    trumpsPlayed: false,
  };
}

/** Makes the table ready for a trick's first card. */
export function clearTrick(turn: OpenTurn): void {
  turn.leads = true;
  turn.led = NO_SUIT;
  turn.first = -1;
  turn.best = -1;
  turn.topTrump = -1;
}

/** Lays a card to the trick. */
export function layCard(turn: OpenTurn, card: CardIndex): void {
  const { ranking, identical } = turn;
  const suit = ranking.suit[card]!;
  if (turn.leads) {
    turn.leads = false;
    turn.first = card;
    turn.led = suit;
    turn.best = card;
  } else {
    if (turn.led === NO_SUIT && ranking.special[turn.first] === 'never-wins') turn.led = suit;
    if (beats(ranking, identical, card, turn.best)) turn.best = card;
  }
  if (suit !== ranking.trumpSuit) return;
  turn.trumpsPlayed = true;
  if (turn.topTrump < 0 || ranking.power[card]! > ranking.power[turn.topTrump]!) turn.topTrump = card;
}

/** The obligations of a game that speak to whoever leads, and those that speak to all others. */
export interface Duties {
  readonly leader: readonly BoundObligation[];
  readonly follower: readonly BoundObligation[];
}

const sorted = new WeakMap<Rules['obligations'], Duties>();

/** The obligations of a game by whom they speak to, sorted once. */
export function dutiesOf({ obligations }: Rules): Duties {
  const known = sorted.get(obligations);
  if (known) return known;
  const to = (who: keyof Duties) => obligations.filter(({ obligation }) => obligation.speaksTo === who);
  const duties = { leader: to('leader'), follower: to('follower') };
  sorted.set(obligations, duties);
  return duties;
}

/** The slots that may be played: `turn.held` narrowed by all obligations, and the cards `anytime` besides. */
export function legalSlots(duties: Duties, turn: Turn, anytime: Slots): Slots {
  const asked = turn.leads ? duties.leader : duties.follower;
  let allowed = turn.held;
  if (allowed === 0) return anytime;
  for (let at = 0; at < asked.length; at++) {
    const { obligation, options } = asked[at]!;
    allowed = obligation.narrow(turn, allowed, options);
  }
  return allowed | anytime;
}
