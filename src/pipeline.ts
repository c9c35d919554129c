import type { Language } from './cards/localized.ts';
import { compileDefinition } from './definition/compile.ts';
import type { Definition, Source } from './definition/game.ts';
import { textsOf } from './definition/texts.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import type { DocumentInput } from './documents/input.ts';
import { KINDS, type Kind } from './documents/kinds.ts';
import { fillNotes } from './documents/notes.ts';
import { type Library, openLibrary } from './library.ts';
import type { DocumentContent } from './page/block.ts';
import type { Duplex, PrintDocument } from './page/page.ts';
import { PAPERS, type PaperName } from './page/paper.ts';
import type { PageSymbol } from './page/primitive.ts';
import { PAGE_MARGIN } from './page/theme.ts';
import type { Fonts } from './pdf/fonts.ts';
import type { Trace } from './proof/trace.ts';
import type { Files } from './workspace/files.ts';

/** A definition that was read and checked. */
export interface Checked {
  readonly definition?: Definition;
  readonly trace?: Trace;
  /** Sorted by place. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What to print, and how. */
export interface BuildOptions {
  readonly language: Language;
  readonly paper: PaperName;
  /** All kinds that the game can have if absent. */
  readonly only?: readonly Kind[];
  /** Print with a watermark even if claims are refuted. */
  readonly draft?: boolean;
  /** The date the file carries. */
  readonly date: Date;
}

/** A finished file, still in memory. */
export interface BuiltFile {
  readonly kind: Kind;
  /** File name below the game's folder: `cards.pdf`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Sheets of paper. */
  readonly sheets: number;
  /** Cards to cut out, 0 if there are none. */
  readonly cards: number;
  readonly duplex: Duplex;
}

export interface Built extends Checked {
  /** Empty if an error was found and `draft` was not asked for. */
  readonly files: readonly BuiltFile[];
}

/** Checks and builds; keeps fonts, drawings and words between calls. */
export interface Stichwerk {
  readonly check: (source: Source) => Promise<Checked>;
  /** The same, and the pages of each document as plain data. */
  readonly layOut: (source: Source, options: BuildOptions) => Promise<LaidOut>;
  readonly build: (source: Source, options: BuildOptions) => Promise<Built>;
  /** The kinds of document that a game can have. */
  readonly kinds: (trace: Trace) => Promise<readonly Kind[]>;
}

/** The pages of a game's documents, before they become files. */
export interface LaidOut extends Checked {
  readonly documents: readonly {
    readonly kind: Kind;
    readonly cards: number;
    readonly document: PrintDocument;
  }[];
}

/** Opens stichwerk over a set of files; nothing is read before it is needed. */
export function openStichwerk(files: Files): Stichwerk {
  const library = openLibrary(files);
  return {
    check: async (source) => withoutDrawings(await examine(library, source)),
    layOut: (source, options) => layOut(library, source, options),
    build: (source, options) => build(library, source, options),
    kinds: async (trace) => {
      const { DOCUMENTS } = await import('./documents/documents.ts');
      return KINDS.filter((kind) => DOCUMENTS[kind].applies(trace));
    },
  };
}

/** What is known of a definition before anything is composed. */
interface Examined extends Checked {
  readonly notes?: Partial<Record<Language, string>>;
  readonly suits?: readonly PageSymbol[];
}

/** Steps 1 to 4: read, replay, fill in the notes, find the drawings. */
async function examine(library: Library, source: Source): Promise<Examined> {
  // 1. YAML → game, every fault at its place
  const compiled = await compileDefinition(source, { ids: await library.deckIds(), load: library.deck });
  const definition = compiled.value;
  if (!definition) return { diagnostics: sortDiagnostics(compiled.diagnostics) };
  // 2. game → trace: every example replayed, every claim checked
  const { prove } = await import('./proof/prove.ts');
  const proved = prove(definition);
  const trace = proved.value;
  // 3. facts → notes
  const notes = trace && fillNotes(definition, trace.facts);
  // 4. suits → drawings
  const suits = await library.suits(definition);
  const found = [compiled, proved, notes, suits].flatMap((step) => step?.diagnostics ?? []);
  return {
    definition,
    ...(trace && { trace }),
    ...(notes?.value && { notes: notes.value }),
    ...(suits.value && { suits: suits.value }),
    diagnostics: sortDiagnostics(found),
  };
}

function withoutDrawings({ definition, trace, diagnostics }: Examined): Checked {
  return { ...(definition && { definition }), ...(trace && { trace }), diagnostics };
}

/** Steps 5 and 6: game and trace → blocks → pages. */
async function layOut(library: Library, source: Source, options: BuildOptions): Promise<LaidOut> {
  const examined = await examine(library, source);
  const checked = withoutDrawings(examined);
  const { definition, trace, suits, diagnostics } = examined;
  const mayPrint = options.draft ? diagnostics.every(mayStandInDraft) : !diagnostics.some(isError);
  if (!definition || !trace || !suits || !mayPrint) return { ...checked, documents: [] };

  const [documents, layout, fonts, words, drawings] = await Promise.all([
    import('./documents/documents.ts'),
    import('./layout/lay-out.ts'),
    library.fonts(),
    library.words(options.language),
    library.drawings(definition, suits),
  ]);
  const notes = examined.notes?.[options.language];
  const paper = PAPERS[options.paper];
  const input: DocumentInput = {
    game: definition.game,
    trace,
    language: options.language,
    words,
    drawings,
    measure: fonts.measure,
    width: paper.width - 2 * PAGE_MARGIN,
    ...(notes !== undefined && { notes }),
    draft: diagnostics.some(isError),
  };
  const kinds = (options.only ?? KINDS).filter((kind) => documents.DOCUMENTS[kind].applies(trace));
  const laidOut = kinds.map((kind) => {
    // 5. game and trace → blocks
    const composed = documents.DOCUMENTS[kind].compose(input);
    // 6. blocks → pages
    return {
      kind,
      cards: countCards(composed),
      ...layout.layOut(composed, { paper, measure: fonts.measure }),
    };
  });
  const printed = laidOut.flatMap(({ kind, cards, value }) =>
    value ? [{ kind, cards, document: value }] : [],
  );
  const found = [
    ...diagnostics,
    ...laidOut.flatMap((one) => one.diagnostics),
    ...(await missingGlyphs(definition, options.language, printed, fonts)),
  ];
  const failed = found.some((one) => !mayStandInDraft(one));
  return { ...checked, diagnostics: sortDiagnostics(found), documents: failed ? [] : printed };
}

/** Step 7: pages → bytes. */
async function build(library: Library, source: Source, options: BuildOptions): Promise<Built> {
  const { documents, ...checked } = await layOut(library, source, options);
  const files: BuiltFile[] = [];
  if (documents.length === 0) return { ...checked, files };
  const [{ renderPdf }, fonts, icc] = await Promise.all([
    import('./pdf/render.ts'),
    library.fonts(),
    library.colorProfile(),
  ]);
  for (const { kind, cards, document } of documents) {
    const bytes = await renderPdf(document, {
      fonts,
      icc,
      date: options.date,
      producer: 'stichwerk',
      attachment: {
        name: baseName(source.file),
        bytes: new TextEncoder().encode(source.text),
        description: 'The definition that this document was made from',
      },
    });
    const pages = document.pages.length;
    const sheets = document.duplex === 'simplex' ? pages : Math.ceil(pages / 2);
    files.push({ kind, name: `${kind}.pdf`, bytes, pages, sheets, cards, duplex: document.duplex });
  }
  return { ...checked, files };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** A refuted claim may stand in a draft; a definition that cannot be played may not. */
function mayStandInDraft({ code, severity }: Diagnostic): boolean {
  return severity === 'warning' || code.startsWith('E03');
}

/** E0403 for each character that a font lacks, at the author's text that holds it. */
async function missingGlyphs(
  definition: Definition,
  language: Language,
  documents: LaidOut['documents'],
  fonts: Fonts,
): Promise<readonly Diagnostic[]> {
  const { findMissingGlyph } = await import('./pdf/fonts.ts');
  const missing = documents.flatMap(({ document }) => findMissingGlyph(document, fonts) ?? []);
  const once = new Map(missing.map((one) => [one.character, one]));
  return [...once.values()].map(({ character, fontName, text }) => {
    const origin = textsOf(definition, language).find((written) => written.text.includes(character));
    return {
      code: 'E0403',
      severity: 'error',
      message: `the font ${fontName} has no character \`${character}\``,
      ...(origin && { span: definition.locate(origin.path) }),
      why: `it is needed for \`${text.trim()}\``,
      help: 'write the text without this character',
    };
  });
}

function countCards({ content }: DocumentContent): number {
  return content.kind === 'cards' ? content.fronts.length : 0;
}

function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}
