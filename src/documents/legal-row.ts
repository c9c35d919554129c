import type { Block } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { Primitive, Segment } from '../page/primitive.ts';
import { GREY, INK } from '../page/theme.ts';
import { picture, row, space, stack, text } from './blocks.ts';
import { PILL, wordWidth } from './card-words.ts';
import type { DocumentInput } from './input.ts';

/** A card or a bid that may be chosen or not, as it is drawn. */
export interface Choosable {
  readonly legal: boolean;
  readonly block: Block;
}

/** How things to choose from are set: the size of each, and how much lower those stand that may not be chosen. */
interface ChoiceSize {
  readonly width: Mm;
  readonly height: Mm;
  readonly drop: Mm;
  /** Height that the row takes at least, the lower ones included. */
  readonly least?: Mm;
}

/** The bar below what may be chosen, and how far it stays above the lower edge of the rest. */
const BAR: Mm = 1.1;
const ABOVE_EDGE: Mm = 0.45;

/** Room between two things, and between those that may be chosen and those that may not. */
const ITEM_GAP: Mm = 1.6;
const RUN_GAP: Mm = 3.6;

/** Size of tick and cross, and the room behind them. */
const SIGN: Mm = 2.6;
const SIGN_GAP: Mm = 0.8;

/** Things beside each other that may all be chosen, or all not. */
interface ChoiceRun {
  readonly legal: boolean;
  readonly blocks: readonly Block[];
}

/** Things to choose from in their order: those that may be chosen on a bar, the others lower; a word under each run of them. */
export function legalRow(input: DocumentInput, items: readonly Choosable[], size: ChoiceSize): Block {
  const runs = runsOf(items).map((run) => [runWidth(input, run, size.width), runOf(input, run, size)] as const); // biome-ignore format: short
  return row(runs, { gap: RUN_GAP, align: 'top' });
}

/** How wide things of a width are that are so set. */
export function legalWidth(input: DocumentInput, items: readonly Pick<Choosable, 'legal'>[], width: Mm): Mm {
  const widths = runsOf(items.map(({ legal }) => ({ legal, block: space(0) }))).map((run) => runWidth(input, run, width)); // biome-ignore format: short
  return widths.reduce((sum, one) => sum + one, RUN_GAP * (widths.length - 1));
}

function runsOf(items: readonly Choosable[]): readonly ChoiceRun[] {
  const runs: { legal: boolean; blocks: Block[] }[] = [];
  for (const { legal, block } of items) {
    const last = runs.at(-1);
    if (last?.legal === legal) last.blocks.push(block);
    else runs.push({ legal, blocks: [block] });
  }
  return runs;
}

function runWidth(input: DocumentInput, run: ChoiceRun, width: Mm): Mm {
  return Math.max(barWidth(run, width), SIGN + SIGN_GAP + wordWidth(input, wordOf(input, run)) + 0.1);
}

function barWidth({ blocks }: ChoiceRun, width: Mm): Mm {
  return blocks.length * (width + ITEM_GAP) - ITEM_GAP;
}

function wordOf({ words }: DocumentInput, { legal }: ChoiceRun): string {
  return words.text(legal ? 'may' : 'may-not');
}

function runOf(input: DocumentInput, run: ChoiceRun, { width, height, drop, least = 0 }: ChoiceSize): Block {
  const items = row([[barWidth(run, width), row(run.blocks.map((block) => [width, block] as const), { gap: ITEM_GAP })]]); // biome-ignore format: short
  const around = space(Math.max(0, least - height - drop) / 2);
  // Below something that is hardly lower, the bar lies on its edge.
  const above = Math.max(0, drop - BAR - ABOVE_EDGE);
  const under = [space(above), bar(barWidth(run, width)), space(drop - BAR - above)];
  const placed = run.legal ? [items, ...under] : [space(drop), items];
  return stack([around, ...placed, around, space(1.2), labelOf(input, run)], { align: 'center' });
}

function bar(width: Mm): Block {
  const segments: readonly Segment[] = [
    ['M', 0, BAR / 2],
    ['L', width, BAR / 2],
  ];
  return picture({ width, height: BAR }, [{ kind: 'path', segments, stroke: { color: INK, width: BAR } }]);
}

/** A tick or a cross, and the word for it. */
function labelOf(input: DocumentInput, run: ChoiceRun): Block {
  const { legal } = run;
  const word = text('label', [
    { text: wordOf(input, run), ...(legal && { weight: 'semibold', color: INK }) },
  ]);
  const parts = [[0, space(PILL)], [SIGN, picture({ width: SIGN, height: SIGN }, [signOf(legal)])], [SIGN_GAP, space(0)], ['fit', word]] as const; // biome-ignore format: short
  return row(parts, { align: 'middle' });
}

const TICK: readonly Segment[] = [
  ['M', 0.3, 1.4],
  ['L', 1, 2.1],
  ['L', 2.3, 0.5],
];
const CROSS: readonly Segment[] = [
  ['M', 0.5, 0.5],
  ['L', 2.1, 2.1],
  ['M', 2.1, 0.5],
  ['L', 0.5, 2.1],
];

function signOf(legal: boolean): Primitive {
  const [segments, color, width] = legal ? ([TICK, INK, 0.5] as const) : ([CROSS, GREY, 0.35] as const);
  return { kind: 'path', segments, stroke: { color, width, cap: 'round', join: 'round' } };
}
