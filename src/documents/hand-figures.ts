import type { Block } from '../page/block.ts';
import type { HandTrace } from '../proof/trace.ts';
import { chunks, EMPTY, row, space, stack, text } from './blocks.ts';
import { type BoxPart, boxRoom } from './example-box.ts';
import { handSetting } from './hand-setting.ts';
import { type DocumentInput, type HandInput, isNarrow, ofHand } from './input.ts';
import { questionFigure } from './question-figure.ts';
import { forbids } from './taught-examples.ts';
import { trickFigure } from './trick-figure.ts';
import { wordMelds } from './wording.ts';

/** A figure with the words at the head of its box. */
export interface ExampleFigure extends BoxPart {
  /** Id of the example. */
  readonly id: string;
  readonly topic: string;
  /** Whether something is claimed of it and was checked. */
  readonly checked: boolean;
  /** Goes on with the example of the figure before. */
  readonly continues?: boolean;
}

/** A figure under what is settled about its hand and the author's own words. */
export function framed(
  input: DocumentInput,
  hand: HandTrace,
  draw: (input: HandInput, hand: HandTrace) => BoxPart,
): ExampleFigure {
  const own = ofHand(input, hand);
  const { wide, block } = draw(own, hand);
  const topic = hand.title[input.language];
  return {
    id: hand.id,
    wide,
    topic,
    checked: hand.claims > 0,
    block: stack([...aboutHand(own, hand), block]),
  };
}

/** What stands above the figure of a hand: its setting, and what the author says. */
export function aboutHand(input: HandInput, hand: HandTrace): readonly Block[] {
  const setting = handSetting(input, hand);
  const own = hand.text?.[input.language];
  return [
    ...(setting === '' ? [] : [text('label', setting), space(ABOUT_GAP)]),
    ...(own === undefined ? [] : [text('small', [{ text: own }]), space(ABOUT_GAP)]),
  ];
}

/** Room below the words above a figure. */
export const ABOUT_GAP = 2.2;

/** Which figures of an example are drawn: all, those that tell most, or the others. */
type Share = 'all' | 'telling' | 'others';

/** A moment of choice for each question, and each finished trick: one by itself, or several in few boxes. */
export function fragmentFigures(
  input: DocumentInput,
  hand: HandTrace,
  share: Share = 'all',
): readonly ExampleFigure[] {
  const own = ofHand(input, hand);
  const parts = partsOf(own, hand)
    .filter(({ telling }) => share === 'all' || telling === (share === 'telling'))
    .map(({ part }) => part);
  const [first, ...others] = parts;
  if (!first) return [];
  const begun = share === 'others';
  const topic = hand.title[input.language];
  if (others.length === 0)
    return [{ ...framed(input, hand, () => first), ...(begun && { continues: true }) }];
  const rows = arrangeParts(input, parts);
  const most = IN_BOX[isNarrow(input) ? 'narrow' : 'usual'];
  return chunks(rows, most).map((inBox, at) => {
    const block = stack(inBox.map((one) => one.block), { gap: PART_GAP }); // biome-ignore format: short
    if (at === 0) return { ...framed(input, hand, () => ({ wide: true, block })), ...(begun && { continues: true }) }; // biome-ignore format: short
    const wide = inBox.length > 1 || inBox.some((one) => one.wide);
    return { id: hand.id, wide, topic, checked: hand.claims > 0, block, continues: true };
  });
}

/** A figure of an example, and whether it is one of those that tell most. */
interface FragmentPart {
  readonly part: BoxPart;
  readonly telling: boolean;
}

/** In the order in which they were asked and played; one question that forbids a card and one trick, best one that a trump wins, tell most. */
function partsOf(own: HandInput, hand: HandTrace): readonly FragmentPart[] {
  const won = hand.tricks.filter(({ winner }) => winner !== undefined);
  const trick = won.find(({ reason, ledSuit }) => reason?.suit !== ledSuit) ?? won[0];
  const forbidding = hand.questions.find(forbids);
  const question = forbidding ?? (trick ? undefined : hand.questions[0]);
  return [
    ...hand.questions.map((one) => ({ part: questionFigure(own, one), telling: one === question })),
    ...won.map((one) => {
      const melds = wordMelds(own, hand, hand.tricks.indexOf(one));
      const { wide, block } = trickFigure(own, one);
      const part = { wide, block: melds === '' ? block : stack([block, text('small', melds)]) };
      return { part, telling: one === trick };
    }),
  ];
}

/** Rows of figures in one box; more would not leave pages full, and in the end not fit one. */
const IN_BOX = { usual: 2, narrow: 1 } as const;

/** Room between the figures of one box. */
const PART_GAP = 6;

/** The figures of one box, two halves side by side where they meet. */
function arrangeParts(input: DocumentInput, parts: readonly BoxPart[]): readonly BoxPart[] {
  if (isNarrow(input)) return parts.map((part) => ({ ...part, wide: true }));
  const half = boxRoom(input, false);
  const rows: BoxPart[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = parts.slice(at, at + 2);
    if (part && next && !part.wide && !next.wide) {
      const block = row([[half, part.block], ['rest', EMPTY], [half, next.block]]); // biome-ignore format: a pair
      rows.push({ wide: true, block });
      at += 1;
    } else if (part) rows.push(part);
  }
  return rows;
}

/** The same figures, so ordered that a half one is followed by the next half one. */
export function pairHalves(figures: readonly ExampleFigure[]): readonly ExampleFigure[] {
  const left = [...figures];
  const ordered: ExampleFigure[] = [];
  for (let figure = left.shift(); figure; figure = left.shift()) {
    ordered.push(figure);
    const partner = figure.wide ? -1 : left.findIndex(({ wide, continues }) => !wide && !continues);
    if (partner >= 0) ordered.push(...left.splice(partner, 1));
  }
  return ordered;
}
