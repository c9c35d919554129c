import { CODES, type Code } from '../../diagnostics/codes.ts';
import { suggest } from '../../diagnostics/words.ts';
import { type Arguments, guess } from '../arguments.ts';
import { paintFor } from '../color.ts';
import { alignColumns } from '../columns.ts';
import { renderMarkdown } from '../markdown.ts';
import { EXIT, type ExitCode, type Session } from '../session.ts';
import { UsageError } from '../usage.ts';

function findCode(given: string): Code {
  const codes = Object.keys(CODES) as Code[];
  // `301` and `e301` are E0301.
  const [, digits] = /^e?(\d{1,4})$/i.exec(given) ?? [];
  const meant = digits === undefined ? given.toUpperCase() : `E${digits.padStart(4, '0')}`;
  const found = codes.find((code) => code === meant);
  if (found !== undefined) return found;
  const help = suggest(guess(meant, codes), 'stichwerk explain lists all codes');
  throw new UsageError(`unknown code ${given}`, help);
}

/** Explains a finding, or lists all codes. */
export async function explain(given: Arguments, session: Session): Promise<ExitCode> {
  const [word] = given.operands;
  if (word === undefined) {
    session.stdout.write(alignColumns(Object.entries(CODES)));
    return EXIT.clean;
  }
  const code = findCode(word);
  const page = await session.files.own(`assets/explain/${code}.md`);
  if (page === undefined) throw new Error(`assets/explain/${code}.md is missing from the installation`);
  const paint = paintFor(session.stdout.color);
  session.stdout.write(renderMarkdown(new TextDecoder().decode(page), paint, session.columns));
  return EXIT.clean;
}
