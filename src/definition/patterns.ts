import type { Deck } from '../cards/deck.ts';
import { cardsNamed, plainSign, spellingsOf } from '../cards/notation.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { CardIndex, SuitIndex } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import type { Path } from './game.ts';
import { quote, whyUnknown } from './quote.ts';
import type { Words } from './schema-parts.ts';
import { readWords } from './words.ts';

/** Which cards a word may stand for: a rank of all suits, `*J` of the trump suit, `~J` of the other suit of its colour, one card. */
type PatternKind = 'rank' | 'trump' | 'partner' | 'card';

/** A word that stands for cards, and where it stands. */
export interface Pattern {
  readonly kind: PatternKind;
  /** The word in its own spelling: `*J`, `♣J`. */
  readonly text: string;
  readonly rank: number;
  /** Of a single card. */
  readonly suit?: SuitIndex;
  readonly span: () => Span;
}

const FORMS: Readonly<Record<PatternKind, (example: string, card: string) => string>> = {
  rank: (rank) => `a rank such as ${rank}`,
  trump: (rank) => `*${rank} for a card of the trump suit`,
  partner: (rank) => `~${rank} for one of the other suit of its colour`,
  card: (_, card) => `a card such as ${card}`,
};

/** The words at a path as patterns of these kinds; what is none of them is reported and left out. */
export function readPatterns(
  words: Words,
  path: Path,
  deck: Deck,
  kinds: readonly PatternKind[],
  findings: Findings,
): readonly Pattern[] {
  return readWords(words, path, findings.yaml).flatMap(({ text, span }) => {
    return readPattern(text, span, deck, kinds, findings) ?? [];
  });
}

/** One word as a pattern; reported and undefined if it is none. */
export function readPattern(
  word: string,
  span: () => Span,
  deck: Deck,
  kinds: readonly PatternKind[],
  findings: Findings,
): Pattern | undefined {
  const text = plainSign(word);
  const mark = text.startsWith('*') ? 'trump' : text.startsWith('~') ? 'partner' : undefined;
  const rank = findRank(deck, mark === undefined ? text : text.slice(1));
  const kind = mark ?? 'rank';
  if (rank >= 0 && kinds.includes(kind)) {
    const sign = mark === undefined ? '' : text[0]!;
    return { kind, text: sign + deck.ranks[rank]!.id, rank, span };
  }
  const [card] = cardsNamed(deck, text);
  if (card !== undefined && kinds.includes('card')) {
    return { kind: 'card', text: card.id, rank: card.rank, suit: card.suit, span };
  }
  reportWord(word, span, deck, kinds, findings);
  return undefined;
}

/** The rank that is written so; −1 if the deck has none. */
export function findRank({ ranks }: Deck, text: string): number {
  return ranks.findIndex((rank) => spellingsOf(rank).includes(text));
}

function reportWord(
  word: string,
  span: () => Span,
  { cards, ranks }: Deck,
  kinds: readonly PatternKind[],
  findings: Findings,
): void {
  const ids = ranks.map((rank) => rank.id);
  const card = cards[0]?.id ?? '';
  const forms = kinds.map((kind) => FORMS[kind](ids[0] ?? '', card));
  const candidates = kinds.flatMap((kind) =>
    candidatesOf(
      kind,
      ids,
      cards.map(({ id }) => id),
    ),
  );
  findings.report('E0211', span(), `${quote(word)} stands for no card of this deck`, {
    why: whyUnknown(word.replace(/^[*~]/, ''), candidates, `the deck has the ranks ${listed(ids)}`),
    help: suggest(nearest(word, candidates), `write ${listed(forms, 'or')}`),
  });
}

function candidatesOf(
  kind: PatternKind,
  ranks: readonly string[],
  cards: readonly string[],
): readonly string[] {
  switch (kind) {
    case 'rank':
      return ranks;
    case 'trump':
      return ranks.map((rank) => `*${rank}`);
    case 'partner':
      return ranks.map((rank) => `~${rank}`);
    case 'card':
      return cards;
  }
}

/** All copies of the cards that a pattern stands for while `trump` is trump. */
export function cardsMeant(pattern: Pattern, deck: Deck, trump: SuitIndex | undefined): readonly CardIndex[] {
  const suit = suitMeant(pattern, deck, trump);
  if (suit === undefined) return [];
  return deck.cards.flatMap((card) => {
    return card.rank === pattern.rank && (suit === 'any' || card.suit === suit) ? [card.index] : [];
  });
}

function suitMeant(
  { kind, suit }: Pattern,
  deck: Deck,
  trump: SuitIndex | undefined,
): SuitIndex | 'any' | undefined {
  switch (kind) {
    case 'rank':
      return 'any';
    case 'card':
      return suit;
    case 'trump':
      return trump;
    case 'partner':
      return trump === undefined ? undefined : partnersOf(deck, trump)[0];
  }
}

/** The other suits of the same colour. */
export function partnersOf({ suits }: Deck, suit: SuitIndex): readonly SuitIndex[] {
  const color = suits[suit]!.color.toLowerCase();
  return suits.flatMap((other, index) => {
    return index !== suit && other.color.toLowerCase() === color ? [index] : [];
  });
}
