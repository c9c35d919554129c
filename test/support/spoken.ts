import type { PrintDocument, StructureNode } from '../../src/page/page.ts';

/** All nodes of a structure, in reading order. */
export function nodesIn(node: StructureNode): readonly StructureNode[] {
  return [node, ...node.children.flatMap((child) => (typeof child === 'number' ? [] : nodesIn(child)))];
}

/** What a node says: the text of its marks, and the words of the figures between. */
export function wordsOf(document: PrintDocument, node: StructureNode): string {
  const items = document.pages.flatMap((page) => page.items);
  const said = node.children.map((child) => {
    if (typeof child !== 'number') return child.alt ?? child.words ?? wordsOf(document, child);
    const content = items.find(({ mark }) => mark === child)?.content ?? [];
    return content.flatMap((one) => (one.kind === 'text' ? [one.text] : [])).join('');
  });
  return said.join('').replaceAll('\u00ad', '');
}
