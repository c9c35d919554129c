import { below, type RandomBits } from '../cards/random.ts';
import { bidOrder, hookedBid } from './bidding.ts';
import type { CardIndex, Rules, Seat } from './rules.ts';
import { sizeOfHand } from './schedule.ts';
import { makeScorer, type Scorer } from './scoring.ts';
import type { HandSetup } from './setup.ts';
import { type DrawnTrump, drawTrump, shuffleTop } from './simulate-deal.ts';
import { type Observer, RandomTricks } from './simulate-play.ts';
import { leaderOf, nextDealer } from './turns.ts';

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
  readonly #tricks: RandomTricks;
  readonly #pack: Int32Array;
  /** The order of bidding, by dealer and then by leader. */
  readonly #bidders: readonly (readonly (readonly Seat[])[])[];
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
    this.#tricks = new RandomTricks(rules, this.tally, bits);
    this.#pack = Int32Array.from(rules.deck.cards.keys());
    this.#bidders = seats.map((dealer) => seats.map((lead) => bidOrder(rules, dealer, lead)));
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
    this.#tricks.deal(this.#pack, drawn.trump);
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
  play(observe?: Observer): void {
    const { tally } = this;
    let lead = this.#lead;
    for (let trick = 0; trick < tally.size; trick++) lead = this.#tricks.play(lead, observe);
    tally.points[lead]! += this.rules.lastTrick;
    tally.lastTrick = lead;
    this.#lastWinner = lead;
    const facts = { dealer: this.#dealer, maker: this.#drawn.maker };
    this.#nextDealer = nextDealer(this.rules, facts) ?? this.#dealer;
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
    return this.#tricks.hands.map(({ cards }) => [...cards.subarray(0, this.tally.size)]);
  }
}
