import type { Rules, Seat, SuitIndex } from '../../engine/rules.ts';
import { sizeOfHand } from '../../engine/schedule.ts';
import { seatAfter } from '../../engine/trick.ts';
import { trumpOfHand } from '../../engine/trump.ts';
import { leaderOf, leadsByTurns, makerOf, nextDealer } from '../../engine/turns.ts';
import type { HandTrace } from '../../proof/trace.ts';
import { hasSchedule } from '../hand-setting.ts';
import type { DocumentInput } from '../input.ts';

/** What is printed of the trump suit of a hand. */
type SheetTrump =
  /** The game has no trump suit. */
  | { readonly kind: 'never' }
  /** Found out when the hand is played: suits to ring; undefined stands for none. */
  | { readonly kind: 'open'; readonly choices: readonly (SuitIndex | undefined)[] }
  | { readonly kind: 'suit'; readonly suit: SuitIndex }
  | { readonly kind: 'without' };

/** A hand as the sheet has it, before it is played. */
export interface SheetHand {
  /** From 0; undefined where it is left to write. */
  readonly number?: number;
  /** Cards for each player. */
  readonly size: number;
  /** As far as the rules say it; seat A begins. */
  readonly dealer?: Seat;
  readonly lead?: Seat;
  readonly trump: SheetTrump;
  /** The example that fills it in. */
  readonly told?: HandTrace;
}

/** How many hands a match has; undefined where a target ends it. */
export function handsOfMatch(input: DocumentInput): number | undefined {
  const { rules } = input.game;
  return rules.match.hands ?? (hasSchedule(input) ? rules.deal.sizes.length : undefined);
}

/** The hands of a whole match, or so many of a match whose end is open. */
export function sheetHands(input: DocumentInput, open: number): readonly SheetHand[] {
  const { rules } = input.game;
  const whole = handsOfMatch(input);
  if (whole === undefined) {
    const hand: SheetHand = { size: sizeOfHand(rules, 0), trump: trumpOfSheet(rules, 0) };
    return Array.from({ length: open }, () => hand);
  }
  const turns = turnsOfHands(rules, whole);
  return turns.map((turn, number) => ({
    ...turn,
    number,
    size: sizeOfHand(rules, number),
    trump: trumpOfSheet(rules, number),
  }));
}

/** An example as the sheet has it. */
export function toldHand(input: DocumentInput, told: HandTrace): SheetHand {
  const { setup, rules, leadKnown } = told;
  const { trump } = setup;
  const never = rules.trump.by === 'none';
  return {
    ...(handsOfMatch(input) !== undefined && { number: setup.number }),
    size: setup.size,
    ...(setup.dealer !== undefined && dealerMatters(rules) && { dealer: setup.dealer }),
    ...(leadKnown && { lead: setup.lead }),
    trump: never ? { kind: 'never' } : trump === undefined ? { kind: 'without' } : { kind: 'suit', suit: trump }, // biome-ignore format: short
    told,
  };
}

/** Who deals and who leads, hand by hand, as far as the rules alone say it, if seat A begins. */
function turnsOfHands(rules: Rules, hands: number): readonly Pick<SheetHand, 'dealer' | 'lead'>[] {
  const turns: Pick<SheetHand, 'dealer' | 'lead'>[] = [];
  let dealer: Seat | undefined = dealerMatters(rules) ? 0 : undefined;
  for (let hand = 0; hand < hands; hand++) {
    const maker = makerOf(rules, dealer);
    const lead = leadsByTurns(rules) ? seatAfter(rules, 0, hand) : leadOf(rules, hand, { dealer, maker }); // biome-ignore format: short
    turns.push({ ...(dealer !== undefined && { dealer }), ...(lead !== undefined && { lead }) });
    dealer = nextDealer(rules, {
      ...(dealer !== undefined && { dealer }),
      ...(maker !== undefined && { maker }),
    });
  }
  return turns;
}

/** After the first hand nobody knows beforehand who will have taken the last trick. */
function leadOf(
  rules: Rules,
  hand: number,
  facts: { readonly dealer: Seat | undefined; readonly maker: Seat | undefined },
): Seat | undefined {
  return rules.firstLead === 'last-winner' && hand > 0 ? undefined : leaderOf(rules, facts);
}

/** Whether it makes a difference to bids, trumps or the lead who deals. */
export function dealerMatters({ bidding, firstLead, deal, trump }: Rules): boolean {
  return (
    firstLead === 'left-of-dealer' ||
    (bidding !== undefined && bidding.first !== 'leader') ||
    deal.dealer !== 'rotates' ||
    (trump.by === 'naming' && trump.who === 'eldest-hand')
  );
}

function trumpOfSheet(rules: Rules, number: number): SheetTrump {
  const { trump, deck } = rules;
  if (trump.by === 'none') return { kind: 'never' };
  const found = trumpOfHand(rules, number);
  if ('trump' in found) return found.trump === undefined ? { kind: 'without' } : { kind: 'suit', suit: found.trump }; // biome-ignore format: short
  if (trump.by === 'naming') return { kind: 'open', choices: trump.choices };
  const suits = deck.suits.map((_, suit) => suit);
  const none = trump.by === 'turn-up' && trump.turned.some((turned) => turned.trump === 'none');
  return { kind: 'open', choices: none ? [...suits, undefined] : suits };
}
