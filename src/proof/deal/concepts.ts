import { NO_SUIT, rankingOf } from '../../engine/ranking.ts';
import type { PlayReason } from '../../engine/reasons.ts';
import type { ConceptWord } from './concept-words.ts';
import type { PlayedHand, PlayMoment } from './played-hand.ts';

/** Whether something happens in a hand. */
type Happens = (hand: PlayedHand) => boolean;

/** By word, see `CONCEPTS_IN_WORDS`: whether it happens in a hand. */
const CONCEPTS: Readonly<Record<ConceptWord, Happens>> = {
  follow: binds('must-follow'),
  discard: anyMoment((hand, moment) => isVoid(hand, moment) && !isTrump(hand, moment)),
  ruff: anyMoment((hand, moment) => isVoid(hand, moment) && isTrump(hand, moment)),
  overtrump: anyMoment(overtrumps),
  'must-ruff': binds('must-ruff'),
  'must-overtrump': binds('must-overtrump'),
  'must-head': binds('must-head'),
  'no-undertrump': binds('no-undertrump'),
  exempt: anyMoment((_, { choice }) => choice.reasons.some(({ reason }) => reason.kind === 'exempt')),
  'trump-lead': anyMoment((hand, moment) => moment.played.length === 0 && isTrump(hand, moment)),
  special: ({ tricks }) => tricks.some(({ reason }) => reason.kind === 'special-wins'),
  identical: ({ tricks }) => tricks.some(({ reason }) => reason.tie !== undefined),
  meld: ({ melds }) => melds.length > 0,
  hook: ({ bids }) => bids.some(({ forbidden }) => forbidden.length > 0),
  'hook-harmless': ({ bids }) => bids.length > 1 && bids.at(-1)!.forbidden.length === 0,
  made: (hand) => someBid(hand, (bid, won) => bid === won),
  missed: (hand) => someBid(hand, (bid, won) => bid !== won),
  sweep: ({ rules, tricks }) => {
    return rules.sides.some((seats) => tricks.every(({ winner }) => seats.includes(winner)));
  },
  even: (hand) => new Set(strengths(hand)).size < hand.rules.sides.length,
};

/** The concepts of these words that a hand does not show. */
export function missingConcepts(hand: PlayedHand, words: readonly ConceptWord[]): readonly ConceptWord[] {
  return words.filter((word) => !CONCEPTS[word](hand));
}

function anyMoment(holds: (hand: PlayedHand, moment: PlayMoment) => boolean): Happens {
  return (hand) => hand.moments.some((moment) => holds(hand, moment));
}

/** Whether a reason of this kind takes cards away from somebody who still has a choice of suits. */
function binds(kind: PlayReason['kind']): Happens {
  return anyMoment((_, { choice }) => {
    return choice.reasons.some(({ reason, excludes }) => reason.kind === kind && excludes.length > 0);
  });
}

function isVoid({ rules, setup }: PlayedHand, { led, holding }: PlayMoment): boolean {
  const { suit } = rankingOf(rules, setup.trump);
  return led !== NO_SUIT && holding.every((card) => suit[card] !== led);
}

function isTrump({ rules, setup }: PlayedHand, { card }: { readonly card: number }): boolean {
  const { suit, trumpSuit } = rankingOf(rules, setup.trump);
  return suit[card] === trumpSuit;
}

function overtrumps(hand: PlayedHand, moment: PlayMoment): boolean {
  const { suit, trumpSuit, strength } = rankingOf(hand.rules, hand.setup.trump);
  if (moment.led === trumpSuit || moment.led === NO_SUIT || suit[moment.card] !== trumpSuit) return false;
  const trumps = moment.played.filter((card) => suit[card] === trumpSuit);
  return trumps.length > 0 && trumps.every((card) => strength[card]! < strength[moment.card]!);
}

function strengths({ rules, record, scores }: PlayedHand): readonly number[] {
  if (rules.sides.length === rules.players) return scores.map(({ score }) => score);
  const bySeat = rules.cardPoints ? record.points : record.won;
  return rules.sides.map((seats) => seats.reduce((sum, seat) => sum + bySeat[seat]!, 0));
}

function someBid(hand: PlayedHand, holds: (bid: number, won: number) => boolean): boolean {
  return hand.bids.some(({ seat, bid }) => {
    return holds(bid, hand.tricks.filter(({ winner }) => winner === seat).length);
  });
}
