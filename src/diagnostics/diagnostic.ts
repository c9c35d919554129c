import type { Code } from './codes.ts';

/** A place in a text: line and column, both counted from 1, columns in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A stretch of a file; `end` is the place just behind its last character. */
export interface Span {
  readonly file: string;
  readonly start: Place;
  readonly end: Place;
}

/** A span with the few words that stand beside its carets. */
export interface Label {
  readonly span: Span;
  readonly text: string;
}

/** Whether a finding keeps papers from being printed. */
export type Severity = 'error' | 'warning';

/** One finding: what is wrong, where, why, and what helps. Expected problems are values of this type. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  /** Where; absent only when the problem has no place in a file (an unknown game id, a full disk). */
  readonly span?: Span;
  /** A few words beside the carets. */
  readonly label?: string;
  /** Other places that belong to the finding. */
  readonly related?: readonly Label[];
  /** The engine's or the schema's reason, a clause without a full stop. */
  readonly why?: string;
  /** What the author can do, a clause without a full stop. */
  readonly help?: string;
}

/**
 * A value together with what was found on the way to it. The value is absent only if an error is among the findings;
 * a value that stands beside an error is what is sound of it.
 */
export interface Outcome<T> {
  readonly value?: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** A value that is there whatever was found on the way to it. */
export interface Reported<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}
