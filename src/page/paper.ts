import type { Size } from './geometry.ts';

/** Paper sizes by the name a user gives. */
export const PAPERS = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Size>;

export type PaperName = keyof typeof PAPERS;
