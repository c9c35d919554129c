import fc from 'fast-check';
import type { Deck } from '../../../src/cards/deck.ts';
import { OBLIGATIONS } from '../../../src/engine/obligations/index.ts';
import type { Rules, SuitIndex, TrumpRule } from '../../../src/engine/rules.ts';
import { engineRules, french, type Order, obliged } from './rules.ts';

const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];

const SPECIALS = [
  { cards: 'A', is: 'never-wins' },
  { cards: 'Q', is: 'first-wins' },
  { cards: '♥Q ♦K', is: 'last-wins' },
  { cards: '♥J ♦J', is: 'never-wins' },
] as const;

/** Suits and ranks as trumps, bowers, or cards that are trumps for good. */
const TRUMPS = [undefined, '*J ~J *A *K *Q *10', '♣J ♠J *A *10 *K', '♥10 ♣Q ♦A'];

function trumpRules(suits: readonly SuitIndex[], deck: Deck): fc.Arbitrary<TrumpRule> {
  const aces = deck.cards.filter(({ rank }) => rank === 0).map(({ index }) => index);
  const kings = deck.cards.filter(({ rank }) => rank === 1).map(({ index }) => index);
  return fc.constantFrom<TrumpRule>(
    { by: 'none' },
    { by: 'fixed', suit: 1 },
    { by: 'rotation', suits },
    {
      by: 'turn-up',
      turned: [
        { cards: aces, trump: 'none' },
        { cards: kings, trump: 'eldest-hand-names' },
      ],
    },
    { by: 'naming', who: 'eldest-hand', choices: [...suits, undefined] },
    { by: 'naming', who: 'anyone', choices: suits, lastCard: { holds: aces, least: 1 } },
  );
}

/** Rules nobody has thought of: any obligations in any order, specials, copies, partners. */
export const randomRules: fc.Arbitrary<Rules> = fc
  .record({
    rankCount: fc.integer({ min: 4, max: 8 }),
    copies: fc.constantFrom(1, 1, 2),
    players: fc.integer({ min: 2, max: 6 }),
    spare: fc.boolean(),
  })
  .chain(({ rankCount, copies, players, spare }) => {
    const deck = french(RANKS.slice(0, rankCount).join(' '), copies);
    const most = Math.floor((deck.cards.length - (spare ? 1 : 0)) / players);
    return fc
      .record({
        size: fc.integer({ min: 1, max: Math.min(most, 31) }),
        trump: trumpRules([...deck.suits.keys()], deck),
        order: orders(RANKS.slice(0, rankCount)),
        obligations: fc.shuffledSubarray(OBLIGATIONS.map(({ word }) => word)),
        orTrump: fc.boolean(),
        exempt: fc.boolean(),
        parts: fc.record({
          identical: fc.constantFrom('first', 'last'),
          lastTrick: fc.constantFrom(0, 10),
          largestHandWithoutTrump: fc.boolean(),
          firstLead: fc.constantFrom('rotates', 'left-of-dealer', 'last-winner'),
        }),
        solo: fc.constantFrom(undefined, true, false),
        hook: fc.constantFrom(undefined, 'last', 'none'),
      })
      .map(({ size, trump, order, obligations, orTrump, exempt, parts, solo, hook }) => {
        const jacks = deck.cards.map(({ rank }) => exempt && deck.ranks[rank]!.id === 'J');
        const except = [...deck.suits, undefined].map(() => jacks);
        return engineRules(deck, order, {
          players,
          ...parts,
          sides: players % 2 === 0 ? [0, 1].map((side) => seatsOf(side, players)) : single(players),
          deal: { sizes: [size], packets: [], dealer: 'rotates' },
          trump,
          obligations: obliged(
            ...obligations.map((word) =>
              word === 'follow' ? ([word, { orTrump, ...(exempt && { except }) }] as const) : word,
            ),
          ),
          cardPoints: deck.cards.map(({ rank }) => (rank * 3) % 7),
          ...(solo !== undefined && { solo: { leads: solo, inDecider: true } }),
          ...(hook !== undefined && { bidding: { first: 'left-of-dealer', hook } }),
          melds: [{ name: 'pair', score: 1, sets: pairsOf(deck) }],
        });
      });
  });

function single(players: number): readonly (readonly number[])[] {
  return Array.from({ length: players }, (_, seat) => [seat]);
}

function seatsOf(side: number, players: number): readonly number[] {
  return single(players)
    .flat()
    .filter((seat) => seat % 2 === side);
}

/** King and queen of each suit, any copy of either, whatever is trump. */
function pairsOf({ cards, ranks, suits }: Deck): readonly (readonly (readonly number[])[])[] {
  const named = (rank: string, suit: SuitIndex) =>
    cards.filter((card) => card.suit === suit && ranks[card.rank]!.id === rank).map(({ index }) => index);
  const sets = [...suits.keys()].flatMap((suit) =>
    named('K', suit).flatMap((king) => named('Q', suit).map((queen) => [king, queen])),
  );
  return [...suits, undefined].map(() => sets);
}

function orders(ranks: readonly string[]): fc.Arbitrary<Order> {
  return fc
    .record({
      plain: fc.shuffledSubarray([...ranks], { minLength: ranks.length }),
      trump: fc.constantFrom(...TRUMPS),
      special: fc.uniqueArray(fc.constantFrom(...SPECIALS), { maxLength: 2 }),
      anytime: fc.boolean(),
    })
    .map(({ plain, trump, special, anytime }) => ({
      plain: plain.join(' '),
      ...(trump !== undefined && { trump }),
      special: special.map((entry) => ({ ...entry, anytime })),
    }));
}
