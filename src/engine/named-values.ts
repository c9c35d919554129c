import type { Expression, ScoreName } from './expression.ts';

/** All names that stand in some expressions. */
export function namesIn(expressions: readonly (Expression | undefined)[]): ReadonlySet<ScoreName> {
  const names = new Set<ScoreName>();
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (isName(part)) names.add(part.name);
    for (const inner of Object.values(part)) walk(inner);
  };
  walk(expressions);
  return names;
}

function isName(part: object): part is Extract<Expression, { kind: 'name' }> {
  return 'kind' in part && part.kind === 'name';
}

/** The parts of a condition that all have to hold. */
export function conjuncts(expression: Expression): readonly Expression[] {
  if (expression.kind !== 'binary' || expression.operator !== '&&') return [expression];
  return [...conjuncts(expression.left), ...conjuncts(expression.right)];
}
