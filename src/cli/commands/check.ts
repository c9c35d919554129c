import type { Source } from '../../definition/game.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { renderGithub, renderJson, renderShort, type Totals } from '../../diagnostics/render.ts';
import { sortDiagnostics } from '../../diagnostics/sort.ts';
import { counted } from '../../diagnostics/words.ts';
import type { Arguments } from '../arguments.ts';
import { FORMATS } from '../commands.ts';
import { exitForAll, tell } from '../findings.ts';
import { readPrintFlags } from '../print-flags.ts';
import { openPrinters, refuseUnknownPrinter } from '../printers.ts';
import { readRulesChoice, refuseRulesOfDeck, refuseUnlessChosen } from '../rules-choice.ts';
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
  const sources = outcomes.flatMap(({ value }) => value ?? []);
  const besides: Source[] = [];
  const found = outcomes.map((outcome) => outcome.diagnostics);
  let claims = 0;
  let refuted = 0;
  let decks = 0;
  const stichwerk = await session.open();
  for (const source of sources) {
    session.signal.throwIfAborted();
    await refuseUnlessChosen(stichwerk, source, choice);
    const checked = await stichwerk.check(source, { ...choice, print, printer: printers.find });
    refuseRulesOfDeck(checked, choice);
    if (checked.deck) decks++;
    besides.push(...(checked.sources ?? []));
    found.push(checked.diagnostics);
    claims += checked.trace?.claims ?? 0;
    refuted += checked.trace?.refuted ?? 0;
  }
  const diagnostics = [...found.flat(), ...printers.faults()];
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return {
    games: sources.length - decks,
    decks,
    sources: [...sources, ...besides],
    diagnostics: sortDiagnostics(diagnostics),
    totals: { errors, warnings, claims, refuted },
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
