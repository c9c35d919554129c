import type { ScoreInput, ScoreRow } from '../definition/score-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { counted } from '../diagnostics/words.ts';
import { addHand, type MatchState, nextTotals, placesOf, startMatch, winnersOf } from '../engine/match.ts';
import type { Rules } from '../engine/rules.ts';
import { type AddedHand, addReadHand, findHandFaults } from '../proof/add-match.ts';
import { checkMatchClaims } from '../proof/claims/match-claims.ts';
import { tally } from '../proof/claims/verdict.ts';
import { expectTurn, findWrongTurn, followTurn, type MatchTurn } from '../proof/match-turns.ts';
import type { Desk } from './desk.ts';
import type { Pause } from './pause.ts';
import { type Expected, type HandRead, readScoreHand } from './read-hand.ts';
import type { ScoredHand, ScoredStanding } from './scored.ts';
import { scoredHand } from './scored-hand.ts';
import { withoutRepeats } from './spans.ts';
import { WrittenNumbers } from './written-numbers.ts';

/** A match that was read, judged and added up. */
interface JudgedMatch {
  readonly hands: readonly ScoredHand[];
  readonly standing: ScoredStanding;
  /** What was found beside what reading reported. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the hands of a match one after the other, judges each, and adds up as far as they can be scored. */
export async function judgeMatch(desk: Desk, { rows }: ScoreInput, pause: Pause): Promise<JudgedMatch> {
  const { rules, match } = desk;
  const numbers = new WrittenNumbers(desk);
  const hands: ScoredHand[] = [];
  const added: (AddedHand | undefined)[] = [];
  const diagnostics: Diagnostic[] = [];
  const told = writtenRows(rows);
  let last: { readonly hand: HandRead; readonly turn: MatchTurn } | undefined;
  let state: MatchState | undefined = startMatch(rules, match.before, match.unitsBefore);
  for (const [index, row] of told.entries()) {
    if (!isThere(desk, index, told.length)) break;
    await pause();
    const hand = readScoreHand(desk, row, index, expectedAfter(rules, last, row, desk), state);
    const turn = followTurn(rules, last?.hand.read, last?.turn, hand.read);
    const isOpen = !hand.ended && index === told.length - 1;
    const found = [...hand.diagnostics, ...findFaults(desk, { hand, turn, index, isOpen, state })];
    diagnostics.push(...withoutRepeats(found, desk.table.findings.list));
    checkNumber(desk, row, index);
    const one: AddedHand | undefined = isOpen
      ? undefined
      : addHandRead(desk, { hand, turn, index, isOpen, state });
    if (one && state) numbers.check({ hand, index, added: one, before: state });
    hands.push(scoredHand(desk, { hand, turn, index, added: one }));
    if (!isOpen) {
      added.push(one);
      state = one?.after;
    }
    last = { hand, turn };
  }
  const standing = standingOf(desk, added);
  return {
    hands,
    standing,
    diagnostics: [...diagnostics, ...numbers.diagnostics(), ...checkEnd(desk, added, standing)],
  };
}

/** Rows that tell something, and those between them: a form has rows for hands that are still to come. */
function writtenRows(rows: readonly ScoreRow[]): readonly ScoreRow[] {
  const isWritten = ({ parts: { hand: _, cards: __, ...parts }, faulty }: ScoreRow) =>
    faulty || Object.keys(parts).length > 0;
  return rows.slice(0, rows.findLastIndex(isWritten) + 1);
}

/** Whether a match has such a hand; the first one too many is told, and it is the last that is looked at. */
function isThere({ rules, table, match }: Desk, index: number, hands: number): boolean {
  const most = rules.match.hands;
  if (most === undefined || index < most) return true;
  const message = `this match has ${counted(hands, 'hand')}, but a match of this game has ${most}`;
  const related = [{ span: table.locateRules(['match', 'hands']), text: counted(most, 'hand') }];
  table.findings.report('E0204', [...match.path, 'match', index], message, {
    related,
    help: 'leave the hands from this one on out, or begin another match with them',
  });
  return false;
}

function checkNumber({ table }: Desk, { parts: { hand } }: ScoreRow, index: number): void {
  if (hand === undefined || hand === index + 1) return;
  const message = `${table.called} claims ${hand} as number of this hand, it is hand ${index + 1}`;
  const help = `write ${index + 1}, or add the hands that are missing before it`;
  table.findings.report('E0310', ['match', index, 'hand'], message, { label: 'claimed', help });
}

/** What the hands before tell of the next one. */
function expectedAfter(
  rules: Rules,
  last: { readonly hand: HandRead; readonly turn: MatchTurn } | undefined,
  { parts: { maker, solo } }: ScoreRow,
  { table: { seats = [] } }: Desk,
): Expected {
  if (last === undefined) return {};
  const seatOf = (name: string | undefined) =>
    name !== undefined && seats.includes(name) ? seats.indexOf(name) : undefined;
  const [makes, alone] = [seatOf(maker), seatOf(solo)];
  const { dealer, lead } = expectTurn(rules, last.hand.read, last.turn, { maker: makes, solo: alone });
  return { dealer, lead, lastWinner: last.hand.read.record?.lastTrick };
}

/** A hand that is read, and where it stands. */
interface HandSite {
  readonly hand: HandRead;
  readonly turn: MatchTurn;
  readonly index: number;
  readonly isOpen: boolean;
  readonly state: MatchState | undefined;
}

/** Adds a hand; of a result that cannot be right the numbers that were written down are taken instead. */
function addHandRead({ rules, match }: Desk, { hand, turn, state }: HandSite): AddedHand | undefined {
  const added = state && addReadHand(match, state, hand.read, turn);
  if (!hand.broken || added === undefined || state === undefined) return added;
  const { scores, totals, units } = hand.claims;
  const start = nextTotals(rules, state);
  const written = added.sides.map((one, side) => {
    const total = totals?.[side];
    const from = one.wins ? rules.match.start : start[side]!;
    return { ...one, score: total === undefined ? (scores?.[side] ?? one.score) : total - from };
  });
  const after = addHand(rules, state, written, added.record.maker);
  const counts = after.units.map((all, unit) => all.map((count, side) => units?.[unit]?.[side] ?? count));
  return { ...added, after: { ...after, units: counts } };
}

function findFaults(desk: Desk, { hand, turn, index, isOpen, state }: HandSite): readonly Diagnostic[] {
  const { definition, match } = desk;
  const turns = findWrongTurn(definition, match, { turn, index, isReference: false });
  if (isOpen || (hand.replay && !hand.replay.sound)) return turns;
  return [...turns, ...findHandFaults(definition, match, { hand: hand.read, index, state })];
}

/** How the match stands after the hands before the first that could not be scored. */
function standingOf({ rules, match }: Desk, added: readonly (AddedHand | undefined)[]): ScoredStanding {
  const open = added.indexOf(undefined);
  const played = added.slice(0, open < 0 ? added.length : open);
  const last = played.at(-1)?.after ?? startMatch(rules, match.before, match.unitsBefore);
  const { totals, games, units, over } = last;
  const planned = rules.match.hands === undefined ? {} : { planned: rules.match.hands };
  const places = placesOf(rules, totals);
  const winners = over ? last.winners : winnersOf(rules, totals);
  return { played: played.length, ...planned, totals, places, winners, games, units, over };
}

/** What is written of the end is judged as in an example of a match. */
function checkEnd(
  { definition, match, rules }: Desk,
  added: readonly (AddedHand | undefined)[],
  standing: ScoredStanding,
): readonly Diagnostic[] {
  const last = added.at(-1);
  if (last === undefined || added.includes(undefined)) return [];
  const { places, winners } = standing;
  const whole = { hands: added, turns: [], standing: { ...last.after, places, winners }, diagnostics: [] };
  return tally(checkMatchClaims({ definition, example: { ...match, rules }, match: whole })).diagnostics;
}
