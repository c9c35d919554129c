import type { Rect, Size } from '../../src/page/geometry.ts';
import type { Combination } from './combinations.ts';
import type { SeenLine, SeenPage } from './seen-page.ts';

/** Nothing stands nearer to the edge of the paper; ticks to cut at come nearer. */
const MARGIN = 8;
const TICK_MARGIN = 4;

/** What is wrong with a page whatever its table is: its size, its margins, its type, things that meet. */
export function pageFaults(
  { paper, print }: Pick<Combination, 'paper' | 'print'>,
  page: SeenPage, rooms: readonly Rect[]): readonly string[] {
  return [
    ...sizeFaults(paper, page.size),
    ...marginFaults(page),
    ...typeFaults(page, print.size === 'large' ? 18 : 8.5),
    ...meetingTexts(page),
    ...crossedTexts(page),
    ...cutFaults(page, rooms),
  ];
} // biome-ignore format: short

function sizeFaults({ width, height }: Size, size: Size): readonly string[] {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.01;
  const upright = near(size.width, width) && near(size.height, height);
  const turned = near(size.width, height) && near(size.height, width);
  return upright || turned ? [] : [`a page of ${size.width} × ${size.height} mm`];
}

const lineRoom = ({ at, from, to }: SeenLine, isAcross: boolean): Rect =>
  isAcross
    ? { x: from, y: at, width: to - from, height: 0 }
    : { x: at, y: from, width: 0, height: to - from };

/** Lines that show where to cut: as long as a tick at an edge, or as a cross. */
export function isTick({ from, to, width }: SeenLine): boolean {
  return Math.abs(width - 0.12) < 0.005 && [3.5, 7].some((length) => Math.abs(to - from - length) < 0.05);
}

function marginFaults(page: SeenPage): readonly string[] {
  const { across, down, boxes, dots, signs, texts } = page;
  const ticks = [...across.filter(isTick).map((line) => lineRoom(line, true)), ...down.filter(isTick).map((line) => lineRoom(line, false))]; // biome-ignore format: short
  const things = [
    ...across.filter((line) => !isTick(line)).map((line) => lineRoom(line, true)),
    ...down.filter((line) => !isTick(line)).map((line) => lineRoom(line, false)),
    ...boxes,
    ...dots,
    ...signs.map(({ room }) => room),
    ...texts.map(({ room }) => room),
  ];
  const near = (margin: number) => (room: Rect) => distance(room, page.size) < margin - 0.02;
  return [
    ...things.filter(near(MARGIN)).map((room) => `${distance(room, page.size).toFixed(2)} mm from the edge: ${told(room)}`),
    ...ticks.filter(near(TICK_MARGIN)).map((room) => `a tick ${distance(room, page.size).toFixed(2)} mm from the edge`),
  ]; // biome-ignore format: a table
}

function distance({ x, y, width, height }: Rect, size: Size): number {
  return Math.min(x, y, size.width - x - width, size.height - y - height);
}

const told = ({ x, y, width, height }: Rect): string =>
  [x, y, width, height].map((value) => value.toFixed(1)).join(' ');

function typeFaults({ texts }: SeenPage, least: number): readonly string[] {
  return texts.filter(({ size }) => size < least - 0.02).map(({ text, size }) => `${text} in ${size.toFixed(2)} pt`);
} // biome-ignore format: short

/** Heads that are drawn once for all pages, or stand close in large print, are read as one text each. */
export const isHead = ({ text }: { readonly text: string }): boolean =>
  /(Ansage Punkte|Bid Points|Punkte Ansage|Points Bid|verdoppelt Augen meldet|doubled Points Melds)/.test(
    text,
  );

function meetingTexts(page: SeenPage): readonly string[] {
  const texts = page.texts.filter((text) => !isHead(text));
  return texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter((other) => overlapBy(one.room, other.room) > 0.1)
      .map((other) => `${one.text} meets ${other.text}`),
  );
}

/** How far two rectangles reach into each other, both ways; 0 if they are apart. */
function overlapBy(one: Rect, other: Rect): number {
  const x = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const y = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.min(x, y);
}

/** Texts through which a line goes. */
function crossedTexts({ texts, across, down }: SeenPage): readonly string[] {
  const lines = [
    ...across.map((line) => lineRoom(line, true)),
    ...down.map((line) => lineRoom(line, false)),
  ].map(({ x, y, width, height }) => ({ x: x - 0.1, y: y - 0.1, width: width + 0.2, height: height + 0.2 }));
  return texts
    .filter((text) => !isHead(text))
    .flatMap(({ text, room }) =>
      lines.some((line) => overlapBy(room, line) > 0.15) ? [`a line goes through ${text}`] : [],
    );
}

/** Whatever lies in two of the parts that a page is cut into. */
function cutFaults({ across, down, texts, boxes, signs }: SeenPage, rooms: readonly Rect[]): readonly string[] {
  const things = [
    ...across.filter((line) => !isTick(line)).map((line) => lineRoom(line, true)),
    ...down.filter((line) => !isTick(line)).map((line) => lineRoom(line, false)),
    ...boxes,
    ...[...signs, ...texts].map(({ room }) => room),
  ];
  const isWithin = (room: Rect) => (part: Rect) =>
    room.x >= part.x && room.y >= part.y && room.x + room.width <= part.x + part.width + 0.01 && room.y + room.height <= part.y + part.height + 0.01; // biome-ignore format: short
  return things.filter((room) => !rooms.some(isWithin(room))).map((room) => `a cut goes through ${told(room)}`);
} // biome-ignore format: short
