import { cards } from './cards.ts';
import { exercise } from './exercise.ts';
import type { DocumentKind } from './input.ts';
import type { Kind } from './kinds.ts';
import { rules } from './rules.ts';
import { solution } from './solution.ts';
import { trickProtocol } from './trick-protocol.ts';

/** What is on each kind of document. */
export const DOCUMENTS: Readonly<Record<Kind, DocumentKind>> = {
  cards,
  'trick-protocol': trickProtocol,
  rules,
  exercise,
  solution,
};
