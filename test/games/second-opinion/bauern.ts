import { type Card, NAMED, type Opinion, type Standing, type View } from './opinion.ts';
import { FRENCH, firstOf, highest, PLAIN, packOf, whoPlays } from './table.ts';

const POINTS: Readonly<Record<string, number>> = { A: 11, 10: 10, K: 4, Q: 3, J: 2 };

const nameOf = ({ suit, rank }: Card) => suit + rank;

/** Rulings §4: trumps from high to low. */
const bauerchenTrumps = (trump: string) => [
  '♣J',
  '♠J',
  '♥J',
  '♦J',
  ...['A', '10', 'K', 'Q'].map((rank) => trump + rank),
];

/** Follow, else ruff; whoever must play a trump must beat the best one of the trick. */
const bauerchenLegal: Opinion['legal'] = ({ hand, trick, trump }) => {
  if (trick.length === 0) return hand;
  const list = bauerchenTrumps(trump);
  const place = (card: Card) => list.indexOf(nameOf(card));
  const isTrump = (card: Card) => place(card) >= 0;
  const first = trick[0]!;
  const trumps = hand.filter(isTrump);
  const best = Math.min(99, ...trick.filter(isTrump).map(place));
  const beating = trumps.filter((card) => place(card) < best);
  const suited = isTrump(first) ? [] : hand.filter((card) => !isTrump(card) && card.suit === first.suit);
  return firstOf(suited, beating, trumps, hand);
};

const bauerchenWinner: Opinion['winner'] = (trick, trump) => {
  const list = bauerchenTrumps(trump);
  return highest(trick, (card) => {
    const place = list.indexOf(nameOf(card));
    if (place >= 0) return 100 - place;
    return card.suit === trick[0]!.suit ? 10 - ['A', '10', 'K', 'Q'].indexOf(card.rank) : undefined;
  });
};

/** Kart' ab: the game is won, or lost with a single trick. */
function bauerchenWinsAtOnce({ solo, soloist, tricks, otherTricks }: View): boolean {
  return solo && (soloist ? otherTricks === 0 : tricks > 0);
}

function bauerchenScore(view: View): number {
  const { solo, maker, points, otherPoints } = view;
  if (solo) return bauerchenWinsAtOnce(view) ? 12 : 0;
  const won = maker ? points > otherPoints : points >= otherPoints;
  if (!won) return 0;
  const usual = otherPoints === 0 ? 3 : otherPoints <= 32 ? 2 : 1;
  return (maker ? usual : usual + 1) * 2 ** view.doubles;
}

function bauerchenMatch(carry: boolean): Pick<Opinion, 'start' | 'next' | 'totalsNow'> {
  const totalsNow = ({ totals, over }: Standing) =>
    over ? totals.map((total) => (carry && total > 12 ? total - 12 : 0)) : totals;
  return {
    start: {
      totals: [0, 0],
      units: [
        [0, 0],
        [0, 0],
      ],
      hands: 0,
      over: false,
    },
    totalsNow,
    next: (standing, scores, _, wins) => {
      const before = totalsNow(standing);
      const totals = before.map((total, side) => (wins[side] ? 12 : total + scores[side]!));
      const hands = (standing.over ? 0 : standing.hands) + 1;
      const atOnce = wins.indexOf(true);
      if (totals.every((total) => total < 12)) return { ...standing, totals, hands, over: false };
      // Only a surplus of twelve or more can bring both there; the greater total wins then.
      if (atOnce < 0 && totals[0] === totals[1]) return { ...standing, totals, hands, over: true };
      const winner = atOnce >= 0 ? atOnce : totals[0]! > totals[1]! ? 0 : 1;
      let [knoddel, stein] = standing.units.map((counts) => [...counts]) as [number[], number[]];
      const loser = 1 - winner;
      knoddel[loser]! += 1;
      if (knoddel[loser] === 2) {
        stein[winner]! += 1;
        knoddel = [0, 0];
      }
      return { totals, units: [knoddel, stein], hands, over: true };
    },
  };
}

/** Rulings §4. */
export function bauerchen(variants: readonly string[]): Opinion {
  return {
    ...bauerchenMatch(variants.includes('weiterschreiben')),
    pack: packOf(FRENCH, 'A 10 K Q J'),
    players: 4,
    sides: 2,
    sizes: [5],
    packets: [2, 3],
    trump: () => NAMED,
    choices: FRENCH.split(' '),
    namer: 'eldest',
    lastCard: (hand) =>
      variants.includes('die-letzte') && hand.slice(0, 4).filter(({ rank }) => rank === 'J').length >= 2,
    leader: ({ maker, solo }) => (maker === undefined ? undefined : whoPlays(maker, solo, 4, 2)),
    nextDealer: (_, maker) => maker!,
    legal: bauerchenLegal,
    winner: bauerchenWinner,
    worth: ({ rank }) => POINTS[rank]!,
    lastTrick: 10,
    allPoints: 130,
    melds: (hand, led, trump) => {
      const other = led.rank === 'K' ? 'Q' : led.rank === 'Q' ? 'K' : undefined;
      const holds = hand.some(({ suit, rank }) => suit === led.suit && rank === other);
      return holds ? [led.suit === trump ? 1 : 0] : [];
    },
    meldWorth: (meld, total) => {
      const worth = meld === 1 ? 2 : 1;
      if (total + worth < 12) return worth;
      return variants.includes('vierziger-regel') && meld === 1 && total === 10 ? 1 : 0;
    },
    mayPlayAlone: ([knoddel]) =>
      !variants.includes('kein-kart-ab-im-entscheid') || !knoddel!.every((count) => count === 1),
    mostDoubles: 4,
    score: (view) => bauerchenScore(view) + (bauerchenWinsAtOnce(view) ? 0 : view.melds),
    winsAtOnce: bauerchenWinsAtOnce,
  };
}

