import type {
  BuildOptions,
  Built,
  BuiltFile,
  Checked,
  CheckOptions,
  LaidOut,
  PrintOptions,
  RulesChoice,
  Stichwerk,
} from './api.ts';
import { LANGUAGES, type Language } from './cards/localized.ts';
import { examineDeck } from './deck-papers.ts';
import { isDeckFile } from './definition/deck-file.ts';
import type { Definition, Source } from './definition/game.ts';
import { isTableFile } from './definition/table-file.ts';
import type { Diagnostic, Outcome } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import { FILLED_KINDS, KINDS } from './documents/kinds.ts';
import { finish } from './finished-file.ts';
import { examineGame } from './game-papers.ts';
import { findIdleLooks } from './idle-looks.ts';
import { layOutPapers } from './laid-papers.ts';
import { type Library, openLibrary } from './library.ts';
import type { Examined, ExamineOptions } from './papers.ts';
import { readGame } from './read-games.ts';
import { examineTable } from './table-papers.ts';
import type { Files } from './workspace/files.ts';

/** Opens stichwerk over a set of files; nothing is read before it is needed. */
export function openStichwerk(files: Files): Stichwerk {
  const library = openLibrary(files);
  return {
    check: (source, options = {}) => check(library, source, options),
    read: (source, choice = {}) => read(library, source, choice),
    layOut: (source, options) => layOut(library, source, options),
    build: (source, options) => build(library, source, options),
    score: async (file, options = {}) => (await import('./score-file.ts')).scoreWith(library, file, options),
    standing: async (scored, options) =>
      (await import('./score-file.ts')).tellScored(library, scored, options),
    scoreTables: async (scored, options) =>
      (await import('./filled-papers.ts')).printScored(library, scored, options),
    newScore: async (definition, options) =>
      (await import('./score-file.ts')).writeNewScore(library, definition, options),
    calibration: async (options) =>
      (await import('./calibration-paper.ts')).printCalibration(library, options),
  };
}

async function read(library: Library, source: Source, choice: RulesChoice): Promise<Outcome<Definition>> {
  const { value, diagnostics } = await readGame(library, source, choice);
  return value === undefined || diagnostics.some(isError) ? { diagnostics } : { value, diagnostics };
}

/** Steps 1 to 4: a game is read, replayed and judged, a deck is read; both say how their papers are made. */
async function examine(
  library: Library,
  source: Source,
  options: ExamineOptions,
  languages: readonly Language[],
): Promise<Examined> {
  const examineKind = isTableFile(source) ? examineTable : isDeckFile(source) ? examineDeck : examineGame;
  // So many names are so many players.
  const { names, players = names?.length } = options;
  const chosen = players === undefined ? options : { ...options, players };
  return examineKind(library, source, chosen, languages);
}

/** Steps 5 and 6: definition → papers → pages. */
async function compose(library: Library, examined: Examined, options: PrintOptions): Promise<LaidOut> {
  const { ready, ...found } = examined;
  // A draft is asked for nothing that is still to be said.
  const diagnostics = options.draft
    ? found.diagnostics.filter(({ code }) => code !== 'E0511')
    : found.diagnostics;
  const checked = { ...found, diagnostics };
  const refuted = checked.diagnostics.some(isError);
  if (!ready || (refuted && !options.draft)) return { ...checked, documents: [] };
  const { language, filled, only = filled === undefined ? KINDS : FILLED_KINDS } = options;
  const [words, fonts] = await Promise.all([library.words(language), library.fonts()]);
  const kinds = checked.kinds.filter((kind) => only.includes(kind));
  // 5. game and trace → blocks, deck → faces
  const { names } = options;
  const draft = options.draft === true;
  const asked = { ...(names && { names }), ...(filled !== undefined && { filled }) };
  const studio = { language, words, fonts, draft, kinds, ...asked };
  const composed = await ready.compose(studio);
  // 6. blocks and faces → pages
  const laid = await layOutPapers(composed.papers, ready, fonts.measure);
  const idle = await findIdleLooks(examined, studio, laid, options);
  const faults = [...composed.diagnostics, ...laid.diagnostics, ...idle];
  return {
    ...checked,
    sources: [...(checked.sources ?? []), ...composed.sources],
    diagnostics: sortDiagnostics([...checked.diagnostics, ...faults]),
    documents: faults.some(isError) ? [] : laid.documents,
  };
}

async function layOut(library: Library, source: Source, options: PrintOptions): Promise<LaidOut> {
  return compose(library, await examine(library, source, options, [options.language]), options);
}

/** Steps 1 to 6 in every language, so that nothing is left for a build to find. */
async function check(library: Library, source: Source, options: CheckOptions): Promise<Checked> {
  const examined = await examine(library, source, options, LANGUAGES);
  const { ready, ...checked } = examined;
  if (!ready || checked.diagnostics.some(isError)) return checked;
  const found = new Map<string, Diagnostic>();
  const sources = new Map<string, Source>();
  for (const language of LANGUAGES) {
    const laid = await compose(library, examined, { ...options, language });
    for (const diagnostic of laid.diagnostics) found.set(JSON.stringify(diagnostic), diagnostic);
    for (const one of laid.sources ?? []) sources.set(one.file, one);
  }
  return { ...checked, sources: [...sources.values()], diagnostics: sortDiagnostics([...found.values()]) };
}

/** Steps 1 to 7. */
async function build(library: Library, source: Source, options: BuildOptions): Promise<Built> {
  const { documents, ...checked } = await layOut(library, source, options);
  if (documents.length === 0) return { ...checked, files: [] };
  const files: BuiltFile[] = [];
  for (const { document, ...counted } of documents)
    files.push({ ...counted, bytes: await finish(library, document, source, options.date) });
  return { ...checked, files };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
