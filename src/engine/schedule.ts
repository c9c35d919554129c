import type { CardIndex, Rules, Seat, SuitIndex } from './rules.ts';
import type { TrumpChoice } from './setup.ts';
import { seatAfter, seatsFrom } from './trick.ts';

/** How many cards are dealt: always the same number, or a schedule from 1 upwards (and down again). */
type DealParts =
  | { readonly cards: number }
  | {
      readonly schedule: 'up' | 'up-down';
      /** No hand has more cards. */
      readonly cap?: number;
      /** Cards that stay out. */
      readonly undealt?: number;
    };

/** Cards for each player, hand by hand; empty if a schedule has not even one card for each. */
export function sizesFor(deal: DealParts, deckCards: number, players: number): readonly number[] {
  if ('cards' in deal) return [deal.cards];
  const { schedule, cap = deckCards, undealt = 0 } = deal;
  const most = Math.max(0, Math.min(cap, Math.floor((deckCards - undealt) / players)));
  const up = Array.from({ length: most }, (_, index) => index + 1);
  switch (schedule) {
    case 'up':
      return up;
    case 'up-down':
      return [...up, ...up.slice(0, -1).reverse()];
  }
}

/** Cards for each player in hand `number` (from 0). */
export function sizeOfHand(rules: Rules, number: number): number {
  const { sizes } = rules.deal;
  const size = sizes[Math.min(number, sizes.length - 1)];
  if (size === undefined) throw new RangeError(`there is no hand ${number}`);
  return size;
}

/** How many hands a match has; undefined where a target ends it. */
export function handsOfMatch(rules: Rules): number | undefined {
  return rules.match.hands;
}

/** Whether no hand has more cards than hand `number` (from 0). */
export function isLargest(rules: Rules, number: number): boolean {
  const size = sizeOfHand(rules, number);
  return !rules.deal.sizes.some((other) => other > size);
}

/** Why no trump suit follows from what is known of a hand. */
export type TrumpProblem =
  /** A card has to be turned up. */
  | 'needs-turn-up'
  /** Somebody has to name trumps. */
  | 'needs-naming'
  /** Nothing is turned up, or nothing is named, in this hand. */
  | 'needs-no-choice'
  /** The suit may not be chosen. */
  | 'suit-not-offered'
  /** The last card dealt may not decide in this game. */
  | 'no-last-card';

/** The trump suit of a hand (undefined: none), or why it is not known. */
type TrumpOutcome = { readonly trump: SuitIndex | undefined } | { readonly problem: TrumpProblem };

/** The trump suit of hand `number` (from 0), given the card turned up or the suit named if there is one. */
export function trumpOfHand(rules: Rules, number: number, choice?: TrumpChoice): TrumpOutcome {
  if (rules.largestHandWithoutTrump && isLargest(rules, number)) return without(choice, undefined);
  const { trump } = rules;
  switch (trump.by) {
    case 'none':
      return without(choice, undefined);
    case 'fixed':
      return without(choice, trump.suit);
    case 'rotation':
      return without(choice, trump.suits[number % trump.suits.length]);
    case 'turn-up':
      return turnedUp(rules, trump, number, choice);
    case 'naming':
      return named(rules, trump, choice);
  }
}

function without(choice: TrumpChoice | undefined, trump: SuitIndex | undefined): TrumpOutcome {
  return choice === undefined ? { trump } : { problem: 'needs-no-choice' };
}

type TurnUp = Extract<Rules['trump'], { by: 'turn-up' }>;

function turnedUp(
  rules: Rules,
  { turned }: TurnUp,
  number: number,
  choice: TrumpChoice | undefined,
): TrumpOutcome {
  if (sizeOfHand(rules, number) * rules.players === rules.deck.cards.length)
    return without(choice, undefined);
  if (choice?.kind !== 'turned') return { problem: 'needs-turn-up' };
  const { card, named } = choice;
  const exception = turned.find(({ cards }) => cards.includes(card));
  if (exception?.trump === 'eldest-hand-names') {
    if (named === undefined) return { problem: 'needs-naming' };
    return named === 'none' ? { problem: 'suit-not-offered' } : { trump: named };
  }
  if (named !== undefined) return { problem: 'needs-no-choice' };
  return { trump: exception === undefined ? rules.deck.cards[card]!.suit : undefined };
}

