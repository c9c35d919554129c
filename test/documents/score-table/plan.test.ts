import { describe, expect, test } from 'vitest';
import type { HandColumn, ScorePlan, SideColumn } from '../../../src/documents/score-table/plan.ts';
import { planGame } from '../../../src/documents/score-table/plan-game.ts';
import type { SuitIndex } from '../../../src/engine/rules.ts';
import { sample } from '../../support/tier.ts';
import { combine } from '../../tables/combinations.ts';
import { inputFor } from '../../tables/press.ts';
import { FOREIGN, TOGETHER, TOLD, type Told, type ToldColumn, type ToldRow } from './told.ts';

type SuitNames = (suit: SuitIndex) => string;

/** A plan in the words of the second telling. */
function retold(plan: ScorePlan, nameOf: SuitNames): Omit<Told, 'game' | 'file' | 'variants' | 'players'> {
  const { hands, open, before, cells, sides, hook, start, target, dots } = plan;
  return {
    sides: sides.map(({ label }) => label),
    ...(!open && { rows: hands.map((hand) => rowOf(hand, nameOf)) }),
    before: before.map((column) => beforeOf(column, nameOf)),
    cells: cells.map(cellOf),
    ...(hook && { hook: hook as 'dealer' }),
    ...(start !== undefined && { start }),
    ...(target !== undefined && { target }),
    ...(dots && { dots }),
  };
}

function rowOf({ label, dealer, leader, trump }: ScorePlan['hands'][number], nameOf: SuitNames): ToldRow {
  return {
    label,
    ...(dealer !== undefined && { dealer }),
    ...(leader !== undefined && { leader }),
    ...(trump !== undefined && { trump: trump === 'none' ? trump : nameOf(trump) }),
  };
}

function beforeOf(column: HandColumn, nameOf: SuitNames): ToldColumn {
  switch (column.kind) {
    case 'maker':
      return [column.kind, ...column.seats];
    case 'trump':
      return [column.kind, ...column.suits.map(({ suit }) => nameOf(suit)), ...(column.none ? ['none'] : [])];
    case 'doubles':
      return [column.kind, ...column.times];
    default:
      return [column.kind];
  }
}

const cellOf = (column: SideColumn): ToldColumn =>
  column.kind === 'melds' ? [column.kind, ...column.names] : [column.kind];

const nameOfTold = ({ game, variants, players }: Told) => [game, ...variants, players].join(' ');

describe.each(sample([...TOLD, ...TOGETHER, ...FOREIGN], 2).map((told) => [nameOfTold(told), told] as const))('%s', (_, told) => {
  const { game: _game, file: _file, variants: _variants, players, ...due } = told;

  test('has the rows, columns, sides and marks that its rules give it', async () => {
    const input = await inputFor(combine(told, ['A4', {}], 'de'));
    const nameOf = (suit: SuitIndex) => input.game.deck.suits[suit]!.id;
    const plan = planGame(input);
    expect(retold(plan, nameOf)).toEqual(due);
    expect(plan.seats.join('')).toBe('ABCDEF'.slice(0, players));
  });

  test('counts its hands and passes the deal on where nobody knows how many there will be', async () => {
    const { hands, open } = planGame(await inputFor(combine(told, ['A4', {}], 'de')));
    expect(open).toBe(told.rows === undefined);
    if (!open) return;
    const deals = told.before.some(([kind]) => kind === 'dealer');
    expect(hands.map(({ label }) => label)).toEqual(hands.map((_, at) => `${at + 1}`));
    expect(hands.map(({ dealer }) => dealer)).toEqual(hands.map((_, at) => (deals ? at % players : undefined)));
    expect(hands.every(({ trump }) => trump === undefined)).toBe(true);
  });

  test('turns where the hands grow smaller again, and nowhere else', async () => {
    const { hands } = planGame(await inputFor(combine(told, ['A4', {}], 'de')));
    const turns = hands.flatMap(({ turn }, at) => (turn ? [at] : []));
    const isUpDown = told.game.startsWith('whist') || told.variants.includes('rauf-runter');
    expect(turns).toEqual(isUpDown ? [(hands.length - 1) / 2] : []);
  });
}); // biome-ignore format: a table
