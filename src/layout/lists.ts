import type { StructureNode } from '../page/page.ts';

type Child = StructureNode | number;

/** An item of a list as it was drawn, and what stands between it and the next one. */
interface Item {
  readonly drawn: StructureNode;
  readonly between: Child[];
}

/**
 * Makes lists of items, which blocks name one by one: up to a heading they are one list, and what stands between two of
 * them, as the table that a question asks about, belongs to the first.
 */
export function gatherLists(children: readonly Child[]): readonly Child[] {
  if (!children.some(isItem)) return children;
  const gathered: Child[] = [];
  let items: Item[] = [];
  const close = (): void => {
    const behind = items.at(-1)?.between.splice(0) ?? [];
    if (items.length > 0) gathered.push({ role: 'L', children: items.map(itemNode) });
    gathered.push(...behind);
    items = [];
  };
  for (const child of children) {
    if (isItem(child)) {
      items.push({ drawn: child, between: [] });
      continue;
    }
    if (holdsHeading(child)) close();
    (items.at(-1)?.between ?? gathered).push(child);
  }
  close();
  return gathered;
}

/** Its label, and a body of all the rest. */
function itemNode({ drawn, between }: Item): StructureNode {
  const isLabel = (child: Child): boolean => typeof child !== 'number' && child.role === 'Lbl';
  const body = [...drawn.children.filter((child) => !isLabel(child)), ...between];
  return { ...drawn, children: [...drawn.children.filter(isLabel), { role: 'LBody', children: body }] };
}

function isItem(child: Child): child is StructureNode {
  return typeof child !== 'number' && child.role === 'LI';
}

function holdsHeading(child: Child): boolean {
  return typeof child !== 'number' && (/^H\d$/.test(child.role) || child.children.some(holdsHeading));
}
