/** Why a drawing was refused, and what helps; clauses that follow “the drawing is refused: ”, without a full stop. */
export interface DrawingProblem {
  readonly problem: string;
  readonly help: string;
  /** Every problem by itself, if the drawing was read so far. */
  readonly parts?: readonly DrawingFault[];
}

/** One problem of a drawing: what is at fault, and where. */
export interface DrawingFault {
  readonly kind: FaultKind;
  readonly problem: string;
  readonly help: string;
  /** The element that it was found at, as its `PLACE_ATTRIBUTE` says. */
  readonly place?: string;
  /** The text that does not fit, or the character that the font lacks. */
  readonly text?: string;
}

/** Whether a drawing must not be drawn, or only some text in it cannot. */
type FaultKind = 'refused' | 'does-not-fit' | 'missing-glyph';

/** Says of an element where its author wrote it; without effect on what is drawn. */
export const PLACE_ATTRIBUTE = 'data-at';

const PLACE = new RegExp(` ${PLACE_ATTRIBUTE}="([\\d:]+)"`, 'g');

/** The last place that markup tells of its elements. */
export function lastPlaceIn(markup: string): string | undefined {
  return [...markup.matchAll(PLACE)].at(-1)?.[1];
}

/** Problems that a message names; the others wait until these are mended. */
const MOST_NAMED = 5;

/** Collects the problems found in a drawing, each once; readers go on with a harmless value. */
export class Refusals {
  readonly #faults = new Map<string, DrawingFault>();
  /** Place of the element that is being read. */
  #place: string | undefined;

  /** Says which element is being read from here on. */
  enter(place: string | undefined): void {
    this.#place = place;
  }

  refuse(problem: string, help: string): void {
    this.add({ kind: 'refused', problem, help });
  }

  /** Keeps a problem with the place of the element that is being read. */
  add(fault: DrawingFault): void {
    if (this.#faults.has(fault.problem)) return;
    this.#faults.set(fault.problem, { ...(this.#place && { place: this.#place }), ...fault });
  }

  get any(): boolean {
    return this.count > 0;
  }

  get count(): number {
    return this.#faults.size;
  }

  /** All problems as one; undefined if there are none. */
  get summary(): DrawingProblem | undefined {
    if (!this.any) return undefined;
    const parts = [...this.#faults.values()];
    const named = parts.slice(0, MOST_NAMED);
    const problems = named.map(({ problem }) => problem);
    const helps = new Set(named.map(({ help }) => help));
    const more = parts.length > named.length ? [`and ${parts.length - named.length} more`] : [];
    return { problem: [...problems, ...more].join('; '), help: [...helps].join('; '), parts };
  }
}

/** Text from a drawing as it may stand in a message: short and on one line. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > 30 ? `${line.slice(0, 29)}…` : line}”`;
}
