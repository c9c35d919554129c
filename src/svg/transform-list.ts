import type { Matrix } from '../page/geometry.ts';
import { IDENTITY, multiply, translation } from '../page/transform.ts';
import { parseNumbers } from './attributes.ts';
import { quote, type Refusals } from './problem.ts';

/** Longer lists are refused unread: the pattern is not linear. */
const MAX_LENGTH = 2000;

const CALL = /\s*,?\s*([a-zA-Z]+)\s*\(([^()]*)\)\s*/y;

/** The matrix of a `transform` attribute, its functions applied from right to left. */
export function readTransform(text: string | undefined, refusals: Refusals): Matrix {
  if (text === undefined) return IDENTITY;
  if (text.length > MAX_LENGTH) {
    refusals.refuse(`the transform ${quote(text.slice(0, MAX_LENGTH))} is too long`, 'write one matrix');
    return IDENTITY;
  }
  let matrix = IDENTITY;
  CALL.lastIndex = 0;
  let end = 0;
  for (let call = CALL.exec(text); call; call = CALL.exec(text)) {
    const numbers = parseNumbers(call[2]!);
    const step = numbers && functionMatrix(call[1]!, numbers);
    if (!step) refusals.refuse(`the transform ${quote(call[0])} is not known`, HELP);
    else matrix = multiply(matrix, step);
    end = CALL.lastIndex;
  }
  if (text.slice(end).trim() !== '') refusals.refuse(`the transform ${quote(text)} cannot be read`, HELP);
  return matrix;
}

const HELP = 'write translate, scale, rotate, skewX, skewY or matrix with plain numbers';

function functionMatrix(name: string, numbers: readonly number[]): Matrix | undefined {
  const [a = 0, b, c] = numbers;
  switch (`${name} ${numbers.length}`) {
    case 'translate 1':
    case 'translate 2':
      return translation(a, b ?? 0);
    case 'scale 1':
    case 'scale 2':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'rotate 1':
    case 'rotate 3':
      return rotation(a, b ?? 0, c ?? 0);
    case 'skewX 1':
      return [1, 0, Math.tan(radians(a)), 1, 0, 0];
    case 'skewY 1':
      return [1, Math.tan(radians(a)), 0, 1, 0, 0];
    case 'matrix 6':
      return numbers as unknown as Matrix;
    default:
      return undefined;
  }
}

/** Quarter turns are exact: a half turned card must lie exactly on itself. */
function rotation(degrees: number, x: number, y: number): Matrix {
  const quarter = degrees % 90 === 0;
  const angle = radians(degrees);
  const cos = quarter ? Math.round(Math.cos(angle)) : Math.cos(angle);
  const sin = quarter ? Math.round(Math.sin(angle)) : Math.sin(angle);
  return multiply(translation(x, y), multiply([cos, sin, -sin, cos, 0, 0], translation(-x, -y)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
