import type { Block } from '../page/block.ts';
import { chunks, row, rule, stack, text } from './blocks.ts';
import { type DocumentInput, isNarrow } from './input.ts';

/** For each seat a letter, and a name or a line to write it on. */
export function nameLines(input: DocumentInput): Block {
  const { game, width, names } = input;
  const gap = 6;
  const rows = nameRows(input);
  const perRow = Math.ceil(game.seats.length / rows);
  const each = (width - gap * (perRow - 1)) / perRow;
  const lines = game.seats.map((seat, at): readonly [number, Block] => {
    const name = names?.[at];
    const behind = name === undefined ? rule('hairline') : text('body', name);
    const line = row([[5.6, text('seat', seat)], ['rest', behind]], { align: 'baseline' }); // biome-ignore format: a pair
    return [each, line];
  });
  const blocks = chunks(lines, perRow).map((line) => row(line, { gap }));
  return stack(blocks, { gap: NAME_GAP });
}

/** Rows of names: four names still leave room to write, on a narrow page two. */
function nameRows(input: DocumentInput): number {
  const { players } = input.game.rules;
  if (isNarrow(input)) return Math.ceil(players / 2);
  return players > 4 ? 2 : 1;
}

/** Room between two rows of names, and what a row takes of the page. */
const NAME_GAP = 4.6;
const NAME_ROW = 9.6;

/** Height in mm that the names of the seats need beyond one row. */
export function addedByNames(input: DocumentInput): number {
  return (nameRows(input) - 1) * NAME_ROW;
}
