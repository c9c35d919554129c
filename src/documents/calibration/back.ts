import { scaleSquare } from '../../layout/calibration/marks.ts';
import type { Block } from '../../page/block.ts';
import type { CalibrationSide } from '../../page/content.ts';
import type { Mm } from '../../page/geometry.ts';
import type { Primitive } from '../../page/primitive.ts';
import { linesPath } from '../../page/shapes.ts';
import { GREY } from '../../page/theme.ts';
import { transformPrimitives } from '../../page/transform.ts';
import { blank, heading, picture, row, stack, text } from '../blocks.ts';
import { edgeOf, figures, para, type SheetSize, type SideInput } from './words.ts';

/** How to read the scales, and where to write what was read. */
export function backSide(input: SideInput, size: SheetSize): CalibrationSide {
  const { words, backOffset } = input;
  const edge = edgeOf(input);
  const offset = figures(input, { ...backOffset });
  const isMoved = Object.values(backOffset).some((value) => value !== 0);
  const other = input.backs === 'duplex-short' ? 'duplex-long' : 'duplex-short';
  const read = [
    para(size, words.text('calibration-light')),
    para(size, words.text('calibration-circle', { edge: edgeOf({ ...input, backs: other }) })),
    para(size, words.text('calibration-read')),
    para(size, words.text('calibration-correction')),
    ...(isMoved && size.style !== 'margin' ? [para(size, words.text('calibration-again', offset))] : []),
  ];
  const upper = size.full
    ? [
        row(
          [
            ['rest', stack(read, { gap: size.gap * 0.6 })],
            [EXAMPLE_SIZE, example(input)],
          ],
          { gap: 8 },
        ),
      ]
    : read;
  return {
    head: backHead(
      size,
      `4  ${words.text('calibration-backs')}`,
      words.text('calibration-back', { edge, ...offset }),
    ),
    upper,
    lower: [results(input, size), keep(input, size)],
    gap: size.gap,
    ...(size.full && { below: [readings(size), readings(size)] as const }),
  };
}

function backHead({ full }: SheetSize, title: string, lead: string): Block {
  return stack(
    [heading(2, full ? 'sheet-title' : 'head', title), text(full ? 'sheet-lead' : 'label', lead)],
    { gap: full ? 0.8 : 0.4 },
  );
}

/** Two boxes under a scale. */
function readings(size: SheetSize): Block {
  const box = (axis: string): Block =>
    row([[3, para(size, axis)], [12, blank(12, Math.min(size.box, 7))]], { gap: 1.5, align: 'middle' }); // biome-ignore format: a pair
  return stack([box('x'), box('y')], { gap: 1.2 });
}

/** What follows from the readings, with a box for each value. */
function results(input: SideInput, size: SheetSize): Block {
  const { words, backOffset, degrees } = input;
  const mean = (axis: 'x' | 'y'): string =>
    words.text('calibration-mean', { axis, plus: plus(input, backOffset[axis]) });
  const turn = { ...figures(input, { degrees }), plus: plus(input, backOffset.angle) };
  const lines = [
    ['x', mean('x'), 'mm'],
    ['y', mean('y'), 'mm'],
    [words.text('calibration-angle'), words.text('calibration-turn', turn), '°'],
    [words.text('calibration-margin-box'), words.text('calibration-margin-from'), 'mm'],
  ] as const;
  return stack(
    lines.map(([name, from, unit]) =>
      row(
        [
          [size.full ? 16 : 12, para(size, [{ text: name, weight: 'semibold' }])],
          ['fit', blank(size.full ? 18 : 15, size.box)],
          [size.full ? 9 : 6, para(size, unit)],
          ['rest', para(size, [{ text: `= ${from}`, color: GREY }])],
        ],
        { gap: 2, align: 'middle' },
      ),
    ),
    { gap: size.gap * 0.4 },
  );
}

/** What the sheet was printed with already, behind a formula: ` + 0,5`. */
function plus(input: SideInput, value: number): string {
  if (value === 0) return '';
  const { amount } = figures(input, { amount: Math.abs(value) });
  return value < 0 ? ` − ${amount}` : ` + ${amount}`;
}

function keep({ words }: SideInput, size: SheetSize): Block {
  return stack([
    para(size, words.text('calibration-keep')),
    para(size, [{ text: words.text('calibration-command'), weight: 'semibold' }]),
  ]);
}

/** Side of the example, and how much larger than the scales it is. */
const EXAMPLE_SIZE: Mm = 34;
const EXAMPLE_SCALE = 1.8;

/** A scale with a pale cross on it, and what is read there. */
function example({ words, measure }: SideInput): Block {
  const half = EXAMPLE_SIZE / EXAMPLE_SCALE / 2;
  const [x, y] = [half + 1.5, half - 1];
  const arm = 6.5;
  const shining: Primitive = linesPath(
    [
      { x1: x - arm, y1: y, x2: x + arm, y2: y },
      { x1: x, y1: y - arm, x2: x, y2: y + arm },
    ],
    { color: GREY, width: 0.3 },
  );
  const content = transformPrimitives(
    [shining, ...scaleSquare({ x: half, y: half }, false, measure)],
    [EXAMPLE_SCALE, 0, 0, EXAMPLE_SCALE, 0, 0],
  );
  const drawing = picture(
    { width: EXAMPLE_SIZE, height: EXAMPLE_SIZE },
    content,
    words.text('calibration-alt-example'),
  );
  return stack([drawing, text('label', words.text('calibration-example'), 'center')]);
}
