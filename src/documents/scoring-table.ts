import type { Block } from '../page/block.ts';
import { text } from './blocks.ts';
import { type DocumentInput, figure } from './input.ts';
import { largestTable, pointsByTricks } from './trick-scoring.ts';
import { headRow } from './trick-table.ts';

/** Points by number of tricks, for a scoring that is not a fixed number a trick. */
export function scoringTable(input: DocumentInput): Block {
  const points = pointsByTricks(largestTable(input.game));
  const { words } = input;
  const rows = points.map((score, tricks) => ({
    height: 6,
    below: 'hairline' as const,
    cells: [
      { block: text('small', String(tricks)), header: 'Row' as const },
      { block: text('small', figure(score)) },
    ],
  }));
  const head = headRow([{ fixed: words.text('tricks') }, { fixed: words.text('points') }], 'head');
  return { kind: 'table', columns: [{ width: 22 }, { width: 22 }], rows: [head, ...rows] };
}
