import type { DocumentContent } from '../page/content.ts';
import { DOCUMENTS } from './documents.ts';
import type { DocumentInput } from './input.ts';
import { FILLED_KINDS, type WrittenKind } from './kinds.ts';
import { toldExamples } from './told-examples.ts';

/** A sheet or handout, and what ends the name of its file. */
interface Sheet {
  readonly kind: WrittenKind;
  readonly content: DocumentContent;
  readonly suffix?: string;
}

/** The sheets of a kind: one; none if it is to be filled in from an example that cannot do that. */
export function sheetsOf(kind: WrittenKind, input: DocumentInput): readonly Sheet[] {
  const { filled, trace, game } = input;
  const content = () => DOCUMENTS[kind].compose(input);
  if (filled === undefined || !FILLED_KINDS.includes(kind)) return [{ kind, content: content() }];
  const isTold = toldExamples(trace, game).some(({ id }) => id === filled);
  return isTold ? [{ kind, content: content(), suffix: `filled-${filled}` }] : [];
}
