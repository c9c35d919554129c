import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { soundCards, textsOf, widthOf } from '../support/own-cards.ts';

const page = readFileSync(new URL('../../assets/explain/E0408.md', import.meta.url), 'utf8');
const face = /```hbs fixed\n([\s\S]*?)```/.exec(page)![1]!;

it.each([
  { width: 63, height: 88 },
  { width: 57, height: 89 },
  { width: 90, height: 130 },
  { width: 70, height: 70 },
])('the template that explains templates stands in the middle of cards of $width × $height', async (size) => {
  const [line] = textsOf(await soundCards({ cards: '  - {title: Igel}\n', face, size }));
  expect(line!.text).toBe('Igel');
  expect(line!.x + (await widthOf(line!)) / 2).toBeCloseTo(size.width / 2);
});
