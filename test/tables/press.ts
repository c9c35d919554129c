import type { RulesChoice } from '../../src/api.ts';
import { compileDefinition } from '../../src/definition/compile.ts';
import type { Definition, Source } from '../../src/definition/game.ts';
import { nameSeats } from '../../src/definition/players.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { DeckArt } from '../../src/documents/deck-art.ts';
import type { DocumentInput } from '../../src/documents/input.ts';
import { scoreTable } from '../../src/documents/score-table/score-table.ts';
import { layOut } from '../../src/layout/lay-out.ts';
import { openLibrary } from '../../src/library.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import { bodyOf } from '../../src/page/paper.ts';
import { renderPdf } from '../../src/pdf/render.ts';
import { proveFacts } from '../../src/proof/facts.ts';
import { prove } from '../../src/proof/prove.ts';
import type { Trace } from '../../src/proof/trace.ts';
import { resolvePrint } from '../../src/resolved-print.ts';
import { diskFiles } from '../../src/workspace/disk.ts';
import { readPdf } from '../support/read-pdf.ts';
import { readSource } from '../support/shipped.ts';
import type { Combination } from './combinations.ts';
import { type SeenPage, seePage } from './seen-page.ts';

const library = openLibrary(diskFiles());

interface Proved {
  readonly definition: Definition;
  readonly trace: Trace;
  readonly art: DeckArt;
}

/** Games that were proved, by file and variants: the same one is printed on many papers. */
const proved = new Map<string, Promise<Proved>>();

async function proveGame(source: Source, choice: RulesChoice = {}): Promise<Proved> {
  const compiled = await compileDefinition(source, await library.presets(source), choice);
  const { value: definition, readable, diagnostics } = compiled;
  const art = readable && (await library.art(readable)).value;
  if (!definition || !art || diagnostics.length > 0)
    throw new Error(`${source.file} ${JSON.stringify(diagnostics)}`);
  return { definition, art, trace: prove(definition).value };
}

/** A variant for six is not read for four. */
function playersOf(variants: readonly string[]): { readonly players?: number } {
  return variants.includes('sechs') ? { players: 6 } : {};
}

function provedOnce({ file, variants }: Combination): Promise<Proved> {
  const key = [file, ...variants].join();
  const known = proved.get(key) ?? proveGame(readSource(file), { variants, ...playersOf(variants) });
  proved.set(key, known);
  return known;
}

/** A score table as its pages are laid out; the findings if it does not fit. */
export async function layOutTable(
  combination: Combination,
): Promise<{ readonly document?: PrintDocument; readonly diagnostics: readonly Diagnostic[] }> {
  const input = await inputOf(combination, await provedOnce(combination));
  const { value, diagnostics } = layOut(scoreTable.compose(input), {
    paper: combination.paper,
    measure: (await library.fonts()).measure,
  });
  return { ...(value && { document: value }), diagnostics };
}

/** What the score table of a game is composed from. */
export async function inputFor(combination: Combination): Promise<DocumentInput> {
  return inputOf(combination, await provedOnce(combination));
}

/** How a table is printed. */
type Printed = Pick<Combination, 'print' | 'paper' | 'language' | 'names'> & { readonly players?: number };

/** The score table of a definition that has no fault, for the least number of players. */
export async function layOutGame(source: Source, printed: Printed): Promise<PrintDocument> {
  const input = await inputOf(printed, await proveGame(source));
  const { measure } = await library.fonts();
  const { value, diagnostics } = layOut(scoreTable.compose(input), { paper: printed.paper, measure });
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
}

async function inputOf(
  { players: wanted, print, paper, language, names }: Printed,
  { definition: { game: own }, trace, art }: Proved,
): Promise<DocumentInput> {
  const { look, sheet, printing } = resolvePrint({}, { ...print, paper }, () => undefined);
  const players = wanted ?? own.rules.players;
  const rules = own.rules.players === players ? own.rules : own.rulesFor(players);
  const game = { ...own, rules, seats: nameSeats(players) };
  return {
    game,
    trace: { ...trace, facts: proveFacts(rules) },
    language,
    words: await library.words(language),
    drawings: await library.drawings(own.deck, art, { language, look }),
    measure: (await library.fonts()).measure,
    paper,
    ...bodyOf(paper, look.size),
    draft: false,
    look,
    sheet,
    printing,
    ...(names && { names }),
  };
}

/** A finished file, looked at. */
export interface Pressed {
  readonly errors: readonly Diagnostic[];
  readonly pages: readonly SeenPage[];
  readonly bytes?: Uint8Array;
}

/** Prints one score table and looks at the finished file. */
export async function pressTable(combination: Combination): Promise<Pressed> {
  const { document, diagnostics } = await layOutTable(combination);
  if (!document) return { errors: diagnostics, pages: [] };
  const bytes = await renderPdf(document, {
    fonts: await library.fonts(),
    icc: await library.colorProfile(),
    date: new Date(0),
    producer: 'stichwerk',
    attachment: { name: 'x.yaml', bytes: new Uint8Array(), description: 'x' },
  });
  const { pages } = await readPdf(bytes);
  return { errors: diagnostics, pages: pages.map(seePage), bytes };
}
