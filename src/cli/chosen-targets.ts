import type { RulesChoice } from '../api.ts';
import { isDeckFile } from '../definition/deck-file.ts';
import { deckFileId } from '../definition/deck-file-id.ts';
import type { Source } from '../definition/game.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { visible } from '../diagnostics/visible.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import { guess } from './arguments.ts';
import { tell } from './findings.ts';
import { describePassed, isChosen, type Refusal, readChosen, usageOf } from './rules-choice.ts';
import type { Session } from './session.ts';
import { UsageError, UsageErrors } from './usage.ts';

/** What looking at all definitions came to, before anything is printed. */
interface Looked {
  /** What offers the rules that are chosen, or cannot be read. */
  readonly sources: readonly Source[];
  readonly refusals: readonly Refusal[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The definitions that offer the rules that are chosen. Of games that nobody named the others are passed over, each with a
 * line on standard error; throws `UsageErrors` for those that were named, and if nothing is left.
 */
export async function chooseTargets(
  outcomes: readonly Outcome<Source>[],
  choice: RulesChoice,
  isNamed: boolean,
  session: Session,
): Promise<readonly Source[]> {
  const read = outcomes.flatMap(({ value }) => value ?? []);
  if (!isChosen(choice) || read.length === 0) return read;
  const looked = await lookAt(read, choice, session);
  const wrong = isNamed ? [...looked.refusals.map(usageOf), ...refuseDecks(read)] : refuseAll(looked, choice);
  if (wrong.length > 0) {
    const found = [...outcomes.flatMap(({ diagnostics }) => diagnostics), ...looked.diagnostics];
    tell(session.stderr, found, read);
    throw new UsageErrors(wrong);
  }
  for (const refusal of looked.refusals) session.stderr.write(`${visible(describePassed(refusal))}\n`);
  return looked.sources;
}

async function lookAt(read: readonly Source[], choice: RulesChoice, session: Session): Promise<Looked> {
  const stichwerk = await session.open();
  const sources: Source[] = [];
  const refusals: Refusal[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of read) {
    session.signal.throwIfAborted();
    const found = isDeckFile(source) ? { diagnostics: [] } : await readChosen(stichwerk, source, choice);
    if ('kind' in found) refusals.push(found);
    else {
      sources.push(source);
      diagnostics.push(...found.diagnostics);
    }
  }
  return { sources, refusals, diagnostics };
}

/** Decks have no rules to choose; beside a game that has them they are printed as ever. */
function refuseDecks(read: readonly Source[]): readonly UsageError[] {
  if (!read.every(isDeckFile)) return [];
  return read.map(({ file }) => {
    return new UsageError(
      `${deckFileId(file)} is a deck, it has no rules`,
      'leave --variant and --players out',
    );
  });
}

/** Games that nobody named are at fault together, if none of them offers what is chosen. */
function refuseAll(
  { sources, refusals }: Looked,
  { variants = [], players }: RulesChoice,
): readonly UsageError[] {
  if (sources.length > 0) return [];
  const others = refusals.filter(({ kind }) => kind === 'players');
  // Of those that have the variants it can be told for how many they are.
  if (others.length > 0 && variants.length > 0) return others.map(usageOf);
  if (others.length > 0) {
    const help = 'stichwerk list says for how many players each of them is';
    return [new UsageError(`no game that comes along is for ${players} players`, help)];
  }
  const known = refusals.flatMap((one) => (one.kind === 'variant' ? one.variants : []));
  const unknown = variants.find((one) => !known.includes(one));
  const near = unknown === undefined ? undefined : guess(unknown, known);
  return [
    new UsageError(
      `no game that comes along has ${variants.length === 1 ? 'a variant' : 'the variants'} ${listed(variants)}`,
      suggest(near, 'stichwerk list names the variants of each of them'),
    ),
  ];
}
