import type { BinaryOperator, Expression, ScoreName } from '../engine/expression.ts';
import { conjuncts } from '../engine/named-values.ts';
import type { ScoreLine } from '../engine/rules.ts';
import type { Words } from '../templates/words.ts';
import { figure } from './input.ts';
import { wordComparison } from './score-comparison.ts';
import { BINDING, bindingOf, formulaOf, isMissed, numberOf } from './score-formula.ts';
import { ASIDES, CONDITION_WORDS, EACH_WORDS, RANGE_WORDS, ROLES, VALUE_WORDS } from './score-phrases.ts';

const SIGNS: Readonly<Record<BinaryOperator, string>> = {
  '+': '+',
  '-': '\u2212',
  '*': '×',
  '^': '^',
  '==': '=',
  '!=': '≠',
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
  '&&': '&&',
  '||': '||',
};

/** When a line counts, in words: whose side, what of it must hold, and how the hand is played. */
export function wordConditions(words: Words, parts: readonly Expression[]): string {
  const all = mergeSolo(parts);
  const spoken = (formulas: readonly string[]) => all.filter((part) => formulas.includes(formulaOf(part))).map((part) => wordCondition(words, part)); // biome-ignore format: short
  const roles = spoken(ROLES);
  const asides = spoken(ASIDES).join(', ');
  const said = wordRest(words, all.filter((part) => ![...ROLES, ...ASIDES].includes(formulaOf(part)))); // biome-ignore format: short
  const role = roles.join(` ${words.text('and')} `);
  const main = role === '' || said === '' ? role + said : words.text('role-joined', { role, rest: said });
  if (main === '' || asides === '') return main + asides;
  return `${main} (${asides})`;
}

/** Conditions one after the other, two bounds of one value as a range. */
function wordRest(words: Words, parts: readonly Expression[]): string {
  const rest = [...parts];
  const said: string[] = [];
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    const bound = boundOf(part);
    const other = bound && rest.find((one) => isOtherBound(bound, boundOf(one)));
    if (!bound || !other) {
      said.push(wordCondition(words, part, parts.length > 1));
      continue;
    }
    rest.splice(rest.indexOf(other), 1);
    const ends = [bound.value, boundOf(other)?.value ?? 0].sort((a, b) => a - b).map(figure);
    const key = RANGE_WORDS[bound.name] ?? 'when-between';
    said.push(words.text(key, { what: words.text(VALUE_WORDS[bound.name]), from: ends[0], to: ends[1] }));
  }
  return said.join(` ${words.text('and')} `);
}

/** Who plays alone says that somebody does; and if somebody does but not we, the others do. */
function mergeSolo(parts: readonly Expression[]): readonly Expression[] {
  const formulas = parts.map(formulaOf);
  const somebody = parts[formulas.indexOf('solo')];
  const others = parts[formulas.indexOf('!soloist')];
  if (!somebody) return parts;
  if (formulas.includes('soloist')) return parts.filter((part) => part !== somebody);
  if (!others) return parts;
  const merged: Expression = { kind: 'binary', operator: '&&', left: somebody, right: others };
  return parts.flatMap((part) => (part === somebody ? [merged] : part === others ? [] : [part]));
}

interface Bound {
  readonly name: ScoreName;
  readonly operator: '>=' | '<=';
  readonly value: number;
}

function boundOf(expression: Expression): Bound | undefined {
  if (expression.kind !== 'binary') return undefined;
  const { operator, left, right } = expression;
  if (left.kind !== 'name' || right.kind !== 'number') return undefined;
  return operator === '>=' || operator === '<='
    ? { name: left.name, operator, value: right.value }
    : undefined;
}

function isOtherBound(one: Bound, other: Bound | undefined): boolean {
  return other?.name === one.name && other.operator !== one.operator;
}

/** One condition in words, in brackets if it is a choice `among` others that must hold. */
function wordCondition(words: Words, expression: Expression, among = false): string {
  const phrase = CONDITION_WORDS[formulaOf(expression)];
  if (phrase !== undefined) return words.text(phrase);
  if (expression.kind === 'unary' && expression.operator === '!')
    return words.text('when-not', { what: wordCondition(words, expression.operand) });
  if (expression.kind !== 'binary') return wordAmount(words, expression);
  const { operator, left, right } = expression;
  if (operator === '||') {
    const either = wordChoice(words, conjuncts(left), conjuncts(right));
    return among ? `(${either})` : either;
  }
  if (operator === '&&') return wordConditions(words, conjuncts(expression));
  const compared = wordComparison(words, expression, (part) => wordOperand(words, part, BINDING['+'], false));
  return compared ?? wordAmount(words, expression);
}

