/** Why a drawing was refused, and what helps; clauses that follow “the drawing is refused: ”, without a full stop. */
export interface DrawingProblem {
  readonly problem: string;
  readonly help: string;
}

/** Problems that a message names; the others wait until these are mended. */
const MOST_NAMED = 5;

/** Collects the problems found in a drawing, each once; readers go on with a harmless value. */
export class Refusals {
  readonly #helps = new Map<string, string>();

  refuse(problem: string, help: string): void {
    if (!this.#helps.has(problem)) this.#helps.set(problem, help);
  }

  get any(): boolean {
    return this.#helps.size > 0;
  }

  /** All problems as one; undefined if there are none. */
  get summary(): DrawingProblem | undefined {
    if (!this.any) return undefined;
    const named = [...this.#helps].slice(0, MOST_NAMED);
    const problems = named.map(([problem]) => problem);
    const helps = new Set(named.map(([, help]) => help));
    const more = this.#helps.size > named.length ? [`and ${this.#helps.size - named.length} more`] : [];
    return { problem: [...problems, ...more].join('; '), help: [...helps].join('; ') };
  }
}

/** Text from a drawing as it may stand in a message: short and on one line. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > 30 ? `${line.slice(0, 29)}…` : line}”`;
}
