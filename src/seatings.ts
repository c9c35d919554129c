import type { CheckOptions } from './api.ts';
import type { Game } from './definition/game.ts';
import { nameSeats } from './definition/players.ts';
import type { DocumentInput, DocumentKind } from './documents/input.ts';
import { FILLED_KINDS, type Kind, type WrittenKind } from './documents/kinds.ts';
import { toldExamples } from './documents/told-examples.ts';
import type { Paper } from './papers.ts';
import type { Trace } from './proof/trace.ts';

/** A paper of a game, or one for each number of players; one that an example fills in, if it can, and no other. */
export function composeEach(
  kind: WrittenKind,
  { byPlayers, compose, beside }: DocumentKind,
  seated: readonly [DocumentInput, ...DocumentInput[]],
): readonly Paper[] {
  const [first] = seated;
  const { filled } = first;
  if (filled !== undefined && FILLED_KINDS.includes(kind)) {
    const isTold = toldExamples(first.trace, first.game).some(({ id }) => id === filled);
    return isTold ? [{ kind, content: compose(first), suffix: `filled-${filled}` }] : [];
  }
  const besides = beside?.compose(first);
  return [
    ...(byPlayers ? seated : [first]).map((input, at) => ({
      kind,
      content: compose(input),
      ...(isNumbered(kind, at) && { suffix: String(input.game.rules.players) }),
    })),
    ...(beside && besides ? [{ kind, content: besides, suffix: beside.suffix }] : []),
  ];
}

/** A game for one number of players, with what is proved of it. */
type Seating = Pick<DocumentInput, 'game' | 'trace'>;

/** What papers are composed from for each number of players that is wanted, that of the game's own rules first. */
export function seatings(
  game: Game,
  trace: Trace,
  { players }: CheckOptions,
  proveFacts: (rules: Game['rules']) => Trace['facts'],
  common: Omit<DocumentInput, keyof Seating>,
): readonly [DocumentInput, ...DocumentInput[]] {
  const others = players === undefined ? game.players.filter((count) => count !== game.rules.players) : [];
  const further = others.map((count): Seating => {
    const rules = game.rulesFor(count);
    const seats = nameSeats(count);
    return { game: { ...game, rules, seats }, trace: { ...trace, facts: proveFacts(rules) } };
  });
  return [{ ...common, game, trace }, ...further.map((seating) => ({ ...common, ...seating }))];
}

/** Score tables say for how many they are; of other papers only those beside the first do. */
function isNumbered(kind: Kind, at: number): boolean {
  return kind === 'score-table' || at > 0;
}
