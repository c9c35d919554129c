import type { CardList, ListedCard } from '../cards/card-list.ts';
import type { DeckDefinition } from '../definition/game.ts';
import type { Diagnostic, Outcome, Span } from '../diagnostics/diagnostic.ts';
import type { CardFace } from '../page/content.ts';
import type { PageSymbol, Primitive } from '../page/primitive.ts';
import { quote } from '../svg/problem.ts';
import { type Face, type FaceFault, fillFace, tellFaceFault } from './face.ts';
import { type AuthorParts, openFaceDrawer } from './face-drawer.ts';
import { type ListTaste, listContext, TEXT_STYLE } from './list-context.ts';

/** What the faces of a list are drawn from. */
interface ListParts extends ListTaste, AuthorParts {
  readonly locateField: DeckDefinition['locateField'];
}

/** Faces in the order of the list, one for each card that is printed, and the symbols that they use. */
export interface ListFaces {
  readonly faces: readonly CardFace[];
  readonly symbols: Readonly<Record<string, PageSymbol>>;
}

/** Faults after which the rest of a list is not looked at. */
const MOST_FAULTS = 50;

const LESS = 'write less, or print larger cards';

/** Draws a list of cards; E0402, E0403, E0408 and E0406 say of which card and where, each fault of the template once. */
export function drawListFaces(list: CardList, parts: ListParts): Outcome<ListFaces> {
  const drawer = openFaceDrawer(parts, list.size, parts.look.ink);
  const faces: CardFace[] = [];
  const faults = new Map<string, Diagnostic>();
  for (const { card, svg } of fillList(list, parts)) {
    const drawn = typeof svg === 'string' ? drawer.draw(svg) : { faults: [svg] };
    if ('faults' in drawn) for (const fault of drawn.faults) keepFault(faults, fault, list, card, parts);
    else faces.push({ alt: altOf(drawn.primitives, list.cards[card]!), content: drawn.primitives });
    if (faults.size >= MOST_FAULTS) break;
  }
  if (faults.size > 0) return { diagnostics: [...faults.values()] };
  return { value: { faces, symbols: drawer.symbols() }, diagnostics: [] };
}

/** A printed card: its place in the list, and its face as the template fills it in. */
interface FilledCard {
  readonly card: number;
  readonly svg: string | FaceFault;
}

/** The filled template of every card that is printed. */
export function* fillList(
  list: CardList,
  { face, ...taste }: ListTaste & { readonly face: Face },
): Generator<FilledCard> {
  const total = list.cards.reduce((sum, { count }) => sum + count, 0);
  let number = 0;
  for (const [card, listed] of list.cards.entries()) {
    for (let copy = 0; copy < listed.count; copy++) {
      number++;
      const context = listContext(list, listed, { index: card + 1, number, total }, taste);
      yield { card, svg: fillFace(face, context) };
    }
  }
}

/** The words on a card, each once; its id if there are none. */
function altOf(primitives: readonly Primitive[], { id }: ListedCard): string {
  const lines = primitives.flatMap((one) =>
    one.kind === 'text' && one.text.trim() !== '' ? [one.text] : [],
  );
  return lines.length === 0 ? id : [...new Set(lines)].join(' ');
}

function keepFault(
  faults: Map<string, Diagnostic>,
  fault: FaceFault,
  list: CardList,
  card: number,
  { locateField }: ListParts,
): void {
  const listed = list.cards[card]!;
  const field = fieldOf(fault, listed);
  const { line, column } = fault.span.start;
  const isGlyph = fault.kind === 'missing-glyph';
  const key = `${field === undefined || isGlyph ? '' : card} ${line}:${column} ${fault.problem}`;
  if (faults.has(key)) return;
  const span: Span | undefined = field === undefined ? undefined : locateField(card, field);
  if (isGlyph && span) return void faults.set(key, tellFaceFault({ ...fault, span }));
  const name = field === undefined ? undefined : `\`${listed.id}\`, field \`${field}\``;
  const { related = [], ...told } = tellFaceFault(fault, name, span);
  // Nobody looks for a fault of his text in our template, nor can he change the boxes there.
  if (list.style === TEXT_STYLE)
    faults.set(key, fault.kind === 'does-not-fit' ? { ...told, help: LESS } : told);
  else faults.set(key, related.length === 0 ? told : { ...told, related });
}

/** The field that a fault comes from: the longest whose text is in what is at fault, or that has the character. */
function fieldOf({ kind, text, problem }: FaceFault, { fields }: ListedCard): string | undefined {
  const holds = (value: string): boolean => {
    if (text === undefined) return problem.includes(quote(value));
    if (kind === 'missing-glyph') return value.includes(text) || value.normalize().includes(text);
    return plain(text).includes(plain(value));
  };
  const found = Object.entries(fields).filter(([, value]) => plain(value) !== '' && holds(value));
  return found.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
