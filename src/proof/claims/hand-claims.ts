import { checkBidder, checkForbiddenBids } from './bid-claims.ts';
import { checkCardClaims } from './card-claims.ts';
import { checkHandSize, checkHands, checkTrump } from './deal-claims.ts';
import { checkLegalSets } from './legal-set-claims.ts';
import { checkLastCardAllowed, checkSees } from './naming-claims.ts';
import { checkPoints, checkTrickPoints, checkTricks } from './result-claims.ts';
import { checkAwards, checkLines, checkScores, checkSum } from './score-claims.ts';
import { checkGameOver, checkSoloAllowed, checkTotals, checkUnits } from './standing-claims.ts';
import { checkTurns } from './turn-claims.ts';
import type { HandSite, Verdict } from './verdict.ts';
import { checkWinners, checkWinning } from './winner-claims.ts';

/** Every kind of claim about a hand. */
const HAND_CLAIMS: readonly ((site: HandSite) => readonly Verdict[])[] = [
  checkTrump,
  checkSees,
  checkLastCardAllowed,
  checkHandSize,
  checkHands,
  checkTurns,
  checkBidder,
  checkForbiddenBids,
  checkSoloAllowed,
  checkWinners,
  checkWinning,
  checkCardClaims,
  checkLegalSets,
  checkTrickPoints,
  checkTricks,
  checkPoints,
  checkLines,
  checkScores,
  checkSum,
  checkAwards,
  checkTotals,
  checkUnits,
  checkGameOver,
];

/** Checks all claims of a hand; what depends on a play at fault is not checked. */
export function checkHandClaims(site: HandSite): readonly Verdict[] {
  return HAND_CLAIMS.flatMap((check) => check(site));
}
