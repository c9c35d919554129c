import { CODES, type Code } from '../../diagnostics/codes.ts';
import { type Arguments, suggest } from '../arguments.ts';
import { paintFor } from '../color.ts';
import { renderMarkdown } from '../markdown.ts';
import { EXIT, type ExitCode, type Session } from '../session.ts';
import { UsageError } from '../usage.ts';
import { alignColumns } from '../words.ts';

function findCode(given: string): Code {
  const codes = Object.keys(CODES) as Code[];
  const found = codes.find((code) => code === given.toUpperCase());
  if (found !== undefined) return found;
  const help = suggest(given.toUpperCase(), codes, 'stichwerk explain lists all codes');
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
  session.stdout.write(renderMarkdown(new TextDecoder().decode(page), paint));
  return EXIT.clean;
}
