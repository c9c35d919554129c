import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../src/cards/shuffle.ts';
import type { Game } from '../../src/definition/game.ts';
import type { Rules } from '../../src/engine/rules.ts';
import { sizeOfHand } from '../../src/engine/schedule.ts';
import { playHand } from '../../src/proof/deal/play-hand.ts';
import { shippedGames, stichwerk } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';
import { recordHand } from './record.ts';

// Recorded hands: what the engine allowed and decided, card by card. `npm run test:slow -- test/games/playthroughs --update` records anew.

const SEED = 20261129;

/** No variant, each by itself, and all that examples of the game combine. */
function variantSets({ variants, examples }: Game): readonly (readonly string[])[] {
  const sets = [[], ...variants.map(({ id }) => [id]), ...examples.map((example) => example.variants)];
  return [...new Map(sets.map((set) => [set.join('+'), set])).values()];
}

/** The numbers (from 0) of a short, a middling and the longest hand of a match; the first three where all are alike. */
function handNumbers(rules: Rules): readonly number[] {
  const hands = rules.match.hands ?? 3;
  const sizes = Array.from({ length: hands }, (_, number) => sizeOfHand(rules, number));
  const longest = sizes.indexOf(Math.max(...sizes));
  return longest === 0 ? [0, 1, 2] : [1, Math.floor(longest / 2), longest];
}

async function record(source: (typeof sources)[number], variants: readonly string[]): Promise<string> {
  const { value } = await stichwerk.read(source, { variants });
  if (!value) throw new Error(`${source.file} does not compile`);
  const { game } = value;
  const random = randomFrom(SEED);
  const hands = game.players.flatMap((players) => {
    const rules = game.rulesFor(players);
    const wishes = [
      {},
      ...(rules.solo ? [{ solo: true }] : []),
      ...(rules.doubling > 0 ? [{ doubles: 2 }] : []),
    ];
    return handNumbers(rules).flatMap((number) => {
      return wishes.map((wish) => {
        return `${players} players, ${recordHand(playHand(rules, number, random, wish))}\n`;
      });
    });
  });
  return hands.join('\n');
}

const sources = shippedGames();

describe.each(sources.map((source) => [source.file.replace(/^.*\/|\.yaml$/g, ''), source] as const))(
  '%s',
  (id, source) => {
    test('is played as it was recorded, with every variant and number of players', async () => {
      const { value } = await stichwerk.read(source);
      if (!value) throw new Error(`${source.file} does not compile`);
      for (const variants of sample(variantSets(value.game), 1)) {
        const name = [id, ...variants].join('+');
        await expect(await record(source, variants)).toMatchFileSnapshot(`playthroughs/${name}.txt`);
      }
    });
  },
);
