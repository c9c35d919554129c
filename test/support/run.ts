import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

/** Around a run of tests: tells how to draw its samples again, and takes away what it bundled. */
export default function runTests({ config }: TestProject): () => void {
  const { STICHWERK_TIER, STICHWERK_SEED, STICHWERK_BUNDLES } = config.env;
  return () => {
    rmSync(String(STICHWERK_BUNDLES), { recursive: true, force: true });
    if (STICHWERK_TIER === 'slow') return;
    console.log(
      `\nSamples were drawn with seed ${STICHWERK_SEED}: STICHWERK_SEED=${STICHWERK_SEED} npm test draws them again.`,
    );
  };
}
