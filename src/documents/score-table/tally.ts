import type { Block, FrameBlock } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { blank, row, rule, space, stack, text } from '../blocks.ts';
import { type DocumentInput, figure } from '../input.ts';
import type { FilledMatch } from './filled.ts';
import { keyHead, upper } from './key.ts';
import type { ScorePlan } from './plan.ts';

/** Size of the boxes to tick, and the room between them. */
const BOX: Mm = 8.2;
const GAP: Mm = 1.4;
const APART: Mm = 6;

/** As many greater units as an evening needs, and as many plain ones. */
const GREATER = 3;
const PLAIN = 10;

/** Boxes for what is counted beyond points, a row for each side; circles for the unit of which several make the next one. */
export function tallyBlock(
  input: DocumentInput,
  plan: ScorePlan,
  note: string,
  width: Mm,
  filled?: FilledMatch,
): Block {
  const { language, game } = input;
  const { units } = game.rules.match;
  const beside = width >= 150;
  const boxed = LABEL + widthOfBoxes(units[1]?.per);
  const words = Math.max(LEAST_WORDS, width - boxed - 8);
  const room = (beside ? width - words - 8 : width) - LABEL;
  const title = keyHead(upper(input.words.list(units.map(({ name }) => name[language]))));
  const said = stack([title, text('label', note)], { gap: 0.6 });
  const boxes = stack([boxRows(input, plan, room, filled), ...counted(input, plan, room, filled)], {
    gap: GAP,
  });
  const parts: readonly Block[] = beside
    ? [row([[words, said], ['rest', boxes]], { gap: 8 })] // biome-ignore format: a pair
    : [said, space(1.6), boxes];
  return stack([rule('hairline'), space(2.2), ...parts]);
}

/** What the sentences have at least beside the boxes. */
const LEAST_WORDS: Mm = 46;

/** What all boxes of a side take. */
function widthOfBoxes(per: number | undefined): Mm {
  if (per === undefined) return PLAIN * (BOX + GAP) - GAP;
  return GREATER * (per * (BOX + GAP) + BOX + APART) - APART;
}

/** Room for the letters of a side before its boxes. */
const LABEL: Mm = 20;

function boxRows(input: DocumentInput, plan: ScorePlan, room: Mm, filled: FilledMatch | undefined): Block {
  const { language, game } = input;
  const [first, second] = game.rules.match.units;
  const lines = plan.sides.map(({ label }, side) =>
    boxLine(input, label, room, filled?.units.map((counts) => counts[side] ?? 0) ?? []),
  );
  if (!first || !second) return stack(lines, { gap: GAP });
  const { count } = greaterUnits(second.per, room);
  const width = second.per * (BOX + GAP) - GAP;
  const heads = Array.from({ length: count }, (_, at) => [
    ...(at === 0 ? [] : [[APART, space(0)] as const]),
    [width, text('label', first.name[language], 'center')] as const,
    [GAP + BOX, text('label', second.name[language], 'center')] as const,
  ]).flat();
  return stack([row([[LABEL, space(0)], ...heads], { gap: 0 }), ...lines], { gap: GAP }); // biome-ignore format: a pair
}

/** Units beyond the second, and those of which more were won than there are boxes: a number for each side. */
function counted(
  input: DocumentInput,
  plan: ScorePlan,
  room: Mm,
  filled: FilledMatch | undefined,
): readonly Block[] {
  const { units } = input.game.rules.match;
  const most = (unit: number) => Math.max(0, ...(filled?.units[unit] ?? []));
  const isFull =
    units.length > 1 ? most(1) > greaterUnits(units[1]!.per, room).count - 1 : most(0) > plainUnits(room);
  return units.flatMap(({ name }, unit) => {
    return unit < 2 && !isFull ? [] : [countLine(plan, name[input.language], filled?.units[unit])];
  });
}

function countLine({ sides }: ScorePlan, name: string, counts: readonly number[] | undefined): Block {
  const parts = sides.flatMap(({ label }, side) => {
    const count = counts && text('value', figure(counts[side] ?? 0), 'center');
    return [['fit', text('label', label)] as const, ['fit', { ...blank(BOX, BOX, 'card'), ...(count && { child: count }) }] as const]; // biome-ignore format: a pair
  });
  return row([[LABEL, text('label', name)], ...parts], { gap: GAP * 2, align: 'middle' });
}

/** Boxes that have room where there is one unit only. */
function plainUnits(room: Mm): number {
  return Math.max(1, Math.min(PLAIN, Math.floor((room + GAP) / (BOX + GAP))));
}

function greaterUnits(per: number, room: Mm): { readonly count: number } {
  const each = per * (BOX + GAP) + BOX + APART;
  return { count: Math.max(1, Math.min(GREATER, Math.floor((room + APART) / each))) };
}

/** The boxes of a side, so many of each unit crossed. */
function boxLine(input: DocumentInput, label: string, room: Mm, counts: readonly number[]): Block {
  const [small = 0, great = 0] = counts;
  const [, second] = input.game.rules.match.units;
  const letters = [LABEL, text('seat', label)] as const;
  if (!second) {
    const boxes = Array.from(
      { length: plainUnits(room) },
      (_, at) => ['fit', marked(blank(BOX, BOX, 'card'), at < small)] as const,
    );
    return row([letters, ['rest', row(boxes, { gap: GAP })]], { align: 'middle' }); // biome-ignore format: a pair
  }
  const groups = Array.from({ length: greaterUnits(second.per, room).count }, (_, at) =>
    group(second.per, at === great ? small : 0, at < great),
  );
  return row([letters, ['rest', row(groups.map((one) => ['fit', one] as const), { gap: APART })]], { align: 'middle' }); // biome-ignore format: a pair
}

/** Circles for the smaller unit, then the box for the greater one that they make. */
function group(per: number, crossed: number, full: boolean): Block {
  const circles = Array.from({ length: per }, (_, at) => ['fit', marked(circle(), at < crossed)] as const);
  return row([...circles, ['fit', marked(blank(BOX, BOX, 'card'), full)]], { gap: GAP });
}

/** A box with a cross in it, or empty. */
function marked(box: FrameBlock, crossed: boolean): FrameBlock {
  return crossed ? { ...box, child: text('value', '×', 'center') } : box;
}

function circle(): FrameBlock {
  return { kind: 'frame', width: BOX, height: BOX, padding: { x: 0, y: 0 }, radius: BOX / 2, line: 'card' };
}

/** Places for the first unit of a small sheet, where no greater unit says how many are needed. */
const FEW = 3;

/** Circles or boxes for the first unit alone, all sides in a line. */
export function smallTally(input: DocumentInput, { sides }: ScorePlan): Block {
  const { language, game } = input;
  const [first, second] = game.rules.match.units;
  const marks = () =>
    second ? Array.from({ length: second.per }, () => circle()) : Array.from({ length: FEW }, () => blank(BOX, BOX, 'card')); // biome-ignore format: a pair
  const parts = sides.flatMap(({ label }) => [
    ['fit', text('label', `${label}\u00a0`)] as const,
    ...marks().map((mark) => ['fit', mark] as const),
    ['fit', space(0)] as const,
  ]);
  const name = ['fit', text('seat', `${first?.name[language] ?? ''}\u00a0`)] as const;
  return row([name, ...parts], { gap: GAP, align: 'middle' });
}
