import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { report, reportTime, takeTurns, timeProcess } from './measure.js';

/** Cards of the lists that are timed: all different, each list twice as long as the one before. */
const COUNTS = [250, 500, 1000];

/** The most memory that a thousand cards may take, in megabytes. */
const MOST_MEMORY = 200;

/** Drawings on the cards; each is stored once a colour. */
const SIGNS = ['#shape-star', '#shape-heart', '#shape-cross'];

/** A dark colour for each of the first 4096 cards. */
function colorAt(at) {
  const channels = [at & 15, (at >> 4) & 15, at >> 8];
  return `#${channels.map((channel) => `${channel.toString(16)}0`).join('')}`;
}

function writeList(folder, count) {
  const cards = Array.from({ length: count }, (_, at) => {
    const text = `Zieh ${at % 7} Karten und lege ${at % 5} davon wieder ab.`;
    return `Karte ${at + 1};${text};${at % 9};${SIGNS[at % SIGNS.length]};${colorAt(at)}`;
  });
  const head = 'title;text;corner;symbol;color';
  writeFileSync(join(folder, `list-${count}.csv`), [head, ...cards, ''].join('\n'));
  const file = join(folder, `list-${count}.yaml`);
  writeFileSync(file, `size: [63, 88]\ncards: ./list-${count}.csv\n`);
  return file;
}

/** Megabytes that a Node process held at most; throws if it fails. */
function measureMemory(args) {
  const teller = new URL('./tell-memory.js', import.meta.url).href;
  const { status, stderr } = spawnSync(process.execPath, ['--import', teller, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}\n${stderr}`);
  return Number(stderr.split('\n').at(-1)) / 1024;
}

/** Prints how the time grows with the cards of a list, beyond that of a list of one, and the memory of the longest. */
export async function measureLists(rounds, program, folder) {
  const build = (file) => [program, 'build', file, '-o', folder];
  const files = [1, ...COUNTS].map((count) => [count, build(writeList(folder, count))]);
  const tasks = files.map(([count, args]) => [count, () => timeProcess(args)]);
  const { 1: one, ...times } = await takeTurns(rounds, Object.fromEntries(tasks));
  const perCard = (count) => (times[count] - one) / count;
  for (const count of COUNTS) reportTime(`list-${count}`, times[count] - one, perCard(COUNTS[0]) * count);
  report('list-memory', measureMemory(files.at(-1)[1]), 'MB', MOST_MEMORY);
}
