import { counted } from '../diagnostics/words.ts';
import type { ScoreName, ScoreValues } from '../engine/expression.ts';
import type { ScoreLine, Side } from '../engine/rules.ts';
import { type SideScore, sideValues } from '../engine/scoring.ts';
import type { HandRecord } from '../engine/setup.ts';
import { namesOfScoring } from './score-names.ts';
import { type Names, sideName, signed } from './words.ts';

/** Names that say nothing of a side, or nothing that is not told otherwise. */
type Silent = 'other_tricks' | 'other_points' | 'hand_size' | 'score';

/** What a value tells of a side; undefined where it is not worth a word. */
const TELLING: Readonly<Record<Exclude<ScoreName, Silent>, (value: number) => string | undefined>> = {
  bid: (value) => `bid ${value}`,
  tricks: (value) => `took ${counted(value, 'trick')}`,
  points: (value) => `made ${counted(value, 'card point')}`,
  maker: (value) => (value ? 'named trumps' : 'did not name trumps'),
  soloist: (value) => (value ? 'played alone' : undefined),
  solo: (value) => (value ? 'in a hand that was played alone' : undefined),
  last_trick: (value) => (value ? 'took the last trick' : 'did not take the last trick'),
  doubles: (value) => (value ? `with ${counted(value, 'doubling')}` : undefined),
  melds: (value) => (value ? `melded ${value}` : undefined),
};

/** Values that are told together with that of the other sides. */
const AGAINST: Partial<Record<ScoreName, ScoreName>> = { tricks: 'other_tricks', points: 'other_points' };

/** Why a side scores what it scores: what it did, the line that counts, and each step that changed something. */
export function scoreInWords(names: Names, side: Side, record: HandRecord, score: SideScore): string {
  const facts = factsInWords(namesOfScoring(names.rules), sideValues(names.rules, record, side));
  const line = score.line
    ? `line \`${lineName(score.line)}\` gives ${signed(score.base)}`
    : 'no line of the scoring holds';
  return `${sideName(names, side)} ${[...facts, line, ...stepsInWords(score)].join(', ')}`;
}

/** What a side did, as far as these names ask for it: at least one clause, such as `took 3 tricks`. */
export function factsInWords(used: ReadonlySet<ScoreName>, values: ScoreValues): readonly string[] {
  const isUsed = (name: ScoreName) => used.has(name) || used.has(AGAINST[name] ?? name);
  const telling = (Object.keys(TELLING) as (keyof typeof TELLING)[]).filter(isUsed);
  const facts = telling.flatMap((name) => {
    const told = TELLING[name](values[name]);
    const other = AGAINST[name];
    if (told === undefined) return [];
    return other !== undefined && used.has(other) ? `${told} against ${values[other]}` : told;
  });
  return facts.length > 0 ? facts : [`took ${counted(values.tricks, 'trick')}`];
}

/** A line by its name and, if it has bands, the band that counts: `won 8–32`. */
function lineName({ name, range }: ScoreLine): string {
  return range === undefined ? name : `${name} ${range.replace('-', '–')}`;
}

function stepsInWords({ steps, score }: SideScore): readonly string[] {
  const changes = steps.filter(({ before, after }) => before !== after);
  const words = changes.map(({ step, before, after }) => {
    if (step.kind === 'add') return `\`${step.name}\` adds ${signed(after - before)}`;
    return `\`${step.name}\` × ${signed(after / before)}`;
  });
  return words.length > 0 ? [...words, `in all ${signed(score)}`] : [];
}
