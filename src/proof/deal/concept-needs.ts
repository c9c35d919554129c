import type { Rules } from '../../engine/rules.ts';
import { trumpsInPlay } from '../trumps.ts';
import type { ConceptWord } from './concept-words.ts';

/** A part of the rules without which something never happens: whether a game has it, and what is said if not. */
type Need = readonly [has: (rules: Rules) => boolean, lack: string];

const BIDDING: Need = [({ bidding }) => bidding !== undefined, 'this game has no bidding'];
const HOOK: Need = [({ bidding }) => bidding?.hook === 'last', 'this game has no hook'];
const TRUMPS: Need = [
  (rules) => [...trumpsInPlay(rules)].some((trump) => trump !== undefined) || hasFixedTrumps(rules),
  'this game has no trumps',
];
const obligation = (word: string): Need => [
  ({ obligations }) => obligations.some((one) => one.obligation.word === word),
  `\`${word}\` is no obligation of this game`,
];

const NEEDS: Partial<Record<ConceptWord, Need>> = {
  follow: obligation('follow'),
  ruff: TRUMPS,
  overtrump: TRUMPS,
  'must-ruff': obligation('ruff'),
  'must-overtrump': obligation('overtrump'),
  'must-head': obligation('head'),
  'no-undertrump': obligation('no-undertrump'),
  exempt: [
    ({ obligations }) => obligations.some(({ options }) => options.except !== undefined),
    'no card of this game is exempt',
  ],
  'trump-lead': TRUMPS,
  special: [
    ({ rankings }) => rankings.some(({ special }) => special.some((one) => one !== undefined)),
    'every card of this game belongs to a suit',
  ],
  identical: [({ deck }) => deck.copies > 1, 'this game has one of each card'],
  meld: [({ melds }) => melds.length > 0, 'this game has no melds'],
  hook: HOOK,
  'hook-harmless': HOOK,
  made: BIDDING,
  missed: BIDDING,
};

function hasFixedTrumps({ rankings }: Rules): boolean {
  return rankings.at(-1)!.trumps.length > 0;
}

/** Why these rules can never show something, a clause; undefined if nothing speaks against it. */
export function whyNever(rules: Rules, word: ConceptWord): string | undefined {
  const need = NEEDS[word];
  return need === undefined || need[0](rules) ? undefined : need[1];
}
