import type { RandomBits } from '../cards/random.ts';
import type { Slots } from './obligations/obligation.ts';
import { cardsIn } from './obligations/slots.ts';
import { rankingOf } from './ranking.ts';
import type { CardIndex, Rules, Seat, Side, SuitIndex } from './rules.ts';
import { emptyHand, fillHand, type SimulatedHand } from './simulate-deal.ts';
import { drawSlot } from './simulate-draw.ts';
import { type LedMelds, ledMeldsOf, scoreOfMelds } from './simulate-melds.ts';
import type { Tally } from './tally.ts';
import { type Alone, activeSeats, sideOf } from './trick.ts';
import { clearTrick, type Duties, dutiesOf, layCard, legalSlots, makeTurn, type OpenTurn } from './turn.ts';

/** What is told of each card as it is played; cards are in the order dealt. */
export interface Moment {
  readonly seat: Seat;
  readonly held: readonly CardIndex[];
  readonly legal: readonly CardIndex[];
  readonly card: CardIndex;
}

/** Is told of each card as it is played. */
export type Observer = (moment: Moment) => void;

/** The tricks of one hand after another, each card drawn from those that are legal; what they come to goes into a tally. */
export class RandomTricks {
  readonly hands: readonly SimulatedHand[];
  readonly #rules: Rules;
  readonly #tally: Tally;
  readonly #bits: RandomBits;
  readonly #duties: Duties;
  readonly #turn: OpenTurn;
  readonly #sideOf: readonly Side[];
  readonly #melds: LedMelds | undefined;
  /** The melds by the card led, while this trump suit lasts. */
  #ledMelds: LedMelds[number] | undefined;
  /** Who plays after whom, if nobody plays alone, and for each soloist. */
  readonly #tables: readonly Table[];
  #table: Table;

  constructor(rules: Rules, tally: Tally, bits: RandomBits) {
    const seats = Array.from({ length: rules.players }, (_, seat) => seat);
    this.hands = seats.map(() => emptyHand(rules));
    this.#rules = rules;
    this.#tally = tally;
    this.#bits = bits;
    this.#duties = dutiesOf(rules);
    this.#turn = makeTurn(rules, rankingOf(rules, undefined), this.hands[0]!);
    this.#sideOf = seats.map((seat) => sideOf(rules, seat));
    this.#melds = rules.melds.length > 0 ? ledMeldsOf(rules) : undefined;
    this.#tables = [makeTable(rules, {}), ...seats.map((solo) => makeTable(rules, { solo }))];
    this.#table = this.#tables[0]!;
  }

  /** Gives out the cards, which lie seat by seat on top of the pack; size and soloist are in the tally. */
  deal(pack: Int32Array, trump: SuitIndex | undefined): void {
    const { size, solo, won, points, melds } = this.#tally;
    const ranking = rankingOf(this.#rules, trump);
    for (let seat = 0; seat < this.hands.length; seat++) {
      fillHand(this.hands[seat]!, pack, seat * size, size, ranking);
      won[seat] = 0;
      points[seat] = 0;
    }
    for (let side = 0; side < melds.length; side++) melds[side] = 0;
    this.#ledMelds = this.#melds?.[trump ?? this.#melds.length - 1];
    this.#table = this.#tables[solo + 1]!;
    this.#turn.ranking = ranking;
    this.#turn.opens = true;
    this.#turn.trumpsPlayed = false;
  }

  /** Plays a trick and returns its winner. */
  play(lead: Seat, observe?: Observer): Seat {
    const turn = this.#turn;
    const { cardPoints } = this.#rules;
    const { next, active } = this.#table;
    let seat = lead;
    let winner = lead;
    let points = 0;
    clearTrick(turn);
    const { maker } = this.#tally;
    // As `opensHand` has it.
    if (turn.opens) turn.opens = maker < 0 || maker === lead;
    for (let place = 0; place < active; place++) {
      const card = this.#playCard(seat, observe);
      if (turn.best === card) winner = seat;
      if (cardPoints !== undefined) points += cardPoints[card]!;
      seat = next[seat]!;
    }
    if (this.#ledMelds !== undefined) this.#announce(lead, this.#ledMelds[turn.first]!);
    turn.opens = false;
    this.#tally.won[winner]!++;
    this.#tally.points[winner]! += points;
    return winner;
  }

  #playCard(seat: Seat, observe?: Observer): CardIndex {
    const turn = this.#turn;
    const hand = this.hands[seat]!;
    turn.hand = hand;
    turn.held = hand.held;
    const legal = legalSlots(this.#duties, turn, hand.anytime);
    const slot = drawSlot(legal, this.#bits);
    const card = hand.cards[slot]!;
    if (observe !== undefined) observe(momentOf(seat, hand, legal, card));
    hand.held &= ~(1 << slot);
    hand.anytime &= ~(1 << slot);
    layCard(turn, card);
    return card;
  }

  /** The leader has played the card, and holds what else the melds need. */
  #announce(lead: Seat, melds: LedMelds[number][number]): void {
    this.#tally.melds[this.#sideOf[lead]!]! += scoreOfMelds(melds, this.hands[lead]!);
  }
}

/** Who plays cards, and after whom. */
interface Table {
  readonly active: number;
  /** By seat. */
  readonly next: Int32Array;
}

function makeTable(rules: Rules, setup: Alone): Table {
  const seats = activeSeats(rules, setup);
  const next = new Int32Array(rules.players);
  seats.forEach((seat, at) => {
    next[seat] = seats[(at + 1) % seats.length]!;
  });
  return { active: seats.length, next };
}

function momentOf(seat: Seat, hand: SimulatedHand, legal: Slots, card: CardIndex): Moment {
  const held = cardsIn({ hand }, hand.held | hand.anytime);
  return { seat, held, legal: cardsIn({ hand }, legal), card };
}
