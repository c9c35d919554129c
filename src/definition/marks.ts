import type { Deck } from '../cards/deck.ts';
import { listed } from '../diagnostics/words.ts';
import type { SuitIndex } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import { cardsMeant, type Pattern, partnersOf } from './patterns.ts';

/** What words that stand for cards are read against. */
export interface CardScope {
  readonly deck: Deck;
  /** The trump suits that a hand of the game can have; undefined where they are not known. */
  readonly possible: readonly (SuitIndex | undefined)[] | undefined;
  readonly findings: Findings;
}

/** Reports `*J` and `~J` that stand for no card: they need a trump suit, and `~J` just one other suit of its colour. */
export function checkMarks(
  patterns: readonly Pattern[],
  deck: Deck,
  possible: readonly (SuitIndex | undefined)[],
  findings: Findings,
): void {
  const suits = possible.filter((suit) => suit !== undefined);
  for (const { kind, text, span } of patterns) {
    if (kind === 'card' || kind === 'rank') continue;
    if (suits.length === 0) {
      const why = 'no suit is ever trump in this game';
      const help = 'leave it out, or say under `trump:` how a suit becomes trump';
      findings.report('E0220', span(), `${text} stands for no card`, { why, help });
    } else if (kind === 'partner') {
      const bad = suits.find((suit) => partnersOf(deck, suit).length !== 1);
      if (bad === undefined) continue;
      const { id, color } = deck.suits[bad]!;
      const others = partnersOf(deck, bad).map((suit) => deck.suits[suit]!.id);
      const why = `the colour of ${id} is ${color}, and ${others.length === 0 ? 'no other suit has it' : `${listed(others)} have it too`}`;
      const help = 'give the suits two colours, two suits each, or name single cards';
      findings.report('E0220', span(), `${text} stands for no card while ${id} is trump`, { why, help });
    }
  }
}

/** Reports words that stand for a card which another of them stands for already; `key` is where they stand. */
export function checkDistinct(
  patterns: readonly Pattern[],
  deck: Deck,
  key: string,
  findings: Findings,
): void {
  const first = new Map<number | string, Pattern>();
  for (const pattern of patterns) {
    const fixed = pattern.kind === 'rank' || pattern.kind === 'card';
    const meant = fixed ? cardsMeant(pattern, deck, undefined) : [pattern.text];
    const again = meant.find((one) => first.has(one));
    for (const one of meant) if (!first.has(one)) first.set(one, pattern);
    if (again === undefined) continue;
    const card = typeof again === 'string' ? again : deck.cards[again]!.id;
    findings.report('E0204', pattern.span(), `\`${key}\` names ${card} twice`, {
      label: 'again',
      related: [{ span: first.get(again)!.span(), text: 'first' }],
      help: 'leave one of the two out',
    });
  }
}
