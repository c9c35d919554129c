import { expect, it } from 'vitest';
import { heading, itemLabel, row, stack, text } from '../../src/documents/blocks.ts';
import type { Block, TableBlock } from '../../src/page/block.ts';
import { layBlocks, marksIn, marksOn, outline } from '../support/pages.ts';

const item = (label: string, ...body: readonly Block[]): Block =>
  row([[7, itemLabel('body', label)], ['rest', stack(body)]], { role: 'LI' }); // biome-ignore format: a pair

const paragraph = (words: string): Block => text('body', words);
const table: TableBlock = {
  kind: 'table',
  columns: [{ width: 'rest' }],
  rows: [{ cells: [{ block: paragraph('Zelle') }] }],
};

/** The structure of some blocks; all that is drawn must be in it, in the same order. */
function structureOf(...blocks: readonly Block[]): unknown {
  const { structure, pages } = layBlocks(blocks);
  expect(marksIn(structure)).toEqual(marksOn(pages));
  return outline(structure);
}

it('makes one list of items that follow each other, each with its label and its body', () => {
  expect(structureOf(paragraph('vorher'), item('1', paragraph('a'), paragraph('b')), item('2', paragraph('c')), paragraph('nachher'))).toEqual(
    ['Document', ['P', 0], ['L', ['LI', ['Lbl', 1], ['LBody', ['P', 2], ['P', 3]]], ['LI', ['Lbl', 4], ['LBody', ['P', 5]]]], ['P', 6]],
  ); // biome-ignore format: a tree
});

it('gives what stands between two items to the first of them', () => {
  expect(
    structureOf(item('1', paragraph('a')), table, paragraph('zur Tabelle'), item('2', paragraph('b'))),
  ).toEqual([
    'Document',
    [
      'L',
      ['LI', ['Lbl', 0], ['LBody', ['P', 1], ['Table', ['TR', ['TD', ['P', 2]]]], ['P', 3]]],
      ['LI', ['Lbl', 4], ['LBody', ['P', 5]]],
    ],
  ]);
});

it('begins another list behind a heading, even one inside of something', () => {
  const [first, second] = [item('1', paragraph('a')), item('1', paragraph('b'))];
  const list = (mark: number) => ['L', ['LI', ['Lbl', mark], ['LBody', ['P', mark + 1]]]];
  expect(structureOf(first, heading(1, 'title', 'Titel'), second)).toEqual(['Document', list(0), ['H1', 2], list(3)]); // biome-ignore format: a tree
  expect(structureOf(first, stack([heading(1, 'title', 'Titel')], { role: 'Sect' }), second)).toEqual(['Document', list(0), ['Sect', ['H1', 2]], list(3)]); // biome-ignore format: a tree
});

it('finds items inside of other blocks', () => {
  expect(structureOf(stack([heading(2, 'head', 'Fragen'), item('1', paragraph('a'))], { role: 'Sect' }))).toEqual(
    ['Document', ['Sect', ['H2', 0], ['L', ['LI', ['Lbl', 1], ['LBody', ['P', 2]]]]]],
  ); // biome-ignore format: a tree
});
