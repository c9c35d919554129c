import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { rolldown } from 'rolldown';
import { beforeAll, expect, it } from 'vitest';
import type { Built } from '../../src/api.ts';
import { KINDS } from '../../src/documents/kinds.ts';
import { readPdf } from '../support/read-pdf.ts';
import { followSuitSource, PLAIN, stichwerk } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What every browser has, bytes of one kind among it; neither `process` nor `Buffer` nor `require`. */
const WEB = {
  AbortController,
  ArrayBuffer,
  atob,
  btoa,
  clearTimeout,
  console,
  crypto,
  Date,
  DecompressionStream,
  queueMicrotask,
  setTimeout,
  structuredClone,
  TextDecoder,
  TextEncoder,
  Uint8Array,
  URL,
};

let script: Script;
beforeAll(async () => {
  const bundle = await rolldown({
    input: `${ROOT}src/index.ts`,
    platform: 'browser',
    logLevel: 'silent',
    // A module in a page has an address; pdfkit asks for it when it is loaded.
    transform: { define: { 'import.meta.url': '"https://example.org/page.js"' } },
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'stichwerk', codeSplitting: false });
  await bundle.close();
  script = new Script(output[0].code);
});

function ownFiles(): Record<string, Uint8Array> {
  const names = ['assets', 'templates'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  );
  return Object.fromEntries(
    names.map((name) => [name.slice(ROOT.length), new Uint8Array(readFileSync(name))]),
  );
}

it('a page in a browser prints the same pages from the same definition', async () => {
  const options = { ...PLAIN, only: sample(KINDS.filter((kind) => kind !== 'examples'), 1) }; // biome-ignore format: short
  const context = createContext({ ...WEB });
  context.globalThis = context;
  context.self = context;
  script.runInContext(context);
  Object.assign(context, { own: ownFiles(), source: followSuitSource(), options });
  const build = 'stichwerk.openStichwerk(stichwerk.memoryFiles(own)).build(source, options)';
  const there = (await new Script(build).runInContext(context)) as Built;
  const here = await stichwerk.build(followSuitSource(), options);
  expect(there.diagnostics).toEqual([]);
  expect(there.files.map(({ name }) => name)).toEqual(here.files.map(({ name }) => name));
  // The two deflate differently, so the pages are compared and not the bytes.
  for (const [index, { bytes }] of there.files.entries()) {
    const [printed, expected] = await Promise.all([
      readPdf(Uint8Array.from(bytes)),
      readPdf(here.files[index]!.bytes),
    ]);
    expect(printed.pages).toEqual(expected.pages);
    expect(printed.attachments.map(({ name }) => name)).toEqual(['stiche-mit-bedienpflicht.yaml']);
  }
});
