import { bidOrder, hookedBid } from '../engine/bidding.ts';
import { addHand, startMatch } from '../engine/match.ts';
import type { Rules, Side } from '../engine/rules.ts';
import { scoreHand } from '../engine/scoring.ts';
import type { HandRecord } from '../engine/setup.ts';
import { playouts } from '../proof/playouts.ts';
import { hasTeams, rowWords } from './row-words.ts';

/** How many hands are played at most in search of a plain first one. */
const MOST_TRIES = 2000;

/** A first hand that could be played by these rules, as a row of a score file in YAML. */
export function sampleHand(rules: Rules, seats: readonly string[]): string {
  for (const [turn, { record }] of entriesOf(playouts(rules))) {
    if (record.number === 0 && record.solo === undefined)
      return writeHand(rules, seats, withBids(rules, record));
    if (turn > MOST_TRIES) break;
  }
  throw new Error('the rules have no first hand');
}

function* entriesOf<T>(values: Iterable<T>): Generator<readonly [number, T]> {
  let turn = 0;
  for (const value of values) yield [turn++, value];
}

/** Everyone bids what he takes, but for the last where the hook forbids it. */
function withBids(rules: Rules, record: HandRecord): HandRecord {
  const last = bidOrder(rules, record.dealer, record.lead).at(-1);
  if (last === undefined) return record;
  const { won, size } = record;
  const isHooked = hookedBid(rules, size, size - won[last]!) === won[last];
  const bid = isHooked ? (won[last] === 0 ? 1 : won[last]! - 1) : won[last]!;
  return { ...record, bids: won.map((tricks, seat) => (seat === last ? bid : tricks)) };
}

/** A hand as a row of a score file: what it says of itself, and the totals after it if it is the first. */
function writeHand(rules: Rules, seats: readonly string[], record: HandRecord): string {
  const { plain, seats: bySeat, sides: bySide } = rowWords(rules);
  const { totals } = addHand(rules, startMatch(rules), scoreHand(rules, record));
  const suit = record.trump === undefined ? 'none' : rules.deck.suits[record.trump]!.id;
  const nameOf = (seat: number | undefined) => (seat === undefined ? undefined : seats[seat]);
  const sum = (values: readonly number[], side: Side) =>
    rules.sides[side]!.reduce((all, seat) => all + values[seat]!, 0);
  const plainValues: Readonly<Record<string, string | undefined>> = {
    dealer: nameOf(record.dealer),
    lead: nameOf(record.lead),
    trump: suit,
    named: suit,
    maker: nameOf(record.maker),
    'last-trick': nameOf(record.lastTrick),
  };
  const map = (names: readonly string[], values: readonly number[]) =>
    `{${names.map((name, at) => `${name}: ${values[at]}`).join(', ')}}`;
  const sides = rules.sides.map(([first]) => seats[first!]!);
  const sideValues: Readonly<Record<string, readonly number[]>> = {
    won: rules.sides.map((_, side) => sum(record.won, side)),
    'card-points': rules.sides.map((_, side) => sum(record.points, side)),
    totals,
  };
  const entries = [
    ...plain.flatMap((key) => (plainValues[key] === undefined ? [] : [`${key}: ${plainValues[key]}`])),
    ...(bySeat.includes('bids') ? [`bids: ${map(seats, record.bids ?? [])}`] : []),
    ...(hasTeams(rules) ? [] : [`won: ${map(seats, record.won)}`]),
    ...bySide.flatMap((key) => (sideValues[key] ? [`${key}: ${map(sides, sideValues[key])}`] : [])),
  ];
  return `{${entries.join(', ')}}`;
}
