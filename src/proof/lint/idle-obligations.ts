import type { BoundObligation, ForcedCards, IdleReason } from '../../engine/obligations/obligation.ts';
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
  const reasons = rankingsInPlay(rules).map((ranking) => bound.obligation.idle?.(forcedIn(ranking)));
  const [reason] = reasons;
  return reason === undefined || reasons.includes(undefined) ? undefined : WORDS[reason];
}

function isSame(one: BoundObligation, other: BoundObligation): boolean {
  return one.obligation === other.obligation && JSON.stringify(one.options) === JSON.stringify(other.options);
}

function forcedIn({ suit, strength, anytime, trumpSuit }: Ranking): ForcedCards {
  const cards = suit.map((_, card) => card).filter((card) => !anytime[card]);
  const trumps = cards.filter((card) => suit[card] === trumpSuit);
  return {
    trumps: trumps.length,
    trumpRanks: new Set(trumps.map((card) => strength[card])).size,
    plain: cards.length - trumps.length,
    suits: new Set(cards.map((card) => suit[card])).size,
  };
}

const WORDS: Readonly<Record<IdleReason, string>> = {
  'one-suit': 'all cards are of one suit, so nobody can fail to follow',
  'no-trumps': 'there are no trumps',
  'all-trumps': 'all cards are trumps',
  'equal-trumps': 'all trumps rank the same',
  'two-trumps': 'it takes one trump in the trick, and one below and one above it in hand',
};
