import { readAuthorTemplate, warnOfLargePrint } from './author-template.ts';
import type { Deck } from '../cards/deck.ts';
import type { Locate, Path, Source } from '../definition/game.ts';
import { deckContexts, fillDeck } from '../documents/deck-faces.ts';
import type { Drawings } from '../documents/drawings.ts';
import { openFace } from '../documents/face.ts';
import type { ListTaste } from '../documents/list-context.ts';
import { readFaceDrawings } from './face-drawings.ts';
import type { ReadListArt } from './list-art.ts';
import type { OwnFiles } from '../workspace/own-files.ts';
import type { Files } from '../workspace/files.ts';

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
  taste: ListTaste & { readonly drawings: Drawings },
): Promise<ReadListArt> {
  const read = await readAuthorTemplate(files, source.file, deck.style, locate(path));
  if ('code' in read) return { diagnostics: [read], sources: [] };
  const sources = [read];
  const opened = openFace(read, deckContexts(deck, taste));
  const face = opened.value;
  if (!face) return { diagnostics: opened.diagnostics, sources };
  const known = taste.drawings.symbols;
  const filled = [...fillDeck(deck, { face, ...taste })].flatMap(({ svg }) =>
    typeof svg === 'string' ? [{ svg, blame: () => undefined }] : [],
  );
  const isKnown = (href: string) => Object.hasOwn(known, href.replace(/^#/, ''));
  const found = await readFaceDrawings(files, own, source.file, read, filled, isKnown);
  const diagnostics = [...warnOfLargePrint(read, taste), ...found.diagnostics];
  if (found.diagnostics.length > 0) return { diagnostics, sources };
  return { value: { face, texts: found.texts }, diagnostics, sources };
}
