import type { Block } from '../../page/block.ts';
import { from, stack, text } from '../blocks.ts';
import { counted, type DocumentInput, figure, stylesOf } from '../input.ts';
import { blocksOf } from '../rules-text/maker-blocks.ts';
import { pointsOfTricks, scoringRows } from '../rules-text/score-text.ts';
import { entriesBeside } from '../score-table/score-entries.ts';
import { amountLine, sectionHead } from './lines.ts';

/** What hands score, and what counts besides where that is told apart. */
interface Scoring {
  readonly lines: readonly Block[];
  readonly besides: readonly Block[];
}

/** What hands score: two blocks and what counts besides, or the lines of the scoring, or points by tricks. */
export function scoringSections(input: DocumentInput): Scoring {
  const marked = (blocks: readonly Block[]) => blocks.map((block) => from('scoring', block));
  const told = blocksOf(input);
  if (!told) return { lines: marked(otherLines(input)), besides: [] };
  const blocks = told.blocks.map(({ head, least, rows }) =>
    lines([
      ...blockHead(input, head, least),
      ...rows.map(({ label, amount, loss }) => amountLine(input, label, amount, loss)),
    ]),
  );
  const entries = entriesBeside(input);
  const inTurn = input.game.rules.scoring.steps.length > 1;
  const besides = [
    ...told.even.map((line) => text('note', line)),
    ...(entries.length > 0 ? [sectionHead(input.words.text('key-besides', { inTurn })), ...entries.map((one) => capitalLine(input, one))] : []),
  ]; // biome-ignore format: short
  return { lines: marked(blocks), besides: besides.length > 0 ? marked([lines(besides)]) : [] };
}

function otherLines(input: DocumentInput): readonly Block[] {
  const points = pointsOfTricks(input);
  if (!points) return [lines(scoringRows(input).map((one) => capitalLine(input, one)))];
  if (points.perTrick !== undefined)
    return [amountLine(input, input.words.text('quick-per-trick'), figure(points.perTrick))];
  return [lines(points.all.map((score, tricks) => capitalLine(input, [counted(input, 'n-tricks', tricks), figure(score)])))]; // biome-ignore format: short
}

/** Who wins and with how much, on one line if there is room. */
function blockHead(input: DocumentInput, head: string, least: string): readonly Block[] {
  const { note, label } = stylesOf(input);
  const needed = input.measure.width(head, { ...note, weight: 'semibold' }) + input.measure.width(least, label) + HEAD_GAP; // biome-ignore format: short
  return needed > input.width ? [sectionHead(head), text('label', least)] : [sectionHead(head, text('label', least, 'right'))]; // biome-ignore format: short
}

/** Least room between the two. */
const HEAD_GAP = 2;

function lines(blocks: readonly Block[]): Block {
  return stack(blocks, { gap: 0.2 });
}

function capitalLine(input: DocumentInput, [label, amount]: readonly [string, string]): Block {
  const words = label.charAt(0).toUpperCase() + label.slice(1);
  return amount === '' ? text('note', words) : amountLine(input, words, amount);
}
