import {
  type HandState,
  legalCards,
  playCard,
  recordOf,
  startHand,
  turnOf,
} from '../../../src/engine/hand.ts';
import type { CardIndex, Rules } from '../../../src/engine/rules.ts';
import { scoreHand } from '../../../src/engine/scoring.ts';
import type { HandRecord, HandSetup } from '../../../src/engine/setup.ts';
import { compare, type Table } from './report.ts';

/** Cards as one text, however they are held. */
export function inOrder(cards: readonly CardIndex[]): string {
  return [...cards].sort((a, b) => a - b).join(' ');
}

/** Plays the same cards again with everybody a few seats further on and the hands held the other way round; `legal`: what was legal. */
export function turnTheTable(
  { rules, random, report }: Table,
  over: HandState,
  dealt: readonly (readonly CardIndex[])[],
  legal: readonly string[],
  record: HandRecord,
  where: () => string,
): void {
  const steps = Math.floor(random() * rules.players);
  const plays = over.finished.flatMap(({ cards }) => cards);
  const hands = turned(dealt, steps).map((hand) => [...hand].reverse());
  let state = startHand(rules, turnSetup(rules, over.setup, steps), hands);
  let again = startHand(rules, over.setup, dealt);
  plays.forEach((card, at) => {
    compare(
      report,
      'legal cards after turning the table',
      inOrder(legalCards(state).allowed),
      legal[at],
      where,
    );
    state = playCard(state, card);
    again = playCard(again, card);
  });
  compare(report, 'whose turn it is after turning', turnOf(state) ?? 'over', 'over', where);
  compare(report, 'tricks played again', again.finished, over.finished, where);
  const winners = (tricks: HandState['finished'], by: number) =>
    tricks.map(({ winner, points, reason }) => [(winner + by) % rules.players, points, reason]);
  compare(report, 'winners after turning', winners(state.finished, 0), winners(over.finished, steps), where);
  const scores = scoreHand(rules, record).map(({ score, awards }) => [score, awards]);
  const mirrored = scoreHand(rules, recordOf(state, turned(record.melds, steps)));
  compare(
    report,
    'scores after turning',
    mirrored.map(({ score, awards }) => [score, awards]),
    turned(scores, steps),
    where,
  );
}

/** What everybody has, so many seats (or sides) further on. */
function turned<T>(items: readonly T[], steps: number): readonly T[] {
  const count = items.length;
  return items.map((_, seat) => items[(((seat - steps) % count) + count) % count]!);
}

function turnSetup({ players }: Rules, setup: HandSetup, steps: number): HandSetup {
  const on = (seat: number) => (seat + steps) % players;
  const { dealer, maker, solo, bids } = setup;
  return {
    ...setup,
    lead: on(setup.lead),
    ...(dealer !== undefined && { dealer: on(dealer) }),
    ...(maker !== undefined && { maker: on(maker) }),
    ...(solo !== undefined && { solo: on(solo) }),
    ...(bids !== undefined && { bids: turned(bids, steps) }),
  };
}
