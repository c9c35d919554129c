import type { Matrix, Rect, Size } from './geometry.ts';
import type { Sourced } from './origin.ts';
import type { PageSymbol, Primitive } from './primitive.ts';

/** Structure types of tagged PDF (ISO 32000-1, 14.8.4) that stichwerk uses. */
export type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Span'
  | 'Figure'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody';

/** A node of the document's structure; a number is the `mark` of an item on some page. */
export interface StructureNode {
  readonly role: Role;
  /** What a figure shows, in words. */
  readonly alt?: string;
  /** The words that its drawing stands for, which are found and copied in its place. */
  readonly words?: string;
  /** What a header cell heads. */
  readonly scope?: 'Row' | 'Column';
  /** Columns and rows a cell covers, if more than one. */
  readonly columns?: number;
  readonly rows?: number;
  readonly children: readonly (StructureNode | number)[];
}

/** Things drawn together: real content carries a mark, unique in the document, or is an artifact. */
export interface Item extends Sourced {
  readonly mark: number | 'artifact';
  readonly content: readonly Primitive[];
  /** Nothing is drawn outside, in page coordinates. */
  readonly clip?: Rect;
}

/** One side of a sheet; items in drawing and reading order. */
export interface Page {
  readonly size: Size;
  readonly items: readonly Item[];
  /** Its number, and the words that say so at its foot; absent where it has none. */
  readonly label?: { readonly number: number; readonly words: string };
  /** All items, their clips included, are seen through it; absent if they stand where they say. */
  readonly placement?: Matrix;
}

/** How a printer should turn the sheet. */
export type Duplex = 'simplex' | 'long-edge' | 'short-edge';

/** A finished document as plain data: what `pdf/` writes and goldens record. */
export interface PrintDocument {
  readonly title: string;
  readonly subject: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly duplex: Duplex;
  readonly pages: readonly Page[];
  /** Root of the structure; its role is `Document`. */
  readonly structure: StructureNode;
  /** Every symbol that a page or another symbol uses, by id. */
  readonly symbols: Readonly<Record<string, PageSymbol>>;
}
