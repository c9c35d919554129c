import type { Deck } from '../../../src/cards/deck.ts';
import { makeDeck } from '../../../src/cards/notation.ts';
import { parseExpression } from '../../../src/definition/expression.ts';
import type { Expression } from '../../../src/engine/expression.ts';
import type { Rules, ScoreLine } from '../../../src/engine/rules.ts';
import type { HandRecord } from '../../../src/engine/setup.ts';

/** A French deck of these ranks; its suits are ♣ ♠ ♥ ♦. */
export function frenchDeck(ranks: string, copies = 1): Deck {
  const suits = ['♣', '♠', '♥', '♦'].map((id) => ({
    id,
    name: { de: id, en: id },
    symbol: 'suit',
    color: '#000000',
  }));
  return makeDeck({
    id: 'french',
    style: 'french',
    size: { width: 59, height: 91 },
    suits,
    ranks: ranks.split(' ').map((id) => ({ id, pips: 0 })),
    copies,
  });
}

/** A scoring expression as an author writes it. */
export function formula(text: string): Expression {
  const parsed = parseExpression(text);
  if ('error' in parsed) throw new Error(`${text}: ${parsed.error}`);
  return parsed.expression;
}

/** A scoring line: `made: tricks == bid → 20 + 10 * tricks`; the condition may be left out. */
export function line(text: string, entry = 0): ScoreLine {
  const [name, rule] = halves(text, ': ');
  const [when, score] = rule.includes(' → ') ? halves(rule, ' → ') : [undefined, rule];
  return { name, entry, score: formula(score), ...(when && { when: formula(when) }) };
}

function halves(text: string, between: string): [string, string] {
  const at = text.indexOf(between);
  return [text.slice(0, at), text.slice(at + between.length)];
}

const pack52 = frenchDeck('A K Q J 10 9 8 7 6 5 4 3 2');

/** Rules of which only what counts matters: no ranks, no obligations; four players, each for himself, 52 cards. */
export function countingRules(parts: Partial<Rules> = {}): Rules {
  const players = parts.players ?? 4;
  return {
    deck: pack52,
    players,
    sides: Array.from({ length: players }, (_, seat) => [seat]),
    deal: { sizes: [1], packets: [], dealer: 'rotates' },
    trump: { by: 'none' },
    largestHandWithoutTrump: false,
    firstLead: 'left-of-dealer',
    obligations: [],
    identical: 'first',
    rankings: [],
    lastTrick: 0,
    scoring: { lines: [line('tricks: tricks')], steps: [], awards: [] },
    melds: [],
    match: {
      hands: 3,
      start: 0,
      surplus: 'dropped',
      meldsAtTarget: 'count',
      winner: 'highest-total',
      units: [],
    },
    doubling: 0,
    ...parts,
  };
}

/** Two sides of partners who sit opposite. */
export const PARTNERS = [
  [0, 2],
  [1, 3],
];

/** What a hand came to; five cards, led by the first seat, if nothing else is said. */
export function record(parts: Partial<HandRecord> & Pick<HandRecord, 'won'>): HandRecord {
  const none = parts.won.map(() => 0);
  return { number: 0, size: 5, lead: 0, trump: undefined, doubles: 0, points: none, melds: [], ...parts };
}
