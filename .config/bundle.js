import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

// node .config/bundle.js [folder]
// Bundled, because loading a few large files is three times as fast as loading hundreds of small ones.

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.argv[2] ?? join(root, 'dist');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const refuse = (what) => `throw new Error('${what} is left out of the bundle')`;

/**
 * What our packages load at once and we never use, 30 ms of every run. stichwerk sets lines itself, glyph by glyph, in plain
 * TrueType fonts: it needs neither the tables for breaking lines and shaping scripts nor the readers of packed fonts.
 * Handlebars would write source maps, and does without if their package gives nothing.
 */
const UNUSED = {
  'brotli/decompress.js': `export default () => { ${refuse('WOFF2')}; };`,
  'tiny-inflate': `export default () => { ${refuse('WOFF')}; };`,
  'unicode-trie': `export default class { get() { ${refuse('shaping')}; } }`,
  dfa: `export default class { match() { ${refuse('shaping')}; } }`,
  linebreak: `export default class { constructor() { ${refuse('line breaking')}; } }`,
  'unicode-properties': `
    export const isMark = (codePoint) => /\\p{M}/u.test(String.fromCodePoint(codePoint));
    export const getScript = () => { ${refuse('shaping')}; };
    export { getScript as getCategory, getScript as getCombiningClass, getScript as isDigit };`,
  'source-map': 'export {};',
};

const withoutUnused = {
  name: 'without-unused',
  resolveId: (id) => (Object.hasOwn(UNUSED, id) ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0') ? (UNUSED[id.slice(1)] ?? null) : null),
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
  plugins: [withoutUnused],
  // The parser of arguments comes along with what draws the help, unless it may be left out.
  treeshake: { moduleSideEffects: [{ test: /yargs.lib.platform-shims/, sideEffects: false }] },
  logLevel: 'warn',
});
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  minify: true,
  chunkFileNames: 'chunks/[name]-[hash].js',
  cleanDir: true,
});
await bundle.close();

/** The licences of the packages whose code the bundle holds: they ask to go along with every copy. */
function licencesOf(moduleIds) {
  const folders = moduleIds.flatMap(
    (id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/')) ?? [],
  );
  return [...new Set(folders)].sort().map((folder) => {
    const {
      name,
      version: release,
      license,
    } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
    return `${name} ${release}\n\n${text}\n`;
  });
}

const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
writeFileSync(join(folder, 'THIRD-PARTY.txt'), licencesOf(modules).join(`\n${'-'.repeat(80)}\n\n`));
// `npx stichwerk` in a clone runs the file itself.
chmodSync(join(folder, 'stichwerk.js'), 0o755);
