import type { CardList, ListedCard } from '../cards/card-list.ts';
import type { DeckDefinition } from '../definition/game.ts';
import type { Diagnostic, Outcome, Span } from '../diagnostics/diagnostic.ts';
import type { CardFace } from '../page/content.ts';
import type { Size } from '../page/geometry.ts';
import type { PageSymbol, Primitive } from '../page/primitive.ts';
import { quote } from '../svg/problem.ts';
import { type Face, type FaceFault, fillFace, tellFaceFault } from './face.ts';
import { type AuthorParts, openFaceDrawer } from './face-drawer.ts';
import type { FaceTaste } from './face-names.ts';
import { drawFilled, type FilledCard, MOST_FAULTS } from './filled-faces.ts';
import { joinMisfits } from './joined-misfits.ts';
import { listContext, TEXT_STYLE } from './list-context.ts';

/** What the faces of a list are drawn from. */
interface ListParts extends FaceTaste, AuthorParts {
  readonly locateField: DeckDefinition['locateField'];
}

/** Faces in the order of the list, one for each card that is printed, and the symbols that they use. */
export interface ListFaces {
  readonly faces: readonly CardFace[];
  readonly symbols: Readonly<Record<string, PageSymbol>>;
}

const LESS = 'write less, or print larger cards';

/** Cards on which a text in large print has room beside corners of 16 mm. */
const ROOMY: Size = { width: 90, height: 130 };

/** Draws a list of cards; E0402, E0403, E0408 and E0406 say of which card and where, each fault of the template once. */
export function drawListFaces(list: CardList, parts: ListParts): Outcome<ListFaces> {
  const drawer = openFaceDrawer(parts, list.size, parts.look.ink);
  const overfull = new Set<string>();
  const tell = (fault: FaceFault, card: number) => {
    if (fault.kind === 'does-not-fit') overfull.add(list.cards[card]!.id);
    return tellFault(fault, list, card, parts);
  };
  const { value, diagnostics } = drawFilled(fillList(list, parts), drawer, tell);
  if (!value) {
    const help = adviseMany(list, parts);
    const isWhole = diagnostics.length < MOST_FAULTS;
    return { diagnostics: joinMisfits(diagnostics, { ids: [...overfull], isWhole, ...(help && { help }) }) };
  }
  const faces = value.cards.map(({ card, content }) => {
    return { alt: altOf(content, list.cards[card]!), content };
  });
  return { value: { faces, symbols: value.symbols }, diagnostics };
}

/** What helps where many texts in large print have no room on cards of our own style. */
function adviseMany({ style, size }: CardList, { look }: ListParts): string | undefined {
  const isSmall = size.width < ROOMY.width || size.height < ROOMY.height;
  if (style !== TEXT_STYLE || look.size !== 'large' || !isSmall) return undefined;
  return `print larger cards, such as \`--card ${ROOMY.width}x${ROOMY.height}mm\`, or write less`;
}

/** The filled template of every card that is printed. */
export function* fillList(
  list: CardList,
  { face, ...taste }: FaceTaste & { readonly face: Face },
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

function tellFault(fault: FaceFault, list: CardList, card: number, { locateField }: ListParts) {
  const listed = list.cards[card]!;
  const field = fieldOf(fault, listed);
  const { line, column } = fault.span.start;
  const isGlyph = fault.kind === 'missing-glyph';
  const key = `${field === undefined || isGlyph ? '' : card} ${line}:${column} ${fault.problem}`;
  const span: Span | undefined = field === undefined ? undefined : locateField(card, field);
  if (isGlyph && span) return { key, diagnostic: tellFaceFault({ ...fault, span }) };
  const name = field === undefined ? undefined : `\`${listed.id}\`, field \`${field}\``;
  const told = tellFaceFault(fault, name, span);
  return { key, diagnostic: list.style === TEXT_STYLE ? withoutTemplate(fault, told) : told };
}

/** Nobody looks for a fault of his text in our template, nor can he change the boxes there. */
function withoutTemplate({ kind }: FaceFault, { related: _, ...told }: Diagnostic): Diagnostic {
  return kind === 'does-not-fit' ? { ...told, help: LESS } : told;
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
