import type { Deck } from '../cards/deck.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CardIndex } from '../engine/rules.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { PageSymbol, Primitive } from '../page/primitive.ts';
import { readDrawing } from '../svg/drawing.ts';
import type { Template } from '../templates/template.ts';
import { hasFaintSuit } from './contrast.ts';
import type { DeckArt } from './deck-art.ts';
import { type FaceContext, faceContext } from './face-context.ts';
import { letterWeight } from './face-designs.ts';
import { openFaceLayouts } from './face-layouts.ts';
import type { FaceTaste } from './face-names.ts';
import { type JokerArt, jokerSymbols, layJoker } from './jokers.ts';
import { misfits } from './misfits.ts';
import { blackenedSymbol } from './recolor.ts';
import { outlinesOf, pictureId, pictureSymbols, type Shade, suitSymbols } from './suit-symbols.ts';

/** The drawings that documents share: symbols by id, and the faces of the cards. */
export interface Drawings {
  readonly symbols: Readonly<Record<string, PageSymbol>>;
  /** The face of a card, in mm from its top left corner. */
  readonly face: (card: CardIndex) => readonly Primitive[];
  /** The simpler face for small pictures, in the same coordinates. */
  readonly smallFace: (card: CardIndex) => readonly Primitive[];
  /** The faces of the jokers that were asked for. */
  readonly jokers: readonly (readonly Primitive[])[];
  /** What face templates, an author's own among them, can name of a card. */
  readonly context: (card: CardIndex) => FaceContext;
  /** E0404 for faces that the cards are too small for. */
  readonly faults: () => readonly Diagnostic[];
}

/** What the faces of a deck are drawn from. */
export interface FaceParts extends FaceTaste {
  readonly deck: Deck;
  readonly art: DeckArt;
  /** How many jokers are asked for, and how they look. */
  readonly jokers?: { readonly count: number; readonly art: JokerArt; readonly template: Template };
  /** Further symbols: emblem, check mark, back. */
  readonly others: readonly PageSymbol[];
  readonly template: Template;
  readonly measure: TextMeasure;
}

/** Draws the faces of a deck with its own symbols; a face is drawn when it is first asked for. */
export function openDrawings(parts: FaceParts): Drawings {
  const symbols = symbolsOf(parts);
  const known = new Set(Object.keys(symbols));
  const layouts = openFaceLayouts(parts);
  const fill = (template: Template, context: object) => drawFace(template(context), known, parts.measure);
  const edged = parts.look.ink === 'full' && hasFaintSuit(parts.deck);
  const draw = (purpose: 'card' | 'picture', shade: Shade) =>
    remember((card) =>
      fill(parts.template, faceContext({ ...parts, shade }, card, layouts.of(card, purpose))),
    );
  const jokers = layJokers(parts);
  return {
    symbols,
    face: draw('card', 'full'),
    smallFace: draw('picture', edged ? 'edged' : 'full'),
    jokers: jokers.map(({ template, context }) => fill(template, context)),
    context: (card) => faceContext({ ...parts, shade: 'full' }, card, layouts.of(card, 'card')),
    faults: () =>
      misfits(
        parts,
        layouts,
        jokers.every(({ fits }) => fits),
      ),
  };
}

function symbolsOf({ deck, art, look, jokers, others }: FaceParts): Readonly<Record<string, PageSymbol>> {
  const outlines = outlinesOf(deck.suits, look);
  const inked = (drawn: PageSymbol, suit: number): PageSymbol =>
    look.ink === 'black' ? blackenedSymbol(drawn, deck.suits[suit]!.color) : drawn;
  const all = [
    ...art.suits.flatMap((drawn, suit) => suitSymbols(inked(drawn, suit), suit, outlines[suit])),
    ...art.pictures.flatMap((picture) => pictureSymbols(picture.symbol, pictureId(art, picture), look)),
    ...(jokers ? jokerSymbols(jokers.art, look) : []),
    ...others,
  ];
  return Object.fromEntries(all.map((symbol) => [symbol.id, symbol]));
}

function layJokers({ jokers, deck, look, measure }: FaceParts) {
  if (!jokers) return [];
  const lettering = { measure, weight: letterWeight(look) };
  return Array.from({ length: jokers.count }, (_, number) => ({
    template: jokers.template,
    ...layJoker(jokers.art, number, deck.size, look, lettering),
  }));
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
