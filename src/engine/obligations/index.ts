import { follow } from './follow.ts';
import { head } from './head.ts';
import { leadTrumpFirst } from './lead-trump-first.ts';
import { noTrumpLeadBeforeRuff } from './no-trump-lead-before-ruff.ts';
import { noUndertrump } from './no-undertrump.ts';
import type { Obligation } from './obligation.ts';
import { overtrump } from './overtrump.ts';
import { ruff } from './ruff.ts';

/** Every obligation a game may name; a new one is a file beside this and a line here. */
export const OBLIGATIONS: readonly Obligation[] = [
  follow,
  ruff,
  overtrump,
  head,
  noUndertrump,
  leadTrumpFirst,
  noTrumpLeadBeforeRuff,
];
