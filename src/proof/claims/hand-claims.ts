import type { HandClaims } from '../../definition/claims.ts';
import { checkBidder, checkForbiddenBids } from './bid-claims.ts';
import { checkIllegal, checkLegal } from './card-claims.ts';
import { checkHandSize, checkHands, checkTrump } from './deal-claims.ts';
import { checkLegalSets } from './legal-set-claims.ts';
import { checkLastCardAllowed, checkSees } from './naming-claims.ts';
import { checkPoints, checkTrickPoints, checkTricks } from './result-claims.ts';
import { checkAwards, checkLines, checkScores, checkSum } from './score-claims.ts';
import { checkGameOver, checkSoloAllowed, checkTotals, checkUnits } from './standing-claims.ts';
import { checkDealer, checkLeader, checkNextDealer, checkNextLeader } from './turn-claims.ts';
import type { HandSite, Verdict } from './verdict.ts';
import { checkWinners, checkWinning } from './winner-claims.ts';

/** How each kind of claim about a hand is checked. */
const HAND_CLAIMS: Readonly<Record<keyof HandClaims, (site: HandSite) => readonly Verdict[]>> = {
  trump: checkTrump,
  sees: checkSees,
  lastCardAllowed: checkLastCardAllowed,
  handSize: checkHandSize,
  hands: checkHands,
  dealer: checkDealer,
  leader: checkLeader,
  nextDealer: checkNextDealer,
  nextLeader: checkNextLeader,
  bidder: checkBidder,
  forbiddenBids: checkForbiddenBids,
  soloAllowed: checkSoloAllowed,
  winners: checkWinners,
  winning: checkWinning,
  legal: checkLegal,
  illegal: checkIllegal,
  legalCards: checkLegalSets,
  trickPoints: checkTrickPoints,
  tricks: checkTricks,
  points: checkPoints,
  lines: checkLines,
  scores: checkScores,
  sum: checkSum,
  awards: checkAwards,
  totals: checkTotals,
  units: checkUnits,
  gameOver: checkGameOver,
};

/** Checks all claims of a hand; what depends on a play at fault is not checked. */
export function checkHandClaims(site: HandSite): readonly Verdict[] {
  return Object.values(HAND_CLAIMS).flatMap((check) => check(site));
}
