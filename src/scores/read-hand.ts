import { cardsNamed } from '../cards/notation.ts';
import type { HandClaims } from '../definition/claims.ts';
import type { HandExample, Path } from '../definition/game.ts';
import { readHandExample } from '../definition/hand-example.ts';
import { readStatedHand } from '../definition/match-example.ts';
import type { ScoreRow } from '../definition/score-file.ts';
import type { ScoreHandInput } from '../definition/score-file-schema.ts';
import { readBySide, readByUnit, readSeats } from '../definition/table.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type MatchState, nextTotals } from '../engine/match.ts';
import type { Seat } from '../engine/rules.ts';
import { sizeOfHand } from '../engine/schedule.ts';
import { activeSeats } from '../engine/trick.ts';
import { type ReadHand, readHand } from '../proof/match-hands.ts';
import { type Replay, replayHand } from '../proof/replay.ts';
import type { Desk } from './desk.ts';
import { isOfResult, refuseMelds } from './result-faults.ts';

/** What follows from the hands before, where a hand does not say it. */
export interface Expected {
  readonly dealer?: Seat | undefined;
  readonly lead?: Seat | undefined;
  /** Who took the last trick. */
  readonly lastWinner?: Seat | undefined;
}

/** A hand of a score file. */
export interface HandRead {
  readonly parts: Partial<ScoreHandInput>;
  readonly read: ReadHand;
  /** Whether it goes to its end; only then it has a score. */
  readonly ended: boolean;
  /** The hand as it was played or announced; absent where only its result is stated. */
  readonly example?: HandExample;
  readonly replay?: Replay;
  /** Whether what is written of its result cannot be right. */
  readonly broken: boolean;
  /** What is written down beside what happened. */
  readonly claims: HandClaims;
  /** What its replay found; what reading found stands in the table's findings. */
  readonly diagnostics: readonly Diagnostic[];
}

type Parts = Partial<ScoreHandInput>;

/** Reads a hand at `['match', index]`; what it does not say follows from the hands before. */
export function readScoreHand(
  desk: Desk,
  { parts, faulty }: ScoreRow,
  index: number,
  expected: Expected,
  state: MatchState | undefined,
): HandRead {
  const { table } = desk;
  const path: Path = ['match', index];
  const before = table.findings.list.length;
  const filled = fillIn(desk, parts, expected);
  const claims = readClaims(desk, parts, path);
  const isShown = parts.tricks !== undefined || parts.hands !== undefined;
  const shown = isShown || parts.won === undefined ? replayShown(desk, filled, path, state) : undefined;
  const isClean = table.findings.list.length === before && !faulty;
  const isStated = parts.won !== undefined && !shown?.replay.whole && (shown === undefined || isClean);
  const stated = isStated
    ? readStatedHand(statedOf(filled), { index, isDealt: index > 0 }, path, table)
    : undefined;
  if (stated) refuseMelds(desk, parts, path);
  const result = stated?.read;
  const read = result ? readHand(desk.match, result, new Map()) : readShown(desk, shown);
  const found = table.findings.list.slice(before);
  return {
    parts,
    read,
    ended: result !== undefined || shown?.replay.whole === true || faulty,
    ...(shown && { example: shown.example, replay: shown.replay }),
    broken:
      faulty ||
      (shown !== undefined && !shown.replay.sound) ||
      found.some((one) => isOfResult(desk, one, path)),
    claims,
    diagnostics: shown?.replay.diagnostics ?? [],
  };
}

/** What a hand that is shown card by card comes to. */
function readShown({ match }: Desk, shown: Shown | undefined): ReadHand {
  if (shown === undefined) throw new Error('a hand is neither shown nor stated');
  const { example, replay } = shown;
  const hands = new Map([[example.id, { example, replay }]]);
  if (replay.whole || !replay.sound) return readHand(match, { kind: 'example', example: example.id }, hands);
  const isEmpty = example.tricks.length === 0 && example.hands.every((hand) => hand === undefined);
  const missing = isEmpty ? 'nothing says who took how many tricks' : replay.missing;
  return { setup: example.setup, leadKnown: example.leadKnown, ...(missing !== undefined && { missing }) };
}

