import type { Play } from '../definition/game.ts';
import type { CardIndex } from '../engine/rules.ts';
import {
  choiceOf,
  chooseFrom,
  isDoubtful,
  knownCards,
  type PlayFault,
  type SeatTurn,
  type Table,
  turnedUp,
} from './table.ts';

/** Whether the obligations forbid the card, or could forbid it in a hand that is not known. */
export function findBrokenObligation(table: Table, turn: SeatTurn, card: CardIndex): PlayFault | undefined {
  const choice = choiceOf(table, turn);
  if (choice) return choice.allowed.includes(card) ? undefined : { kind: 'revoke', choice };
  if (isDoubtful(table, turn.seat)) return undefined;
  const others = possibleCards(table, turn).filter((other) => other !== card);
  const most = mostCards(table, turn) - 1;
  if (most < 1) return undefined;
  if (others.length <= most && sizeIsKnown(table)) {
    const whole = chooseFrom(table, turn, [card, ...others]);
    return whole.allowed.includes(card) ? undefined : { kind: 'revoke', choice: whole };
  }
  // What forbids a card is always one other card that would have to be played instead, so that pairs are enough.
  const forbids = (other: CardIndex) => !chooseFrom(table, turn, [card, other]).allowed.includes(card);
  return others.some(forbids) ? { kind: 'unknown-hand' } : undefined;
}

/** Every card that the seat can hold: not seen, not turned up, in no other hand and played by nobody else later on. */
function possibleCards(table: Table, { trick, seat }: SeatTurn): readonly CardIndex[] {
  const elsewhere = new Set<CardIndex | undefined>(table.seen.keys());
  elsewhere.add(turnedUp(table.example));
  for (const other of table.holdings.keys()) {
    for (const card of knownCards(table, other) ?? []) elsewhere.add(card);
  }
  for (const play of laterPlays(table, trick)) {
    if (play.seat !== seat) elsewhere.add(play.card);
  }
  return table.rules.deck.cards.map(({ index }) => index).filter((card) => !elsewhere.has(card));
}

function laterPlays({ example }: Table, trick: number): readonly Play[] {
  return example.tricks.slice(trick).flat();
}

/** The most cards that the seat can hold: as many as any other before this trick. */
function mostCards(table: Table, { trick, played }: SeatTurn): number {
  const { example } = table;
  const before = example.tricks[trick]?.slice(0, played.length) ?? [];
  const sizes = [...table.holdings.keys()].flatMap((seat) => {
    const cards = knownCards(table, seat);
    return cards ? cards.length + (before.some((play) => play.seat === seat) ? 1 : 0) : [];
  });
  return Math.min(example.setup.size - trick, ...sizes);
}

/** Whether a hand is given, from which the size of all others follows. */
function sizeIsKnown({ holdings }: Table): boolean {
  return holdings.some(({ kind }) => kind === 'known');
}
