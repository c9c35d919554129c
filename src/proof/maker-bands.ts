import type { Expression, ScoreName, ScoreValues } from '../engine/expression.ts';
import { conjuncts, namesIn } from '../engine/named-values.ts';
import type { Rules, ScoreLine, ScoreStep } from '../engine/rules.ts';
import { holds, scoreValues } from '../engine/scoring.ts';
import { NOTHING, oppositeOf, sideCases } from './cases.ts';
import { oncePerRules } from './once.ts';
import { namesOfScoring } from './score-names.ts';

/** What both sides score where the makers took an amount within these bounds. */
interface MakerBand {
  readonly from: number;
  readonly to: number;
  readonly makers: number;
  readonly others: number;
}

/** What decides between the makers and the others, and what each of its amounts is worth, the most first. */
export interface MakerBands {
  readonly counts: 'points' | 'tricks';
  readonly bands: readonly MakerBand[];
}

/** So many bands still make a key that can be read. */
const MOST_BANDS = 10;

/**
 * What a hand is worth to its makers and to the others by the card points or the tricks that the makers took, where nobody
 * plays alone, doubles or melds; undefined where there are not two sides, where makers make no difference, where more
 * than this one amount decides, or where what counts besides does not simply come before or after. No other amounts can
 * come up, by the cards and the deal.
 */
export const makerBands = oncePerRules(findBands);

function findBands(rules: Rules): MakerBands | undefined {
  const names = namesOfScoring(rules);
  if (rules.sides.length !== 2 || !names.has('maker') || !standsApart(rules)) return undefined;
  const counts = names.has('points') || names.has('other_points') ? 'points' : 'tricks';
  const worth = scoresByAmount(rules, counts, names);
  if (!worth) return undefined;
  const bands = joinBands([...worth].sort(([one], [other]) => other - one));
  return bands.length > MOST_BANDS ? undefined : { counts, bands };
}

interface Worth {
  readonly makers: number;
  readonly others: number;
}

/** By what the makers took; undefined if the same amount can be worth different scores. */
function scoresByAmount(
  rules: Rules,
  counts: MakerBands['counts'],
  names: ReadonlySet<ScoreName>,
): ReadonlyMap<number, Worth> | undefined {
  const asked = new Set<ScoreName>([...names, counts, `other_${counts}`]);
  const cases = sideCases(rules, { names: asked, doubles: [0], melds: [0] });
  if (!cases) return undefined;
  const worth = new Map<number, Worth>();
  const alone: ScoreValues[] = [];
  for (const values of cases) {
    if (values.solo !== 0) alone.push(values);
    if (values.solo !== 0 || values.maker === 0) continue;
    const makers = scoreValues(rules, values).score;
    const others = scoreValues(rules, oppositeOf(values, true)).score;
    const known = worth.get(values[counts]);
    if (known && (known.makers !== makers || known.others !== others)) return undefined;
    worth.set(values[counts], { makers, others });
  }
  return alone.every((values) => countsAlike(rules, values, counts, worth)) ? worth : undefined;
}

/** Whether a hand that somebody plays alone is told beside the bands, and by nothing that is in them; or counts as any other hand does. */
function countsAlike(
  rules: Rules,
  values: ScoreValues,
  counts: MakerBands['counts'],
  worth: ReadonlyMap<number, Worth>,
): boolean {
  const beside = besideBands(rules);
  const { line, steps, score } = scoreValues(rules, values);
  const changed = steps.filter(({ before, after }) => before !== after);
  if (line && beside.has(line)) return changed.every(({ step }) => beside.has(step));
  // The cards of those who take no part leave fewer card points to share out.
  if (counts === 'points' || changed.some(({ step }) => beside.has(step))) return false;
  const told = worth.get(values.maker === 1 ? values.tricks : values.other_tricks);
  return (values.maker === 1 ? told?.makers : told?.others) === score;
}

/** Whether lines beside the bands come before all others, and steps after all others, so that one can be told after the other. */
function standsApart(rules: Rules): boolean {
  const { lines, steps } = rules.scoring;
  const beside = besideBands(rules);
  const firstInBands = lines.findIndex((line) => !beside.has(line));
  const firstBeside = steps.findIndex((step) => beside.has(step));
  const asksMore = lines.some(({ when, score }) => [...namesIn([when, score])].some((name) => !WITH_ALONE.has(name))); // biome-ignore format: short
  return !asksMore && lines.slice(firstInBands).every((line) => !beside.has(line)) && steps.slice(firstBeside < 0 ? steps.length : firstBeside).every((step) => beside.has(step)); // biome-ignore format: short
}

function joinBands(amounts: readonly (readonly [number, Worth])[]): readonly MakerBand[] {
  const bands: MakerBand[] = [];
  for (const [amount, worth] of amounts) {
    const last = bands.at(-1);
    if (last && last.makers === worth.makers && last.others === worth.others)
      bands[bands.length - 1] = { ...last, from: amount };
    else bands.push({ from: amount, to: amount, ...worth });
  }
  return bands;
}

/** Lines and steps that the bands do not tell: they ask for more than who made trumps and what was taken, or whether somebody plays alone. */
export const besideBands = oncePerRules(findBeside);

function findBeside({ scoring: { lines, steps } }: Rules): ReadonlySet<ScoreLine | ScoreStep> {
  const outside = [
    ...lines.map((line) => [line, line.score] as const),
    ...steps.map((step) => [step, step.amount] as const),
  ].filter(([{ when }, gives]) => {
    const names = namesIn([when, gives]);
    return [...names].some((name) => !IN_BANDS.has(name)) || (names.has('solo') && holdsAlone(when));
  });
  return new Set(outside.map(([part]) => part));
}

/** Whether a condition can hold where somebody plays alone, as far as that alone decides. */
function holdsAlone(when: Expression | undefined): boolean {
  return when === undefined || conjuncts(when).every((part) => !namesIn([part]).has('solo') || holds(part, { ...NOTHING, solo: 1 })); // biome-ignore format: short
}

const IN_BANDS: ReadonlySet<ScoreName> = new Set<ScoreName>([
  'maker',
  'points',
  'other_points',
  'tricks',
  'other_tricks',
  'hand_size',
  'last_trick',
  'score',
  'solo',
]);

/** What lines may ask for where some of them stand beside the bands. */
const WITH_ALONE: ReadonlySet<ScoreName> = new Set<ScoreName>([...IN_BANDS, 'soloist']);
