import type { Rect } from '../../src/page/geometry.ts';
import { isTick } from './page-faults.ts';
import type { SeenLine, SeenPage } from './seen-page.ts';

/** The parts that the ticks at the edges of a page say it is cut into; the whole page if there are none. */
export function roomsOf({ size, across, down }: SeenPage): readonly Rect[] {
  const xs = cutsOf(down, size.height);
  const ys = cutsOf(across, size.width);
  const between = (cuts: readonly number[], length: number) => [0, ...cuts, length];
  const columns = between(xs, size.width);
  const rows = between(ys, size.height);
  return rows.slice(1).flatMap((bottom, row) =>
    columns.slice(1).map((right, column) => {
      const x = columns[column]!;
      const y = rows[row]!;
      return { x, y, width: right - x, height: bottom - y };
    }),
  );
}

/** Where ticks stand at both ends. */
function cutsOf(lines: readonly SeenLine[], length: number): readonly number[] {
  const ticks = lines.filter(isTick);
  const first = ticks.filter(({ from }) => Math.abs(from - 4) < 0.05);
  const last = ticks.filter(({ to }) => Math.abs(to - (length - 4)) < 0.05);
  return first.filter(({ at }) => last.some((other) => Math.abs(other.at - at) < 0.02)).map(({ at }) => at);
}

/** What stands in one part of a page, as if the part were a page of its own. */
export function cropped(page: SeenPage, room: Rect): SeenPage {
  const inX = (value: number) => value >= room.x && value <= room.x + room.width;
  const inY = (value: number) => value >= room.y && value <= room.y + room.height;
  const movedRoom = (own: Rect): Rect => ({ ...own, x: own.x - room.x, y: own.y - room.y });
  const isIn = ({ x, y, width, height }: Rect) => inX(x + width / 2) && inY(y + height / 2);
  return {
    size: { width: room.width, height: room.height },
    across: page.across.filter((line) => !isTick(line) && inX((line.from + line.to) / 2) && inY(line.at))
      .map((line) => ({ ...line, at: line.at - room.y, from: line.from - room.x, to: line.to - room.x })),
    down: page.down.filter((line) => !isTick(line) && inY((line.from + line.to) / 2) && inX(line.at))
      .map((line) => ({ ...line, at: line.at - room.x, from: line.from - room.y, to: line.to - room.y })),
    boxes: page.boxes.filter(isIn).map(movedRoom),
    dots: page.dots.filter(isIn).map(movedRoom),
    signs: page.signs.filter((sign) => isIn(sign.room)).map((sign) => ({ ...sign, room: movedRoom(sign.room) })),
    texts: page.texts.filter((text) => isIn(text.room)).map((text) => ({ ...text, room: movedRoom(text.room) })),
  }; // biome-ignore format: a table
}

/** Parts that are not all alike, to a twentieth of a millimetre. */
export function partFaults(parts: readonly SeenPage[]): readonly string[] {
  const [first, ...others] = parts.map(measuresOf);
  const same = (one: string | number, other: string | number | undefined) =>
    typeof one === 'number' ? Math.abs(one - Number(other)) < 0.05 : one === other;
  return others.some(
    (other) => other.length !== first!.length || !other.every((one, at) => same(one, first![at])),
  )
    ? ['parts that are not alike']
    : [];
}

/** All numbers and words of a part, in the order in which it is drawn. */
function measuresOf(thing: unknown): readonly (string | number)[] {
  if (typeof thing === 'number' || typeof thing === 'string') return [thing];
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(measuresOf) : [];
}
