import type { HandClaims } from '../definition/claims.ts';
import type { HandExample } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type MatchState, nextTotals } from '../engine/match.ts';
import type { AddedHand } from '../proof/add-match.ts';
import { checkHandClaims } from '../proof/claims/hand-claims.ts';
import type { HandSite } from '../proof/claims/verdict.ts';
import type { Replay } from '../proof/replay.ts';
import type { Desk } from './desk.ts';
import type { HandRead } from './read-hand.ts';

/** A hand of a match that was added, and how the match stood before. */
export interface Judged {
  readonly hand: HandRead;
  readonly index: number;
  readonly added: AddedHand;
  readonly before: MatchState;
}

/** What is wrong with claims about a hand of a match; they are judged as those of an example. */
export function refuteClaims(desk: Desk, judged: Judged, claims: HandClaims): readonly Diagnostic[] {
  if (Object.keys(claims).length === 0) return [];
  const verdicts = checkHandClaims(siteOf(desk, judged, claims));
  return verdicts.flatMap((verdict) => (verdict === 'holds' ? [] : [verdict.diagnostic]));
}

function siteOf(desk: Desk, { hand, index, added, before }: Judged, claims: HandClaims): HandSite {
  const {
    definition,
    rules,
    match: { hands: _, claims: __, ...head },
  } = desk;
  const { record, sides, after } = added;
  const shown = hand.example && hand.replay?.whole ? hand.example : undefined;
  const bySide = rules.sides.map((seats) => seats.reduce((sum, seat) => sum + record.points[seat]!, 0));
  const example: HandExample = {
    ...{ bids: record.bids ?? [], melds: [], hands: [], tricks: [], result: { won: record.won } },
    ...head,
    ...shown,
    kind: 'hand',
    path: ['match', index],
    setup: record,
    leadKnown: hand.read.leadKnown,
    before: nextTotals(rules, before),
    unitsBefore: before.units,
    claims,
  };
  const replay: Replay = {
    ...{ tricks: [], complete: false, diagnostics: [] },
    ...hand.replay,
    ...{ sound: true, won: record.won, whole: true, record, sides, after },
    ...(rules.cardPoints && { points: bySide }),
  };
  return { definition, example, replay };
}
