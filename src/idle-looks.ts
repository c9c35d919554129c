import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { hasFrenchSuits } from './documents/printed-deck.ts';
import { type LaidPapers, layOutPapers } from './laid-papers.ts';
import type { PrintRequest } from './page/print.ts';
import type { PrintKey } from './page/print-options.ts';
import type { Examined, ExamineOptions, Studio } from './papers.ts';
import { printWithout } from './print-without.ts';

/** What cards look like; whether a sheet or handout shows any of it, only its pages tell. */
const LOOKS = ['card', 'suits', 'style'] as const satisfies readonly (PrintKey & keyof PrintRequest)[];

/**
 * Warnings E0410 of what the caller asks of the look of cards, if none are printed and the pages of all other papers are the
 * same without it.
 */
export async function findIdleLooks(
  { ready, definition }: Examined,
  studio: Studio,
  laid: LaidPapers,
  options: ExamineOptions,
): Promise<readonly Diagnostic[]> {
  const { kinds, fonts } = studio;
  // A deck that stands alone has nothing but cards.
  if (!ready || !definition || kinds.length === 0 || kinds.includes('cards')) return [];
  const idle: Diagnostic[] = [];
  for (const key of LOOKS) {
    const print = printWithout(key, definition.print, options);
    // Four colours of other suits, or in black, are told of already.
    const isTold = !hasFrenchSuits(definition.game.deck) || ready.print.look.ink === 'black';
    if (!print || (key === 'suits' && isTold)) continue;
    const other = await ready.compose(studio, print);
    const { documents } = await layOutPapers(other.papers, { ...ready, print }, fonts.measure);
    if (JSON.stringify(documents) !== JSON.stringify(laid.documents)) continue;
    const help = `leave it out, or print cards as well with \`--only ${['cards', ...kinds].join(',')}\``;
    const why = 'it is for the look of cards, and nothing that is printed shows it';
    idle.push({ code: 'E0410', severity: 'warning', message: `\`--${key}\` has no effect`, why, help });
  }
  return idle;
}
