import { describe, expect, it } from 'vitest';
import { type Library, openLibrary } from '../../src/library.ts';
import { USUAL_LOOK } from '../../src/page/print.ts';
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

const TASTE = { language: 'de', look: USUAL_LOOK } as const;

describe('the drawings of a deck', () => {
  it('are made once for a game that is built again', async () => {
    const library = openLibrary(diskFiles());
    const first = await readGame(library);
    const drawings = await library.drawings(first.definition.game.deck, first.art, TASTE);
    const again = await readGame(library);
    expect(await library.drawings(again.definition.game.deck, again.art, TASTE)).toBe(drawings);
  });

  it('are made anew when a suit or the size of the cards changes', async () => {
    const library = openLibrary(diskFiles());
    const { definition, art } = await readGame(library);
    const drawings = await library.drawings(definition.game.deck, art, TASTE);
    const turned = await library.drawings(
      definition.game.deck,
      { ...art, suits: art.suits.toReversed() },
      TASTE,
    );
    expect(turned.symbols['suit-0']).not.toEqual(drawings.symbols['suit-0']);
    const { game } = definition;
    const deck = { ...game.deck, size: { width: 25.5, height: 34 } };
    const small = await library.drawings(deck, art, TASTE);
    expect(small.face(0)).not.toEqual(drawings.face(0));
  });
});
