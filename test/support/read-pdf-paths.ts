import type { Matrix, Rect } from '../../src/page/geometry.ts';
import type { Segment } from '../../src/page/primitive.ts';
import { multiply } from '../../src/page/transform.ts';
import type { ReadPath } from './read-pdf.ts';

/** What the reader gives for a page: operators as numbers, arguments beside them. */
export interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

interface State {
  readonly matrix: Matrix;
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly dash: readonly number[];
  readonly clip?: Rect;
  readonly box?: Rect;
  readonly depth: number;
}

/** All painted paths of a page in drawing order, in the coordinates that `toPaper` leads to. */
export function readPaths(
  { fnArray, argsArray }: Operators,
  ops: Readonly<Record<string, number>>,
  toPaper: Matrix,
): readonly ReadPath[] {
  const names = new Map(Object.entries(ops).map(([name, number]) => [number, name]));
  const paths: ReadPath[] = [];
  const saved: State[] = [];
  let state: State = { matrix: toPaper, fill: '#000000', stroke: '#000000', width: 1, dash: [], depth: 0 };
  let clipping = false;
  fnArray.forEach((fn, i) => {
    const name = names.get(fn) ?? '';
    const args = (argsArray[i] ?? []) as readonly unknown[];
    if (name === 'save') saved.push(state);
    else if (name === 'restore' || name === 'paintFormXObjectEnd') state = saved.pop()!;
    else if (name === 'paintFormXObjectBegin') {
      saved.push(state);
      state = enterForm(state, args[0] as Matrix | null, args[1] as ArrayLike<number> | null);
    } else if (name === 'clip' || name === 'eoClip') clipping = true;
    else if (name === 'constructPath') {
      const path = readPath(
        state,
        names.get(args[0] as number)!,
        (args[1] as readonly (Float32Array | null)[])[0],
      );
      if (clipping) state = clip(state, path.segments);
      clipping = false;
      if (path.fill !== undefined || path.stroke !== undefined) paths.push(path);
    } else state = change(state, name, args);
  });
  return paths;
}

function enterForm(state: State, own: Matrix | null, box: ArrayLike<number> | null): State {
  const matrix = own === null ? state.matrix : multiply(state.matrix, own);
  const inside = { ...state, depth: state.depth + 1, matrix };
  if (box === null) return inside;
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(box);
  const corners = [0, left, bottom, 1, right, bottom, 1, right, top, 1, left, top];
  const outer = boundsOfSegments(readSegments(corners, matrix));
  return { ...inside, box: state.box === undefined ? outer : intersect(outer, state.box) };
}

function change(state: State, name: string, args: readonly unknown[]): State {
  switch (name) {
    case 'transform':
      return { ...state, matrix: multiply(state.matrix, args as unknown as Matrix) };
    case 'setFillRGBColor':
      return { ...state, fill: args[0] as string };
    case 'setStrokeRGBColor':
      return { ...state, stroke: args[0] as string };
    case 'setLineWidth':
      return { ...state, width: args[0] as number };
    case 'setDash':
      return { ...state, dash: args[0] as readonly number[] };
    default:
      return state;
  }
}

function readPath(state: State, paint: string, data: Float32Array | null | undefined): ReadPath {
  const scale = Math.sqrt(Math.abs(state.matrix[0] * state.matrix[3] - state.matrix[1] * state.matrix[2]));
  const stroke = {
    color: state.stroke,
    width: state.width * scale,
    dash: state.dash.map((part) => part * scale),
  };
  return {
    segments: readSegments(Array.from(data ?? []), state.matrix),
    ...(/fill/i.test(paint) && { fill: state.fill }),
    ...(/stroke/i.test(paint) && { stroke }),
    ...(state.clip !== undefined && { clip: state.clip }),
    ...(state.box !== undefined && { box: state.box }),
    evenOdd: paint.startsWith('eo'),
    depth: state.depth,
  };
}

const SEGMENTS = [
  { letter: 'M', points: 1 },
  { letter: 'L', points: 1 },
  { letter: 'C', points: 3 },
  { letter: 'Z', points: 0 },
] as const;

function readSegments(data: readonly number[], [a, b, c, d, e, f]: Matrix): readonly Segment[] {
  const segments: Segment[] = [];
  for (let i = 0; i < data.length; ) {
    const { letter, points } = SEGMENTS[data[i++]!]!;
    const numbers: number[] = [];
    for (let k = 0; k < points; k++) {
      const x = data[i++]!;
      const y = data[i++]!;
      numbers.push(a * x + c * y + e, b * x + d * y + f);
    }
    segments.push([letter, ...numbers] as unknown as Segment);
  }
  return segments;
}

function clip(state: State, segments: readonly Segment[]): State {
  const outer = boundsOfSegments(segments);
  return { ...state, clip: state.clip === undefined ? outer : intersect(outer, state.clip) };
}

function intersect(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const right = Math.min(a.x + a.width, b.x + b.width);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** The bounds of a path's points, control points included. */
export function boundsOfSegments(segments: readonly Segment[]): Rect {
  const numbers = segments.map((segment) => segment.slice(1) as readonly number[]);
  const xs = numbers.flatMap((values) => values.filter((_, i) => i % 2 === 0));
  const ys = numbers.flatMap((values) => values.filter((_, i) => i % 2 === 1));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
