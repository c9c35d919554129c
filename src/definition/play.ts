import type { Deck } from '../cards/deck.ts';
import { OBLIGATIONS } from '../engine/obligations/index.ts';
import type { BoundObligation, ObligationOptions } from '../engine/obligations/obligation.ts';
import type { Rules } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import type { Path } from './game.ts';
import { type CardScope, checkDistinct, checkMarks } from './marks.ts';
import { cardsMeant, readPatterns } from './patterns.ts';
import type { GameInput } from './schema.ts';
import type { Words } from './schema-parts.ts';

type PlayInput = GameInput['play'];

/** The obligations in turn, each with its exceptions. */
export function compileObligations(
  { obligations }: PlayInput,
  { deck, possible, findings }: CardScope,
): readonly BoundObligation[] {
  const bound = obligations.flatMap((entry, index) => {
    const [word, input] = typeof entry === 'string' ? [entry, {}] : Object.entries(entry)[0]!;
    const path: Path = ['play', 'obligations', index, word];
    const options = readOptions(input ?? {}, path, { deck, possible, findings });
    return OBLIGATIONS.filter((one) => one.word === word).map((obligation) => ({ obligation, options }));
  });
  reportRepeated(bound, findings);
  return bound;
}

function readOptions(
  { except, or }: { readonly except?: Words | undefined; readonly or?: 'trump' | undefined },
  path: Path,
  scope: CardScope,
): ObligationOptions {
  return {
    ...(except !== undefined && { except: readExcept(except, [...path, 'except'], scope) }),
    ...(or !== undefined && { orTrump: true }),
  };
}

function readExcept(
  words: Words,
  path: Path,
  { deck, possible, findings }: CardScope,
): NonNullable<ObligationOptions['except']> {
  const patterns = readPatterns(words, path, deck, ['rank', 'trump', 'partner', 'card'], findings);
  if (possible) checkMarks(patterns, deck, possible, findings);
  checkDistinct(patterns, deck, 'except', findings);
  return [...deck.suits.keys(), undefined].map((trump) => {
    const exempt = new Set(patterns.flatMap((pattern) => cardsMeant(pattern, deck, trump)));
    return deck.cards.map(({ index }) => exempt.has(index));
  });
}

function reportRepeated(bound: readonly BoundObligation[], findings: Findings): void {
  bound.forEach(({ obligation }, index) => {
    const first = bound.findIndex((one) => one.obligation === obligation);
    if (first === index) return;
    findings.report(
      'E0204',
      ['play', 'obligations', index],
      `the obligation \`${obligation.word}\` stands twice`,
      {
        label: 'again',
        related: [{ span: findings.yaml.locate(['play', 'obligations', first]), text: 'first' }],
        help: 'keep one of the two',
      },
    );
  });
}

/** A revoke is a breach of an obligation; without one there is nothing to put right. */
export function checkRevoke({ revoke, obligations }: PlayInput, findings: Findings): void {
  if (!revoke || obligations.length > 0) return;
  const place = findings.yaml.locate(['play', 'revoke'], 'key');
  findings.report('E0204', place, 'nobody can revoke in this game', {
    why: 'there are no obligations',
    help: 'leave `revoke` out, or name an obligation',
  });
}

/** What of several identical cards ranks higher; a deck that has some must say so. */
export function compileIdentical(
  play: PlayInput,
  { copies, cards }: Deck,
  findings: Findings,
): Rules['identical'] {
  const said = play['identical-cards'];
  if (said === undefined && copies > 1) {
    const frequent = cards.find(({ copy }) => copy === copies - 1)!;
    findings.report('E0230', ['play'], 'the game does not say which of two identical cards wins', {
      related: [{ span: findings.yaml.locate(['deck']), text: `${copies} copies of ${frequent.id}` }],
      why: `the deck has ${frequent.id} ${copies} times, and both can be played to one trick`,
      help: 'add `identical-cards: first-wins` or `identical-cards: last-wins` to `play`',
    });
  }
  return said === 'last-wins' ? 'last' : 'first';
}
