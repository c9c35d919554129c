import type { Deck } from '../cards/deck.ts';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import type { PageSymbol, Primitive } from '../page/primitive.ts';
import type { Drawings } from './drawings.ts';
import { type Face, type FaceFault, fillFace, tellFaceFault } from './face.ts';
import { type AuthorParts, openFaceDrawer } from './face-drawer.ts';
import { commonNames, type FaceTaste } from './face-names.ts';
import { drawFilled, type FilledCard } from './filled-faces.ts';

/** What the faces of a deck of suits and ranks are drawn from, if their template is an author's. */
interface DeckFaceParts extends FaceTaste, AuthorParts {
  readonly drawings: Drawings;
}

/** Faces by card, and the symbols that they use besides those of the deck. */
export interface DeckFaces {
  readonly faces: readonly (readonly Primitive[])[];
  readonly symbols: Readonly<Record<string, PageSymbol>>;
}

/** What every card of a deck fills an author's template in with. */
export function deckContexts(
  deck: Deck,
  { drawings, ...taste }: FaceTaste & { readonly drawings: Drawings },
): readonly object[] {
  const total = deck.cards.length;
  return deck.cards.map(({ index }) => {
    return { ...drawings.context(index), ...commonNames(deck.size, { number: index + 1, total }, taste) };
  });
}

/** The filled template of every card of a deck. */
export function* fillDeck(
  deck: Deck,
  { face, ...taste }: FaceTaste & { readonly face: Face; readonly drawings: Drawings },
): Generator<FilledCard> {
  for (const [card, context] of deckContexts(deck, taste).entries()) {
    yield { card, svg: fillFace(face, context) };
  }
}

/** Draws a deck with an author's template; E0402, E0403, E0406 and E0408, each fault once, at the first card that has it. */
export function drawDeckFaces(deck: Deck, parts: DeckFaceParts): Outcome<DeckFaces> {
  const drawer = openFaceDrawer(parts, deck.size, parts.look.ink, parts.drawings.symbols);
  const tell = (fault: FaceFault, card: number) => tellFault(fault, deck.cards[card]!.id);
  const { value, diagnostics } = drawFilled(fillDeck(deck, parts), drawer, tell);
  if (!value) return { diagnostics };
  return { value: { faces: value.cards.map(({ content }) => content), symbols: value.symbols }, diagnostics };
}

function tellFault(fault: FaceFault, card: string) {
  const { line, column } = fault.span.start;
  return {
    key: `${line}:${column} ${fault.problem}`,
    diagnostic: tellFaceFault(fault, fault.kind === 'does-not-fit' ? `\`${card}\`` : undefined),
  };
}
