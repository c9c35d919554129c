import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { Expression, ScoreName } from '../engine/expression.ts';
import type { MatchUnit, Rules, ScoreLine } from '../engine/rules.ts';
import { compileBands } from './bands.ts';
import type { Draft } from './draft.ts';
import { parseExpression } from './expression.ts';
import { type Bounds, MOST_POINTS, rangeOf, scoringReach } from './expression-range.ts';
import type { Findings } from './findings.ts';
import type { Path } from './game.ts';
import { quote } from './quote.ts';
import type { ScoringEntry } from './score-schema.ts';

/** What the expressions of a scoring key may name, and what its awards give. */
interface ScoringScope {
  /** Known names that the game does not have, each with the clause why. */
  readonly unavailable: ReadonlyMap<ScoreName, string>;
  /** Within what bounds the names stay. */
  readonly bounds: Bounds;
  /** The units of the match; undefined where they are not known. */
  readonly units: readonly MatchUnit[] | undefined;
  /** What leads from the start of a game to its target; `none` where no target ends it, undefined where that is not known. */
  readonly game: number | 'none' | undefined;
}

/** The scoring key; undefined if the schema found a fault in one of its entries, whose neighbours are read all the same. */
export function compileScoring(
  entries: Draft['scoring'],
  scope: ScoringScope,
  findings: Findings,
): Rules['scoring'] | undefined {
  const lines: ScoreLine[] = [];
  const steps: Rules['scoring']['steps'][number][] = [];
  const awards: Rules['scoring']['awards'][number][] = [];
  entries.forEach((one, entry) => {
    if (one === undefined) return;
    if ('line' in one) lines.push(...compileLine(one, entry, scope, findings));
    else if ('step' in one) steps.push(compileStep(one, entry, scope, findings));
    else awards.push(...compileAward(one, entry, scope, findings));
  });
  reportRepeated(entries, 'line', findings);
  reportRepeated(entries, 'step', findings);
  checkReach({ lines, steps }, scope.bounds, findings);
  const whole = entries.length > 0 && entries.every((one) => one !== undefined);
  if (whole && lines.length === 0) reportNoLine(findings);
  return whole && lines.length > 0 ? { lines, steps, awards } : undefined;
}

type LineInput = Extract<ScoringEntry, { line: unknown }>;

function compileLine(
  one: LineInput,
  entry: number,
  scope: ScoringScope,
  findings: Findings,
): readonly ScoreLine[] {
  const { line: name } = one;
  const read = reader(['scoring', entry], beforeSteps(scope), findings);
  const when = read.optional(one.when, 'when');
  if ('bands' in one) {
    const of = read.needed(one.of, 'of');
    return compileBands({ name, entry, of, bands: one.bands, ...(when && { when }) }, findings);
  }
  if ('wins' in one) return [winLine({ name, entry, ...(when && { when }) }, scope, findings)];
  return [{ name, entry, score: read.needed(one.score, 'score'), ...(when && { when }) }];
}

function winLine(
  line: Pick<ScoreLine, 'name' | 'entry' | 'when'>,
  { game = 0 }: ScoringScope,
  findings: Findings,
): ScoreLine {
  if (game === 'none')
    findings.report('E0204', ['scoring', line.entry, 'wins'], 'there is no game to be won at once', {
      why: 'a match of so many hands has no games, which end at a target',
      help: 'write `score:` and the points, or a `target` under `match`',
    });
  return { ...line, score: { kind: 'number', value: game === 'none' ? 0 : game }, wins: true };
}

function compileStep(
  one: Extract<ScoringEntry, { step: unknown }>,
  entry: number,
  scope: ScoringScope,
  findings: Findings,
): Rules['scoring']['steps'][number] {
  const read = reader(['scoring', entry], scope, findings);
  const when = read.optional(one.when, 'when');
  const kind = 'add' in one ? 'add' : 'times';
  const amount = 'add' in one ? read.needed(one.add, 'add') : read.needed(one.times, 'times');
  return { name: one.step, kind, amount, entry, ...(when && { when }) };
}

