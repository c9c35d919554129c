import {
  type Compiled,
  compileExpression,
  type Expression,
  SCORE_NAMES,
  type ScoreValues,
  VALUE_INDEX,
  type ValueTable,
} from './expression.ts';
import type { Rules, ScoreLine, ScoreStep, Side } from './rules.ts';
import type { HandRecord } from './setup.ts';
import { fillTable, fillValues, makeTally, type Tally, tallyOf } from './tally.ts';

const SCORE = VALUE_INDEX.score;

/** What one side scores in a hand, and by which line and steps; if no line holds, the steps begin with 0. */
export interface SideScore {
  readonly line?: ScoreLine;
  /** What the line gives. */
  readonly base: number;
  /** The steps that applied, in turn. */
  readonly steps: readonly { readonly step: ScoreStep; readonly before: number; readonly after: number }[];
  /** What remains in the end. */
  readonly score: number;
  /** The line wins the game at once; no step applies then. */
  readonly wins?: true;
  /** By unit: units that the hand gives at once. */
  readonly awards: readonly number[];
}

/** By side: what a hand scores. */
export function scoreHand(rules: Rules, record: HandRecord): readonly SideScore[] {
  const key = compileKey(rules.scoring);
  const tally = tallyOf(rules, record);
  const values: ValueTable = new Float64Array(SCORE_NAMES.length);
  return rules.sides.map((_, side) => {
    fillValues(rules, tally, side, values);
    return scoreSide(rules, key, values);
  });
}

/** What a side scores for which the names stand for these values; `score` is worked out, whatever it stands for. */
export function scoreValues(rules: Rules, values: ScoreValues): SideScore {
  const table = tableOf(values);
  table[SCORE] = 0;
  return scoreSide(rules, compileKey(rules.scoring), table);
}

function tableOf(values: ScoreValues): ValueTable {
  return fillTable(new Float64Array(SCORE_NAMES.length), values);
}

/** Filled anew by whoever looks at many cases one by one and keeps nothing. */
const passing: ValueTable = new Float64Array(SCORE_NAMES.length);

const conditions = new WeakMap<Expression, Compiled>();

/** Whether a condition holds where the names stand for these values; without a condition it always does. */
export function holds(when: Expression | undefined, values: ScoreValues): boolean {
  if (when === undefined) return true;
  const known = conditions.get(when) ?? compileExpression(when);
  conditions.set(when, known);
  return known(fillTable(passing, values)) !== 0;
}

/** The scoring line that counts for a side for which the names stand for these values. */
export function lineFor({ scoring }: Pick<Rules, 'scoring'>, values: ScoreValues): ScoreLine | undefined {
  const table = fillTable(passing, values);
  return lineOf(compileKey(scoring), table)?.part;
}

function lineOf({ lines }: CompiledKey, values: ValueTable): CompiledPart<ScoreLine> | undefined {
  for (const line of lines) if (line.when(values) !== 0) return line;
  return undefined;
}

function scoreSide(rules: Rules, key: CompiledKey, values: ValueTable): SideScore {
  const line = lineOf(key, values);
  const base = line === undefined ? 0 : line.amount(values);
  values[SCORE] = base;
  const steps: { step: ScoreStep; before: number; after: number }[] = [];
  for (const compiled of line?.part.wins ? [] : key.steps) {
    const before = values[SCORE]!;
    if (takeStep(compiled, values)) steps.push({ step: compiled.part, before, after: values[SCORE]! });
  }
  const score = values[SCORE]!;
  values[SCORE] = 0;
  const awards = new Array<number>(rules.match.units.length).fill(0);
  for (const { part, when, amount } of key.awards) {
    if (when(values) !== 0) awards[part.unit]! += amount(values);
  }
  // Written out, since spreading is many times slower.
  if (line === undefined) return { base, steps, score, awards };
  if (line.part.wins) return { line: line.part, base, steps, score, wins: true, awards };
  return { line: line.part, base, steps, score, awards };
}

/** The values of a side that its scoring line sees; `score` is 0. */
export function sideValues(rules: Rules, record: HandRecord, side: Side): ScoreValues {
  const values: ValueTable = new Float64Array(SCORE_NAMES.length);
  fillValues(rules, tallyOf(rules, record), side, values);
  return Object.fromEntries(SCORE_NAMES.map((name, index) => [name, values[index]])) as ScoreValues;
}

/** Scores hand after hand without making anything new: fill `tally`, call `score`, read `scores` and `awards`. */
export interface Scorer {
  /** What the hand came to; all of it is read anew by each call of `score`. */
  readonly tally: Tally;
  readonly score: () => void;
  /** By side, as `scoreHand` gives them. */
  readonly scores: Float64Array;
  /** By unit and then by side: `unit * sides + side`. */
  readonly awards: Float64Array;
}

/** A scorer for many hands by the same rules, with the same meaning as `scoreHand`. */
export function makeScorer(rules: Rules): Scorer {
  const key = compileKey(rules.scoring);
  const tally = makeTally(rules);
  const sides = rules.sides.length;
  const scores = new Float64Array(sides);
  const awards = new Float64Array(rules.match.units.length * sides);
  const values: ValueTable = new Float64Array(SCORE_NAMES.length);
  const score = (): void => {
    awards.fill(0);
    for (let side = 0; side < sides; side++) {
      fillValues(rules, tally, side, values);
      scores[side] = totalOf(key, values);
      for (const { part, when, amount } of key.awards) {
        if (when(values) !== 0) awards[part.unit * sides + side]! += amount(values);
      }
    }
  };
  return { tally, score, scores, awards };
}

function totalOf(key: CompiledKey, values: ValueTable): number {
  const line = lineOf(key, values);
  if (line !== undefined) values[SCORE] = line.amount(values);
  if (!line?.part.wins) for (const step of key.steps) takeStep(step, values);
  const total = values[SCORE]!;
  values[SCORE] = 0;
  return total;
}

/** One part of the scoring key, made ready. */
interface CompiledPart<Part> {
  readonly part: Part;
  readonly when: Compiled;
  readonly amount: Compiled;
}

interface CompiledKey {
  readonly lines: readonly CompiledPart<ScoreLine>[];
  readonly steps: readonly CompiledPart<ScoreStep>[];
  readonly awards: readonly CompiledPart<Rules['scoring']['awards'][number]>[];
}

const keys = new WeakMap<Rules['scoring'], CompiledKey>();

/** Made ready once for each key, since a proof scores many hands by the same rules. */
function compileKey(scoring: Rules['scoring']): CompiledKey {
  const known = keys.get(scoring);
  if (known) return known;
  const key = {
    lines: scoring.lines.map((line) => compilePart(line, line.score)),
    steps: scoring.steps.map((step) => compilePart(step, step.amount)),
    awards: scoring.awards.map((award) => compilePart(award, award.count)),
  };
  keys.set(scoring, key);
  return key;
}

function compilePart<Part extends { readonly when?: Expression }>(
  part: Part,
  amount: Expression,
): CompiledPart<Part> {
  const when = part.when ?? { kind: 'number', value: 1 };
  return { part, when: compileExpression(when), amount: compileExpression(amount) };
}

/** Applies a step to the running score; false if it does not apply. */
function takeStep({ part, when, amount }: CompiledPart<ScoreStep>, values: ValueTable): boolean {
  if (when(values) === 0) return false;
  const score = values[SCORE]!;
  switch (part.kind) {
    case 'add':
      values[SCORE] = score + amount(values);
      return true;
    case 'times':
      // + 0, because 0 times a negative number is -0.
      values[SCORE] = score * amount(values) + 0;
      return true;
  }
}