const LEFT_BOWER: Readonly<Record<string, string>> = { '♣': '♠', '♠': '♣', '♥': '♦', '♦': '♥' };

/** The two bowers, then the trump suit from the top; euchre has the same. */
export function bowerTrumps(trump: string): readonly string[] {
  const rest = ['A', 'K', 'Q', '10', '9', '8', '7'].map((rank) => trump + rank);
  return [`${trump}J`, `${LEFT_BOWER[trump]}J`, ...rest];
}

/** Bauer and euchre: follow where the left bower is a trump; otherwise anything. */
export const bowerFollow: Opinion['legal'] = ({ hand, trick, trump }) => {
  if (trick.length === 0) return hand;
  const suitOf = (card: Card) => (bowerTrumps(trump).includes(nameOf(card)) ? 'trump' : card.suit);
  return firstOf(
    hand.filter((card) => suitOf(card) === suitOf(trick[0]!)),
    hand,
  );
};

/** Bauer and euchre: the highest trump, else the highest card of the suit led. */
export const bowerWinner: Opinion['winner'] = (trick, trump) => {
  const list = bowerTrumps(trump);
  return highest(trick, (card) => {
    const place = list.indexOf(nameOf(card));
    if (place >= 0) return 100 - place;
    return card.suit === trick[0]!.suit
      ? 20 - ['A', 'K', 'Q', 'J', '10', '9', '8', '7'].indexOf(card.rank)
      : undefined;
  });
};

function bauerScore({ solo, maker, tricks, otherTricks, doubles }: View): number {
  if (solo) return 0;
  const makersWin = maker ? tricks > otherTricks : otherTricks > tricks;
  const usual = maker ? (makersWin ? -1 : 1) : makersWin ? 0 : -1;
  const sweep = tricks === 0 || otherTricks === 0 ? 2 : 1;
  return usual * sweep * 2 ** doubles;
}

const bauerMatch: Pick<Opinion, 'start' | 'next' | 'totalsNow'> = {
  start: { totals: [8, 8], units: [[0, 0]], hands: 0, over: false },
  totalsNow: ({ totals, over }) => (over ? [8, 8] : totals),
  next: (standing, scores, awards) => {
    const before = bauerMatch.totalsNow(standing);
    const totals = before.map((total, side) => total + scores[side]!);
    const hands = (standing.over ? 0 : standing.hands) + 1;
    const over = totals.some((total) => total <= 0);
    const brote = standing.units[0]!.map(
      (count, side) => count + awards[side]![0]! + (totals[side]! <= 0 ? 1 : 0),
    );
    return { totals, units: [brote], hands, over };
  },
};

/** Rulings §5. */
export function bauer(variants: readonly string[]): Opinion {
  const short = variants.includes('zwanzig-karten');
  const players = variants.includes('sechs') ? 6 : 4;
  const five = short || players === 6;
  return {
    ...PLAIN,
    ...bauerMatch,
    pack: packOf(FRENCH, short ? 'A K Q J 10' : 'A K Q J 10 9 8 7'),
    players,
    sides: 2,
    sizes: [five ? 5 : 8],
    packets: five ? [3, 2] : [4, 4],
    trump: () => NAMED,
    choices: FRENCH.split(' '),
    namer: 'eldest',
    leader: ({ maker, solo }) => solo ?? maker,
    nextDealer: (_, maker) => maker!,
    legal: (moment) => {
      const { hand, trick, trump, gone, named = true } = moment;
      const opening =
        trick.length === 0 && gone.length === 0 && named && !variants.includes('frei-ausspielen');
      const trumps = hand.filter((card) => bowerTrumps(trump).includes(nameOf(card)));
      return opening ? firstOf(trumps, hand) : bowerFollow(moment);
    },
    winner: bowerWinner,
    mayPlayAlone: () => true,
    mostDoubles: 2,
    leastWins: true,
    score: bauerScore,
    awards: ({ solo, soloist, tricks, otherTricks, doubles }) => {
      const wins = solo && (soloist ? otherTricks === 0 : tricks > 0);
      return [wins ? 2 ** doubles : 0];
    },
  };
}
