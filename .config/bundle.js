import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

// node .config/bundle.js [folder]
// Bundled, because loading a few large files is three times as fast as loading hundreds of small ones.

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.argv[2] ?? join(root, 'dist');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** fontkit's reader of WOFF2 brings a dictionary that costs 25 ms to load; our fonts are plain TrueType. */
const withoutBrotli = {
  name: 'without-brotli',
  resolveId: (id) => (id === 'brotli/decompress.js' ? '\0brotli' : null),
  load: (id) =>
    id === '\0brotli' ? "export default () => { throw new Error('WOFF2 fonts cannot be read'); };" : null,
};

const bundle = await rolldown({
  cwd: root,
  input: {
    stichwerk: 'src/cli/stichwerk.ts',
    index: 'src/index.ts',
    disk: 'src/workspace/disk.ts',
  },
  platform: 'node',
  transform: { define: { STICHWERK_VERSION: JSON.stringify(version) } },
  plugins: [withoutBrotli],
  logLevel: 'warn',
});
await bundle.write({
  dir: folder,
  format: 'esm',
  minify: true,
  chunkFileNames: 'chunks/[name]-[hash].js',
  cleanDir: true,
});
await bundle.close();
// `npx stichwerk` in a clone runs the file itself.
chmodSync(join(folder, 'stichwerk.js'), 0o755);
