import { visible } from '../diagnostics/visible.ts';
import { paintFor } from './color.ts';
import { parseCommandLine } from './command-line.ts';
import { EXIT, type ExitCode, type Session } from './session.ts';
import { listDecks, listGames } from './targets.ts';
import { UsageError, UsageErrors } from './usage.ts';
import { VERSION } from './version.ts';

async function run(argv: readonly string[], session: Session): Promise<ExitCode> {
  const request = await parseCommandLine(argv, session.columns, async () => [
    ...(await listGames(session.files)),
    ...(await listDecks(session.files)),
  ]);
  switch (request.kind) {
    case 'print':
      session.stdout.write(`${request.text}\n`);
      return EXIT.clean;
    case 'run':
      return request.command.run(request.given, session);
  }
}

function tellShort(message: string, help: string, { stderr }: Pick<Session, 'stderr'>): void {
  const paint = paintFor(stderr.color);
  const head = `${paint('error', 'error')}${paint('strong', `: ${visible(message)}`)}`;
  stderr.write(`${head}\n  = ${paint('help', 'help:')} ${visible(help)}\n`);
}

/** Whether the system could not say which folder is the current one. */
const lacksFolder = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd';

/** Tells of an error that no one expected; where it arose only if that is asked for. */
export function tellBug(error: unknown, verbose: boolean, session: Pick<Session, 'stderr'>): void {
  const message = error instanceof Error ? error.message : String(error);
  const help = verbose
    ? 'please report this, together with what is printed here'
    : 'please report this, together with what --verbose prints';
  tellShort(`stichwerk ${VERSION} could not go on: ${message}`, help, session);
  if (verbose && error instanceof Error && error.stack !== undefined)
    session.stderr.write(`${error.stack}\n`);
}

/** Runs one command line to its end, and says with which code the process should exit; never rejects. */
export async function main(argv: readonly string[], session: Session): Promise<ExitCode> {
  try {
    return await run(argv, session);
  } catch (error) {
    if (session.signal.aborted) return EXIT.interrupted;
    if (error instanceof UsageError || error instanceof UsageErrors) {
      const all = error instanceof UsageErrors ? error.all : [error];
      for (const { message, help } of all) tellShort(message, help, session);
      return EXIT.usage;
    }
    if (lacksFolder(error)) {
      tellShort('the current folder does not exist any more', 'go to another folder', session);
      return EXIT.failed;
    }
    tellBug(error, argv.includes('--verbose') || session.env.STICHWERK_VERBOSE === '1', session);
    return EXIT.failed;
  }
}
