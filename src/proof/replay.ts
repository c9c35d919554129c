import type { Definition, HandExample } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { activeSeats } from '../engine/trick.ts';
import { findCallFaults } from './calls.ts';
import { trickBeyondHand } from './faults.ts';
import { type HandOutcome, outcomeOf } from './replay-outcome.ts';
import { type ReplayedTrick, replayTrick } from './replay-trick.ts';
import { knownCards, layTable } from './table.ts';

/** An example played through. */
export interface Replay extends HandOutcome {
  readonly tricks: readonly ReplayedTrick[];
  /** True if nothing in the example is at fault. */
  readonly sound: boolean;
  /** True if all hands are known and every card was played. */
  readonly complete: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Plays an example through exactly as it is written and reports what the rules do not permit. */
export function replayHand(definition: Definition, example: HandExample): Replay {
  const { size } = example.setup;
  const tricks: ReplayedTrick[] = [];
  const diagnostics: Diagnostic[] = [...findCallFaults(definition, example)];
  const calls = diagnostics.length;
  const most = tricksAtMost(example);
  let table = layTable(example);
  for (const [index, plays] of example.tricks.slice(0, size).entries()) {
    const site = { definition, example, index };
    const sound = diagnostics.length === calls;
    const last = index === most - 1;
    const trick = replayTrick({ site, table, before: tricks.at(-1), sound, last }, plays);
    table = trick.table;
    tricks.push(trick);
    diagnostics.push(...trick.diagnostics);
  }
  // A seat that plays more cards than it holds is told of where it plays.
  if (example.tricks.length > most && (most === size || diagnostics.length === calls)) {
    diagnostics.push(trickBeyondHand({ definition, example, index: most }));
  }
  const complete =
    tricks.length === size &&
    tricks.every(({ trace }) => trace?.winner !== undefined) &&
    activeSeats(example.rules, example.setup).every(
      (seat) => example.hands[seat]?.length === size && knownCards(table, seat)?.length === 0,
    );
  const traces = tricks.flatMap(({ trace }) => trace ?? []);
  const sound = diagnostics.length === 0;
  return { tricks, sound, complete, diagnostics, ...outcomeOf(example, traces, complete) };
}

/** All hands are equally large, so that the smallest one given ends the play. */
function tricksAtMost({ hands, setup }: HandExample): number {
  return Math.min(setup.size, ...hands.flatMap((hand) => hand?.length ?? []));
}
