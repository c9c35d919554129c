import type { Deck } from '../cards/deck.ts';
import { suitNamed } from '../cards/notation.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { CardIndex, SuitIndex, TrumpRule } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import type { Path } from './game.ts';
import { checkDistinct } from './marks.ts';
import { cardsMeant, type Pattern, readPatterns } from './patterns.ts';
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
      return { by: 'turn-up', turned: readTurned(trump.turned ?? [], deck, findings) };
    case 'naming':
      return readNaming(trump, deck, findings);
  }
}

type TurnedInput = NonNullable<Extract<TrumpInput, { by: 'turn-up' }>['turned']>;

/** What single cards turned up do; one that stands in two entries would do two things. */
function readTurned(
  entries: TurnedInput,
  deck: Deck,
  findings: Findings,
): Extract<TrumpRule, { by: 'turn-up' }>['turned'] {
  const read = entries.map(({ cards }, index) =>
    readPatterns(cards, ['trump', 'turned', index, 'cards'], deck, ['rank', 'card'], findings),
  );
  checkDistinct(read.flat(), deck, 'turned', findings);
  return entries.map(({ trump }, index) => ({ cards: cardsOf(read[index]!, deck), trump }));
}

function readNaming(trump: Extract<TrumpInput, { by: 'naming' }>, deck: Deck, findings: Findings): TrumpRule {
  const last = trump['last-card'];
  const holds = last && readHolds(last.holds, deck, findings);
  return {
    by: 'naming',
    who: trump.who,
    choices: readChoices(trump.choices, deck, findings),
    ...(trump.sees !== undefined && { sees: trump.sees }),
    ...(last && holds && { lastCard: { holds, least: last.least } }),
  };
}

function readChoices(words: Words, deck: Deck, findings: Findings): readonly (SuitIndex | undefined)[] {
  const first = new Map<SuitIndex | undefined, () => Span>();
  for (const { text, span } of readWords(words, ['trump', 'choices'], findings.yaml)) {
    const suit = text === 'none' ? undefined : readSuit(deck, text, span, findings);
    if (suit === undefined && text !== 'none') continue;
    const before = first.get(suit);
    if (before === undefined) first.set(suit, span);
    else {
      findings.report('E0204', span(), `the choices name ${quote(text)} twice`, {
        label: 'again',
        related: [{ span: before(), text: 'first' }],
        help: 'name every choice once',
      });
    }
  }
  return [...first.keys()];
}

function readSuits(words: Words, path: Path, deck: Deck, findings: Findings): readonly SuitIndex[] {
  return readWords(words, path, findings.yaml).flatMap(({ text, span }) => {
    return readSuit(deck, text, span, findings) ?? [];
  });
}

function readHolds(words: Words, deck: Deck, findings: Findings): readonly CardIndex[] {
  const path: Path = ['trump', 'last-card', 'holds'];
  const patterns = readPatterns(words, path, deck, ['rank', 'card'], findings);
  checkDistinct(patterns, deck, 'holds', findings);
  return cardsOf(patterns, deck);
}

function cardsOf(patterns: readonly Pattern[], deck: Deck): readonly CardIndex[] {
  return [...new Set(patterns.flatMap((pattern) => cardsMeant(pattern, deck, undefined)))];
}

/** The suit of this sign, letter or name; reported and undefined if the deck has none. */
export function readSuit(
  deck: Deck,
  word: string,
  span: () => Span,
  findings: Findings,
): SuitIndex | undefined {
  const index = suitNamed(deck, word);
  if (index !== undefined) return index;
  const ids = deck.suits.map(({ id }) => id);
  const names = deck.suits.flatMap(({ name }) => Object.values(name));
  findings.report('E0211', span(), `${quote(word)} is not a suit of this deck`, {
    why: whyUnknown(word, ids, `its suits are ${listed(ids)}`),
    help: suggest(nearest(word, word.length > 1 ? [...ids, ...names] : []), `write ${listed(ids, 'or')}`),
  });
  return undefined;
}

/** Why nobody counts as the one who named trumps, a clause; undefined where somebody does. */
export function whyNoMaker(trump: TrumpInput | TrumpRule): string | undefined {
  if (trump === 'none') return 'nobody names trumps in this game';
  if (trump.by === 'naming') return undefined;
  return trump.by === 'turn-up' && trump.turned?.some((turned) => turned.trump === 'eldest-hand-names')
    ? 'trumps are named in this game only after certain cards turned up, which makes nobody the maker'
    : 'nobody names trumps in this game';
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
      return rule.turned.some(({ trump }) => trump === 'none')
        ? [...deck.suits.keys(), undefined]
        : [...deck.suits.keys()];
    case 'naming':
      return [...new Set(rule.choices)];
  }
}
