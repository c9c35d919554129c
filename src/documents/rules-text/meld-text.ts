import { conjuncts, namesIn } from '../../engine/named-values.ts';
import type { CardIndex, Meld, SuitIndex } from '../../engine/rules.ts';
import { counted, type DocumentInput, suitName, theCard, told } from '../input.ts';
import { formulaOf } from '../score-formula.ts';
import { canLackTrump, pluralOf, rankWord, trumpSuits } from './card-sets.ts';

/** Melds by what they need and give; undefined in games without. */
export function meldContext(input: DocumentInput): object | undefined {
  const { rules } = input.game;
  if (rules.melds.length === 0) return undefined;
  const melds = rules.melds.map(({ name, sets, score }) => ({
    name,
    cards: meldCards(input, sets),
    cardsAlone: meldCards(input, sets).replace(/,$/, ''),
    single: sets.flat().every((cards) => cards.length === 1),
    points: counted(input, 'n-points', score),
  }));
  const { meldsAtTarget, target } = rules.match;
  const bound = target !== undefined;
  return {
    melds,
    ...countedApart(input),
    refuse: bound && meldsAtTarget === 'refuse',
    clip: bound && meldsAtTarget === 'clip',
    target: target === undefined ? '' : told(input, target),
  };
}

/** Whether melds are added whatever a side scores, and whether that comes after all doubling. */
function countedApart({ game }: DocumentInput): object {
  const { steps } = game.rules.scoring;
  const at = steps.findIndex(({ kind, amount }) => kind === 'add' && formulaOf(amount) === 'melds');
  const when = steps[at]?.when;
  const kept =
    at >= 0 && (when === undefined || conjuncts(when).every((part) => formulaOf(part) === 'melds > 0'));
  const doubled = steps.map(({ kind, amount }) => kind === 'times' && namesIn([amount]).has('doubles'));
  return { kept, notDoubled: doubled.includes(true) && doubled.lastIndexOf(true) < at };
}

/** A way to hold a meld, for one trump suit. */
interface Way {
  readonly trump: SuitIndex | undefined;
  readonly cards: readonly CardIndex[];
}

/** A way by what its cards are: single cards that every way has, trumps, and cards of one other suit. */
interface Parts {
  readonly fixed: readonly CardIndex[];
  /** Ranks, each as often as it is needed. */
  readonly trumps: readonly number[];
  readonly plain: readonly number[];
}

/** `König und Dame der Trumpffarbe`, `König und Dame einer anderen Farbe`, or the cards themselves. */
function meldCards(input: DocumentInput, sets: Meld['sets']): string {
  const { words } = input;
  const ways = waysOf(input, sets);
  const [first, ...others] = ways.map((way) => partsOf(input, way, ways));
  const key = (parts: Parts | undefined) =>
    parts && JSON.stringify([parts.trumps.toSorted(), parts.plain.toSorted()]);
  if (first === undefined || !others.every((parts) => key(parts) === key(first)))
    return waysInWords(input, ways);
  const { fixed, trumps, plain } = first;
  const isOther = trumpSuits(input.game.rules).length > 0;
  const trumpsOut = plain.length > 0 && !isWhole(input, ways, plain);
  const parts = [
    ...(trumps.length > 0 ? [words.text('of-trump-suit', { cards: ranksInWords(input, trumps) })] : []),
    ...(plain.length > 0
      ? [words.text('of-one-suit', { cards: ranksInWords(input, plain), other: isOther, trumpsOut })]
      : []),
    ...cardsInWords(input, fixed),
  ];
  return words.list(parts);
}

/** All ways, whatever is trump. */
function waysOf(input: DocumentInput, sets: Meld['sets']): readonly Way[] {
  return trumpsOf(input).flatMap((trump) =>
    (sets[trump ?? sets.length - 1] ?? []).map((cards) => ({ trump, cards })),
  );
}

/** The trump suits that hands can have; undefined stands for none. */
function trumpsOf({ game }: DocumentInput): readonly (SuitIndex | undefined)[] {
  return [...trumpSuits(game.rules), ...(canLackTrump(game.rules) ? [undefined] : [])];
}

