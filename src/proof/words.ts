import type { Deck } from '../cards/deck.ts';
import { cardsOf } from '../cards/notation.ts';
import type { Game, Play } from '../definition/game.ts';
import { counted, listed } from '../diagnostics/words.ts';
import type { PlayReason, WinReason } from '../engine/reasons.ts';
import type { CardIndex, Seat } from '../engine/rules.ts';
import type { SeatScore } from '../engine/scoring.ts';

/** A number for reading, with a true minus sign. */
export function signed(value: number): string {
  return String(value).replace('-', '−');
}

/** One card in notation. */
export function cardName(deck: Deck, card: CardIndex): string {
  return cardNames(deck, [card]);
}

/** Cards in notation, `T1 T3`. */
export function cardNames(deck: Deck, cards: readonly CardIndex[]): string {
  return cardsOf(deck, cards)
    .map(({ id }) => id)
    .join(' ');
}

/** Cards to choose from, `C2, T1 or T3`. */
export function anyOf(deck: Deck, cards: readonly CardIndex[]): string {
  return listed(
    cardsOf(deck, cards).map(({ id }) => id),
    'or',
  );
}

/** A seat's name. */
export function seatName(game: Game, seat: Seat): string {
  return game.seats[seat] ?? String(seat);
}

/** Plays in order, `A C1, B C2, C C4`. */
function playsInWords(game: Game, plays: readonly Play[]): string {
  return plays.map(({ seat, card }) => `${seatName(game, seat)} ${cardName(game.deck, card)}`).join(', ');
}

/** Why a seat may choose from just these cards. */
export function playReasonInWords(game: Game, seat: Seat, reason: PlayReason): string {
  const who = seatName(game, seat);
  switch (reason.kind) {
    case 'leads':
      return `${who} leads the trick and may play any card`;
    case 'must-follow':
      return `${who} holds ${cardNames(game.deck, reason.holds)} and must follow the led suit ${suitName(game, reason.suit)}`;
    case 'void':
      return `${who} holds no card of the led suit ${suitName(game, reason.suit)} and may play any card`;
    case 'free':
      return `no obligation binds ${who}`;
  }
}

/** Why a card wins the trick that these plays make. */
export function winReasonInWords(game: Game, plays: readonly Play[], reason: WinReason): string {
  const rank = reason.beaten.length === 0 ? 'only' : 'highest';
  const suit = suitName(game, reason.suit);
  return `${cardName(game.deck, reason.card)} is the ${rank} card of the led suit ${suit} (${playsInWords(game, plays)})`;
}

/** Why a seat that took `tricks` scores what it scores. */
export function scoreInWords(game: Game, seat: Seat, tricks: number, score: SeatScore): string {
  const took = `${seatName(game, seat)} took ${counted(tricks, 'trick')}`;
  if (score.line === undefined) return `${took}, no line of the scoring holds`;
  return `${took}, line \`${score.line.name}\` gives ${signed(score.points)}`;
}

function suitName(game: Game, suit: number): string {
  return game.deck.suits[suit]!.name.en;
}
