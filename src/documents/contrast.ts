import type { Deck } from '../cards/deck.ts';
import type { Color } from '../page/primitive.ts';

/** Contrast that small signs and words need on white. */
const LEAST_CONTRAST = 4.5;

/** Whether the colour of some suit is too pale for small figures and signs. */
export function hasFaintSuit({ suits }: Deck): boolean {
  return suits.some(({ color }) => contrastOnWhite(color) < LEAST_CONTRAST);
}

/** How much a colour stands out on white, from 1 to 21, as WCAG reckons it. */
function contrastOnWhite(color: Color): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
