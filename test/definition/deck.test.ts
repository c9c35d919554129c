import { expect, it } from 'vitest';
import { compileDeck } from '../../src/definition/deck.ts';
import { readAsset, shorten } from './support.ts';

const shapes = readAsset('decks/shapes-3x4.yaml');

it('the shape deck has three suits of four ranks, in pack order', () => {
  const { value, diagnostics } = compileDeck({ file: 'deck.yaml', text: shapes }, 'shapes-3x4');
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({ id: 'shapes-3x4', style: 'shapes', size: { width: 51, height: 68 } });
  expect(value!.cards.map(({ id }) => id).join(' ')).toBe('C1 T1 S1 C2 T2 S2 C3 T3 S3 C4 T4 S4');
  expect(value!.ranks.map(({ pips }) => pips)).toEqual([1, 2, 3, 4]);
});

it('a deck file with faults has them all reported at their places', () => {
  const text = shapes.replace('style: shapes', 'stile: shapes').replace('"#0072B2"', 'blue');
  const { value, diagnostics } = compileDeck({ file: 'deck.yaml', text }, 'broken');
  expect(value).toBeUndefined();
  expect(shorten(diagnostics)).toEqual(['E0202 2:1', 'E0201 3:1', 'E0204 6:73']);
});

it('two cards may not be written alike', () => {
  const text = `style: shapes
size: [51, 68]
suits:
  - {id: A, name: {de: a, en: a}, symbol: shape-circle, color: "#0072B2"}
  - {id: A1, name: {de: b, en: b}, symbol: shape-square, color: "#009E73"}
ranks: [1, 11]
`;
  const { diagnostics } = compileDeck({ file: 'deck.yaml', text }, 'alike');
  expect(diagnostics).toMatchObject([
    { code: 'E0204', message: 'two cards of the deck are both written `A11`' },
  ]);
});
