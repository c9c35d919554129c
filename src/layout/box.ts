import type { Mm, Rect } from '../page/geometry.ts';
import type { Origins } from '../page/origin.ts';
import type { StructureNode } from '../page/page.ts';
import type { Primitive } from '../page/primitive.ts';

/** A structure node whose children are not known yet. */
export type NodeHead = Omit<StructureNode, 'children'>;

/** What a box draws, in reading order: decoration, real content, a structure node around parts, parts moved, or parts whose words come from somewhere. */
export type Part =
  | { readonly kind: 'artifact'; readonly content: readonly Primitive[] }
  | { readonly kind: 'content'; readonly content: readonly Primitive[]; readonly clip?: Rect }
  | { readonly kind: 'node'; readonly node: NodeHead; readonly parts: readonly Part[] }
  | { readonly kind: 'moved'; readonly x: Mm; readonly y: Mm; readonly parts: readonly Part[] }
  | { readonly kind: 'sourced'; readonly from: Origins; readonly parts: readonly Part[] };

/** A block that was given its size; its parts are drawn from its top left corner. */
export interface Box {
  readonly width: Mm;
  readonly height: Mm;
  /** From the top to the baseline of the first line of text; absent without text. */
  readonly baseline?: Mm;
  readonly parts: readonly Part[];
}

/** The parts of a box placed at a point. */
export function moved(x: Mm, y: Mm, parts: readonly Part[]): Part {
  return { kind: 'moved', x, y, parts };
}

/** The parts, their words from somewhere; as they are where nobody said so. */
export function sourced(from: Origins | undefined, parts: readonly Part[]): readonly Part[] {
  return from === undefined || from.length === 0 ? parts : [{ kind: 'sourced', from, parts }];
}

/** The same drawing, but nothing of it read aloud. */
export function asArtifact(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap(partAsArtifact);
}

function partAsArtifact(part: Part): readonly Part[] {
  switch (part.kind) {
    case 'artifact':
      return [part];
    case 'content':
      return [{ kind: 'artifact', content: part.content }];
    case 'node':
      return asArtifact(part.parts);
    case 'moved':
    case 'sourced':
      return [{ ...part, parts: asArtifact(part.parts) }];
  }
}
