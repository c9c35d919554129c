import { type MatchState, soloAllowed, startMatch } from '../../engine/match.ts';
import { sideKey, sideName, sidesInWords, signed } from '../words.ts';
import { dismissResult } from './result-claims.ts';
import { checkEach, compare, dismiss, type HandSite, type Verdict } from './verdict.ts';

/** Whether a player may play without his partners in this hand. */
export function checkSoloAllowed(site: HandSite): readonly Verdict[] {
  const { rules, before, unitsBefore, claims } = site.example;
  if (claims.soloAllowed === undefined) return [];
  if (!rules.solo) {
    const message = 'example claims something about playing alone, which this game does not have';
    const why = 'the rules have no `solo`';
    return [dismiss(site, { at: ['solo-allowed'], message, why, help: 'leave `solo-allowed` out' })];
  }
  const why = rules.solo.inDecider
    ? 'playing alone is always allowed'
    : 'playing alone is refused only where the game decides for every side';
  return [
    compare(site, {
      code: 'E0315',
      at: ['solo-allowed'],
      claimed: claims.soloAllowed,
      actual: soloAllowed(rules, startMatch(rules, before, unitsBefore)),
      show: String,
      says: (allowed) => `solo-allowed ${allowed}`,
      why,
    }),
  ];
}

/** Checks a claim about what the match is after the hand; of a hand with a fault nothing is checked. */
function withStanding(
  site: HandSite,
  key: 'totals' | 'units' | 'game-over',
  check: (after: MatchState) => readonly Verdict[],
): readonly Verdict[] {
  const { sound, after } = site.replay;
  if (!sound) return [];
  return after ? check(after) : [dismissResult(site, key)];
}

/** The totals after the hand. */
export function checkTotals(site: HandSite): readonly Verdict[] {
  const { example, replay } = site;
  if (!example.claims.totals) return [];
  return withStanding(site, 'totals', ({ totals }) =>
    checkEach(example.claims.totals, (claimed, side) =>
      compare(site, {
        code: 'E0302',
        at: ['totals', sideKey(example, side)],
        claimed,
        actual: totals[side]!,
        show: signed,
        write: String,
        says: (points) => `a total of ${points} for ${sideName(example, side)}`,
        why: `${signed(example.before[side]!)} before the hand and ${signed(replay.sides?.[side]?.score ?? 0)} in it`,
      }),
    ),
  );
}

/** The units after the hand. */
export function checkUnits(site: HandSite): readonly Verdict[] {
  const { example } = site;
  const { match } = example.rules;
  if (!example.claims.units) return [];
  return withStanding(site, 'units', ({ units, totals, over }) =>
    checkEach(example.claims.units, (bySide, unit) =>
      checkEach(bySide, (claimed, side) =>
        compare(site, {
          code: 'E0315',
          at: ['units', match.units[unit]!.id, sideKey(example, side)],
          claimed,
          actual: units[unit]![side]!,
          show: String,
          says: (count) => `${count} ${match.units[unit]!.id} for ${sideName(example, side)}`,
          why: () => standingInWords(site, totals, over),
        }),
      ),
    ),
  );
}

/** Whether the hand ends the game. */
export function checkGameOver(site: HandSite): readonly Verdict[] {
  const claimed = site.example.claims.gameOver;
  if (claimed === undefined) return [];
  return withStanding(site, 'game-over', ({ totals, over }) => [
    compare(site, {
      code: 'E0315',
      at: ['game-over'],
      claimed,
      actual: over,
      show: String,
      says: (is) => `game-over ${is}`,
      why: () => standingInWords(site, totals, over),
    }),
  ]);
}

function standingInWords({ example }: HandSite, totals: readonly number[], over: boolean): string {
  const { target, hands } = example.rules.match;
  const end = target === undefined ? `a game has ${hands} hands` : `the target is ${signed(target)}`;
  return `the totals are ${sidesInWords(example, totals)}, ${end}${over ? ', so the game is over' : ''}`;
}
