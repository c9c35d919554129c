import type { DocumentContent, FlowContent, FormsContent } from '../page/content.ts';

/** One document with several forms, the best first; all but that are composed when they are tried. */
export function asForms(
  documents: readonly (() => DocumentContent)[],
  choice: Pick<FormsContent, 'by' | 'after'>,
): DocumentContent & { readonly content: FormsContent } {
  const [best, ...others] = documents;
  if (!best) throw new Error('a document has at least one form');
  const first = best();
  const forms = [() => flowOf(first), ...others.map((other) => () => flowOf(other()))];
  return { ...first, content: { kind: 'forms', forms, ...choice } };
}

/** What flows in a document that has one form only. */
export function flowOf({ content }: DocumentContent): FlowContent {
  if (content.kind !== 'flow') throw new Error('a form of a document flows');
  return content;
}
