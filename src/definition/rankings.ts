import type { Deck } from '../cards/deck.ts';
import { counted, listed } from '../diagnostics/words.ts';
import { makeRanking, type Ranking } from '../engine/ranking.ts';
import type { CardIndex, SuitIndex } from '../engine/rules.ts';
import { type Findings, locateHead } from './findings.ts';
import { checkMarks } from './marks.ts';
import type { Order } from './order.ts';
import { cardsMeant, type Pattern } from './patterns.ts';
import type { SpecialCards } from './special.ts';

/** All that decides how cards rank. */
interface RankingInput extends SpecialCards {
  readonly deck: Deck;
  readonly order: Order;
  /** The trump suits that a hand of the game can have. */
  readonly possible: readonly (SuitIndex | undefined)[];
}

/** How cards rank, by trump suit and last without one; what no possible hand can be ranked by is reported. */
export function compileRankings(input: RankingInput, findings: Findings): readonly Ranking[] {
  const before = findings.list.length;
  checkMarks(input.order.trumps ?? [], input.deck, input.possible, findings);
  if (findings.list.length > before) return [];
  checkSpecial(input, findings);
  checkTwice(input, findings);
  checkMissing(input, findings);
  if (findings.list.length > before) return [];
  return [...input.deck.suits.keys(), undefined].map((trump) => rank(input, trump));
}

function rank(input: RankingInput, trump: SuitIndex | undefined): Ranking {
  const { deck, special, anytime } = input;
  const trumps = trumpsOf(input, trump).map(({ cards }) => cards);
  const place = new Map(
    trumps.flatMap((cards, at) => cards.map((card) => [card, trumps.length - at] as const)),
  );
  const ranks = plainOrder(input, trump);
  const suitCount = deck.suits.length;
  const suit = deck.cards.map((card) => (place.has(card.index) ? suitCount : card.suit));
  const strength = deck.cards.map(
    ({ index, rank: own }) => place.get(index) ?? deck.ranks.length - 1 - ranks.indexOf(own),
  );
  return makeRanking({ suitCount, trump, suit, strength, special, anytime });
}

function plainOrder({ order }: RankingInput, trump: SuitIndex | undefined): readonly number[] {
  return trump === undefined ? order.noTrump : order.plain;
}

interface Trump {
  readonly cards: readonly CardIndex[];
  readonly pattern?: Pattern;
}

/** The trumps, high to low, identical cards together. */
function trumpsOf({ deck, order }: RankingInput, trump: SuitIndex | undefined): readonly Trump[] {
  if (order.trumps !== undefined) {
    return order.trumps.map((pattern) => ({ pattern, cards: cardsMeant(pattern, deck, trump) }));
  }
  return order.plain.map((own) => ({
    cards: deck.cards.flatMap(({ index, rank, suit }) => (suit === trump && rank === own ? [index] : [])),
  }));
}

/** A special card belongs to no suit, so that its place among trumps would mean nothing. */
function checkSpecial({ deck, order, possible, special, places }: RankingInput, findings: Findings): void {
  for (const pattern of order.trumps ?? []) {
    const cards = possible.flatMap((trump) => cardsMeant(pattern, deck, trump));
    const [card] = cards;
    if (card === undefined || cards.some((one) => special[one] === undefined)) continue;
    findings.report('E0220', pattern.span(), `${pattern.text} is named as a trump and as a special card`, {
      related: [{ span: places.get(card)!(), text: 'special' }],
      why: 'special cards belong to no suit, not to trumps either',
      help: 'leave it out in one of the two places',
    });
  }
}

/** `*J` and `♣J` are the same card while ♣ is trump. */
function checkTwice(input: RankingInput, findings: Findings): void {
  const reported = new Set<Pattern>();
  for (const trump of input.possible) {
    const first = new Map<CardIndex, Pattern>();
    for (const { cards, pattern } of trumpsOf(input, trump)) {
      if (pattern === undefined) return;
      const other = cards.map((card) => first.get(card)).find((one) => one !== undefined);
      for (const card of cards) first.set(card, pattern);
      if (other === undefined || reported.has(pattern)) continue;
      reported.add(pattern);
      const card = input.deck.cards[cards[0]!]!.id;
      const when = trump === undefined ? '' : ` while ${input.deck.suits[trump]!.id} is trump`;
      findings.report('E0220', pattern.span(), `the order of trumps names ${card} twice${when}`, {
        label: `as ${pattern.text}`,
        related: [{ span: other.span(), text: `as ${other.text}` }],
        help: 'leave one of the two out',
      });
    }
  }
}

/** Every card must be a trump, special, or have its rank in the plain order, whatever is trump. */
function checkMissing(input: RankingInput, findings: Findings): void {
  const { deck, order, possible, special } = input;
  for (const trump of possible) {
    const ranks = plainOrder(input, trump);
    const trumps = new Set(trumpsOf(input, trump).flatMap(({ cards }) => cards));
    const without = deck.cards.filter(
      ({ index, rank: own }) => !ranks.includes(own) && !trumps.has(index) && special[index] === undefined,
    );
    if (without.length === 0) continue;
    const missing = [...new Set(without.map(({ rank: own }) => deck.ranks[own]!.id))];
    const path = trump === undefined ? order.noTrumpPath : order.plainPath;
    const message = `the order leaves out the rank${missing.length > 1 ? 's' : ''} ${listed(missing)}`;
    const cards = [...new Set(without.map(({ id }) => id))];
    const some =
      cards.length > 4
        ? `${cards.slice(0, 3).join(', ')} and ${counted(cards.length - 3, 'other card')}`
        : listed(cards);
    const when = trump === undefined ? 'in a hand without trumps' : `while ${deck.suits[trump]!.id} is trump`;
    const why = order.trumps === undefined ? `the deck has ${some}` : `${when} ${some} would have no rank`;
    findings.report('E0220', path, message, {
      related: [{ span: locateHead(findings.yaml, ['deck']), text: 'the deck' }],
      why,
      help: 'name every rank once, high to low',
    });
    return;
  }
}
