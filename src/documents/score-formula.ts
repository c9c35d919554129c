import type { BinaryOperator, Expression } from '../engine/expression.ts';
import { conjuncts } from '../engine/named-values.ts';
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

/** A number as it may stand in a formula: `10`, `-10`; undefined for anything else. */
export function numberOf(expression: Expression): number | undefined {
  if (expression.kind === 'number') return expression.value;
  if (expression.kind !== 'unary' || expression.operator !== '-') return undefined;
  const value = numberOf(expression.operand);
  return value === undefined ? undefined : -value;
}

/** `abs(tricks - bid)`: by how many tricks a bid was missed. */
export function isMissed(expression: Expression): boolean {
  return ['abs(tricks - bid)', 'abs(bid - tricks)'].includes(formulaOf(expression));
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

/** Whether a line takes what an earlier one leaves: that one asks for all that it does, and for more. */
export function takesRest(line: ScoreLine, lines: readonly ScoreLine[]): boolean {
  const parts = line.when ? conjuncts(line.when) : [];
  const before = lines.slice(0, lines.indexOf(line)).filter(({ entry }) => entry !== line.entry);
  const narrower = (all: readonly Expression[]) => all.length > parts.length && parts.every((part) => has(all, part)); // biome-ignore format: short
  return parts.length > 0 && before.some(({ when }) => when && narrower(conjuncts(when)));
}

function has(parts: readonly Expression[], part: Expression): boolean {
  return parts.some((one) => formulaOf(one) === formulaOf(part));
}
