import fc from 'fast-check';

/** Property tests draw the same cases on every run; FAST_CHECK_SEED draws others. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20261129) });
