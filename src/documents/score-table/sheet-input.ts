import type { Language } from '../../cards/localized.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { FaceLook, ScoreSheet } from '../../page/print.ts';
import type { Words } from '../../templates/words.ts';
import type { Drawings } from '../drawings.ts';

/** What a score table is composed from besides its plan. */
export interface SheetInput {
  readonly language: Language;
  readonly words: Words;
  readonly drawings: Pick<Drawings, 'symbols'>;
  readonly measure: TextMeasure;
  readonly look: FaceLook;
  readonly sheet: ScoreSheet;
  /** By seat: who plays, where that is known. */
  readonly names?: readonly string[];
}
