import { describe, expect, test } from 'vitest';
import { compileDefinition } from '../../src/definition/compile.ts';
import { lint } from '../../src/proof/lint/lint.ts';
import { playouts } from '../../src/proof/playouts.ts';
import { compile, presets } from '../definition/support.ts';
import { shippedGames } from '../support/shipped.ts';
import { amount } from '../support/tier.ts';
import { workIn } from '../support/work.ts';

const GREAT = `game: gross
title: {de: Gross, en: Great}
players: {min: 2, max: 8}
deck: french-2x52
deal: {schedule: up-down, cap: 13}
trump: {by: rotation, suits: ♣ ♥}
points: {A: 11, 10: 10, K: 4, Q: 3, J: 2}
last-trick: 10
doubling: unlimited
bidding: {first: left-of-dealer, hook: dealer}
order: A K Q J 10 9 8 7 6 5 4 3 2
play: {lead: left-of-dealer, obligations: [follow], identical-cards: last-wins}
scoring:
  - {line: made, when: tricks == bid && points > 20, score: 10 + points}
  - {line: missed, when: tricks < bid && points > other_points, score: -bid}
  - {line: else, score: -bid}
  - {step: doubled, times: 2 ^ doubles}
match: {hands: schedule, winner: highest-total, ties: shared}
`;

test('a game for two to eight with two packs is looked over with bounded work, with variants too', async () => {
  const variants = Array.from({ length: amount(3, 12) }, (_, index) => {
    return `  v${index}: {title: {de: V, en: V}, rules: {last-trick: ${index + 20}}}\n`;
  });
  const { value, diagnostics } = await compile(`${GREAT}variants:\n${variants.join('')}`);
  expect(diagnostics).toEqual([]);
  // A hundred times as much if what is too much to look at is listed first.
  expect(await workIn(() => lint(value!))).toBeLessThan(5000);
});

describe('hands that are played out', () => {
  test('have their trumps named by the eldest hand after a jack was turned up', async () => {
    const source = shippedGames().find(({ file }) => file.includes('stiche-raten'))!;
    const { value } = await compileDefinition(source, presets, { variants: ['greifen-und-passen'] });
    let named = 0;
    let turn = 0;
    for (const { state } of playouts(value!.game.rules)) {
      const { maker, dealer } = state.setup;
      if (maker !== undefined) named += 1;
      if (maker !== undefined) expect(maker).toBe((dealer! + 1) % value!.game.rules.players);
      turn += 1;
      if (turn === 200) break;
    }
    expect(named).toBeGreaterThan(5);
  });
});
