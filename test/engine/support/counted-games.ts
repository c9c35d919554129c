import type { Rules } from '../../../src/engine/rules.ts';
import { sizesFor } from '../../../src/engine/schedule.ts';
import { countingRules, formula, frenchDeck, line, PARTNERS } from './counting.ts';

const name = (word: string) => ({ de: word, en: word });

/** Stiche-Raten with 52 cards, without its ranks. */
export function ohHell(players = 4): Rules {
  const sizes = sizesFor({ schedule: 'up' }, 52, players);
  const rules = countingRules({ players });
  return {
    ...rules,
    deal: { ...rules.deal, sizes },
    trump: { by: 'turn-up', turned: [] },
    largestHandWithoutTrump: true,
    bidding: { first: 'left-of-dealer', hook: 'last' },
    scoring: {
      lines: [line('made: tricks == bid → 20 + 10 * tricks'), line('missed: -10 * abs(tricks - bid)')],
      steps: [],
      awards: [],
    },
    match: { ...rules.match, hands: sizes.length },
  };
}

/** Whist "Rauf und Runter", without its ranks. */
export function whist(players = 4): Rules {
  const sizes = sizesFor({ schedule: 'up-down', cap: 10 }, 52, players);
  const rules = countingRules({ players });
  return {
    ...rules,
    deal: { ...rules.deal, sizes },
    trump: { by: 'rotation', suits: [2, 0, 3, 1] },
    firstLead: 'last-winner',
    bidding: { first: 'left-of-dealer', hook: 'none' },
    scoring: {
      lines: [line('made: tricks == bid → bid'), line('zero: bid == 0 → -tricks'), line('missed: -bid')],
      steps: [],
      awards: [],
    },
    match: { ...rules.match, hands: sizes.length },
  };
}

const WON = '(points > other_points || points == other_points && !maker)';

/** Bauerchen, without its ranks. */
export function bauerchen(match: Partial<Rules['match']> = {}): Rules {
  return countingRules({
    deck: frenchDeck('A K Q J 10'),
    sides: PARTNERS,
    deal: { sizes: [5], packets: [2, 3], dealer: 'trump-maker' },
    trump: { by: 'naming', who: 'eldest-hand', choices: [0, 1, 2, 3] },
    cardPoints: [],
    lastTrick: 10,
    scoring: {
      lines: [
        line('alone: soloist && tricks == hand_size → 12'),
        line('stopped: solo && !soloist && tricks > 0 → 12'),
        line('lost: solo → 0'),
        line(`won 0: ${WON} && other_points == 0 → 3`),
        line(`won 8-32: ${WON} && other_points <= 32 → 2`),
        line(`won 33-65: ${WON} && other_points <= 65 → 1`),
      ],
      steps: [
        {
          name: 'away',
          entry: 6,
          kind: 'add',
          when: formula('!maker && score > 0 && !solo'),
          amount: formula('1'),
        },
        { name: 'doubled', entry: 7, kind: 'times', amount: formula('2 ^ doubles') },
        { name: 'melds', entry: 8, kind: 'add', amount: formula('melds') },
      ],
      awards: [],
    },
    match: {
      start: 0,
      target: 12,
      surplus: 'dropped',
      meldsAtTarget: 'refuse',
      winner: 'target',
      units: [
        { id: 'knoddel', name: name('Knoddel'), to: 'losers', per: 1 },
        { id: 'stein', name: name('Stein'), to: 'losers', per: 2 },
      ],
      ...match,
    },
    melds: [
      { name: '20', sets: [], score: 1 },
      { name: '40', sets: [], score: 2 },
    ],
    solo: { leads: false, inDecider: false },
    doubling: Number.POSITIVE_INFINITY,
  });
}

/** Bauer, without its ranks. */
export function bauer(): Rules {
  return countingRules({
    deck: frenchDeck('A K Q J 10 9 8 7'),
    sides: PARTNERS,
    deal: { sizes: [8], packets: [4, 4], dealer: 'trump-maker' },
    trump: { by: 'naming', who: 'eldest-hand', choices: [0, 1, 2, 3], sees: 4 },
    firstLead: 'trump-maker',
    scoring: {
      lines: [
        line('alone: solo → 0'),
        line('made: maker && tricks > other_tricks → -1'),
        line('failed: maker → 1'),
        line('held: tricks >= other_tricks → -1'),
      ],
      steps: [
        {
          name: 'sweep',
          entry: 4,
          kind: 'times',
          when: formula('max(tricks, other_tricks) == hand_size'),
          amount: formula('2'),
        },
        { name: 'doubled', entry: 5, kind: 'times', amount: formula('2 ^ doubles') },
      ],
      awards: [
        {
          name: 'brot',
          entry: 6,
          unit: 0,
          when: formula('soloist && tricks == hand_size'),
          count: formula('2 ^ doubles'),
        },
        {
          name: 'stopped',
          entry: 7,
          unit: 0,
          when: formula('solo && !soloist && tricks > 0'),
          count: formula('2 ^ doubles'),
        },
      ],
    },
    match: {
      start: 8,
      target: 0,
      surplus: 'dropped',
      meldsAtTarget: 'count',
      winner: 'target',
      units: [{ id: 'brot', name: name('Brot'), to: 'winners', per: 1 }],
    },
    solo: { leads: true, inDecider: true },
    doubling: Number.POSITIVE_INFINITY,
  });
}
