import type { RulesChoice } from '../api.ts';
import { isDeckFile } from '../definition/deck-file.ts';
import type { Definition } from '../definition/game.ts';
import { isTableFile } from '../definition/table-file.ts';
import { exitForAll, tell } from './findings.ts';
import { readChosen, usageOf } from './rules-choice.ts';
import type { ExitCode, Session } from './session.ts';
import { readTargets } from './targets.ts';
import { UsageError } from './usage.ts';

/** One game, named by its id or its file, with the rules that were asked for; findings are told on standard error. */
export async function readGame(
  name: string | undefined,
  choice: RulesChoice,
  session: Session,
): Promise<Definition | { readonly exit: ExitCode }> {
  if (name === undefined) throw new UsageError('no game is named', 'name a game by its id or its file');
  const [outcome] = await readTargets([name], session);
  const source = outcome?.value;
  if (source && isDeckFile(source))
    throw new UsageError(`${name} is a deck, it has no rules`, 'stichwerk list names the games as well');
  if (source && isTableFile(source)) {
    const message = `stichwerk does not know the rules of ${name}, which has only a score table`;
    throw new UsageError(message, `print its table with stichwerk build ${name}`);
  }
  const read = source && (await readChosen(await session.open(), source, choice));
  if (read && 'kind' in read) throw usageOf(read);
  const found = [...(outcome?.diagnostics ?? []), ...(read?.diagnostics ?? [])];
  tell(session.stderr, found, source ? [source] : []);
  return read?.value ?? { exit: exitForAll(found) };
}
