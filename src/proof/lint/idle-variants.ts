import type { Rules } from '../../engine/rules.ts';
import { type LintRule, warning } from './rule.ts';

/** Variants whose rules are those of the game without them. */
export const idleVariants: LintRule = ({ definition, tables, variants }) =>
  variants.flatMap(({ id, tables: others }) => {
    if (others.length === 0 || !sameTables(tables, others)) return [];
    return [
      warning(definition, 'E0504', ['variants', id], `the variant ${id} changes nothing`, {
        key: true,
        related: [{ span: definition.locate(['variants', id, 'rules']), text: 'what it writes' }],
        why: 'its rules are those of the game without it, for every number of players',
        help: 'write under `rules:` what is different, or leave the variant out',
      }),
    ];
  });

function sameTables(tables: readonly Rules[], others: readonly Rules[]): boolean {
  return tables.length === others.length && tables.every((rules, at) => sameRules(rules, others[at]!));
}

/** Whether two sets of rules are alike in every value; functions of an obligation are told apart by its word. */
function sameRules(rules: Rules, other: Rules): boolean {
  return written(rules) === written(other);
}

function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
