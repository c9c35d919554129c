import type { Arguments } from '../arguments.ts';
import { SCHEMAS } from '../commands.ts';
import { EXIT, type ExitCode, type Session } from '../session.ts';
import { UsageError } from '../usage.ts';

/** Prints the JSON Schema of definitions, of decks or of score files. */
export async function schema({ operands: [word] }: Arguments, session: Session): Promise<ExitCode> {
  const kind = word === undefined ? SCHEMAS[0] : SCHEMAS.find((one) => one === word);
  if (kind === undefined) throw new UsageError(`there is no schema of ${word}`, `name ${SCHEMAS.join(', ')}`);
  const path = `assets/schema/${kind}.schema.json`;
  const bytes = await session.files.own(path);
  if (bytes === undefined) throw new Error(`${path} is missing from the installation`);
  session.stdout.write(new TextDecoder().decode(bytes));
  return EXIT.clean;
}
