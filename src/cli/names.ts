import { MOST_AT_TABLE } from '../definition/players.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { readDefinition } from '../workspace/disk.ts';
import type { Arguments } from './arguments.ts';
import type { Option } from './options.ts';
import { UsageError } from './usage.ts';

/** Longest name that a line of a sheet is meant for. */
const LONGEST = 40;

/** Who plays; the same flag in every command. */
export const NAMES: Readonly<Record<string, Option>> = {
  names: {
    type: 'string',
    describe:
      'Who plays, in the order in which they sit, separated by commas; @list.csv reads them from a file',
  },
};

/**
 * The names that were given, in the order in which they sit, or those of so many pupils at most; throws `UsageError` for
 * what can be no list of names.
 */
export async function readNames(
  given: Arguments,
  pupils?: number,
): Promise<Outcome<readonly string[] | undefined>> {
  const text = given.text('names');
  if (text === undefined) return { value: undefined, diagnostics: [] };
  const read = text.startsWith('@')
    ? await readListed(text.slice(1))
    : { value: splitNames(text), diagnostics: [] };
  if (read.value) checkNames(read.value, text, pupils === undefined ? [2, MOST_AT_TABLE] : [1, pupils]);
  return read;
}

function splitNames(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes(''))
    throw new UsageError('--names has a comma too many', 'write the names with one comma between them');
  return names;
}

async function readListed(
  path: string,
): Promise<{ value?: readonly string[]; diagnostics: readonly Diagnostic[] }> {
  const { value, diagnostics } = await readDefinition(path);
  if (!value) return { diagnostics };
  const { readNameList } = await import('../definition/name-list.ts');
  return { value: readNameList(value.text), diagnostics };
}

function checkNames(names: readonly string[], text: string, [least, most]: readonly [number, number]): void {
  const from = text.startsWith('@') ? `${text.slice(1)} holds` : '--names has';
  if (names.length < least || names.length > most)
    throw new UsageError(`${from} ${names.length === 1 ? 'one name' : `${names.length} names`}`, `give ${least} to ${most} names`); // biome-ignore format: short
  const long = names.find((name) => [...name].length > LONGEST);
  if (long !== undefined)
    throw new UsageError(`the name ${long} is too long`, `write ${LONGEST} characters at most`);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined)
    throw new UsageError(`two players are called ${twice}`, 'give every player a name of their own');
  const odd = names.find((name) => /\p{Cc}/u.test(name));
  if (odd !== undefined) throw new UsageError('a name holds a control character', 'leave it out');
}
