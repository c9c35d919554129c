import { counted, listed } from '../../diagnostics/words.ts';
import type { Seat } from '../../engine/rules.ts';
import { scoreInWords, seatName, signed } from '../words.ts';
import { dismiss, type MatchSite, refute, scoringLabel, type Verdict } from './verdict.ts';

/** Every kind of claim about a match. */
const MATCH_CLAIMS: readonly ((site: MatchSite) => readonly Verdict[])[] = [
  checkScores,
  checkTotals,
  checkSum,
  checkPlaces,
];

/** Checks all claims of a match; what depends on a hand that cannot be scored is not checked. */
export function checkMatchClaims(site: MatchSite): readonly Verdict[] {
  return MATCH_CLAIMS.flatMap((check) => check(site));
}

function checkScores(site: MatchSite): readonly Verdict[] {
  const { hands } = site.match;
  return (site.example.claims.scores ?? []).flatMap((claimed, index) => {
    if (index < hands.length)
      return claimed.flatMap((points, seat) => checkScore(site, index, seat, points) ?? []);
    const why = `the match has ${counted(hands.length, 'hand')}`;
    const message = `example claims scores of hand ${index + 1}, which is not there`;
    return [
      dismiss(site, {
        at: ['scores', index],
        message,
        why,
        help: 'leave these scores out, or give the hand',
      }),
    ];
  });
}

function checkScore(
  site: MatchSite,
  index: number,
  seat: Seat,
  claimed: number | undefined,
): Verdict | undefined {
  const { game } = site.definition;
  const hand = site.match.hands[index];
  if (claimed === undefined || hand === undefined) return undefined;
  const score = hand.scores[seat]!;
  if (score.points === claimed) return 'holds';
  const who = seatName(game, seat);
  const { line } = score;
  return refute(site, {
    code: 'E0302',
    at: ['scores', index, who],
    message: `example claims ${signed(claimed)} for ${who} in hand ${index + 1}, the rules give ${signed(score.points)}`,
    why: scoreInWords(game, seat, hand.won[seat]!, score),
    help: `write ${score.points}`,
    related: line ? [scoringLabel(site.definition, game.rules.scoring.indexOf(line))] : [],
  });
}

function checkTotals(site: MatchSite): readonly Verdict[] {
  const { standing, hands } = site.match;
  if (!standing) return [];
  return (site.example.claims.totals ?? []).flatMap((claimed, seat): Verdict | readonly Verdict[] => {
    const total = standing.totals[seat]!;
    if (claimed === undefined) return [];
    if (claimed === total) return 'holds';
    const who = seatName(site.definition.game, seat);
    const points = hands.map((hand) => signed(hand?.scores[seat]?.points ?? 0));
    const message = `example claims a total of ${signed(claimed)} for ${who}, the rules give ${signed(total)}`;
    const why = `the hands give ${listed(points)}`;
    return refute(site, { code: 'E0302', at: ['totals', who], message, why, help: `write ${total}` });
  });
}

function checkSum(site: MatchSite): readonly Verdict[] {
  const claimed = site.example.claims.sum;
  const totals = site.match.standing?.totals;
  if (claimed === undefined || !totals) return [];
  const sum = totals.reduce((points, total) => points + total, 0);
  if (claimed === sum) return ['holds'];
  const message = `example claims ${signed(claimed)} as sum of the match, the rules give ${signed(sum)}`;
  const why = `the totals are ${totalsInWords(site, totals)}`;
  return [refute(site, { code: 'E0306', at: ['sum'], message, why, help: `write ${sum}` })];
}

function checkPlaces(site: MatchSite): readonly Verdict[] {
  const { standing } = site.match;
  if (!standing) return [];
  return (site.example.claims.places ?? []).flatMap((claimed, seat): Verdict | readonly Verdict[] => {
    const place = standing.places[seat]!;
    if (claimed === undefined) return [];
    if (claimed === place) return 'holds';
    const who = seatName(site.definition.game, seat);
    const message = `example claims place ${claimed} for ${who}, the rules give ${place}`;
    const why = `the totals are ${totalsInWords(site, standing.totals)}, and equal totals share a place`;
    return refute(site, { code: 'E0307', at: ['places', who], message, why, help: `write ${place}` });
  });
}

function totalsInWords({ definition }: MatchSite, totals: readonly number[]): string {
  return totals.map((total, seat) => `${seatName(definition.game, seat)} ${signed(total)}`).join(', ');
}
