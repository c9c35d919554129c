import { RULE_KEYS } from '../../../src/definition/schema.ts';
import { type Data, mutateRules } from '../../games/mutate-rules.ts';
import { changeDeck, deckSize, readDeck } from './deck-changes.ts';

/** A changed rule, and with which variants it counts. */
export interface Changed {
  readonly name: string;
  /** The key that is changed; where others have to change with it, the one that it is about. */
  readonly path: string;
  readonly data: Data;
  readonly variants: readonly string[];
}

/** What a handout tells of: rules, customs, and what stands under its title. */
const KEYS = [...RULE_KEYS, 'minutes', 'ages'];

/** Every definition that differs in one rule, or in one and what has to change with it. */
export function changesOf(data: Data, decks: readonly string[]): readonly Changed[] {
  const single = [...mutateRules(data, decks, KEYS), ...changeDeck(data)];
  return [...single, ...withoutKeys(data), ...otherTables(data), ...otherWays(data)]
    .filter(({ data: changed }) => JSON.stringify(changed) !== JSON.stringify(data))
    .filter(({ name }) => !/^variants\.[\w-]+\.with/.test(name))
    .map(({ name, data: changed }): Changed => {
      const [, variant, inside] = /^variants\.([\w-]+)\.rules\.?(.*)$/s.exec(name) ?? [];
      const path = (inside ?? name).replace(/: .*$/s, '');
      return { name, path, data: changed, variants: variant === undefined ? [] : [variant] };
    });
}

type Named = Pick<Changed, 'name' | 'data'>;

type Entry = Readonly<Record<string, unknown>>;

/** Games without what some games have, and without all that speaks of it. */
function withoutKeys(data: Data): readonly Named[] {
  const { scoring, match, customs, play, order } = data as Readonly<Record<string, Entry>>;
  const scores = (words: RegExp) => {
    const left = (scoring as unknown as readonly Entry[]).filter(
      (entry) => !words.test(JSON.stringify(entry)),
    );
    return { scoring: left.some((entry) => 'line' in entry && entry.score !== 0) ? left : [{ line: 'tricks', score: 'tricks' }] }; // biome-ignore format: short
  };
  const { 'doubling-until': _, ...others } = customs ?? {};
  const { 'melds-at-target': __, 'both-reach': ___, ...plainMatch } = match ?? {};
  const follow = { play: { ...play, lead: 'rotates', obligations: ['follow'] } };
  const without = (...keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, undefined]));
  const plainOrder = { order: order?.plain ?? order };
  const changed: Readonly<Record<string, object>> = {
    doubling: { ...without('doubling'), ...scores(/doubles/), customs: others },
    solo: { ...without('solo'), ...scores(/solo/) },
    melds: { ...without('melds'), ...scores(/meld/), match: plainMatch },
    bidding: { ...without('bidding'), ...scores(/bid/) },
    points: { ...without('points', 'last-trick'), ...scores(/points/) },
    trump: {
      ...without('melds', 'solo', 'doubling', 'special'),
      ...scores(/maker|solo|doubles|meld|bid/),
      ...follow,
      ...plainOrder,
      trump: 'none',
      match: { hands: 4, winner: 'highest-total', ties: 'shared' },
      customs: others,
      deal: { ...(data.deal as Entry), dealer: 'rotates', packets: undefined },
    },
  };
  const left = Object.entries(changed)
    .filter(([key]) => key in data && data[key] !== 'none')
    .map(([key, change]) => ({
      name: `${key}: without it and what speaks of it`,
      data: { ...data, ...change },
    }));
  return [...left, { name: 'scoring: without awards', data: { ...data, ...scores(/"award"/) } }];
}

/** The game for other numbers of players or sides, what is not dealt left over. */
function otherTables(data: Data): readonly Named[] {
  const deal = data.deal as Entry;
  const cards = deckSize(data.deck as string);
  const counts = [2, 3, 4, 5, 6].filter((players) => players !== data.players);
  if ('schedule' in deal)
    return counts.map((players) => ({ name: `players: ${players} alone`, data: { ...data, players } }));
  const trump = typeof data.trump === 'object' ? { ...data.trump, sees: undefined, 'last-card': undefined } : data.trump; // biome-ignore format: short
  return counts.flatMap((players) => {
    const dealt = dealOf(deal, cards, players);
    return [undefined, 2, 3].map((teams) => ({
      name: `players: ${players} in ${teams} sides`,
      data: { ...data, players, teams, trump, deal: dealt, variants: undefined },
    }));
  });
}

/** As many cards for each as can be dealt, up to so many as are dealt now. */
function dealOf(deal: Entry, cards: number, players: number, kept = 0): Entry {
  const each = Math.min(Number(deal.cards), Math.floor((cards - kept) / players));
  const undealt = cards - each * players;
  return { ...deal, packets: undefined, cards: each, undealt: undealt > 0 ? undealt : undefined };
}

/** Other ways to deal, find trumps, score and end a match, with what has to change with them. */
function otherWays(data: Data): readonly Named[] {
  const { deck: id, players, scoring } = data as { deck: string; players: number; scoring: readonly Entry[] };
  const deal = data.deal as Entry;
  const deck = readDeck(id);
  const cards = deckSize(id);
  const hasSchedule = 'schedule' in deal;
  const seats = hasSchedule ? 3 : players;
  const [suit] = deck.suits;
  const one = { ...data, players: seats, variants: undefined };
  const twice = { ...deck, copies: 2 };
  const fewer = hasSchedule ? deal : dealOf(deal, cards, seats, 1);
  return [
    { name: 'deck.copies: two, the first one wins', data: { ...one, deck: twice, deal: hasSchedule ? deal : dealOf(deal, 2 * cards, seats), play: { ...(data.play as Entry), 'identical-cards': 'first-wins' } } }, // biome-ignore format: short
    { name: 'trump: one suit for good', data: { ...one, trump: { by: 'fixed', suit: suit?.id } } },
    { name: 'trump: turned up', data: { ...one, trump: { by: 'turn-up' }, deal: fewer } },
    { name: 'deal: five cards each', data: { ...one, deal: { ...dealOf({ cards: 5 }, cards, seats, 1), dealer: deal.dealer }, match: { ...(data.match as Entry), hands: seats } } }, // biome-ignore format: short
    {
      name: 'match: to a target',
      data: { ...one, match: { target: 20, surplus: 'dropped', 'both-reach': 'higher' } },
    },
    ...(data.bidding === undefined ? [{ name: 'bidding: bids that score', data: { ...one, bidding: { first: 'leader' }, scoring: [{ line: 'bids', score: 'bid' }] } }] : []), // biome-ignore format: short
    ...(scoring.length === 1 ? ['2 * tricks', 'tricks * tricks', '20 - tricks'] : []).map((score) => {
      return { name: `scoring: ${score}`, data: { ...data, scoring: [{ ...scoring[0], score }] } };
    }),
  ];
}
