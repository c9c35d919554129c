import type { Path } from '../../definition/game.ts';
import type { ScoreName } from '../../engine/expression.ts';
import type { Rules } from '../../engine/rules.ts';
import { namesOfScoring } from '../score-names.ts';
import { allTables, type LintRule, warning } from './rule.ts';

interface Value {
  readonly path: Path;
  readonly what: string;
  /** The names by which scoring would use it. */
  readonly names: readonly ScoreName[];
  readonly isThere: (rules: Rules) => boolean;
}

const VALUES: readonly Value[] = [
  { path: ['bidding'], what: 'the bids', names: ['bid'], isThere: ({ bidding }) => bidding !== undefined },
  {
    path: ['points'],
    what: 'the card points',
    names: ['points', 'other_points'],
    isThere: ({ cardPoints }) => cardPoints !== undefined,
  },
  { path: ['melds'], what: 'the melds', names: ['melds'], isThere: ({ melds }) => melds.length > 0 },
  { path: ['doubling'], what: 'the doublings', names: ['doubles'], isThere: ({ doubling }) => doubling > 0 },
  {
    path: ['solo'],
    what: 'solo play',
    names: ['solo', 'soloist'],
    isThere: ({ solo }) => solo !== undefined,
  },
];

/** What players announce or count though the score never depends on it. */
export const unusedValues: LintRule = (input) =>
  VALUES.flatMap(({ path, what, names, isThere }) => {
    const { definition, tables } = input;
    const used = allTables(input).some((rules) => {
      const all = namesOfScoring(rules);
      return isThere(rules) && names.some((name) => all.has(name));
    });
    if (used || !tables.some(isThere)) return [];
    const named = names.map((name) => `\`${name}\``).join(' or ');
    return [
      warning(definition, 'E0505', path, `no scoring line uses ${what}`, {
        key: true,
        related: [{ span: definition.locate(['scoring'], 'key'), text: `never names ${named}` }],
        why: `the score of a hand does not depend on ${what}`,
        help: `use ${named} under \`scoring:\`, or leave \`${path.join('.')}\` out`,
      }),
    ];
  });
