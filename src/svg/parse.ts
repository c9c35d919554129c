import { type INode, parseSync } from 'svgson';
import type { DrawingProblem } from './problem.ts';
import { screen } from './screen.ts';

/** An element of a drawing with its attributes and children. */
export type Element = INode;

/** The root element of a drawing that passed the screen, or why there is none. */
export function parseDrawing(text: string): { readonly root: Element } | DrawingProblem {
  const screened = screen(text);
  if ('problem' in screened) return screened;
  try {
    const root: Element | readonly Element[] = parseSync(screened.markup);
    if (!Array.isArray(root)) return { root: root as Element };
  } catch {
    // The parser throws errors of any kind on markup that it cannot read.
  }
  return { problem: 'its markup cannot be read', help: 'open and save it with a drawing program' };
}
