import type {
  BuildOptions,
  Built,
  BuiltFile,
  Checked,
  CheckOptions,
  LaidOut,
  LaidOutDocument,
  PrintOptions,
  RulesChoice,
  Stichwerk,
} from './api.ts';
import { LANGUAGES, type Language } from './cards/localized.ts';
import { compileDefinition, type Readable } from './definition/compile.ts';
import type { Definition, Source } from './definition/game.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import type { DeckArt } from './documents/drawings.ts';
import { KINDS, type Kind } from './documents/kinds.ts';
import { fillNotes, type Notes } from './documents/notes.ts';
import { printedDeck } from './documents/printed-deck.ts';
import { findGlyphFaults } from './glyph-faults.ts';
import { type Library, openLibrary } from './library.ts';
import { bodyOf } from './page/paper.ts';
import type { Trace } from './proof/trace.ts';
import { type ResolvedPrint, resolvePrint } from './resolved-print.ts';
import type { Files } from './workspace/files.ts';

/** Opens stichwerk over a set of files; nothing is read before it is needed. */
export function openStichwerk(files: Files): Stichwerk {
  const library = openLibrary(files);
  return {
    check: (source, options = {}) => check(library, source, options),
    read: async (source, choice = {}) => {
      const { value, diagnostics } = await compile(library, source, choice);
      return value === undefined || diagnostics.some(isError) ? { diagnostics } : { value, diagnostics };
    },
    layOut: (source, options) => layOut(library, source, options),
    build: (source, options) => build(library, source, options),
  };
}

async function compile(library: Library, source: Source, choice: RulesChoice) {
  return compileDefinition(source, { ids: await library.deckIds(), load: library.deck }, choice);
}

/** A definition with all that documents need of it. */
interface Examined extends Checked {
  /** Present if the game can be printed, if only as a draft. */
  readonly ready?: {
    readonly definition: Definition;
    readonly trace: Trace;
    readonly notes: Readonly<Record<Language, Notes>>;
    readonly art: DeckArt;
    readonly print: ResolvedPrint;
  };
}

/** Steps 1 to 4: read, find drawings and characters, replay, fill in the notes. */
async function examine(
  library: Library,
  source: Source,
  options: CheckOptions,
  languages: readonly Language[],
): Promise<Examined> {
  // 1. YAML → game, every fault at its place
  const compiled = await compile(library, source, options);
  const { value: definition, readable } = compiled;
  const print = resolvePrint(definition?.print ?? {}, options.print ?? {}, options.printer ?? noPrinter);
  // 2. deck → drawings, texts → characters, whatever else is wrong
  const art = readable ? await library.art(withPrintedDeck(readable, print)) : { diagnostics: [] };
  const glyphs = readable ? findGlyphFaults(readable, languages, await library.fonts()) : [];
  const seen = [...compiled.diagnostics, ...art.diagnostics, ...glyphs];
  if (!definition) return { kinds: [], diagnostics: sortDiagnostics(seen) };
  // 3. game → trace: contradictions of the rules found, every example replayed, every claim checked
  const [{ lint }, { prove }, { DOCUMENTS }] = await Promise.all([
    import('./proof/lint/lint.ts'),
    import('./proof/prove.ts'),
    import('./documents/documents.ts'),
  ]);
  const linted = lint(definition);
  const proved = prove(definition);
  const trace = proved.value;
  // 4. facts → notes and hints
  const notes = fillNotes(definition, trace.facts);
  const diagnostics = sortDiagnostics([...seen, ...linted, ...proved.diagnostics, ...notes.diagnostics]);
  const kinds = KINDS.filter((kind) => DOCUMENTS[kind].applies(trace, definition.game));
  const checked = { definition, trace, kinds, diagnostics };
  if (!art.value || !diagnostics.every(mayStandInDraft)) return checked;
  return { ...checked, ready: { definition, trace, notes: notes.value, art: art.value, print } };
}

const noPrinter = () => undefined;

function withPrintedDeck(readable: Readable, print: ResolvedPrint): Readable {
  return readable.deck ? { ...readable, deck: printedDeck(readable.deck, print) } : readable;
}

