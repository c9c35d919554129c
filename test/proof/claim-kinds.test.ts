import { describe, expect, test } from 'vitest';
import { HandClaimsSchema, MatchClaimsSchema } from '../../src/definition/claims-schema.ts';
import { BIDS, POINTS, proveText } from '../support/small-games.ts';

const WHOLE = `
    dealer: D
    named: ♥
    before: {A: 9, B: 3}
    units: {knoddel: {A: 1, B: 0}}
    hands: {A: ♣J ♥A ♥K ♥Q ♠A, B: ♠J ♥10 ♣A ♣10 ♠10, C: ♥J ♦A ♦10 ♦K ♠K, D: ♦J ♣K ♣Q ♠Q ♦Q}
    melds: [{trick: 1, seat: A, meld: "40"}]
    tricks:
      - {A: ♥K, B: ♥10, C: ♥J, D: ♦J}
      - {C: ♦A, D: ♦Q, A: ♥Q, B: ♠J}
      - {B: ♣A, C: ♦10, D: ♣Q, A: ♥A}
      - {A: ♣J, B: ♠10, C: ♠K, D: ♠Q}
      - {A: ♠A, B: ♣10, C: ♦K, D: ♣K}`;

const STATED = `
    players: 4
    hand: 4
    dealer: D
    turn-up: ♥7
    bids: {A: 0, B: 2, C: 1, D: 2}
    won: {A: 0, B: 2, C: 2, D: 0}`;

const BIDDING = `
    players: 4
    hand: 4
    dealer: D
    turn-up: ♥7
    bids: {A: 0, B: 2, C: 1}`;

const TIED = `
    dealer: D
    named: ♥
    doubles: 1
    won: {A: 2, B: 1, C: 1, D: 1}
    card-points: {A: 65, B: 65}
    last-trick: A`;

const ALONE = `
    dealer: D
    named: ♥
    solo: A
    won: {A: 5, B: 0, C: 0, D: 0}
    card-points: {A: 130, B: 0}
    last-trick: A`;

/** Trumps named by a last card that two jacks before it allow. */
const LAST = POINTS.replace('sees: 2', 'last-card: {holds: J, least: 2}');

const LAST_HAND = `
    dealer: D
    named: ♥
    hands: {A: ♣J ♥A ♠A ♠10 ♦J}`;

const MATCH = `
    before: {A: 10, B: 10}
    match:
      - {dealer: D, named: ♥, won: {A: 2, B: 1, C: 1, D: 1}, card-points: {A: 65, B: 65}, last-trick: A}
      - {maker: B, named: ♣, won: {A: 5, B: 0, C: 0, D: 0}, card-points: {A: 130, B: 0}, last-trick: A}`;

/** A claim that holds, one of the same kind that does not, and what is said about that one. */
interface ClaimCase {
  readonly name: string;
  readonly game: string;
  readonly example: string;
  readonly right: string;
  readonly wrong: string;
  readonly says: readonly [code: string, message: string, why: string];
}

function cases(game: string, example: string, rows: readonly [string, string, string, string, string][]) {
  return rows.map(([right, wrong, code, message, why]): ClaimCase => {
    const says = [code, message, why] as const;
    return { name: `${right.replace(/[:{[].*/, '')}, ${message}`, game, example, right, wrong, says };
  });
}

const hearts = 'B holds ♠J ♥10 and must beat the trump ♥K';

