import {
  type BinaryOperator,
  type Expression,
  type FunctionName,
  MOST_EXPONENT,
  type ScoreName,
} from '../engine/expression.ts';
import type { Rules } from '../engine/rules.ts';

/** No player can have more points in a hand: the sums of a long match are then still exact. */
export const MOST_POINTS = 1_000_000_000;

/** No hand is doubled more often. */
export const MOST_DOUBLES = 12;

// No side has more card points or points of melds: the 200 cards of the greatest deck and the last trick, 999 each.
const MOST_CARD_POINTS = 201 * 999;

// No side takes or bids more tricks, and nobody has more cards.
const MOST_TRICKS = 200;

/** Within what bounds an expression stays. */
interface Range {
  readonly low: number;
  readonly high: number;
}

/** Why the bounds of an expression are not accepted. */
export type RangeFault = 'too-great' | 'exponent-below-0' | 'exponent-too-great';

type Ranged = Range | { readonly fault: RangeFault };

const FLAG: Range = { low: 0, high: 1 };
const upTo = (high: number): Range => ({ low: 0, high });
const within = (most: number): Range => ({ low: -most, high: most });

/** Within what bounds the named values stay; a running score is bounded step by step, see `scoringReach`. */
export type Bounds = Readonly<Record<ScoreName, Range>>;

/** What holds of every game. */
export const WIDEST: Bounds = {
  tricks: upTo(MOST_TRICKS),
  other_tricks: upTo(MOST_TRICKS),
  bid: upTo(MOST_TRICKS),
  points: within(MOST_CARD_POINTS),
  other_points: within(MOST_CARD_POINTS),
  hand_size: upTo(MOST_TRICKS),
  maker: FLAG,
  solo: FLAG,
  soloist: FLAG,
  doubles: upTo(MOST_DOUBLES),
  melds: within(MOST_CARD_POINTS),
  last_trick: FLAG,
  score: within(1_000_000),
};

/** The bounds of an expression, given those of the values it names; a fault if a part of it can leave its own. */
export function rangeOf(expression: Expression, bounds: Bounds = WIDEST): Ranged {
  const range = boundsOf(expression, bounds);
  if ('fault' in range) return range;
  return range.low < -MOST_POINTS || range.high > MOST_POINTS ? { fault: 'too-great' } : range;
}

function boundsOf(expression: Expression, bounds: Bounds): Ranged {
  switch (expression.kind) {
    case 'number':
      return { low: expression.value, high: expression.value };
    case 'name':
      return bounds[expression.name];
    case 'unary': {
      const operand = rangeOf(expression.operand, bounds);
      if ('fault' in operand) return operand;
      return expression.operator === '!' ? FLAG : { low: 0 - operand.high, high: 0 - operand.low };
    }
    case 'binary': {
      const left = rangeOf(expression.left, bounds);
      if ('fault' in left) return left;
      const right = rangeOf(expression.right, bounds);
      return 'fault' in right ? right : combine(expression.operator, left, right);
    }
    case 'call': {
      const args: Range[] = [];
      for (const argument of expression.args) {
        const range = rangeOf(argument, bounds);
        if ('fault' in range) return range;
        args.push(range);
      }
      return callRange(expression.name, args);
    }
  }
}

function combine(operator: BinaryOperator, left: Range, right: Range): Ranged {
  switch (operator) {
    case '+':
      return { low: left.low + right.low, high: left.high + right.high };
    case '-':
      return { low: left.low - right.high, high: left.high - right.low };
    case '*':
      return product(left, right);
    case '^':
      return power(left, right);
    default:
      return FLAG;
  }
}

function product(left: Range, right: Range): Range {
  const corners = [left.low, left.high].flatMap((one) => [one * right.low, one * right.high]);
  // + 0, because 0 times a negative number is -0.
  return { low: Math.min(...corners) + 0, high: Math.max(...corners) + 0 };
}

function power(base: Range, exponent: Range): Ranged {
  if (exponent.low < 0) return { fault: 'exponent-below-0' };
  if (exponent.high > MOST_EXPONENT) return { fault: 'exponent-too-great' };
  const most = Math.max(1, Math.abs(base.low), Math.abs(base.high)) ** exponent.high;
  return { low: base.low < 0 ? -most : 0, high: most };
}

function callRange(name: FunctionName, args: readonly Range[]): Range {
  const lows = args.map(({ low }) => low);
  const highs = args.map(({ high }) => high);
  switch (name) {
    case 'abs':
      return { low: 0, high: Math.max(...[...lows, ...highs].map(Math.abs)) };
    case 'min':
      return { low: Math.min(...lows), high: Math.min(...highs) };
    case 'max':
      return { low: Math.max(...lows), high: Math.max(...highs) };
  }
}

/** No side can be farther from 0 after all steps of a scoring key; infinite if a step has no bounds below `MOST_POINTS`. */
export function scoringReach(
  { lines, steps }: Pick<Rules['scoring'], 'lines' | 'steps'>,
  bounds: Bounds = WIDEST,
): number {
  let score: Ranged = { low: 0, high: 0 };
  for (const line of lines) score = unite(score, rangeOf(line.score, bounds));
  for (const { kind, amount } of steps) {
    if ('fault' in score) break;
    const by = rangeOf(amount, { ...bounds, score });
    const after = 'fault' in by ? by : combine(kind === 'add' ? '+' : '*', score, by);
    score = unite(score, after);
  }
  return 'fault' in score ? Number.POSITIVE_INFINITY : Math.max(-score.low, score.high);
}

/** A step or line may be left out, so what was possible before it stays possible. */
function unite(one: Ranged, other: Ranged): Ranged {
  if ('fault' in one) return one;
  if ('fault' in other) return other;
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) };
}
