import type { Card, Deck } from '../cards/deck.ts';
import type { Language } from '../cards/localized.ts';
import type { CardIndex } from '../engine/rules.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { PageSymbol, Primitive } from '../page/primitive.ts';
import type { FaceLook } from '../page/print.ts';
import { readDrawing } from '../svg/drawing.ts';
import type { Template } from '../templates/template.ts';
import { rankSign } from './card-names.ts';
import { faceStyle, type PipPattern, pipPattern } from './pips.ts';
import { centeredSymbol, outlinedSymbol, pale, paledSymbol } from './recolor.ts';

/** The drawings that documents share: symbols by id, and the faces of the cards. */
export interface Drawings {
  readonly symbols: Readonly<Record<string, PageSymbol>>;
  /** The face of a card, in mm from its top left corner. */
  readonly face: (card: CardIndex) => readonly Primitive[];
  /** The simpler face for small pictures, in the same coordinates. */
  readonly smallFace: (card: CardIndex, look: 'full' | 'pale') => readonly Primitive[];
}

/** The symbols of a deck. */
export interface DeckArt {
  /** One symbol a suit, in the order of the deck. */
  readonly suits: readonly PageSymbol[];
  /** What stands on cards instead of signs, by rank and suit as indices into the deck. */
  readonly pictures: readonly {
    readonly rank: number;
    readonly suit: number;
    readonly symbol: PageSymbol;
  }[];
}

/** The face templates of a card style. */
interface FaceTemplates {
  readonly full: Template;
  readonly small: Template;
}

/** What the faces of a deck are drawn from. */
interface FaceParts {
  readonly deck: Deck;
  /** Of the letters in the corners. */
  readonly language: Language;
  readonly look: FaceLook;
  readonly art: DeckArt;
  /** Further symbols: emblem, check mark, back. */
  readonly others: readonly PageSymbol[];
  readonly templates: FaceTemplates;
  readonly measure: TextMeasure;
}

/** Id of the drawing of a suit: as it is, pale, or in outline only. */
export function suitSymbol(suit: number, look: 'full' | 'pale' | 'outline' = 'full'): string {
  return look === 'full' ? `suit-${suit}` : `suit-${suit}-${look}`;
}

function pictureSymbol({ rank, suit }: Pick<Card, 'rank' | 'suit'>): string {
  return `picture-${rank}-${suit}`;
}

/** A suit's signs are drawn in a box of this side, of which a sign of size 10 fills the middle. */
const SUIT_BOX = { width: 12, height: 12 };

/** The box of a picture, on a card of 63 × 88 mm. */
const PICTURE_BOX = { width: 40, height: 65 };
const PICTURE_CARD = { width: 63, height: 88 };

/** The sign of the suit within a picture: its middle from the picture's, and its size. */
const PICTURE_SIGN = { x: -14.3, y: -26.6, size: 7 };

/** Draws the faces of a deck with its own symbols; a face is drawn when it is first asked for. */
export function openDrawings(parts: FaceParts): Drawings {
  const { suits, pictures } = parts.art;
  const drawn = pictures.map((picture) => ({
    ...centeredSymbol(picture.symbol, PICTURE_BOX),
    id: pictureSymbol(picture),
  }));
  const all = [...suits.flatMap(suitLooks), ...drawn, ...parts.others];
  const symbols = Object.fromEntries(all.map((symbol) => [symbol.id, symbol]));
  const draw = (size: 'full' | 'small', look: 'full' | 'pale') =>
    remember((card) => {
      const svg = parts.templates[size](faceContext(parts, card, size, look));
      return drawFace(svg, new Set(Object.keys(symbols)), parts.measure);
    });
  const small = draw('small', 'full');
  const smallPale = draw('small', 'pale');
  return {
    symbols,
    face: draw('full', 'full'),
    smallFace: (card, look) => (look === 'pale' ? smallPale : small)(card),
  };
}

function suitLooks(drawn: PageSymbol, suit: number): readonly PageSymbol[] {
  const symbol = { ...centeredSymbol(drawn, SUIT_BOX), id: suitSymbol(suit) };
  return [
    symbol,
    paledSymbol(symbol, suitSymbol(suit, 'pale')),
    outlinedSymbol(symbol, suitSymbol(suit, 'outline'), 0.9),
  ];
}

/** What a face template may name; every number is ready to be written. */
function faceContext(
  { deck, language, art }: FaceParts,
  index: CardIndex,
  size: 'full' | 'small',
  look: 'full' | 'pale',
): object {
  const card = deck.cards[index];
  const suit = deck.suits[card?.suit ?? -1];
  const rank = deck.ranks[card?.rank ?? -1];
  if (!card || !suit || !rank) throw new Error(`no card ${index} in deck ${deck.id}`);
  const { width, height } = deck.size;
  const sign = rankSign(rank, language);
  const letters = [...sign].length;
  const hasPicture = art.pictures.some((picture) => pictureSymbol(picture) === pictureSymbol(card));
  return {
    width,
    height,
    corners: ['scale(1)', `rotate(180 ${width / 2} ${height / 2})`],
    index: sign,
    two: letters === 2,
    three: letters > 2,
    color: look === 'pale' ? pale(suit.color) : suit.color,
    symbol: suitSymbol(card.suit, look),
    pips: pipTransforms(pipPattern(faceStyle(deck.style)[size], rank.pips), deck),
    picture: hasPicture && { symbol: pictureSymbol(card), ...pictureTransforms(deck) },
  };
}

/** Patterns are measured for cards of one size; other cards take them smaller or larger. */
function pipTransforms(pattern: PipPattern, { size, style }: Deck): readonly string[] {
  const design = faceStyle(style);
  const fit = Math.min(size.width / design.width, size.height / design.height);
  return pattern.places.map(({ x, y, turned }) => {
    const place = `translate(${size.width / 2 + x * fit} ${size.height / 2 + y * fit})`;
    return `${place} scale(${(pattern.size / 10) * fit})${turned ? ' rotate(180)' : ''}`;
  });
}

/** Where a picture stands, and the signs at two of its corners. */
function pictureTransforms({ size }: Deck): { readonly place: string; readonly signs: readonly string[] } {
  const fit = Math.min(size.width / PICTURE_CARD.width, size.height / PICTURE_CARD.height);
  const place = `translate(${size.width / 2} ${size.height / 2}) scale(${fit})`;
  const sign = `translate(${PICTURE_SIGN.x} ${PICTURE_SIGN.y}) scale(${PICTURE_SIGN.size / 10})`;
  return { place, signs: [`${place} ${sign}`, `${place} rotate(180) ${sign}`] };
}

function drawFace(svg: string, symbols: ReadonlySet<string>, measure: TextMeasure): readonly Primitive[] {
  const drawing = readDrawing(svg, { symbols, measure });
  if ('problem' in drawing) throw new Error(`card face: ${drawing.problem}`);
  return drawing.primitives;
}

function remember(
  draw: (card: CardIndex) => readonly Primitive[],
): (card: CardIndex) => readonly Primitive[] {
  const drawn = new Map<CardIndex, readonly Primitive[]>();
  return (card) => {
    const face = drawn.get(card) ?? draw(card);
    drawn.set(card, face);
    return face;
  };
}
