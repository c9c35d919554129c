import type { SuitIndex } from '../../engine/rules.ts';
import type { Block, Run } from '../../page/block.ts';
import { MM_PER_PT, type Mm } from '../../page/geometry.ts';
import { from, row, stack, text } from '../blocks.ts';
import { type DocumentInput, stylesOf, suitName } from '../input.ts';
import { quiet } from '../match-box.ts';
import { suitSymbol } from '../suit-symbols.ts';

/** A word or sign to ring. */
export interface Choice {
  readonly runs: readonly Run[];
  readonly width: Mm;
  readonly ringed: boolean;
}

/** Room beside a word within its ring, and the height of a ring above the words. */
const BESIDE: Mm = 1.7;
const ABOVE: Mm = 0.7;

/** Size of a suit's sign to ring. */
const SIGN: Mm = 3.5;

/** Words to ring, those of the answer ringed. */
export function wordChoices(
  input: DocumentInput,
  words: readonly string[],
  ringed: (at: number) => boolean = () => false,
): readonly Choice[] {
  const { small } = stylesOf(input);
  return words.map((word, at) => {
    const width = input.measure.width(word, { ...small, weight: 'semibold' }) + 2 * BESIDE;
    const runs = ringed(at) ? [{ text: word, weight: 'semibold' as const }] : [quiet(word)];
    return { runs, width, ringed: ringed(at) };
  });
}

/** The suits to ring, by their signs; undefined is the word for no trump suit. */
export function suitChoices(
  input: DocumentInput,
  suits: readonly (SuitIndex | undefined)[],
): readonly Choice[] {
  return suits.flatMap((suit) => {
    if (suit === undefined) return wordChoices(input, [input.words.text('without')]);
    const sign: Run = { symbol: suitSymbol(suit, 'outline'), height: SIGN, alt: suitName(input, suit) };
    return [{ runs: [sign], width: SIGN + 2 * BESIDE, ringed: false }];
  });
}

/** Choices in as many lines as the room asks for, in the middle of their room or at its left. */
export function choiceLines(
  input: DocumentInput,
  choices: readonly Choice[],
  room: Mm,
  align: 'left' | 'center' = 'center',
): Block {
  const lines = inLines(choices, room, 0);
  return stack(lines.map((line) => row(line.map((choice) => [choice.width, choiceBlock(input, choice, align)])))); // biome-ignore format: short
}

function choiceBlock(
  input: DocumentInput,
  { runs, ringed }: Choice,
  align: 'left' | 'center' = 'center',
): Block {
  const child = text('small', runs, ringed ? 'center' : align);
  const height = choiceHeight(input);
  if (ringed) return { kind: 'frame', child, height, padding: { x: 0, y: 0 }, radius: height / 2, line: 'head' }; // biome-ignore format: short
  return row([[0, { kind: 'space', height }], ['rest', child]], { align: 'middle' }); // biome-ignore format: a pair
}

/** A label with what to ring behind it. */
export interface Labelled {
  readonly label: string;
  /** The key of the rules that it is for. */
  readonly from: string;
  readonly choices: readonly Choice[];
}

/** Room behind a label, and between two labelled choices. */
const BEHIND: Mm = 1.6;
const BETWEEN: Mm = 5;

/** Labels with their choices side by side, in as many lines as the room asks for. */
export function labelledLines(input: DocumentInput, items: readonly Labelled[], room: Mm): Block {
  const lines = inLines(sized(input, items), room, BETWEEN).map((line) => {
    const blocks = line.map(({ label, choices, words, width, from: origin }): readonly [Mm, Block] => {
      const parts = choices.map((choice) => [choice.width, choiceBlock(input, choice)] as const);
      return [width, from(origin, row([[words, text('label', label)], ...parts], { align: 'middle' }))];
    });
    return row(blocks, { gap: BETWEEN, align: 'middle' });
  });
  return stack(lines);
}

/** How high they stand. */
export function labelledHeight(input: DocumentInput, items: readonly Labelled[], room: Mm): Mm {
  return inLines(sized(input, items), room, BETWEEN).length * choiceHeight(input);
}

function sized(input: DocumentInput, items: readonly Labelled[]) {
  const { label: face } = stylesOf(input);
  return items.map((item) => {
    const words = input.measure.width(item.label, face) + BEHIND;
    return { ...item, words, width: item.choices.reduce((sum, choice) => sum + choice.width, words) };
  });
}

function choiceHeight(input: DocumentInput): Mm {
  return stylesOf(input).small.leading * MM_PER_PT + 2 * ABOVE;
}

/** Widths that were made to fill their room come out of sums as a hair more. */
const TOLERANCE: Mm = 0.01;

function inLines<T extends { readonly width: Mm }>(
  items: readonly T[],
  room: Mm,
  gap: Mm,
): readonly (readonly T[])[] {
  const lines: T[][] = [];
  let left = room;
  for (const item of items) {
    if (lines.length === 0 || item.width > left + TOLERANCE) {
      lines.push([]);
      left = room;
    }
    lines.at(-1)?.push(item);
    left -= item.width + gap;
  }
  return lines;
}
