import type { Deck } from '../cards/deck.ts';
import { plainSign, spellingsOf } from '../cards/notation.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { Findings } from './findings.ts';
import type { Path } from './game.ts';
import { findRank, type Pattern, readPatterns } from './patterns.ts';
import { quote, whyUnknown } from './quote.ts';
import type { GameInput } from './schema.ts';
import { isMap, type Words } from './schema-parts.ts';
import { readWords } from './words.ts';

/** The order of cards as an author writes it. */
export interface Order {
  /** Ranks, high to low. */
  readonly plain: readonly number[];
  /** The same for hands without trumps. */
  readonly noTrump: readonly number[];
  /** Trumps, high to low; undefined if all cards of the trump suit are trumps, in the order of the others. */
  readonly trumps?: readonly Pattern[];
  /** Where the plain order stands, and that for hands without trumps. */
  readonly plainPath: Path;
  readonly noTrumpPath: Path;
}

/** Reads the order of the ranks and of trumps; what is wrong is reported and left out. */
export function readOrder(order: GameInput['order'], deck: Deck, findings: Findings): Order {
  if (!isForms(order)) {
    const plain = readRanks(order, ['order'], deck, findings);
    return { plain, noTrump: plain, plainPath: ['order'], noTrumpPath: ['order'] };
  }
  const plainPath: Path = ['order', 'plain'];
  const plain = readRanks(order.plain, plainPath, deck, findings);
  const own = order['no-trump'];
  const noTrumpPath: Path = own === undefined ? plainPath : ['order', 'no-trump'];
  const noTrump = own === undefined ? plain : readRanks(own, noTrumpPath, deck, findings);
  const trumps = order.trump === undefined ? undefined : readTrumps(order.trump, deck, findings);
  return { plain, noTrump, plainPath, noTrumpPath, ...(trumps && { trumps }) };
}

type OrderForms = Extract<GameInput['order'], { plain: unknown }>;

function isForms(order: GameInput['order']): order is OrderForms {
  return isMap(order);
}

function readRanks(words: Words, path: Path, deck: Deck, findings: Findings): readonly number[] {
  const ids = deck.ranks.map((rank) => rank.id);
  const read = readWords(words, path, findings.yaml).map((word) => ({
    ...word,
    rank: findRank(deck, plainSign(word.text)),
  }));
  for (const word of read) {
    const first = read.find(({ rank }) => rank === word.rank);
    if (word.rank < 0) {
      const near = nearest(word.text, deck.ranks.flatMap(spellingsOf));
      const why = whyUnknown(word.text, ids, `its ranks are ${listed(ids)}`);
      const help = suggest(near, `write the ranks ${listed(ids)}`);
      findings.report(
        'E0220',
        word.span(),
        `the order names ${quote(word.text)}, which is no rank of the deck`,
        {
          why,
          help,
        },
      );
    } else if (first !== undefined && first !== word) {
      findings.report('E0220', word.span(), `the order names the rank ${ids[word.rank]} twice`, {
        label: 'again',
        related: [{ span: first.span(), text: 'first' }],
        help: 'name every rank once',
      });
    }
  }
  return [...new Set(read.flatMap(({ rank }) => (rank < 0 ? [] : [rank])))];
}

function readTrumps(words: Words, deck: Deck, findings: Findings): readonly Pattern[] {
  const patterns = readPatterns(words, ['order', 'trump'], deck, ['trump', 'partner', 'card'], findings);
  patterns.forEach((pattern, index) => {
    const first = patterns.findIndex(({ text }) => text === pattern.text);
    if (first === index) return;
    findings.report('E0220', pattern.span(), `the order of trumps names ${pattern.text} twice`, {
      label: 'again',
      related: [{ span: patterns[first]!.span(), text: 'first' }],
      help: 'name every trump once',
    });
  });
  return patterns.filter(({ text }, index) => patterns.findIndex((one) => one.text === text) === index);
}
