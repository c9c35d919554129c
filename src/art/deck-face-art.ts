import type { Deck } from '../cards/deck.ts';
import type { Locate, Path, Source } from '../definition/game.ts';
import { deckContexts, fillDeck } from '../documents/deck-faces.ts';
import type { Drawings } from '../documents/drawings.ts';
import type { Face } from '../documents/face.ts';
import type { FaceTaste } from '../documents/face-names.ts';
import type { Files } from '../workspace/files.ts';
import type { OwnFiles } from '../workspace/own-files.ts';
import { openAuthorArt, type ReadArt } from './author-art.ts';
import { readAuthorTemplate } from './author-template.ts';

/** Where the style of a deck is named. */
interface StylePlace {
  readonly source: Source;
  readonly locate: Locate;
  readonly path: Path;
}

/** Reads an author's template for a deck of suits and ranks, and the drawings that it uses: E0401, E0402 and E0408. */
export async function readDeckFaceArt(
  files: Files,
  own: OwnFiles,
  { source, locate, path }: StylePlace,
  deck: Deck,
  taste: FaceTaste & { readonly drawings: Drawings },
): Promise<ReadArt> {
  const read = await readAuthorTemplate(files, source.file, deck.style, locate(path));
  if ('code' in read) return { diagnostics: [read], sources: [] };
  const known = taste.drawings.symbols;
  const cards = {
    template: read,
    isOwn: true,
    file: source.file,
    samples: deckContexts(deck, taste),
    fill: (face: Face) => fillDeck(deck, { face, ...taste }),
    blame: () => undefined,
    isKnown: (href: string) => Object.hasOwn(known, href.replace(/^#/, '')),
  };
  return openAuthorArt(files, own, cards, taste);
}
