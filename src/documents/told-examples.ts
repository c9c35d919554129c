import type { Game } from '../definition/game.ts';
import type { HandTrace, Trace } from '../proof/trace.ts';

/** The examples that can fill in a protocol: whole hands of the game as it is played, with the cards of all seats. */
export function toldExamples(trace: Trace, game: Game): readonly HandTrace[] {
  const chosen = game.chosen.join();
  return trace.examples.filter(
    (example): example is HandTrace =>
      example.kind === 'hand' && example.complete && example.variants.join() === chosen,
  );
}
