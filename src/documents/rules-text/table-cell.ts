import type { TableCell } from '../../page/block.ts';
import { space, stack, text } from '../blocks.ts';
import { middle } from '../trick-table.ts';

/** Room above and below the words of a cell. */
const EDGE = 0.7;

/** Words in a table of the running text, as many lines as they take. */
export function tableCell(words: string): TableCell {
  return middle(stack([space(EDGE), text('small', words), space(EDGE)]));
}
