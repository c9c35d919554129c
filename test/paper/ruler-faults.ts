import { distance, EXACT, type Line, lengthOf, type Point } from './plane.ts';
import type { SeenPage } from './seen-page.ts';

/** Lengths of rulers: the usual one, and that of pages which have no room for it. */
const LENGTHS = [100, 50];

/** A ruler with its ticks, and the lines of the page that are not part of one. */
export interface Ruler {
  readonly spine?: Line;
  readonly ticks: readonly Line[];
  readonly others: readonly Line[];
}

/** Tells the lines of a ruler from the marks: one of a known length, and the short ones that end on it. */
export function findRuler({ lines }: SeenPage): Ruler {
  const spines = LENGTHS.flatMap((length) => lines.filter((line) => Math.abs(lengthOf(line) - length) < 0.5));
  // A cut may be as long as a ruler by chance, but little ends on it.
  const rulers = spines.map((spine) => ({ spine, ticks: lines.filter((line) => isTickOf(spine, line)) }));
  const [ruler] = rulers.sort((a, b) => b.ticks.length - a.ticks.length);
  if (!ruler || ruler.ticks.length < 5) return { ticks: [], others: lines };
  return { ...ruler, others: lines.filter((line) => line !== ruler.spine && !ruler.ticks.includes(line)) };
}

function isTickOf(spine: Line, line: Line): boolean {
  return lengthOf(line) < 6 && [line.from, line.to].some((end) => isOn(end, spine));
}

function isOn(point: Point, { from, to }: Line): boolean {
  return Math.abs(distance(point, from) + distance(point, to) - distance(from, to)) < 0.001;
}

/** What is wrong with the ruler of a page and the words beside it. */
export function rulerFaults(page: SeenPage, { spine, ticks }: Ruler): string[] {
  if (!spine) return ['there is no ruler'];
  const length = lengthOf(spine);
  const whole = Math.round(length);
  const faults: string[] = [];
  if (Math.abs(length - whole) > 0.01) faults.push(`the ruler measures ${length.toFixed(3)} mm`);
  const at = ticks
    .map(({ from, to }) => distance(spine.from, isOn(from, spine) ? from : to))
    .sort((a, b) => a - b);
  const due = Array.from({ length: whole / 5 + 1 }, (_, step) => 5 * step);
  if (at.length !== due.length || due.some((place, step) => Math.abs(at[step]! - place) > EXACT))
    faults.push(`the ruler has ticks at ${at.map((place) => place.toFixed(2)).join(' ')}`);
  const words = page.texts.map(({ text }) => text).join('');
  for (const word of ['100 %', `${whole} mm`]) if (!words.includes(word)) faults.push(`nothing says ${word}`);
  return faults;
}
