import type { Block } from '../../page/block.ts';
import { MM_PER_PT, type Mm } from '../../page/geometry.ts';
import { type DocumentInput, isNarrow, stylesOf } from '../input.ts';
import { addedByNames } from '../name-lines.ts';
import { leastRow } from './measures.ts';
import type { SheetForm } from './sheet-form.ts';
import { handsOfMatch, type SheetHand, sheetHands } from './sheet-hands.ts';
import { sheetNote } from './sheet-note.ts';
import { BETWEEN, handHeight, hasNameColumns, headHeight, lowered, sheetForm } from './sheet-table.ts';

/** Room below the title. */
export const BELOW_TITLE: Mm = 5;

/** Room below the names. */
export const BELOW_NAMES: Mm = 5;

/** Rows of a sheet that has room left are at most so many times as high as usual. */
const HIGHEST = 1.2;

/** The hands of a sheet, how they are set, and what is said below them. */
interface FilledSheet {
  readonly hands: readonly SheetHand[];
  readonly form: SheetForm;
  readonly note: Block | undefined;
}

/** All hands of a match; where its end is open as many as fit a page, on narrow paper both sides of it, in rows that fill it. */
export function fillSheet(input: DocumentInput): FilledSheet {
  const one = sheetHands(input, 1);
  const [hand] = one;
  const form = sheetForm(input, one);
  const note = sheetNote(form);
  if (handsOfMatch(input) !== undefined || !hand) return { hands: one, form, note: note?.block };
  const lowest = handHeight({ ...form, row: leastRow(input) }, hand);
  const free = roomForHands(form);
  const below = free - (note?.height ?? 0);
  // A note is not worth a page of its own.
  const dropped = lowest > below && lowest <= free;
  const room = dropped ? free : below;
  const count = Math.floor(room / lowest);
  const said = { note: dropped ? undefined : note?.block };
  if (isNarrow(input) || count === 0) {
    const tight = count > 0 && room < handHeight(form, hand) ? { ...form, row: leastRow(input) } : form;
    const height = handHeight(tight, hand);
    const further = Math.floor((input.height - headHeight(input) + BETWEEN) / height);
    return { ...said, hands: sheetHands(input, Math.max(1, Math.floor(room / height) + further)), form: tight }; // biome-ignore format: short
  }
  const high = lowered({ ...form, row: form.row * HIGHEST }, hand, room / count - BETWEEN);
  return { ...said, hands: sheetHands(input, count), form: high };
}

/** What title, names and head leave of the first page; below the last hand no room is needed. */
function roomForHands(form: SheetForm): Mm {
  const { input } = form;
  const styles = stylesOf(input);
  const title = (styles['sheet-title'].leading + styles['sheet-lead'].leading) * MM_PER_PT + TITLE_GAP;
  const names = hasNameColumns(input)
    ? 0
    : styles.seat.leading * MM_PER_PT + addedByNames(input) + BELOW_NAMES;
  return input.height - title - BELOW_TITLE - names - headHeight(input) + BETWEEN - SPARE;
}

/** Room between title and subtitle. */
const TITLE_GAP: Mm = 0.8;

/** What sums of lines come out short. */
const SPARE: Mm = 0.5;
