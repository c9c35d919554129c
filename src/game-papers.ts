import type { CheckOptions } from './api.ts';
import { makeSets } from './card-sets.ts';
import type { Language } from './cards/localized.ts';
import type { Readable } from './definition/compile.ts';
import type { Definition, Source } from './definition/game.ts';
import type { Diagnostic, Outcome, Span } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import { composeCardSheets } from './documents/card-sheets.ts';
import type { DeckArt } from './documents/deck-art.ts';
import { exerciseHands } from './documents/exercise-questions.ts';
import type { Practice } from './documents/input.ts';
import { KINDS, type Kind, PRACTICED } from './documents/kinds.ts';
import { fillNotes, type Notes } from './documents/notes.ts';
import { printedDeck } from './documents/printed-deck.ts';
import { findGlyphFaults, findNameFaults } from './glyph-faults.ts';
import { findIdleOptions } from './idle-options.ts';
import type { Library } from './library.ts';
import { bodyOf } from './page/paper.ts';
import {
  blameForCards,
  blameForSheets,
  type Composed,
  choosePrint,
  type Examined,
  type ExamineOptions,
  locateAsked,
  type Paper,
  placeFaces,
  type Studio,
} from './papers.ts';
import type { Trace } from './proof/trace.ts';
import { judgeGame, readGame } from './read-games.ts';
import type { ResolvedPrint } from './resolved-print.ts';
import { composeEach, seatings } from './seatings.ts';

/** A game with all that its papers need. */
interface ReadyGame {
  readonly definition: Definition;
  readonly trace: Trace;
  readonly notes: Readonly<Record<Language, Notes>>;
  readonly art: DeckArt;
  readonly print: ResolvedPrint;
  readonly practice: Practice | undefined;
}

/** Steps 1 to 4 for a game: read, find drawings and characters, replay, fill in the notes. */
export async function examineGame(
  library: Library,
  source: Source,
  options: ExamineOptions,
  languages: readonly Language[],
): Promise<Examined> {
  // 1. YAML → game, every fault at its place
  const { value: definition, readable, sources, ...compiled } = await readGame(library, source, options);
  const { print, diagnostics: printers } = choosePrint(definition ?? {}, options);
  // 2. deck → drawings, texts → characters, whatever else is wrong
  const art = await drawDeck(library, readable, print);
  const glyphs = readable ? findGlyphFaults(readable, languages, await library.fonts()) : [];
  const people = [...(options.names ?? []), ...(options.exercises?.pupils ?? [])];
  const names = people.length > 0 ? findNameFaults(people, await library.fonts()) : [];
  const seen = [...compiled.diagnostics, ...printers, ...art.diagnostics, ...glyphs, ...names];
  if (!definition) return { kinds: [], diagnostics: sortDiagnostics(seen), sources };
  // 3. game → trace: contradictions of the rules found, every example replayed, every claim checked
  const [{ linted, proved }, { commonFacts }] = await Promise.all([
    judgeGame(definition),
    import('./proof/common-facts.ts'),
  ]);
  const trace = proved.value;
  // 4. facts → notes and hints, which are for every number of players
  const { game } = definition;
  const notes = fillNotes(definition, commonFacts(game.players.map(game.rulesFor)));
  const { kinds, practice } = await choosePapers(game, trace, options);
  const printing = { deck: game.deck, options, kinds, resolved: print };
  const idle = findIdleOptions({ ...definition, ...printing });
  const judged = [...soundLints(compiled.diagnostics, linted), ...proved.diagnostics, ...notes.diagnostics];
  const diagnostics = sortDiagnostics([...seen, ...judged, ...idle, ...practice.diagnostics]);
  const checked = { definition, trace, kinds, diagnostics, sources };
  if (!art.value || !diagnostics.every(mayStandInDraft)) return checked;
  const ready = { definition, trace, notes: notes.value, art: art.value, print, practice: practice.value };
  return {
    ...checked,
    ready: {
      print,
      blame: (kind) => locateBlame(kind, definition, options),
      compose: async (studio, other = print) => {
        const { value = ready.art } = other === print ? art : await drawDeck(library, readable, other);
        return composeGame(library, { ...ready, art: value, print: other }, studio, options);
      },
    },
  };
}

