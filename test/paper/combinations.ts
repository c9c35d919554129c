import type { Size } from '../../src/page/geometry.ts';
import { BACKS, MARKS, type Printing } from '../../src/page/print.ts';
import type { Combination } from './combination.ts';
import { perPage } from './faults.ts';

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

const OFFSETS = [
  { x: 0, y: 0, angle: 0 },
  { x: 0.7, y: -0.4, angle: 0 },
  { x: 1, y: 2, angle: 0.8 },
] as const;

/** Every paper with every card, three times, with all else drawn evenly; the same ones on every run. */
export function combinations(seed = 20261130): readonly Combination[] {
  const draw = drawer(seed);
  return Object.entries(PAPERS).flatMap(([paperName, paper]) =>
    Object.entries(CARDS).flatMap(([cardName, card]) =>
      [0, 1, 2].map(() => combine(`${cardName} on ${paperName}`, paper, card, drawPrinting(draw), draw)),
    ),
  );
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
  const backs = draw('backs', BACKS);
  const margin = draw('margin', [undefined, undefined, 0, 10]);
  const grid = draw('grid', [
    undefined,
    undefined,
    undefined,
    undefined,
    { columns: 2, rows: 2 },
    { columns: 3, rows: 3 },
  ]);
  return {
    backs,
    gap: draw('gap', [0, 3, 6]),
    bleed: draw('bleed', [0, 2, 3]),
    marks: draw('marks', MARKS),
    corners: draw('corners', [0, 0, 3]),
    order: draw('order', ['interleaved', 'fronts-then-backs']),
    backOffset: draw('offset', OFFSETS),
    ...(margin !== undefined && { margin }),
    ...(grid && backs !== 'fold' && { grid }),
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
  const count = Math.max(1, draw('count', [least - 1, least, least + 1, 2 * least, 2 * least + 1]));
  return { name: `${pair}: ${count} ${describePrinting(printing)}`, paper, card, count, printing };
}

function describePrinting(printing: Partial<Printing>): string {
  const { backs, gap, bleed, marks, corners, order, backOffset, margin, grid } = printing;
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
    ...(grid ? [`grid ${grid.columns} × ${grid.rows}`] : []),
  ];
  return words.join(', ');
}
