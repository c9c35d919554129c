import type { Mm } from '../../page/geometry.ts';
import { type DocumentInput, stylesOf } from '../input.ts';

/** What the names of pupils take at most, and at least if they stand there at all. */
const NAME = { least: 16, most: 40 } as const;

/** Width of the column of names; 0 where answers leave no room for it. */
export function nameWidth(input: DocumentInput, pupils: readonly string[], room: Mm): Mm {
  const { label } = stylesOf(input);
  const longest = Math.max(...pupils.map((name) => input.measure.width(name, label)));
  const width = Math.min(longest, NAME.most, room);
  return width < Math.min(longest, NAME.least) ? 0 : width;
}

/** A name, or as much of it as there is room for. */
export function cutName(input: DocumentInput, name: string, room: Mm): string {
  const { label } = stylesOf(input);
  const fits = (some: string) => input.measure.width(some, label) <= room;
  if (fits(name)) return name;
  const letters = [...name];
  const count =
    letters.findLastIndex((_, at) =>
      fits(
        `${letters
          .slice(0, at + 1)
          .join('')
          .trimEnd()}…`,
      ),
    ) + 1;
  return `${letters.slice(0, count).join('').trimEnd()}…`;
}
