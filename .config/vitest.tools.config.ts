import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Checks with programs that have to be installed: poppler-utils, qpdf, mupdf-tools, ghostscript. */
export default defineConfig({
  define: { STICHWERK_VERSION: JSON.stringify(version) },
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['test/tools/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
