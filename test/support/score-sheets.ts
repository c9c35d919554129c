import { randomBits } from '../../src/cards/random.ts';
import { randomFrom } from '../../src/cards/shuffle.ts';
import { addHand, type MatchState, nextTotals, soloAllowed, startMatch } from '../../src/engine/match.ts';
import type { CardIndex, Rules, Seat } from '../../src/engine/rules.ts';
import { scoreHand } from '../../src/engine/scoring.ts';
import type { HandRecord } from '../../src/engine/setup.ts';
import { Simulator } from '../../src/engine/simulate.ts';

/** A hand that was played, and how the match stood after it. */
export interface PlayedHand {
  readonly record: HandRecord;
  readonly tricks: readonly (readonly { readonly seat: Seat; readonly card: CardIndex }[])[];
  readonly scores: readonly number[];
  readonly after: MatchState;
}

/** What is asked of a match. */
export interface MatchPlan {
  readonly rules: Rules;
  readonly seed: number;
  readonly hands: number;
  /** Whether melds are announced. */
  readonly melds: boolean;
}

/** Plays a match at random by the rules; the same plan plays the same. */
export function playMatch({ rules, seed, hands, melds }: MatchPlan): readonly PlayedHand[] {
  const simulator = new Simulator(rules, randomBits(seed));
  const random = randomFrom(seed);
  const played: PlayedHand[] = [];
  let state = startMatch(rules);
  for (let number = 0; number < hands; number++) {
    const isSolo = rules.solo !== undefined && soloAllowed(rules, state) && random() < 0.2;
    const doubles = random() < 0.3 ? Math.min(2, rules.doubling) : 0;
    simulator.deal(number, { doubles, ...(isSolo && { solo: Math.floor(random() * rules.players) }) });
    if (rules.bidding) simulator.bid();
    const plays: { seat: Seat; card: CardIndex }[] = [];
    simulator.play(({ seat, card }) => void plays.push({ seat, card }));
    const record = recordOf(simulator, state, melds);
    const sides = scoreHand(rules, record);
    state = addHand(rules, state, sides);
    const size = plays.length / record.size;
    const tricks = Array.from({ length: record.size }, (_, at) => plays.slice(at * size, (at + 1) * size));
    played.push({ record, tricks, scores: sides.map(({ score }) => score), after: state });
  }
  return played;
}

/** Melds that would reach the target are left out, as if nobody had announced them. */
function recordOf(simulator: Simulator, before: MatchState, melds: boolean): HandRecord {
  const { rules, tally } = simulator;
  const { target, meldsAtTarget } = rules.match;
  const totals = nextTotals(rules, before);
  const most = (side: number) =>
    target === undefined || meldsAtTarget === 'count' ? Infinity : Math.max(0, target - 1 - totals[side]!);
  return {
    ...simulator.setup(),
    won: [...tally.won],
    points: [...tally.points],
    melds: [...tally.melds].map((points, side) => (melds && points <= most(side) ? points : 0)),
    lastTrick: tally.lastTrick,
  };
}

const LETTERS = [...'ABCDEFGH'];

/** Numbers under letters, in the order of the sheet; partners are named by the first of them. */
type Named = Readonly<Record<string, number>>;

/** A hand as somebody writes it down, in the words of a score file. */
export interface WrittenHand {
  readonly words: Readonly<Record<string, string | number>>;
  readonly numbers: Readonly<Record<string, Named>>;
}

/** Writes down a hand; `first`: the hand that says who deals. */
export function writeHand(rules: Rules, { record, scores, after }: PlayedHand, first: boolean): WrittenHand {
  const { sides, trump, bidding, cardPoints, match } = rules;
  const suit = record.trump === undefined ? 'none' : rules.deck.suits[record.trump]!.id;
  const bySeat = (values: readonly number[]) =>
    Object.fromEntries(values.map((value, seat) => [LETTERS[seat]!, value]));
  const bySide = (values: readonly number[]) =>
    Object.fromEntries(values.map((value, side) => [LETTERS[sides[side]![0]!]!, value]));
  const sums = (values: readonly number[]) =>
    sides.map((seats) => seats.reduce((sum, seat) => sum + values[seat]!, 0));
  return {
    words: {
      cards: record.size,
      ...((first || rules.firstLead !== 'rotates') && { dealer: LETTERS[record.dealer!]! }),
      ...((first || rules.firstLead === 'rotates') && { lead: LETTERS[record.lead]! }),
      ...(trump.by === 'turn-up' && { trump: suit }),
      ...(trump.by === 'naming' && { named: suit, maker: LETTERS[record.maker!]! }),
      ...(record.solo !== undefined && { solo: LETTERS[record.solo]! }),
      ...(record.doubles > 0 && { doubles: record.doubles }),
      'last-trick': LETTERS[record.lastTrick!]!,
    },
    numbers: {
      ...(bidding && { bids: bySeat(record.bids!) }),
      won: bySeat(record.won),
      ...(cardPoints && { 'card-points': bySide(sums(record.points)) }),
      ...(record.melds.some((points) => points > 0) && { 'meld-points': bySide(record.melds) }),
      scores: bySide(scores),
      totals: bySide(after.totals),
      ...Object.fromEntries(match.units.map(({ id }, unit) => [`units ${id}`, bySide(after.units[unit]!)])),
    },
  };
}

