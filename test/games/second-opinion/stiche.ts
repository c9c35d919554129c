import { type Card, type Moment, NAMED, NO_TRUMP, type Opinion } from './opinion.ts';
import { afterHands, FRENCH, firstOf, heightIn, highest, left, PLAIN, packOf } from './table.ts';

/** Follow if you can; otherwise anything. */
function follow({ hand, trick }: Moment): readonly Card[] {
  return trick.length === 0
    ? hand
    : firstOf(
        hand.filter((card) => card.suit === trick[0]!.suit),
        hand,
      );
}

/** Rulings §1: three suits, four ranks, no trump, a point a trick, three hands. */
export function sticheMitBedienpflicht(): Opinion {
  return {
    ...PLAIN,
    ...afterHands(3, 3),
    pack: packOf('C T S', '4 3 2 1'),
    players: 3,
    sides: 3,
    sizes: [4],
    trump: () => NO_TRUMP,
    leader: ({ previousLead }) => (previousLead === undefined ? undefined : left(previousLead, 3)),
    nextDealer: (dealer) => left(dealer, 3),
    legal: follow,
    winner: (trick) =>
      highest(trick, ({ suit, rank }) => (suit === trick[0]!.suit ? Number(rank) : undefined)),
    score: ({ tricks }) => tricks,
  };
}

/** What is special about the cards of Stiche-Raten: nothing, unless one plays with grabbing and passing. */
function specialCards(variants: readonly string[]) {
  const off = !variants.includes('greifen-und-passen');
  const two = variants.includes('karten-64');
  const black = ({ suit }: Card) => suit === '♣' || suit === '♠';
  const grabs = (card: Card) => !off && card.rank === 'J' && (!two || black(card));
  const passes = (card: Card) => !off && (two ? card.rank === 'J' && !black(card) : card.rank === 'A');
  return { grabs, passes, ordinary: (card: Card) => !grabs(card) && !passes(card) };
}

/** Rulings §2. */
export function sticheRaten(players: number, variants: readonly string[]): Opinion {
  const { grabs, passes, ordinary } = specialCards(variants);
  const two = variants.includes('karten-64');
  const order = two ? 'A K Q J 10 9 8 7' : 'A K Q J 10 9 8 7 6 5 4 3 2';
  const pack = packOf(FRENCH, order, two ? 2 : 1);
  const most = Math.floor(pack.length / players);
  const up = Array.from({ length: most }, (_, round) => round + 1);
  const sizes = variants.includes('rauf-runter') ? [...up, ...up.slice(0, -1).reverse()] : up;

  const led = (trick: readonly Card[]) =>
    trick[0] !== undefined && grabs(trick[0]) ? undefined : trick.find(ordinary)?.suit;
  return {
    ...PLAIN,
    ...afterHands(players, sizes.length),
    pack,
    players,
    sides: players,
    sizes,
    turnsUp: (number) => sizes[number] !== most,
    trump: (number, next) => {
      if (sizes[number] === most || next === undefined || passes(next)) return NO_TRUMP;
      return grabs(next) ? NAMED : next.suit;
    },
    choices: FRENCH.split(' '),
    leader: ({ dealer }) => left(dealer, players),
    nextDealer: (dealer) => left(dealer, players),
    bidders: (dealer) => Array.from({ length: players }, (_, step) => left(dealer, players, step + 1)),
    forbidden: (size, bids) => {
      const rest = size - bids.reduce((sum, bid) => sum + bid, 0);
      return bids.length === players - 1 && rest >= 0 ? [rest] : [];
    },
    legal: ({ hand, trick }) => {
      const following = hand.filter((card) => ordinary(card) && card.suit === led(trick));
      return following.length === 0
        ? hand
        : hand.filter((card) => following.includes(card) || !ordinary(card));
    },
    winner: (trick, trump) => {
      const grab = trick.findIndex(grabs);
      if (grab >= 0) return grab;
      const ruffed = trick.some((card) => ordinary(card) && card.suit === trump);
      const suit = ruffed ? trump : led(trick);
      const height = (card: Card) =>
        ordinary(card) && card.suit === suit ? heightIn(order, card.rank) : undefined;
      return Math.max(0, highest(trick, height, 'last'));
    },
    score: ({ tricks, bid }) => (tricks === bid ? 20 + 10 * tricks : -10 * Math.abs(tricks - bid)),
  };
}

/** Rulings §3. */
export function whist(players: number): Opinion {
  const order = 'A 10 K Q J 9 8 7 6 5 4 3 2';
  const most = Math.min(10, Math.floor(52 / players));
  const sizes = Array.from({ length: 2 * most - 1 }, (_, hand) => most - Math.abs(most - 1 - hand));
  return {
    ...PLAIN,
    ...afterHands(players, sizes.length),
    pack: packOf(FRENCH, order),
    players,
    sides: players,
    sizes,
    trump: (number) => ['♥', '♣', '♦', '♠'][number % 4]!,
    leader: ({ lastWinner }) => lastWinner,
    nextDealer: (dealer) => left(dealer, players),
    bidders: (_, lead) => Array.from({ length: players }, (_, step) => left(lead, players, step)),
    forbidden: () => [],
    legal: follow,
    winner: (trick, trump) => {
      const suit = trick.some((card) => card.suit === trump) ? trump : trick[0]!.suit;
      return highest(trick, (card) => (card.suit === suit ? heightIn(order, card.rank) : undefined));
    },
    score: ({ tricks, bid }) => {
      if (bid === 0) return 0 - tricks;
      return tricks === bid ? bid : -bid;
    },
  };
}
