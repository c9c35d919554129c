import type { Mm, Size } from './geometry.ts';
import type { Origins, Sourced } from './origin.ts';
import type { Role } from './page.ts';
import type { Color, Primitive, Weight } from './primitive.ts';
import type { LineName, StyleName } from './theme.ts';

/** What rows and stacks may be: a section, so that heading and text stay together, or an item of a list, its label first. */
export type GroupRole = Extract<Role, 'Sect' | 'LI'>;

/** A stretch of text in one look, or a small drawing that runs with the text. */
export type Run =
  | {
      readonly text: string;
      readonly weight?: Weight;
      readonly color?: Color;
      readonly style?: StyleName;
      readonly from?: Origins;
      /** Room between the text and what follows on its line. */
      readonly gap?: Mm;
    }
  | {
      readonly symbol: string;
      readonly height: Mm;
      /** What is read, found and copied in its place; decoration if empty. */
      readonly alt: string;
      readonly from?: Origins;
      /** Room between the drawing and what follows on its line. */
      readonly gap?: Mm;
    };

/** Where lines or narrower blocks stand in the width they have. */
export type Align = 'left' | 'center' | 'right';
/** `baseline` sets first lines of text on one line, and whatever has no text on top of it. */
export type VerticalAlign = 'top' | 'middle' | 'bottom' | 'baseline';

/** A paragraph, heading or label of a list's item, broken into lines at the width it is given. */
export interface TextBlock extends Sourced {
  readonly kind: 'text';
  readonly role: Extract<Role, 'H1' | 'H2' | 'H3' | 'P' | 'Lbl'>;
  readonly style: StyleName;
  readonly runs: readonly Run[];
  readonly align?: Align;
  /** Stays on the page of what follows, as headings do. */
  readonly keep?: boolean;
}

/** A drawing of fixed size, its content in its own coordinates from the top left. */
export interface PictureBlock extends Sourced {
  readonly kind: 'picture';
  readonly size: Size;
  readonly content: readonly Primitive[];
  /** What it shows, in words; without it the picture is decoration. */
  readonly alt?: string;
  /** The words that it stands for, where it does so as a suit or a card does: found and copied in its place. */
  readonly words?: string;
}

/** Children one below the other. */
export interface StackBlock extends Sourced {
  readonly kind: 'stack';
  readonly children: readonly Block[];
  readonly gap?: Mm;
  /** Where children narrower than the stack stand. */
  readonly align?: Align;
  readonly role?: GroupRole;
}

/** One child of a row; `rest` shares what is left, `fit` is as wide as its content. */
export interface RowChild {
  readonly width: Mm | 'rest' | 'fit';
  readonly block: Block;
}

/** Children side by side. */
export interface RowBlock extends Sourced {
  readonly kind: 'row';
  readonly children: readonly RowChild[];
  readonly gap?: Mm;
  readonly align?: VerticalAlign;
  /** Children grow to the height of the tallest: frames side by side end on one line. */
  readonly stretch?: boolean;
  /** Stays on the page of what follows, as headings do. */
  readonly keep?: boolean;
  readonly role?: GroupRole;
}

/** A rounded frame around a child, or an empty one to write in. */
export interface FrameBlock extends Sourced {
  readonly kind: 'frame';
  readonly child?: Block;
  /** Fixed outer size, the child in the middle of the height; otherwise the width given and the height of the child. */
  readonly width?: Mm;
  readonly height?: Mm;
  readonly padding: { readonly x: Mm; readonly y: Mm };
  readonly radius: Mm;
  readonly line: LineName;
  /** Overrides the line's colour. */
  readonly color?: Color;
}

/** A horizontal line as wide as it is given, or a line to write on. */
export interface RuleBlock extends Sourced {
  readonly kind: 'rule';
  readonly line: LineName;
  readonly width?: Mm;
}

/** Empty height. */
export interface SpaceBlock extends Sourced {
  readonly kind: 'space';
  readonly height: Mm;
}

/** One column of a table. */
export interface TableColumn {
  readonly width: Mm | 'rest';
  /** Line on the left edge, drawn through the rows that are not `head`. */
  readonly line?: LineName;
  /** The line begins in the first row of the head that the column does not share with the one before it. */
  readonly fromHead?: boolean;
  /** Overrides the table's padding. */
  readonly padding?: Mm;
}

/** One cell of a table; without a block it is empty. */
export interface TableCell extends Sourced {
  readonly block?: Block;
  /** Columns and rows covered, 1 if absent. */
  readonly columns?: number;
  readonly rows?: number;
  readonly header?: 'Row' | 'Column';
  readonly align?: Align;
  readonly valign?: VerticalAlign;
}

/** One row of a table, its cells from the left; those covered from above are left out. */
export interface TableRow extends Sourced {
  readonly cells: readonly TableCell[];
  /** Least height. */
  readonly height?: Mm;
  /** The row grows up to this height where the page has room. */
  readonly most?: Mm;
  /** The row is left out, the last such row first, where the page has no room for it. */
  readonly spare?: boolean;
  /** Line along the lower edge, not through cells that span on. */
  readonly below?: LineName;
  /** Repeated at the head of every page the table runs over. */
  readonly head?: boolean;
  /** No column lines through this row. */
  readonly open?: boolean;
  /** Stays on the page of the row before. */
  readonly joined?: boolean;
  /** Nothing but room between two rows: left out where a page begins or ends. */
  readonly between?: boolean;
}

/** A ruled table. */
export interface TableBlock extends Sourced {
  readonly kind: 'table';
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Space between a column's left edge and its content. */
  readonly padding?: Mm;
  /** Stands below the rows of the first page that the table is on. */
  readonly note?: Block;
}

/** Whatever layout can place in a width that it is given. */
export type Block =
  | TextBlock
  | PictureBlock
  | StackBlock
  | RowBlock
  | FrameBlock
  | RuleBlock
  | SpaceBlock
  | TableBlock;
