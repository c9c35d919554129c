import type { MatchClaims } from '../../definition/claims.ts';
import { counted, listed } from '../../diagnostics/words.ts';
import type { Side } from '../../engine/rules.ts';
import { scoreInWords } from '../score-words.ts';
import { sideKey, sideName, sidesInWords, signed } from '../words.ts';
import { checkDealers, checkLeaders, dismissHand } from './match-turn-claims.ts';
import { checkEach, compare, type MatchSite, scoringLabel, type Verdict } from './verdict.ts';

/** How each kind of claim about a match is checked. */
const MATCH_CLAIMS: Readonly<Record<keyof MatchClaims, (site: MatchSite) => readonly Verdict[]>> = {
  leaders: checkLeaders,
  dealers: checkDealers,
  scores: checkScores,
  totals: checkTotals,
  sum: checkSum,
  places: checkPlaces,
  games: checkGames,
  units: checkUnits,
};

/** Checks all claims of a match; what depends on a hand that cannot be scored is not checked. */
export function checkMatchClaims(site: MatchSite): readonly Verdict[] {
  return Object.values(MATCH_CLAIMS).flatMap((check) => check(site));
}

function checkScores(site: MatchSite): readonly Verdict[] {
  const { hands } = site.match;
  return checkEach(site.example.claims.scores, (claimed, index) => {
    if (index >= hands.length) return dismissHand(site, 'scores', index);
    return checkEach(claimed, (points, side) => checkScore(site, index, side, points));
  });
}

function checkScore(site: MatchSite, index: number, side: Side, claimed: number): readonly Verdict[] {
  const hand = site.match.hands[index];
  const score = hand?.sides[side];
  if (!hand || !score) return [];
  const { example } = site;
  return [
    compare(site, {
      code: 'E0302',
      at: ['scores', index, sideKey(example, side)],
      claimed,
      actual: score.score,
      show: signed,
      write: String,
      says: (points) => `${points} for ${sideName(example, side)} in hand ${index + 1}`,
      why: () => scoreInWords(example, side, hand.record, score),
      related: () => scoringLabel(site, score.line),
    }),
  ];
}

function checkTotals(site: MatchSite): readonly Verdict[] {
  const { example, match } = site;
  const { standing, hands } = match;
  if (!standing) return [];
  return checkEach(example.claims.totals, (claimed, side) => {
    const start = example.before[side]!;
    const given = listed(hands.map((hand) => signed(hand?.sides[side]?.score ?? 0)));
    const isOneGame = hands.slice(0, -1).every((hand) => !hand?.after.over);
    return compare(site, {
      code: 'E0302',
      at: ['totals', sideKey(example, side)],
      claimed,
      actual: standing.totals[side]!,
      show: signed,
      write: String,
      says: (points) => `a total of ${points} for ${sideName(example, side)}`,
      why: () =>
        isOneGame
          ? `${start === 0 ? '' : `from ${signed(start)} `}the hands give ${given}`
          : runInWords(site),
    });
  });
}

function checkSum(site: MatchSite): readonly Verdict[] {
  const { example, match } = site;
  const claimed = example.claims.sum;
  const totals = match.standing?.totals;
  if (claimed === undefined || !totals) return [];
  return [
    compare(site, {
      code: 'E0306',
      at: ['sum'],
      claimed,
      actual: totals.reduce((points, total) => points + total, 0),
      show: signed,
      write: String,
      says: (sum) => `${sum} as sum of the match`,
      why: `the totals are ${sidesInWords(example, totals)}`,
    }),
  ];
}

function checkPlaces(site: MatchSite): readonly Verdict[] {
  const { example, match } = site;
  const { standing } = match;
  if (!standing) return [];
  return checkEach(example.claims.places, (claimed, side) =>
    compare(site, {
      code: 'E0307',
      at: ['places', sideKey(example, side)],
      claimed,
      actual: standing.places[side]!,
      show: String,
      says: (place) => `place ${place} for ${sideName(example, side)}`,
      why: `the totals are ${sidesInWords(example, standing.totals)}, and equal totals share a place`,
    }),
  );
}

function checkGames(site: MatchSite): readonly Verdict[] {
  const { example, match } = site;
  const { standing } = match;
  if (!standing) return [];
  return checkEach(example.claims.games, (claimed, side) =>
    compare(site, {
      code: 'E0315',
      at: ['games', sideKey(example, side)],
      claimed,
      actual: standing.games[side]!,
      show: String,
      says: (games) => `${counted(Number(games), 'game')} won by ${sideName(example, side)}`,
      why: () => runInWords(site),
    }),
  );
}

function checkUnits(site: MatchSite): readonly Verdict[] {
  const { example, match } = site;
  const { standing } = match;
  if (!standing) return [];
  return checkEach(example.claims.units, (bySide, unit) => {
    const { id } = example.rules.match.units[unit]!;
    return checkEach(bySide, (claimed, side) =>
      compare(site, {
        code: 'E0315',
        at: ['units', id, sideKey(example, side)],
        claimed,
        actual: standing.units[unit]![side]!,
        show: String,
        says: (count) => `${count} ${id} for ${sideName(example, side)}`,
        why: () => runInWords(site),
      }),
    );
  });
}

/** The totals hand by hand, and where games end. */
function runInWords({ example, match }: MatchSite): string {
  const states = match.hands.flatMap((hand, index) => {
    if (!hand) return [];
    const end = hand.after.over ? ' and the game is over' : '';
    return [`after hand ${index + 1} the totals are ${sidesInWords(example, hand.after.totals)}${end}`];
  });
  return states.join('; ');
}
