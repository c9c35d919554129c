import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import type { DocumentKind } from './input.ts';
import type { WrittenKind } from './kinds.ts';
import { quickReference } from './quick-reference/quick-reference.ts';
import { rules } from './rules.ts';
import { scoreTable } from './score-table/score-table.ts';
import { solution } from './solution.ts';
import { trickProtocol } from './trick-protocol.ts';
import { trickQuestions } from './trick-questions.ts';
import { trickQuestionsSolution } from './trick-questions-solution.ts';

/** What is on each kind of document but the cards. */
export const DOCUMENTS: Readonly<Record<WrittenKind, DocumentKind>> = {
  'score-table': scoreTable,
  'trick-protocol': trickProtocol,
  rules,
  'quick-reference': quickReference,
  examples,
  exercise,
  solution,
  'trick-questions': trickQuestions,
  'trick-questions-solution': trickQuestionsSolution,
};
