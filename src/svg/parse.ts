import { type INode, parseSync } from 'svgson';
import type { DrawingProblem, Refusals } from './problem.ts';
import { screen } from './screen.ts';

/** An element of a drawing with its attributes and children. */
export type Element = INode;

/** The root element of a drawing that passed the screen, or why there is nothing to read. */
export function parseDrawing(text: string, refusals: Refusals): Element | DrawingProblem {
  if (text.trim() === '') refusals.refuse('it is empty', 'draw something and save it as plain SVG');
  const markup = screen(text, refusals);
  if (markup === undefined) return refusals.summary ?? broken(refusals);
  try {
    const root: Element | readonly Element[] = parseSync(markup);
    if (!Array.isArray(root)) return root as Element;
  } catch {
    // The parser throws errors of any kind on markup that it cannot read.
  }
  return refusals.summary ?? broken(refusals);
}

const BROKEN = 'its markup cannot be read';
const SAVE_AGAIN = 'close every element and quote every value; a drawing program does so when it saves';

function broken(refusals: Refusals): DrawingProblem {
  refusals.refuse(BROKEN, SAVE_AGAIN);
  return refusals.summary ?? { problem: BROKEN, help: SAVE_AGAIN };
}
