import type jsep from 'jsep';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import {
  BINARY_OPERATORS,
  type BinaryOperator,
  type Expression,
  FUNCTION_NAMES,
  type FunctionName,
  SCORE_NAMES,
  type ScoreName,
} from '../engine/expression.ts';
import { blame, type ExpressionFault } from './expression-fault.ts';

const OPERATORS = BINARY_OPERATORS.join(' ');

/** Known names that stand for nothing in this game or place, and why. */
export type UnavailableNames = ReadonlyMap<ScoreName, string>;

/** What is read, and which names it may not use. */
interface Reading {
  readonly text: string;
  readonly unavailable: UnavailableNames;
}

type Converted = { readonly expression: Expression } | ExpressionFault;

/** Turns what the parser read into an expression; a fault if a part of it has no meaning here. */
export function convert(node: jsep.Expression, reading: Reading): Converted {
  const core = node as jsep.CoreExpression;
  switch (core.type) {
    case 'Literal':
      return convertLiteral(core, reading);
    case 'Identifier':
      return convertName(core.name, reading);
    case 'UnaryExpression':
      return convertUnary(core, reading);
    case 'BinaryExpression':
      return convertBinary(core, reading);
    case 'CallExpression':
      return convertCall(core, reading);
    case 'Compound':
      return core.body.length === 0 ? emptyFault(reading) : operatorMissing(reading);
    default:
      return convertOther(core.type, reading);
  }
}

function emptyFault({ text, unavailable }: Reading): ExpressionFault {
  const help = `write a number or ${listed(namesBut(unavailable), 'or')}`;
  return blame(text, text, 'the expression is empty', help);
}

function namesBut(unavailable: UnavailableNames): readonly ScoreName[] {
  return SCORE_NAMES.filter((name) => !unavailable.has(name));
}

function operatorMissing({ text }: Reading): ExpressionFault {
  return blame(text, text, 'an operator is missing between two values', `write one of ${OPERATORS}`);
}

const OTHERS: Readonly<Record<string, readonly [signs: readonly string[], what: string]>> = {
  MemberExpression: [['.', '['], 'parts of a value'],
  ConditionalExpression: [['?'], 'questions'],
  ArrayExpression: [['['], 'lists'],
};

function convertOther(type: string, { text }: Reading): ExpressionFault {
  const [signs, what] = OTHERS[type] ?? [[text], 'such words'];
  const sign = signs.find((one) => text.includes(one)) ?? text;
  const help = 'use numbers, names, operators, functions and round brackets only';
  return blame(text, sign, `expressions have no ${what}`, help);
}

function convertLiteral({ value, raw }: jsep.Literal, { text }: Reading): Converted {
  if (Number.isSafeInteger(value)) return { expression: { kind: 'number', value: Number(value) } };
  return blame(text, raw, `${raw} is not a whole number`, 'write a whole number');
}

function convertName(name: string, { text, unavailable }: Reading): Converted {
  const known = SCORE_NAMES.find((word): word is ScoreName => word === name);
  const names = namesBut(unavailable);
  const advice = `write ${listed(names, 'or')}`;
  if (known !== undefined) {
    const why = unavailable.get(known);
    if (why === undefined) return { expression: { kind: 'name', name: known } };
    return { ...blame(text, name, `\`${name}\` means nothing here`, advice), why };
  }
  if (FUNCTION_NAMES.some((word) => word === name)) {
    return blame(text, name, `\`${name}\` stands without a value`, `write \`${name}(…)\``);
  }
  const near = hyphened(name, text, names) ?? nearest(name, names);
  const why = `the names here are ${listed(names)}`;
  return { ...blame(text, name, `unknown name \`${name}\``, suggest(near, advice)), why };
}

/** A name that was written with a hyphen, which reads as one name minus another. */
function hyphened(name: string, text: string, names: readonly ScoreName[]): ScoreName | undefined {
  return names.find((word) => word.split('_').includes(name) && text.includes(word.replace('_', '-')));
}

function convertUnary({ operator, argument }: jsep.UnaryExpression, reading: Reading): Converted {
  if (operator !== '-' && operator !== '!') return unknownOperator(operator, reading);
  const operand = convert(argument, reading);
  if ('error' in operand) return operand;
  return { expression: { kind: 'unary', operator, operand: operand.expression } };
}

function convertBinary(node: jsep.BinaryExpression, reading: Reading): Converted {
  const operator = BINARY_OPERATORS.find((one): one is BinaryOperator => one === node.operator);
  if (operator === undefined) return unknownOperator(node.operator, reading);
  const doubtful = doubtfulReading(operator, node.left, reading);
  if (doubtful) return doubtful;
  const left = convert(node.left, reading);
  if ('error' in left) return left;
  const right = convert(node.right, reading);
  if ('error' in right) return right;
  return { expression: { kind: 'binary', operator, left: left.expression, right: right.expression } };
}

const ORDERS: readonly unknown[] = ['<', '<=', '>', '>='];

/** What the parser reads in another way than most people. */
function doubtfulReading(
  operator: BinaryOperator,
  left: jsep.Expression,
  { text }: Reading,
): ExpressionFault | undefined {
  if (operator === '^' && left.type === 'UnaryExpression') {
    return blame(text, '^', 'a sign stands before a power', 'put the power in brackets: `-(2 ^ 3)`');
  }
  if (left.type !== 'BinaryExpression' || !ORDERS.includes(operator) || !ORDERS.includes(left.operator)) {
    return undefined;
  }
  const help = 'write two comparisons: `8 <= points && points <= 32`';
  return blame(text, text, 'two comparisons stand in a row', help);
}

function convertCall({ callee, arguments: nodes }: jsep.CallExpression, reading: Reading): Converted {
  const { text } = reading;
  if (callee.type === 'MemberExpression') return convertOther(callee.type, reading);
  if (callee.type !== 'Identifier') return operatorMissing(reading);
  const called = String(callee.name);
  const name = FUNCTION_NAMES.find((word): word is FunctionName => word === called);
  if (name === undefined) {
    if (SCORE_NAMES.some((word) => word === called)) return operatorMissing(reading);
    const help = suggest(nearest(called, FUNCTION_NAMES), `the functions are ${listed(FUNCTION_NAMES)}`);
    return blame(text, called, `unknown function \`${called}\``, help);
  }
  const least = name === 'abs' ? 1 : 2;
  if (nodes.length < least || (name === 'abs' && nodes.length > 1)) {
    const [wanted, help] = name === 'abs' ? ['one value', 'abs(a)'] : ['two values or more', `${name}(a, b)`];
    return blame(text, name, `\`${name}\` takes ${wanted}, not ${nodes.length}`, `write \`${help}\``);
  }
  const args: Expression[] = [];
  for (const node of nodes) {
    const argument = convert(node, reading);
    if ('error' in argument) return argument;
    args.push(argument.expression);
  }
  return { expression: { kind: 'call', name, args } };
}

function unknownOperator(operator: string, { text }: Reading): ExpressionFault {
  const help = operator === '**' ? 'write the power as `^`' : `write one of ${OPERATORS}`;
  return blame(text, operator, `unknown operator \`${operator}\``, help);
}