function fillIn({ rules, table }: Desk, parts: Parts, { dealer, lead, lastWinner }: Expected) {
  const nameOf = (seat: Seat | undefined) => (seat === undefined ? undefined : table.seats?.[seat]);
  const ownDealer = parts.dealer ?? nameOf(dealer);
  const ownLead = parts.lead ?? (rules.firstLead === 'rotates' ? nameOf(lead) : undefined);
  const winner = rules.firstLead === 'last-winner' ? nameOf(lastWinner) : undefined;
  return {
    ...parts,
    ...(ownDealer !== undefined && { dealer: ownDealer }),
    ...(ownLead !== undefined && { lead: ownLead }),
    ...(winner !== undefined && { 'last-winner': winner }),
  };
}

type Filled = ReturnType<typeof fillIn>;

/** A result as a hand of a match states it; where the plays are given as well, their melds are no part of it. */
function statedOf({ won = {}, ...parts }: Filled) {
  const { hand: _, cards, hands, tricks, melds, winners, scores, totals, units, ...stated } = parts;
  return { ...stated, won };
}

interface Shown {
  readonly example: HandExample;
  readonly replay: Replay;
}

/** Replays what is shown of a hand; one of which nothing is shown may still have bids that break the rules. */
function replayShown(desk: Desk, filled: Filled, path: Path, state: MatchState | undefined): Shown {
  const { definition, rules, match, table } = desk;
  const { cards: _, winners, won, scores, totals, units, 'card-points': points, ...shown } = filled;
  const number = Number(path[1]);
  const hands = { ...handsPlayed(desk, filled, sizeOfHand(rules, number)), ...filled.hands };
  const parts = { ...shown, ...(Object.keys(hands).length > 0 && { hands }), hand: number + 1 };
  const read = readHandExample({ kind: 'hand', path, whole: true, parts }, match, table);
  if (read === undefined) throw new Error('the rules of a score file are sound');
  const standing = state && { before: nextTotals(rules, state), unitsBefore: state.units };
  const example = { ...read, ...standing, called: table.called ?? 'the example' };
  return { example, replay: replayHand(definition, example) };
}

/** Where every card of a hand is played, nobody has to write the hands down. */
function handsPlayed(
  { rules, table }: Desk,
  { tricks = [], hands = {}, solo }: Parts,
  size: number,
): Record<string, string> {
  const seats = table.seats ?? [];
  const soloist = solo === undefined ? -1 : seats.indexOf(solo);
  const active = activeSeats(rules, soloist < 0 ? {} : { solo: soloist }).map((seat) => seats[seat]!);
  const whole = tricks.every((trick) => active.every((seat) => typeof trick[seat] === 'string'));
  if (!whole || tricks.length !== size) return {};
  const cards = tricks.flatMap((trick) => active.map((seat) => trick[seat]!));
  const known = cards.map((card) => cardsNamed(rules.deck, card)[0]?.id);
  const isSound = known.every((id) => id !== undefined && copiesOf(rules.deck, id) >= countOf(known, id));
  if (!isSound) return {};
  const open = active.filter((seat) => hands[seat] === undefined);
  return Object.fromEntries(open.map((seat) => [seat, tricks.map((trick) => trick[seat]).join(' ')]));
}

const copiesOf = (deck: Desk['rules']['deck'], id: string): number =>
  deck.cards.filter((card) => card.id === id).length;

const countOf = (ids: readonly (string | undefined)[], id: string): number =>
  ids.filter((one) => one === id).length;

function readClaims({ table, rules }: Desk, parts: Parts, path: Path): HandClaims {
  const { cards, scores, totals, units, winners, tricks, won, 'card-points': points } = parts;
  const bySide = (key: string, values: Readonly<Record<string, number>>) =>
    readBySide(table, values, [...path, key]);
  const played = tricks !== undefined;
  return {
    ...(cards !== undefined && { handSize: cards }),
    ...(winners && { winners: readSeats(table, winners, [...path, 'winners']) }),
    ...(played &&
      won && { tricks: rules.sides.map((side) => sumOf(side.map((seat) => won[table.seats![seat]!]))) }),
    ...(played && points && { points: bySide('card-points', points) }),
    ...(scores && { scores: bySide('scores', scores) }),
    ...(totals && { totals: bySide('totals', totals) }),
    ...(units && { units: readByUnit(table, units, [...path, 'units']) }),
  };
}

function sumOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
}
