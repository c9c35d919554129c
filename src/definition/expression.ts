import jsep from 'jsep';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import {
  BINARY_OPERATORS,
  type BinaryOperator,
  type Expression,
  SCORE_NAMES,
  type ScoreName,
} from '../engine/expression.ts';

/** The most characters an expression may have; more would only make it hard to read. */
const MAX_LENGTH = 200;

/** No player can have more points in a hand: the sums of a long match are then still exact. */
export const MOST_POINTS = 1_000_000_000;

/** No named value is greater: a hand has fewer cards and tricks. */
const GREATEST_VALUE = 100;

const OPERATORS = BINARY_OPERATORS.join(' ');

/** Why a text is no expression, and which stretch of it is to blame. */
interface ExpressionFault {
  readonly error: string;
  readonly offset: number;
  readonly length: number;
  readonly help: string;
}

/** Reads a scoring expression: numbers, named values, arithmetic and comparisons, nothing that runs code. */
export function parseExpression(text: string): { readonly expression: Expression } | ExpressionFault {
  if (text.length > MAX_LENGTH) {
    const help = 'split it over several scoring lines';
    return {
      error: `the expression is longer than ${MAX_LENGTH} characters`,
      offset: 0,
      length: text.length,
      help,
    };
  }
  const tree = parseTree(text);
  if ('error' in tree) return tree;
  const converted = convert(tree.root, text);
  if ('error' in converted || reach(converted.expression) <= MOST_POINTS) return converted;
  return blame(text, text, `this can become more than ${MOST_POINTS}`, 'write smaller numbers');
}

/** No value of the expression or of a part of it is farther from 0. */
function reach(expression: Expression): number {
  switch (expression.kind) {
    case 'number':
      return Math.abs(expression.value);
    case 'name':
      return GREATEST_VALUE;
    case 'unary':
      return Math.max(1, reach(expression.operand));
    case 'binary': {
      const [left, right] = [reach(expression.left), reach(expression.right)];
      return Math.max(left, right, expression.operator === '*' ? left * right : left + right);
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

type Converted = { readonly expression: Expression } | ExpressionFault;

function convert(node: jsep.Expression, text: string): Converted {
  const core = node as jsep.CoreExpression;
  switch (core.type) {
    case 'Literal':
      return convertLiteral(core, text);
    case 'Identifier':
      return convertName(core.name, text);
    case 'UnaryExpression':
      return convertUnary(core, text);
    case 'BinaryExpression':
      return convertBinary(core, text);
    case 'Compound':
      return core.body.length === 0
        ? blame(text, text, 'the expression is empty', `write a number or ${listed(SCORE_NAMES, 'or')}`)
        : blame(text, text, 'an operator is missing between two values', `write one of ${OPERATORS}`);
    default:
      return convertOther(core.type, text);
  }
}

const OTHERS: Readonly<Record<string, readonly [sign: string, what: string]>> = {
  CallExpression: ['(', 'functions'],
  MemberExpression: ['.', 'parts of a value'],
  ConditionalExpression: ['?', 'questions'],
  ArrayExpression: ['[', 'lists'],
};

function convertOther(type: string, text: string): ExpressionFault {
  const [sign, what] = OTHERS[type] ?? [text, 'such words'];
  return blame(
    text,
    sign,
    `expressions have no ${what}`,
    'use numbers, names, operators and round brackets only',
  );
}

function convertLiteral({ value, raw }: jsep.Literal, text: string): Converted {
  if (Number.isSafeInteger(value)) return { expression: { kind: 'number', value: Number(value) } };
  return blame(text, raw, `${raw} is not a whole number`, 'write a whole number');
}

function convertName(name: string, text: string): Converted {
  const known = SCORE_NAMES.find((word): word is ScoreName => word === name);
  if (known !== undefined) return { expression: { kind: 'name', name: known } };
  return blame(
    text,
    name,
    `unknown name \`${name}\``,
    suggest(nearest(name, SCORE_NAMES), `write ${listed(SCORE_NAMES, 'or')}`),
  );
}

function convertUnary({ operator, argument }: jsep.UnaryExpression, text: string): Converted {
  if (operator !== '-' && operator !== '!') return unknownOperator(operator, text);
  const operand = convert(argument, text);
  return 'error' in operand
    ? operand
    : { expression: { kind: 'unary', operator, operand: operand.expression } };
}

function convertBinary(node: jsep.BinaryExpression, text: string): Converted {
  const operator = BINARY_OPERATORS.find((one): one is BinaryOperator => one === node.operator);
  if (operator === undefined) return unknownOperator(node.operator, text);
  const left = convert(node.left, text);
  if ('error' in left) return left;
  const right = convert(node.right, text);
  if ('error' in right) return right;
  return { expression: { kind: 'binary', operator, left: left.expression, right: right.expression } };
}

function unknownOperator(operator: string, text: string): ExpressionFault {
  return blame(text, operator, `unknown operator \`${operator}\``, `write one of ${OPERATORS}`);
}

// The parser keeps no positions, so the first place where the piece stands by itself is taken.
function blame(text: string, piece: string, error: string, help: string): ExpressionFault {
  const isWord = /^\w+$/.test(piece);
  const at = isWord ? text.search(new RegExp(`\\b${piece}\\b`)) : text.indexOf(piece);
  return { error, offset: Math.max(0, at), length: piece.length, help };
}
