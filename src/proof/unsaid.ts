import type { Definition, Path } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Rules } from '../engine/rules.ts';
import { canBothReach } from './both-reach.ts';
import { warning } from './lint/rule.ts';

interface Question {
  /** The key under which the answer stands. */
  readonly path: Path;
  /** What is not said. */
  readonly asks: string;
  readonly why: string;
  readonly help: string;
  readonly comesUp: (rules: Rules) => boolean;
  readonly isAnswered: (rules: Rules) => boolean;
}

const hasTarget = ({ match }: Rules) => match.target !== undefined;

/** What a text of rules must say and often does not, where it can come up. */
const QUESTIONS: readonly Question[] = [
  {
    path: ['play', 'revoke'],
    asks: 'what becomes of a card that was not allowed',
    why: 'whoever overlooks a duty plays such a card',
    help: 'add `revoke: {before-next-lead: restore-trick, later: void-hand}` to `play`',
    comesUp: ({ obligations }) => obligations.length > 0,
    isAnswered: ({ revoke }) => revoke !== undefined,
  },
  {
    path: ['match', 'both-reach'],
    asks: 'who wins if several sides reach the target in the same hand',
    why: 'several sides can score in one hand; as it stands, whoever is farther beyond the target wins',
    help: 'add `both-reach: higher`, `maker`, `play-on` or `shared` to `match`',
    comesUp: (rules) => canBothReach(rules) === true,
    isAnswered: ({ match }) => match.bothReach !== undefined,
  },
  {
    path: ['match', 'ties'],
    asks: 'what becomes of equal totals in the end',
    why: 'as it stands, equal totals share the place',
    help: 'add `ties: shared` to `match`',
    comesUp: (rules) => !hasTarget(rules),
    isAnswered: ({ match }) => match.ties !== undefined,
  },
  {
    path: ['customs', 'first-dealer'],
    asks: 'who deals first, or leads where nobody deals',
    why: 'somebody has to begin',
    help: 'write `customs: {first-dealer: agreed}` or `highest-card`',
    comesUp: () => true,
    isAnswered: ({ customs }) => customs?.firstDealer !== undefined,
  },
  {
    path: ['customs', 'won-tricks'],
    asks: 'whether tricks may be looked at once they are won',
    why: 'whoever remembers badly will ask',
    help: 'write `customs: {won-tricks: none}`, `last` or `all`',
    comesUp: ({ deal }) => deal.sizes.some((size) => size > 1),
    isAnswered: ({ customs }) => customs?.wonTricks !== undefined,
  },
  {
    path: ['customs', 'doubling-until'],
    asks: 'how long a hand may be doubled',
    why: 'the more cards were seen, the safer it is to double',
    help: 'write `customs: {doubling-until: first-lead}`, `first-trick` or `last-card`',
    comesUp: ({ doubling }) => doubling > 0,
    isAnswered: ({ customs }) => customs?.doublingUntil !== undefined,
  },
  {
    path: ['customs', 'evening'],
    asks: 'what ends the evening',
    why: 'after a game to a target the next one begins',
    help: 'write `customs: {evening: one-game}`, `most-games` or `most-units`',
    comesUp: hasTarget,
    isAnswered: ({ customs }) => customs?.evening !== undefined,
  },
];

/** Warns of what a definition leaves unsaid although it can come up at the table (E0511). */
export function findUnsaid(definition: Definition): readonly Diagnostic[] {
  const { game } = definition;
  const tables = game.players.map(game.rulesFor);
  return QUESTIONS.filter(({ comesUp, isAnswered }) =>
    tables.some((rules) => comesUp(rules) && !isAnswered(rules)),
  ).map(({ path, asks, why, help }) => {
    const at = path[0] === 'customs' && game.rules.customs === undefined ? ['match'] : path.slice(0, 1);
    return warning(definition, 'E0511', at, `the rules do not say ${asks}`, { key: true, why, help });
  });
}
