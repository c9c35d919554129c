import type { BoundObligation } from '../../engine/obligations/obligation.ts';
import type { Ranking } from '../../engine/ranking.ts';
import type { Rules } from '../../engine/rules.ts';
import { rankingsInPlay } from '../card-facts.ts';
import { allTables, type LintRule, warning } from './rule.ts';

/** Obligations that never take a card away from anybody. */
export const idleObligations: LintRule = (input) => {
  const { definition, tables } = input;
  return (tables[0]?.obligations ?? []).flatMap(({ obligation }, at) => {
    const reasons = allTables(input).map((rules) => whyIdle(rules, at, obligation.word));
    const [why] = reasons;
    if (why === undefined || reasons.includes(undefined)) return [];
    const path = ['play', 'obligations', at];
    return [
      warning(definition, 'E0503', path, `the obligation ${obligation.word} can never bite`, {
        ...(/trump/.test(why) && { related: [{ span: definition.locate(['trump'], 'key'), text: why }] }),
        why,
        help: 'leave it out, or change the rule that makes it idle',
      }),
    ];
  });
};

/** Why the obligation at this place never narrows a choice, if that is certain; undefined where the word does not stand. */
export function whyIdle(rules: Rules, at: number, word: string): string | undefined {
  const bound = rules.obligations[at];
  if (bound?.obligation.word !== word) return undefined;
  if (rules.deal.sizes.every((size) => size <= 1)) return 'each player holds only one card';
  if (rules.obligations.slice(0, at).some((other) => isSame(other, bound))) {
    return 'it stands there twice';
  }
  const reasons = rankingsInPlay(rules).map((ranking) => whyIdleWith(ranking, word));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

function isSame(one: BoundObligation, other: BoundObligation): boolean {
  return one.obligation === other.obligation && JSON.stringify(one.options) === JSON.stringify(other.options);
}

/** What the obligations see of a ranking: cards that may be played at any time are never forced. */
interface Forced {
  readonly trumps: number;
  /** Ranks among the trumps. */
  readonly trumpRanks: number;
  readonly plain: number;
  readonly suits: number;
}

function forcedIn({ suit, strength, anytime, trumpSuit }: Ranking): Forced {
  const cards = suit.map((_, card) => card).filter((card) => !anytime[card]);
  const trumps = cards.filter((card) => suit[card] === trumpSuit);
  return {
    trumps: trumps.length,
    trumpRanks: new Set(trumps.map((card) => strength[card])).size,
    plain: cards.length - trumps.length,
    suits: new Set(cards.map((card) => suit[card])).size,
  };
}

const NO_TRUMPS = 'there are no trumps';
const ALL_TRUMPS = 'all cards are trumps';

/** By word: why it never bites, if it does not; words without an entry are not judged. */
const IDLE: Readonly<Record<string, (forced: Forced) => string | undefined>> = {
  follow: ({ suits }) => (suits <= 1 ? 'all cards are of one suit, so nobody can fail to follow' : undefined),
  ruff: withTrumps(() => undefined),
  'lead-trump-first': withTrumps(() => undefined),
  'no-trump-lead-before-ruff': withTrumps(() => undefined),
  overtrump: ({ trumps, trumpRanks }) => {
    if (trumps === 0) return NO_TRUMPS;
    if (trumpRanks < 2) return 'all trumps rank the same';
    return trumps < 3 ? 'it takes one trump in the trick, and one below and one above it in hand' : undefined;
  },
  'no-undertrump': withTrumps(({ trumpRanks }) => (trumpRanks < 2 ? 'no trump is below another' : undefined)),
};

function withTrumps(more: (forced: Forced) => string | undefined): (forced: Forced) => string | undefined {
  return (forced) => {
    if (forced.trumps === 0) return NO_TRUMPS;
    return forced.plain === 0 ? ALL_TRUMPS : more(forced);
  };
}

function whyIdleWith(ranking: Ranking, word: string): string | undefined {
  return IDLE[word]?.(forcedIn(ranking));
}
