import { below, type RandomBits } from '../cards/random.ts';
import { bidOrder, hookedBid } from './bidding.ts';
import type { Slots } from './obligations/obligation.ts';
import { cardsIn } from './obligations/slots.ts';
import { rankingOf } from './ranking.ts';
import type { CardIndex, Rules, Seat, Side } from './rules.ts';
import { leaderOf, nextDealer, sizeOfHand } from './schedule.ts';
import { makeScorer, type Scorer, sideOf } from './scoring.ts';
import type { HandSetup } from './setup.ts';
import {
  type DrawnTrump,
  drawTrump,
  emptyHand,
  fillHand,
  type SimulatedHand,
  shuffleTop,
} from './simulate-deal.ts';
import { drawSlot } from './simulate-draw.ts';
import { type LedMelds, ledMeldsOf, scoreOfMelds } from './simulate-melds.ts';
import { type Alone, activeSeats } from './trick.ts';
import { clearTrick, type Duties, dutiesOf, layCard, legalSlots, makeTurn, type OpenTurn } from './turn.ts';

/** What is told of each card as it is played; cards are in the order dealt. */
export interface Moment {
  readonly seat: Seat;
  readonly held: readonly CardIndex[];
  readonly legal: readonly CardIndex[];
  readonly card: CardIndex;
}

/** What is chosen for a hand and not drawn. */
export interface HandOptions {
  /** Who plays without his partners. */
  readonly solo?: Seat;
  /** How often the hand was doubled. */
  readonly doubles?: number;
}

/**
 * Plays random legal hands in quick succession, by the same obligations, ranks and scoring as `hand.ts`: `deal`, `bid`,
 * `play` and `score` in turn. Its arrays are filled anew for each hand. Whoever can meld melds, and every meld counts.
 */
export class Simulator {
  readonly rules: Rules;
  /** What the hand came to so far. */
  readonly tally: Scorer['tally'];
  readonly #bits: RandomBits;
  readonly #scorer: Scorer;
  readonly #pack: Int32Array;
  readonly #hands: readonly SimulatedHand[];
  readonly #duties: Duties;
  readonly #turn: OpenTurn;
  readonly #melds: LedMelds | undefined;
  /** The melds by the card led, as long as this trump suit lasts. */
  #ledMelds: LedMelds[number] | undefined;
  readonly #sideOf: readonly Side[];
  /** The order of bidding, by dealer and then by leader. */
  readonly #bidders: readonly (readonly (readonly Seat[])[])[];
  /** Who plays after whom, if nobody plays alone, and for each soloist. */
  readonly #tables: readonly Table[];
  #table: Table;
  #number = 0;
  #dealer: Seat;
  #nextDealer: Seat;
  #lead: Seat;
  #lastWinner: Seat | undefined;
  #drawn: DrawnTrump = { trump: undefined };

  /** Everything is drawn from `bits`, the first dealer too. */
  constructor(rules: Rules, bits: RandomBits) {
    const seats = Array.from({ length: rules.players }, (_, seat) => seat);
    this.rules = rules;
    this.#bits = bits;
    this.#scorer = makeScorer(rules);
    this.tally = this.#scorer.tally;
    this.#pack = Int32Array.from(rules.deck.cards.keys());
    this.#hands = seats.map(() => emptyHand(rules));
    this.#duties = dutiesOf(rules);
    this.#turn = makeTurn(rules, rankingOf(rules, undefined), this.#hands[0]!);
    this.#melds = rules.melds.length > 0 ? ledMeldsOf(rules) : undefined;
    this.#sideOf = seats.map((seat) => sideOf(rules, seat));
    this.#bidders = seats.map((dealer) => seats.map((lead) => bidOrder(rules, dealer, lead)));
    this.#tables = [makeTable(rules, {}), ...seats.map((solo) => makeTable(rules, { solo }))];
    this.#table = this.#tables[0]!;
    this.#dealer = below(bits(), rules.players);
    this.#nextDealer = this.#dealer;
    this.#lead = this.#dealer;
  }

