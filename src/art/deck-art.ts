import { findAlikeSuits } from './alike-suits.ts';
import type { Deck } from '../cards/deck.ts';
import { isLacking, lackOf } from '../definition/beside-name.ts';
import type { Readable } from '../definition/compile.ts';
import type { Locate, Path } from '../definition/game.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { DeckArt } from '../documents/deck-art.ts';
import { FACE_STYLES } from '../documents/face-designs.ts';
import { clothColor } from '../documents/recolor.ts';
import type { OwnFiles } from '../workspace/own-files.ts';
import type { Color, PageSymbol } from '../page/primitive.ts';
import { INK } from '../page/theme.ts';
import { readSymbol } from '../svg/drawing.ts';
import type { Files } from '../workspace/files.ts';

/** Where drawings stand. */
export const DRAWINGS = 'assets/svg';

/** Drawings of suits and of figures among ours; the others are marks and patterns. */
const SUIT_DRAWING = /^(?:shape|suit)-/;
const PICTURE_DRAWING = /^court-/;

/** A drawing that a deck asks for: `color` is that of its `currentColor`, `ours` tells such drawings among ours. */
interface Wanted {
  readonly name: string;
  readonly color: Color;
  readonly path: Path;
  readonly ours: RegExp;
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
  const read = (wanted: Wanted) => readDrawn(files, own, readable, wanted);
  const suits = await Promise.all(
    deck.suits.map(({ symbol, color }, index) =>
      read({ name: symbol, color, path: ['deck', 'suits', index, 'symbol'], ours: SUIT_DRAWING }),
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
  const isOwn = deck.style.startsWith('./');
  return { value, diagnostics: isOwn ? [] : findAlikeSuits(deck, value.suits, readable.locate) };
}

/** The pictures on the cards of a rank, one drawing for suits of one colour, or why there are none. */
async function readPictures(
  deck: Deck,
  rank: number,
  read: (wanted: Wanted) => Promise<PageSymbol | Diagnostic>,
): Promise<DeckArt['pictures'] | Diagnostic> {
  const name = deck.ranks[rank]?.picture;
  if (name === undefined) return [];
  const path = ['deck', 'ranks', rank, 'picture'];
  const pictures: { rank: number; suit: number; symbol: PageSymbol }[] = [];
  const byColor = new Map<Color, PageSymbol>();
  for (const card of deck.cards.filter((one) => one.rank === rank && one.copy === 0)) {
    const color = clothColor(deck.suits[card.suit]?.color ?? INK);
    const symbol = byColor.get(color) ?? (await read({ name, color, path, ours: PICTURE_DRAWING }));
    if ('code' in symbol) return symbol;
    byColor.set(color, symbol);
    pictures.push({ rank, suit: card.suit, symbol });
  }
  return pictures;
}

/** E0401 if there are no faces of the deck's style; an author's own template is read elsewhere. */
function checkStyle({ style }: Deck, locate: Locate): readonly Diagnostic[] {
  if (style.startsWith('./') || FACE_STYLES.includes(style)) return [];
  const message = `there are no cards of the style \`${style}\``;
  const help = suggestAmong(style, FACE_STYLES, 'styles');
  return [{ code: 'E0401', severity: 'error', message, span: locate(['deck', 'style']), help }];
}

async function readDrawn(
  files: Files,
  own: OwnFiles,
  { source, locate }: Readable,
  { name, color, path, ours }: Wanted,
): Promise<PageSymbol | Diagnostic> {
  const span = locate(path);
  const isBeside = name.startsWith('./');
  const bytes = await (isBeside ? files.beside(source.file, name) : files.own(`${DRAWINGS}/${name}.svg`));
  if (isLacking(bytes)) {
    const names = (await own.names(DRAWINGS, '.svg')).filter((one) => ours.test(one));
    const { lack, help: otherwise } = lackOf(bytes);
    const help = isBeside ? otherwise : suggestAmong(name, names, 'drawings');
    return { code: 'E0401', severity: 'error', message: `the drawing \`${name}\` ${lack}`, span, help };
  }
  const read = readSymbol(name, bytes, color);
  if (!('problem' in read)) return read;
  const message = `the drawing \`${name}\` is refused: ${read.problem}`;
  return { code: 'E0402', severity: 'error', message, span, help: read.help };
}

function suggestAmong(word: string, names: readonly string[], what: string): string {
  return suggest(nearest(word, names), `${what} are ${listed(names)}`);
}