/** Whether there is a way in every suit but trumps that has cards of these ranks, so that none of them is itself a trump. */
function isWhole(input: DocumentInput, ways: readonly Way[], ranks: readonly number[]): boolean {
  const { cards, suits } = input.game.deck;
  const hasAll = (suit: SuitIndex, some: readonly CardIndex[]) =>
    ranks.every((rank) => {
      const own = some.filter((card) => cards[card]!.suit === suit && cards[card]!.rank === rank);
      return own.length >= ranks.filter((one) => one === rank).length;
    });
  const all = cards.map(({ index }) => index);
  return trumpsOf(input).every((trump) => {
    const own = ways.filter((way) => way.trump === trump);
    const plain = [...suits.keys()].filter((suit) => suit !== trump && hasAll(suit, all));
    return plain.every((suit) => own.some((way) => hasAll(suit, way.cards)));
  });
}

/** Undefined where cards of several suits belong together, for which there are no words but their own. */
function partsOf({ game }: DocumentInput, { trump, cards }: Way, ways: readonly Way[]): Parts | undefined {
  const { deck } = game;
  const suitOf = (card: CardIndex) => deck.cards[card]!.suit;
  const rankOf = (card: CardIndex) => deck.cards[card]!.rank;
  const isFixed = (card: CardIndex) => {
    const { id } = deck.cards[card]!;
    const count = (some: readonly CardIndex[]) => some.filter((one) => deck.cards[one]!.id === id).length;
    return ways.every((way) => count(way.cards) === count(cards));
  };
  const isOnlyTrump = new Set(ways.map((way) => way.trump)).size === 1;
  const isTrump = (card: CardIndex) => suitOf(card) === trump && (isOnlyTrump || !isFixed(card));
  const trumps = cards.filter(isTrump);
  const left = cards.filter((card) => !isTrump(card));
  const fixed = left.filter(isFixed);
  const plain = left.filter((card) => !isFixed(card));
  if (new Set(plain.map(suitOf)).size > 1) return undefined;
  return { fixed, trumps: trumps.map(rankOf), plain: plain.map(rankOf) };
}

/** `König und Dame`, `zwei Könige`. */
function ranksInWords(input: DocumentInput, ranks: readonly number[]): string {
  const names = [...new Set(ranks)].map((rank) => {
    const count = ranks.filter((one) => one === rank).length;
    return count === 1
      ? rankWord(input, rank)
      : input.words.text('so-many', { count, cards: pluralOf(input, rank) });
  });
  return input.words.list(names);
}

/** `die Pik-Dame`, `die Pik-Dame zweimal`. */
function cardsInWords(input: DocumentInput, cards: readonly CardIndex[]): readonly string[] {
  const ids = cards.map((card) => input.game.deck.cards[card]!.id);
  return cards.flatMap((card, at) => {
    if (ids.indexOf(ids[at]!) !== at) return [];
    const count = ids.filter((id) => id === ids[at]).length;
    return [
      input.words.text('so-often', {
        card: theCard(input, card),
        count,
        once: count === 1,
        twice: count === 2,
      }),
    ];
  });
}

/** Each way by its cards, and under which trump suit it is one: `Kreuz-Dame und Pik-Dame (wenn Kreuz Trumpf ist)`. */
function waysInWords(input: DocumentInput, ways: readonly Way[]): string {
  const { words } = input;
  const all = new Set(ways.map(({ trump }) => trump));
  const told = new Map<string, Set<SuitIndex | undefined>>();
  for (const { cards, trump } of ways) {
    const said = words.list(cardsInWords(input, cards));
    told.set(said, (told.get(said) ?? new Set()).add(trump));
  }
  const parts = [...told].map(([cards, trumps]) => {
    if (trumps.size === all.size) return cards;
    const suits = [...trumps].flatMap((suit) => (suit === undefined ? [] : [suitName(input, suit)]));
    return words.text('when-trump', {
      cards,
      suits: suits.join(` ${words.text('or')} `),
      none: trumps.has(undefined),
    });
  });
  return parts.join(` ${words.text('or')} `);
}
