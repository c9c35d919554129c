import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export default defineConfig({
  define: { STICHWERK_VERSION: JSON.stringify(version) },
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['test/**/*.test.ts'],
    exclude: ['test/tools/**', 'node_modules/**'],
    testTimeout: 30_000,
    // By default one core is left idle, which on a small machine is half of all.
    maxWorkers: '100%',
    // Loading the modules anew for every file took half of the time; no test leaves anything behind in them.
    isolate: false,
    setupFiles: ['test/support/setup.ts'],
  },
});
