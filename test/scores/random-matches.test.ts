import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, randomBits } from '../../src/cards/random.ts';
import type { Game } from '../../src/definition/game.ts';
import type { Rules } from '../../src/engine/rules.ts';
import {
  type Head,
  type PlayedHand,
  playMatch,
  type WrittenHand,
  writeCsv,
  writeHand,
  writePlayed,
  writeYaml,
} from '../support/score-sheets.ts';
import { shippedGames, stichwerk } from '../support/shipped.ts';
import { amount, sampleEach } from '../support/tier.ts';

/** Matches of each way to play. */
const RUNS = amount(1, 6);

/** Hands of a match up to a target, and at most of others: enough for a second game. */
const HANDS = 20;

interface Way {
  readonly name: string;
  readonly head: Head;
  readonly rules: Rules;
}

async function waysToPlay(): Promise<readonly Way[]> {
  const reads = await Promise.all(shippedGames().map((source) => stichwerk.read(source)));
  return reads.flatMap(({ value }) => waysOf(value!.game));
}

function waysOf(game: Game): readonly Way[] {
  const sets = [[], ...game.variants.map(({ id }) => [id])];
  return sets.flatMap((variants) =>
    [2, 3, 4, 5, 6, 7, 8].flatMap((players) => {
      const rules = game.rulesWith(variants, players);
      const head = { game: game.id, variants, players };
      return rules ? [{ name: [game.id, ...variants, players].join(' '), head, rules }] : [];
    }),
  );
}

const SEED = fc.integer({ min: 1, max: 1e6 });

/** Games, sets of variants and numbers of players. */
const WAYS = sampleEach(await waysToPlay(), ({ head }) => head.game, 3);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const score = (file: string, text: string) => stichwerk.score({ file, bytes: bytesOf(text) });

const written = ({ rules }: Way, hands: readonly PlayedHand[]): readonly WrittenHand[] =>
  hands.map((hand, at) => writeHand(rules, hand, at === 0));

const play = ({ rules }: Way, seed: number, melds = true) => {
  const hands = Math.min(rules.match.hands ?? HANDS, HANDS);
  return playMatch({ rules, seed, hands, melds });
};

/** What a scored match and the engine must agree on. */
function outcome(hands: readonly PlayedHand[]) {
  return hands.map(({ scores, after }) => ({
    scores,
    totals: after.totals,
    units: after.units,
    over: after.over,
  }));
}

async function expectEqual(file: string, text: string, matches: readonly (readonly PlayedHand[])[]) {
  const scored = await score(file, text);
  expect(scored.diagnostics.map(({ message, span }) => `${span?.start.line} ${message}`)).toEqual([]);
  expect(scored.matches.map(({ hands }) => hands)).toMatchObject(matches.map(outcome));
  const ends = matches.map((hands) => ({ played: hands.length, games: hands.at(-1)!.after.games }));
  expect(scored.matches.map(({ standing }) => standing)).toMatchObject(ends);
}

describe('a legal match, written down without a slip', () => {
  it.each(WAYS)(
    'is summed as the engine did, in YAML and in a table with another one: $name',
    async (way) => {
      await fc.assert(
        fc.asyncProperty(SEED, async (seed) => {
          const matches = [play(way, seed), play(way, seed + 1)];
          const sheets = matches.map((hands) => written(way, hands));
          await expectEqual('score.yaml', writeYaml(way.head, sheets[0]!), matches.slice(0, 1));
          await expectEqual('score.csv', writeCsv(way.head, sheets, ';'), matches);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it.each(WAYS)('is replayed where it tells the cards: $name', async (way) => {
    await fc.assert(
      fc.asyncProperty(SEED, async (seed) => {
        const hands = play(way, seed, false).slice(0, 5);
        const rows = hands.map((hand, at) => writePlayed(way.rules, hand, at === 0));
        await expectEqual('score.yaml', writeYaml(way.head, []) + rows.join(''), [hands]);
      }),
      { numRuns: RUNS },
    );
  });
});

/** The sheet with one of its numbers changed, which hand that is in, and what the number is. */
function slip(hands: readonly WrittenHand[], seed: number) {
  const keys = ['won', 'scores', 'totals'];
  const bits = randomBits(seed);
  const pick = <T>(from: readonly T[]): T => from[below(bits(), from.length)]!;
  const at = below(bits(), hands.length);
  const hand = hands[at]!;
  const key = pick(keys);
  const seat = pick(Object.keys(hand.numbers[key]!));
  const value = hand.numbers[key]![seat]! + 1 + below(bits(), 5);
  const numbers = { ...hand.numbers, [key]: { ...hand.numbers[key], [seat]: value } };
  return {
    at,
    what: `${key} ${seat}`,
    sheet: hands.map((one, index) => (index === at ? { ...one, numbers } : one)),
  };
}

describe('one number changed', () => {
  const linesOf = async (file: string, text: string) => {
    const { diagnostics } = await score(file, text);
    return diagnostics.map(({ span }) => span?.start.line);
  };

  it.each(WAYS)('is found in its line and nowhere else: $name', async (way) => {
    await fc.assert(
      fc.asyncProperty(SEED, async (seed) => {
        const { at, what, sheet } = slip(written(way, play(way, seed)), seed);
        expect([what, ...(await linesOf('score.yaml', writeYaml(way.head, sheet)))]).toEqual([what, at + 5]);
        expect([what, ...(await linesOf('score.csv', writeCsv(way.head, [sheet])))]).toEqual([what, at + 2]);
      }),
      { numRuns: RUNS },
    );
  });
});