/** One or the other; said at the beginning where several parts belong to either, which a mere "or" would mix up. */
function wordChoice(words: Words, left: readonly Expression[], right: readonly Expression[]): string {
  const either = `${wordConditions(words, left)} ${words.text('or')} ${wordConditions(words, right)}`;
  return left.length + right.length > 2 ? words.text('either', { either }) : either;
}

/** An amount in words: `20 + 10 je Stich`; where amounts are compared there are no `rates`: `2 × Stiche`. */
export function wordAmount(words: Words, expression: Expression, rates = true): string {
  const each = (factor: number, of: Expression) => (rates ? wordEach(words, factor, of) : undefined);
  switch (expression.kind) {
    case 'number':
      return figure(expression.value);
    case 'name':
      return each(1, expression) ?? words.text(VALUE_WORDS[expression.name]);
    case 'unary': {
      if (expression.operator === '!') return wordCondition(words, expression);
      return each(-1, expression.operand) ?? `\u2212${wordOperand(words, expression.operand, 9, rates)}`;
    }
    case 'binary':
      return wordBinary(words, expression, rates);
    case 'call':
      return each(1, expression) ?? wordCall(words, expression, rates);
  }
}

/** `Stiche − 6, mindestens 0` where a number bounds an amount, else the values among which one is chosen. */
function wordCall(
  words: Words,
  { name, args }: Extract<Expression, { kind: 'call' }>,
  rates: boolean,
): string {
  const said = args.map((arg) => wordOperand(words, arg, BINDING['+'], rates));
  if (name === 'abs') return words.text('score-abs', { amount: said[0] });
  const numbers = args.map(numberOf);
  const at = numbers.findIndex((value) => value !== undefined);
  const bound = numbers[at];
  if (args.length !== 2 || bound === undefined)
    return words.text(name === 'max' ? 'score-max' : 'score-min', { values: words.list(said) });
  return words.text(name === 'max' ? 'score-at-least' : 'score-at-most', {
    amount: said[1 - at],
    bound: figure(bound),
  });
}

/** What a line of the scoring key gives. */
export function wordGiven(words: Words, { score, wins }: Pick<ScoreLine, 'score' | 'wins'>): string {
  return wins ? words.text('wins-game') : wordAmount(words, score);
}

/** What a score is multiplied by: only there does 2 for each doubling say the same as a power of 2. */
export function wordFactor(words: Words, amount: Expression): string {
  return formulaOf(amount) === '2 ^ doubles' ? words.text('score-doubled') : wordAmount(words, amount);
}

function wordBinary(
  words: Words,
  expression: Extract<Expression, { kind: 'binary' }>,
  rates: boolean,
): string {
  const { operator, left, right } = expression;
  const factor = rates && operator === '*' ? numberOf(left) : undefined;
  const each = factor === undefined ? undefined : wordEach(words, factor, right);
  if (each !== undefined) return each;
  const binding = BINDING[operator];
  const [one, other] = [
    wordOperand(words, left, binding, rates),
    wordOperand(words, right, binding + 1, rates),
  ];
  return `${one} ${SIGNS[operator]} ${other}`;
}

function wordEach(words: Words, factor: number, of: Expression): string | undefined {
  const key = of.kind === 'name' ? EACH_WORDS[of.name] : isMissed(of) ? 'each-missed' : undefined;
  return key === undefined ? undefined : words.text(key, { amount: figure(factor) });
}

/** An operand is the plain name of a value, never a rate. */
function wordOperand(words: Words, expression: Expression, least: number, rates: boolean): string {
  if (expression.kind === 'name') return words.text(VALUE_WORDS[expression.name]);
  const text = wordAmount(words, expression, rates);
  const several = expression.kind === 'call' && !(rates && wordEach(words, 1, expression) !== undefined);
  return several || bindingOf(expression) < least ? `(${text})` : text;
}
