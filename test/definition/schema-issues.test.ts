import { expect, it } from 'vitest';
import { amount } from '../support/tier.ts';
import { workIn } from '../support/work.ts';
import { compile } from './support.ts';

it('a file of thousands of faulty examples is read with work that grows with its length', async () => {
  let texts = 0;
  // No text is read twice: what was read last is known.
  const text = (count: number) =>
    `game: a${texts++}\nexamples:\n${Array.from({ length: count }, (_, index) => `  - id: e${index}\n    lead: 1\n`).join('')}`;
  const read = (count: number) =>
    workIn(async () => expect((await compile(text(count))).diagnostics.length).toBeGreaterThan(count));
  const length = amount(125, 250);
  await read(length);
  // Sixteen times the length; 256 times the work if every fault is compared with every other.
  expect((await read(16 * length)) / (await read(length))).toBeLessThan(120);
});
