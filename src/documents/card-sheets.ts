import type { Language } from '../cards/localized.ts';
import type { CardContent, CardFace, DocumentContent } from '../page/content.ts';
import type { Size } from '../page/geometry.ts';
import type { PageSymbol } from '../page/primitive.ts';
import type { Printing } from '../page/print.ts';
import type { Words } from '../templates/words.ts';
import { figure } from './input.ts';
import { parseCounted } from './markup.ts';

/** The faces and the back of cards. */
export interface CardFaces {
  readonly fronts: readonly CardFace[];
  /** The one back; how far its drawing reaches beyond the trim. */
  readonly back: { readonly symbol: string; readonly bleed: number };
  readonly symbols: Readonly<Record<string, PageSymbol>>;
}

/** Cards to be printed, whether of a game or of a deck alone. */
interface CardSheets extends CardFaces {
  /** Name of the game or deck. */
  readonly name: string;
  /** Whether the name is that of the deck, not of a game that is played with it. */
  readonly isDeck?: boolean;
  readonly language: Language;
  readonly words: Words;
  /** Width and height of a card. */
  readonly card: Size;
  readonly printing: Printing;
  readonly draft: boolean;
  /** What stands where the last sheet has room left; nothing if absent. */
  readonly fill?: CardContent['fill'];
}

/** The sheets of cards to cut out, with the words that say how to print them. */
export function composeCardSheets(sheets: CardSheets): DocumentContent {
  const {
    name,
    isDeck = false,
    language,
    words,
    card,
    fronts,
    back,
    symbols,
    printing,
    draft,
    fill,
  } = sheets;
  return {
    title: isDeck ? headName(sheets) : words.text('cards-title', { game: name }),
    subject: words.text('cards-subject', { cards: fronts.length }),
    language,
    symbols,
    content: {
      kind: 'cards',
      card,
      printing,
      fronts: fronts.map((face) => ({ from: ['deck'], ...face })),
      ...(fill && { fill }),
      back: { ...back, alt: words.text('back'), from: ['paper'] },
      words: {
        ...sideWords(sheets),
        from: [isDeck ? 'deck' : 'title', 'paper'],
        ruler: words.text('ruler'),
        shortRuler: words.text('ruler-short'),
        fold: words.text('fold'),
      },
      ...(draft && { watermark: words.text('draft') }),
    },
  };
}

/** The name as it begins a line: those of decks that come along are written as within a sentence. */
function headName({ name, isDeck = false, words }: CardSheets): string {
  return isDeck ? words.text('deck-name', { name }) : name;
}

function sideWords(sheets: CardSheets): Pick<CardContent['words'], 'front' | 'back'> {
  const { words, printing } = sheets;
  const name = headName(sheets);
  const [front, back] = sheetWords(printing).map((key) => parseCounted(words.text(key)));
  return {
    front: [[name], front ?? [], [frontWords(words, printing)]],
    back: [[name], back ?? [], [backWords(words, printing)]],
  };
}

/** Sheets that have fronts only, or everything on one side, are just numbered. */
function sheetWords({ backs }: Printing): readonly [string, string] {
  return backs === 'none' || backs === 'fold'
    ? ['cards-sheet', 'cards-sheet']
    : ['cards-front', 'cards-back'];
}

/** What to do with a sheet whose front is printed. */
function frontWords(words: Words, { backs, order }: Printing): string {
  switch (backs) {
    case 'none':
      return words.text('cards-single');
    case 'fold':
      return words.text('cards-fold');
    case 'separate':
      return words.text('cards-feed-front', { edge: words.text('long') });
    case 'duplex-long':
    case 'duplex-short': {
      const edge = words.text(backs === 'duplex-long' ? 'long' : 'short');
      return words.text(order === 'interleaved' ? 'cards-flip-front' : 'cards-feed-front', { edge });
    }
  }
}

/** How the backs come behind the fronts, and how far they are moved. */
function backWords(words: Words, { backs, order, backOffset }: Printing): string {
  const decimal = (value: number): string => figure(value).replace('.', words.text('decimal-sign'));
  const { x, y, angle } = backOffset;
  const offset = words.text('cards-offset', { x: decimal(x), y: decimal(y), angle: decimal(angle) });
  const edge = words.text(backs === 'duplex-short' ? 'short' : 'long');
  const isFed = backs === 'separate' || order === 'fronts-then-backs';
  return words.text(isFed ? 'cards-feed-back' : 'cards-flip-back', { edge, offset });
}
