/**
 * Times random legal hands of shipped games against a plain loop for one of them: `npm run bench:engine`, or
 * `npm run bench:engine -- <rounds>`. Prints one line a measure, `name value unit ratio r.rr`: medians, and the ratio to the line
 * that the measure is held against. Stiche-Raten is played with four players and twelve cards; the other games are held against it.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { rolldown } from 'rolldown';
import { playPlainHand } from './engine-plain.js';
import { readRounds, report, takeTurns, timeTask } from './measure.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PLAYERS = 4;
const SIZE = 12;
/** Tricks in one turn of a measure. */
const TRICKS = 300_000;
const DEALS = 1_000_000;

/** The engine and the definition room, which the package does not export. */
async function loadSources() {
  const folder = mkdtempSync(join(tmpdir(), 'stichwerk-bench-'));
  const sources = {
    compile: 'src/definition/compile.ts',
    deck: 'src/definition/deck.ts',
    random: 'src/cards/random.ts',
    simulate: 'src/engine/simulate.ts',
  };
  const bundle = await rolldown({ cwd: root, input: sources, platform: 'node', logLevel: 'warn' });
  try {
    await bundle.write({
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name].mjs',
    });
    const parts = Object.keys(sources).map((name) => import(pathToFileURL(join(folder, `${name}.mjs`))));
    return Object.assign({}, ...(await Promise.all(parts)));
  } finally {
    await bundle.close();
    rmSync(folder, { recursive: true });
  }
}

function readSource(file) {
  return { file, text: readFileSync(join(root, file), 'utf8') };
}

async function readRules({ compileDefinition, compileDeck }, game) {
  const ids = readdirSync(join(root, 'assets/decks')).map((name) => name.replace('.yaml', ''));
  const load = async (id) => (await compileDeck(readSource(`assets/decks/${id}.yaml`), id, presets)).value;
  const presets = { ids, load };
  const { value, diagnostics } = await compileDefinition(readSource(`assets/games/${game}.yaml`), presets);
  const rules = value?.game.rulesWith([], PLAYERS);
  if (rules === undefined) throw new Error(`${game} does not compile: ${JSON.stringify(diagnostics)}`);
  return rules;
}

/** Plays hands by the rules of a game until about `TRICKS` tricks are played; the hand dealt is the first of the most cards up to `SIZE`. */
function simulated({ Simulator, randomBits }, rules) {
  const sizes = rules.deal.sizes;
  const size = Math.max(...sizes.filter((cards) => cards <= SIZE));
  const number = sizes.indexOf(size);
  const simulator = new Simulator(rules, randomBits(1));
  return (tricks) => {
    for (let hand = 0; hand < tricks / size; hand++) {
      simulator.deal(number);
      if (rules.bidding !== undefined) simulator.bid();
      simulator.play();
      simulator.score();
    }
  };
}

function plain(tricks) {
  for (let hand = 0; hand < tricks / SIZE; hand++) playPlainHand(PLAYERS, SIZE, hand % PLAYERS);
}

async function measureSpeed(rounds, play) {
  const tasks = Object.entries(play).map(([name, task]) => [name, () => timeTask(() => task(TRICKS))]);
  const times = await takeTurns(rounds, Object.fromEntries(tasks));
  const speed = Object.fromEntries(Object.entries(times).map(([name, time]) => [name, TRICKS / time / 1000]));
  const unit = 'Mtricks/s';
  report('plain-loop-stiche-raten', speed.plain, unit, speed.plain);
  report('engine-stiche-raten', speed.sticheRaten, unit, speed.plain);
  report('engine-bauerchen', speed.bauerchen, unit, speed.sticheRaten);
  report('engine-bauer', speed.bauer, unit, speed.sticheRaten);
}

/** Megabytes that live after everything that can go has gone. */
function usedMemory() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function measureMemory(play) {
  play((SIZE * DEALS) / 100);
  const before = usedMemory();
  play(SIZE * DEALS);
  report('heap-before-a-million-deals', before, 'MB', before);
  report('heap-after-a-million-deals', usedMemory(), 'MB', before);
}

async function run() {
  const rounds = readRounds(process.argv[2]);
  const sources = await loadSources();
  const play = {
    plain,
    sticheRaten: simulated(sources, await readRules(sources, 'stiche-raten')),
    bauerchen: simulated(sources, await readRules(sources, 'bauerchen')),
    bauer: simulated(sources, await readRules(sources, 'bauer')),
  };
  await measureSpeed(rounds, play);
  measureMemory(play.sticheRaten);
}

try {
  await run();
} catch (error) {
  console.error(`bench: ${error.message}`);
  process.exitCode = 1;
}