type Naming = Extract<Rules['trump'], { by: 'naming' }>;

function named(rules: Rules, { choices, lastCard }: Naming, choice: TrumpChoice | undefined): TrumpOutcome {
  if (choice === undefined || choice.kind === 'turned') return { problem: 'needs-naming' };
  if (choice.kind === 'last-card' && lastCard === undefined) return { problem: 'no-last-card' };
  const trump = choice.kind === 'last-card' ? rules.deck.cards[choice.card]!.suit : choice.suit;
  return choices.includes(trump) ? { trump } : { problem: 'suit-not-offered' };
}

/** Whether whoever names trumps may let the last card of this hand (in the order dealt) decide. */
export function lastCardMayDecide({ trump }: Rules, hand: readonly CardIndex[]): boolean {
  if (trump.by !== 'naming' || trump.lastCard === undefined) return false;
  const { holds, least } = trump.lastCard;
  const seen = hand.slice(0, trump.sees ?? -1);
  return seen.filter((card) => holds.includes(card)).length >= least;
}

/** Who names trumps, where the rules say it without more: the seat left of the dealer; undefined otherwise. */
export function makerOf(rules: Rules, dealer: Seat | undefined): Seat | undefined {
  const eldest = rules.trump.by === 'naming' && rules.trump.who === 'eldest-hand';
  return eldest && dealer !== undefined ? seatAfter(rules, dealer) : undefined;
}

/** What may be known of a hand when its first lead is asked for. */
export interface LeadFacts {
  readonly dealer?: Seat | undefined;
  readonly maker?: Seat | undefined;
  readonly solo?: Seat | undefined;
  /** Who took the last trick of the hand before; nobody before the first hand. */
  readonly lastWinner?: Seat | undefined;
  /** Who led the hand before. */
  readonly previousLead?: Seat | undefined;
}

/** Who leads the first trick of a hand; undefined if what is known does not tell. */
export function leaderOf(rules: Rules, facts: LeadFacts): Seat | undefined {
  const { solo } = facts;
  if (solo === undefined) return usualLeader(rules, facts);
  if (rules.solo?.leads) return solo;
  const leader = usualLeader(rules, facts);
  // A partner who laid down his cards passes the lead on.
  return leader === undefined ? undefined : seatsFrom(rules, facts, leader)[0];
}

function usualLeader(rules: Rules, facts: LeadFacts): Seat | undefined {
  const { dealer, maker, lastWinner, previousLead } = facts;
  const leftOfDealer = dealer === undefined ? undefined : seatAfter(rules, dealer);
  switch (rules.firstLead) {
    case 'rotates':
      return previousLead === undefined ? undefined : seatAfter(rules, previousLead);
    case 'left-of-dealer':
      return leftOfDealer;
    case 'trump-maker':
      return maker;
    case 'last-winner':
      return lastWinner ?? leftOfDealer;
  }
}

/** Why somebody leads the first trick of a hand. */
export type LeadReason =
  | Rules['firstLead']
  /** Plays alone, and the rules let him lead. */
  | 'soloist'
  /** First of those who play after a seat that would lead and has laid down its cards. */
  | 'next-active';

/** Why it is the seat of `leaderOf`. */
export function whyLead(rules: Rules, facts: LeadFacts): LeadReason {
  const { solo, lastWinner } = facts;
  if (solo !== undefined && rules.solo?.leads) return 'soloist';
  const usual = usualLeader(rules, facts);
  if (usual !== undefined && seatsFrom(rules, facts, usual)[0] !== usual) return 'next-active';
  return rules.firstLead === 'last-winner' && lastWinner === undefined ? 'left-of-dealer' : rules.firstLead;
}

/** Who deals the next hand; undefined if the hand does not tell. */
export function nextDealer(
  rules: Rules,
  { dealer, maker }: Pick<LeadFacts, 'dealer' | 'maker'>,
): Seat | undefined {
  switch (rules.deal.dealer) {
    case 'rotates':
      return dealer === undefined ? undefined : seatAfter(rules, dealer);
    case 'trump-maker':
      return maker;
  }
}
