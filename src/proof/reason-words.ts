import type { Play } from '../definition/game.ts';
import { listed } from '../diagnostics/words.ts';
import { NO_SUIT } from '../engine/ranking.ts';
import type { Choice, PlayReason, WinReason } from '../engine/reasons.ts';
import type { Seat } from '../engine/rules.ts';
import { cardName, cardNames, ledSuitInWords, type Names, playsInWords, seatName } from './words.ts';

/** Why a seat may choose from just these cards: all reasons that speak, in turn. */
export function choiceInWords(names: Names, seat: Seat, { reasons }: Choice): string {
  const free = reasons.every(({ excludes }) => excludes.length === 0);
  return reasons.map(({ reason }) => playReasonInWords(names, seat, reason, free)).join('; ');
}

/** One reason; `free`: no reason forbids a card. */
export function playReasonInWords(names: Names, seat: Seat, reason: PlayReason, free: boolean): string {
  const who = seatName(names, seat);
  const name = (card: number) => cardName(names.rules.deck, card);
  const list = (cards: readonly number[]) => cardNames(names.rules.deck, cards);
  const any = free ? ' and may play any card' : '';
  switch (reason.kind) {
    case 'leads':
      return `${who} leads the trick${any}`;
    case 'must-lead-trump':
      return `${who} holds ${list(reason.holds)} and must lead a trump`;
    case 'trumps-not-broken':
      return `${who} may not lead ${list(reason.trumps)}, since no trump was played yet`;
    case 'must-follow':
      return `${who} holds ${list(reason.holds)} and must follow ${ledSuitInWords(names, reason.suit)}${reason.orTrump ? ' or play a trump' : ''}`;
    case 'void':
      return `${who} holds no card of ${ledSuitInWords(names, reason.suit).replace(/^trumps$/, 'the trumps that were led')}${apartInWords(names, reason.apart)}${any}`;
    case 'exempt':
      return `${who} holds of ${ledSuitInWords(names, reason.suit)} only ${list(reason.cards)}, which nobody is forced to play`;
    case 'must-ruff':
      return `${who} cannot follow, holds ${list(reason.holds)} and must play a trump`;
    case 'must-overtrump':
      return `${who} holds ${list(reason.holds)} and must beat the trump ${name(reason.over)}`;
    case 'cannot-overtrump':
      return `${who} holds no trump above ${name(reason.over)} and must play any of ${list(reason.holds)}`;
    case 'must-head':
      return `${who} holds ${list(reason.holds)} and must beat ${name(reason.over)}, which wins so far`;
    case 'no-undertrump':
      return `${who} may not play ${list(reason.cards)} below the trump ${name(reason.over)}`;
    case 'no-suit':
      return `no suit is asked for${free ? `, ${who} may play any card` : ''}`;
    case 'anytime':
      return `${list(reason.cards)} may be played at any time`;
    case 'free':
      return `no obligation binds ${who}`;
  }
}

/** Cards that show the sign of a suit and do not belong to it. */
function apartInWords({ rules }: Names, apart: Extract<PlayReason, { kind: 'void' }>['apart'] = []): string {
  if (apart.length === 0) return '';
  const told = apart.map(({ card, suit }) => {
    const name = cardName(rules.deck, card);
    if (suit === NO_SUIT) return `${name} belongs to no suit`;
    return `${name} is ${suit === rules.deck.suits.length ? 'a' : 'no'} trump`;
  });
  return ` (${listed(told)})`;
}

/** Why a card wins the trick that these plays make. */
export function winReasonInWords(names: Names, plays: readonly Play[], reason: WinReason): string {
  const all = playsInWords(names, plays);
  return `${winnerInWords(names, reason)}${tieInWords(reason)} (${all})`;
}

function winnerInWords(names: Names, { kind, card, suit, beaten }: WinReason): string {
  const which = `${cardName(names.rules.deck, card)} is the ${beaten.length === 0 ? 'only' : 'highest'}`;
  switch (kind) {
    case 'highest-of-led-suit':
      return `${which} card of ${ledSuitInWords(names, suit)}`;
    case 'highest-trump':
      return `${which} trump`;
    case 'special-wins':
      return `${cardName(names.rules.deck, card)} wins over all other cards`;
    case 'all-never-win':
      return `none of the cards can win, and ${cardName(names.rules.deck, card)} is the first of them`;
  }
}

function tieInWords({ tie }: WinReason): string {
  return tie === undefined ? '' : `, and the ${tie} of its equals counts`;
}
