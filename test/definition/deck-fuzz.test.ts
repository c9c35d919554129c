import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderHuman } from '../../src/diagnostics/render.ts';
import { sortDiagnostics } from '../../src/diagnostics/sort.ts';
import { amount } from '../support/tier.ts';
import { compileDeckText, readAsset } from './support.ts';

const LIST = 'id;count;text;Lösung\na;2;"Wie viel ist\n7 · 8?";56\nb;;"Wer sagte ""Veni""?";Cäsar\n;0;x;\n';
const LISTED = `title: {de: Fragen, en: Questions}
size: [63, 88]
back: ./back.svg
print: {gap: 3, marks: lines, back-offset: [0.5, -0.3, 0]}
cards: ./cards.csv
`;
const IN_PLACE = `size: [63, 88]
cards:
  - {id: a, count: 2, text: "7 · 8?"}
  - {text: 1.50}
`;
const DERIVED = 'from: french-32\nranks: A K Q J\ncounts: {A: 2, ♥K: 0}\nprint: {card: poker, jokers: 2}\n';

const signs = [
  ';',
  ',',
  '\t',
  '"',
  '""',
  '\n',
  '\r\n',
  '\r',
  '\0',
  '\uFEFF',
  ':',
  '-',
  '{',
  '}',
  '[',
  ']',
  '&a ',
  '*a ',
];
const change = fc.record({
  at: fc.nat(),
  cut: fc.nat(20),
  put: fc.oneof(
    fc.constantFrom(...signs, '<<: ', '__proto__', 'constructor', '9999999999', '-1', 'null'),
    fc.string({ maxLength: 3, unit: 'binary' }),
  ),
});
const damage = fc.array(change, { minLength: 1, maxLength: 5 });

function damaged(text: string, changes: readonly { at: number; cut: number; put: string }[]): string {
  return changes.reduce((all, { at, cut, put }) => {
    const from = at % (all.length + 1);
    return all.slice(0, from) + put + all.slice(from + cut);
  }, text);
}

async function compileDamaged(text: string, list: Uint8Array): Promise<void> {
  const { value, diagnostics, sources, readable } = await compileDeckText(text, async () => list);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(value === undefined).toBe(errors.length > 0);
  const texts = new Map([['deck.yaml', text], ...sources.map((one) => [one.file, one.text] as const)]);
  for (const { span, message } of diagnostics) {
    const lines = texts.get(span!.file)!.split('\n');
    expect(span!.start.line).toBeGreaterThanOrEqual(1);
    expect(span!.end.line).toBeLessThanOrEqual(lines.length);
    expect(span!.start.column).toBeGreaterThanOrEqual(1);
    expect(message).not.toMatch(/undefined|NaN|\[object/);
  }
  renderHuman(sortDiagnostics(diagnostics), texts, { color: (_, words) => words });
  for (const { path } of readable?.texts ?? []) expect(texts.has(readable!.locate(path).file)).toBe(true);
  if (value && 'suits' in value.deck === false) {
    const names = value.deck.cards.map(({ fields }) => Object.keys(fields).join());
    expect(new Set(names).size).toBe(1);
    for (const [at, { fields }] of value.deck.cards.entries()) {
      for (const name of Object.keys(fields)) expect(texts.has(value.locateField(at, name).file)).toBe(true);
    }
  }
}

const encode = (text: string) => new TextEncoder().encode(text);

it('a damaged deck gives a deck or errors with a place, and never throws', async () => {
  const texts = fc.constantFrom(LISTED, IN_PLACE, DERIVED, readAsset('decks/shapes-3x4.yaml'));
  await fc.assert(
    fc.asyncProperty(texts, damage, (text, changes) => compileDamaged(damaged(text, changes), encode(LIST))),
    { numRuns: amount(60, 300) },
  );
});

it('a damaged list of cards gives a deck or errors with a place, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(damage, (changes) => compileDamaged(LISTED, encode(damaged(LIST, changes)))),
    { numRuns: amount(60, 300) },
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), (bytes) => compileDamaged(LISTED, bytes)),
    { numRuns: amount(25, 100) },
  );
});

it('texts of any kind come out of a list as they were put in', async () => {
  const cell = fc
    .string({ unit: 'binary', maxLength: 8 })
    .map((text) => text.replace(/[\p{C}]/gu, '\n').replaceAll('\uFEFF', ''));
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      async (rows, delimiter, end) => {
        const lines = [
          `x${delimiter}y${delimiter}id`,
          ...rows.map(([x, y], at) => [quoted(x), quoted(y), at + 1].join(delimiter)),
        ];
        const { value, diagnostics } = await compileDeckText(LISTED, async () => encode(lines.join(end)));
        expect(diagnostics).toEqual([]);
        const deck = value!.deck as { readonly cards: readonly { readonly fields: object }[] };
        expect(deck.cards.map(({ fields }) => Object.values(fields))).toEqual(rows);
      },
    ),
    { numRuns: amount(40, 200) },
  );
});
