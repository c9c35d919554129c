import { describe, expect, it } from 'vitest';
import { type Library, openLibrary } from '../../src/library.ts';
import { diskFiles } from '../../src/workspace/disk.ts';
import { followSuitSource, stichwerk } from '../support/shipped.ts';

async function readGame(library: Library) {
  const { definition } = await stichwerk.check(followSuitSource());
  if (!definition) throw new Error('the game is broken');
  const { locate, source, game } = definition;
  const { value: art } = await library.art({ locate, source, deck: game.deck, texts: [] });
  if (!art) throw new Error('the suits cannot be drawn');
  return { definition, art };
}

describe('the drawings of a deck', () => {
  it('are made once for a game that is built again', async () => {
    const library = openLibrary(diskFiles());
    const first = await readGame(library);
    const drawings = await library.drawings(first.definition, first.art, 'de');
    const again = await readGame(library);
    expect(await library.drawings(again.definition, again.art, 'de')).toBe(drawings);
  });

  it('are made anew when a suit or the size of the cards changes', async () => {
    const library = openLibrary(diskFiles());
    const { definition, art } = await readGame(library);
    const drawings = await library.drawings(definition, art, 'de');
    const turned = await library.drawings(definition, { ...art, suits: art.suits.toReversed() }, 'de');
    expect(turned.symbols['suit-0']).not.toEqual(drawings.symbols['suit-0']);
    const { game } = definition;
    const deck = { ...game.deck, size: { width: 25.5, height: 34 } };
    const small = await library.drawings({ ...definition, game: { ...game, deck } }, art, 'de');
    expect(small.face(0)).not.toEqual(drawings.face(0));
  });
});
