import { type Combination, whole } from './combination.ts';
import { TITLE } from './marked-deck.ts';
import type { SeenPage } from './seen-page.ts';

/** What the margins of a sheet do not say in German and ought to: the deck, which sheet of how many, how to turn it, what was moved. */
export function labelFaults(
  combination: Combination,
  page: SeenPage,
  side: 'front' | 'back',
  sheet: string,
): string[] {
  const { backs, order, backOffset } = whole(combination);
  const words = page.texts.map(({ text }) => text).join(' ');
  const due: (string | RegExp)[] = [TITLE, sheet];
  if (backs === 'fold') due.push(/falt|falz/i);
  else if (backs !== 'none' && backs !== 'separate' && order === 'interleaved') {
    due.push(backs === 'duplex-long' ? /lange/ : /kurze/);
  }
  if (side === 'back') {
    const { x, y, angle } = backOffset;
    due.push(...[x, y, angle].filter((moved) => moved !== 0).map(germanNumber));
  }
  return due
    .filter((one) => (typeof one === 'string' ? !words.includes(one) : !one.test(words)))
    .map((one) => `the ${side} does not say ${one}`);
}

/** A number as it is written in German, whatever sign stands for less than nothing. */
function germanNumber(value: number): string {
  return String(Math.abs(value)).replace('.', ',');
}
