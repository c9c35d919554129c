import type { Deck } from '../cards/deck.ts';
import { counted } from '../diagnostics/words.ts';
import type { Ranking } from '../engine/ranking.ts';
import type { CardIndex, Meld, Rules, SuitIndex } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import { type CardScope, checkMarks } from './marks.ts';
import { cardsMeant, type Pattern, readPatterns } from './patterns.ts';
import { quote } from './quote.ts';
import type { GameInput } from './schema.ts';

type MeldsInput = NonNullable<GameInput['melds']>;

/** Most ways to hold one meld that are kept apart. */
const MOST_WAYS = 512;

/** The melds of the game; what is wrong is reported. */
export function compileMelds(
  melds: MeldsInput,
  rankings: readonly Ranking[],
  { deck, possible, findings }: CardScope,
): readonly Meld[] {
  checkNames(melds, findings);
  return melds.map(({ meld: name, cards, score }, index) => {
    const path = ['melds', index, 'cards'];
    const before = findings.list.length;
    const patterns = readPatterns(cards, path, deck, ['rank', 'trump', 'card'], findings);
    if (possible) checkMarks(patterns, deck, possible, findings);
    const sets = rankings.map((ranking) => waysToHold(patterns, deck, ranking));
    const trumps = possible?.map((trump) => trump ?? deck.suits.length) ?? [];
    const idle = sets.length > 0 && trumps.length > 0 && trumps.every((trump) => sets[trump]!.length === 0);
    if (idle && findings.list.length === before) {
      findings.report('E0204', path, `nobody can ever hold the meld ${quote(name)}`, {
        why: 'the deck has no such cards that belong together, whatever is trump',
        help: 'name ranks of one plain suit, trumps such as `*K`, or single cards, each once',
      });
    }
    return { name, score, sets };
  });
}

function checkNames(melds: MeldsInput, findings: Findings): void {
  melds.forEach(({ meld }, index) => {
    const first = melds.findIndex((one) => one.meld === meld);
    if (first === index) return;
    findings.report('E0204', ['melds', index, 'meld'], `two melds are named ${quote(meld)}`, {
      label: 'again',
      related: [{ span: findings.yaml.locate(['melds', first, 'meld']), text: 'first' }],
      help: 'give every meld a name of its own',
    });
  });
}

/** Reports melds of more cards than anybody holds. */
export function checkMeldSizes(melds: readonly Meld[], { sizes }: Rules['deal'], findings: Findings): void {
  const most = Math.max(...sizes);
  melds.forEach(({ name, sets }, index) => {
    const size = Math.max(0, ...sets.flat().map((cards) => cards.length));
    if (size <= most) return;
    findings.report('E0204', ['melds', index, 'cards'], `nobody can ever hold the meld ${quote(name)}`, {
      related: [{ span: findings.yaml.locate(['deal']), text: `at most ${counted(most, 'card')}` }],
      why: `it takes ${counted(size, 'card')}, and nobody gets more than ${most}`,
      help: 'name fewer cards',
    });
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
  { trump, suit: suitOf }: Ranking,
): readonly (readonly CardIndex[])[] {
  let ways: readonly (readonly CardIndex[])[] = [[]];
  for (const pattern of patterns) {
    const cards = cardsMeant(pattern, deck, trump).filter((card) => {
      return pattern.kind !== 'rank' || suitOf[card] === suit;
    });
    ways = ways
      .flatMap((way) => cards.filter((card) => !way.includes(card)).map((card) => [...way, card]))
      .slice(0, MOST_WAYS);
  }
  return ways;
}
