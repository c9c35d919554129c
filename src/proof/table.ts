import type { HandExample, Play } from '../definition/game.ts';
import { beginsHand } from '../definition/hand-size.ts';
import { choose, type Moment, whetherFirstMayBePlayed } from '../engine/choose.ts';
import { type Ranking, rankingOf } from '../engine/ranking.ts';
import type { Choice } from '../engine/reasons.ts';
import type { CardIndex, Rules, Seat } from '../engine/rules.ts';
import { opensHand } from '../engine/turns.ts';

/** What is known of a seat's cards: all of them, nothing, or nothing any more since a play did not fit them. */
type Holding =
  | { readonly kind: 'known'; readonly cards: readonly CardIndex[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'doubtful' };

/** What a replay knows between two plays; never changed, each play makes a new one. */
export interface Table {
  readonly rules: Rules;
  readonly ranking: Ranking;
  readonly example: HandExample;
  readonly holdings: readonly Holding[];
  /** The trick (from 0) in which a card was played. */
  readonly seen: ReadonlyMap<CardIndex, number>;
}

/** One seat about to play to a trick (from 0), after the cards `played` to it. */
export interface SeatTurn {
  readonly trick: number;
  readonly seat: Seat;
  readonly played: readonly CardIndex[];
}

/** What is wrong with a play, apart from its turn. */
export type PlayFault =
  | { readonly kind: 'played-before'; readonly trick: number }
  | { readonly kind: 'held-by-other'; readonly holder: Seat }
  | { readonly kind: 'turned-up' }
  | { readonly kind: 'not-held'; readonly holds: readonly CardIndex[] }
  | { readonly kind: 'revoke'; readonly choice: Choice }
  | { readonly kind: 'unknown-before' }
  | { readonly kind: 'unknown-hand' };

/** The table before the first trick of an example. */
export function layTable(example: HandExample): Table {
  const { rules, setup } = example;
  const holdings = Array.from({ length: rules.players }, (_, seat): Holding => {
    const cards = example.hands[seat];
    return cards === undefined ? { kind: 'unknown' } : { kind: 'known', cards };
  });
  return { rules, example, ranking: rankingOf(rules, setup.trump), holdings, seen: new Map() };
}

/** The cards a seat holds; undefined if they are not known. */
export function knownCards(table: Table, seat: Seat): readonly CardIndex[] | undefined {
  const holding = table.holdings[seat];
  return holding?.kind === 'known' ? holding.cards : undefined;
}

/** True if the hand of a seat was given and a play did not fit it. */
export function isDoubtful(table: Table, seat: Seat): boolean {
  return table.holdings[seat]?.kind === 'doubtful';
}

/** What a seat may play; undefined if its hand is not known, or if it depends on tricks that are not shown. */
export function choiceOf(table: Table, turn: SeatTurn): Choice | undefined {
  const holding = knownCards(table, turn.seat);
  const [choice, ...others] = holding ? choicesFrom(table, turn, holding) : [];
  return others.every(({ allowed }) => allowed.join() === choice?.allowed.join()) ? choice : undefined;
}

/** What a seat could play if it held just these cards; several choices where the tricks before are not shown. */
export function choicesFrom(table: Table, turn: SeatTurn, holding: readonly CardIndex[]): readonly Choice[] {
  return asked(table, turn).map((moment) => choose(table.rules, { ...moment, holding }));
}

/** Tells of hand after hand whether a seat that holds it may play its first card, whatever was played before. */
export function whetherFirstIsFree(table: Table, turn: SeatTurn): (holding: readonly CardIndex[]) => boolean {
  const moments = asked(table, turn).map((moment) => whetherFirstMayBePlayed(table.rules, moment));
  return (holding) => moments.every((isAllowed) => isAllowed(holding));
}

/** A seat's turn, whatever it holds; several where the tricks before are not shown. */
function asked({ ranking, example, seen }: Table, { trick, seat, played }: SeatTurn): readonly Moment[] {
  const isTrump = (card: CardIndex) => ranking.suit[card] === ranking.trumpSuit;
  const begins = beginsHand(example.hands, example.setup.size);
  const shown = [...seen.keys(), ...played].some(isTrump);
  const possible = shown || begins ? [shown] : [false, true];
  const opens = trick === 0 && begins && opensHand(example.setup, seat);
  return possible.map((trumpsPlayed) => ({ ranking, played, opens, trumpsPlayed }));
}

/** Whether the seat can hold the card at all; undefined if nothing speaks against it. */
export function findForeignCard(table: Table, { seat, card }: Play): PlayFault | undefined {
  const holds = knownCards(table, seat);
  if (holds?.includes(card)) return undefined;
  const trick = table.seen.get(card);
  if (trick !== undefined) return { kind: 'played-before', trick };
  const holder = table.holdings.findIndex((_, other) => knownCards(table, other)?.includes(card));
  if (holder !== -1) return { kind: 'held-by-other', holder };
  if (turnedUp(table.example) === card) return { kind: 'turned-up' };
  return holds && { kind: 'not-held', holds };
}

/** The card that was turned up, which nobody holds. */
export function turnedUp({ choice }: HandExample): CardIndex | undefined {
  return choice?.kind === 'turned' ? choice.card : undefined;
}

/** The table after a card was laid in `trick`. */
export function layCard(table: Table, { seat, card }: Play, trick: number): Table {
  const cards = knownCards(table, seat)?.filter((held) => held !== card);
  const seen = new Map(table.seen).set(card, trick);
  return cards
    ? { ...table, seen, holdings: withHolding(table, seat, { kind: 'known', cards }) }
    : { ...table, seen };
}

/** The table after a seat played a card it cannot have: that card stays where it was, the seat's hand is doubtful. */
export function doubtHand(table: Table, seat: Seat): Table {
  return { ...table, holdings: withHolding(table, seat, { kind: 'doubtful' }) };
}

function withHolding(table: Table, seat: Seat, holding: Holding): readonly Holding[] {
  return table.holdings.map((old, other) => (other === seat ? holding : old));
}
