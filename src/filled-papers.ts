import type { FilledFile, FilledOptions } from './api.ts';
import type { Diagnostic, Outcome } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import type { DocumentInput } from './documents/input.ts';
import { finish } from './finished-file.ts';
import { findNameFaults } from './glyph-faults.ts';
import type { Library } from './library.ts';
import { bodyOf } from './page/paper.ts';
import { countSheets } from './page/sheets.ts';
import { resolvePrint } from './resolved-print.ts';
import type { Scored } from './scores/score.ts';
import type { ScoredMatch } from './scores/scored.ts';

/** The score tables of the matches of a score file, each filled in; E0403 and E0404 for what does not fit on them. */
export async function printScored(
  library: Library,
  { matches }: Scored,
  options: FilledOptions,
): Promise<Outcome<readonly FilledFile[]>> {
  const files: FilledFile[] = [];
  const found: Diagnostic[] = [];
  for (const match of matches) {
    const { value, diagnostics } = await printMatch(library, match, options);
    found.push(...diagnostics);
    if (value) files.push({ ...value, name: nameOf(match, matches.length) });
  }
  const isFaulty = found.some(({ severity }) => severity === 'error');
  return { ...(!isFaulty && { value: files }), diagnostics: sortDiagnostics(found) };
}

/** What does not fit on a table is told where the file has the names that can be written shorter. */
function toldOf({ namedAt: span }: ScoredMatch, fault: Diagnostic): Diagnostic {
  const message = `the score table: ${fault.message}`;
  const larger = 'take a larger paper, such as `--paper A3`';
  return span
    ? { ...fault, span, message, help: `write shorter names, or ${larger}` }
    : { ...fault, message, help: larger };
}

/** The table of the only match has no name of its own. */
function nameOf({ id }: ScoredMatch, matches: number): string {
  const safe = (id ?? '').replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+/, '');
  return matches === 1 || safe === '' ? 'score-table.pdf' : `score-table-${safe}.pdf`;
}

async function printMatch(
  library: Library,
  match: ScoredMatch,
  { language, print = {}, date }: FilledOptions,
): Promise<Outcome<Omit<FilledFile, 'name'>>> {
  const { definition, rules } = match;
  const { paper, look, sheet, printing } = resolvePrint(definition.print, print, () => undefined);
  const [{ filledTable }, { filledMatch }, { layOutDivided }, { proveFacts }] = await Promise.all([
    import('./documents/score-table/score-table.ts'),
    import('./filled-match.ts'),
    import('./layout/hyphenation.ts'),
    import('./proof/facts.ts'),
  ]);
  const [fonts, words] = await Promise.all([library.fonts(), library.words(language)]);
  const art = await library.art({ ...definition, deck: rules.deck, texts: [] });
  const names = findNameFaults(match.names, fonts, match.namedAt);
  if (!art.value || names.length > 0) return { diagnostics: [...art.diagnostics, ...names] };
  const game = { ...match.game, rules, seats: match.seats };
  const drawings = await library.drawings(rules.deck, art.value, { language, look });
  const input: DocumentInput = {
    game,
    trace: { examples: [], facts: proveFacts(rules), claims: 0, refuted: 0 },
    ...{ language, words, drawings, measure: fonts.measure, look, sheet, paper, printing, draft: false },
    ...bodyOf(paper, look.size),
    ...(match.names.join() !== match.seats.join() && { names: match.names }),
  };
  const laid = await layOutDivided(filledTable(input, filledMatch(match)), {
    paper,
    measure: fonts.measure,
    ink: look.ink,
  });
  if (!laid.value) return { diagnostics: laid.diagnostics.map((fault) => toldOf(match, fault)) };
  const { duplex, pages } = laid.value;
  const bytes = await finish(library, laid.value, definition.source, date);
  const counted = { pages: pages.length, sheets: countSheets(laid.value), duplex };
  return { value: { ...counted, bytes }, diagnostics: laid.diagnostics };
}
