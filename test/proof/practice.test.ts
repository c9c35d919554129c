import { describe, expect, it } from 'vitest';
import { compileDefinition } from '../../src/definition/compile.ts';
import type { Rules } from '../../src/engine/rules.ts';
import { whyNever } from '../../src/proof/deal/concept-needs.ts';
import { CONCEPT_WORDS, type ConceptWord } from '../../src/proof/deal/concept-words.ts';
import { trickIdentity } from '../../src/proof/practice/items.ts';
import { LEVELS, type Level, levelOf } from '../../src/proof/practice/levels.ts';
import { fits } from '../../src/proof/practice/plan.ts';
import {
  makePractice,
  type PracticeSet,
  type PracticeWish,
  sheetIdentity,
} from '../../src/proof/practice/practice.ts';
import { presets } from '../definition/support.ts';
import { findWrongAnswers } from '../games/second-opinion/answers.ts';
import { CASES, combinations } from '../games/second-opinion/tables.ts';
import { readSource } from '../support/shipped.ts';
import { amount, sample, sampleEach } from '../support/tier.ts';

interface Table {
  readonly name: string;
  readonly variants: readonly string[];
  readonly players: number;
  readonly rules: Rules;
}

/** Games, in the slow tier all, with combinations of variants, there all as well, and every number of players that can be played. */
async function allTables(): Promise<readonly Table[]> {
  const tables = sample(Object.entries(CASES), 4).flatMap(([name, { file, variants }]) =>
    sample(combinations(variants), 1).map(async (chosen): Promise<readonly Table[]> => {
      const { value } = await compileDefinition(readSource(file), presets, { variants: chosen });
      const players = value?.game.players ?? [];
      return players.map((count) => ({
        name,
        variants: chosen,
        players: count,
        rules: value!.game.rulesFor(count),
      }));
    }),
  );
  return (await Promise.all(tables)).flat();
}

const tables = await allTables();
const told = ({ name, variants, players }: Table) => [name, ...variants, players].join(' ');

function practise(rules: Rules, wish: Partial<PracticeWish> = {}): PracticeSet {
  const made = makePractice(rules, { count: 30, seed: 7, concepts: [], ...wish });
  if ('problem' in made) throw new Error(JSON.stringify(made));
  return made;
}

async function plainRules(name: string): Promise<Rules> {
  const { value } = await compileDefinition(readSource(CASES[name]!.file), presets, {});
  return value!.game.rules;
}

/** Each table with one of the levels, in turn. */
const cases = tables.map((table, at) => [told(table), LEVELS[at % LEVELS.length]!, table] as const);

describe('thirty sheets', () => {
  it.each(sampleEach(cases, ([, , { name }]) => name))(
    'of %s, level %i, are all different, equally hard, and answered as the second opinion answers them',
    (_, level, { name, variants, players, rules }) => {
      const { slots, sheets } = practise(rules, { count: amount(8, 30), level });
      expect(new Set(sheets.map(sheetIdentity)).size).toBe(sheets.length);
      expect(levelOf(slots)).toBe(level);
      const kinds = slots.map(({ kind }) => kind);
      for (const { items } of sheets) {
        expect(items.map(({ kind }) => kind)).toEqual(kinds);
        const open = [...items];
        for (const slot of slots) {
          const at = open.findIndex((item) => fits(slot, item));
          expect(at, JSON.stringify(slot)).toBeGreaterThanOrEqual(0);
          open.splice(at, 1);
        }
      }
      const opinion = CASES[name]!.opinion(players, variants);
      expect(sheets.flatMap((sheet) => findWrongAnswers(rules, opinion, sheet))).toEqual([]);
    },
  );

  it('are the same for the same seed, others for another, and begin the same however many there are', async () => {
    const rules = await plainRules('bauerchen');
    const all = practise(rules).sheets.map(sheetIdentity);
    expect(practise(rules).sheets.map(sheetIdentity)).toEqual(all);
    expect(practise(rules, { count: 5 }).sheets.map(sheetIdentity)).toEqual(all.slice(0, 5));
    const others = practise(rules, { seed: 8 }).sheets.map(sheetIdentity);
    expect(others.filter((one) => all.includes(one))).toEqual([]);
  });

  it('show no trick that is taken', async () => {
    const rules = await plainRules('bauerchen');
    const tricksOf = ({ sheets }: PracticeSet) =>
      sheets.flatMap(({ items }) =>
        items.flatMap((item) => ('trick' in item ? [trickIdentity(item.trick)] : [])),
      );
    const taken = new Set(tricksOf(practise(rules)));
    expect(tricksOf(practise(rules, { taken })).filter((trick) => taken.has(trick))).toEqual([]);
  });
});

describe('a concept that is asked for', () => {
  const wanted = sample(
    tables.flatMap((table) =>
      CONCEPT_WORDS.filter((word) => whyNever(table.rules, word) === undefined).map(
        (word) => [told(table), word, table] as const,
      ),
    ),
    4,
  );

  it.each(wanted)('of %s, %s, is shown by every sheet, or said to be missing', (_, word, { rules }) => {
    const made = makePractice(rules, { count: 3, seed: 1, concepts: [word] });
    if ('problem' in made) {
      expect(made).toMatchObject({ problem: 'found', missing: [word] });
      return;
    }
    for (const { items } of made.sheets) {
      expect(items.flatMap(({ shows }) => shows)).toContain(word);
    }
  });

  it('raises the level, and is refused where a level is too low for it', async () => {
    const rules = await plainRules('bauerchen');
    const concepts: readonly ConceptWord[] = ['discard', 'ruff', 'overtrump', 'trump-lead', 'follow'];
    expect(practise(rules, { count: 1, concepts }).level).toBe(3);
    expect(makePractice(rules, { count: 1, seed: 1, concepts, level: 1 })).toEqual({
      problem: 'level',
      level: 3,
    });
  });
});

describe('the level of a sheet', () => {
  const sheet = (tricks: number, concepts: number): Level =>
    levelOf(
      Array.from({ length: Math.max(tricks, concepts) }, (_, at) => ({
        kind: at < tricks ? 'winner' : 'bid',
        shows: at < concepts ? [CONCEPT_WORDS[at]!] : [],
      })),
    );

  it.each([
    [4, 6, 1],
    [5, 6, 2],
    [4, 7, 2],
    [7, 9, 2],
    [8, 1, 3],
    [1, 10, 3],
  ])('with %i tricks and %i concepts is %i', (tricks, concepts, level) => {
    expect(sheet(tricks, concepts)).toBe(level);
  });
});

it('a deck so small that there are not enough different sheets is told', async () => {
  const rules = await plainRules('stiche-mit-bedienpflicht');
  const tiny: Rules = { ...rules, players: 2, sides: [[0], [1]], deck: { ...rules.deck, cards: rules.deck.cards.slice(0, 2) }, deal: { ...rules.deal, sizes: [1] } }; // biome-ignore format: short
  expect(makePractice(tiny, { count: 99, seed: 1, concepts: [] })).toMatchObject({ problem: 'found' });
});
