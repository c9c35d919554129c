import type { Diagnostic, Place } from './diagnostic.ts';

/** The findings by file, place, code, severity (errors first) and message; those without a place come first. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort(compareDiagnostics);
}

function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.span?.file ?? '', b.span?.file ?? '') ||
    comparePlaces(a.span?.start, b.span?.start) ||
    compareText(a.code, b.code) ||
    compareText(a.severity, b.severity) ||
    compareText(a.message, b.message)
  );
}

function comparePlaces(a: Place | undefined, b: Place | undefined): number {
  return (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
}

// By code unit, not by locale: the order must be the same on every machine.
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
