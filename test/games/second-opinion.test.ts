import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../src/cards/shuffle.ts';
import { compileDefinition } from '../../src/definition/compile.ts';
import type { Game } from '../../src/definition/game.ts';
import { legalCards, playCard, startHand, turnOf } from '../../src/engine/hand.ts';
import { addHand, startMatch, winnersOf } from '../../src/engine/match.ts';
import { meldsCounted } from '../../src/engine/melds.ts';
import type { Rules } from '../../src/engine/rules.ts';
import { scoreHand } from '../../src/engine/scoring.ts';
import { lastCardMayDecide, trumpOfHand } from '../../src/engine/trump.ts';
import { leaderOf } from '../../src/engine/turns.ts';
import { presets } from '../definition/support.ts';
import { readSource } from '../support/shipped.ts';
import { IN_FULL, sample } from '../support/tier.ts';
import { expected, judge } from './second-opinion/corner.ts';
import {
  BAUER_CORNERS,
  BAUERCHEN_CORNERS,
  BIDDING_CORNERS,
  FOREIGN_CORNERS,
} from './second-opinion/corners.ts';
import { COURSES, MELDS } from './second-opinion/courses.ts';
import type { Opinion } from './second-opinion/opinion.ts';
import { playMatch } from './second-opinion/play-match.ts';
import { newReport, type Report } from './second-opinion/report.ts';
import { RESULTS } from './second-opinion/results.ts';
import { CASES, combinations } from './second-opinion/tables.ts';
import { viewOf } from './second-opinion/view.ts';

// Every game is written down a second time, from the prose of its rules and as plainly as can be. The engine and this
// second opinion have to agree at every card, trick, hand and match, and in the corners that chance does not visit.

const SEED = 20261130;

const compiled = new Map<string, Promise<Game | undefined>>();

/** The game with these variants; undefined if they do not go together. */
function gameWith(name: string, variants: readonly string[]): Promise<Game | undefined> {
  const key = [name, ...variants].join(' ');
  const known =
    compiled.get(key) ??
    compileDefinition(readSource(CASES[name]!.file), presets, { variants }).then(({ value }) => value?.game);
  compiled.set(key, known);
  return known;
}

interface Umpires {
  readonly rules: Rules;
  readonly opinion: Opinion;
}

/** The rules of a game and the second opinion of it, for the least number of players if none is given. */
async function umpires(name: string, variants: readonly string[] = [], players?: number): Promise<Umpires> {
  const game = await gameWith(name, variants);
  if (game === undefined) throw new Error(`there is no ${name} with ${variants}`);
  const number = players ?? game.players[0]!;
  return { rules: game.rulesFor(number), opinion: CASES[name]!.opinion(number, variants) };
}

type Table = readonly [variants: readonly string[], players: number];

/** Every table: each combination of variants, each number of players; in a sample without variants and with some. */
async function tablesOf(name: string): Promise<readonly Table[]> {
  const [none = [], ...others] = combinations(CASES[name]!.variants);
  const tables = [none, ...sample(others, 1)].map(async (variants) => {
    const players = (await gameWith(name, variants))?.players ?? [];
    return players.map((count): Table => [variants, count]);
  });
  return (await Promise.all(tables)).flat();
}

async function playAt(name: string, tables: readonly Table[]): Promise<Report> {
  const of = CASES[name]!;
  const report = newReport();
  const random = randomFrom(SEED);
  for (const [variants, players] of tables) {
    const { rules, opinion } = await umpires(name, variants, players);
    const table = `${[name, ...variants].join(' + ')}, ${players} players`;
    report.tables += 1;
    for (let match = 0; match < of.matches; match++) {
      playMatch(table, rules, opinion, random, report, of.hands);
    }
  }
  return report;
}

