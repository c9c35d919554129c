import type { Language } from '../../cards/localized.ts';
import type { Block, Run } from '../../page/block.ts';
import type { DocumentContent } from '../../page/content.ts';
import type { Mm, Size } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { Printing } from '../../page/print.ts';
import { INK } from '../../page/theme.ts';
import type { Words } from '../../templates/words.ts';
import { text } from '../blocks.ts';
import { parseRuns } from '../markup.ts';

/** For which paper and printer a calibration sheet is, and what it is made from. */
export interface CalibrationInput {
  readonly words: Words;
  readonly language: Language;
  readonly paper: Size;
  /** The edge at which the sheet is turned: the long one unless it is `duplex-short`. */
  readonly backs: Printing['backs'];
  /** What the back is moved by, so that the sheet shows whether it is right. */
  readonly backOffset: Printing['backOffset'];
  readonly unprintable: Mm;
  readonly measure: TextMeasure;
  /** The emblem, if there is to be one. */
  readonly symbols: DocumentContent['symbols'];
}

/** A sheet's input and what follows from its paper. */
export interface SideInput extends CalibrationInput {
  /** Degrees for a millimetre between the crosses. */
  readonly degrees: number;
  /** Whether both rulers are so long that a bank card can be laid along. */
  readonly hasCardMarks: boolean;
}

/** How large the words of a sheet are, and what it has room for. */
export interface SheetSize {
  readonly style: 'body' | 'small' | 'label' | 'margin';
  readonly gap: Mm;
  /** Height of a box to write in. */
  readonly box: Mm;
  /** Smaller sheets have neither emblem nor example nor room to write the readings down. */
  readonly full: boolean;
  /** Heads of steps stand beside them. */
  readonly sideHeads: boolean;
}

/** The sizes from the largest to the smallest. */
export const SIZES: readonly SheetSize[] = [
  { style: 'body', gap: 5, box: 8, full: true, sideHeads: true },
  { style: 'small', gap: 3.5, box: 7.5, full: true, sideHeads: false },
  { style: 'label', gap: 2.5, box: 6.5, full: true, sideHeads: false },
  { style: 'label', gap: 1.6, box: 5.5, full: false, sideHeads: false },
  { style: 'margin', gap: 1.2, box: 4.2, full: false, sideHeads: false },
];

/** How the sheet is turned, within a sentence: `an langer Kante gewendet`. */
export function edgeOf({ words, backs }: Pick<SideInput, 'words' | 'backs'>): string {
  return words.text('calibration-edge', { long: backs !== 'duplex-short' });
}

/** Numbers as the language writes them, to a hundredth. */
export function figures(
  { language }: SideInput,
  values: Readonly<Record<string, number>>,
): Record<string, string> {
  const written = (value: number): string => {
    const text = String(Math.round(value * 100) / 100).replace('-', '−');
    return language === 'de' ? text.replace('.', ',') : text;
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, written(value)]));
}

/** Words in the type of the sheet, always in ink. */
export function para({ style }: SheetSize, content: string | readonly Run[]): Block {
  const runs = typeof content === 'string' ? parseRuns(content) : content;
  return text(
    style,
    runs.map((run) => ('text' in run ? { color: INK, ...run } : run)),
  );
}
