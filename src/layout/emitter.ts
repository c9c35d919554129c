import type { Mm } from '../page/geometry.ts';
import type { Origins } from '../page/origin.ts';
import type { Item, StructureNode } from '../page/page.ts';
import type { Primitive } from '../page/primitive.ts';
import { transformPrimitives, translation } from '../page/transform.ts';
import type { Part } from './box.ts';
import { gatherLists } from './lists.ts';

type Child = StructureNode | number;

/** Turns parts into items of a page and nodes of the structure; no mark is given twice in its life. */
export class Emitter {
  #mark = 0;

  /** Appends the parts, drawn from (x, y), to a page's items; returns what they add to the structure. */
  emit(parts: readonly Part[], x: Mm, y: Mm, items: Item[], from?: Origins): readonly Child[] {
    return parts.flatMap((part) => this.#emitPart(part, x, y, items, from));
  }

  #emitPart(part: Part, x: Mm, y: Mm, items: Item[], from: Origins | undefined): readonly Child[] {
    switch (part.kind) {
      case 'artifact':
        addArtifact(place(part.content, x, y), items, from);
        return [];
      case 'content':
        items.push({
          mark: this.#mark,
          content: place(part.content, x, y),
          ...(from && { from }),
          ...(part.clip && { clip: { ...part.clip, x: part.clip.x + x, y: part.clip.y + y } }),
        });
        return [this.#mark++];
      case 'moved':
        return this.emit(part.parts, x + part.x, y + part.y, items, from);
      case 'sourced':
        return this.emit(part.parts, x, y, items, part.from);
      case 'node': {
        const children = gatherLists(this.emit(part.parts, x, y, items, from));
        return children.length > 0 || isCell(part.node.role) ? [{ ...part.node, children }] : [];
      }
    }
  }
}

function place(content: readonly Primitive[], x: Mm, y: Mm): readonly Primitive[] {
  return transformPrimitives(content, translation(x, y));
}

/** Decoration that follows decoration goes into the same item, unless it has words that come from somewhere else. */
function addArtifact(content: readonly Primitive[], items: Item[], around: Origins | undefined): void {
  if (content.length === 0) return;
  const from = around && content.some(({ kind }) => kind === 'text') ? { from: around } : {};
  const last = items.at(-1);
  if (last?.mark === 'artifact' && String(last.from) === String(from.from))
    items[items.length - 1] = { ...last, content: [...last.content, ...content] };
  else items.push({ mark: 'artifact', content, ...from });
}

/** A table must stay regular, so its cells stand in the structure even if they are empty. */
function isCell(role: StructureNode['role']): boolean {
  return role === 'TD' || role === 'TH';
}
