/**
 * Times stichwerk against bare pdfkit scripts that draw the same papers: `npm run bench`, or `npm run bench -- <rounds>`.
 * Prints one line a measure, `name value unit ratio r.rr`: medians, and the ratio to the line that the measure is held against.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawBareFiles } from './bare-all.js';
import { drawBareCards } from './bare-cards.js';
import { drawBareDeck } from './bare-deck.js';
import { measureLists } from './lists.js';
import { readRounds, reportTime, takeTurns, timeProcess, timeTask } from './measure.js';
import { measureScores } from './scores.js';

const own = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const GAME = 'stiche-mit-bedienpflicht';
const DECK = 'french-52';
const STICHWERK = own('dist/stichwerk.js');
const OPTIONS = { language: 'de', date: new Date(0) };

/** Stichwerk in this process, and the game to build with it. */
async function open() {
  if (!existsSync(STICHWERK)) throw new Error('dist/stichwerk.js is missing, run npm run build');
  const { openStichwerk } = await import('../../dist/index.js');
  const { diskFiles } = await import('../../dist/disk.js');
  const read = (file) => ({ file, text: readFileSync(file, 'utf8') });
  return {
    stichwerk: openStichwerk(diskFiles()),
    read: () => read(own(`assets/games/${GAME}.yaml`)),
    readDeck: () => read(own(`assets/decks/${DECK}.yaml`)),
    readGames: () => readdirSync(own('assets/games')).map((name) => read(own(`assets/games/${name}`))),
  };
}

/** What stands on the pages of all documents, as a bare script needs it. */
async function recordPages({ stichwerk, read }) {
  const { documents } = await stichwerk.layOut(read(), OPTIONS);
  if (documents.length === 0) throw new Error(`nothing was laid out for ${GAME}`);
  return documents.map(({ kind, document: { title, symbols, pages } }) => ({
    kind,
    title,
    symbols,
    pages: pages.map(({ size, items }) => ({ size, primitives: items.flatMap(({ content }) => content) })),
  }));
}

async function timeCold(rounds, folder, recorded) {
  const build = (...more) => timeProcess([STICHWERK, 'build', GAME, '-o', folder, ...more]);
  const pages = join(folder, 'pages.json');
  writeFileSync(pages, JSON.stringify(recorded));
  const times = await takeTurns(rounds, {
    bareCards: () => timeProcess([own('test/bench/bare-cards.js'), join(folder, 'bare.pdf')]),
    cards: () => build('--only', 'cards'),
    bareDeck: () => timeProcess([own('test/bench/bare-deck.js'), join(folder, 'bare-deck.pdf')]),
    deck: () => timeProcess([STICHWERK, 'build', DECK, '-o', folder]),
    bareAll: () => timeProcess([own('test/bench/bare-all.js'), pages, folder]),
    all: () => build(),
    node: () => timeProcess(['-e', '0']),
    version: () => timeProcess([STICHWERK, '--version']),
  });
  reportTime('cold-bare-cards', times.bareCards, times.bareCards);
  reportTime('cold-cards', times.cards, times.bareCards);
  reportTime('cold-bare-deck', times.bareDeck, times.bareDeck);
  reportTime('cold-deck', times.deck, times.bareDeck);
  reportTime('cold-bare-all', times.bareAll, times.bareAll);
  reportTime('cold-all-files', times.all, times.bareAll);
  reportTime('node-empty', times.node, times.node);
  reportTime('version', times.version, times.node);
}

async function timeWarm(rounds, { stichwerk, read, readDeck, readGames }, recorded) {
  const build = async (count, more, source = read()) => {
    const { files } = await stichwerk.build(source, { ...OPTIONS, ...more });
    if (files.length !== count) throw new Error(`${files.length} files were built, ${count} expected`);
  };
  const buildTables = async () => {
    for (const source of readGames()) {
      const { files } = await stichwerk.build(source, { ...OPTIONS, only: ['score-table'] });
      if (files.length === 0) throw new Error(`no score table was built for ${source.file}`);
    }
  };
  const buildRules = async () => {
    for (const source of readGames())
      for (const language of ['de', 'en']) {
        const { files } = await stichwerk.build(source, { ...OPTIONS, language, only: ['rules'] });
        if (files.length !== 1) throw new Error(`no handout was built for ${source.file}`);
      }
  };
  const exercises = { only: ['exercise', 'solution'], exercises: { count: 30, seed: 7 } };
  const times = await takeTurns(rounds, {
    bareCards: () => timeTask(drawBareCards),
    cards: () => timeTask(() => build(1, { only: ['cards'] })),
    bareDeck: () => timeTask(drawBareDeck),
    deck: () => timeTask(() => build(1, {}, readDeck())),
    bareAll: () => timeTask(() => drawBareFiles(recorded)),
    all: () => timeTask(() => build(recorded.length, {})),
    tables: () => timeTask(buildTables),
    rules: () => timeTask(buildRules),
    exercises: () => timeTask(() => build(3, exercises)),
  });
  reportTime('warm-bare-cards', times.bareCards, times.bareCards);
  reportTime('warm-cards', times.cards, times.bareCards);
  reportTime('warm-bare-deck', times.bareDeck, times.bareDeck);
  reportTime('warm-deck', times.deck, times.bareDeck);
  reportTime('warm-bare-all', times.bareAll, times.bareAll);
  reportTime('warm-all-files', times.all, times.bareAll);
  reportTime('warm-tables', times.tables, times.deck);
  reportTime('warm-rules', times.rules, times.deck);
  reportTime('warm-exercises', times.exercises, times.deck);
}

async function run() {
  const rounds = readRounds(process.argv[2]);
  const opened = await open();
  const folder = mkdtempSync(join(tmpdir(), 'stichwerk-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.on('SIGINT', () => process.exit(130));
  const recorded = await recordPages(opened);
  await timeCold(rounds, folder, recorded);
  await timeWarm(rounds, opened, recorded);
  await measureLists(rounds, STICHWERK, folder);
  await measureScores(rounds, STICHWERK, folder);
}

try {
  await run();
} catch (error) {
  console.error(`bench: ${error.message}`);
  process.exitCode = 1;
}