describe.each(Object.entries(CASES))('%s', (name, of) => {
  test('is played by the engine as a second umpire sees it, card by card', async () => {
    const tables = await tablesOf(name);
    if (IN_FULL) expect(tables).toHaveLength(of.tables);
    const looked = sample(tables, 1);
    const report = await playAt(name, looked);
    expect(report.disagreements.slice(0, 5)).toEqual([]);
    expect(report.tables).toBe(looked.length);
    expect(report.nodes).toBeGreaterThan(IN_FULL ? 2000 : 20);
  });

  test.each(sample(of.variants, 1))('is another game with %s', async (variant) => {
    const { rules } = await umpires(name, [variant]);
    const report = newReport();
    const random = randomFrom(SEED);
    const play = () => {
      for (let match = 0; match < 20 && report.disagreements.length === 0; match++) {
        playMatch(variant, rules, of.opinion(rules.players, []), random, report, 60);
      }
      if (report.disagreements.length > 0) throw new Error('they disagree');
    };
    expect(play).toThrow();
  });
});

const corners = [...BIDDING_CORNERS, ...BAUERCHEN_CORNERS, ...BAUER_CORNERS, ...FOREIGN_CORNERS];

test.each(corners.map((corner) => [corner.game, corner.says, corner] as const))(
  '%s: %s',
  async (game, _, corner) => {
    const { rules, opinion } = await umpires(game, corner.variants);
    const { engine, second } = judge(rules, opinion, corner);
    expect({ engine, second }).toEqual({ engine: expected(corner), second: expected(corner) });
  },
);

test.each(RESULTS.map((result) => [result.game, result.says, result] as const))(
  '%s scores %s',
  async (game, _, result) => {
    const { rules, opinion } = await umpires(game, result.variants, result.bids?.length);
    const {
      size,
      tricks,
      doubles = 0,
      points = tricks.map(() => 0),
      melds = rules.sides.map(() => 0),
    } = result;
    const { maker, solo, bids } = result;
    const settled = { size, doubles, maker, solo, bids };
    const views = rules.sides.map((_, side) =>
      viewOf(opinion.sides, settled, { tricks, points, melds }, side),
    );
    expect(views.map(opinion.score)).toEqual(result.scores);
    const given = {
      ...(maker !== undefined && { maker }),
      ...(solo !== undefined && { solo }),
      ...(bids && { bids }),
    };
    const record = { number: 0, size, lead: 0, trump: 0, doubles, won: tricks, points, melds, ...given };
    const scores = scoreHand(rules, record);
    expect(scores.map(({ score }) => score)).toEqual(result.scores);
    expect(scores.map(({ awards }) => awards[0] ?? 0)).toEqual(result.awards ?? rules.sides.map(() => 0));
  },
);

test.each(COURSES.map((course) => [course.game, course.says, course] as const))(
  '%s: %s',
  async (game, _, course) => {
    const { rules, opinion } = await umpires(game, course.variants);
    let state = startMatch(rules);
    let standing = opinion.start;
    for (const {
      scores,
      awards = [0, 0],
      wins = [false, false],
      totals,
      units,
      over = false,
    } of course.hands) {
      const given = awards.map((count) => rules.match.units.map((_, unit) => (unit === 0 ? count : 0)));
      state = addHand(
        rules,
        state,
        scores.map((score, side) => ({
          score,
          awards: given[side]!,
          ...(wins[side] && { wins: true as const }),
        })),
      );
      standing = opinion.next(standing, scores, given, wins);
      expect(state).toMatchObject({ totals, units, over });
      expect(standing).toMatchObject({ totals, units, over });
    }
  },
);

test.each(MELDS)(
  '$melds at $total points count $counts, or $atTen',
  async ({ total, melds, counts, atTen }) => {
    for (const variants of [[], ['vierziger-regel']]) {
      const { rules, opinion } = await umpires('bauerchen', variants);
      const calls = melds.map((meld, trick) => ({
        trick,
        seat: trick % 2 === 0 ? 1 : 3,
        meld: meld === '40' ? 1 : 0,
      }));
      const sum = calls.reduce((now, { meld }) => now + opinion.meldWorth!(meld, now), total) - total;
      const count = variants.length === 0 ? counts : atTen;
      expect(meldsCounted(rules, calls, [11, total])).toEqual([0, count]);
      expect(sum).toBe(count);
    }
  },
);

