import type { Mm, Pt } from './geometry.ts';
import type { Color, Stroke, Weight } from './primitive.ts';

/** The colour of text and strong lines. */
export const INK: Color = '#1A1A1A';

/** The colour of quiet text and thin lines; with ink the only one besides those of suits. */
export const GREY: Color = '#6E6E6E';

/** Lines by what they are for. */
export const LINES = {
  hairline: { color: GREY, width: 0.12 },
  head: { color: INK, width: 0.25 },
  box: { color: GREY, width: 0.18 },
  card: { color: INK, width: 0.22 },
  ring: { color: INK, width: 0.55 },
  tick: { color: INK, width: 0.12 },
} as const satisfies Record<string, Stroke>;

/** A line by what it is for. */
export type LineName = keyof typeof LINES;

/** A type style: size and leading in points. */
export interface TypeStyle {
  readonly size: Pt;
  readonly leading: Pt;
  readonly weight: Weight;
  readonly color: Color;
  readonly tabular?: boolean;
  /** Space added between characters, in parts of the size. */
  readonly tracking?: number;
}

const style = (size: Pt, leading: Pt, weight: Weight = 'regular', color: Color = INK): TypeStyle => ({
  size,
  leading,
  weight,
  color,
});

/** Large type is set a little closer. */
const TITLE_TRACKING = -0.012;

/** Type styles by what they are for. */
export const STYLES = {
  title: { ...style(27, 30, 'semibold'), tracking: TITLE_TRACKING },
  'sheet-title': { ...style(22, 25, 'semibold'), tracking: TITLE_TRACKING },
  lead: style(12.5, 17, 'regular', GREY),
  'sheet-lead': style(11, 15.5, 'regular', GREY),
  head: style(12.5, 15.5, 'semibold'),
  value: style(12, 16, 'semibold'),
  body: style(11, 15.5),
  small: style(10, 14),
  'box-head': style(11, 14),
  seat: style(11.5, 14, 'semibold'),
  label: style(8.5, 11, 'regular', GREY),
  figure: style(22, 25, 'semibold'),
  margin: style(7.5, 10, 'regular', GREY),
} as const satisfies Record<string, TypeStyle>;

/** A type style by what it is for. */
export type StyleName = keyof typeof STYLES;

/** Margins of handouts and sheets. */
export const PAGE_MARGIN: Mm = 18;

/** White space above the line at the foot of a page. */
export const FOOT_GAP: Mm = 4;
