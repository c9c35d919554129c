import { sizeOfHand } from '../engine/schedule.ts';
import { trumpOfHand } from '../engine/trump.ts';
import type { AddedHand } from '../proof/add-match.ts';
import type { MatchTurn } from '../proof/match-turns.ts';
import type { Desk } from './desk.ts';
import type { HandRead } from './read-hand.ts';
import type { ScoredHand } from './scored.ts';

/** A hand with its turn and, if it could be added, what came of it. */
interface TurnedHand {
  readonly hand: HandRead;
  readonly turn: MatchTurn;
  readonly index: number;
  readonly added: AddedHand | undefined;
}

/** What a score table shows of a hand. */
export function scoredHand(desk: Desk, { hand, turn, index, added }: TurnedHand): ScoredHand {
  const { rules } = desk;
  const { setup } = hand.read;
  const dealer = setup.dealer ?? turn.dealer;
  const maker = added?.record.maker ?? setup.maker;
  const trump = trumpShown(desk, hand, index);
  return {
    number: index,
    size: sizeOfHand(rules, index),
    ...(dealer !== undefined && { dealer }),
    ...(turn.lead !== undefined && { lead: turn.lead }),
    ...(trump !== undefined && { trump }),
    ...(maker !== undefined && { maker }),
    ...(setup.solo !== undefined && { solo: setup.solo }),
    bids: bidsOf(desk, hand),
    doubles: setup.doubles,
    ...(added && outcomeOf(desk, added)),
  };
}

function outcomeOf({ rules }: Desk, { record, sides, after }: AddedHand) {
  const { won, points, melds } = record;
  const bySide = rules.sides.map((seats) => seats.reduce((sum, seat) => sum + points[seat]!, 0));
  return {
    won,
    ...(rules.cardPoints && { points: bySide }),
    melds,
    scores: sides.map(({ score }) => score),
    totals: after.totals,
    units: after.units,
    over: after.over,
  };
}

/** The trump suit where the hand tells it or the rules do. */
function trumpShown({ rules }: Desk, { parts, read }: HandRead, index: number): ScoredHand['trump'] {
  const isTold = ['trump', 'named', 'turn-up'].some((key) => Object.hasOwn(parts, key));
  if (!isTold && 'problem' in trumpOfHand(rules, index)) return undefined;
  return read.setup.trump ?? 'none';
}

function bidsOf({ rules, table }: Desk, { parts, read }: HandRead): ScoredHand['bids'] {
  if (rules.bidding === undefined) return [];
  return read.setup.bids ?? (table.seats ?? []).map((seat) => parts.bids?.[seat]);
}
