import type { Mm, Rect } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import { grow } from '../../page/rect.ts';
import { first } from './first.ts';
import { AIR, RULERS } from './margins.ts';
import { type LabelRequest, type PlacedLabels, placeLabels, WORDINGS } from './place-labels.ts';
import { type PlacedRuler, placeRuler, type RulerWords } from './place-ruler.ts';
import type { Room } from './room.ts';

/** What stands in the margins of a side besides its marks; absent where there is no room at all. */
export interface Furniture {
  readonly ruler?: PlacedRuler | undefined;
  readonly labels?: PlacedLabels | undefined;
  /** How many of the two stand where the printer may not print, or not at all; a shorter ruler is half a fault. */
  readonly faults: number;
}

/** What is to stand there. */
interface FurnitureRequest extends LabelRequest {
  readonly rulerWords: RulerWords;
  readonly measure: TextMeasure;
}

/** Distances from the edge of the paper that do where the printer's own leaves no room. */
const RELAXED: readonly Mm[] = [3, 1.5, 0.3];

/** Finds places for ruler and labels: within what the printer prints, then across lines, then nearer to the edge. */
export function furnish(room: Room, request: FurnitureRequest): Furniture {
  const { rulerWords, measure } = request;
  const rooms = [room, ...(room.lines.length > 0 ? [{ ...room, lines: [] }] : [])];
  const near = RELAXED.filter((edge) => edge < room.edge).map((edge) => ({ ...room, lines: [], edge }));
  const lengths = RULERS.map((_, index) => index);
  const tryRulers = (some: readonly Room[]) =>
    first(lengths, (index) =>
      first(some, (one) => placeRuler(one, RULERS[index]!, rulerWords[index]!, measure)),
    );
  const ruler = tryRulers(rooms) ?? tryRulers(near);
  const used: readonly Rect[] = ruler ? [grow(ruler.box, AIR)] : [];
  const tryLabels = (some: readonly Room[]) =>
    first([WORDINGS.full, WORDINGS.cut], (wordings) =>
      first(some, (one) => placeLabels({ ...one, taken: [...one.taken, ...used] }, request, wordings)),
    );
  const labels = tryLabels(rooms) ?? tryLabels(near);
  const isWrong = (placed: PlacedRuler | PlacedLabels | undefined): boolean =>
    !placed || placed.distance < room.edge - 1e-6;
  const isShort = ruler !== undefined && ruler.length < RULERS[0];
  return { ruler, labels, faults: [ruler, labels].filter(isWrong).length + (isShort ? 0.5 : 0) };
}
