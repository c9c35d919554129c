import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../src/cards/shuffle.ts';
import { compileDefinition } from '../../src/definition/compile.ts';
import type { Game } from '../../src/definition/game.ts';
import { presets } from '../definition/support.ts';
import { readSource } from '../support/shipped.ts';
import { playMatch } from './second-opinion/play-match.ts';
import { newReport, type Report } from './second-opinion/report.ts';
import { CASES, type Case, combinations } from './second-opinion/tables.ts';

// Every game is written down a second time, from the prose of its rules and as plainly as can be, and played at random
// by both: the engine and the second opinion have to agree at every card, trick, hand and match.

const SEED = 20261130;

const compiled = new Map<string, Promise<Game>>();

function gameOf(file: string): Promise<Game> {
  const known =
    compiled.get(file) ??
    compileDefinition(readSource(file), presets).then(({ value }) => {
      if (!value) throw new Error(`${file} does not compile`);
      return value.game;
    });
  compiled.set(file, known);
  return known;
}

/** Plays at every table: each number of players, each combination of variants. */
async function playEverywhere(of: Case): Promise<Report> {
  const game = await gameOf(of.file);
  const report = newReport();
  const random = randomFrom(SEED);
  for (const variants of combinations(of.variants)) {
    for (const players of of.players) {
      const rules = game.rulesWith(variants, players);
      if (rules === undefined) continue;
      const name = `${[of.file, ...variants].join(' + ')}, ${players} players`;
      for (let match = 0; match < of.matches; match++) {
        playMatch(name, rules, of.opinion(players, variants), random, report, of.hands);
      }
    }
  }
  return report;
}

describe.each(Object.entries(CASES))('%s', (_, of) => {
  test('is played by the engine as a second umpire sees it, card by card', async () => {
    const report = await playEverywhere(of);
    console.log(of.file, report.nodes, report.tricks, report.hands, report.disagreements.length);
    expect(report.disagreements.slice(0, 5)).toEqual([]);
    expect(report.nodes).toBeGreaterThan(2000);
  });
});