/** Steps 5 and 6: game and trace → blocks → pages. */
async function compose(library: Library, examined: Examined, options: PrintOptions): Promise<LaidOut> {
  const { ready, ...checked } = examined;
  const refuted = checked.diagnostics.some(isError);
  if (!ready || (refuted && !options.draft)) return { ...checked, documents: [] };
  const { definition, trace, notes, art, print } = ready;
  const { paper, printing, look } = print;
  const deck = printedDeck(definition.game.deck, print);
  const [{ DOCUMENTS }, layout, fonts, words, drawings] = await Promise.all([
    import('./documents/documents.ts'),
    import('./layout/lay-out.ts'),
    library.fonts(),
    library.words(options.language),
    library.drawings(deck, art, { language: options.language, look }),
  ]);
  const game = { ...definition.game, deck };
  const { language } = options;
  const { measure } = fonts;
  const draft = options.draft === true;
  const known = { game, trace, language, words, drawings, measure, draft, printing, look };
  const input = { ...known, ...bodyOf(paper), ...notes[language] };
  const wanted = options.only ?? KINDS;
  const outcomes = checked.kinds
    .filter((kind) => wanted.includes(kind))
    .map((kind) => {
      // 5. game and trace → blocks
      const content = DOCUMENTS[kind].compose(input);
      const cards = content.content.kind === 'cards' ? content.content.fronts.length : 0;
      // 6. blocks → pages
      const laidOut = layout.layOut(content, { paper, measure });
      const diagnostics = laidOut.diagnostics.map((fault) => placed(definition, kind, fault));
      return { kind, name: `${kind}.pdf`, cards, ...laidOut, diagnostics };
    });
  const documents = outcomes.flatMap(({ kind, name, cards, value }) =>
    value ? [{ kind, name, cards, document: value }] : [],
  );
  const faults = outcomes.flatMap((outcome) => outcome.diagnostics);
  const diagnostics = sortDiagnostics([...checked.diagnostics, ...faults]);
  return { ...checked, diagnostics, documents: faults.some(isError) ? [] : documents };
}

async function layOut(library: Library, source: Source, options: PrintOptions): Promise<LaidOut> {
  return compose(library, await examine(library, source, options, [options.language]), options);
}

/** Steps 1 to 6 in every language, so that nothing is left for a build to find. */
async function check(library: Library, source: Source, options: CheckOptions): Promise<Checked> {
  const { ready, ...checked } = await examine(library, source, options, LANGUAGES);
  if (!ready || checked.diagnostics.some(isError)) return checked;
  const found = new Map<string, Diagnostic>();
  for (const language of LANGUAGES) {
    const { diagnostics } = await compose(library, { ready, ...checked }, { ...options, language });
    for (const diagnostic of diagnostics) found.set(JSON.stringify(diagnostic), diagnostic);
  }
  return { ...checked, diagnostics: sortDiagnostics([...found.values()]) };
}

/** Steps 1 to 7. */
async function build(library: Library, source: Source, options: BuildOptions): Promise<Built> {
  const { documents, ...checked } = await layOut(library, source, options);
  if (documents.length === 0) return { ...checked, files: [] };
  const files: BuiltFile[] = [];
  for (const document of documents) files.push(await write(library, source, document, options.date));
  return { ...checked, files };
}

/** Step 7: pages → bytes, the definition attached. */
async function write(
  library: Library,
  source: Source,
  { kind, name, cards, document }: LaidOutDocument,
  date: Date,
): Promise<BuiltFile> {
  const [{ renderPdf }, fonts, icc] = await Promise.all([
    import('./pdf/render.ts'),
    library.fonts(),
    library.colorProfile(),
  ]);
  const attachment = {
    name: source.file.split(/[/\\]/).at(-1) ?? source.file,
    bytes: new TextEncoder().encode(source.text),
    description: 'The definition that this document was made from',
  };
  const bytes = await renderPdf(document, { fonts, icc, date, producer: 'stichwerk', attachment });
  const pages = document.pages.length;
  const sheets = document.duplex === 'simplex' ? pages : Math.ceil(pages / 2);
  return { kind, name, bytes, pages, sheets, cards, duplex: document.duplex };
}

/** A fault of layout knows no file: cards are blamed on the deck, other papers on the game that asked for them. */
function placed({ locate }: Definition, kind: Kind, fault: Diagnostic): Diagnostic {
  const span = kind === 'cards' ? locate(['deck', 'size']) : locate(['game']);
  return { ...fault, message: `${kind}: ${fault.message}`, span: fault.span ?? span };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** A refuted claim or an open case may stand in a draft; a definition that cannot be played may not. */
function mayStandInDraft({ code, severity }: Diagnostic): boolean {
  return severity === 'warning' || /^E0[35]/.test(code);
}
