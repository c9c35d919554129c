import type { BinaryOperator, Expression } from '../engine/expression.ts';
import type { ScoreLine } from '../engine/rules.ts';

/** How closely an operator binds; an operand that binds less stands in brackets. */
export const BINDING: Readonly<Record<BinaryOperator, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '^': 8,
};

/** The formula as an author would write it, by which phrases are found. */
export function formulaOf(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'name':
      return expression.name;
    case 'unary':
      return expression.operator + bracket(expression.operand, 7);
    case 'binary': {
      const { operator, left, right } = expression;
      const binding = BINDING[operator];
      return `${bracket(left, binding)} ${operator} ${bracket(right, binding + 1)}`;
    }
    case 'call':
      return `${expression.name}(${expression.args.map(formulaOf).join(', ')})`;
  }
}

function bracket(expression: Expression, least: number): string {
  const text = formulaOf(expression);
  return bindingOf(expression) < least ? `(${text})` : text;
}

/** How closely the whole of an expression binds. */
export function bindingOf(expression: Expression): number {
  if (expression.kind === 'binary') return BINDING[expression.operator];
  return expression.kind === 'unary' ? 7 : 9;
}

/** The parts of a condition that all have to hold. */
export function conjuncts(expression: Expression): readonly Expression[] {
  if (expression.kind !== 'binary' || expression.operator !== '&&') return [expression];
  return [...conjuncts(expression.left), ...conjuncts(expression.right)];
}

/** What the lines of one entry with bands have in common, and what is said of this band alone. */
export function bandParts(
  line: ScoreLine,
  lines: readonly ScoreLine[],
): {
  readonly group: readonly ScoreLine[];
  readonly common: readonly Expression[];
  readonly own: readonly Expression[];
} {
  const group = line.band === undefined ? [line] : lines.filter(({ entry }) => entry === line.entry);
  const parts = line.when ? conjuncts(line.when) : [];
  const inAll = (part: Expression) => group.every(({ when }) => when && has(conjuncts(when), part));
  return { group, common: parts.filter(inAll), own: parts.filter((part) => !inAll(part)) };
}

function has(parts: readonly Expression[], part: Expression): boolean {
  return parts.some((one) => formulaOf(one) === formulaOf(part));
}
