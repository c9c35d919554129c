import type { Definition, MatchExample } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { addHand, type MatchState, nextTotals, placesOf, startMatch, winnersOf } from '../engine/match.ts';
import { meldsCounted } from '../engine/melds.ts';
import type { Side } from '../engine/rules.ts';
import { type SideScore, scoreHand } from '../engine/scoring.ts';
import type { HandRecord } from '../engine/setup.ts';
import { findHookFault, findSoloFault, findTargetFaults } from './calls.ts';
import { finding } from './finding.ts';
import { type ReadHand, type Replays, readHand, settle } from './match-hands.ts';
import { findWrongTurn, followTurns, type MatchTurn } from './match-turns.ts';

/** A hand of a match that can be scored. */
export interface AddedHand {
  readonly record: HandRecord;
  /** By side. */
  readonly sides: readonly SideScore[];
  /** The match after it. */
  readonly after: MatchState;
}

/** How a match stands in the end. */
interface Standing extends MatchState {
  /** By side. */
  readonly places: readonly number[];
  /** Sides in the first place. */
  readonly winners: readonly Side[];
}

/** A match as far as its hands can be scored. */
export interface AddedMatch {
  /** Undefined from the first hand that cannot be scored. */
  readonly hands: readonly (AddedHand | undefined)[];
  readonly turns: readonly MatchTurn[];
  /** Undefined if a hand cannot be scored. */
  readonly standing?: Standing;
  readonly diagnostics: readonly Diagnostic[];
}

/** Adds up a match; throws if it names an example that is not a whole hand of the definition. */
export function addMatch(definition: Definition, example: MatchExample, replays: Replays): AddedMatch {
  const { rules, before, unitsBefore } = example;
  const read = example.hands.map((hand) => readHand(example, hand, replays));
  const turns = followTurns(rules, read);
  const hands: (AddedHand | undefined)[] = [];
  const diagnostics = turns.flatMap((turn, index) => {
    return findWrongTurn(definition, example, {
      turn,
      index,
      isReference: example.hands[index]!.kind === 'example',
    });
  });
  let state: MatchState | undefined = startMatch(rules, before, unitsBefore, read[0]?.setup.number ?? 0);
  for (const [index, hand] of read.entries()) {
    diagnostics.push(...findHandFaults(definition, example, { hand, index, state }));
    const added: AddedHand | undefined = state && addReadHand(example, state, hand, turns[index]!);
    hands.push(added);
    state = added?.after;
  }
  if (!state) return { hands, turns, diagnostics };
  const places = placesOf(rules, state.totals);
  const winners = state.over ? state.winners : winnersOf(rules, state.totals);
  return { hands, turns, standing: { ...state, places, winners }, diagnostics };
}

/**
 * Adds a hand to a match; undefined if it cannot be scored. A meld near the target counts by the totals of the match, not
 * by those that the example of the hand has.
 */
export function addReadHand(
  match: MatchExample,
  state: MatchState,
  { record, example }: ReadHand,
  turn: MatchTurn,
): AddedHand | undefined {
  if (record === undefined) return undefined;
  const { rules } = match;
  const counted = example && meldsCounted(rules, example.melds, nextTotals(rules, state));
  const melds = example?.result?.melds ?? counted ?? record.melds;
  const settled = settle(match, { ...record, melds }, turn);
  const sides = scoreHand(rules, settled);
  return { record: settled, sides, after: addHand(rules, state, sides, settled.maker) };
}

/** A hand of a match, and how the match stands before it. */
interface HandSite {
  readonly hand: ReadHand;
  readonly index: number;
  /** The match before it; undefined where a hand before cannot be scored. */
  readonly state: MatchState | undefined;
}

/** What keeps a hand from being scored, and calls against the rules in one that is given by its result. */
export function findHandFaults(
  definition: Definition,
  match: MatchExample,
  { hand, index, state }: HandSite,
): readonly Diagnostic[] {
  const { setup, missing, example, record } = hand;
  const path = [...match.path, 'match', index];
  if (missing !== undefined) {
    const message = `hand ${index + 1} of the match cannot be scored: ${missing}`;
    return [finding(definition, 'E0202', path, message, { help: 'say it, or leave the hand out' })];
  }
  if (example) return [];
  const { bids = [], size, solo } = setup;
  return [
    ...findHookFault(definition, match, { bids, size, path }),
    ...(state ? findSoloFault(definition, match, { solo, state, path }) : []),
    ...(state && record ? findTargetFaults(definition, match, { melds: record.melds, state, path }) : []),
  ];
}
