import type { Path } from '../../definition/game.ts';
import type { Ranking } from '../../engine/ranking.ts';
import type { Rules } from '../../engine/rules.ts';
import { trumpsInPlay } from '../trumps.ts';
import { allTables, type LintRule, warning } from './rule.ts';

interface Word {
  readonly path: Path;
  readonly message: string;
  readonly why: string;
  readonly isSaid: (rules: Rules) => boolean;
  readonly matters: (rules: Rules) => boolean;
}

const WORDS: readonly Word[] = [
  {
    path: ['order', 'no-trump'],
    message: 'the order for hands without trumps is never used',
    why: 'every hand of this game has trumps',
    isSaid: hasOwnOrder,
    matters: (rules) => trumpsInPlay(rules).has(undefined),
  },
  {
    path: ['match', 'melds-at-target'],
    message: '`melds-at-target` decides nothing',
    why: 'this game has no melds',
    isSaid: ({ match }) => match.meldsAtTarget !== 'count',
    matters: ({ melds }) => melds.length > 0,
  },
];

/** Words that would matter only in another game. */
export const idleWords: LintRule = (input) =>
  WORDS.flatMap(({ path, message, why, isSaid, matters }) => {
    if (!input.tables.some(isSaid) || allTables(input).some((rules) => isSaid(rules) && matters(rules)))
      return [];
    const help = `leave \`${path.at(-1)}\` out`;
    return [warning(input.definition, 'E0509', path, message, { key: true, why, help })];
  });

/** Whether plain cards rank otherwise where there are no trumps. */
function hasOwnOrder({ rankings, deck }: Rules): boolean {
  const without = rankings.at(-1)!;
  const isPlain = (ranking: Ranking, card: number) => ranking.suit[card] === deck.cards[card]!.suit;
  return rankings.some((ranking) =>
    deck.cards.some(({ index }) => {
      const both = isPlain(ranking, index) && isPlain(without, index);
      return both && ranking.strength[index] !== without.strength[index];
    }),
  );
}
