import type { Deck } from '../cards/deck.ts';
import { contrastOnWhite } from '../page/color.ts';

/** Contrast that small signs and words need on white. */
const LEAST_CONTRAST = 4.5;

/** Whether the colour of some suit is too pale for small figures and signs. */
export function hasFaintSuit({ suits }: Deck): boolean {
  return suits.some(({ color }) => contrastOnWhite(color) < LEAST_CONTRAST);
}
