import { bowerFollow, bowerWinner } from './bauern.ts';
import { type Card, NAMED, NO_TRUMP, type Opinion } from './opinion.ts';
import {
  afterHands,
  FRENCH,
  firstOf,
  heightIn,
  highest,
  left,
  PLAIN,
  packOf,
  raceTo,
  whoPlays,
} from './table.ts';

const TEN_POINTS: Readonly<Record<string, number>> = { A: 11, 10: 10, K: 4, Q: 3, J: 2 };

/** Euchre: two bowers, going alone, ten points. */
export function euchre(): Opinion {
  return {
    ...PLAIN,
    ...raceTo(2, 10),
    pack: packOf(FRENCH, 'A K Q J 10 9'),
    players: 4,
    sides: 2,
    sizes: [5],
    packets: [2, 3],
    trump: () => NAMED,
    choices: FRENCH.split(' '),
    namer: 'anyone',
    leader: ({ dealer, solo }) => whoPlays(left(dealer, 4), solo, 4, 2),
    nextDealer: (dealer) => left(dealer, 4),
    legal: bowerFollow,
    winner: bowerWinner,
    mayPlayAlone: () => true,
    score: ({ maker, soloist, tricks }) => {
      if (tricks < 3) return 0;
      if (!maker) return 2;
      if (tricks < 5) return 1;
      return soloist ? 4 : 2;
    },
  };
}

/** Spades: always trumps, not led before one was played unless nothing else is held. */
export function spades(): Opinion {
  const order = 'A K Q J 10 9 8 7 6 5 4 3 2';
  const spade = ({ suit }: Card) => suit === '♠';
  return {
    ...PLAIN,
    ...raceTo(2, 500),
    pack: packOf(FRENCH, order),
    players: 4,
    sides: 2,
    sizes: [13],
    trump: () => '♠',
    leader: ({ dealer }) => left(dealer, 4),
    nextDealer: (dealer) => left(dealer, 4),
    bidders: (dealer) => [1, 2, 3, 4].map((step) => left(dealer, 4, step)),
    forbidden: () => [],
    legal: ({ hand, trick, gone }) => {
      if (trick.length > 0)
        return firstOf(
          hand.filter(({ suit }) => suit === trick[0]!.suit),
          hand,
        );
      return gone.some(spade)
        ? hand
        : firstOf(
            hand.filter((card) => !spade(card)),
            hand,
          );
    },
    winner: (trick) => {
      const suit = trick.some(spade) ? '♠' : trick[0]!.suit;
      return highest(trick, (card) => (card.suit === suit ? heightIn(order, card.rank) : undefined));
    },
    score: ({ tricks, bid }) => (tricks >= bid ? 10 * bid + tricks - bid : 0 - 10 * bid),
  };
}

const JASS_TRUMPS = 'J 9 A K Q 10 8 7 6';
const JASS_PLAIN = 'A K Q J 10 9 8 7 6';

/** Jass: one may always ruff, but not under a trump; the trump jack is never forced out. */
const jassLegal: Opinion['legal'] = ({ hand, trick, trump }) => {
  const first = trick[0];
  if (first === undefined) return hand;
  const height = (card: Card) => heightIn(JASS_TRUMPS, card.rank);
  const trumps = hand.filter(({ suit }) => suit === trump);
  if (first.suit === trump) {
    return trumps.every(({ rank }) => rank === 'J') ? hand : trumps;
  }
  const best = Math.max(-99, ...trick.filter(({ suit }) => suit === trump).map(height));
  const under = (card: Card) => card.suit === trump && height(card) < best && trumps.length < hand.length;
  const suited = hand.filter(({ suit }) => suit === first.suit);
  const may =
    suited.length > 0 ? hand.filter((card) => suited.includes(card) || trumps.includes(card)) : hand;
  return may.filter((card) => !under(card));
};

/** Jass, its points as the fixture has them. */
export function jass(): Opinion {
  return {
    ...raceTo(2, 1000),
    pack: packOf(FRENCH, JASS_PLAIN),
    players: 4,
    sides: 2,
    sizes: [9],
    packets: [3, 3, 3],
    trump: () => NAMED,
    choices: [...FRENCH.split(' '), NO_TRUMP],
    namer: 'eldest',
    leader: ({ maker }) => maker,
    nextDealer: (dealer) => left(dealer, 4),
    legal: jassLegal,
    winner: (trick, trump) => {
      const ruffed = trick.some(({ suit }) => suit === trump);
      const suit = ruffed ? trump : trick[0]!.suit;
      const order = ruffed ? JASS_TRUMPS : JASS_PLAIN;
      return highest(trick, (card) => (card.suit === suit ? heightIn(order, card.rank) : undefined));
    },
    worth: ({ rank }) => TEN_POINTS[rank] ?? 0,
    lastTrick: 5,
    allPoints: 125,
    mostDoubles: 0,
    score: ({ points }) => points,
  };
}

