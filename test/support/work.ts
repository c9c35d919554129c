const TEXT = 'stich'.repeat(200_000);
const READINGS = 3;

// The first reading is slower than the others.
read();

/**
 * How much computing something is, in readings of a million characters one by one: as many on a fast computer as on a slow
 * one or on one that does other things as well. A test may ask whether work explodes with its input, never how long it takes.
 */
export async function workIn(doing: () => unknown): Promise<number> {
  const one = (await cpuTime(read)) / READINGS;
  return (await cpuTime(doing)) / one;
}

/** Reads the text some times, so that the clock is fine enough. */
function read(): number {
  let sum = 0;
  for (let reading = 0; reading < READINGS; reading++) {
    for (let at = 0; at < TEXT.length; at++) sum = (sum + TEXT.charCodeAt(at)) | 0;
  }
  return sum;
}

/** Milliseconds that the processor spends on this process. */
async function cpuTime(doing: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await doing();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
