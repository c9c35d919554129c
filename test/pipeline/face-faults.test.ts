import { describe, expect, it } from 'vitest';
import type { PrintRequest } from '../../src/page/print.ts';
import { PLAIN, stichwerk } from '../support/shipped.ts';

const DECK = `style: french
suits:
  - {id: C, name: {de: Kreis, en: circle}, symbol: shape-circle, color: "#0072B2"}
  - {id: T, name: {de: Dreieck, en: triangle}, symbol: shape-triangle, color: "#D55E00"}
`;

/** What is told of a deck of these ranks: `line:column message`. */
async function toldOf(keys: string, print: PrintRequest = {}): Promise<readonly string[]> {
  const source = { file: 'pack.yaml', text: `${keys}${DECK}` };
  const { diagnostics } = await stichwerk.layOut(source, { ...PLAIN, print });
  return diagnostics.map(({ span, message }) => {
    const place = span && `${span.file}:${span.start.line}:${span.start.column} `;
    return `${place ?? ''}${message}`;
  });
}

describe('cards that are too small for their faces', () => {
  it('are told at the size of the deck', async () => {
    expect(await toldOf('ranks: [WWW, 2]\nsize: [20, 32]\n')).toEqual([
      'pack.yaml:2:7 cards: the letters of CWWW are too long for a card of 20 × 32 mm',
    ]);
  });

  it('are told where large print is asked for', async () => {
    expect(await toldOf('ranks: [WWW]\nsize: [30, 40]\nprint: {size: large}\n')).toEqual([
      'pack.yaml:3:15 cards: large print has no room on a card of 30 × 40 mm',
    ]);
  });

  it('are told at the size of the deck where the caller asked for large print, so that it is known which deck it is', async () => {
    expect(await toldOf('ranks: [2]\nsize: [30, 40]\n', { size: 'large' })).toEqual([
      'pack.yaml:2:7 cards: large print has no room on a card of 30 × 40 mm',
    ]);
  });

  it('are told at no line of a deck whose size the caller asked for', async () => {
    expect(await toldOf('ranks: [WWW, 2]\nsize: [63, 88]\n', { card: { width: 20, height: 32 } })).toEqual([
      'cards: the letters of CWWW are too long for a card of 20 × 32 mm',
    ]);
  });

  it('are a finding and no crash where letters would be too small to be drawn', async () => {
    expect(await toldOf('ranks: [WWW]\nsize: [20, 20]\n')).toContain(
      'pack.yaml:2:7 cards: the letters of CWWW are too long for a card of 20 × 20 mm',
    );
  });
});
