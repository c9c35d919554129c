import { counted, listed } from '../../diagnostics/words.ts';
import { scoreSeat } from '../../engine/scoring.ts';
import { scoreInWords, seatName, signed, winReasonInWords } from '../words.ts';
import { checkCardClaims } from './card-claims.ts';
import { dismiss, type HandSite, refute, scoringLabel, type Verdict } from './verdict.ts';

/** Every kind of claim about a hand. */
const HAND_CLAIMS: readonly ((site: HandSite) => readonly Verdict[])[] = [
  checkWinners,
  checkCardClaims,
  checkScores,
  checkSum,
];

/** Checks all claims of a hand; what depends on a play at fault is not checked. */
export function checkHandClaims(site: HandSite): readonly Verdict[] {
  return HAND_CLAIMS.flatMap((check) => check(site));
}

function checkWinners(site: HandSite): readonly Verdict[] {
  const { example } = site;
  return (example.claims.winners ?? []).flatMap((claimed, index): Verdict | readonly Verdict[] => {
    const trick = site.replay.tricks[index];
    if (trick && trick.diagnostics.length > 0) return [];
    const { game } = site.definition;
    const at = ['winners', index];
    const { trace } = trick ?? {};
    if (trace?.winner === undefined || trace.reason === undefined) return dismissWinner(site, index);
    if (trace.winner === claimed) return 'holds';
    const actual = seatName(game, trace.winner);
    return refute(site, {
      code: 'E0301',
      at,
      message: `example claims ${seatName(game, claimed)} as winner of trick ${index + 1}, the rules give ${actual}`,
      why: winReasonInWords(game, trace.plays, trace.reason),
      help: `write ${actual}`,
      related: [{ span: site.definition.locate([...example.path, 'tricks', index]), text: 'this trick' }],
    });
  });
}

function dismissWinner(site: HandSite, index: number): Verdict {
  const played = site.replay.tricks.length;
  const message = `example claims a winner of trick ${index + 1}, which ${index < played ? 'is not finished' : 'is not there'}`;
  const finished = site.replay.tricks.filter(({ trace }) => trace?.winner !== undefined).length;
  const why = `the example has ${counted(finished, 'finished trick')}`;
  const help = 'leave the winner out, or give the whole trick';
  return dismiss(site, { at: ['winners', index], message, why, help });
}

function checkScores(site: HandSite): readonly Verdict[] {
  const { example, replay, definition } = site;
  const claimed = example.claims.scores;
  if (!claimed || !replay.sound) return [];
  if (!replay.complete) return [dismissPoints(site, 'scores')];
  const { game } = definition;
  return claimed.flatMap((points, seat): Verdict | readonly Verdict[] => {
    if (points === undefined) return [];
    const tricks = replay.won[seat]!;
    const score = scoreSeat(game.rules, tricks);
    if (points === score.points) return 'holds';
    const who = seatName(game, seat);
    return refute(site, {
      code: 'E0302',
      at: ['scores', who],
      message: `example claims ${signed(points)} for ${who}, the rules give ${signed(score.points)}`,
      why: scoreInWords(game, seat, tricks, score),
      help: `write ${score.points}`,
      related: score.line ? [scoringLabel(definition, game.rules.scoring.indexOf(score.line))] : [],
    });
  });
}

function checkSum(site: HandSite): readonly Verdict[] {
  const { example, replay, definition } = site;
  const claimed = example.claims.sum;
  if (claimed === undefined || !replay.sound) return [];
  if (!replay.complete) return [dismissPoints(site, 'sum')];
  const { game } = definition;
  const points = replay.won.map((tricks) => scoreSeat(game.rules, tricks).points);
  const sum = points.reduce((total, value) => total + value, 0);
  if (sum === claimed) return ['holds'];
  const why = points.map((value, seat) => `${seatName(game, seat)} ${signed(value)}`).join(', ');
  const message = `example claims ${signed(claimed)} as sum of the hand, the rules give ${signed(sum)}`;
  return [refute(site, { code: 'E0306', at: ['sum'], message, why, help: `write ${sum}` })];
}

function dismissPoints(site: HandSite, claim: 'scores' | 'sum'): Verdict {
  const { example, replay, definition } = site;
  const { game } = definition;
  const unknown = game.seats.filter((_, seat) => (example.hands[seat]?.length ?? 0) < game.rules.handSize);
  const finished = replay.tricks.filter(({ trace }) => trace?.winner !== undefined).length;
  const why =
    unknown.length > 0
      ? `the whole hand of ${listed(unknown)} is not given`
      : `${finished} of ${counted(game.rules.handSize, 'trick')} are played`;
  const help = `give every hand and every trick, or leave \`${claim}\` out`;
  const message = 'example claims points of a hand that is not complete';
  return dismiss(site, { at: [claim], message, why, help });
}
