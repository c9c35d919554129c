/** The kinds of document, in the order in which they are built. */
export const KINDS = [
  'cards',
  'score-table',
  'trick-protocol',
  'rules',
  'quick-reference',
  'examples',
  'exercise',
  'solution',
  'trick-questions',
  'trick-questions-solution',
] as const;

/** The kinds that an example can fill in. */
export const FILLED_KINDS: readonly Kind[] = ['trick-protocol'];

/** The kinds that sheets of exercises are made for. */
export const PRACTICED: readonly Kind[] = ['exercise', 'solution'];

/** A kind of document. */
export type Kind = (typeof KINDS)[number];

/** A kind that is composed of blocks; cards are drawn and need no game. */
export type WrittenKind = Exclude<Kind, 'cards'>;