function compileAward(
  one: Extract<ScoringEntry, { award: unknown }>,
  entry: number,
  scope: ScoringScope,
  findings: Findings,
): readonly Rules['scoring']['awards'][number][] {
  const read = reader(['scoring', entry], beforeSteps(scope), findings);
  const when = read.optional(one.when, 'when');
  const before = findings.list.length;
  const count = read.needed(one.count, 'count');
  if (findings.list.length === before) checkCount(count, entry, scope.bounds, findings);
  const unit = scope.units === undefined ? 0 : scope.units.findIndex(({ id }) => id === one.award);
  if (unit >= 0) return [{ name: one.award, unit, count, entry, ...(when && { when }) }];
  const ids = (scope.units ?? []).map(({ id }) => id);
  findings.report('E0232', ['scoring', entry, 'award'], `unknown unit ${quote(one.award)}`, {
    why: ids.length === 0 ? 'the match counts no units' : `the match counts ${listed(ids)}`,
    help: suggest(nearest(one.award, ids), 'name one of the `units` of `match`, or add it there'),
  });
  return [];
}

function checkCount(count: Expression, entry: number, bounds: Bounds, findings: Findings): void {
  const range = rangeOf(count, bounds);
  if ('fault' in range || range.high > 0) return;
  findings.report('E0204', ['scoring', entry, 'count'], 'this award never gives anything', {
    why: `its count is ${range.high} at most`,
    help: 'write 1, or leave the award out',
  });
}

function beforeSteps({ unavailable, ...scope }: ScoringScope): ScoringScope {
  const why = 'the score is only known in the steps after the line';
  return { ...scope, unavailable: new Map([...unavailable, ['score', why]]) };
}

interface Reader {
  readonly needed: (value: string | number, key: string) => Expression;
  readonly optional: (value: string | number | undefined, key: string) => Expression | undefined;
}

function reader(path: Path, scope: ScoringScope, findings: Findings): Reader {
  const needed = (value: string | number, key: string) =>
    compileExpression(value, [...path, key], scope, findings);
  return { needed, optional: (value, key) => (value === undefined ? undefined : needed(value, key)) };
}

function compileExpression(
  value: string | number,
  path: Path,
  { unavailable, bounds }: ScoringScope,
  findings: Findings,
): Expression {
  if (typeof value === 'number' && Math.abs(value) <= MOST_POINTS) return { kind: 'number', value };
  const parsed = parseExpression(String(value), unavailable, bounds);
  if ('expression' in parsed) return parsed.expression;
  const { error, offset, length, help, why } = parsed;
  const place =
    typeof value === 'number'
      ? findings.yaml.locate(path)
      : findings.yaml.locateText(path, offset, offset + length);
  findings.report('E0221', place, error, { help, ...(why !== undefined && { why }) });
  return { kind: 'number', value: 0 };
}

function reportRepeated(entries: Draft['scoring'], key: 'line' | 'step', findings: Findings): void {
  const names = entries.map((one) => {
    if (one === undefined) return undefined;
    if (key === 'line') return 'line' in one ? one.line : undefined;
    return 'step' in one ? one.step : undefined;
  });
  names.forEach((name, index) => {
    const first = names.indexOf(name);
    if (name === undefined || first === index) return;
    findings.report('E0204', ['scoring', index, key], `two scoring ${key}s are named ${quote(name)}`, {
      label: 'again',
      related: [{ span: findings.yaml.locate(['scoring', first, key]), text: 'first' }],
      help: `give every ${key} a name of its own`,
    });
  });
}

/** Reports the first step by which a score can leave the bounds within which sums are exact. */
function checkReach(
  { lines, steps }: Pick<Rules['scoring'], 'lines' | 'steps'>,
  bounds: Bounds,
  findings: Findings,
): void {
  const reaches = steps.map((_, at) => scoringReach({ lines, steps: steps.slice(0, at + 1) }, bounds));
  const at = reaches.findIndex((reach) => reach > MOST_POINTS);
  const step = steps[at];
  if (step === undefined) return;
  const before = at === 0 ? scoringReach({ lines, steps: [] }, bounds) : reaches[at - 1]!;
  const key = step.kind === 'add' ? 'add' : 'times';
  const message = `by this step a score can become more than ${MOST_POINTS}`;
  findings.report('E0221', ['scoring', step.entry, key], message, {
    why: `before it a score can be ${before}`,
    help: 'write smaller numbers',
  });
}

function reportNoLine(findings: Findings): void {
  findings.report('E0202', findings.yaml.locate(['scoring'], 'key'), 'the scoring key has no line', {
    why: 'steps change what a line gives, and awards give no points',
    help: 'add a line, such as `- {line: tricks, score: tricks}`',
  });
}
