import { MM_PER_PT, type Mm } from '../../page/geometry.ts';
import { type DocumentInput, isNarrow, stylesOf } from '../input.ts';
import { addedByNames } from '../name-lines.ts';
import { leastRow } from './measures.ts';
import type { SheetForm } from './sheet-form.ts';
import { handsOfMatch, type SheetHand, sheetHands } from './sheet-hands.ts';
import { sheetNote } from './sheet-note.ts';
import { BETWEEN, handHeight, hasNameColumns, headHeight, sheetForm } from './sheet-table.ts';

/** Room below the title, and below the names. */
export const BELOW_TITLE: Mm = 5;
export const BELOW_NAMES: Mm = 5;

/** Rows of a sheet that has room left are at most so many times as high as usual. */
const HIGHEST = 1.2;

/** The hands of a sheet, and how they are set. */
interface FilledSheet {
  readonly hands: readonly SheetHand[];
  readonly form: SheetForm;
}

/** All hands of a match; where its end is open as many as fit a page, on narrow paper both sides of it, in rows that fill it. */
export function fillSheet(input: DocumentInput): FilledSheet {
  const one = sheetHands(input, 1);
  const [hand] = one;
  const form = sheetForm(input, one);
  if (handsOfMatch(input) !== undefined || !hand) return { hands: one, form };
  const room = roomForHands(form);
  const lowest = handHeight({ ...form, row: leastRow(input) }, hand);
  const count = Math.floor(room / lowest);
  if (isNarrow(input) || count === 0) {
    const further = Math.floor((input.height - headHeight(input)) / handHeight(form, hand));
    const first = Math.floor(room / handHeight(form, hand));
    return { hands: sheetHands(input, Math.max(1, first + further)), form };
  }
  const spare = (room - count * lowest) / (count * rowsOf(form, hand));
  const row = Math.min(form.row * HIGHEST, leastRow(input) + spare);
  return { hands: sheetHands(input, count), form: { ...form, row } };
}

/** How many rows high a hand is. */
function rowsOf(form: SheetForm, hand: SheetHand): number {
  return handHeight({ ...form, row: 1 }, hand) - handHeight({ ...form, row: 0 }, hand);
}

/** What title, names, head and what is said below leave of the first page; below the last hand no room is needed. */
function roomForHands(form: SheetForm): Mm {
  const { input } = form;
  const styles = stylesOf(input);
  const title = (styles['sheet-title'].leading + styles['sheet-lead'].leading) * MM_PER_PT + TITLE_GAP;
  const names = hasNameColumns(input)
    ? 0
    : styles.seat.leading * MM_PER_PT + addedByNames(input) + BELOW_NAMES;
  const note = sheetNote(form)?.height ?? 0;
  return input.height - title - BELOW_TITLE - names - headHeight(input) - note + BETWEEN - SPARE;
}

/** Room between title and subtitle. */
const TITLE_GAP: Mm = 0.8;

/** What sums of lines come out short. */
const SPARE: Mm = 0.5;
