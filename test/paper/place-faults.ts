import type { Matrix, Rect } from '../../src/page/geometry.ts';
import { type Combination, whole } from './combination.ts';
import { around, cornersOf, depthOf, EXACT, inkOfLine, type Line, roomIn, through } from './plane.ts';
import type { Ruler } from './ruler-faults.ts';
import type { SeenPage } from './seen-page.ts';

/** How exactly places are read from a file, mm. */
const READ = 0.005;

/** Something on paper with a name for findings. */
interface Placed {
  readonly name: string;
  readonly ink: Rect;
}

/** What lies on a page besides cards: lines one by one, texts one by one. */
function marginal({ texts, areas, folds }: SeenPage, { spine, ticks, others }: Ruler): readonly Placed[] {
  const lines = (name: string, all: readonly Line[]) => all.map((line) => ({ name, ink: inkOfLine(line) }));
  return [
    ...texts.map(({ text, ink }) => ({ name: `“${text}”`, ink })),
    ...areas.map((ink) => ({ name: 'an area', ink })),
    ...lines('the fold', folds),
    ...lines('the ruler', spine ? [spine, ...ticks] : []),
    ...lines('a mark', others),
  ];
}

/** What lies within a trim that is none of its card's, and texts that lie on anything else. */
export function foreignFaults(page: SeenPage, ruler: Ruler): string[] {
  const things = marginal(page, ruler);
  const cards = [...page.fronts, ...page.backs];
  const inside = things.flatMap(({ name, ink }) =>
    cards
      .filter(({ trim }) => reachesInto(ink, trim))
      .map(({ number }) => `${name} lies within the trim of card ${number}`),
  );
  const onInk = things
    .filter(({ name }) => name.startsWith('“'))
    .flatMap(({ name, ink }) =>
      cards
        .filter((card) => depthOf(ink, card.ink) > EXACT)
        .map(({ number }) => `${name} lies on card ${number}`),
    );
  const texts = things.filter(({ name }) => name.startsWith('“'));
  const onText = texts.flatMap((text, at) =>
    [...texts.slice(at + 1), ...things.filter((thing) => !texts.includes(thing))]
      .filter((other) => depthOf(text.ink, other.ink) > (texts.includes(other) ? 0.15 : 0))
      .map((other) => `${text.name} and ${other.name} overlap`),
  );
  return [...inside, ...onInk, ...onText];
}

/** A line along an edge covers half of its width of the card. */
function reachesInto(ink: Rect, trim: Rect): boolean {
  return depthOf(ink, trim) > 0.1;
}

/**
 * What of a page the printer cannot print, or would be printed beyond the paper, and whether something is so near that it may
 * be warned of; bleed and lines across the page aside.
 */
export function unprintable(
  combination: Combination,
  page: SeenPage,
  ruler: Ruler,
  printed: Matrix,
): { readonly cut: string[]; readonly lost: string[]; readonly tight: boolean } {
  const { marks, unprintable: blank } = whole(combination);
  const sheet = { x: 0, y: 0, ...combination.paper };
  const runsAcross = (name: string) => name === 'the fold' || (name === 'a mark' && marks === 'lines');
  const things = marginal(page, ruler).filter(({ name }) => !runsAcross(name));
  const cards = [...page.fronts, ...page.backs].map(({ number, trim }) => ({
    name: `card ${number}`,
    ink: trim,
  }));
  const room = [...things, ...cards].map(({ name, ink }) => ({
    name,
    room: roomIn(around(cornersOf(ink).map((corner) => through(printed, corner))), sheet),
  }));
  return {
    cut: room
      .filter((one) => one.room < -EXACT && one.name !== 'card 0')
      .map(({ name }) => `${name} is beyond the paper`),
    lost: room
      .filter((one) => one.room < blank - EXACT)
      .map(({ name, room: left }) => `${name} at ${left.toFixed(2)} mm`),
    tight: room.some((one) => one.room < blank - READ),
  };
}
