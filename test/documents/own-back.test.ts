import { describe, expect, it } from 'vitest';
import { readOwnBack } from '../../src/art/own-back.ts';
import { isHalfTurnSymmetric } from '../../src/documents/half-turn.ts';
import type { PathPrimitive, UsePrimitive } from '../../src/page/primitive.ts';
import { readSymbol } from '../../src/svg/drawing.ts';
import { besideFiles, told } from '../support/own-cards.ts';

const SPAN = { file: 'deck.yaml', start: { line: 3, column: 7 }, end: { line: 3, column: 9 } };
const POKER = { width: 63, height: 88 };
const svg = (box: string, body: string): string => `<svg viewBox="${box}">${body}</svg>`;
const ground = '<rect x="-9" y="-9" width="999" height="999" fill="#2F6B4F"/>';

const readBack = (
  drawing: string | undefined,
  card = POKER,
  {
    ink = 'full',
    bleed = 0,
    backColor,
  }: { readonly ink?: 'full' | 'low'; readonly bleed?: number; readonly backColor?: string } = {},
) => {
  const files = besideFiles(drawing === undefined ? {} : { 'back.svg': drawing });
  const place = { source: { file: 'deck.yaml', text: '' }, locate: () => SPAN, path: ['back'] };
  return readOwnBack(files, './back.svg', place, card, { ink, bleed, backColor });
};

async function back(drawing: string, card = POKER) {
  const { value } = await readBack(drawing, card);
  const symbol = value!.symbols.find(({ id }) => id === 'back')!;
  return { bleed: value!.bleed, box: symbol.box, use: symbol.content[0] as UsePrimitive };
}

async function lightPaths(drawing: string): Promise<readonly PathPrimitive[]> {
  const { value } = await readBack(drawing, POKER, { ink: 'low' });
  return value!.symbols.flatMap(({ content }) => content).filter((one) => one.kind === 'path');
}

describe('a back of its own', () => {
  it('covers the card and is cut at its edge', async () => {
    const { bleed, box, use } = await back(svg('0 0 630 880', ground));
    expect(bleed).toBe(0);
    expect(box).toEqual({ x: 0, y: 0, ...POKER });
    expect(use.clip).toEqual(box);
    for (const [at, value] of [0.1, 0, 0, 0.1, 0, 0].entries()) expect(use.matrix[at]).toBeCloseTo(value);
  });

  it('bleeds if it is drawn larger than the card by the same on all sides, in mm and not scaled', async () => {
    const { bleed, box, use } = await back(svg('-2 -2 67 92', ground));
    expect(bleed).toBe(2);
    expect(box).toEqual({ x: -2, y: -2, width: 67, height: 92 });
    for (const [at, value] of [1, 0, 0, 1, 0, 0].entries()) expect(use.matrix[at]).toBeCloseTo(value);
  });

  it('keeps its shape on cards of another shape, its middle in the middle', async () => {
    const { bleed, use } = await back(svg('0 0 100 100', ground), { width: 50, height: 80 });
    expect(bleed).toBe(0);
    expect(use.matrix).toEqual([0.8, 0, 0, 0.8, -15, 0]);
  });

  it('has the colour of backs where it says `currentColor`, and tells where it says none', async () => {
    const colored = svg('-2 -2 67 92', ground.replace('#2F6B4F', 'currentColor'));
    const fillsOf = async (drawing: string, backColor?: string) => {
      const { value, diagnostics } = await readBack(drawing, POKER, backColor ? { backColor } : {});
      const paths = value!.symbols.flatMap(({ content }) => content).filter((one) => one.kind === 'path');
      return [...paths.map(({ fill }) => fill), ...diagnostics.map(told)];
    };
    expect(await fillsOf(colored)).toEqual(['#1A1A1A']);
    expect(await fillsOf(colored, '#C4122F')).toEqual(['#C4122F']);
    expect(await fillsOf(svg('-2 -2 67 92', ground), '#C4122F')).toEqual([
      '#2F6B4F',
      'deck.yaml:3:7 E0410 the colour of backs has no effect on the back `./back.svg`',
    ]);
  });

  it('takes little ink where it is to', async () => {
    const paths = await lightPaths(svg('0 0 63 88', ground));
    expect(paths).toHaveLength(1);
    expect(paths[0]).toMatchObject({ fill: '#FFFFFF', stroke: { color: '#2F6B4F', width: 0.25 } });
  });

  it('has lines of the same width with little ink where its shape is not that of the card', async () => {
    // It covers the card, 88 mm high: a unit is 1.76 mm.
    const [path] = await lightPaths(svg('0 0 100 50', ground));
    expect(path!.stroke!.width * 1.76).toBeCloseTo(0.25);
  });

  it('shows all edges of what overlaps in one colour with little ink, which a half turn does not change', async () => {
    const circles = '<circle cx="26" cy="44" r="9" fill="#fff"/><circle cx="37" cy="44" r="9" fill="#fff"/>';
    const paths = await lightPaths(svg('0 0 63 88', ground + circles));
    expect(paths).toHaveLength(2);
    expect(paths[1]!.segments.filter(([command]) => command === 'M')).toHaveLength(2);
  });

  it.each([
    [undefined, 'E0401 the back `./back.svg` does not exist'],
    [
      svg('0 0 9 9', '<script/>'),
      'E0402 the back `./back.svg` is refused: it contains the element “<script>”',
    ],
    [
      svg('0 0 9 9', '<text font-size="3">x</text>'),
      'E0402 the back `./back.svg` is refused: it contains <text>',
    ],
    [svg('0 0 9 9', ''), 'E0402 the back `./back.svg` is refused: it draws nothing'],
    ['\u0001', 'E0402 the back `./back.svg` is refused: it contains a control character'],
  ])('is refused where it is named: %s', async (drawing, fault) => {
    const { value, diagnostics } = await readBack(drawing);
    expect(value).toBeUndefined();
    expect(diagnostics.map(told)).toEqual([`deck.yaml:3:7 ${fault}`]);
  });
});

