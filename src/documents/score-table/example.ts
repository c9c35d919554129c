import type { Block } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { HandTrace } from '../../proof/trace.ts';
import { row, stack, text } from '../blocks.ts';
import { CHECKED } from '../frame.ts';
import { hasSchedule } from '../hand-setting.ts';
import { type DocumentInput, figure, hasPartners } from '../input.ts';
import { quiet } from '../match-box.ts';
import type { FilledHand } from './filled.ts';
import { runs } from './notes.ts';
import type { ScorePlan } from './plan.ts';

/** The hand that shows best how a table is filled in: of as many players if there is one, by as many lines as possible. */
export function chooseExample({ game, trace }: DocumentInput, samePlayers: boolean): HandTrace | undefined {
  const { players, bidding } = game.rules;
  const hands = trace.examples.filter(
    (one): one is HandTrace => one.kind === 'hand' && one.sides !== undefined,
  );
  const whole = hands.filter(({ bids, won }) => {
    return won !== undefined && (!bidding || (bids.length > 0 && bids.every((bid) => bid !== undefined)));
  });
  const ranked = whole
    .filter(({ rules }) => !samePlayers || rules.players === players)
    .map((hand) => ({ hand, worth: worthOf(hand, players) }));
  const best = Math.max(...ranked.map(({ worth }) => worth));
  return ranked.find(({ worth }) => worth === best)?.hand;
}

/** The same number of players first, then nobody alone, then many lines and steps, then totals that go on from others. */
function worthOf({ rules, setup, sides = [], totals, melds }: HandTrace, players: number): number {
  const lines = new Set(sides.map(({ line }) => line?.name)).size;
  const steps = new Set(sides.flatMap((side) => side.steps.map(({ step }) => step.name))).size;
  const same = rules.players === players ? 1000 : 0;
  const usual = setup.solo === undefined ? 100 : 0;
  return same + usual + 4 * lines + 2 * steps + (totals ? 3 : 0) + Math.min(setup.doubles, 1) - melds.length;
}

/** Widths of the labels and of one number. */
const LABEL: Mm = 18;
const NUMBER: Mm = 9;

/** Width of the example with its numbers side by side. */
export function widthOfExample({ seats }: HandTrace): Mm {
  return Math.max(52, LABEL + NUMBER * seats.length);
}

/** Bids, tricks and points of a hand, a column for each player, with the mark of what was checked. */
export function bidExample(input: DocumentInput, hand: HandTrace, plan: ScorePlan): Block {
  const { words } = input;
  const title = words.text('table-example', {
    cards: hasSchedule(input) ? hand.setup.size : undefined,
    one: hand.setup.size === 1,
    players: hand.rules.players === input.game.rules.players ? undefined : hand.rules.players,
  });
  const scores = hand.sides?.map(({ score }) => figure(score)) ?? [];
  const line = (label: string, values: readonly string[], strong = false): Block =>
    row([
      ['rest', text('small', [quiet(label)])],
      ...values.map((value) => [NUMBER, text('small', [{ text: value, ...(strong && { weight: 'semibold' as const }) }], 'right')] as const), // biome-ignore format: short
    ]);
  const head = row([
    ['rest', text('small', [{ text: title, weight: 'semibold' }])],
    ...(input.draft || hand.claims === 0 ? [] : [['fit', text('small', [CHECKED])] as const]),
  ]);
  const lines = [
    line('', hand.seats),
    ...(hand.bids.length > 0 ? [line(words.text('bid'), hand.bids.map((bid) => figure(bid ?? 0)))] : []), // biome-ignore format: short
    line(words.text('tricks'), (hand.won ?? []).map(figure)),
    line(words.text(runs(input, plan) ? 'table-counts' : 'points'), scores, true),
  ];
  return stack([head, ...lines]);
}

/** What a hand writes into a row of the table. */
export function filledExample({ rules, ...hand }: HandTrace, plan: ScorePlan): FilledHand {
  const { setup, won, points, sides, totals, bids } = hand;
  const bySide = (values: readonly (number | undefined)[]) =>
    plan.sides.map(({ seats }) => seats.reduce((sum, seat) => sum + (values[seat] ?? 0), 0));
  const before = totals?.before ?? plan.sides.map(() => rules.match.start);
  const after = totals?.after ?? sides?.map(({ score }, side) => (before[side] ?? 0) + score);
  const { dealer, maker, solo, trump, doubles } = setup;
  return {
    ...(dealer !== undefined && { dealer }),
    ...(maker !== undefined && { maker }),
    ...(solo !== undefined && { solo }),
    trump: trump ?? 'none',
    doubles,
    ...(bids.length > 0 && { bids: bySide(bids) }),
    ...(won && { tricks: bySide(won) }),
    ...(points && { points }),
    melds: plan.sides.map(({ seats }) => [
      ...new Set(hand.melds.filter(({ seat }) => seats.includes(seat)).map(({ meld }) => meld)),
    ]),
    ...(sides && { scores: sides.map(({ score }) => score) }),
    ...(after && { totals: after }),
  };
}

/** Whether an example can stand as a row of the table: only partners write so much of a hand that it explains itself. */
export function standsInRow(input: DocumentInput): boolean {
  return hasPartners(input);
}
