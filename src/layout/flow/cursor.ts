import type { Mm } from '../../page/geometry.ts';
import type { Part } from '../box.ts';
import { EPSILON } from './context.ts';
import type { TableLayout } from './table.ts';

/** Parts at a height of a page; rows of one table carry the same `table`, whatever page they are on. */
export interface Placement {
  readonly page: number;
  readonly y: Mm;
  readonly height: Mm;
  /** Made when they are asked for: of several ways to fill the pages only one is drawn. */
  readonly parts: () => readonly Part[];
  readonly table?: TableLayout;
}

/** Walks down the pages; spaces count only between two things on one page. */
export class Cursor {
  readonly placements: Placement[] = [];
  readonly #limit: Mm;
  #page = 0;
  #y: Mm = 0;
  #space: Mm = 0;

  constructor(limit: Mm) {
    this.#limit = limit;
  }

  /** What is left of the page below the space that was skipped. */
  get room(): Mm {
    return this.#limit - this.#y - this.#space + EPSILON;
  }

  skip(height: Mm): void {
    if (this.#y > 0) this.#space += height;
  }

  turn(): void {
    if (this.#y === 0) return;
    this.#page++;
    this.#y = 0;
    this.#space = 0;
  }

  put(parts: Placement['parts'], height: Mm, needed: Mm, table?: TableLayout): void {
    if (needed > this.room) this.turn();
    const y = this.#y + this.#space;
    this.placements.push({ page: this.#page, y, height, parts, ...(table && { table }) });
    this.#y = y + height;
    this.#space = 0;
  }
}
