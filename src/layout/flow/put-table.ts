import type { Block } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { asArtifact, type Box, moved, type Part } from '../box.ts';
import { type Context, EPSILON } from './context.ts';
import type { Cursor } from './cursor.ts';
import { tooTall } from './problems.ts';
import { sliceTable, type TableLayout } from './table.ts';

/** Places a table from where the cursor is, over as many pages as it takes; E0404 for rows that no page holds. */
export function putTable(
  layout: TableLayout,
  block: Block,
  cursor: Cursor,
  limit: Mm,
  context: Context,
): void {
  const { tops, heads } = layout;
  const run = new TableRun(layout, cursor);
  const cuts = cutsWithin(layout, limit);
  run.placeNote(tops[cuts[0]!]!);
  for (const cut of cuts) {
    const alone = tops[cut]! - tops[run.next]! + (run.next > heads ? tops[heads]! : 0);
    if (alone > limit + EPSILON) context.report(tooTall(block, alone, limit));
    run.add(cut);
  }
  run.end();
}

/** Where pages may end: rows that should stay together are divided if no page holds them. */
function cutsWithin({ cuts, breaks, tops, heads }: TableLayout, limit: Mm): readonly number[] {
  if (cuts.length === 0) return [heads];
  return cuts.flatMap((cut, at) => {
    const from = cuts[at - 1] ?? heads;
    if (tops[cut]! - tops[from]! + tops[heads]! <= limit + EPSILON) return [cut];
    return breaks.filter((one) => one > from && one <= cut);
  });
}

/** Gathers rows until the page is full; what stands below the rows of the first page is put there. */
class TableRun {
  readonly #layout: TableLayout;
  readonly #cursor: Cursor;
  #from = 0;
  #to = 0;
  #note: Box | undefined;
  /** The note would push the first rows to the next page, and so stands below the last. */
  #noteLast = false;
  /** Rows that follow the note are read as a table of their own, so that all is read in the order of the pages. */
  #anew = false;

  constructor(layout: TableLayout, cursor: Cursor) {
    this.#layout = layout;
    this.#cursor = cursor;
    this.#note = layout.note;
  }

  /** The first row that is not gathered yet and holds more than room between two others. */
  get next(): number {
    return this.#layout.block.rows[this.#to]?.between ? this.#to + 1 : this.#to;
  }

  /** Decides where the note stands, given the height of the first rows: above all if these go to the next page anyway. */
  placeNote(first: Mm): void {
    const { room } = this.#cursor;
    if (this.#note === undefined) return;
    if (first > room) this.#putNote();
    else this.#noteLast = first + this.#note.height > room;
  }

  /** Adds the rows up to `cut` to the page, or to the next one. */
  add(cut: number): void {
    const { tops } = this.#layout;
    const needed = tops[cut]! - tops[this.#from]! + this.#headHeight;
    const reserved = this.#noteLast ? 0 : (this.#note?.height ?? 0);
    if (needed > this.#cursor.room - reserved) {
      this.#flush();
      this.#cursor.turn();
    }
    this.#to = cut;
  }

  /** Puts what is left. */
  end(): void {
    this.#flush();
    this.#putNote();
  }

  get #headHeight(): Mm {
    return this.#from > 0 ? this.#layout.tops[this.#layout.heads]! : 0;
  }

  #flush(): void {
    if (this.#to === this.#from) return;
    const { tops } = this.#layout;
    const height = this.#headHeight + tops[this.#to]! - tops[this.#from]!;
    this.#cursor.put(this.#parts(), height, height, this.#layout);
    this.#anew = false;
    if (!this.#noteLast) this.#putNote();
    this.#to = this.next;
    this.#from = this.#to;
  }

  /** The head, decoration where it is repeated, and the rows gathered. */
  #parts(): () => readonly Part[] {
    const [layout, from, to, anew, top] = [this.#layout, this.#from, this.#to, this.#anew, this.#headHeight] as const; // biome-ignore format: short
    return () => {
      const repeated = from > 0 ? sliceTable(layout, 0, layout.heads) : [];
      return [...(anew ? repeated : asArtifact(repeated)), moved(0, top, sliceTable(layout, from, to))];
    };
  }

  #putNote(): void {
    if (this.#note === undefined) return;
    const { parts } = this.#note;
    this.#cursor.put(() => parts, this.#note.height, this.#note.height);
    this.#note = undefined;
    this.#anew = true;
  }
}
