import { spawnSync } from 'node:child_process';

/** The number of rounds that was asked for; throws if it is none. */
export function readRounds(given = '11') {
  if (/^[1-9]\d{0,2}$/.test(given)) return Number(given);
  throw new Error(`the number of rounds is a whole number from 1 to 999, not ${given}`);
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Milliseconds that a whole Node process takes; throws if it fails. */
export function timeProcess(args) {
  const start = performance.now();
  const { error, status, signal, stderr } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  const time = performance.now() - start;
  if (error) throw error;
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${signal ?? status}\n${stderr}`);
  return time;
}

/** Milliseconds that a task takes in this process. */
export async function timeTask(task) {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/**
 * Median times of tasks, each of which gives its own time. They take turns, so that what else the machine does
 * falls on all alike; the first round, which warms up, is not counted.
 */
export async function takeTurns(rounds, tasks) {
  const times = Object.fromEntries(Object.keys(tasks).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, task] of Object.entries(tasks)) {
      const time = await task();
      if (round > 0) times[name].push(time);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/** Prints one measure and its ratio to what it is held against: `name value unit ratio r.rr`. */
export function report(name, value, unit, base) {
  console.log(`${name} ${value.toFixed(unit === 'ms' ? 1 : 2)} ${unit} ratio ${(value / base).toFixed(2)}`);
}

/** Prints a time in milliseconds as `report` does. */
export function reportTime(name, value, base) {
  report(name, value, 'ms', base);
}
