import type { Deck } from '../cards/deck.ts';
import type { Ranking } from '../engine/ranking.ts';
import type { CardIndex, Meld, SuitIndex } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import { cardsMeant, type Pattern, readPatterns } from './patterns.ts';
import { quote } from './quote.ts';
import type { GameInput } from './schema.ts';

type MeldsInput = NonNullable<GameInput['melds']>;

/** Most ways to hold one meld that are kept apart. */
const MOST_WAYS = 512;

/** The melds of the game; what is wrong is reported. */
export function compileMelds(
  melds: MeldsInput,
  deck: Deck,
  rankings: readonly Ranking[],
  findings: Findings,
): readonly Meld[] {
  melds.forEach(({ meld }, index) => {
    const first = melds.findIndex((one) => one.meld === meld);
    if (first === index) return;
    findings.report('E0204', ['melds', index, 'meld'], `two melds are named ${quote(meld)}`, {
      label: 'again',
      related: [{ span: findings.yaml.locate(['melds', first, 'meld']), text: 'first' }],
      help: 'give every meld a name of its own',
    });
  });
  return melds.map(({ meld: name, cards, score }, index) => {
    const path = ['melds', index, 'cards'];
    const patterns = readPatterns(cards, path, deck, ['rank', 'trump', 'card'], findings);
    return { name, score, sets: rankings.map((ranking) => waysToHold(patterns, deck, ranking)) };
  });
}

/** Each way to hold the meld; ranks are those of one plain suit. */
function waysToHold(
  patterns: readonly Pattern[],
  deck: Deck,
  ranking: Ranking,
): readonly (readonly CardIndex[])[] {
  const plain = [...deck.suits.keys()].filter((suit) => suit !== ranking.trump);
  const suits = patterns.some(({ kind }) => kind === 'rank') ? plain : [undefined];
  return suits.flatMap((suit) => waysIn(suit, patterns, deck, ranking));
}

function waysIn(
  suit: SuitIndex | undefined,
  patterns: readonly Pattern[],
  deck: Deck,
  { trump }: Ranking,
): readonly (readonly CardIndex[])[] {
  let ways: readonly (readonly CardIndex[])[] = [[]];
  for (const pattern of patterns) {
    const cards = cardsMeant(pattern, deck, trump).filter((card) => {
      return pattern.kind !== 'rank' || deck.cards[card]!.suit === suit;
    });
    ways = ways
      .flatMap((way) => cards.filter((card) => !way.includes(card)).map((card) => [...way, card]))
      .slice(0, MOST_WAYS);
  }
  return ways;
}
