import { NO_SUIT } from '../engine/ranking.ts';
import type { PlayReason } from '../engine/reasons.ts';
import type { CardIndex, SuitIndex } from '../engine/rules.ts';
import type { PlayTrace, QuestionTrace } from '../proof/trace.ts';
import {
  asksForSuit,
  effectiveName,
  type HandInput,
  hasNamedCards,
  seatName,
  theCard,
  theCards,
} from './input.ts';

/** Why a seat may choose from just these cards: a sentence for each reason that says something. */
export function wordChoice(input: HandInput, { seat, holding, choice }: QuestionTrace): string {
  const reasons = choice.reasons.map(({ reason }) => reason);
  const bound = choice.allowed.length < holding.length;
  const telling = reasons.filter(({ kind }) => kind !== 'leads' && kind !== 'free' && (bound || kind !== 'anytime')); // biome-ignore format: short
  const spoken = telling.length > 0 ? telling : reasons.slice(0, 1);
  const name = seatName(input, seat);
  const alone = spoken.filter(({ kind }) => kind !== 'anytime').length < 2;
  return spoken.map((reason) => wordReason(input, name, reason, { alone, holding })).join(' ');
}

/** One reason as a sentence; `alone` if no other one narrows the choice. */
export function wordReason(
  input: HandInput,
  seat: string,
  reason: PlayReason,
  { alone, holding }: { readonly alone: boolean; readonly holding: readonly CardIndex[] },
): string {
  const { words } = input;
  const say = (key: string, cards: readonly CardIndex[] = [], more: object = {}) => {
    return words.text(key, { seat, cards: theCards(input, cards), single: cards.length === 1, ...more });
  };
  switch (reason.kind) {
    case 'leads':
      return say('why-leads');
    case 'must-lead-trump':
      return say('why-must-lead-trump', reason.holds);
    case 'trumps-not-broken':
      return say('why-trumps-not-broken');
    case 'must-follow': {
      const orTrump = reason.orTrump && reason.suit !== input.ranking.trumpSuit;
      const suit = effectiveName(input, reason.suit);
      return say('why-must-follow', reason.holds, { suit, orTrump, choose: alone, apart: wordApart(input, showing(input, holding, reason.suit)) }); // biome-ignore format: short
    }
    case 'void':
      return say(alone ? 'why-void' : 'why-void-then', [], { none: noneOf(input, reason.suit), apart: wordApart(input, reason.apart ?? []) }); // biome-ignore format: short
    case 'exempt':
      return say('why-exempt', reason.cards);
    case 'must-ruff':
      return say('why-must-ruff', reason.holds);
    case 'must-overtrump':
    case 'must-head':
      return say('why-must-beat', reason.holds, { over: theCard(input, reason.over) });
    case 'cannot-overtrump':
      return say('why-cannot-beat', reason.holds, { over: theCard(input, reason.over) });
    case 'no-undertrump':
      return say('why-no-undertrump', reason.cards, { over: theCard(input, reason.over) });
    case 'no-suit':
      return say('why-no-suit');
    case 'anytime':
      return say('why-anytime', reason.cards);
    case 'free':
      return say('why-free', [], { asked: asksForSuit(input) });
  }
}

/** Whether the name of an effective suit is a plural where the language has one: `spades`, `trumps`, not `circle`. */
export function isPlural(input: HandInput, suit: SuitIndex): boolean {
  return suit === input.ranking.trumpSuit || hasNamedCards(input);
}

/** `keine Kreis-Karte`, `keinen Trumpf`. */
export function noneOf(input: HandInput, suit: SuitIndex): string {
  const trump = suit === input.ranking.trumpSuit;
  return input.words.text('none-of', { trump, suit: effectiveName(input, suit) });
}

/** Held cards that show a suit and are not of it. */
function showing({ game, ranking }: HandInput, holding: readonly CardIndex[], suit: SuitIndex): Apart {
  const own = holding.filter((card) => game.deck.cards[card]?.suit === suit && ranking.suit[card] !== suit);
  return own.map((card) => ({ card, suit: ranking.suit[card] ?? NO_SUIT }));
}

type Apart = readonly { readonly card: CardIndex; readonly suit: SuitIndex }[];

/** Cards that show a suit and are not of it: `Karo-Bube ist ein Trumpf`; undefined if there are none. */
export function wordApart(input: HandInput, apart: Apart): string | undefined {
  const say = (key: string, cards: readonly CardIndex[]) =>
    cards.length === 0
      ? []
      : [input.words.text(key, { cards: theCards(input, cards), single: cards.length === 1 })];
  const trumps = apart.filter(({ suit }) => suit === input.ranking.trumpSuit).map(({ card }) => card);
  const special = apart.filter(({ suit }) => suit === NO_SUIT).map(({ card }) => card);
  const said = [...say('apart-trump', trumps), ...say('apart-special', special)];
  return said.length === 0 ? undefined : input.words.list(said);
}

/** Cards of the led suit's sign that a seat held, and that were not of the suit, when it could not follow. */
export function apartOf({ choice }: PlayTrace): Apart {
  return choice?.reasons.flatMap(({ reason }) => (reason.kind === 'void' ? (reason.apart ?? []) : [])) ?? [];
}
