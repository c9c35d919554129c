import { listed } from '../diagnostics/words.ts';
import type { CardIndex, Seat, SuitIndex } from '../engine/rules.ts';
import type { TrumpProblem } from '../engine/trump.ts';
import type { HandInput } from './example-schema.ts';
import { locateHead } from './findings.ts';
import type { HandExample, Path } from './game.ts';
import type { Table } from './table.ts';

/** What an example says itself of its trumps. */
export type TrumpParts = { readonly [Key in 'turn-up' | 'named' | 'trump']?: HandInput[Key] | undefined };

/** What an example shows of the cards and of who names trumps. */
export interface TrumpFacts {
  readonly number: number;
  readonly size: number;
  readonly maker?: Seat | undefined;
  readonly turnUp?: CardIndex;
  readonly hands: HandExample['hands'];
  /** False where nothing depends on trumps, so that they need not be known. */
  readonly needed: boolean;
}

/** Reports an example that says another trump suit than that which follows. */
export function reportOther(
  trump: SuitIndex | undefined,
  parts: TrumpParts,
  path: Path,
  { deck, locateRules, findings, called = 'the example' }: Table,
): void {
  const found = trump === undefined ? 'none' : deck!.suits[trump]!.id;
  const key = (['named', 'turn-up'] as const).find((one) => parts[one] !== undefined);
  const source = key === undefined ? locateRules(['trump']) : findings.yaml.locate([...path, key]);
  const words = trump === undefined ? 'this hand has no trumps' : `${found} is trump in this hand`;
  findings.report('E0234', [...path, 'trump'], `${called} says \`trump: ${parts.trump}\`, but ${words}`, {
    related: [{ span: source, text: 'follows from this' }],
    help: `write \`trump: ${found}\`, or leave it out`,
  });
}

/** Reports a trump suit, or its lack, that a hand cannot have, whatever decided on it. */
export function reportImpossible(
  trump: SuitIndex | undefined,
  possible: readonly (SuitIndex | undefined)[],
  path: Path,
  { deck, rules, locateRules, findings, called = 'the example' }: Table,
): void {
  const nameOf = (suit: SuitIndex | undefined) => (suit === undefined ? 'none' : deck!.suits[suit]!.id);
  const what = trump === undefined ? 'this hand has trumps' : 'this suit cannot be trump in this hand';
  const names = possible.map(nameOf);
  findings.report('E0234', [...path, 'trump'], `${called} says \`trump: ${nameOf(trump)}\`, but ${what}`, {
    ...(trump === undefined &&
      rules?.largestHandWithoutTrump && { why: 'only the largest hand is played without trumps' }),
    related: [{ span: locateRules(['trump']), text: 'how trumps are found' }],
    help: `write ${listed(
      names.map((name) => `\`trump: ${name}\``),
      'or',
    )}, or leave it out`,
  });
}

/** Reports why no trump suit follows from an example, as far as one is needed. */
export function reportProblem(
  problem: TrumpProblem,
  parts: TrumpParts,
  facts: TrumpFacts,
  path: Path,
  table: Table,
): void {
  const { findings, locateRules, rules } = table;
  switch (problem) {
    case 'needs-turn-up':
    case 'needs-naming':
      if (facts.needed || parts['turn-up'] !== undefined) reportUnknown(problem, parts, path, table);
      return;
    case 'needs-no-choice': {
      const key = parts.named !== undefined ? 'named' : 'turn-up';
      const isLargest = rules?.largestHandWithoutTrump && facts.size === Math.max(...rules.deal.sizes);
      const why = isLargest
        ? `this hand of ${facts.size} cards is the largest, which is played without trumps`
        : 'here trumps follow without it';
      findings.report('E0234', [...path, key], `\`${key}\` decides nothing in this hand`, {
        why,
        help: 'leave it out',
      });
      return;
    }
    case 'suit-not-offered': {
      const isTurned = rules?.trump.by === 'turn-up';
      findings.report('E0234', [...path, 'named'], 'this may not be named as trumps', {
        related: isTurned
          ? [{ span: locateRules(['trump', 'turned']), text: 'such a card lets trumps be named' }]
          : [{ span: locateRules(['trump', 'choices']), text: 'these may' }],
        help: isTurned ? 'name a suit' : 'name one of the choices',
      });
      return;
    }
    case 'no-last-card':
      findings.report('E0234', [...path, 'named'], 'the last card may not decide in this game', {
        related: [{ span: locateRules(['trump']), text: 'how trumps are found' }],
        help: 'name a suit, or add `last-card` to `trump`',
      });
      return;
  }
}

function reportUnknown(
  problem: TrumpProblem,
  parts: TrumpParts,
  path: Path,
  { locateRules, findings, called = 'the example' }: Table,
): void {
  if (problem === 'needs-naming' && parts['turn-up'] !== undefined) {
    findings.report('E0235', [...path, 'turn-up'], `${called} does not say which suit was named`, {
      why: 'with this card turned up, the eldest hand names trumps',
      help: 'add `named:` and the suit',
    });
    return;
  }
  const key = problem === 'needs-turn-up' ? 'turn-up' : 'named';
  const what = problem === 'needs-turn-up' ? 'the card turned up' : 'the suit named';
  findings.report('E0235', locateHead(findings.yaml, path), `${called} does not say what is trump`, {
    related: [{ span: locateRules(['trump']), text: 'how trumps are found' }],
    help: `add \`${key}:\` and ${what}, or \`trump:\``,
  });
}
