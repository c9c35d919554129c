import type { PlainKey } from './columns.ts';

const NUMBERS: readonly PlainKey[] = ['hand', 'cards', 'doubles', 'players'];

/** Words for a hand without trumps. */
const NO_TRUMP = /^(?:none|no trumps?|ohne(?: trumpf)?|kein(?:er|e)?(?: trumpf)?|[-–—])$/i;

/** A cell that says nothing. */
const NOTHING = /^[-–—]?$/;

/** A number of a table, in which a minus may be a dash and decimals may be noughts; the text as it stands if it is none. */
export function readNumber(cell: string): number | string | undefined {
  const text = cell.trim();
  if (NOTHING.test(text)) return undefined;
  const [, sign = '', digits] = /^([-+−–]?)(\d{1,9})(?:[.,]0+)?$/.exec(text) ?? [];
  if (digits === undefined) return text;
  const isNegative = sign !== '' && sign !== '+' && Number(digits) !== 0;
  return isNegative ? -Number(digits) : Number(digits);
}

/** What a cell says of a row; undefined if nothing. */
export function readPlain(key: PlainKey, cell: string): number | string | readonly string[] | undefined {
  const text = cell.trim();
  if (NUMBERS.includes(key)) return readNumber(text);
  if (key === 'variants') {
    const ids = text.split(/[\s,;+]+/).filter((id) => id !== '');
    return ids.length === 0 ? undefined : ids;
  }
  if ((key === 'trump' || key === 'named') && NO_TRUMP.test(text)) return 'none';
  return NOTHING.test(text) ? undefined : text;
}
