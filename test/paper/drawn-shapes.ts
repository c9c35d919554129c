import type { Rect } from '../../src/page/geometry.ts';
import type { ReadPage } from '../support/read-pdf.ts';
import { boundsOfSegments } from '../support/read-pdf-paths.ts';
import { depthOf, EXACT } from './plane.ts';
import { visible } from './seen-page.ts';

/** A drawing as it stands on paper: its colours, the room that it takes, and what is seen of it. */
export interface Drawn {
  readonly fill: string;
  readonly room: Rect;
  readonly seen: Rect;
}

/** Everything that is drawn on a page. */
export function drawnOn({ paths }: ReadPage): readonly Drawn[] {
  return paths.map((path) => ({
    fill: `${path.fill} ${path.stroke?.color}`,
    room: boundsOfSegments(path.segments),
    seen: visible(path),
  }));
}

/** A drawing as seen from a card. */
type Shape = Omit<Drawn, 'seen'>;

/** What is seen of a page on a card, half a turn about the card's middle if asked for. */
export function shapesOn(drawn: readonly Drawn[], trim: Rect, turned: boolean): readonly Shape[] {
  return drawn
    .filter(({ seen }) => depthOf(seen, trim) > EXACT)
    .map(({ fill, room: { x, y, width, height } }) => {
      const [left, top] = [x - trim.x, y - trim.y];
      const room = { x: turned ? trim.width - left - width : left, y: turned ? trim.height - top - height : top, width, height }; // biome-ignore format: one record
      return { fill, room };
    });
}

/** Shapes of one list that are not in the other, to a twentieth of a millimetre. */
export function missingFrom(shapes: readonly Shape[], others: readonly Shape[]): readonly Shape[] {
  const off = ({ room: a }: Shape, { room: b }: Shape) =>
    Math.max(
      Math.abs(a.x - b.x),
      Math.abs(a.y - b.y),
      Math.abs(a.width - b.width),
      Math.abs(a.height - b.height),
    );
  // Only those in the same column of a millimetre, or just beside it, are compared.
  const column = ({ fill, room }: Shape, by: number) => `${Math.floor(room.x + by)} ${fill}`;
  const columns = new Map<string, Shape[]>();
  for (const other of others) {
    const key = column(other, 0);
    columns.set(key, [...(columns.get(key) ?? []), other]);
  }
  return shapes.filter((shape) => {
    const near = new Set([column(shape, -EXACT), column(shape, EXACT)]);
    return ![...near].some((one) => columns.get(one)?.some((other) => off(shape, other) < EXACT));
  });
}
