/** Four in two teams; whoever names trumps leads and deals next, perhaps alone, and hands are doubled twice at most. */
export const NAMING = `game: demo
title: {de: Probe, en: Demo}
players: 4
teams: 2
deck: french-20
deal: {cards: 5, packets: [3, 2], dealer: trump-maker}
trump: {by: naming, who: eldest-hand, choices: ♣ ♠ ♥, sees: 3, last-card: {holds: J, least: 2}}
play: {lead: trump-maker, obligations: [follow]}
order: A 10 K Q J
points: {A: 11, 10: 10, K: 4, Q: 3, J: 2}
last-trick: 10
scoring: [{line: won, when: points > other_points, score: 1 + maker}, {line: lost, score: 0}]
melds: [{meld: "20", cards: K Q, score: 1}]
solo: {lead: soloist, decider: allowed}
doubling: 2
match: {target: 7, winner: target, units: [{unit: brot, name: {de: Brot, en: loaf}, to: winners}]}
`;

/** Four for themselves, a schedule, bids with the hook, trumps by turning up. */
export const BIDDING = `game: demo
title: {de: Probe, en: Demo}
players: 4
deck: french-52
deal: {schedule: up}
trump: {by: turn-up, turned: [{cards: A, trump: none}, {cards: J, trump: eldest-hand-names}], largest-hand: none}
bidding: {first: left-of-dealer, dealer: last, hook: dealer}
play: {lead: left-of-dealer, obligations: [follow]}
order: A K Q J 10 9 8 7 6 5 4 3 2
scoring: [{line: made, when: tricks == bid, score: 10}, {line: missed, score: 0}]
match: {hands: schedule, winner: highest-total, ties: shared}
`;

/** Four in two teams, key by key, so that parts can be put in the place of others. */
export const PARTS: Readonly<Record<string, string>> = {
  game: 'demo',
  title: '{de: Probe, en: Demo}',
  players: '4',
  teams: '2',
  deck: 'french-32',
  deal: '{cards: 8, packets: [3, 5]}',
  trump: '{by: naming, who: eldest-hand, choices: ♣ ♠ ♥ ♦, sees: 3}',
  play: '{lead: left-of-dealer, obligations: [follow]}',
  order: 'A K Q J 10 9 8 7',
  scoring: '[{line: tricks, score: tricks}]',
  match: '{hands: 4, winner: highest-total, ties: shared}',
};
