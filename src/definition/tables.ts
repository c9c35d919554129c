import type { Rules } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import type { Definition } from './game.ts';
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

/** What hands are read against that stand outside of a definition; `seats` are the names that they use. */
export function layTableOf(
  { game, locateRules }: Definition,
  rules: Rules,
  seats: readonly string[],
  called: string,
  findings: Findings,
): Table {
  return {
    seats,
    sides: rules.sides,
    deck: rules.deck,
    sizes: rules.deal.sizes,
    hands: rules.match.hands,
    rules,
    locateRules: (path) => locateRules(game.chosen, path),
    findings,
    called,
  };
}
