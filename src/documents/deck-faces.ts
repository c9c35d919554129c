import type { Deck } from '../cards/deck.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import type { PageSymbol, Primitive } from '../page/primitive.ts';
import type { Drawings } from './drawings.ts';
import { type Face, type FaceFault, fillFace, tellFaceFault } from './face.ts';
import { type AuthorParts, openFaceDrawer } from './face-drawer.ts';
import type { ListTaste } from './list-context.ts';

/** What the faces of a deck of suits and ranks are drawn from, if their template is an author's. */
interface DeckFaceParts extends ListTaste, AuthorParts {
  readonly drawings: Drawings;
}

/** Faces by card, and the symbols that they use besides those of the deck. */
export interface DeckFaces {
  readonly faces: readonly (readonly Primitive[])[];
  readonly symbols: Readonly<Record<string, PageSymbol>>;
}

/** A card of a deck, and its face as the template fills it in. */
interface FilledCard {
  readonly card: number;
  readonly svg: string | FaceFault;
}

/** What every card of a deck fills an author's template in with. */
export function deckContexts(
  deck: Deck,
  { drawings, language, look }: ListTaste & { readonly drawings: Drawings },
): readonly object[] {
  const { width, height } = deck.size;
  return deck.cards.map(({ index }) => {
    const own = {
      'center-x': width / 2,
      'center-y': height / 2,
      number: index + 1,
      total: deck.cards.length,
      language,
      low: look.ink === 'low',
      large: look.size === 'large',
    };
    return { ...drawings.context(index), ...own };
  });
}

/** The filled template of every card of a deck. */
export function* fillDeck(
  deck: Deck,
  { face, ...taste }: ListTaste & { readonly face: Face; readonly drawings: Drawings },
): Generator<FilledCard> {
  for (const [card, context] of deckContexts(deck, taste).entries()) {
    yield { card, svg: fillFace(face, context) };
  }
}

/** Draws a deck with an author's template; E0402, E0403, E0406 and E0408, each fault once, at the first card that has it. */
export function drawDeckFaces(deck: Deck, parts: DeckFaceParts): Outcome<DeckFaces> {
  const drawer = openFaceDrawer(parts, deck.size, parts.look.ink, parts.drawings.symbols);
  const faces: (readonly Primitive[])[] = [];
  const faults = new Map<string, Diagnostic>();
  for (const { card, svg } of fillDeck(deck, parts)) {
    const drawn = typeof svg === 'string' ? drawer.draw(svg) : { faults: [svg] };
    if ('primitives' in drawn) faces.push(drawn.primitives);
    else for (const fault of drawn.faults) keepFault(faults, fault, `\`${deck.cards[card]!.id}\``);
  }
  if (faults.size > 0) return { diagnostics: [...faults.values()] };
  return { value: { faces, symbols: drawer.symbols() }, diagnostics: [] };
}

function keepFault(faults: Map<string, Diagnostic>, fault: FaceFault, card: string): void {
  const { line, column } = fault.span.start;
  const key = `${line}:${column} ${fault.problem}`;
  if (!faults.has(key))
    faults.set(key, tellFaceFault(fault, fault.kind === 'does-not-fit' ? card : undefined));
}