const DOKO_TRUMPS = '♥10 ♣Q ♠Q ♥Q ♦Q ♣J ♠J ♥J ♦J ♦A ♦10 ♦K ♦9';

/** Doppelkopf with fixed partners: of two identical cards the first wins. */
export function doppelkopf(): Opinion {
  const isTrump = ({ suit, rank }: Card) => DOKO_TRUMPS.split(' ').includes(suit + rank);
  const suitOf = (card: Card) => (isTrump(card) ? 'trump' : card.suit);
  return {
    ...afterHands(2, 4),
    pack: packOf(FRENCH, 'A 10 K Q J 9', 2),
    players: 4,
    sides: 2,
    sizes: [12],
    trump: () => NO_TRUMP,
    leader: ({ dealer }) => left(dealer, 4),
    nextDealer: (dealer) => left(dealer, 4),
    legal: ({ hand, trick }) =>
      trick.length === 0
        ? hand
        : firstOf(
            hand.filter((card) => suitOf(card) === suitOf(trick[0]!)),
            hand,
          ),
    winner: (trick) =>
      highest(trick, (card) => {
        if (isTrump(card)) return 100 + heightIn(DOKO_TRUMPS, card.suit + card.rank);
        return card.suit === trick[0]!.suit ? heightIn('A 10 K 9', card.rank) : undefined;
      }),
    worth: ({ rank }) => TEN_POINTS[rank] ?? 0,
    lastTrick: 0,
    allPoints: 240,
    mostDoubles: 0,
    score: ({ points, otherPoints }) => {
      if (points <= otherPoints) return 0;
      return otherPoints === 0 ? 5 : [30, 60, 90, 120].findIndex((band) => otherPoints < band) * -1 + 4;
    },
  };
}

const TAROT_PLAIN = 'K Q N J 10 9 8 7 6 5 4 3 2 1';
const TAROT_TRUMPS = Array.from({ length: 21 }, (_, trump) => 21 - trump).join(' ');

/** Tarot: follow, ruff, overtrump; the excuse (TX) may be played at any time and never wins. */
export function tarot(): Opinion {
  const excuse = ({ suit, rank }: Card) => suit === 'T' && rank === 'X';
  const isTrump = (card: Card) => card.suit === 'T' && !excuse(card);
  const number = (card: Card) => Number(card.rank);
  const led = (trick: readonly Card[]) => trick.find((card) => !excuse(card))?.suit;
  const mustPlay = (hand: readonly Card[], trick: readonly Card[]): readonly Card[] => {
    const suit = led(trick);
    if (suit === undefined) return hand;
    const trumps = hand.filter(isTrump);
    const best = Math.max(0, ...trick.filter(isTrump).map(number));
    const suited = suit === 'T' ? [] : hand.filter((card) => card.suit === suit);
    return firstOf(
      suited,
      trumps.filter((card) => number(card) > best),
      trumps,
      hand,
    );
  };
  return {
    ...afterHands(4, 4),
    pack: [...packOf(FRENCH, TAROT_PLAIN), ...packOf('T', `${TAROT_TRUMPS} X`)],
    players: 4,
    sides: 4,
    sizes: [18],
    packets: [3, 3, 3, 3, 3, 3],
    trump: () => 'T',
    leader: ({ dealer }) => left(dealer, 4),
    nextDealer: (dealer) => left(dealer, 4),
    legal: ({ hand, trick }) => [
      ...mustPlay(
        hand.filter((card) => !excuse(card)),
        trick,
      ),
      ...hand.filter(excuse),
    ],
    winner: (trick) => {
      const place = highest(trick, (card) => {
        if (excuse(card)) return undefined;
        if (isTrump(card)) return 100 + number(card);
        return card.suit === led(trick) ? heightIn(TAROT_PLAIN, card.rank) : undefined;
      });
      return Math.max(0, place);
    },
    worth: ({ suit, rank }) => {
      if (suit === 'T') return ['21', '1', 'X'].includes(rank) ? 9 : 1;
      return { K: 9, Q: 7, N: 5, J: 3 }[rank] ?? 1;
    },
    lastTrick: 0,
    mostDoubles: 0,
    score: ({ points }) => points,
  };
}
