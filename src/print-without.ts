import type { PrintRequest } from './page/print.ts';
import type { ExamineOptions } from './papers.ts';
import { type ResolvedPrint, resolvePrint } from './resolved-print.ts';

/** How would be printed if the caller did not ask for something; undefined if it was not asked for. */
export function printWithout(
  field: keyof PrintRequest,
  print: PrintRequest,
  { print: besides = {}, printer = () => undefined }: ExamineOptions,
): ResolvedPrint | undefined {
  const { [field]: dropped, ...others } = besides;
  return dropped === undefined ? undefined : resolvePrint(print, others, printer);
}
