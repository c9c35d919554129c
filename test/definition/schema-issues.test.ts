import { expect, it } from 'vitest';
import { workIn } from '../support/work.ts';
import { compile } from './support.ts';

it('a file of thousands of faulty examples is read with work that grows with its length', async () => {
  const text = (count: number) =>
    `game: a\nexamples:\n${Array.from({ length: count }, (_, index) => `  - id: e${index}\n    lead: 1\n`).join('')}`;
  const read = (count: number) =>
    workIn(async () => expect((await compile(text(count))).diagnostics.length).toBeGreaterThan(count));
  await read(250);
  // Sixteen times the length; 256 times the work if every fault is compared with every other.
  expect((await read(4000)) / (await read(250))).toBeLessThan(120);
});
