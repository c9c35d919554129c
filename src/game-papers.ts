import type { CheckOptions, RulesChoice } from './api.ts';
import { repeatSets } from './card-sets.ts';
import type { Language } from './cards/localized.ts';
import { compileDefinition } from './definition/compile.ts';
import type { Definition, Source } from './definition/game.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import { composeCardSheets } from './documents/card-sheets.ts';
import type { DeckArt } from './documents/deck-art.ts';
import { KINDS } from './documents/kinds.ts';
import { fillNotes, type Notes } from './documents/notes.ts';
import { printedDeck } from './documents/printed-deck.ts';
import { findGlyphFaults } from './glyph-faults.ts';
import type { Library } from './library.ts';
import { bodyOf } from './page/paper.ts';
import {
  blameForCards,
  blameForSheets,
  type Composed,
  choosePrint,
  type Examined,
  type Paper,
  placeCopies,
  placeFaces,
  type Studio,
} from './papers.ts';
import type { Trace } from './proof/trace.ts';
import type { ResolvedPrint } from './resolved-print.ts';

/** Reads a game, nothing in it judged. */
export async function readGame(
  library: Library,
  source: Source,
  choice: RulesChoice,
): ReturnType<typeof compileDefinition> {
  return compileDefinition(source, await library.presets(source), choice);
}

/** A game with all that its papers need. */
interface ReadyGame {
  readonly definition: Definition;
  readonly trace: Trace;
  readonly notes: Readonly<Record<Language, Notes>>;
  readonly art: DeckArt;
  readonly print: ResolvedPrint;
}

/** Steps 1 to 4 for a game: read, find drawings and characters, replay, fill in the notes. */
export async function examineGame(
  library: Library,
  source: Source,
  options: CheckOptions,
  languages: readonly Language[],
): Promise<Examined> {
  // 1. YAML → game, every fault at its place
  const { value: definition, readable, sources, ...compiled } = await readGame(library, source, options);
  const { print, diagnostics: printers } = choosePrint(definition ?? {}, options);
  // 2. deck → drawings, texts → characters, whatever else is wrong
  const deck = readable?.deck && printedDeck(readable.deck, print);
  const art = readable && deck ? await library.art({ ...readable, deck }) : { diagnostics: [] };
  const glyphs = readable ? findGlyphFaults(readable, languages, await library.fonts()) : [];
  const seen = [...compiled.diagnostics, ...printers, ...art.diagnostics, ...glyphs];
  if (!definition) return { kinds: [], diagnostics: sortDiagnostics(seen), sources };
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
  const kinds = KINDS.filter((kind) => kind === 'cards' || DOCUMENTS[kind].applies(trace, definition.game));
  const checked = { definition, trace, kinds, diagnostics, sources };
  if (!art.value || !diagnostics.every(mayStandInDraft)) return checked;
  const ready = { definition, trace, notes: notes.value, art: art.value, print };
  const { locate } = definition;
  return {
    ...checked,
    ready: {
      print,
      blame: (kind) => {
        const blame = kind === 'cards' ? blameForCards : blameForSheets;
        const path = blame(definition.print, options);
        return path && locate(path);
      },
      compose: (studio) => composeGame(library, ready, studio, options),
    },
  };
}

/** A refuted claim or an open case may stand in a draft; a definition that cannot be played may not. */
function mayStandInDraft({ code, severity }: Diagnostic): boolean {
  return severity === 'warning' || /^E0[35]/.test(code);
}

/** Step 5 for a game: game and trace → blocks. */
async function composeGame(
  library: Library,
  { definition, trace, notes, art, print }: ReadyGame,
  studio: Studio,
  options: CheckOptions,
): Promise<Composed> {
  const { language, words, draft, kinds, filled } = studio;
  const { measure } = studio.fonts;
  const { printing, look, paper, jokers } = print;
  const deck = printedDeck(definition.game.deck, print);
  const taste = { language, look };
  const [{ sheetsOf }, drawings] = await Promise.all([
    import('./documents/sheets.ts'),
    library.drawings(deck, art, { ...taste, jokers }),
  ]);
  const job = { ...taste, ...definition, ...placeFaces(definition.print, options), words, measure };
  const place = placeCopies(definition.print, options);
  const faces = async () => library.deckFaces({ ...job, print, deck, drawings });
  const read = kinds.includes('cards')
    ? repeatSets(await faces(), print.copies, place && definition.locate(place))
    : { diagnostics: [], sources: [] };
  const game = { ...definition.game, deck };
  const example = filled === undefined ? {} : { filled };
  const known = { game, trace, ...taste, words, drawings, measure, draft, ...example };
  const input = { ...known, ...bodyOf(paper, look.size), ...notes[language] };
  const name = game.title[language];
  const sheets = { ...taste, name, words, card: deck.size, printing, draft };
  const papers = kinds.flatMap((kind): readonly Paper[] => {
    if (kind !== 'cards') return sheetsOf(kind, input);
    return read.value ? [{ kind, content: composeCardSheets({ ...sheets, ...read.value }) }] : [];
  });
  return { ...read, papers };
}
