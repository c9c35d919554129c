import { rankingOf } from '../../engine/ranking.ts';
import type { CardIndex } from '../../engine/rules.ts';
import { markedSuit } from '../hand-setting.ts';
import { counted, type DocumentInput } from '../input.ts';
import { nameCards, plainOrder, rankNames, rankWord, trumpSuits } from './card-sets.ts';
import { hasPlainTrumps } from './trump-text.ts';

/** What the text on the material may name. */
export function deckContext(input: DocumentInput): object {
  const { game, words } = input;
  const { deck } = game;
  const groups = suitGroups(input);
  const uneven = unevenCards(input);
  return {
    count: deck.cards.length,
    cards: counted(input, 'n-cards', deck.cards.length),
    copies: deck.copies,
    packs: deck.copies > 1 && uneven.length === 0,
    uneven,
    pack: deck.cards.length / deck.copies,
    suitCount: deck.suits.length,
    oneSuit: deck.suits.length === 1,
    suits: words.list(deck.suits.map((_, suit) => markedSuit(input, suit))),
    groups: groups.length > 1 ? groups : undefined,
    ...ranksContext(input),
  };
}

/** How often there are which cards, where it is not all of them equally often; most of them come last and are not named. */
function unevenCards(input: DocumentInput): readonly object[] {
  const { cards } = input.game.deck;
  const byTimes = new Map<number, CardIndex[]>();
  for (const { index, id, copy } of cards) {
    if (copy > 0) continue;
    const times = cards.filter((one) => one.id === id).length;
    byTimes.set(times, [...(byTimes.get(times) ?? []), index]);
  }
  const groups = [...byTimes].sort(([, a], [, b]) => a.length - b.length);
  if (groups.length < 2) return [];
  return groups.map(([times, some], at) => {
    const named = at < groups.length - 1 ? nameCards(input, some) : { cards: undefined, single: false };
    return { times, once: times === 1, ...named };
  });
}

/** Suits that have the same ranks, with these; one group in most decks. */
function suitGroups(input: DocumentInput): readonly { readonly suits: string; readonly ranks: string }[] {
  const { deck } = input.game;
  const ranksOf = (suit: number) =>
    deck.ranks.flatMap((_, rank) => (deck.cards.some((card) => card.suit === suit && card.rank === rank) ? [rank] : [])); // biome-ignore format: short
  const groups = new Map<string, { suits: string[]; ranks: readonly number[] }>();
  for (const [suit] of deck.suits.entries()) {
    const ranks = ranksOf(suit);
    const group = groups.get(ranks.join()) ?? { suits: [], ranks };
    group.suits.push(markedSuit(input, suit));
    groups.set(ranks.join(), group);
  }
  return [...groups.values()].map(({ suits, ranks }) => ({
    suits: input.words.list(suits),
    ranks: rankNames(input, ranks).join(', '),
  }));
}

/** The values of the deck, in the order in which they rank in plain suits, or upwards where the deck counts so; those that are only trumps come last, and special cards stand where they do in the deck. */
export function rankOrder(input: DocumentInput): readonly number[] {
  const all = [...input.game.deck.ranks.keys()];
  const order = plainOrder(input, rankingOf(input.game.rules, trumpSuits(input.game.rules)[0]));
  const isCounted = order.toReversed().join() === all.join();
  const ranked = isCounted || (hasPlainTrumps(input) && order.length < all.length) ? all : order;
  return [...ranked, ...all.filter((rank) => !ranked.includes(rank))];
}

/** Values as a span if they are whole numbers in turn, else one by one; and their order if it is not the natural one. */
function ranksContext(input: DocumentInput): object {
  const { game, words } = input;
  const { ranks } = game.deck;
  const ids = ranks.map(({ id }) => id);
  const names = ranks.map((_, rank) => rankWord(input, rank));
  const inTurn = ids.every((id, at) => Number(id) === Number(ids[0]) + at);
  const order = plainOrder(input, rankingOf(game.rules, undefined));
  const natural = inTurn && order.every((rank, at) => rank === ranks.length - 1 - at);
  const told = hasPlainTrumps(input) && !natural;
  const spans = inTurn && ids.length > 2;
  const asListed = !spans && order.length === ranks.length;
  return {
    oneRank: ids.length === 1,
    lowest: spans ? ids[0] : undefined,
    highest: names.at(-1),
    ranks: words.list(rankNames(input, rankOrder(input))),
    descending: told && asListed,
    order: told && !asListed ? rankNames(input, order).join(', ') : undefined,
  };
}
