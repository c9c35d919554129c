import { describe, expect, test } from 'vitest';
import { combinations } from './combinations.ts';
import { faultsOf, perPage } from './faults.ts';
import { press } from './press.ts';

const all = combinations();
const outcomes: ('printed' | 'refused')[] = [];

describe.each(all)('$name', (combination) => {
  test('is printed to a twentieth of a millimetre, or refused because it cannot be', async () => {
    const pressed = await press(combination);
    const [least, most] = perPage(combination);
    if (pressed.errors.length > 0) {
      outcomes.push('refused');
      expect(pressed.errors.map(({ code }) => code)).toEqual(['E0404']);
      expect(least, 'cards that have room').toBe(0);
      return;
    }
    outcomes.push('printed');
    expect(most, 'cards that have room').toBeGreaterThan(0);
    expect([...new Set(faultsOf(combination, pressed))].slice(0, 12)).toEqual([]);
  });
});

test('more than 200 combinations are printed', () => {
  expect(outcomes.filter((outcome) => outcome === 'printed').length).toBeGreaterThanOrEqual(200);
});
