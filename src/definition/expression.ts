import jsep from 'jsep';
import { type Expression, MOST_EXPONENT } from '../engine/expression.ts';
import { blame, type ExpressionFault } from './expression-fault.ts';
import { type Bounds, MOST_POINTS, type RangeFault, rangeOf, WIDEST } from './expression-range.ts';
import { convert, type UnavailableNames } from './expression-tree.ts';

/** The most characters an expression may have; more would only make it hard to read. */
const MAX_LENGTH = 200;

// To the parser `^` is an operator on bits; here it is the power, which binds most and from the right.
jsep.addBinaryOp('^', 11, true);

/**
 * Reads a scoring expression: numbers, named values, arithmetic, comparisons and a few functions, nothing that runs code.
 * `unavailable`: the names that stand for nothing in this game or place, and why; `bounds`: of the others.
 */
export function parseExpression(
  text: string,
  unavailable: UnavailableNames = new Map(),
  bounds: Bounds = WIDEST,
): { readonly expression: Expression } | ExpressionFault {
  if (text.length > MAX_LENGTH) {
    const help = 'split it over several scoring lines';
    const error = `the expression is longer than ${MAX_LENGTH} characters`;
    return { error, offset: 0, length: text.length, help };
  }
  const tree = parseTree(text);
  if ('error' in tree) return tree;
  const converted = convert(tree.root, { text, unavailable });
  if ('error' in converted) return converted;
  const range = rangeOf(converted.expression, bounds);
  return 'fault' in range ? rangeFault(range.fault, text) : converted;
}

function rangeFault(fault: RangeFault, text: string): ExpressionFault {
  switch (fault) {
    case 'too-great':
      return blame(text, text, `this can become more than ${MOST_POINTS}`, 'write smaller numbers');
    case 'exponent-below-0':
      return blame(text, '^', 'the exponent can be less than 0', 'write it as `max(0, …)`');
    case 'exponent-too-great': {
      const error = `the exponent can be more than ${MOST_EXPONENT}`;
      return blame(text, '^', error, `write it as \`min(${MOST_EXPONENT}, …)\``);
    }
  }
}

function parseTree(text: string): { readonly root: jsep.Expression } | ExpressionFault {
  try {
    return { root: jsep(text) };
  } catch (thrown) {
    // The parser reports bad text by throwing an error that carries the offset.
    if (!(thrown instanceof Error) || !('index' in thrown)) throw thrown;
    const offset = Math.min(Number(thrown.index), Math.max(0, text.length - 1));
    const help = text[offset] === '=' ? 'compare with `==`' : 'write something like `10 * tricks`';
    return { error: 'the expression cannot be read here', offset, length: 1, help };
  }
}
