/** Why a drawing was refused, and what helps; both clauses without a full stop. */
export interface DrawingProblem {
  readonly problem: string;
  readonly help: string;
}

/** Remembers the first problem found in a drawing; readers go on with a harmless value. */
export class Refusals {
  #first: DrawingProblem | undefined;

  refuse(problem: string, help: string): void {
    this.#first ??= { problem, help };
  }

  get first(): DrawingProblem | undefined {
    return this.#first;
  }
}

/** Text from a drawing as it may stand in a message: short and on one line. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > 30 ? `${line.slice(0, 29)}…` : line}”`;
}
