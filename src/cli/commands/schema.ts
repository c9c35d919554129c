import type { Arguments } from '../arguments.ts';
import { EXIT, type ExitCode, type Session } from '../session.ts';

/** Prints the JSON Schema of definitions. */
export async function schema(_: Arguments, session: Session): Promise<ExitCode> {
  const bytes = await session.files.own('assets/schema/game.schema.json');
  if (bytes === undefined) throw new Error('assets/schema/game.schema.json is missing from the installation');
  session.stdout.write(new TextDecoder().decode(bytes));
  return EXIT.clean;
}
