/**
 * Times stichwerk against a bare pdfkit script that draws the same card sheets: `npm run build && npm run bench [runs]`.
 * Prints one line a measure, `name value unit ratio r.rr`: medians, the ratio to the line that the measure is held against.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawBareCards } from './bare-cards.js';

const own = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const RUNS = Number(process.argv[2] ?? 11);
const GAME = 'stiche-mit-bedienpflicht';
const STICHWERK = own('dist/stichwerk.js');
const folder = mkdtempSync(join(tmpdir(), 'stichwerk-bench-'));

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function report(name, value, base) {
  console.log(`${name} ${value.toFixed(1)} ms ratio ${(value / base).toFixed(2)}`);
}

/** Milliseconds that a whole Node process takes. */
function timeProcess(args) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const time = performance.now() - start;
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
  return time;
}

/** Medians of tasks that take turns, so that what else the machine does falls on all alike; the first round is not counted. */
async function takeTurns(tasks) {
  const times = Object.fromEntries(Object.keys(tasks).map((name) => [name, []]));
  for (let round = 0; round <= RUNS; round++) {
    for (const [name, task] of Object.entries(tasks)) {
      const time = await task();
      if (round > 0) times[name].push(time);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

async function cold() {
  const build =
    (...more) =>
    () =>
      timeProcess([STICHWERK, 'build', GAME, '-o', folder, ...more]);
  const times = await takeTurns({
    bare: () => timeProcess([own('test/bench/bare-cards.js'), join(folder, 'bare.pdf')]),
    cards: build('--only', 'cards'),
    all: build(),
    node: () => timeProcess(['-e', '0']),
    version: () => timeProcess([STICHWERK, '--version']),
  });
  report('cold-bare-cards', times.bare, times.bare);
  report('cold-cards', times.cards, times.bare);
  report('cold-all-files', times.all, times.bare);
  report('node-empty', times.node, times.node);
  report('version', times.version, times.node);
}

async function warm() {
  const { openStichwerk } = await import('../../dist/index.js');
  const { diskFiles } = await import('../../dist/disk.js');
  const stichwerk = openStichwerk(diskFiles());
  const file = own(`assets/games/${GAME}.yaml`);
  const options = { language: 'de', paper: 'A4', date: new Date(0) };
  const build = (count, more) => async () => {
    const start = performance.now();
    const source = { file, text: readFileSync(file, 'utf8') };
    const { files } = await stichwerk.build(source, { ...options, ...more });
    const time = performance.now() - start;
    if (files.length !== count) throw new Error(`${files.length} files built, ${count} expected`);
    return time;
  };
  const bare = async () => {
    const start = performance.now();
    await drawBareCards();
    return performance.now() - start;
  };
  const times = await takeTurns({ bare, cards: build(1, { only: ['cards'] }), all: build(5, {}) });
  report('warm-bare-cards', times.bare, times.bare);
  report('warm-cards', times.cards, times.bare);
  report('warm-all-files', times.all, times.bare);
}

try {
  await cold();
  await warm();
} finally {
  rmSync(folder, { recursive: true });
}
