import { expect, it } from 'vitest';
import type { PrintRequest } from '../../src/page/print.ts';
import { pagesOf, readSource } from '../support/shipped.ts';

/** The colours of the signs that a paper of Bauer draws, by suit: clubs, spades, hearts, diamonds. */
async function coloursOf(kind: 'cards' | 'rules', print: PrintRequest): Promise<readonly string[]> {
  const source = readSource('assets/games/bauer.yaml');
  const symbols = (await pagesOf(source, { print, only: [kind] })).get(kind)!.symbols;
  return [0, 1, 2, 3].map((suit) => {
    // Small pictures of cards in pale colours have an edge in ink.
    const signs = Object.keys(symbols).filter((id) => id.startsWith(`suit-${suit}`) && !id.includes('edged'));
    return [...new Set(JSON.stringify(signs.map((id) => symbols[id])).match(/#[0-9A-F]{6}/g))].join(' ');
  });
}

it.each(['cards', 'rules'] as const)(
  'suits are black and red on %s of a game, or of four colours',
  async (kind) => {
    expect(await coloursOf(kind, {})).toEqual(['#1A1A1A', '#1A1A1A', '#C4122F', '#C4122F']);
    expect(await coloursOf(kind, { suits: 'four-colour' })).toEqual([
      '#009E73',
      '#1A1A1A',
      '#C4122F',
      '#D55E00',
    ]);
  },
);
