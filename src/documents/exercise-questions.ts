import type { CardIndex, Seat } from '../engine/rules.ts';
import { winningPlay } from '../engine/trick.ts';
import type { HandTrace, PlayTrace, Trace, TrickTrace } from '../proof/trace.ts';
import {
  asksForSuit,
  cardName,
  cardNames,
  counted,
  type DocumentInput,
  playsWholeDeck,
  seatName,
  showsVoid,
  suitName,
  suitOf,
} from './input.ts';

/** A question of the exercise with the answer that the engine gives; both may carry strong words. */
interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The hands that become exercises: whole ones that the author shows there. */
export function exerciseHands(trace: Trace): readonly HandTrace[] {
  return trace.examples.filter(
    (example): example is HandTrace =>
      example.kind === 'hand' && example.complete && example.show.includes('exercise'),
  );
}

/** Questions that the hand gives occasion to ask, besides the table and the count. */
export function questionsOf(input: DocumentInput, hand: HandTrace): readonly Question[] {
  return [otherCard(input, hand), offSuit(input, hand)].filter((question) => question !== undefined);
}

function ordinal(input: DocumentInput, trick: number): string {
  return input.words.text('ordinals').split(' ')[trick] ?? `${trick + 1}.`;
}

/** "May B play another card?": the first choice between cards of the led suit that the author asks about, or any. */
function otherCard(input: DocumentInput, hand: HandTrace): Question | undefined {
  const asked = hand.questions.find((question) => question.legal.length > 1 && question.played.length > 0);
  const at = asked ?? firstChoice(hand);
  const trick = at && hand.tricks[at.trick];
  const play = trick?.plays.find(({ seat }) => seat === at?.seat);
  if (!trick || !play?.legal || play.reason?.kind !== 'must-follow') return undefined;
  const others = play.legal.filter((card) => card !== play.card);
  const [other] = others;
  if (other === undefined) return undefined;
  const seat = seatName(input, play.seat);
  const illegal = play.holding?.find((card) => !play.legal?.includes(card));
  const outcome = winnerWith(input, trick, play.seat, other);
  return {
    question: input.words.text('ask-other', { seat, trick: ordinal(input, at?.trick ?? 0) }),
    answer: input.words.text('answer-other-yes', {
      seat,
      others: cardNames(input, others),
      suit: suitName(input, trick.ledSuit),
      held: cardNames(input, play.reason.holds),
      pair: play.reason.holds.length === 2,
      illegal: illegal === undefined ? undefined : cardName(input, illegal),
      same: outcome.seat === trick.winner,
      other: cardName(input, other),
      winner: seatName(input, outcome.seat),
      card: cardName(input, outcome.card),
    }),
  };
}

function firstChoice(hand: HandTrace): { readonly trick: number; readonly seat: Seat } | undefined {
  for (const [trick, { plays }] of hand.tricks.entries()) {
    const play = plays.find(
      ({ legal, reason }) => reason?.kind === 'must-follow' && (legal?.length ?? 0) > 1,
    );
    if (play) return { trick, seat: play.seat };
  }
  return undefined;
}

/** Who would have won, and with what, had the seat laid another card. */
function winnerWith(input: DocumentInput, trick: TrickTrace, seat: Seat, other: CardIndex): PlayTrace {
  const plays = trick.plays.map((play) => (play.seat === seat ? { seat, card: other } : play));
  const { index } = winningPlay(
    input.game.rules,
    plays.map(({ card }) => card),
  );
  const winner = plays[index];
  if (!winner) throw new Error('a trick without a winner');
  return winner;
}

/** "Why does this high card not win?": a discard that stands higher in its suit than the winning card in its own. */
function offSuit(input: DocumentInput, hand: HandTrace): Question | undefined {
  const { strength } = input.game.rules;
  const high = (card: CardIndex) => strength[card] ?? 0;
  for (const [index, trick] of hand.tricks.entries()) {
    const best = trick.reason?.card;
    const play = trick.plays.find(
      ({ card }) => best !== undefined && trick.reason?.offSuit.includes(card) && high(card) > high(best),
    );
    const led = trick.plays[0];
    if (!play || !led) continue;
    return {
      question: input.words.text('ask-off-suit', {
        seat: seatName(input, play.seat),
        trick: ordinal(input, index),
        card: cardName(input, play.card),
      }),
      answer: input.words.text('answer-off-suit', {
        asked: asksForSuit(input),
        void: showsVoid(input, play),
        suit: suitName(input, suitOf(input, play.card)),
        leader: seatName(input, led.seat),
        led: cardName(input, led.card),
        seat: seatName(input, play.seat),
        ledSuit: suitName(input, trick.ledSuit),
        card: cardName(input, play.card),
      }),
    };
  }
  return undefined;
}

/** `A 0, B 1, C 3`, and what it adds up to. */
export function wonAnswer(input: DocumentInput, hand: HandTrace): string {
  const scores = hand.won.map((won, seat) => `${seatName(input, seat)}\u00a0${won}`).join(', ');
  return input.words.text('answer-won', {
    scores,
    tricks: counted(input, 'n-tricks', hand.tricks.length),
    one: hand.tricks.length === 1,
    complete: playsWholeDeck(input, hand),
    cards: input.game.deck.cards.length,
  });
}
