import type { Locate } from './definition/game.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { PrinterProfile, Printing, PrintRequest } from './page/print.ts';

/** What a definition and the caller ask for, and what came of it. */
interface Asked {
  readonly asked: PrintRequest;
  readonly besides: PrintRequest;
  readonly findPrinter: (name: string) => PrinterProfile | undefined;
  readonly printing: Printing;
  readonly locate: Locate | undefined;
}

/** Why nothing can come of the order of sides or of an offset, by how backs are printed; two-sided both count. */
const WHY: Readonly<Record<Printing['backs'], { readonly order?: string; readonly offset?: string }>> = {
  'duplex-long': {},
  'duplex-short': {},
  separate: { order: 'fronts and backs stand in two files' },
  fold: { order: 'backs stand beside their fronts', offset: 'backs stand beside their fronts' },
  none: { order: 'no backs are printed', offset: 'no backs are printed' },
};

/** Warnings E0410 of what was asked for and changes nothing, where it was asked for in the definition. */
export function findIdleOptions(given: Asked): readonly Diagnostic[] {
  const { asked, besides, printing, locate } = given;
  const { backs, order } = printing;
  const warn = (what: string, why: string, isAsked: boolean, key: string): Diagnostic => ({
    code: 'E0410',
    severity: 'warning',
    message: `${what} has no effect with backs \`${backs}\``,
    why,
    ...(locate && !isAsked && { span: locate(['print', key]) }),
    help: 'leave it out, or print backs in another way',
  });
  const why = WHY[backs];
  const mover = findMover(given);
  return [
    ...(why.order !== undefined && order !== 'interleaved'
      ? [warn(`the order \`${order}\``, why.order, besides.order !== undefined, 'order')]
      : []),
    ...(why.offset !== undefined && mover
      ? [warn(mover.what, why.offset, mover.voice !== asked, mover.key)]
      : []),
  ];
}

/** Who moves the backs, and with which words; undefined if nobody does. */
function findMover({ asked, besides, findPrinter, printing: { backOffset } }: Asked) {
  if (Object.values(backOffset).every((part) => part === 0)) return undefined;
  const offsetOf = ({ printer }: PrintRequest) =>
    printer === undefined ? undefined : findPrinter(printer)?.backOffset;
  const voice = (besides.backOffset ?? offsetOf(besides)) ? besides : asked;
  if (voice.backOffset) return { what: 'the offset of backs', key: 'back-offset', voice };
  // What was measured of the edges of the paper counts in any case.
  if (findPrinter(voice.printer ?? '')?.unprintable !== undefined) return undefined;
  return { what: `the printer ${voice.printer}`, key: 'printer', voice };
}
