import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../src/definition/expression.ts';
import { conjuncts, formulaOf } from '../../src/documents/score-formula.ts';
import { wordAmount, wordConditions } from '../../src/documents/score-words.ts';
import type { Expression } from '../../src/engine/expression.ts';
import { openWords } from '../../src/templates/words.ts';

const open = (language: string) =>
  openWords({ table: readFileSync(new URL(`../../templates/${language}/words.json`, import.meta.url), 'utf8'), documents: {} }); // biome-ignore format: short
const words = { de: open('de'), en: open('en') };

function parse(text: string): Expression {
  const parsed = parseExpression(text, new Map());
  if (!('expression' in parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.expression;
}

describe('an amount of the scoring key in words', () => {
  it.each([
    ['20 + 10 * tricks', '20 + 10 je Stich', '20 + 10 a trick'],
    ['-10 * abs(tricks - bid)', '−10 je Stich daneben', '−10 for each trick off'],
    ['bid', '1 je angesagtem Stich', '1 for each trick bid'],
    ['-tricks', '−1 je Stich', '−1 a trick'],
    ['3', '3', '3'],
    ['(tricks + 1) * 2', '(Stiche + 1) × 2', '(tricks + 1) × 2'],
    ['2 ^ doubles', '2 für jede Verdopplung', '2 for each doubling'],
    ['max(points, 60)', 'das Größte von Augen; 60', 'the greatest of card points; 60'],
    ['10 - (tricks - bid)', '10 − (Stiche − Ansage)', '10 − (tricks − bid)'],
  ])('%s', (formula, de, en) => {
    expect([wordAmount(words.de, parse(formula)), wordAmount(words.en, parse(formula))]).toEqual([de, en]);
  });
});

describe('a condition of the scoring key in words', () => {
  it.each([
    ['tricks == bid', 'so viele Stiche wie angesagt', 'as many tricks as bid'],
    [
      'maker && tricks > other_tricks',
      'als Trumpfmacher mehr Stiche als die anderen',
      'as trump makers, more tricks than the others',
    ],
    [
      'other_points >= 8 && other_points <= 32',
      'gegen 8 bis 32 Augen der anderen',
      'with 8 to 32 card points for the others',
    ],
    ['solo && !soloist', 'gegen ein Alleinspiel', 'against a lone player'],
    ['solo && soloist', 'im eigenen Alleinspiel', 'playing alone'],
    [
      '!solo && (tricks == 0 || other_tricks == 0)',
      'alle Stiche auf einer Seite (ohne Alleinspiel)',
      'all tricks on one side (unless played alone)',
    ],
    [
      '!solo && !maker && score > 0',
      'als Gegner der Trumpfmacher mit Pluspunkten in dieser Hand (ohne Alleinspiel)',
      'against the trump makers, a gain in this hand (unless played alone)',
    ],
    [
      'tricks > 2 && (bid == 0 || melds > 0)',
      'Stiche > 2 und (null angesagt oder gemeldet)',
      'tricks > 2 and (bid zero or melded)',
    ],
    ['solo', 'bei einem Alleinspiel', 'in a hand played alone'],
    ['tricks >= 3', 'Stiche ≥ 3', 'tricks ≥ 3'],
    ['tricks - bid != 1', 'Stiche − Ansage ≠ 1', 'tricks − bid ≠ 1'],
  ])('%s', (formula, de, en) => {
    // biome-ignore format: a table
    const parts = conjuncts(parse(formula));
    expect([wordConditions(words.de, parts), wordConditions(words.en, parts)]).toEqual([de, en]);
  });
});

describe('a formula written out again', () => {
  it.each([
    '20 + 10 * tricks',
    '-(tricks - bid) * 2',
    '2 ^ (doubles + 1)',
    '(tricks - 1) - (bid - 1)',
    'maker && !(solo || tricks == 0)',
    'abs(tricks - bid)',
  ])('means the same: %s', (formula) => {
    expect(parse(formulaOf(parse(formula)))).toEqual(parse(formula));
  });
});
