import type { Deck } from '../cards/deck.ts';
import { isBeside } from '../definition/beside-name.ts';
import type { Readable } from '../definition/compile.ts';
import type { Locate, Path } from '../definition/game.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { DeckArt } from '../documents/deck-art.ts';
import { FACE_STYLES } from '../documents/face-designs.ts';
import { clothColor } from '../documents/recolor.ts';
import type { Color, PageSymbol } from '../page/primitive.ts';
import { INK } from '../page/theme.ts';
import type { Files } from '../workspace/files.ts';
import type { OwnFiles } from '../workspace/own-files.ts';
import { findAlikeSuits } from './alike-suits.ts';
import { readBeside, readOurs, readWanted } from './wanted-file.ts';

/** A drawing that a deck asks for; `color` is that of its `currentColor`. */
interface Asked {
  readonly name: string;
  readonly color: Color;
  readonly path: Path;
  readonly use: 'suit' | 'picture';
}

/**
 * The symbols of a deck; nothing if the deck could not be read; E0401 and E0402 tell why its cards cannot be drawn, E0409
 * warns of suits that look alike.
 */
export async function readDeckArt(
  files: Files,
  own: OwnFiles,
  readable: Readable,
): Promise<Outcome<DeckArt>> {
  const { deck } = readable;
  if (!deck) return { diagnostics: [] };
  const read = (asked: Asked) => readDrawn(files, own, readable, asked);
  const suits = await Promise.all(
    deck.suits.map(({ symbol, color }, index) =>
      read({ name: symbol, color, path: ['deck', 'suits', index, 'symbol'], use: 'suit' }),
    ),
  );
  const pictures = await Promise.all(deck.ranks.map((_, rank) => readPictures(deck, rank, read)));
  const faults = [...suits, ...pictures].filter((one) => 'code' in one);
  const diagnostics = [...checkStyle(deck, readable.locate), ...faults];
  if (diagnostics.length > 0) return { diagnostics };
  const value = {
    suits: suits.flatMap((one) => ('code' in one ? [] : [one])),
    pictures: pictures.flatMap((one) => ('code' in one ? [] : one)),
  };
  // The template of an author may tell suits apart by whatever it likes.
  return {
    value,
    diagnostics: isBeside(deck.style) ? [] : findAlikeSuits(deck, value.suits, readable.locate),
  };
}

/** The pictures on the cards of a rank, one drawing for suits of one colour, or why there are none. */
async function readPictures(
  deck: Deck,
  rank: number,
  read: (asked: Asked) => Promise<PageSymbol | Diagnostic>,
): Promise<DeckArt['pictures'] | Diagnostic> {
  const name = deck.ranks[rank]?.picture;
  if (name === undefined) return [];
  const path = ['deck', 'ranks', rank, 'picture'];
  const pictures: { rank: number; suit: number; symbol: PageSymbol }[] = [];
  const byColor = new Map<Color, PageSymbol>();
  for (const card of deck.cards.filter((one) => one.rank === rank && one.copy === 0)) {
    const color = clothColor(deck.suits[card.suit]?.color ?? INK);
    const symbol = byColor.get(color) ?? (await read({ name, color, path, use: 'picture' }));
    if ('code' in symbol) return symbol;
    byColor.set(color, symbol);
    pictures.push({ rank, suit: card.suit, symbol });
  }
  return pictures;
}

/** E0401 if there are no faces of the deck's style; an author's own template is read elsewhere. */
function checkStyle({ style }: Deck, locate: Locate): readonly Diagnostic[] {
  if (isBeside(style) || FACE_STYLES.includes(style)) return [];
  const message = `there are no cards of the style \`${style}\``;
  const help = suggest(nearest(style, FACE_STYLES), `styles are ${listed(FACE_STYLES)}`);
  return [{ code: 'E0401', severity: 'error', message, span: locate(['deck', 'style']), help }];
}

async function readDrawn(
  files: Files,
  own: OwnFiles,
  { source, locate }: Readable,
  { name, color, path, use }: Asked,
): Promise<PageSymbol | Diagnostic> {
  const wanted = { name, what: `the drawing \`${name}\``, span: locate(path) };
  const bytes = await (isBeside(name) ? readBeside(files, source.file, wanted) : readOurs(own, wanted, use));
  return 'code' in bytes ? bytes : readWanted(bytes, wanted, name, color);
}
