import type { Definition, MatchExample } from '../definition/game.ts';
import type { Table } from '../definition/table.ts';
import type { Rules } from '../engine/rules.ts';

/** What the hands of one match are read and judged with. */
export interface Desk {
  /** The game; its `locate` finds places in the score file. */
  readonly definition: Definition;
  readonly rules: Rules;
  /** The match without its hands, in the words of examples. */
  readonly match: MatchExample;
  readonly table: Table;
}

/** Claims that have other words in a score file, where they stand among what a hand states. */
const STATED: Readonly<Record<string, string>> = {
  'hand-size': 'cards',
  tricks: 'won',
  points: 'card-points',
};

/** Finds the places of an example in a score file, in which a hand has no `claims` apart from what it states. */
export function locateStated(locate: Definition['locate']): Definition['locate'] {
  return (path, part) => {
    const at = path[0] === 'match' ? path.indexOf('claims') : -1;
    if (at < 0) return locate(path, part);
    const [key = '', ...rest] = path.slice(at + 1);
    return locate([...path.slice(0, at), STATED[key] ?? key, ...rest], part);
  };
}
