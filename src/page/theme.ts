import type { Mm, Pt } from './geometry.ts';
import type { Color, Stroke, Weight } from './primitive.ts';
import type { FaceLook } from './print.ts';

/** The colour of text and strong lines. */
export const INK: Color = '#1A1A1A';

/** The red of cards. */
export const RED: Color = '#C4122F';

/** The colour of quiet text and thin lines; with ink the only one besides those of suits. */
export const GREY: Color = '#6E6E6E';

/** Lines by what they are for. */
export const LINES = {
  hairline: { color: GREY, width: 0.12 },
  head: { color: INK, width: 0.25 },
  box: { color: GREY, width: 0.18 },
  card: { color: INK, width: 0.22 },
  ring: { color: INK, width: 0.55 },
  choice: { color: INK, width: 0.35 },
  side: { color: INK, width: 0.2 },
  tick: { color: INK, width: 0.12 },
} as const satisfies Record<string, Stroke>;

/** A line by what it is for. */
export type LineName = keyof typeof LINES;

/** A type style: size and leading in points. */
interface TypeStyle {
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
  note: style(9.5, 12.2),
  'box-head': style(11, 14),
  seat: style(11.5, 14, 'semibold'),
  label: style(8.5, 11, 'regular', GREY),
  figure: style(22, 25, 'semibold'),
  margin: style(7.5, 10, 'regular', GREY),
} as const satisfies Record<string, TypeStyle>;

/** A type style by what it is for. */
export type StyleName = keyof typeof STYLES;

/** The theme of a page: its types and lines, before everything on it is enlarged. */
export interface Theme {
  readonly styles: Readonly<Record<StyleName, TypeStyle>>;
  readonly lines: Readonly<Record<LineName, Stroke>>;
  /** What is printed in place of grey where words must be easy to read. */
  readonly quiet: Color;
  /** How many times everything is enlarged at least when it stands on the paper. */
  readonly scale: number;
  /** Room on the paper below the line at the foot of a page. */
  readonly foot: Mm;
  /** Whether the words at the foot take two lines. */
  readonly footInLines: boolean;
}

/** Margins of handouts and sheets on the paper. */
export const PAGE_MARGIN: Mm = 18;

/** White space above the line at the foot of a page. */
export const FOOT_GAP: Mm = 4;

/** Grey with enough contrast for eyes that see badly, more than 8 to 1 on white. */
const DARK_GREY: Color = '#4A4A4A';

/** Enlarged 1.6 times, the least type is 18 pt; titles grow less than words, so that they leave them room. */
const LARGE_STYLES: Theme['styles'] = {
  title: { ...style(21, 24, 'semibold'), tracking: TITLE_TRACKING },
  'sheet-title': { ...style(19, 22, 'semibold'), tracking: TITLE_TRACKING },
  lead: style(12, 16),
  'sheet-lead': style(11.25, 15),
  head: style(14, 17, 'semibold'),
  value: style(12, 16, 'semibold'),
  body: style(11.25, 15.5),
  small: style(11.25, 15),
  note: style(11.25, 14),
  'box-head': style(11.25, 15),
  seat: style(12.5, 15, 'semibold'),
  label: style(11.25, 14),
  figure: style(19, 22, 'semibold'),
  margin: style(11.25, 14),
};

const LARGE_LINES: Theme['lines'] = {
  ...LINES,
  hairline: { color: DARK_GREY, width: 0.16 },
  box: { color: DARK_GREY, width: 0.2 },
};

/** The themes by the size that is asked for. */
export const THEMES: Readonly<Record<FaceLook['size'], Theme>> = {
  normal: { styles: STYLES, lines: LINES, quiet: GREY, scale: 1, foot: PAGE_MARGIN, footInLines: false },
  large: {
    styles: LARGE_STYLES,
    lines: LARGE_LINES,
    quiet: DARK_GREY,
    scale: 1.6,
    foot: 27,
    footInLines: true,
  },
};
