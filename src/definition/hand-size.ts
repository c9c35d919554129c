import { counted } from '../diagnostics/words.ts';
import type { HandInput } from './example-schema.ts';
import type { HandExample, Path } from './game.ts';
import type { Table } from './table.ts';

type Parts = { readonly [Key in 'hand' | 'tricks' | 'won' | 'bids']?: HandInput[Key] | undefined };

/** Which hand of the match an example is, from 0, and its size; the size is undefined where the deal has a fault. */
interface HandPlace {
  readonly number: number;
  readonly size: number | undefined;
}

/** The hand that is named, or the first whose size fits the example. */
export function findHand(parts: Parts, hands: HandExample['hands'], path: Path, table: Table): HandPlace {
  const { sizes, findings } = table;
  if (parts.hand !== undefined) {
    const most = table.hands;
    if (most !== undefined && parts.hand > most) {
      const message = `there is no hand ${parts.hand}`;
      const why = `a match has ${counted(most, 'hand')}`;
      findings.report('E0234', [...path, 'hand'], message, { why, help: `write a number from 1 to ${most}` });
    }
    return { number: parts.hand - 1, size: sizes && (sizes[parts.hand - 1] ?? sizes.at(-1)) };
  }
  if (sizes === undefined) return { number: 0, size: undefined };
  const fitting = sizes.findIndex((size) => fits(size, parts, hands));
  const number = fitting < 0 ? sizes.indexOf(Math.max(...sizes)) : fitting;
  return { number, size: sizes[number]! };
}

function fits(
  size: number,
  { tricks = [], won = {}, bids = {} }: Parts,
  hands: HandExample['hands'],
): boolean {
  const counts = hands.flatMap((hand) => (hand === undefined ? [] : [hand.length]));
  const whole = counts.length > 0 && counts.length === hands.length;
  if (whole && counts.some((count) => count !== size)) return false;
  const sum = Object.values(won).reduce((total, tricksWon) => total + tricksWon, 0);
  if (Object.keys(won).length > 0 && sum !== size) return false;
  return Math.max(...counts, tricks.length, ...Object.values(bids)) <= size;
}

/** Whether what is shown begins with the first trick of a hand: no hand is given that is smaller than dealt. */
export function beginsHand(hands: HandExample['hands'], size: number): boolean {
  return hands.every((hand) => hand === undefined || hand.length >= size);
}

/** Reports hands that are larger than those dealt, and hands of different sizes; equal ones that are smaller are the end of a hand. */
export function checkSizes(
  hands: HandExample['hands'],
  size: number,
  path: Path,
  { seats, sizes = [], findings }: Table,
): void {
  const longest = Math.max(0, ...hands.map((hand) => hand?.length ?? 0));
  const why =
    sizes.length > 1 ? 'no hand of the schedule fits all of it' : `\`deal: {cards: ${size}}\` says so`;
  hands.forEach((hand, seat) => {
    if (hand === undefined) return;
    const [name, own] = [seats![seat]!, hand.length];
    const report = (message: string, because: string, help: string) =>
      findings.report('E0213', [...path, name], message, { why: because, help });
    const add = 'add the missing cards, or leave out the hands that do not matter';
    if (own > size)
      report(`${name} has a hand of ${own}, but a hand of ${size} is dealt`, why, 'leave cards out');
    else if (own < longest && longest <= size) {
      const whose = seats![hands.findIndex((other) => other?.length === longest)]!;
      const message = `${name} has a hand of ${own}, but ${whose} has one of ${longest}`;
      report(message, 'before the first trick of an example all hands are equally large', add);
    }
  });
}
