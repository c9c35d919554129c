import { type Ranking, rankingOf } from '../../engine/ranking.ts';
import type { CardIndex, Rules, SuitIndex, TrumpRule } from '../../engine/rules.ts';
import type { Block } from '../../page/block.ts';
import { chunks, row, stack } from '../blocks.ts';
import { cardPicture, leastCard } from '../card-picture.ts';
import { distinct, hasSchedule, markedSuit } from '../hand-setting.ts';
import { type DocumentInput, suitName } from '../input.ts';
import { formulaOf } from '../score-formula.ts';
import { largestHand } from '../trick-scoring.ts';
import { canLackTrump, nameByTrump, nameCards, plainOrder, rankNames, trumpSuits } from './card-sets.ts';

/** Whether any hand has trumps. */
export function hasTrumps({ game }: DocumentInput): boolean {
  const { rules } = game;
  return rankingsInPlay(game.rules).some(({ trumps }) => trumps.length > 0) && rules.rankings.length > 0;
}

/** The rankings that hands of the game can have, those with a trump suit first. */
function rankingsInPlay(rules: Rules): readonly Ranking[] {
  const own = trumpSuits(rules).map((suit) => rankingOf(rules, suit));
  return canLackTrump(rules) || own.length === 0 ? [...own, rankingOf(rules, undefined)] : own;
}

/** Whether trumps are just the cards of the trump suit, in the order that every suit has. */
export function hasPlainTrumps(input: DocumentInput): boolean {
  const { rules } = input.game;
  const without = rankingOf(rules, undefined);
  if (without.trumps.length > 0) return false;
  const order = plainOrder(input, without).join();
  return trumpSuits(rules).every((suit) => {
    const ranking = rankingOf(rules, suit);
    const cards = distinct(input, ranking.trumps).map((card) => rules.deck.cards[card]);
    const plain = plainOrder(input, ranking).join();
    return cards.every((card) => card?.suit === suit) && cards.map((card) => card?.rank).join() === order && (plain === order || rules.deck.suits.length === 1); // biome-ignore format: short
  });
}

/** What the text on trumps may name; undefined in games without any. */
export function trumpContext(input: DocumentInput): object | undefined {
  if (!hasTrumps(input)) return undefined;
  const { rules } = input.game;
  const plain = hasPlainTrumps(input);
  const withTrump = rankingsInPlay(rules)[0] as Ranking;
  return {
    ...howContext(input, rules.trump),
    kept: keptTrumps(input),
    largest: rules.largestHandWithoutTrump,
    largestIsLast: (rules.deal.sizes.at(-1) ?? 0) === Math.max(...rules.deal.sizes) && hasSchedule(input),
    plain,
    order: plain ? undefined : orderOf(input),
    orders: plain || orderOf(input) !== undefined ? [] : ordersBySuit(input),
    count: plain ? undefined : trumpCount(rules),
    moved: isMoved(input),
    plainOrder: plain ? undefined : namesOf(input, plainOrder(input, withTrump)),
    noTrumpOrder: plain ? undefined : noTrumpOrder(input, withTrump),
  };
}

/** How many trumps there are in every hand; undefined where it depends on the suit. */
export function trumpCount(rules: Rules): number | undefined {
  const counts = new Set(rankingsInPlay(rules).map(({ trumps }) => trumps.length));
  const [only] = counts;
  return counts.size === 1 ? only : undefined;
}

function howContext(input: DocumentInput, trump: TrumpRule): object {
  const none = { fixed: undefined, rotation: undefined, turnUp: undefined, naming: undefined };
  switch (trump.by) {
    case 'none':
      return none;
    case 'fixed':
      return { ...none, fixed: markedSuit(input, trump.suit) };
    case 'rotation':
      return { ...none, rotation: trump.suits.map((suit) => markedSuit(input, suit)).join(', ') };
    case 'turn-up': {
      const turned = trump.turned.map((one) => ({ ...nameCards(input, one.cards), none: one.trump === 'none' })); // biome-ignore format: short
      return { ...none, turnUp: { turned } };
    }
    case 'naming':
      return { ...none, naming: namingContext(input, trump) };
  }
}

