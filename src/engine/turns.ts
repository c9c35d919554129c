import type { Rules, Seat } from './rules.ts';
import { seatAfter, seatsFrom } from './trick.ts';

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

/** Whether a seat that leads to the first trick is who the duties of that lead are for: the one that named trumps, if one did. */
export function opensHand({ maker }: Pick<LeadFacts, 'maker'>, seat: Seat | undefined): boolean {
  return maker === undefined || maker === seat;
}

/** Whether it is settled before a match who leads which hand: a seat after the other, and nobody may play alone. */
export function leadsByTurns({ firstLead, solo }: Rules): boolean {
  return firstLead === 'rotates' && solo === undefined;
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
