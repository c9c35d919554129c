import type { Page } from '../../src/page/page.ts';
import type { TextPrimitive } from '../../src/page/primitive.ts';
import { linesOf, texts } from './pages.ts';

/** A straight line of a page: at `at`, from `from` to `to`. */
interface Line {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The horizontal and the vertical lines of a page, from the top and from the left. */
export function linesByWay(page: Page): { readonly across: readonly Line[]; readonly down: readonly Line[] } {
  const across: Line[] = [];
  const down: Line[] = [];
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of linesOf(page)) {
    if (y1 === y2) across.push({ at: y1, from: Math.min(x1, x2), to: Math.max(x1, x2) });
    else if (x1 === x2) down.push({ at: x1, from: Math.min(y1, y2), to: Math.max(y1, y2) });
  }
  const byPlace = (one: Line, other: Line) => one.at - other.at;
  return { across: across.sort(byPlace), down: down.sort(byPlace) };
}

/** The texts that stand on the line of another, at its right. */
export function behind(page: Page, label: TextPrimitive): readonly string[] {
  return texts(page)
    .filter((one) => one !== label && one.x > label.x + 20 && Math.abs(one.y - label.y) < 1.6)
    .sort((one, other) => one.x - other.x)
    .map(({ text }) => text.trim())
    .filter((text) => text !== '');
}

/** The texts of a page that are just these words, from the top. */
export function labelled(page: Page, words: string): readonly TextPrimitive[] {
  return texts(page)
    .filter(({ text }) => text.trim() === words)
    .sort((one, other) => one.y - other.y);
}
