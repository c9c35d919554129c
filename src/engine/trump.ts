import type { CardIndex, Rules, SuitIndex } from './rules.ts';
import { isLargest, sizeOfHand } from './schedule.ts';
import type { TrumpChoice } from './setup.ts';

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
    return named === undefined ? { problem: 'needs-naming' } : { trump: named };
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

/** The trump suits that hand `number` (from 0) can have; undefined stands for none. */
export function trumpsOfHand(rules: Rules, number: number): readonly (SuitIndex | undefined)[] {
  const { trump, deck } = rules;
  if (rules.largestHandWithoutTrump && isLargest(rules, number)) return [undefined];
  switch (trump.by) {
    case 'none':
      return [undefined];
    case 'fixed':
      return [trump.suit];
    case 'rotation':
      return trump.suits;
    case 'naming':
      return trump.choices;
    case 'turn-up': {
      if (sizeOfHand(rules, number) * rules.players === deck.cards.length) return [undefined];
      const open = trump.turned.some((turned) => turned.trump === 'none') ? [undefined] : [];
      return [...deck.suits.map((_, suit) => suit), ...open];
    }
  }
}

/** Whether whoever names trumps may let the last card of this hand (in the order dealt) decide. */
export function lastCardMayDecide({ trump }: Rules, hand: readonly CardIndex[]): boolean {
  if (trump.by !== 'naming' || trump.lastCard === undefined) return false;
  const { holds, least } = trump.lastCard;
  const seen = hand.slice(0, trump.sees ?? -1);
  return seen.filter((card) => holds.includes(card)).length >= least;
}
