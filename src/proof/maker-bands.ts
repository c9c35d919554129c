import type { ScoreName } from '../engine/expression.ts';
import type { Rules } from '../engine/rules.ts';
import { scoreValues } from '../engine/scoring.ts';
import { oppositeOf, sideCases } from './cases.ts';
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
 * plays alone, doubles or melds; undefined where there are not two sides, where makers make no difference, or where more
 * than this one amount decides. No other amounts can come up, by the cards and the deal.
 */
export const makerBands = oncePerRules(findBands);

function findBands(rules: Rules): MakerBands | undefined {
  const names = namesOfScoring(rules);
  if (rules.sides.length !== 2 || !names.has('maker')) return undefined;
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
  for (const values of cases) {
    if (values.solo !== 0 || values.maker === 0) continue;
    const makers = scoreValues(rules, values).score;
    const others = scoreValues(rules, oppositeOf(values, true)).score;
    const known = worth.get(values[counts]);
    if (known && (known.makers !== makers || known.others !== others)) return undefined;
    worth.set(values[counts], { makers, others });
  }
  return worth;
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

/** Whether a part of the scoring key is already in the bands: it asks for nothing but who made trumps and what was taken. */
export function isInBands(names: ReadonlySet<ScoreName>): boolean {
  return [...names].every((name) => IN_BANDS.has(name));
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
