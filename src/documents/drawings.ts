import type { Deck } from '../cards/deck.ts';
import type { CardIndex } from '../engine/rules.ts';
import type { Matrix } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { PageSymbol, Primitive } from '../page/primitive.ts';
import { transformPrimitives } from '../page/transform.ts';
import { readDrawing } from '../svg/drawing.ts';
import type { Template } from '../templates/template.ts';
import { FULL_PIPS, type PipPattern, type PipPatterns, SMALL_PIPS } from './pips.ts';
import { outlinedSymbol, pale, paledSymbol } from './recolor.ts';

/** The drawings that documents share: symbols by id, and the faces of the cards. */
export interface Drawings {
  readonly symbols: Readonly<Record<string, PageSymbol>>;
  /** The face of a card, in mm from its top left corner. */
  readonly face: (card: CardIndex) => readonly Primitive[];
  /** The simpler face for small pictures, in the same coordinates. */
  readonly smallFace: (card: CardIndex, look: 'full' | 'pale') => readonly Primitive[];
}

/** The face templates of a card style. */
interface FaceTemplates {
  readonly full: Template;
  readonly small: Template;
}

/** Id of the drawing of a suit: as it is, pale, or in outline only. */
export function suitSymbol(suit: number, look: 'full' | 'pale' | 'outline' = 'full'): string {
  return look === 'full' ? `suit-${suit}` : `suit-${suit}-${look}`;
}

/** A suit's signs are drawn in a box of this side, of which a sign of size 10 fills the middle. */
const SUIT_BOX = 12;

/** Draws the faces of a deck with its suits' symbols; a face is drawn when it is first asked for. */
export function openDrawings(parts: {
  readonly deck: Deck;
  /** One symbol a suit, in the order of the deck. */
  readonly suits: readonly PageSymbol[];
  /** Further symbols: emblem, check mark, back. */
  readonly others: readonly PageSymbol[];
  readonly templates: FaceTemplates;
  readonly measure: TextMeasure;
}): Drawings {
  const symbols = Object.fromEntries(
    [...parts.suits.flatMap(suitLooks), ...parts.others].map((symbol) => [symbol.id, symbol]),
  );
  const draw = (template: Template, patterns: PipPatterns, look: 'full' | 'pale') =>
    remember((card) => {
      const svg = template(faceContext(parts.deck, patterns, card, look));
      return drawFace(svg, new Set(Object.keys(symbols)), parts.measure);
    });
  const small = draw(parts.templates.small, SMALL_PIPS, 'full');
  const smallPale = draw(parts.templates.small, SMALL_PIPS, 'pale');
  return {
    symbols,
    face: draw(parts.templates.full, FULL_PIPS, 'full'),
    smallFace: (card, look) => (look === 'pale' ? smallPale : small)(card),
  };
}

function suitLooks(drawn: PageSymbol, suit: number): readonly PageSymbol[] {
  const symbol = { ...centered(drawn), id: suitSymbol(suit) };
  return [
    symbol,
    paledSymbol(symbol, suitSymbol(suit, 'pale')),
    outlinedSymbol(symbol, suitSymbol(suit, 'outline'), 0.9),
  ];
}

/** The symbol scaled to fill the suit box, its middle at the origin. */
function centered({ id, box, content }: PageSymbol): PageSymbol {
  const scale = SUIT_BOX / Math.max(box.width, box.height);
  const dx = -(box.x + box.width / 2) * scale;
  const dy = -(box.y + box.height / 2) * scale;
  const matrix: Matrix = [scale, 0, 0, scale, dx, dy];
  const side = SUIT_BOX;
  return {
    id,
    box: { x: -side / 2, y: -side / 2, width: side, height: side },
    content: transformPrimitives(content, matrix),
  };
}

/** What a face template may name; every number is ready to be written. */
function faceContext(deck: Deck, patterns: PipPatterns, index: CardIndex, look: 'full' | 'pale'): object {
  const card = deck.cards[index];
  const suit = deck.suits[card?.suit ?? -1];
  const rank = deck.ranks[card?.rank ?? -1];
  if (!card || !suit || !rank) throw new Error(`no card ${index} in deck ${deck.id}`);
  const { width, height } = deck.size;
  return {
    width,
    height,
    corners: ['scale(1)', `rotate(180 ${width / 2} ${height / 2})`],
    index: rank.id,
    color: look === 'pale' ? pale(suit.color) : suit.color,
    symbol: suitSymbol(card.suit, look),
    pips: pipTransforms(patterns[rank.pips] ?? patterns[0], deck),
  };
}

/** Patterns are measured for cards of 51 × 68; other cards take them smaller or larger. */
function pipTransforms(pattern: PipPattern, { size }: Deck): readonly string[] {
  const fit = Math.min(size.width / 51, size.height / 68);
  return pattern.places.map(({ x, y, turned }) => {
    const place = `translate(${size.width / 2 + x * fit} ${size.height / 2 + y * fit})`;
    return `${place} scale(${(pattern.size / 10) * fit})${turned ? ' rotate(180)' : ''}`;
  });
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
