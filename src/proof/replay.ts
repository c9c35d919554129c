import type { Definition, HandExample } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Rules } from '../engine/rules.ts';
import { trickBeyondHand } from './faults.ts';
import { type ReplayedTrick, replayTrick } from './replay-trick.ts';
import { knownCards, layTable } from './table.ts';

/** An example played through. */
export interface Replay {
  readonly tricks: readonly ReplayedTrick[];
  /** True if nothing in the plays is at fault. */
  readonly sound: boolean;
  /** True if all hands are known and every card was played. */
  readonly complete: boolean;
  /** By seat: tricks taken. */
  readonly won: readonly number[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Plays an example through exactly as it is written and reports what the rules do not permit. */
export function replayHand(definition: Definition, example: HandExample): Replay {
  const { rules } = definition.game;
  const tricks: ReplayedTrick[] = [];
  const diagnostics: Diagnostic[] = [];
  let table = layTable(rules, example);
  for (const [index, plays] of example.tricks.slice(0, rules.handSize).entries()) {
    const site = { definition, example, index };
    const sound = diagnostics.length === 0;
    const trick = replayTrick({ site, table, before: tricks.at(-1), sound }, plays);
    table = trick.table;
    tricks.push(trick);
    diagnostics.push(...trick.diagnostics);
  }
  const most = tricksAtMost(rules, example);
  // A seat that plays more cards than it holds is told of where it plays.
  if (example.tricks.length > most && (most === rules.handSize || diagnostics.length === 0)) {
    diagnostics.push(trickBeyondHand({ definition, example, index: most }));
  }
  const won = Array.from(
    { length: rules.players },
    (_, seat) => tricks.filter(({ trace }) => trace?.winner === seat).length,
  );
  const complete =
    tricks.length === rules.handSize &&
    tricks.every(({ trace }) => trace?.winner !== undefined) &&
    won.every(
      (_, seat) => example.hands[seat]?.length === rules.handSize && knownCards(table, seat)?.length === 0,
    );
  return { tricks, sound: diagnostics.length === 0, complete, won, diagnostics };
}

/** All hands are equally large, so that the smallest one given ends the play. */
function tricksAtMost(rules: Rules, { hands }: HandExample): number {
  return Math.min(rules.handSize, ...hands.flatMap((hand) => hand?.length ?? []));
}