describe('a back that a half turn changes gives cards away', () => {
  const box = { x: 0, y: 0, ...POKER };
  const isSafe = (body: string): boolean => {
    const symbol = readSymbol('back', svg('0 0 63 88', body));
    if ('problem' in symbol) throw new Error(symbol.problem);
    return isHalfTurnSymmetric(symbol.content as readonly PathPrimitive[], box);
  };
  const arrow = '<path d="M10 42H53L31.5 10Z" fill="#2F6B4F"/>';
  const both = `${arrow}<g transform="rotate(180 31.5 44)">${arrow}</g>`;

  it.each([
    ['one colour', '<rect width="63" height="88"/>'],
    ['two halves', both],
    ['a ring', '<circle cx="31.5" cy="44" r="20" fill="none" stroke="#000" stroke-width="3"/>'],
    ['a thin line', '<path d="M3 5L60 83" stroke="#000" stroke-width=".2"/>'],
    ['a hole', '<path fill-rule="evenodd" d="M5 5H58V83H5Z M20 30H43V58H20Z"/>'],
    ['what is hidden', `<circle cx="10" cy="10" r="5"/><rect width="63" height="88" fill="#ccc"/>`],
    ['what is cut off', '<rect width="63" height="88"/><circle cx="-20" cy="10" r="5" fill="red"/>'],
  ])('%s does not', (_, body) => {
    expect(isSafe(body)).toBe(true);
  });

  it.each([
    ['one half only', arrow],
    [
      'two colours',
      '<rect width="63" height="44" fill="red"/><rect y="44" width="63" height="44" fill="blue"/>',
    ],
    ['a small dot', `${both}<circle cx="10" cy="60" r="1.2"/>`],
    ['a shift of 2 mm', '<rect x="7" y="5" width="51" height="78"/>'],
    ['a mirror image', `${arrow}<g transform="translate(0 88) scale(1 -1)"><path d="M10 42H53L20 10Z"/></g>`],
    ['a line', '<path d="M3 5L40 50" stroke="#000" stroke-width=".5"/>'],
  ])('%s does', (_, body) => {
    expect(isSafe(body)).toBe(false);
  });

  it('which is a warning: the cards are printed all the same', async () => {
    const { value, diagnostics } = await readBack(svg('0 0 63 88', arrow));
    expect(value).toBeDefined();
    expect(diagnostics).toMatchObject([{ code: 'E0407', severity: 'warning', span: SPAN }]);
    expect((await readBack(svg('0 0 63 88', both))).diagnostics).toEqual([]);
  });

  it('as far as the card shows of it, not beyond its edge', async () => {
    const bleeding = svg(
      '-2 -2 67 92',
      `<rect x="-2" y="-2" width="67" height="92"/><rect x="-2" y="-2" width="67" height="1.5" fill="red"/>`,
    );
    expect((await readBack(bleeding)).diagnostics).toEqual([]);
  });
});

describe('a back that is cut at the edge of its card', () => {
  const edgeOf = async (drawing: string, bleed: number, card = POKER) => {
    const { diagnostics } = await readBack(drawing, card, { bleed });
    return diagnostics.map(({ code, message, help }) => `${code} ${message}: ${help}`);
  };

  it('is told with the size that it must have, if it was to reach further', async () => {
    expect(await edgeOf(svg('0 0 63 88', ground), 2)).toEqual([
      'E0411 the back `./back.svg` ends at the cut, the bleed is 2 mm: draw it on 67 × 92 mm for cards of 63 × 88 mm, or leave a white margin',
    ]);
    expect(await edgeOf(svg('-2 -2 67 92', ground), 3)).toEqual([
      'E0411 the back `./back.svg` reaches 2 mm beyond the cut, the bleed is 3 mm: draw it on 69 × 94 mm for cards of 63 × 88 mm, or leave a white margin',
    ]);
  });

  it('is told for cards of another size than it was drawn for', async () => {
    const [told] = await edgeOf(svg('-2 -2 67 92', ground), 2, { width: 57, height: 89 });
    expect(told).toContain('draw it on 61 × 93 mm for cards of 57 × 89 mm');
  });

  it.each([
    ['reaches as far as it should', '-2 -2 67 92', ground, 2],
    ['is to reach no further', '0 0 63 88', ground, 0],
    ['has a white margin', '0 0 63 88', '<rect x="3" y="3" width="57" height="82" fill="#2F6B4F"/>', 2],
    [
      'has a white margin on a white ground',
      '0 0 63 88',
      '<rect width="63" height="88" fill="#fff"/><circle cx="31.5" cy="44" r="20"/>',
      2,
    ],
  ])('is not if it %s', async (_, box, body, bleed) => {
    expect(await edgeOf(svg(box, body), bleed)).toEqual([]);
  });
});
