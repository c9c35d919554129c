import type { Size } from '../../src/page/geometry.ts';
import { BACKS, MARKS, ORDERS, type Printing } from '../../src/page/print.ts';
import type { Combination } from './combination.ts';
import { perPage } from './faults.ts';
import { FACE_REACH } from './marked-deck.ts';

const size = (width: number, height: number): Size => ({ width, height });

/** Sheets that people have, and some that no program was made for; mm. */
const PAPERS: Readonly<Record<string, Size>> = {
  A4: size(210, 297),
  A3: size(297, 420),
  A5: size(148, 210),
  Letter: size(215.9, 279.4),
  Legal: size(215.9, 355.6),
  'A4 across': size(297, 210),
  'Letter across': size(279.4, 215.9),
  'SRA3 or so': size(330, 483),
  A6: size(105, 148),
};

/** Cards by name and by measure, mm. */
const CARDS: Readonly<Record<string, Size>> = {
  poker: size(63, 88),
  bridge: size(57, 89),
  skat: size(59, 91),
  mini: size(44, 68),
  a8: size(52, 74),
  square: size(70, 70),
  shapes: size(51, 68),
  '50 × 50': size(50, 50),
  '100 × 140': size(100, 140),
};

/** None, some that printers have, and the furthest that can be asked for. */
const OFFSETS = [
  { x: 0, y: 0, angle: 0 },
  { x: 0, y: 0, angle: 0 },
  { x: 0.7, y: -0.4, angle: 0 },
  { x: 1, y: 2, angle: 0.8 },
  { x: 20, y: -20, angle: 5 },
  { x: -20, y: 20, angle: -5 },
] as const;

const EXACT_FIT: Partial<Printing> = { gap: 0, margin: 0 };

/** Papers and cards of which one is exactly so many of the other, and the smallest and largest of both. */
const EXTREMES: readonly (readonly [paper: Size, card: Size, fixed: Partial<Printing>])[] = [
  [size(1300, 50), size(50, 50), EXACT_FIT],
  [size(50, 1300), size(50, 50), EXACT_FIT],
  [size(70, 99), size(70, 99), EXACT_FIT],
  [size(70, 99), size(35, 33), EXACT_FIT],
  [size(210, 297), size(70, 99), EXACT_FIT],
  [size(1300, 50), size(20, 20), {}],
  [size(105, 148), size(20, 30), { corners: 10 }],
  [size(50, 50), size(20, 20), {}],
  [size(600, 500), size(200, 200), {}],
  [size(300, 300), size(63, 88), { gap: 50, margin: 3.5 }],
];

/** Every paper with every card, three times, and extremes twice, with all else drawn evenly; the same ones on every run. */
export function combinations(seed = 20261130): readonly Combination[] {
  const draw = drawer(seed);
  const usual = Object.entries(PAPERS).flatMap(([paperName, paper]) =>
    Object.entries(CARDS).flatMap(([cardName, card]) =>
      [0, 1, 2].map(() => combine(`${cardName} on ${paperName}`, paper, card, drawPrinting(draw), draw)),
    ),
  );
  const extreme = EXTREMES.flatMap(([paper, card, fixed]) =>
    [0, 1].map(() => {
      const pair = `${describeSize(card)} on ${describeSize(paper)}`;
      const { grid: _, ...printing } = drawPrinting(draw);
      return combine(pair, paper, card, { ...printing, ...fixed }, draw);
    }),
  );
  return [...usual, ...extreme];
}

type Draw = <T>(name: string, choices: readonly T[]) => T;

/** Draws from choices so that each of them comes up equally often: all of them are used before one is used again. */
function drawer(seed: number): Draw {
  const left = new Map<string, unknown[]>();
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  return <T>(name: string, choices: readonly T[]): T => {
    const open = left.get(name)?.length ? left.get(name)! : [...choices];
    const [drawn] = open.splice(next(open.length), 1);
    left.set(name, open);
    return drawn as T;
  };
}

function drawPrinting(draw: Draw): Partial<Printing> {
  const margin = draw('margin', [undefined, undefined, 0, 10]);
  const unprintable = draw('unprintable', [undefined, undefined, undefined, 3, 8, 0]);
  const grid = draw('grid', [
    undefined,
    undefined,
    undefined,
    undefined,
    { columns: 1, rows: 2 },
    { columns: 2, rows: 2 },
    { columns: 3, rows: 3 },
  ]);
  return {
    backs: draw('backs', BACKS),
    gap: draw('gap', [0, 3, 6]),
    bleed: draw('bleed', [0, 2, 3, 10]),
    marks: draw('marks', MARKS),
    corners: draw('corners', [0, 0, 3, 10, 60]),
    order: draw('order', ORDERS),
    backOffset: draw('offset', OFFSETS),
    ...(margin !== undefined && { margin }),
    ...(unprintable !== undefined && { unprintable }),
    ...(grid && { grid }),
  };
}

function combine(
  pair: string,
  paper: Size,
  card: Size,
  printing: Partial<Printing>,
  draw: Draw,
): Combination {
  const [least] = perPage({ name: '', paper, card, count: 1, printing });
  const [sheets, more] = draw('count', [[1, -1], [1, 0], [1, 1], [2, 0], [2, 1]] as const); // biome-ignore format: round the multiples
  const count = Math.max(1, sheets * least + more);
  const language = draw('language', ['de', 'de', 'en'] as const);
  const reach = draw('reach', [FACE_REACH, FACE_REACH, 0]);
  const words = [
    `${pair}: ${count} ${describePrinting(printing)}`,
    ...(reach > 0 ? [] : ['faces without bleed']),
    ...(language === 'de' ? [] : ['English']),
  ];
  return { name: words.join(', '), paper, card, count, printing, language, reach };
}

function describeSize({ width, height }: Size): string {
  return `${width} × ${height}`;
}

function describePrinting(printing: Partial<Printing>): string {
  const { backs, gap, bleed, marks, corners, order, backOffset, margin, unprintable, grid } = printing;
  const { x, y, angle } = backOffset!;
  const words = [
    backs,
    `gap ${gap}`,
    `bleed ${bleed}`,
    marks,
    ...(corners ? [`corners ${corners}`] : []),
    ...(order === 'interleaved' ? [] : [order]),
    ...(x || y ? [`offset ${x} ${y} ${angle}`] : []),
    ...(margin === undefined ? [] : [`margin ${margin}`]),
    ...(unprintable === undefined ? [] : [`unprintable ${unprintable}`]),
    ...(grid ? [`grid ${grid.columns} × ${grid.rows}`] : []),
  ];
  return words.join(', ');
}
