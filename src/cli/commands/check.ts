import type { Checked } from '../../api.ts';
import type { Source } from '../../definition/game.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { renderGithub, renderJson, renderShort, type Totals } from '../../diagnostics/render.ts';
import { sortDiagnostics } from '../../diagnostics/sort.ts';
import { counted } from '../../diagnostics/words.ts';
import type { Arguments } from '../arguments.ts';
import { chooseTargets } from '../chosen-targets.ts';
import { FORMATS } from '../commands.ts';
import { exitForAll, joinFindings, tell } from '../findings.ts';
import { readPrintFlags } from '../print-flags.ts';
import { openPrinters, refuseUnknownPrinter } from '../printers.ts';
import { readRulesChoice } from '../rules-choice.ts';
import type { ExitCode, Session } from '../session.ts';
import { readTargets } from '../targets.ts';

interface Findings {
  readonly games: number;
  readonly decks: number;
  readonly sources: readonly Source[];
  readonly diagnostics: readonly Diagnostic[];
  readonly totals: Totals;
}

async function findAll(given: Arguments, session: Session): Promise<Findings> {
  const choice = readRulesChoice(given);
  const print = readPrintFlags(given);
  const printers = openPrinters(session);
  refuseUnknownPrinter(print.printer, printers);
  const outcomes = await readTargets(given.operands, session);
  const sources = await chooseTargets(outcomes, choice, given.operands.length > 0, session);
  const all: Checked[] = [];
  const stichwerk = await session.open();
  for (const source of sources) {
    session.signal.throwIfAborted();
    all.push(await stichwerk.check(source, { ...choice, print, printer: printers.find }));
  }
  const unread = outcomes.flatMap((outcome) => outcome.diagnostics);
  const diagnostics = [...unread, ...joinFindings(all), ...printers.faults()];
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const decks = all.filter(({ deck }) => deck).length;
  const count = (what: 'claims' | 'refuted'): number =>
    all.reduce((sum, { trace }) => sum + (trace?.[what] ?? 0), 0);
  return {
    games: sources.length - decks,
    decks,
    sources: [...sources, ...all.flatMap((checked) => checked.sources ?? [])],
    diagnostics: sortDiagnostics(diagnostics),
    totals: { errors, warnings, claims: count('claims'), refuted: count('refuted') },
  };
}

function summarize({ games, decks, totals }: Findings): string {
  const { errors, warnings, claims, refuted } = totals;
  const problems = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  const wrong = refuted > 0 ? `, ${refuted} refuted` : '';
  const things = [
    ...(games > 0 || decks === 0 ? [counted(games, 'game')] : []),
    ...(decks > 0 ? [counted(decks, 'deck')] : []),
  ];
  const checked = `${things.join(', ')}, ${counted(claims, 'claim')} checked${wrong}`;
  return `${checked}, ${problems.length === 0 ? 'no problems' : problems.join(', ')}\n`;
}

const withEnd = (text: string): string => (text === '' ? '' : `${text}\n`);

/** Checks definitions and tells what was found on standard output. */
export async function check(given: Arguments, session: Session): Promise<ExitCode> {
  const format = given.choice('format', FORMATS) ?? 'human';
  const findings = await findAll(given, session);
  const { sources, diagnostics, totals } = findings;
  const { stdout } = session;
  switch (format) {
    case 'human':
      tell(stdout, diagnostics, sources);
      stdout.write(summarize(findings));
      break;
    case 'short':
      stdout.write(withEnd(renderShort(diagnostics)));
      break;
    case 'json':
      stdout.write(withEnd(renderJson(diagnostics, totals)));
      break;
    case 'github':
      stdout.write(withEnd(renderGithub(diagnostics)));
      break;
  }
  return exitForAll(diagnostics);
}
