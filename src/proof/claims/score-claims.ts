import type { Side } from '../../engine/rules.ts';
import type { SideScore } from '../../engine/scoring.ts';
import type { HandRecord } from '../../engine/setup.ts';
import { scoreInWords } from '../score-words.ts';
import { sideKey, sideName, sidesInWords, signed } from '../words.ts';
import { dismissResult } from './result-claims.ts';
import { checkEach, compare, type HandSite, scoringLabel, type Verdict } from './verdict.ts';

/** A hand that is scored. */
interface Scored {
  readonly record: HandRecord;
  readonly sides: readonly SideScore[];
}

/** Checks a claim that needs the score of the hand; of a hand with a fault nothing is checked. */
function withScores(
  site: HandSite,
  key: 'lines' | 'scores' | 'sum' | 'awards',
  check: (scored: Scored) => readonly Verdict[],
): readonly Verdict[] {
  const { claims } = site.example;
  const { sound, record, sides } = site.replay;
  if (claims[key] === undefined || !sound) return [];
  return record && sides ? check({ record, sides }) : [dismissResult(site, key)];
}

/** The scoring line that counts for each side. */
export function checkLines(site: HandSite): readonly Verdict[] {
  const { example } = site;
  return withScores(site, 'lines', (scored) =>
    checkEach(example.claims.lines, (claimed, side) =>
      compare(site, {
        code: 'E0314',
        at: ['lines', sideKey(example, side)],
        claimed,
        actual: scored.sides[side]!.line?.name ?? 'no line',
        show: (name) => name,
        says: (name) => `line ${name} for ${sideName(example, side)}`,
        ...whyScore(site, scored, side),
      }),
    ),
  );
}

/** What each side scores. */
export function checkScores(site: HandSite): readonly Verdict[] {
  const { example } = site;
  return withScores(site, 'scores', (scored) =>
    checkEach(example.claims.scores, (claimed, side) =>
      compare(site, {
        code: 'E0302',
        at: ['scores', sideKey(example, side)],
        claimed,
        actual: scored.sides[side]!.score,
        show: signed,
        write: String,
        says: (points) => `${points} for ${sideName(example, side)}`,
        ...whyScore(site, scored, side),
      }),
    ),
  );
}

function whyScore(site: HandSite, { record, sides }: Scored, side: Side) {
  const score = sides[side]!;
  return {
    why: () => scoreInWords(site.example, side, record, score),
    related: () => scoringLabel(site, score.line),
  };
}

/** All scores of the hand together. */
export function checkSum(site: HandSite): readonly Verdict[] {
  const { example } = site;
  const claimed = example.claims.sum;
  if (claimed === undefined) return [];
  return withScores(site, 'sum', ({ sides }) => {
    const scores = sides.map(({ score }) => score);
    return [
      compare(site, {
        code: 'E0306',
        at: ['sum'],
        claimed,
        actual: scores.reduce((total, score) => total + score, 0),
        show: signed,
        write: String,
        says: (sum) => `${sum} as sum of the hand`,
        why: () => sidesInWords(example, scores),
      }),
    ];
  });
}

/** Units that the hand gives at once. */
export function checkAwards(site: HandSite): readonly Verdict[] {
  const { example } = site;
  const { units } = example.rules.match;
  return withScores(site, 'awards', ({ record, sides }) =>
    checkEach(example.claims.awards, (bySide, unit) =>
      checkEach(bySide, (claimed, side) =>
        compare(site, {
          code: 'E0315',
          at: ['awards', units[unit]!.id, sideKey(example, side)],
          claimed,
          actual: sides[side]!.awards[unit] ?? 0,
          show: String,
          says: (count) => `${count} ${units[unit]!.id} at once for ${sideName(example, side)}`,
          why: () => scoreInWords(example, side, record, sides[side]!),
        }),
      ),
    ),
  );
}
