import { below, type RandomBits } from '../cards/random.ts';
import type { Slots } from './obligations/obligation.ts';

/** By eight bits and a number of them: the place of the bit with so many set bits below it; 8 places for each eight. */
const PLACES = Uint8Array.from({ length: 256 * 8 }, (_, index) => {
  const places = [0, 1, 2, 3, 4, 5, 6, 7].filter((place) => (index >> 3) & (1 << place));
  return places[index & 7] ?? 0;
});

/** One of these slots, all alike in chance; there is at least one. No branch depends on which, as nobody could foresee it. */
export function drawSlot(slots: Slots, bits: RandomBits): number {
  if ((slots & (slots - 1)) === 0) return 31 - Math.clz32(slots);
  const pairs = slots - ((slots >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  // In each eight bits the number of slots there and below.
  const upTo = Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101);
  const left = below(bits(), upTo >>> 24);
  const past =
    isPast(upTo & 0xff, left) + isPast((upTo >>> 8) & 0xff, left) + isPast((upTo >>> 16) & 0xff, left);
  const from = past * 8;
  const under = ((upTo << 8) >>> from) & 0xff;
  return from + PLACES[(((slots >>> from) & 0xff) << 3) | (left - under)]!;
}

/** 1 if `count` slots are passed over before the slot with `left` others below it, else 0. */
function isPast(count: number, left: number): number {
  return (count - 1 - left) >>> 31;
}
