import type { Sheet } from './back-faults.ts';
import { around, type Line, type Point } from './plane.ts';
import type { Pressed } from './press.ts';
import type { SeenCard, SeenPage } from './seen-page.ts';

/** A change of a page. */
type Slip = (page: SeenPage) => Partial<SeenPage>;

/** A pressing with one side of its first sheet changed. */
export function changed(pressed: Pressed, side: 'front' | 'back', slip: Slip): Pressed {
  const [first, ...rest] = pressed.sheets as readonly [Sheet, ...Sheet[]];
  const page = first[side]!;
  return { ...pressed, sheets: [{ ...first, [side]: { ...page, ...slip(page) } }, ...rest] };
}

export function moveCard(card: SeenCard, by: (point: Point) => Point): SeenCard {
  const corners = card.corners.map(by) as unknown as SeenCard['corners'];
  const { x, y, width, height } = card.ink;
  const ink = around([by([x, y]), by([x + width, y + height])]);
  return { ...card, corners, mark: card.mark.map(by), trim: around(corners), ink };
}

export function shift(x: number, y: number): (point: Point) => Point {
  return (point) => [point[0] + x, point[1] + y];
}

/** Changes one card of a page, the second if none is named. */
export function changeCard(side: 'fronts' | 'backs', change: (card: SeenCard) => SeenCard, which = 1): Slip {
  return (page) => ({ [side]: page[side].map((card, at) => (at === which ? change(card) : card)) });
}

/** Puts other lines in the place of one. */
export function changeLine(which: (page: SeenPage) => Line, change: (line: Line) => readonly Line[]): Slip {
  return (page) => {
    const chosen = which(page);
    return { lines: page.lines.flatMap((line) => (line === chosen ? change(line) : [line])) };
  };
}

export function moveLine({ from, to, width }: Line, x: number, y: number): Line {
  const by = shift(x, y);
  return { from: by(from), to: by(to), width };
}

/** Says something else in every text that has the words. */
export function reword(words: string | RegExp, others: string): Slip {
  return ({ texts }) => ({
    texts: texts.map(({ text, ...one }) => ({ ...one, text: text.replace(words, others) })),
  });
}