/** The drawings of a deck as it is printed: other colours of the suits are other drawings. */
async function drawDeck(
  library: Library,
  readable: Readable | undefined,
  print: ResolvedPrint,
): Promise<Outcome<DeckArt>> {
  if (!readable?.deck) return { diagnostics: [] };
  return library.art({ ...readable, deck: printedDeck(readable.deck, print) });
}

/** What never happens by the rules that could be read may well happen by those that have a fault. */
function soundLints(compiled: readonly Diagnostic[], linted: readonly Diagnostic[]): readonly Diagnostic[] {
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  return compiled.some(isError) ? linted.filter(isError) : linted;
}

/** The kinds that the game can have, and the sheets of exercises if they are printed. */
async function choosePapers(
  game: Definition['game'],
  trace: Trace,
  { only = KINDS, exercises }: ExamineOptions,
): Promise<{ readonly kinds: readonly Kind[]; readonly practice: Outcome<Practice | undefined> }> {
  const [{ DOCUMENTS }, { findPractice }] = await Promise.all([
    import('./documents/documents.ts'),
    import('./practice-sheets.ts'),
  ]);
  const possible = KINDS.filter((kind) => kind === 'cards' || DOCUMENTS[kind].applies(trace, game));
  if (!PRACTICED.some((kind) => only.includes(kind)))
    return { kinds: possible, practice: { value: undefined, diagnostics: [] } };
  const practice = findPractice(game, trace, exercises);
  const has = practice.value !== undefined || exerciseHands(trace, game).length > 0;
  return { kinds: has ? possible : possible.filter((kind) => !PRACTICED.includes(kind)), practice };
}

/** Where a fault of layout is told, if the definition is to blame. */
function locateBlame(kind: Kind, { print, locate }: Definition, options: CheckOptions): Span | undefined {
  const path = (kind === 'cards' ? blameForCards : blameForSheets)(print, options);
  return path && locate(path);
}

/** A refuted claim or an open case may stand in a draft; a definition that cannot be played may not. */
function mayStandInDraft({ code, severity }: Diagnostic): boolean {
  return severity === 'warning' || /^E0[35]/.test(code);
}

/** Step 5 for a game: game and trace → blocks. */
async function composeGame(
  library: Library,
  { definition, trace, notes, art, print, practice }: ReadyGame,
  studio: Studio,
  options: CheckOptions,
): Promise<Composed> {
  const { language, words, draft, kinds } = studio;
  const { measure } = studio.fonts;
  const { printing, look, paper, jokers } = print;
  const deck = printedDeck(definition.game.deck, print);
  const taste = { language, look };
  const [{ DOCUMENTS }, { proveFacts }, drawings] = await Promise.all([
    import('./documents/documents.ts'),
    import('./proof/facts.ts'),
    library.drawings(deck, art, { ...taste, jokers }),
  ]);
  const job = { ...taste, ...definition, ...placeFaces(definition.print, options), words, measure };
  const faces = async () => library.deckFaces({ ...job, print, deck, drawings });
  const sets = { cards: deck, print, words, measure, locate: locateAsked(definition, options) };
  const read = kinds.includes('cards') ? makeSets(await faces(), sets) : { diagnostics: [], sources: [] };
  const game = { ...definition.game, deck };
  const { names, filled } = studio;
  const known = { ...taste, words, drawings, measure, draft, paper, printing, sheet: print.sheet };
  const body = { ...bodyOf(paper, look.size), ...notes[language], ...(names && { names }) };
  const example = { ...(filled !== undefined && { filled }), ...(practice && { practice }) };
  const seated = seatings(game, trace, options, proveFacts, { ...known, ...body, ...example });
  const sheets = { ...taste, name: game.title[language], words, card: deck.size, printing, draft };
  const wanted = print.fillSheet && look.size !== 'large' && kinds.includes('cards');
  const fill = wanted && { fill: { text: (await import('./documents/quick-reference/quick-reference.ts')).panelText(seated[0]), most: Math.max(...game.players) } }; // biome-ignore format: short
  const papers = kinds.flatMap((kind): readonly Paper[] => {
    if (kind !== 'cards') return composeEach(kind, DOCUMENTS[kind], seated);
    return read.value ? [{ kind, content: composeCardSheets({ ...sheets, ...read.value, ...fill }) }] : [];
  });
  return { ...read, papers };
}
