import type { BinaryOperator, Expression, ScoreName } from '../engine/expression.ts';
import type { Words } from '../templates/words.ts';
import { figure } from './input.ts';
import { isMissed, numberOf } from './score-formula.ts';
import { COUNTED_WORDS, OTHERS, VALUE_WORDS } from './score-phrases.ts';

type Binary = Extract<Expression, { kind: 'binary' }>;

/** The words for each comparison, and the comparison that means the same from the other side. */
const BOUNDS: Partial<Record<BinaryOperator, { readonly word: string; readonly mirrored: BinaryOperator }>> =
  {
    '==': { word: 'bound-exact', mirrored: '==' },
    '!=': { word: 'bound-other', mirrored: '!=' },
    '<': { word: 'bound-less', mirrored: '>' },
    '<=': { word: 'bound-most', mirrored: '>=' },
    '>': { word: 'bound-more', mirrored: '<' },
    '>=': { word: 'bound-least', mirrored: '<=' },
  };

/** Two amounts compared: `mehr als sechs Stiche`, `Stiche − Ansage höchstens 2`; undefined if they are joined otherwise. */
export function wordComparison(
  words: Words,
  { operator, left, right }: Binary,
  amountOf: (expression: Expression) => string,
): string | undefined {
  const bound = BOUNDS[operator];
  if (!bound) return undefined;
  if (numberOf(left) !== undefined && numberOf(right) === undefined) {
    const turned = { kind: 'binary', operator: bound.mirrored, left: right, right: left } as const;
    return wordComparison(words, turned, amountOf);
  }
  const value = numberOf(right);
  const counted = value === undefined ? undefined : wordCounted(words, left, value, bound.word);
  if (counted !== undefined) return counted;
  const amount = value === undefined ? amountOf(right) : figure(value);
  return `${wordSum(words, left) ?? amountOf(left)} ${words.text(bound.word, { amount, counted: false })}`;
}

/** `mindestens 66 Augen`, `die anderen mindestens 66 Augen`; undefined for amounts that are not counted in words. */
function wordCounted(words: Words, of: Expression, value: number, bound: string): string | undefined {
  const name = of.kind === 'name' ? of.name : undefined;
  const key = isMissed(of) ? 'counted-missed' : name && COUNTED_WORDS[name];
  if (key === undefined || value < 0) return undefined;
  const amount = words.text(key, { n: value, one: value === 1 });
  const said = words.text(bound, { amount, counted: true });
  return name && OTHERS.includes(name) ? words.text('bound-others', { bound: said }) : said;
}

/** Several values added up: `Augen und Punkte der Meldungen zusammen`; undefined for anything else. */
function wordSum(words: Words, expression: Expression): string | undefined {
  const names = addends(expression);
  if (!names || names.length < 2) return undefined;
  return words.text('score-together', {
    what: words.list(names.map((name) => words.text(VALUE_WORDS[name]))),
  });
}

function addends(expression: Expression): readonly ScoreName[] | undefined {
  if (expression.kind === 'name') return [expression.name];
  if (expression.kind !== 'binary' || expression.operator !== '+') return undefined;
  const left = addends(expression.left);
  const right = addends(expression.right);
  return left && right ? [...left, ...right] : undefined;
}