  /** Deals hand `number` (from 0) of a match, which follows on the hand before, and finds its trump suit and leader. */
  deal(number: number, { solo, doubles = 0 }: HandOptions = {}): void {
    const { rules, tally } = this;
    const size = sizeOfHand(rules, number);
    const dealer = this.#nextDealer;
    shuffleTop(this.#pack, Math.min(size * rules.players + 1, this.#pack.length), this.#bits);
    const drawn = drawTrump(rules, { number, size, dealer }, this.#pack, this.#bits);
    this.#number = number;
    this.#dealer = dealer;
    this.#drawn = drawn;
    tally.size = size;
    tally.maker = drawn.maker ?? -1;
    tally.solo = solo ?? -1;
    tally.doubles = doubles;
    this.#lead = this.#leader(solo);
    this.#table = this.#tables[tally.solo + 1]!;
    this.#turn.ranking = rankingOf(rules, drawn.trump);
    for (let seat = 0; seat < rules.players; seat++) {
      fillHand(this.#hands[seat]!, this.#pack, seat * size, size, this.#turn.ranking);
    }
    this.#ledMelds = this.#melds?.[drawn.trump ?? rules.rankings.length - 1];
  }

  #leader(solo: Seat | undefined): Seat {
    const facts = {
      dealer: this.#dealer,
      maker: this.#drawn.maker,
      solo,
      lastWinner: this.#lastWinner,
      previousLead: this.#lead,
    };
    return leaderOf(this.rules, facts) ?? this.#lead;
  }

  /** Every seat bids a number of tricks that it may bid. */
  bid(): void {
    const { rules, tally } = this;
    const bidders = this.#bidders[this.#dealer]![this.#lead]!;
    let sum = 0;
    for (let at = 0; at < bidders.length; at++) {
      const last = at === bidders.length - 1;
      const hooked = last ? hookedBid(rules, tally.size, sum) : -1;
      let bid = below(this.#bits(), hooked < 0 ? tally.size + 1 : tally.size);
      if (hooked >= 0 && bid >= hooked) bid++;
      tally.bids[bidders[at]!] = bid;
      sum += bid;
    }
  }

  /** Plays all tricks, each card drawn from those that are legal. */
  play(observe?: (moment: Moment) => void): void {
    const { tally } = this;
    tally.won.fill(0);
    tally.points.fill(0);
    tally.melds.fill(0);
    this.#turn.trumpsPlayed = false;
    let lead = this.#lead;
    for (let trick = 0; trick < tally.size; trick++) {
      this.#turn.firstTrick = trick === 0;
      lead = this.#playTrick(lead, observe);
    }
    tally.points[lead]! += this.rules.lastTrick;
    tally.lastTrick = lead;
    this.#lastWinner = lead;
    const facts = { dealer: this.#dealer, maker: this.#drawn.maker };
    this.#nextDealer = nextDealer(this.rules, facts) ?? this.#dealer;
  }

  #playTrick(lead: Seat, observe?: (moment: Moment) => void): Seat {
    const turn = this.#turn;
    const { cardPoints } = this.rules;
    const { next, active } = this.#table;
    let seat = lead;
    let winner = lead;
    let points = 0;
    clearTrick(turn);
    for (let place = 0; place < active; place++) {
      const card = this.#playCard(seat, observe);
      if (turn.best === card) winner = seat;
      if (cardPoints !== undefined) points += cardPoints[card]!;
      seat = next[seat]!;
    }
    this.tally.won[winner]!++;
    this.tally.points[winner]! += points;
    return winner;
  }

  #playCard(seat: Seat, observe?: (moment: Moment) => void): CardIndex {
    const { tally } = this;
    const turn = this.#turn;
    const hand = this.#hands[seat]!;
    turn.hand = hand;
    turn.held = hand.held;
    const legal = legalSlots(this.#duties, turn, hand.anytime);
    const slot = drawSlot(legal, this.#bits);
    const card = hand.cards[slot]!;
    if (observe !== undefined) observe(momentOf(seat, hand, legal, card));
    if (turn.leads && this.#ledMelds !== undefined) {
      tally.melds[this.#sideOf[seat]!]! += scoreOfMelds(this.#ledMelds[card]!, hand);
    }
    hand.held &= ~(1 << slot);
    hand.anytime &= ~(1 << slot);
    layCard(turn, card);
    return card;
  }

  /** By side: what the hand scores; the array is written anew for the next hand. */
  score(): Float64Array {
    this.#scorer.score();
    return this.#scorer.scores;
  }

  /** What is settled about the hand dealt, bids as they were last made. */
  setup(): HandSetup {
    const { size, solo, doubles, bids } = this.tally;
    return {
      number: this.#number,
      size,
      dealer: this.#dealer,
      lead: this.#lead,
      trump: this.#drawn.trump,
      ...(this.#drawn.maker !== undefined && { maker: this.#drawn.maker }),
      ...(solo >= 0 && { solo }),
      doubles,
      ...(this.rules.bidding && { bids: [...bids] }),
    };
  }

  /** By seat: the cards dealt. */
  hands(): readonly (readonly CardIndex[])[] {
    return this.#hands.map(({ cards }) => [...cards.subarray(0, this.tally.size)]);
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
