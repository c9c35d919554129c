import { cardsNamed, meantCard, suitNamed } from '../cards/notation.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import { choose } from '../engine/choose.ts';
import { rankingOf } from '../engine/ranking.ts';
import type { Choice, WinReason } from '../engine/reasons.ts';
import type { CardIndex, Rules, SuitIndex } from '../engine/rules.ts';
import { winningPlay } from '../engine/trick.ts';
import { trumpsInPlay } from './trumps.ts';

/** A moment of a trick in an author's words: cards with spaces between, a suit, or `none`. */
interface PlayWords {
  readonly hand: string;
  readonly trick: string;
  readonly trump?: string;
}

/** A moment of a trick, and what the rules say about it. */
export interface ExplainedPlay {
  readonly trump: SuitIndex | undefined;
  readonly holding: readonly CardIndex[];
  /** In playing order. */
  readonly played: readonly CardIndex[];
  /** What may be played; undefined for a full trick or an empty hand. */
  readonly choice?: Choice;
  /** The card that wins so far; undefined for an empty trick. */
  readonly winning?: { readonly place: number; readonly reason: WinReason };
}

/** What is wrong with a moment in words, and what to do. */
interface WordsFault {
  readonly problem: string;
  readonly help: string;
}

/** Says what may be played in a moment and who wins so far; the trick is taken for the first of the hand. */
export function explainPlay(rules: Rules, words: PlayWords): ExplainedPlay | WordsFault {
  const trump = readTrump(rules, words.trump);
  if ('problem' in trump) return trump;
  const taken = new Set<CardIndex>();
  const holding = readCards(rules, words.hand, taken);
  if ('problem' in holding) return holding;
  const played = readCards(rules, words.trick, taken);
  if ('problem' in played) return played;
  if (played.length > rules.players) {
    return { problem: `the trick has ${played.length} cards`, help: `a trick has ${rules.players} at most` };
  }
  const most = Math.max(...rules.deal.sizes);
  if (holding.length > most) {
    return {
      problem: `the hand has ${holding.length} cards`,
      help: `a hand of this game has ${most} at most`,
    };
  }
  if (played.length === rules.players && holding.length > 0) {
    return {
      problem: 'the trick is full, nobody plays to it',
      help: 'leave --hand out, or a card of --trick',
    };
  }
  const ranking = rankingOf(rules, trump.suit);
  const mayPlay = holding.length > 0 && played.length < rules.players;
  const trumpsPlayed = played.some((card) => ranking.suit[card] === ranking.trumpSuit);
  const choice = mayPlay && choose(rules, { ranking, holding, played, opens: true, trumpsPlayed });
  const won = played.length > 0 ? winningPlay(rules, ranking, played) : undefined;
  return {
    trump: trump.suit,
    holding,
    played,
    ...(choice && { choice }),
    ...(won && { winning: { place: won.index, reason: won.reason } }),
  };
}

function readTrump(
  rules: Rules,
  word: string | undefined,
): { readonly suit: SuitIndex | undefined } | WordsFault {
  const possible = [...trumpsInPlay(rules)];
  const signs = possible.map((suit) => (suit === undefined ? 'none' : rules.deck.suits[suit]!.id));
  const help = `write --trump ${listed(signs, 'or')}`;
  if (word !== undefined) {
    const suit = suitNamed(rules.deck, word);
    const isNone = word.toLowerCase() === 'none';
    if ((suit !== undefined || isNone) && possible.includes(suit)) return { suit };
    return { problem: `${word} is never trump in this game`, help };
  }
  const [only] = possible;
  return possible.length === 1 ? { suit: only } : { problem: 'the trump suit is not given', help };
}

/** The cards of these names, each another copy where one is named again. */
function readCards(rules: Rules, text: string, taken: Set<CardIndex>): readonly CardIndex[] | WordsFault {
  const { deck } = rules;
  const found: CardIndex[] = [];
  for (const word of text.split(/[\s,]+/).filter((one) => one !== '')) {
    const copies = cardsNamed(deck, word);
    if (copies.length === 0) {
      const ids = deck.cards.map(({ id }) => id);
      const help = suggest(
        meantCard(deck, word)?.id ?? nearest(word, ids),
        `write suit and rank, such as ${ids[0]}`,
      );
      return { problem: `${word} is not a card of this game`, help };
    }
    const card = copies.find(({ index }) => !taken.has(index));
    if (card === undefined) {
      const many = copies.length === 1 ? 'once' : `${copies.length} times`;
      return { problem: `${word} is named too often`, help: `the deck has it ${many}` };
    }
    taken.add(card.index);
    found.push(card.index);
  }
  return found;
}
