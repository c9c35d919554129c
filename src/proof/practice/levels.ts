import type { ConceptWord } from '../deal/concept-words.ts';
import type { ItemKind } from './items.ts';

/** How hard a sheet can be. */
export const LEVELS = [1, 2, 3] as const;

/** One of these levels. */
export type Level = (typeof LEVELS)[number];

/** A place on every sheet of a set: what is asked there, and what has to happen in it. */
export interface Slot {
  readonly kind: ItemKind;
  /** None where nothing but the highest card counts. */
  readonly shows: readonly ConceptWord[];
}

/** How many concepts and tricks sheets of the first two levels have at most; the third has more of either. */
export const LIMITS = { 1: { concepts: 6, tricks: 4 }, 2: { concepts: 9, tricks: 7 } } as const;

/** How many tricks of a protocol a mistake is looked for in. */
export const PROTOCOL = 3;

/** Tricks that a question shows, begun or finished. */
const TRICKS: Readonly<Record<ItemKind, number>> = {
  winner: 1,
  legal: 1,
  next: 1,
  points: 1,
  bid: 0,
  meld: 0,
  score: 0,
  mistake: PROTOCOL,
};

/** How many different concepts a sheet shows, and how many tricks. */
function measureOf(slots: readonly Slot[]): { readonly concepts: number; readonly tricks: number } {
  return {
    concepts: new Set(slots.flatMap(({ shows }) => shows)).size,
    tricks: slots.reduce((sum, { kind }) => sum + TRICKS[kind], 0),
  };
}

/** The level of a sheet: the lowest one whose limits hold both for its concepts and for its tricks. */
export function levelOf(slots: readonly Slot[]): Level {
  const { concepts, tricks } = measureOf(slots);
  const within = (level: 1 | 2) => concepts <= LIMITS[level].concepts && tricks <= LIMITS[level].tricks;
  return within(1) ? 1 : within(2) ? 2 : 3;
}
