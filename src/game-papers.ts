import type { CheckOptions, RulesChoice } from './api.ts';
import { repeatSets } from './card-sets.ts';
import type { Language } from './cards/localized.ts';
import { compileDefinition } from './definition/compile.ts';
import type { Definition, Game, Source } from './definition/game.ts';
import { nameSeats } from './definition/players.ts';
import type { Diagnostic, Span } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import { composeCardSheets } from './documents/card-sheets.ts';
import type { DeckArt } from './documents/deck-art.ts';
import type { DocumentInput, DocumentKind } from './documents/input.ts';
import { KINDS, type Kind, type WrittenKind } from './documents/kinds.ts';
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
  type Paper,
  placeCopies,
  placeFaces,
  type Studio,
} from './papers.ts';
import type { prove } from './proof/prove.ts';
import type { Trace } from './proof/trace.ts';
import type { ResolvedPrint } from './resolved-print.ts';

type ReadGame = Awaited<ReturnType<typeof compileDefinition>>;

/** How many games are kept as they were read last: a check, a preview and a print of the same text read and prove it once. */
const KEPT = 16;
const kept = new WeakMap<Library, Map<string, ReadGame>>();

/** Reads a game, nothing in it judged. What files beside it may change is read anew. */
export async function readGame(library: Library, source: Source, choice: RulesChoice): Promise<ReadGame> {
  const games = kept.get(library) ?? new Map<string, ReadGame>();
  kept.set(library, games);
  const { variants = [], players } = choice;
  const key = JSON.stringify([source.file, source.text, variants, players]);
  const read = games.get(key) ?? (await compileDefinition(source, await library.presets(source), choice));
  games.delete(key);
  if (read.diagnostics.length > 0 || source.text.includes('./')) return read;
  games.set(key, read);
  const [oldest] = games.keys();
  if (games.size > KEPT && oldest !== undefined) games.delete(oldest);
  return read;
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
  options: ExamineOptions,
  languages: readonly Language[],
): Promise<Examined> {
  // 1. YAML → game, every fault at its place
  const { value: definition, readable, sources, ...compiled } = await readGame(library, source, options);
  const { print, diagnostics: printers } = choosePrint(definition ?? {}, options);
  // 2. deck → drawings, texts → characters, whatever else is wrong
  const deck = readable?.deck && printedDeck(readable.deck, print);
  const art = readable && deck ? await library.art({ ...readable, deck }) : { diagnostics: [] };
  const glyphs = readable ? findGlyphFaults(readable, languages, await library.fonts()) : [];
  const names = options.names ? findNameFaults(options.names, await library.fonts()) : [];
  const seen = [...compiled.diagnostics, ...printers, ...art.diagnostics, ...glyphs, ...names];
  if (!definition) return { kinds: [], diagnostics: sortDiagnostics(seen), sources };
  // 3. game → trace: contradictions of the rules found, every example replayed, every claim checked
  const [{ linted, proved }, { DOCUMENTS }] = await Promise.all([
    judgeGame(definition),
    import('./documents/documents.ts'),
  ]);
  const trace = proved.value;
  // 4. facts → notes and hints
  const notes = fillNotes(definition, trace.facts);
  const kinds = KINDS.filter((kind) => kind === 'cards' || DOCUMENTS[kind].applies(trace, definition.game));
  const printing = { deck: definition.game.deck, options, kinds, resolved: print };
  const idle = findIdleOptions({ ...definition, ...printing });
  const found = [...seen, ...linted, ...proved.diagnostics, ...notes.diagnostics, ...idle];
  const diagnostics = sortDiagnostics(found);
  const checked = { definition, trace, kinds, diagnostics, sources };
  if (!art.value || !diagnostics.every(mayStandInDraft)) return checked;
  const ready = { definition, trace, notes: notes.value, art: art.value, print };
  return {
    ...checked,
    ready: {
      print,
      blame: (kind) => locateBlame(kind, definition, options),
      compose: (studio, other = print) => composeGame(library, { ...ready, print: other }, studio, options),
    },
  };
}

/** Where a fault of layout is told, if the definition is to blame. */
function locateBlame(kind: Kind, { print, locate }: Definition, options: CheckOptions): Span | undefined {
  const path = (kind === 'cards' ? blameForCards : blameForSheets)(print, options);
  return path && locate(path);
}

interface Judged {
  readonly linted: readonly Diagnostic[];
  readonly proved: ReturnType<typeof prove>;
}

/** What was found of the games that are kept. */
const judged = new WeakMap<Definition, Judged>();

async function judgeGame(definition: Definition): Promise<Judged> {
  const known = judged.get(definition);
  if (known) return known;
  const [{ lint }, { prove }] = await Promise.all([
    import('./proof/lint/lint.ts'),
    import('./proof/prove.ts'),
  ]);
  const found = { linted: lint(definition), proved: prove(definition) };
  judged.set(definition, found);
  return found;
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
  const place = placeCopies(definition.print, options);
  const faces = async () => library.deckFaces({ ...job, print, deck, drawings });
  const read = kinds.includes('cards')
    ? repeatSets(await faces(), print.copies, place && definition.locate(place))
    : { diagnostics: [], sources: [] };
  const game = { ...definition.game, deck };
  const { names } = studio;
  const known = { ...taste, words, drawings, measure, draft, paper, sheet: print.sheet };
  const body = { ...bodyOf(paper, look.size), ...notes[language], ...(names && { names }) };
  const seated = seatings(game, trace, options, proveFacts);
  const sheets = { ...taste, name: game.title[language], words, card: deck.size, printing, draft };
  const papers = kinds.flatMap((kind): readonly Paper[] => {
    if (kind !== 'cards') return composeEach(kind, DOCUMENTS[kind], seated, { ...known, ...body });
    return read.value ? [{ kind, content: composeCardSheets({ ...sheets, ...read.value }) }] : [];
  });
  return { ...read, papers };
}

/** A paper of a game, or one for each number of players. */
function composeEach(
  kind: WrittenKind,
  { byPlayers, compose }: DocumentKind,
  seated: readonly Seating[],
  common: Omit<DocumentInput, keyof Seating>,
): readonly Paper[] {
  return (byPlayers ? seated : seated.slice(0, 1)).map((seating, at) => ({
    kind,
    content: compose({ ...common, ...seating }),
    ...(isNumbered(kind, at) && { players: seating.game.rules.players }),
  }));
}

/** A game for one number of players, with what is proved of it. */
type Seating = Pick<DocumentInput, 'game' | 'trace'>;

/** The game for each number of players that is wanted, that of its own rules first. */
function seatings(
  game: Game,
  trace: Trace,
  { players }: CheckOptions,
  proveFacts: (rules: Game['rules']) => Trace['facts'],
): readonly Seating[] {
  const others = players === undefined ? game.players.filter((count) => count !== game.rules.players) : [];
  const further = others.map((count) => {
    const rules = game.rulesFor(count);
    const seats = nameSeats(count);
    return { game: { ...game, rules, seats }, trace: { ...trace, facts: proveFacts(rules) } };
  });
  return [{ game, trace }, ...further];
}

/** Score tables say for how many they are; of other papers only those beside the first do. */
function isNumbered(kind: Kind, at: number): boolean {
  return kind === 'score-table' || at > 0;
}
