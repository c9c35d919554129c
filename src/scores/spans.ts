import type { Diagnostic, Place, Span } from '../diagnostics/diagnostic.ts';

const isAfter = (one: Place, other: Place): boolean =>
  one.line > other.line || (one.line === other.line && one.column > other.column);

/** Whether a stretch holds all of another one. */
export function holdsSpan(outer: Span | undefined, inner: Span | undefined): boolean {
  if (outer === undefined || inner === undefined || outer.file !== inner.file) return false;
  return !isAfter(outer.start, inner.start) && !isAfter(inner.end, outer.end);
}

/** What is new: nothing is told of a place at which, or within which, something was found before. */
export function withoutRepeats(
  found: readonly Diagnostic[],
  before: readonly Diagnostic[],
): readonly Diagnostic[] {
  return found.filter(({ span }) => !before.some((one) => holdsSpan(span, one.span)));
}

/** A finding without labels on the whole of what it is about. */
export function withoutWideLabels({ related, ...finding }: Diagnostic): Diagnostic {
  const near = related?.filter(({ span }) => !holdsSpan(span, finding.span)) ?? [];
  return near.length > 0 ? { ...finding, related: near } : finding;
}
