import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The test files that look at samples of their cases: they take them from `test/support/tier.ts`, or draw them by properties. */
export function campaigns(): string[] {
  const names = readdirSync(join(root, 'test'), { recursive: true }).map((name) => `test/${name}`);
  const samples = (text: string) => /from '([^']*\/tier\.ts|fast-check)'/.test(text);
  return names.filter((name) => name.endsWith('.test.ts') && samples(readFileSync(join(root, name), 'utf8')));
}

/** What tells which samples are looked at, here and in the tests. */
const SEED = process.env.STICHWERK_SEED ?? String(Date.now() % 1_000_000);

/** How a tier runs its files: `fast` looks at samples of the campaigns, `slow` at all there is. */
export function tier(name: 'fast' | 'slow', include: string[], exclude: string[] = []): ViteUserConfig {
  return defineConfig({
    define: { STICHWERK_VERSION: JSON.stringify(version) },
    test: {
      root,
      include,
      exclude: [...exclude, 'node_modules/**'],
      env: { STICHWERK_TIER: name, STICHWERK_SEED: SEED, STICHWERK_BUNDLES: bundles() },
      // What does not end is stopped; nothing fails because a machine is slow or has other things to do.
      testTimeout: 20 * 60_000,
      hookTimeout: 20 * 60_000,
      // By default one core is left idle, which on a small machine is half of all.
      maxWorkers: '100%',
      // Papers are many small values: with more room for the young ones, a tenth of the time is saved.
      execArgv: ['--max-semi-space-size=64'],
      // Loading the modules anew for every file took half of the time; no test leaves anything behind in them.
      isolate: false,
      setupFiles: ['test/support/setup.ts'],
      globalSetup: ['test/support/run.ts'],
    },
  });
}

/** Where this run keeps the command line that it bundles: inside the package, so that it finds its files. */
function bundles(): string {
  return join(root, 'node_modules', `.stichwerk-test-${process.pid}`);
}