describe('seats', () => {
  test('six players play alone three against one, wherever the lead is', async () => {
    const { rules } = await umpires('bauer', ['sechs']);
    const setup = { number: 0, size: 1, lead: 4, trump: 0, maker: 5, solo: 4, doubles: 0 };
    let state = startHand(rules, setup, [[0], [1], [2], [3], [4], [5]]);
    const turns: (number | undefined)[] = [];
    while (turnOf(state) !== undefined) {
      turns.push(turnOf(state));
      state = playCard(state, legalCards(state).allowed[0]!);
    }
    expect(turns).toEqual([4, 5, 1, 3]);
    expect(state.hands).toEqual([[0], [], [2], [], [], []]);
    expect(leaderOf(rules, { maker: 5, solo: 4 })).toBe(4);
  });

  test('a leader who is out passes the lead on', async () => {
    const euchre = (await umpires('euchre')).rules;
    expect([0, 1, 2, 3].map((dealer) => leaderOf(euchre, { dealer, solo: 3 }))).toEqual([2, 2, 3, 0]);
    const bauerchen = (await umpires('bauerchen')).rules;
    expect([0, 1, 2, 3].map((maker) => leaderOf(bauerchen, { maker, solo: 3 }))).toEqual([0, 2, 2, 3]);
  });

  test('equal totals win together', async () => {
    const { rules } = await umpires('stiche-raten', [], 4);
    expect(winnersOf(rules, [70, 90, -10, 90])).toEqual([1, 3]);
  });
});

describe('trumps', () => {
  const turned = async (variants: readonly string[], name: string, number = 0) => {
    const { rules } = await umpires('stiche-raten', variants, 4);
    const card = rules.deck.cards.find(({ id }) => id === name)!.index;
    const found = trumpOfHand(rules, number, { kind: 'turned', card });
    return 'problem' in found ? found.problem : (rules.deck.suits[found.trump ?? -1]?.id ?? 'none');
  };
  const grab = ['greifen-und-passen'];
  const grab64 = ['karten-64', 'greifen-und-passen'];

  test.each([
    [[], '♦A', '♦'],
    [grab, '♦A', 'none'],
    [grab, '♦K', '♦'],
    [grab, '♦J', 'needs-naming'],
    [grab64, '♦A', '♦'],
    [grab64, '♦J', 'none'],
    [grab64, '♠J', 'needs-naming'],
  ])('with %s and %s turned up: %s', async (variants, name, trump) => {
    expect(await turned(variants, name)).toBe(trump);
  });

  test('nothing is turned up in the largest hand', async () => {
    expect(await turned(grab, '♦J', 12)).toBe('needs-no-choice');
    expect(await turned(['karten-64', 'rauf-runter'], '♦K', 15)).toBe('needs-no-choice');
    expect(await turned(['karten-64', 'rauf-runter'], '♦K', 16)).toBe('♦');
  });

  test.each([
    ['♣J ♠J ♥A ♠A ♥10', true],
    ['♣J ♥A ♠A ♥10 ♠J', false],
    ['♣J ♠J ♥A ♠A ♥J', true],
    ['♥A ♠A ♣J ♠J ♥J', true],
  ])('die Letzte with %s: %s', async (hand, may) => {
    const { rules, opinion } = await umpires('bauerchen', ['die-letzte']);
    const cards = hand.split(' ').map((name) => rules.deck.cards.find(({ id }) => id === name)!);
    expect(
      lastCardMayDecide(
        rules,
        cards.map(({ index }) => index),
      ),
    ).toBe(may);
    expect(opinion.lastCard!(cards.map(({ id }) => ({ suit: id[0]!, rank: id.slice(1), copy: 0 })))).toBe(
      may,
    );
  });
});
