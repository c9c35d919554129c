import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import type { PageSymbol, Primitive } from '../page/primitive.ts';
import type { FaceFault } from './face.ts';
import type { FaceDrawer } from './face-drawer.ts';

/** A card by its place in its deck or list, and its face as the template fills it in. */
export interface FilledCard {
  readonly card: number;
  readonly svg: string | FaceFault;
}

/** A card by its place in its deck or list, and its face in mm from the top left corner. */
interface DrawnCard {
  readonly card: number;
  readonly content: readonly Primitive[];
}

/** Faces in the order in which they were filled in, and the symbols that they use. */
interface DrawnCards {
  readonly cards: readonly DrawnCard[];
  readonly symbols: Readonly<Record<string, PageSymbol>>;
}

/** How a fault of a card's face is told; those of one key are told once. */
interface ToldFault {
  readonly key: string;
  readonly diagnostic: Diagnostic;
}

/** Faults after which the rest of the cards is not looked at. */
export const MOST_FAULTS = 50;

/** Draws filled cards, or tells what is wrong with their faces. */
export function drawFilled(
  filled: Iterable<FilledCard>,
  drawer: FaceDrawer,
  tell: (fault: FaceFault, card: number) => ToldFault,
): Outcome<DrawnCards> {
  const cards: DrawnCard[] = [];
  const faults = new Map<string, Diagnostic>();
  for (const { card, svg } of filled) {
    const drawn = typeof svg === 'string' ? drawer.draw(svg) : { faults: [svg] };
    if ('primitives' in drawn) cards.push({ card, content: drawn.primitives });
    else for (const fault of drawn.faults) keepFirst(faults, tell(fault, card));
    if (faults.size >= MOST_FAULTS) break;
  }
  if (faults.size > 0) return { diagnostics: [...faults.values()] };
  return { value: { cards, symbols: drawer.symbols() }, diagnostics: [] };
}

function keepFirst(faults: Map<string, Diagnostic>, { key, diagnostic }: ToldFault): void {
  if (!faults.has(key)) faults.set(key, diagnostic);
}
