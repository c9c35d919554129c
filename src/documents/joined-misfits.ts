import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Cards whose texts do not fit that are told one by one. */
const MOST_TOLD = 3;

/** Cards that are named at most. */
const MOST_NAMED = 20;

/** The cards whose texts do not fit. */
interface Misfits {
  /** In the order of the list. */
  readonly ids: readonly string[];
  /** Whether all cards were looked at. */
  readonly isWhole: boolean;
  /** What helps many cards at once; what helps the first one if absent. */
  readonly help?: string;
}

/** One E0406 in place of many: the first one, with a count and the names of the cards; as they were if they are few. */
export function joinMisfits(
  diagnostics: readonly Diagnostic[],
  { ids, isWhole, help }: Misfits,
): readonly Diagnostic[] {
  const first = diagnostics.find(({ code }) => code === 'E0406');
  if (!first || ids.length <= MOST_TOLD) return diagnostics;
  const count = `${isWhole ? '' : 'at least '}${ids.length}`;
  const more = ids.length > MOST_NAMED ? ' and more' : '';
  const named = ids.slice(0, MOST_NAMED).map((id) => `\`${id}\``);
  const joined: Diagnostic = {
    ...first,
    message: `the texts of ${count} cards do not fit; ${first.message}`,
    why: `these are the cards ${named.join(', ')}${more}`,
    ...(help !== undefined && { help }),
  };
  return diagnostics
    .filter((one) => one === first || one.code !== 'E0406')
    .map((one) => (one === first ? joined : one));
}
