import fc from 'fast-check';
import { amount } from './tier.ts';

/** Property tests draw the same cases on every run, in the fast tier the first of them; FAST_CHECK_SEED draws others. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20261129), numRuns: amount(15, 100) });
