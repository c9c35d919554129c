import { expect, it } from 'vitest';
import { counted, listed, suggest } from '../../src/diagnostics/words.ts';

it('lists words as a sentence does', () => {
  expect(listed([])).toBe('');
  expect(listed(['A'])).toBe('A');
  expect(listed(['A', 'B'])).toBe('A and B');
  expect(listed(['A', 'B', 'C'], 'or')).toBe('A, B or C');
});

it('counts in the singular and in the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'trick'))).toEqual(['0 tricks', '1 trick', '2 tricks']);
});

it('suggests the nearest word, or else what is given', () => {
  expect(suggest('deck', 'write it out')).toBe('did you mean `deck`?');
  expect(suggest(undefined, 'write it out')).toBe('write it out');
});
