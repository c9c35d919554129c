import { follow } from './follow.ts';
import type { Obligation } from './obligation.ts';

/** Every obligation a game may name; a new one is a file beside this and a line here. */
export const OBLIGATIONS: readonly Obligation[] = [follow];
