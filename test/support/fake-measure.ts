import { MM_PER_PT } from '../../src/page/geometry.ts';
import type { TextMeasure } from '../../src/page/measure.ts';

/** Every character is half an em wide, capitals are 0.66 em high, and only `§` is missing. */
export const fakeMeasure: TextMeasure = {
  width: (text, { size }) => [...text].length * size * 0.5 * MM_PER_PT,
  capHeight: ({ size }) => size * 0.66 * MM_PER_PT,
  missing: (text) => (text.includes('§') ? '§' : undefined),
  fontName: (weight) => `Fake ${weight}`,
};
