import { describe, expect, it } from 'vitest';
import { openStichwerk } from '../../src/pipeline.ts';
import { besideFiles } from '../support/own-cards.ts';
import { PLAIN } from '../support/shipped.ts';

const suit = (id: string, symbol: string, color: string): string =>
  `  - {id: ${id}, name: {de: S${id}, en: S${id}}, symbol: ${symbol}, color: "${color}"}\n`;

const BOX = '<svg viewBox="0 0 9 9"><path d="M0 0H9V9Z" fill="currentColor"/></svg>';
const BOTH = '<svg viewBox="0 0 51 68"><use href="{{symbol}}" x="1" y="1" width="9" height="9"/></svg>';
const stichwerk = openStichwerk(
  besideFiles({ 'a.svg': BOX, 'b.svg': `<!-- b -->${BOX}`, 'f.svg.hbs': BOTH }),
);

/** Findings of a deck with these suits as `line:column severity message`; all its cards are printed all the same. */
async function told(suits: string, style = 'shapes'): Promise<readonly string[]> {
  const text = `style: ${style}\nsize: [51, 68]\nranks: [1, 2]\nsuits:\n${suits}`;
  const { diagnostics, documents } = await stichwerk.layOut({ file: 'deck.yaml', text }, PLAIN);
  expect(documents).toHaveLength(1);
  return diagnostics.map(({ severity, message, span }) => {
    return `${span!.start.line}:${span!.start.column} ${severity} ${message}`;
  });
}

describe('suits', () => {
  it('with the same drawing and colour are told to look the same', async () => {
    const same = suit('A', 'shape-star', '#009E73') + suit('B', 'shape-star', '#009e73');
    expect(await told(same)).toEqual(['6:45 warning the suits `A` and `B` look the same']);
  });

  it('are alike by what is drawn, not by the names of their files', async () => {
    const same = suit('A', './a.svg', '#009E73') + suit('B', './b.svg', '#009E73');
    expect(await told(same)).toEqual(['6:45 warning the suits `A` and `B` look the same']);
  });

  it('that differ by colour alone are told apart by nobody who sees no colours', async () => {
    const same = suit('A', 'shape-star', '#009E73') + suit('B', 'shape-star', '#D55E00');
    expect(await told(same)).toEqual(['6:45 warning the suits `A` and `B` differ by colour alone']);
  });

  it('may have the same colour, and whatever an author draws himself', async () => {
    expect(await told(suit('A', 'shape-star', '#009E73') + suit('B', 'shape-moon', '#009E73'))).toEqual([]);
    const same = suit('A', 'shape-star', '#009E73') + suit('B', 'shape-star', '#009E73');
    expect(await told(same, './f.svg.hbs')).toEqual([]);
  });

  it.each(['#FFFFFF', '#FEFEFE', '#FFFF00'])('in %s are told not to show on paper', async (color) => {
    const message = '5:64 warning the suit `A` can hardly be seen on paper';
    expect(await told(suit('A', 'shape-star', color))).toEqual([message]);
  });

  it.each(['#E69F00', '#56B4E9', '#CC79A7', '#6E6E6E', '#000000'])('in %s are', async (color) => {
    expect(await told(suit('A', 'shape-star', color))).toEqual([]);
  });
});
