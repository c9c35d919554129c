import type { Findings } from './findings.ts';
import { nameSeats, sidesOf } from './players.ts';
import type { Ruleset } from './ruleset.ts';
import type { Table } from './table.ts';

const NOTHING = { seats: undefined, sides: undefined, sizes: undefined, hands: undefined, rules: undefined };

/** What examples of so many players are read against; nothing is known where the rules have a fault. */
export function layTable(
  ruleset: Ruleset | undefined,
  players: number | undefined,
  findings: Findings,
): Table {
  if (ruleset === undefined || players === undefined) {
    return {
      ...NOTHING,
      deck: ruleset?.deck,
      locateRules: ruleset?.locate ?? findings.yaml.locate,
      findings,
    };
  }
  const { draft, deck } = ruleset;
  const sizes = ruleset.sizesFor(players);
  const { match, teams } = draft;
  const fixed = match && 'hands' in match ? match.hands : undefined;
  return {
    seats: nameSeats(players),
    sides: teams === undefined || players % teams === 0 ? sidesOf(players, teams) : undefined,
    deck,
    sizes,
    hands: fixed === 'schedule' ? sizes?.length : fixed,
    rules: ruleset.rulesFor(players),
    locateRules: ruleset.locate,
    findings,
  };
}