function namingContext(input: DocumentInput, trump: Extract<TrumpRule, { by: 'naming' }>): object {
  const suits = trump.choices.filter((suit) => suit !== undefined);
  const all = suits.length === input.game.deck.suits.length;
  const { lastCard } = trump;
  return {
    eldest: trump.who === 'eldest-hand',
    none: trump.choices.includes(undefined),
    keeps: trump.choices.includes(undefined) && keptTrumps(input) !== undefined,
    never: suits.length === 0,
    suits: all ? undefined : input.words.list(suits.map((suit) => markedSuit(input, suit))),
    sees: trump.sees !== undefined && trump.sees < largestHand(input.game.rules) ? trump.sees : undefined,
    makers: scoresMakers(input),
    lastCard: lastCard && { ...nameCards(input, lastCard.holds), least: lastCard.least },
  };
}

/** The cards that are trumps where no suit is; undefined where there are none. */
function keptTrumps(input: DocumentInput): object | undefined {
  const { trumps } = rankingOf(input.game.rules, undefined);
  return trumps.length > 0 ? nameCards(input, trumps) : undefined;
}

/** Whether the scoring key tells those who named trumps from the others. */
export function scoresMakers({ game }: DocumentInput): boolean {
  const { lines, steps, awards } = game.rules.scoring;
  return [...lines, ...steps, ...awards].some(({ when }) => when && /\bmaker\b/.test(formulaOf(when)));
}

function orderOf(input: DocumentInput): string | undefined {
  const { rules } = input.game;
  const suits = trumpSuits(rules);
  if (suits.length === 0) {
    const { trumps } = rankingOf(rules, undefined);
    return nameByTrump(input, [-1], [trumps]);
  }
  return nameByTrump(input, suits, suits.map((suit) => rankingOf(rules, suit).trumps)); // biome-ignore format: short
}

/** The trumps of each suit by themselves, where no description fits them all. */
function ordersBySuit(input: DocumentInput): readonly object[] {
  return trumpSuits(input.game.rules).map((suit) => {
    const trumps = distinct(input, rankingOf(input.game.rules, suit).trumps);
    return { suit: suitName(input, suit), cards: nameByTrump(input, [-1], [trumps]) };
  });
}

/** Whether a card can be a trump though it shows another suit. */
function isMoved({ game }: DocumentInput): boolean {
  return rankingsInPlay(game.rules).some(({ trumps, trump }) =>
    trumps.some((card) => game.deck.cards[card]?.suit !== trump),
  );
}

function noTrumpOrder(input: DocumentInput, withTrump: Ranking): string | undefined {
  const { rules } = input.game;
  if (!canLackTrump(rules) || rules.trump.by === 'none') return undefined;
  const order = plainOrder(input, rankingOf(rules, undefined));
  return order.join() === plainOrder(input, withTrump).join() ? undefined : namesOf(input, order);
}

function namesOf(input: DocumentInput, ranks: readonly number[]): string {
  return rankNames(input, ranks).join(', ');
}

/** Width of a card at most, the gap between two, and cards in a row. */
const WIDEST = 9.5;
const GAP = 1.2;
const IN_ROW = 13;

/** The trumps of one suit as an example, high to low; which suit it is stands in the text above. */
export function trumpPicture(input: DocumentInput, width: number): Block {
  const { cards } = trumpExample(input);
  const least = leastCard(input);
  const most = least === 0 ? IN_ROW : Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  const perRow = Math.ceil(cards.length / Math.ceil(cards.length / most));
  const card = Math.min(Math.max(WIDEST, least), (width - (perRow - 1) * GAP) / perRow);
  const rows = chunks(cards, perRow).map((line) =>
    row(
      line.map((index) => ['fit', cardPicture(input, index, { width: card })] as const),
      { gap: GAP },
    ),
  );
  return stack(rows, { gap: GAP });
}

/** The suit that the picture shows as trump, the last that can be; and its trumps, one of each card. */
export function trumpExample(input: DocumentInput): {
  readonly suit: SuitIndex | undefined;
  readonly cards: readonly CardIndex[];
} {
  const { rules } = input.game;
  const suit = trumpSuits(rules).at(-1);
  return { suit, cards: distinct(input, rankingOf(rules, suit).trumps) };
}