const CASES: readonly ClaimCase[] = [
  ...cases(BIDS, STATED, [
    ['trump: ♥', 'trump: ♠', 'E0309', '♠ as trump, the rules give ♥', '♥7 is turned up'],
    ['trump: ♥', 'trump: none', 'E0309', 'no trump, the rules give ♥', '♥7 is turned up'],
    ['hand-size: 4', 'hand-size: 5', 'E0310', '5 as size', 'hand 4 of a match has 4 cards for each player'],
    [
      'hands: 8',
      'hands: 10',
      'E0310',
      '10 as number of hands in a match, the rules give 8',
      '32 cards for 4 players',
    ],
    ['dealer: D', 'dealer: A', 'E0311', 'A as dealer', 'the example says who deals'],
    ['leader: A', 'leader: D', 'E0311', 'D as leader, the rules give A', 'left of the dealer leads'],
    [
      'next-dealer: A',
      'next-dealer: D',
      'E0311',
      'D as next dealer, the rules give A',
      'the deal moves on by one seat',
    ],
    [
      'next-leader: B',
      'next-leader: A',
      'E0311',
      'A as next leader, the rules give B',
      'left of the dealer leads',
    ],
    ['tricks: {B: 2}', 'tricks: {B: 1}', 'E0313', '1 as tricks of B, the rules give 2', 'A 0, B 2, C 2, D 0'],
    [
      'lines: {C: missed}',
      'lines: {C: made}',
      'E0314',
      'line made for C',
      'C bid 1, took 2 tricks, line `missed`',
    ],
    [
      'scores: {D: -20}',
      'scores: {D: -10}',
      'E0302',
      'claims −10 for D, the rules give −20',
      'D bid 2, took 0 tricks, line `missed` gives −20',
    ],
    [
      'scores: {A: 20}',
      'scores: {A: 0}',
      'E0302',
      '0 for A, the rules give 20',
      'A bid 0, took 0 tricks, line `made` gives 20',
    ],
    ['sum: 30', 'sum: 40', 'E0306', '40 as sum of the hand, the rules give 30', 'A 20, B 40, C −10, D −20'],
    [
      'totals: {D: -20}',
      'totals: {D: 20}',
      'E0302',
      'a total of 20 for D',
      '0 before the hand and −20 in it',
    ],
    ['game-over: false', 'game-over: true', 'E0315', 'game-over true', 'a game has 8 hands'],
  ]),
  ...cases(BIDS, BIDDING, [
    [
      'bidder: D',
      'bidder: A',
      'E0311',
      'A as next bidder, the rules give D',
      'the seats bid in the order A, B, C and D',
    ],
    [
      'forbidden-bids: [1]',
      'forbidden-bids: [2]',
      'E0312',
      'forbidden 2, the rules give forbidden 1',
      'may not make the sum 4, and the bids so far add up to 3',
    ],
    [
      'forbidden-bids: [1]',
      'forbidden-bids: []',
      'E0312',
      'no forbidden bid, the rules give',
      'the bids so far add up to 3',
    ],
  ]),
  ...cases(POINTS, WHOLE, [
    [
      'winners: [C, B, A]',
      'winners: [C, A, A]',
      'E0301',
      'A as winner of trick 2, the rules give B',
      '♠J is the highest trump',
    ],
    [
      'winning: [{trick: 2, why: highest-trump}]',
      'winning: [{trick: 2, why: highest-of-led-suit}]',
      'E0305',
      'the reason highest-of-led-suit',
      '♠J is the highest trump',
    ],
    [
      'legal: [{trick: 1, seat: B, card: ♠J, why: must-overtrump}]',
      'legal: [{trick: 1, seat: B, card: ♣A}]',
      'E0303',
      'B may play ♣A in trick 1, the rules forbid it',
      hearts,
    ],
    [
      'illegal: [{trick: 2, seat: A, card: ♠A, why: must-ruff}]',
      'illegal: [{trick: 2, seat: A, card: ♥A, why: must-ruff}]',
      'E0304',
      'A may not play ♥A in trick 2, the rules allow it',
      'A cannot follow, holds ♣J ♥A ♥Q and must play a trump',
    ],
    [
      'illegal: [{trick: 2, seat: A, card: ♠A, why: must-ruff}]',
      'illegal: [{trick: 2, seat: A, card: ♠A, why: void}]',
      'E0305',
      'the reason void, the rules give must-ruff',
      'must play a trump',
    ],
    [
      'legal-cards: [{trick: 2, seat: B, cards: ♠J}]',
      'legal-cards: [{trick: 2, seat: B, cards: ♠J ♣A}]',
      'E0316',
      'B may play ♠J or ♣A in trick 2, the rules allow ♠J',
      'must play a trump',
    ],
    [
      'legal-cards: [{trick: 1, seat: B, cards: ♥10 ♠J}]',
      'legal-cards: [{trick: 1, seat: B, cards: ♥10}]',
      'E0316',
      'B may play ♥10 in trick 1, the rules allow ♠J or ♥10',
      hearts,
    ],
    [
      'sees: ♥A ♣J',
      'sees: ♥A ♥K',
      'E0309',
      'A sees ♥A ♥K, the rules give ♣J ♥A',
      'A names trumps after the first 2 cards',
    ],
    [
      'trick-points: [18, 19]',
      'trick-points: [18, 20]',
      'E0313',
      '20 as card points of trick 2, the rules give 19',
      '♦A 11, ♦Q 3, ♥Q 3 and ♠J 2',
    ],
    [
      'trick-points: [18, 19, 35, 19, 39]',
      'trick-points: [18, 19, 35, 19, 29]',
      'E0313',
      '29 as card points of trick 5, the rules give 39',
      '10 for the last trick',
    ],
    [
      'points: {A: 111, B: 19}',
      'points: {A: 111, B: 29}',
      'E0313',
      '29 card points for B and D, the rules give 19',
      'the tricks taken count 19',
    ],
    [
      'tricks: {A: 4}',
      'tricks: {A: 3}',
      'E0313',
      '3 as tricks of A and C, the rules give 4',
      'A 3, B 1, C 1, D 0',
    ],
    [
      'lines: {A: won, B: lost}',
      'lines: {A: won, B: alone}',
      'E0314',
      'line alone for B and D, the rules give lost',
      'line `lost` gives 0',
    ],
    [
      'scores: {A: 4}',
      'scores: {A: 2}',
      'E0302',
      '2 for A and C, the rules give 4',
      'made 111 card points against 19, named trumps, melded 2, line `won 8–32` gives 2, `melded` adds 2, in all 4',
    ],
    [
      'totals: {A: 13}',
      'totals: {A: 11}',
      'E0302',
      'a total of 11 for A and C, the rules give 13',
      '9 before the hand and 4 in it',
    ],
    [
      'units: {knoddel: {B: 1}}',
      'units: {knoddel: {B: 2}}',
      'E0315',
      '2 knoddel for B and D, the rules give 1',
      'the target is 12, so the game is over',
    ],
    [
      'game-over: true',
      'game-over: false',
      'E0315',
      'game-over false, the rules give true',
      'A and C 13, B and D 3',
    ],
    [
      'next-dealer: A',
      'next-dealer: B',
      'E0311',
      'B as next dealer, the rules give A',
      'whoever named trumps deals next',
    ],
    [
      'solo-allowed: true',
      'solo-allowed: false',
      'E0315',
      'solo-allowed false',
      'refused only where the game decides',
    ],
  ]),
  ...cases(LAST, LAST_HAND, [
    [
      'last-card-allowed: false',
      'last-card-allowed: true',
      'E0309',
      'last-card-allowed true, the rules give false',
      '2 of ♣J ♠J ♥J ♦J must be among the first 4 cards of ♣J ♥A ♠A ♠10 ♦J',
    ],
  ]),
  ...cases(POINTS, TIED, [
    [
      'scores: {B: 4}',
      'scores: {B: 2}',
      'E0302',
      '2 for B and D, the rules give 4',
      'line `won 33–65` gives 1, `away` adds 1, `doubled` × 2',
    ],
  ]),
  ...cases(POINTS, ALONE, [
    [
      'awards: {stein: {A: 1}}',
      'awards: {stein: {A: 2}}',
      'E0315',
      '2 stein at once for A and C, the rules give 1',
      'played alone',
    ],
    [
      'awards: {stein: {B: 0}}',
      'awards: {stein: {B: 1}}',
      'E0315',
      '1 stein at once for B and D, the rules give 0',
      'line `lost`',
    ],
  ]),
  ...cases(POINTS, MATCH, [
    [
      'scores: [{A: 0, B: 2}]',
      'scores: [{A: 1, B: 2}]',
      'E0302',
      '1 for A and C in hand 1, the rules give 0',
      'line `lost` gives 0',
    ],
    [
      'leaders: [A, B]',
      'leaders: [A, C]',
      'E0311',
      'C as leader of hand 2, the rules give B',
      'whoever named trumps leads',
    ],
    [
      'dealers: [D, A]',
      'dealers: [D, D]',
      'E0311',
      'D as dealer of hand 2, the rules give A',
      'whoever named trumps deals next',
    ],
    [
      'totals: {A: 4, B: 0}',
      'totals: {A: 3, B: 0}',
      'E0302',
      'a total of 3 for A and C, the rules give 4',
      'B and D 12 and the game is over; after hand 2',
    ],
    ['sum: 4', 'sum: 5', 'E0306', '5 as sum of the match, the rules give 4', 'A and C 4, B and D 0'],
    [
      'places: {A: 1, B: 2}',
      'places: {A: 2, B: 2}',
      'E0307',
      'place 2 for A and C, the rules give 1',
      'equal totals share a place',
    ],
    [
      'games: {A: 0, B: 1}',
      'games: {A: 1, B: 1}',
      'E0315',
      '1 game won by A and C, the rules give 0',
      'after hand 1 the totals are A and C 10, B and D 12 and the game is over',
    ],
    [
      'units: {knoddel: {A: 1}}',
      'units: {knoddel: {A: 0}}',
      'E0315',
      '0 knoddel for A and C, the rules give 1',
      'after hand 1',
    ],
  ]),
];

/** The definition with one example that claims this, and the line of the claim. */
function write({ game, example }: ClaimCase, claim: string) {
  const head = `${game}examples:\n  - id: beispiel\n    title: {de: Beispiel, en: Example}${example}\n    claims:\n`;
  return { text: `${head}      ${claim}\n`, line: head.split('\n').length };
}

describe.each(CASES)('a claim about $name', (one) => {
  test('holds', async () => {
    expect(await proveText(write(one, one.right).text)).toEqual([]);
  });

  test('is refuted at its line with the reason', async () => {
    const { text, line } = write(one, one.wrong);
    const [code, message, why] = one.says;
    expect(await proveText(text)).toMatchObject([
      {
        code,
        severity: 'error',
        message: expect.stringContaining(message),
        why: expect.stringContaining(why),
        help: expect.any(String),
        span: { start: { line } },
      },
    ]);
  });
});

test('there is a case for every kind of claim', () => {
  const kinds = new Set(CASES.map(({ right }) => right.slice(0, right.indexOf(':'))));
  const schemas = [HandClaimsSchema, MatchClaimsSchema];
  const all = new Set(schemas.flatMap(({ shape }) => Object.keys(shape)));
  expect([...kinds].sort()).toEqual([...all].sort());
});
