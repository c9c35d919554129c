import { expect, it } from 'vitest';
import { compile } from './support.ts';

it('a file of thousands of faulty examples is read in a time that grows with its length', async () => {
  const text = (count: number) =>
    `game: a\nexamples:\n${Array.from({ length: count }, (_, index) => `  - id: e${index}\n    lead: 1\n`).join('')}`;
  const timed = async (count: number) => {
    const start = performance.now();
    const { diagnostics } = await compile(text(count));
    expect(diagnostics.length).toBeGreaterThan(count);
    return performance.now() - start;
  };
  await timed(500);
  const [short, long] = [await timed(1000), await timed(8000)];
  // Eight times the length; sixty-four times the time if every fault is compared with every other.
  expect(long / short).toBeLessThan(30);
});
