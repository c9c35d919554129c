import { describe, expect, it } from 'vitest';
import { definitionJsonSchema } from '../../src/definition/json-schema.ts';
import { PRINT_OPTIONS } from '../../src/page/print-options.ts';
import { compile, compileDeckText, SHIPPED } from './support.ts';

const printOf = async (lines: string) => {
  const { value, diagnostics } = await compile(`${SHIPPED}print: {${lines}}\n`);
  expect(diagnostics).toEqual([]);
  return value?.print;
};

/** What is written under `print:`, and the same as a flag. */
const SAME: readonly (readonly [key: keyof typeof PRINT_OPTIONS, written: string, flag: string])[] = [
  ['card', 'poker', 'poker'],
  ['card', '63x88mm', '63x88mm'],
  ['card', '63X88MM', '63x88mm'],
  ['card', '[63, 88]', '63x88'],
  ['paper', 'a3', 'A3'],
  ['paper', '[210, 297]', '210x297'],
  ['gap', '3', '3'],
  ['gap', '3mm', '3mm'],
  ['bleed', '0.5', '0.5'],
  ['margin', '1cm', '1cm'],
  ['grid', '3x3', '3x3'],
  ['grid', '[3, 2]', '3x2'],
  ['marks', 'LINES', 'lines'],
  ['corners', '3.5', '3.5'],
  ['backs', 'fold', 'fold'],
  ['order', 'fronts-then-backs', 'fronts-then-backs'],
  ['back-offset', '"0.5,-0.3,0"', '0.5,-0.3,0'],
  ['back-offset', '[0.5, -0.3, 0.1]', '0.5,-0.3,0.1'],
  ['back-offset', '[1, 2]', '1,2'],
  ['printer', 'Büro 2', 'Büro 2'],
  ['ink', 'low', 'low'],
  ['suits', 'four-colour', 'four-colour'],
  ['size', 'large', 'large'],
  ['style', './face.svg.hbs', './face.svg.hbs'],
  ['style', './für Große/Karte 1.SVG.HBS', './für Große/Karte 1.SVG.HBS'],
  ['jokers', '2', '2'],
  ['blanks', '4', '4'],
  ['games', '2', '2'],
  ['pad', 'A6', 'a6'],
  ['back-color', 'red', 'red'],
  ['back-color', '"#c4122f"', 'red'],
  ['pick', '♥7 ♣A', '♥7 ♣A'],
  ['pick', '3', '3'],
  ['copies', '8', '8'],
  ['set-number', '3', '3'],
];

describe('what a definition says of printing', () => {
  it.each(SAME)('%s: %s is the flag %s', async (key, written, flag) => {
    const asked = PRINT_OPTIONS[key].read(flag);
    expect(asked).toBeDefined();
    expect(await printOf(`${key}: ${written}`)).toEqual(asked);
    const deck = await compileDeckText(`from: shapes-3x4\nprint:\n  ${key}: ${written}\n`);
    expect(deck.diagnostics).toEqual([]);
    expect(deck.value?.print).toEqual(asked);
  });

  it('can be said of every option', () => {
    expect(new Set(SAME.map(([key]) => key))).toEqual(new Set(Object.keys(PRINT_OPTIONS)));
  });

  it('asks for nothing if it is not there', async () => {
    expect((await compile(SHIPPED)).value?.print).toEqual({});
  });

  it('joins all that it asks for', async () => {
    expect(await printOf('gap: 3, marks: none, card: mini')).toEqual({
      gap: 3,
      marks: 'none',
      card: { width: 44, height: 68 },
    });
  });

  it('is told what can be written instead, in the words of the help', async () => {
    const { diagnostics } = await compile(`${SHIPPED}print: {gap: thick, marks: tick, inc: low}\n`);
    const told = diagnostics.map(({ code, message, why, help }) => ({ code, message, why, help }));
    expect(told).toEqual([
      {
        code: 'E0204',
        message: 'the text `thick` is not allowed for `gap`',
        why: undefined,
        help: `write ${PRINT_OPTIONS.gap.expects}`,
      },
      {
        code: 'E0204',
        message: 'the text `tick` is not allowed for `marks`',
        why: 'allowed: `ticks`, `lines` or `none`',
        help: 'did you mean `ticks`?',
      },
      expect.objectContaining({ code: 'E0201', help: 'did you mean `ink`?' }),
    ]);
  });

  it.each(Object.keys(PRINT_OPTIONS))(
    'is never told to put nothing or a word for yes in quotes: %s',
    async (key) => {
      for (const value of ['', 'null', 'true']) {
        const { diagnostics } = await compileDeckText(`from: shapes-3x4\nprint:\n  ${key}: ${value}\n`);
        expect(diagnostics).toHaveLength(1);
        if (!['printer', 'style'].includes(key)) expect(diagnostics[0]!.help).not.toContain('quotes');
      }
    },
  );

  it('is told what a key is for where nothing stands', async () => {
    const { diagnostics } = await compileDeckText('from: shapes-3x4\nprint:\n  gap:\n');
    expect(diagnostics[0]!.help).toBe(
      'write a text or a number, space between cards; 0 for one cut between two cards',
    );
  });

  it('cannot be changed by a variant, since papers do not depend on it', async () => {
    const variant = 'variants: {v: {title: {de: V, en: V}, rules: {print: {gap: 3}}}}\n';
    const { diagnostics } = await compile(`${SHIPPED}${variant}`);
    expect(diagnostics.map(({ code }) => code)).toContain('E0201');
  });

  it('stands in the schema with its description and its words', () => {
    const { properties } = definitionJsonSchema() as { properties: { print: { properties: object } } };
    expect(Object.keys(properties.print.properties)).toEqual(Object.keys(PRINT_OPTIONS));
    expect(properties.print.properties).toMatchObject({
      marks: { description: PRINT_OPTIONS.marks.describe, enum: ['ticks', 'lines', 'none'] },
      gap: { description: PRINT_OPTIONS.gap.describe },
    });
  });
});
