import type { CheckOptions } from './api.ts';
import type { Language } from './cards/localized.ts';
import type { Source } from './definition/game.ts';
import { compileTableFile, type TableDefinition } from './definition/table-file.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import { findGlyphFaults, findNameFaults } from './glyph-faults.ts';
import type { Library } from './library.ts';
import { blameForSheets, type Composed, choosePrint, type Examined, type Studio } from './papers.ts';
import type { ResolvedPrint } from './resolved-print.ts';

/** Steps 1 and 2 for a game of which only its score table is known. */
export async function examineTable(
  library: Library,
  source: Source,
  options: CheckOptions,
  languages: readonly Language[],
): Promise<Examined> {
  const { value: table, readable, diagnostics: compiled } = compileTableFile(source, options.players);
  const { print, diagnostics: printers } = choosePrint(table ?? {}, options);
  const fonts = await library.fonts();
  const glyphs = readable ? findGlyphFaults(readable, languages, fonts) : [];
  const names = options.names ? findNameFaults(options.names, fonts) : [];
  const diagnostics = sortDiagnostics([...compiled, ...printers, ...glyphs, ...names]);
  if (!table) return { kinds: [], diagnostics };
  const checked = { table, kinds: ['score-table'] as const, diagnostics };
  if (diagnostics.some(({ severity }) => severity === 'error')) return checked;
  return {
    ...checked,
    ready: {
      print,
      blame: () => {
        const path = blameForSheets(table.print, options);
        return path && table.locate(path);
      },
      compose: (studio) => composeTable(library, table, print, studio),
    },
  };
}

/** Step 5 for a table without rules: a sheet for each number of players. */
async function composeTable(
  library: Library,
  table: TableDefinition,
  { look, paper, sheet }: ResolvedPrint,
  { language, words, fonts, draft, kinds, names }: Studio,
): Promise<Composed> {
  if (!kinds.includes('score-table')) return { papers: [], diagnostics: [], sources: [] };
  const { composeFreeTable } = await import('./documents/score-table/free-table.ts');
  const emblem = await library.emblem(look);
  const drawings = { symbols: { [emblem.id]: emblem } };
  const input = { language, words, drawings, measure: fonts.measure, look, sheet, draft, paper, ...(names && { names }) }; // biome-ignore format: short
  const papers = table.players.map((players) => ({
    kind: 'score-table' as const,
    content: composeFreeTable(input, table, players),
    suffix: String(players),
  }));
  return { papers, diagnostics: [], sources: [] };
}
