import type { HandExample, Play } from '../definition/game.ts';
import type { Narrowed } from '../engine/obligations/obligation.ts';
import type { CardIndex, Rules, Seat } from '../engine/rules.ts';
import { choose } from '../engine/trick.ts';

/** What is known of a seat's cards: all of them, nothing, or nothing any more since a play did not fit them. */
type Holding =
  | { readonly kind: 'known'; readonly cards: readonly CardIndex[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'doubtful' };

/** What a replay knows between two plays; never changed, each play makes a new one. */
export interface Table {
  readonly rules: Rules;
  readonly holdings: readonly Holding[];
  /** The trick (from 0) in which a card was played. */
  readonly seen: ReadonlyMap<CardIndex, number>;
}

/** What is wrong with a play, apart from its turn. */
export type PlayFault =
  | { readonly kind: 'played-before'; readonly trick: number }
  | { readonly kind: 'held-by-other'; readonly holder: Seat }
  | { readonly kind: 'not-held'; readonly holds: readonly CardIndex[] }
  | { readonly kind: 'revoke'; readonly choice: Narrowed }
  | { readonly kind: 'unknown-hand' };

/** The table before the first trick of an example. */
export function layTable(rules: Rules, example: HandExample): Table {
  const holdings = Array.from({ length: rules.players }, (_, seat): Holding => {
    const cards = example.hands[seat];
    return cards === undefined ? { kind: 'unknown' } : { kind: 'known', cards };
  });
  return { rules, holdings, seen: new Map() };
}

/** The cards a seat holds; undefined if they are not known. */
export function knownCards(table: Table, seat: Seat): readonly CardIndex[] | undefined {
  const holding = table.holdings[seat];
  return holding?.kind === 'known' ? holding.cards : undefined;
}

/** What a seat may play after the cards `played`; undefined if its hand is not known. */
export function choiceOf(table: Table, seat: Seat, played: readonly CardIndex[]): Narrowed | undefined {
  const holding = knownCards(table, seat);
  return holding && choose({ rules: table.rules, holding, played });
}

/** Whether the seat can hold the card at all; undefined if nothing speaks against it. */
export function findForeignCard(table: Table, { seat, card }: Play): PlayFault | undefined {
  const holds = knownCards(table, seat);
  if (holds?.includes(card)) return undefined;
  const trick = table.seen.get(card);
  if (trick !== undefined) return { kind: 'played-before', trick };
  const holder = table.holdings.findIndex((_, other) => knownCards(table, other)?.includes(card));
  if (holder !== -1) return { kind: 'held-by-other', holder };
  return holds && { kind: 'not-held', holds };
}

/** Whether the obligations forbid the card, or could forbid it in a hand that is not known. */
export function findBrokenObligation(
  table: Table,
  { seat, card }: Play,
  played: readonly CardIndex[],
): PlayFault | undefined {
  const choice = choiceOf(table, seat, played);
  if (choice) return choice.allowed.includes(card) ? undefined : { kind: 'revoke', choice };
  if (table.holdings[seat]?.kind === 'doubtful') return undefined;
  // A card that is legal in a hand of all unseen cards is legal in every hand the seat can have.
  const holding = unseenCards(table);
  const { allowed } = choose({ rules: table.rules, holding, played });
  return allowed.includes(card) ? undefined : { kind: 'unknown-hand' };
}

function unseenCards(table: Table): readonly CardIndex[] {
  const known = new Set(table.holdings.flatMap((holding) => (holding.kind === 'known' ? holding.cards : [])));
  return table.rules.deck.cards
    .map(({ index }) => index)
    .filter((card) => !known.has(card) && !table.seen.has(card));
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
