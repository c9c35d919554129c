import type { Deck } from '../cards/deck.ts';
import { plainSign, spellingsOf } from '../cards/notation.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { SuitIndex, TrumpRule } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import type { Path } from './game.ts';
import { cardsMeant, readPatterns } from './patterns.ts';
import { quote, whyUnknown } from './quote.ts';
import type { GameInput } from './schema.ts';
import type { Words } from './schema-parts.ts';
import { readWords } from './words.ts';

type TrumpInput = GameInput['trump'];

/** How trumps are found; undefined if a suit or a card that it needs was reported. */
export function compileTrump(trump: TrumpInput, deck: Deck, findings: Findings): TrumpRule | undefined {
  if (trump === 'none') return { by: 'none' };
  const before = findings.list.length;
  const rule = readRule(trump, deck, findings);
  return findings.list.length === before ? rule : undefined;
}

function readRule(trump: Exclude<TrumpInput, 'none'>, deck: Deck, findings: Findings): TrumpRule | undefined {
  switch (trump.by) {
    case 'fixed': {
      const suit = readSuit(deck, trump.suit, () => findings.yaml.locate(['trump', 'suit']), findings);
      return suit === undefined ? undefined : { by: 'fixed', suit };
    }
    case 'rotation':
      return { by: 'rotation', suits: readSuits(trump.suits, ['trump', 'suits'], deck, findings) };
    case 'turn-up':
      return {
        by: 'turn-up',
        turned: (trump.turned ?? []).map((turned, index) => ({
          cards: readCards(turned.cards, ['trump', 'turned', index, 'cards'], deck, findings),
          trump: turned.trump,
        })),
      };
    case 'naming':
      return readNaming(trump, deck, findings);
  }
}

function readNaming(trump: Extract<TrumpInput, { by: 'naming' }>, deck: Deck, findings: Findings): TrumpRule {
  const last = trump['last-card'];
  const holds = last && readCards(last.holds, ['trump', 'last-card', 'holds'], deck, findings);
  return {
    by: 'naming',
    who: trump.who,
    choices: readChoices(trump.choices, deck, findings),
    ...(trump.sees !== undefined && { sees: trump.sees }),
    ...(last && holds && { lastCard: { holds, least: last.least } }),
  };
}

function readChoices(words: Words, deck: Deck, findings: Findings): readonly (SuitIndex | undefined)[] {
  const path: Path = ['trump', 'choices'];
  return readWords(words, path, findings.yaml).flatMap(({ text, span }) => {
    if (text === 'none') return [undefined];
    return readSuit(deck, text, span, findings) ?? [];
  });
}

function readSuits(words: Words, path: Path, deck: Deck, findings: Findings): readonly SuitIndex[] {
  return readWords(words, path, findings.yaml).flatMap(({ text, span }) => {
    return readSuit(deck, text, span, findings) ?? [];
  });
}

function readCards(words: Words, path: Path, deck: Deck, findings: Findings): readonly number[] {
  const patterns = readPatterns(words, path, deck, ['rank', 'card'], findings);
  return [...new Set(patterns.flatMap((pattern) => cardsMeant(pattern, deck, undefined)))];
}

/** The suit of this sign; reported and undefined if the deck has none. */
export function readSuit(
  { suits }: Deck,
  word: string,
  span: () => Span,
  findings: Findings,
): SuitIndex | undefined {
  const index = suits.findIndex((suit) => spellingsOf(suit).includes(plainSign(word)));
  if (index >= 0) return index;
  const ids = suits.map(({ id }) => id);
  findings.report('E0211', span(), `${quote(word)} is not a suit of this deck`, {
    why: whyUnknown(word, ids, `its suits are ${listed(ids)}`),
    help: suggest(nearest(word, word.length > 1 ? ids : []), `write ${listed(ids, 'or')}`),
  });
  return undefined;
}

/** The trump suits that a hand of the game can have; undefined stands for none. */
export function possibleTrumps(
  rule: TrumpRule,
  deck: Deck,
  largestWithout: boolean,
): readonly (SuitIndex | undefined)[] {
  const found = trumpsOf(rule, deck);
  return largestWithout && !found.includes(undefined) ? [...found, undefined] : found;
}

function trumpsOf(rule: TrumpRule, deck: Deck): readonly (SuitIndex | undefined)[] {
  switch (rule.by) {
    case 'none':
      return [undefined];
    case 'fixed':
      return [rule.suit];
    case 'rotation':
      return [...new Set(rule.suits)];
    case 'turn-up':
      return [...deck.suits.keys(), undefined];
    case 'naming':
      return [...new Set(rule.choices)];
  }
}
