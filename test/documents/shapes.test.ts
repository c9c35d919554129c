import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSymbol } from '../../src/svg/drawing.ts';
import { areaOf } from '../support/card-sheets.ts';
import { outlineOf } from '../support/face-parts.ts';

type Point = readonly [number, number];

/** The area within a thread that is pulled tight around the points. */
function areaAround(points: readonly Point[]): number {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const chain = (row: readonly Point[]): readonly Point[] => {
    const kept: Point[] = [];
    for (const point of row) {
      while (kept.length > 1 && cross(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  const hull = [...chain(sorted), ...chain([...sorted].reverse())];
  const twice = hull.reduce((sum, point, at) => sum + cross([0, 0], point, hull[(at + 1) % hull.length]!), 0);
  return Math.abs(twice) / 2;
}

function cross([ox, oy]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  return (ax - ox) * (by - oy) - (ay - oy) * (bx - ox);
}

/** How large a shape looks: its ink, and the room that it fills with its points and bays. */
function looksLike(name: string): number {
  const symbol = readSymbol(name, readFileSync(`assets/svg/${name}.svg`, 'utf8'), '#1A1A1A');
  if ('problem' in symbol) throw new Error(symbol.problem);
  const [path] = symbol.content;
  if (symbol.content.length !== 1 || path?.kind !== 'path')
    throw new Error(`${name} is more than an outline`);
  return Math.sqrt(areaOf(path.segments) * areaAround(outlineOf(path.segments)));
}

const SHAPES = readdirSync('assets/svg')
  .filter((file) => file.startsWith('shape-'))
  .map((file) => file.replace('.svg', ''));

it('there are eleven shapes, and all look as large as the circle, the triangle and the square, or between them', () => {
  expect(SHAPES).toHaveLength(11);
  const [circle, triangle, square] = ['shape-circle', 'shape-triangle', 'shape-square'].map(looksLike);
  expect(circle).toBeCloseTo(25 * Math.PI, 0);
  for (const name of SHAPES) {
    const size = looksLike(name);
    expect([name, size > triangle! * 0.98 && size < square! * 1.02]).toEqual([name, true]);
  }
});

it('every shape stands about the middle of its box, within it', () => {
  for (const name of SHAPES) {
    const symbol = readSymbol(name, readFileSync(`assets/svg/${name}.svg`, 'utf8'), '#1A1A1A');
    if ('problem' in symbol) throw new Error(symbol.problem);
    const [path] = symbol.content;
    const points = path?.kind === 'path' ? outlineOf(path.segments) : [];
    for (const axis of [0, 1] as const) {
      const places = points.map((point) => point[axis]);
      const [least, most] = [Math.min(...places), Math.max(...places)];
      expect(Math.abs(least + most) / 2).toBeLessThan(0.3);
      expect(Math.max(-least, most)).toBeLessThan(6);
    }
  }
});
