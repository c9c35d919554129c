import type { Play } from '../definition/game.ts';
import type { Choice } from '../engine/reasons.ts';
import type { CardIndex } from '../engine/rules.ts';
import {
  choicesFrom,
  isDoubtful,
  knownCards,
  type PlayFault,
  type SeatTurn,
  type Table,
  turnedUp,
  whetherFirstIsFree,
} from './table.ts';

/** Whether the obligations forbid the card, or could forbid it in a hand that is not known. */
export function findBrokenObligation(table: Table, turn: SeatTurn, card: CardIndex): PlayFault | undefined {
  const holding = knownCards(table, turn.seat);
  if (holding) return judge(choicesFrom(table, turn, holding), card);
  if (isDoubtful(table, turn.seat)) return undefined;
  const others = possibleCards(table, turn).filter((other) => other !== card);
  const most = mostCards(table, turn) - 1;
  if (most < 1) return undefined;
  if (others.length <= most && sizeIsKnown(table)) {
    return judge(choicesFrom(table, turn, [card, ...others]), card);
  }
  return mayBeForbidden(table, turn, card, others, most) ? { kind: 'unknown-hand' } : undefined;
}

/** Whether a hand of the card and at most so many others forbids it; one or two are enough for that, see `Obligation`. */
function mayBeForbidden(
  table: Table,
  turn: SeatTurn,
  card: CardIndex,
  others: readonly CardIndex[],
  most: number,
): boolean {
  const isFree = whetherFirstIsFree(table, turn);
  if (others.some((other) => !isFree([card, other]))) return true;
  if (most < 2) return false;
  return others.some((one, at) => others.some((other, next) => next > at && !isFree([card, one, other])));
}

/** Whether a card is among those that may be played, whatever was played before. */
function judge(choices: readonly Choice[], card: CardIndex): PlayFault | undefined {
  const forbidding = choices.filter(({ allowed }) => !allowed.includes(card));
  const [choice] = forbidding;
  if (choice === undefined) return undefined;
  return forbidding.length === choices.length ? { kind: 'revoke', choice } : { kind: 'unknown-before' };
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
