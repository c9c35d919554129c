import type { CalibrationContent, CalibrationSide } from '../../page/content.ts';
import type { Mm, Position, Rect, Size } from '../../page/geometry.ts';
import type { Item, Page } from '../../page/page.ts';
import type { Primitive } from '../../page/primitive.ts';
import { moved, type Part } from '../box.ts';
import { Emitter } from '../emitter.ts';
import type { Context } from '../flow/context.ts';
import { place } from '../flow/place.ts';
import { formatMm } from '../flow/problems.ts';
import { behind, offsetMatrix, turnAxis } from '../imposition/turn.ts';
import { tooNear } from '../imposition/warnings.ts';
import type { LaidPages } from '../laid-pages.ts';
import { nearestEdge } from './extent.ts';
import { fillRooms } from './fill.ts';
import { CROSS_REACH, cross, ladders, scaleSquare } from './marks.ts';
import { type Places, placesOn, SMALLEST } from './places.ts';
import { doubleRuler } from './ruler.ts';

/** Lays the calibration sheet out, a front and a back; reports E0404 if the paper is too small for it. */
export function layCalibration(content: CalibrationContent, paper: Size, context: Context): LaidPages {
  const parts = isLargeEnough(paper) ? layBoth(content, paper, context) : undefined;
  if (!parts) {
    context.report(tooSmall(paper));
    return { pages: [], structure: { role: 'Document', children: [] } };
  }
  const emitter = new Emitter();
  const items: { readonly front: Item[]; readonly back: Item[] } = { front: [], back: [] };
  const children = [
    ...emitter.emit(parts.front, 0, 0, items.front, content.from),
    ...emitter.emit(parts.back, 0, 0, items.back, content.from),
  ];
  const placement = offsetMatrix(content.backOffset, paper);
  if (placement) {
    const distance = nearestEdge(items.back, placement, paper, context);
    if (distance < content.unprintable) context.report(backTooNear(content, distance));
  }
  const pages: readonly Page[] = [
    { size: paper, items: items.front },
    { size: paper, items: items.back, ...(placement && { placement }) },
  ];
  return { pages, structure: { role: 'Document', children } };
}

function isLargeEnough({ width, height }: Size): boolean {
  return Math.min(width, height) >= SMALLEST[0] && Math.max(width, height) >= SMALLEST[1];
}

function tooSmall({ width, height }: Size) {
  const [least, most] = SMALLEST;
  return {
    code: 'E0404',
    severity: 'error',
    message: `the calibration sheet does not fit a paper of ${formatMm(width)} × ${formatMm(height)} mm`,
    help: `choose a paper of ${least} × ${most} mm or more`,
  } as const;
}

function backTooNear({ backOffset: { x, y, angle }, unprintable }: CalibrationContent, distance: Mm) {
  const offset = [x, y, angle].map(formatMm).join();
  const message = `the back, moved by ${offset}, comes as near as ${formatMm(distance)} mm to the edge of the paper`;
  return tooNear(message, unprintable, 'see whether the offset is right, or print the sheet without it');
}

/** Front and back in the largest type that fits both. */
function layBoth(content: CalibrationContent, paper: Size, context: Context) {
  const places = placesOn(paper);
  for (const { front, back } of content.sides) {
    const below = placeBelow(back, places, context);
    const [room, ...rooms] = places.back;
    const lowered = rooms.map((one) => loweredBy(one, below.height));
    const words = {
      front: fillRooms(front, places.front, context),
      back: room && fillRooms(back, [room, ...lowered], context),
    };
    if (!words.front || !words.back) continue;
    return {
      front: section([...words.front, ...frontFigures(content, paper, places, context)]),
      back: section([...words.back, ...backFigures(content, paper, places, context), ...below.parts]),
    };
  }
  return undefined;
}

function section(parts: readonly Part[]): readonly Part[] {
  return [{ kind: 'node', node: { role: 'Sect' }, parts }];
}

function loweredBy(room: Rect, height: Mm): Rect {
  return { ...room, y: room.y + height, height: room.height - height };
}

/** What stands under the crosses of the back, and how high it is. */
function placeBelow({ below }: CalibrationSide, { crosses }: Places, context: Context) {
  const boxes = (below ?? []).map((block) => place(block, { width: 2 * CROSS_REACH }, context));
  const parts = boxes.map((box, index) => {
    const { x, y } = crosses[index]!;
    return moved(x - box.width / 2, y + CROSS_REACH - 1, box.parts);
  });
  return { parts, height: Math.max(0, ...boxes.map(({ height }) => height)) };
}

function figure(alt: string, content: readonly Primitive[]): Part {
  return { kind: 'node', node: { role: 'Figure', alt }, parts: [{ kind: 'content', content }] };
}

function frontFigures(
  { words }: CalibrationContent,
  paper: Size,
  { crosses: [left, right], across, down }: Places,
  { measure }: Context,
): readonly Part[] {
  return [
    figure(words.across, doubleRuler(across, words.card, measure)),
    figure(words.down, doubleRuler(down, words.card, measure)),
    figure(words.ladders, ladders(paper, measure)),
    figure(words.crosses, [...cross(left, false), ...cross(right, true)]),
  ];
}

/** The scales lie behind the crosses whatever edge the paper is turned at; the circle tells which edge it was. */
function backFigures(
  { words, backs }: CalibrationContent,
  paper: Size,
  { crosses }: Places,
  { measure }: Context,
): readonly Part[] {
  const circled = behind({ ...crosses[1], width: 0, height: 0 }, paper, turnAxis(backs, paper));
  const isCircled = ({ x }: Position): boolean => Math.abs(x - circled.x) < CROSS_REACH;
  return [
    figure(
      words.scales,
      crosses.flatMap((at) => scaleSquare(at, isCircled(at), measure)),
    ),
  ];
}