/** Rules by the words of a score file. */
export interface Head {
  readonly game: string;
  readonly variants: readonly string[];
  readonly players: number;
}

const flow = (entries: readonly (readonly [string, string | number])[]): string =>
  `{${entries.map(([key, value]) => `${key}: ${value}`).join(', ')}}`;

/** A score file in YAML, one line a hand; the first hand stands in line 5. */
export function writeYaml({ game, variants, players }: Head, hands: readonly WrittenHand[]): string {
  const rows = hands.map(({ words, numbers }) => {
    const maps = Object.entries(numbers).filter(([key]) => !key.startsWith('units '));
    const units = Object.entries(numbers).flatMap(([key, named]) =>
      key.startsWith('units ') ? [[key.slice(6), flow(Object.entries(named))] as const] : [],
    );
    return `  - ${flow([
      ...Object.entries(words),
      ...maps.map(([key, named]) => [key, flow(Object.entries(named))] as const),
      ...(units.length > 0 ? [['units', flow(units)] as const] : []),
    ])}\n`;
  });
  return `game: ${game}\nvariants: [${variants.join(', ')}]\nplayers: ${players}\nmatch:\n${rows.join('')}`;
}

/** The same as a row with the cards that were played. */
export function writePlayed(rules: Rules, hand: PlayedHand, first: boolean): string {
  const { words, numbers } = writeHand(rules, hand, first);
  const { 'last-trick': _, ...stated } = words;
  const tricks = hand.tricks.map((plays) =>
    flow(plays.map(({ seat, card }) => [LETTERS[seat]!, rules.deck.cards[card]!.id])),
  );
  const { bids, won, totals } = numbers;
  const maps = Object.entries({ ...(bids && { bids }), won: won!, totals: totals! });
  return `  - ${flow([
    ...Object.entries(stated),
    ...maps.map(([key, named]) => [key, flow(Object.entries(named))] as const),
    ['tricks', `[${tricks.join(', ')}]`],
  ])}\n`;
}

const COLUMN: Readonly<Record<string, string>> = { bids: 'bid', scores: 'score', totals: 'total' };

/** Score files of several matches in one table; the head is line 1. */
export function writeCsv(
  { game, variants, players }: Head,
  matches: readonly (readonly WrittenHand[])[],
  separator = ',',
): string {
  const all = matches.flat();
  const words = [...new Set(all.flatMap((hand) => Object.keys(hand.words)))];
  const numbers = [
    ...new Set(all.flatMap((hand) => Object.entries(hand.numbers).flatMap(([key, named]) => Object.keys(named).map((seat) => `${key}/${seat}`)))), // biome-ignore format: short
  ];
  const heads = numbers.map((one) => {
    const [key = '', seat] = one.split('/');
    return `${COLUMN[key] ?? key.replace('units ', '')} ${seat}`;
  });
  const rows = matches.flatMap((hands, match) =>
    hands.map((hand, at) => [
      ...[match + 1, at === 0 ? game : '', at === 0 ? variants.join(' ') : '', at === 0 ? players : ''],
      ...words.map((word) => hand.words[word] ?? ''),
      ...numbers.map((one) => {
        const [key = '', seat = ''] = one.split('/');
        return hand.numbers[key]?.[seat] ?? '';
      }),
    ]),
  );
  const head = ['match', 'game', 'variants', 'players', ...words, ...heads];
  return [head, ...rows].map((row) => `${row.join(separator)}\n`).join('');
}
