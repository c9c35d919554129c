import { NO_SUIT, rankingOf } from '../../engine/ranking.ts';
import type { PlayReason } from '../../engine/reasons.ts';
import type { ConceptWord } from './concept-words.ts';
import type { PlayedHand, PlayMoment } from './played-hand.ts';

/** Whether something happens in a hand. */
type Happens = (hand: PlayedHand) => boolean;

/** By word: what a hand shows if this holds. */
const CONCEPTS: Readonly<Record<ConceptWord, Happens>> = {
  // Somebody must follow suit and holds other suits as well.
  follow: binds('must-follow'),
  // Somebody cannot follow and plays a card that cannot win.
  discard: anyMoment((hand, moment) => isVoid(hand, moment) && !isTrump(hand, moment)),
  // Somebody cannot follow and plays a trump.
  ruff: anyMoment((hand, moment) => isVoid(hand, moment) && isTrump(hand, moment)),
  // Somebody beats a trump in the trick with a higher one, although trumps were not led.
  overtrump: anyMoment(overtrumps),
  // Somebody is forced to play a trump.
  'must-ruff': binds('must-ruff'),
  // Somebody is forced to beat a trump.
  'must-overtrump': binds('must-overtrump'),
  // Somebody is forced to beat the trick.
  'must-head': binds('must-head'),
  // Somebody may not play a lower trump.
  'no-undertrump': binds('no-undertrump'),
  // Somebody holds of the led suit only cards that nobody has to play.
  exempt: anyMoment((_, { choice }) => choice.reasons.some(({ reason }) => reason.kind === 'exempt')),
  // A trump is led.
  'trump-lead': anyMoment((hand, moment) => moment.played.length === 0 && isTrump(hand, moment)),
  // A card that belongs to no suit takes a trick.
  special: ({ tricks }) => tricks.some(({ reason }) => reason.kind === 'special-wins'),
  // Two identical cards meet, and one of them takes the trick.
  identical: ({ tricks }) => tricks.some(({ reason }) => reason.tie !== undefined),
  // The last bidder may not bid what would make the bids add up.
  hook: ({ bids }) => bids.some(({ forbidden }) => forbidden.length > 0),
  // The bids exceed the tricks already, so that the last bidder is free.
  'hook-harmless': ({ bids }) => bids.length > 1 && bids.at(-1)!.forbidden.length === 0,
  // A bid is made.
  made: (hand) => someBid(hand, (bid, won) => bid === won),
  // A bid is missed.
  missed: (hand) => someBid(hand, (bid, won) => bid !== won),
  // One side takes all tricks.
  sweep: ({ rules, tricks }) => {
    return rules.sides.some((seats) => tricks.every(({ winner }) => seats.includes(winner)));
  },
  // Two sides end level: in card points, in tricks, or in points where everyone plays for himself.
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
