import type { CardIndex } from '../engine/rules.ts';
import type { Block } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { Primitive, Segment } from '../page/primitive.ts';
import { GREY, INK } from '../page/theme.ts';
import type { QuestionTrace } from '../proof/trace.ts';
import { chunks, picture, row, space, stack, text } from './blocks.ts';
import { cardHeight, cardPicture } from './card-picture.ts';
import { PILL, wordWidth } from './card-words.ts';
import { cardName, type DocumentInput } from './input.ts';

/** How much lower a card stands that may not be played. */
export const DROP: Mm = 3.2;

/** The bar below cards that may be played, and how far it stays above the lower edge of the others. */
const BAR: Mm = 1.1;
const ABOVE_EDGE: Mm = 0.45;

/** Room between two cards, and between those that may be played and those that may not. */
const CARD_GAP: Mm = 1.6;
const RUN_GAP: Mm = 3.6;

/** Size of tick and cross, and the room behind them. */
const SIGN: Mm = 2.6;
const SIGN_GAP: Mm = 0.8;

/** Cards beside each other that may all be played, or all not. */
interface CardRun {
  readonly legal: boolean;
  readonly cards: readonly CardIndex[];
}

/** Room across and from top to bottom, and the width of a card. */
interface HeldRoom {
  readonly room: Mm;
  readonly card: Mm;
  /** Height that the cards take at least, those that stand lower included. */
  readonly height: Mm;
}

/** The cards of a hand in their order: those that may be played on a bar, the others lower with a dashed edge; in as many rows as it takes. */
export function legalCards(input: DocumentInput, question: QuestionTrace, held: HeldRoom): Block {
  const { holding } = question;
  const split = (rows: number) => chunks(holding, Math.ceil(holding.length / rows));
  let rows = 1;
  while (rows < holding.length && split(rows).some((cards) => heldWidth(input, question, cards, held.card) > held.room)) rows += 1; // biome-ignore format: short
  const lines = split(rows);
  const height = rows === 1 ? held.height : cardHeight(input, held.card) + DROP;
  return stack(lines.map((cards) => lineOf(input, question, cards, { ...held, height })), { gap: 1.2 }); // biome-ignore format: short
}

/** How wide some cards of a hand are that are so set. */
export function heldWidth(
  input: DocumentInput,
  question: QuestionTrace,
  cards: readonly CardIndex[],
  card: Mm,
): Mm {
  const widths = runsOf(question, cards).map((run) => runWidth(input, run, card));
  return widths.reduce((sum, width) => sum + width, RUN_GAP * (widths.length - 1));
}

function runsOf({ choice }: QuestionTrace, cards: readonly CardIndex[]): readonly CardRun[] {
  const runs: { legal: boolean; cards: CardIndex[] }[] = [];
  for (const card of cards) {
    const legal = choice.allowed.includes(card);
    const last = runs.at(-1);
    if (last?.legal === legal) last.cards.push(card);
    else runs.push({ legal, cards: [card] });
  }
  return runs;
}

function runWidth(input: DocumentInput, run: CardRun, card: Mm): Mm {
  return Math.max(barWidth(run, card), SIGN + SIGN_GAP + wordWidth(input, wordOf(input, run)) + 0.1);
}

function barWidth({ cards }: CardRun, card: Mm): Mm {
  return cards.length * (card + CARD_GAP) - CARD_GAP;
}

function wordOf({ words }: DocumentInput, { legal }: CardRun): string {
  return words.text(legal ? 'may' : 'may-not');
}

function lineOf(
  input: DocumentInput,
  question: QuestionTrace,
  cards: readonly CardIndex[],
  held: HeldRoom,
): Block {
  const runs = runsOf(question, cards).map((run) => {
    return [runWidth(input, run, held.card), runOf(input, run, held)] as const;
  });
  return row(runs, { gap: RUN_GAP, align: 'top' });
}

function runOf(input: DocumentInput, run: CardRun, { card, height }: HeldRoom): Block {
  const { legal } = run;
  const drawn = run.cards.map((index) => {
    const alt = input.words.text(legal ? 'alt-legal' : 'alt-illegal', { card: cardName(input, index) });
    return [card, cardPicture(input, index, { width: card, dashed: !legal, alt })] as const;
  });
  const cards = row([[barWidth(run, card), row(drawn, { gap: CARD_GAP })]]);
  const around = space((height - cardHeight(input, card) - DROP) / 2);
  const under = [space(DROP - BAR - ABOVE_EDGE), bar(barWidth(run, card)), space(ABOVE_EDGE)];
  const placed = legal ? [cards, ...under] : [space(DROP), cards];
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
function labelOf(input: DocumentInput, run: CardRun): Block {
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
