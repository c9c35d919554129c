import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../src/definition/expression.ts';
import { formulaOf } from '../../src/documents/score-formula.ts';
import { wordAmount, wordConditions, wordFactor } from '../../src/documents/score-words.ts';
import type { Expression } from '../../src/engine/expression.ts';
import { conjuncts } from '../../src/engine/named-values.ts';
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
    ['bid', '1 je angesagten Stich', '1 for each trick bid'],
    ['-tricks', '−1 je Stich', '−1 a trick'],
    ['points', '1 je Auge', '1 a card point'],
    ['5 * points', '5 je Auge', '5 a card point'],
    ['-other_points', '−1 je Auge der anderen', '−1 for each card point of the others'],
    ['10 * other_tricks', '10 je Stich der anderen', '10 for each trick of the others'],
    ['points + melds', 'Augen + Punkte der Meldungen', 'card points + points of the melds'],
    ['3', '3', '3'],
    ['(tricks + 1) * 2', '(Stiche + 1) × 2', '(tricks + 1) × 2'],
    ['2 ^ doubles', '2 ^ Verdopplungen', '2 ^ doublings'],
    ['-(2 ^ doubles)', '−(2 ^ Verdopplungen)', '−(2 ^ doublings)'],
    ['max(points, 60)', 'Augen, mindestens 60', 'card points, at least 60'],
    ['min(10, tricks - 6)', 'Stiche − 6, höchstens 10', 'tricks − 6, at most 10'],
    ['2 * max(0, tricks - 6)', '2 × (Stiche − 6, mindestens 0)', '2 × (tricks − 6, at least 0)'],
    [
      'max(points, other_points)',
      'der größte Wert von Augen und Augen der anderen',
      'the greatest of card points and card points of the others',
    ],
    ['min(tricks, bid, 3)', 'der kleinste Wert von Stiche, Ansage und 3', 'the least of tricks, bid and 3'],
    ['abs(points - 60)', 'Augen − 60, ohne Vorzeichen', 'card points − 60, without the sign'],
    ['5 - abs(points - 60)', '5 − (Augen − 60, ohne Vorzeichen)', '5 − (card points − 60, without the sign)'],
    ['tricks - 6', 'Stiche − 6', 'tricks − 6'],
    ['10 * (tricks - 6)', '10 × (Stiche − 6)', '10 × (tricks − 6)'],
    ['10 - (tricks - bid)', '10 − (Stiche − Ansage)', '10 − (tricks − bid)'],
  ])('%s', (formula, de, en) => {
    expect([wordAmount(words.de, parse(formula)), wordAmount(words.en, parse(formula))]).toEqual([de, en]);
  });
});

describe('what a score is multiplied by, in words', () => {
  it.each([
    ['2 ^ doubles', '2 für jede Verdopplung', '2 for each doubling'],
    ['3 * 2 ^ doubles', '3 × 2 ^ Verdopplungen', '3 × 2 ^ doublings'],
    ['2', '2', '2'],
  ])('%s', (formula, de, en) => {
    expect([wordFactor(words.de, parse(formula)), wordFactor(words.en, parse(formula))]).toEqual([de, en]);
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
      'bei 8 bis 32 Augen der anderen',
      'if the others have 8 to 32 card points',
    ],
    [
      'maker && tricks == 5 || last_trick && tricks == 7',
      'entweder als Trumpfmacher genau fünf Stiche oder den letzten Stich gemacht und genau sieben Stiche',
      'either as trump makers, exactly five tricks or last trick taken and exactly seven tricks',
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
      'mehr als zwei Stiche und (null angesagt oder gemeldet)',
      'more than two tricks and (bid zero or melded)',
    ],
    ['solo', 'bei einem Alleinspiel', 'in a hand played alone'],
    ['tricks >= 3', 'mindestens drei Stiche', 'at least three tricks'],
    ['tricks > 6', 'mehr als sechs Stiche', 'more than six tricks'],
    ['6 < tricks', 'mehr als sechs Stiche', 'more than six tricks'],
    ['tricks > 1', 'mehr als einen Stich', 'more than one trick'],
    ['tricks < 7', 'weniger als sieben Stiche', 'fewer than seven tricks'],
    ['points >= 66', 'mindestens 66 Augen', 'at least 66 card points'],
    ['other_points <= 30', 'die anderen höchstens 30 Augen', 'the others at most 30 card points'],
    ['other_tricks == 1', 'die anderen genau einen Stich', 'the others exactly one trick'],
    [
      'maker && points > 60',
      'als Trumpfmacher mehr als 60 Augen',
      'as trump makers, more than 60 card points',
    ],
    ['bid >= 6', 'mindestens sechs Stiche angesagt', 'at least six tricks bid'],
    ['doubles != 1', 'nicht genau eine Verdopplung', 'not exactly one doubling'],
    ['melds < 20', 'weniger als 20 Punkte gemeldet', 'fewer than 20 points melded'],
    [
      'points + melds >= 66',
      'Augen und Punkte der Meldungen zusammen mindestens 66',
      'card points and points of the melds together at least 66',
    ],
    [
      '2 * tricks >= hand_size',
      '2 × Stiche mindestens Stiche der Hand',
      '2 × tricks at least tricks of the hand',
    ],
    ['tricks > -bid', 'Stiche mehr als −Ansage', 'tricks more than −bid'],
    ['tricks >= bid + 2', 'Stiche mindestens Ansage + 2', 'tricks at least bid + 2'],
    ['score < -10', 'Punkte bis hierher weniger als −10', 'points so far less than −10'],
    ['tricks - bid != 1', 'Stiche − Ansage nicht genau 1', 'tricks − bid not exactly 1'],
    ['abs(tricks - bid) > 2', 'mehr als zwei Stiche daneben', 'more than two tricks off'],
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
