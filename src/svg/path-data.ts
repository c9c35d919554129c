import { type SVGCommand, SVGPathData, SVGPathDataTransformer } from 'svg-pathdata';
import type { Segment } from '../page/primitive.ts';
import { quote, type Refusals } from './problem.ts';

const { TO_ABS, NORMALIZE_HVZ, NORMALIZE_ST, QT_TO_C, A_TO_C } = SVGPathDataTransformer;

/** The segments of a `d` attribute, absolute, every curve a cubic. */
export function readPathData(data: string, refusals: Refusals): readonly Segment[] {
  if (data.trim() === '') return [];
  try {
    return new SVGPathData(data)
      .transform(TO_ABS())
      .transform(NORMALIZE_HVZ(false, true, true))
      .transform(NORMALIZE_ST())
      .transform(QT_TO_C())
      .transform(A_TO_C())
      .commands.map(toSegment);
  } catch {
    // The parser throws errors of several kinds for paths that are none.
    refusals.refuse(`the path ${quote(data)} cannot be read`, 'draw the path anew or save the file again');
    return [];
  }
}

function toSegment(command: SVGCommand): Segment {
  switch (command.type) {
    case SVGPathData.MOVE_TO:
      return ['M', command.x, command.y];
    case SVGPathData.LINE_TO:
      return ['L', command.x, command.y];
    case SVGPathData.CURVE_TO:
      return ['C', command.x1, command.y1, command.x2, command.y2, command.x, command.y];
    case SVGPathData.CLOSE_PATH:
      return ['Z'];
    default:
      throw new Error(`path command ${command.type} was not made a cubic`);
  }
}
