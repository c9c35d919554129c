import { describe, expect, it } from 'vitest';
import type { Mm, Size } from '../../src/page/geometry.ts';
import { CARDS } from '../../src/page/paper.ts';
import { BACK_COLORS, type FaceLook } from '../../src/page/print.ts';
import { PRINT_OPTIONS } from '../../src/page/print-options.ts';
import { drawCase, partsOf } from '../support/face-parts.ts';
import { fakeMeasure } from '../support/fake-measure.ts';
import { sample } from '../support/tier.ts';

const SIZES: readonly Size[] = [
  ...Object.values(CARDS),
  { width: 51, height: 68 },
  { width: 40, height: 90 },
  { width: 90, height: 50 },
  { width: 20, height: 30 },
  { width: 64, height: 85 },
  { width: 200, height: 200 },
];
const cases = SIZES.flatMap((card) => (['full', 'low'] as const).map((ink) => ({ ...card, ink })));

type Outline = readonly (readonly [number, number])[];

/** What tells an outline from others: its extent, and the mean of its points, which a tip draws to its side. */
function measures(outline: Outline): readonly Mm[] {
  const [startX, startY] = outline[0]!;
  // A circle ends where it begins.
  const points = outline.filter(([x, y], at) => at === 0 || Math.hypot(x - startX, y - startY) > 0.001);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const mean = (values: readonly Mm[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), mean(xs), mean(ys)];
}

describe.each(sample(cases, 3))(
  'the back of cards of $width × $height with $ink ink',
  ({ width, height, ink }) => {
    const read = async () => {
      const { drawings } = await drawCase({ deck: 'shapes-3x4', card: { width, height }, look: { ink } });
      const back = drawings.symbols.back!;
      const parts = back.content.flatMap((tile) => partsOf([tile], drawings, fakeMeasure));
      return {
        back,
        boxes: parts.map(({ box }) => box),
        outlines: parts.flatMap(({ outlines }) => outlines),
      };
    };

    it('reaches 10 mm beyond the cut on every side', async () => {
      const { back, boxes } = await read();
      expect(back.box).toEqual({ x: -10, y: -10, width: width + 20, height: height + 20 });
      const reach = (side: 0 | 1 | 2 | 3) => boxes.map((box) => box[side]);
      expect(Math.min(...reach(0))).toBeLessThan(-10);
      expect(Math.min(...reach(1))).toBeLessThan(-10);
      expect(Math.max(...reach(2))).toBeGreaterThan(width + 10);
      expect(Math.max(...reach(3))).toBeGreaterThan(height + 10);
    });

    it('is the same upside down', async () => {
      const { outlines } = await read();
      const inside = outlines.filter((outline) =>
        outline.some(([x, y]) => x > 0.01 && y > 0.01 && x < width - 0.01 && y < height - 0.01),
      );
      const upright = inside.map(measures);
      const lonely = inside
        .map((outline) => measures(outline.map(([x, y]) => [width - x, height - y] as const)))
        .filter(
          (turned) =>
            !upright.some((other) => other.every((value, at) => Math.abs(value - turned[at]!) < 0.02)),
        );
      expect(inside.length).toBeGreaterThan(20);
      expect(lonely).toEqual([]);
    });
  },
);

it('the back has the colour that is asked for, on the same white, with little ink as well', async () => {
  const colorsOf = async (look: Partial<FaceLook>) => {
    const { drawings } = await drawCase({ deck: 'shapes-3x4', look });
    const tile = Object.values(drawings.symbols).find(({ id }) => id.startsWith('back-tile'))!;
    const paths = tile.content.filter((one) => one.kind === 'path');
    return new Set(
      paths.flatMap(({ fill, stroke }) => [fill, stroke?.color]).filter((one) => one !== undefined),
    );
  };
  expect(await colorsOf({})).toEqual(new Set(['#0072B2', '#FFFFFF']));
  expect(await colorsOf({ backColor: '#C4122F' })).toEqual(new Set(['#C4122F', '#FFFFFF']));
  expect(await colorsOf({ backColor: '#C4122F', ink: 'low' })).toEqual(new Set(['#C4122F']));
});

it('the named colours of backs are all dark enough to be asked for as numbers', () => {
  for (const [name, color] of Object.entries(BACK_COLORS)) {
    const read = PRINT_OPTIONS['back-color'].read;
    expect([name, read(name)]).toEqual([name, { backColor: color }]);
    expect(read(color)).toEqual({ backColor: color });
  }
});
