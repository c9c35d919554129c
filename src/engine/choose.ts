import type { Slots } from './obligations/obligation.ts';
import { cardsIn, firstSlots } from './obligations/slots.ts';
import { NO_SUIT, type Ranking } from './ranking.ts';
import type { Choice, PlayReason } from './reasons.ts';
import type { CardIndex, Rules } from './rules.ts';
import { dutiesOf, layCard, legalSlots, makeTurn, type OpenTurn } from './turn.ts';

/** Slots of a hand: a set of slots is a whole number of 31 bits. */
const MOST_SLOTS = 31;

/** A seat about to play, as lists of cards. */
export interface Question {
  readonly ranking: Ranking;
  /** At most 31 cards. */
  readonly holding: readonly CardIndex[];
  /** The cards of the trick so far. */
  readonly played: readonly CardIndex[];
  /** True in the first trick of the hand, see `opensHand`. */
  readonly opens: boolean;
  /** True once a trump was played in the hand; those of `played` need not be counted. */
  readonly trumpsPlayed: boolean;
}

/** The cards that may be played, in the order held, and why: at least one reason, and one for each card excluded. */
export function choose(rules: Rules, question: Question): Choice {
  const turn = turnOf(rules, question);
  const anytime = firstSlots(question.holding.length) & ~turn.held;
  const reasons: Choice['reasons'][number][] = [];
  let allowed = turn.held;
  const asked = dutiesOf(rules)[turn.leads ? 'leader' : 'follower'];
  for (const { obligation, options } of allowed === 0 ? [] : asked) {
    const after = obligation.narrow(turn, allowed, options);
    const reason = obligation.explain(turn, allowed, after, options);
    if (reason !== undefined) {
      const excludes = cardsIn(turn, allowed & ~after);
      reasons.push({ reason: tellApart(rules, question, reason), excludes });
    }
    allowed = after;
  }
  const more = unforced(turn, anytime, reasons);
  if (more !== undefined) reasons.push({ reason: more, excludes: [] });
  return { allowed: cardsIn(turn, allowed | anytime), reasons };
}

/** What is asked of a seat, whatever it holds. */
export type Moment = Omit<Question, 'holding'>;

/** Tells of hand after hand whether `choose` allows its first card; without the reasons, which take longer. */
export function whetherFirstMayBePlayed(
  rules: Rules,
  moment: Moment,
): (holding: readonly CardIndex[]) => boolean {
  const turn = turnAt(rules, moment);
  const bySuit = new Int32Array(moment.ranking.trumpSuit + 1);
  const duties = dutiesOf(rules);
  return (holding) => {
    takeUp(turn, holding, bySuit);
    return (legalSlots(duties, turn, firstSlots(holding.length) & ~turn.held) & 1) !== 0;
  };
}

function turnOf(rules: Rules, { holding, ...moment }: Question): OpenTurn {
  if (holding.length > MOST_SLOTS) throw new RangeError(`a hand of more than ${MOST_SLOTS} cards`);
  const turn = turnAt(rules, moment);
  takeUp(turn, holding, new Int32Array(moment.ranking.trumpSuit + 1));
  return turn;
}

function turnAt(rules: Rules, { ranking, played, opens, trumpsPlayed }: Moment): OpenTurn {
  const turn = makeTurn(rules, ranking, { cards: [], bySuit: [] });
  turn.opens = opens;
  turn.trumpsPlayed = trumpsPlayed;
  for (const card of played) layCard(turn, card);
  return turn;
}

/** Puts cards into the hand of a turn, instead of those that it had; `bySuit` is written anew. */
function takeUp(turn: OpenTurn, cards: readonly CardIndex[], bySuit: Int32Array): void {
  const { suit, anytime } = turn.ranking;
  bySuit.fill(0);
  turn.held = 0;
  cards.forEach((card, slot) => {
    if (suit[card] !== NO_SUIT) bySuit[suit[card]!]! |= 1 << slot;
    if (!anytime[card]) turn.held |= 1 << slot;
  });
  turn.hand = { cards, bySuit };
}

/** A void that looks like none is told with the cards that show the sign of the led suit. */
function tellApart({ deck }: Rules, { ranking, holding }: Question, reason: PlayReason): PlayReason {
  if (reason.kind !== 'void') return reason;
  const sign = reason.suit === ranking.trumpSuit ? ranking.trump : reason.suit;
  const showing = holding.filter((card) => deck.cards[card]!.suit === sign);
  const apart = showing.map((card) => ({ card, suit: ranking.suit[card]! }));
  return apart.length === 0 ? reason : { ...reason, apart };
}

/** Reasons that leave the choice free. */
const FREE: ReadonlySet<PlayReason['kind']> = new Set(['void', 'exempt']);

/** What is to be said beside the obligations: cards that escape them, or that none has spoken. */
function unforced(turn: OpenTurn, anytime: Slots, spoken: Choice['reasons']): PlayReason | undefined {
  const forced = spoken.some(({ reason }) => !FREE.has(reason.kind));
  const asked = turn.held === 0 && turn.led !== NO_SUIT;
  if (anytime !== 0 && (forced || asked)) return { kind: 'anytime', cards: cardsIn(turn, anytime) };
  if (spoken.length > 0) return undefined;
  if (turn.leads) return { kind: 'leads' };
  return { kind: turn.led === NO_SUIT ? 'no-suit' : 'free' };
}
