/** The kinds of document, in the order in which they are built. */
export const KINDS = ['cards', 'trick-protocol', 'rules', 'exercise', 'solution'] as const;

export type Kind = (typeof KINDS)[number];
