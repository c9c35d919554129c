import type { CardIndex, Rules, SuitIndex } from '../engine/rules.ts';
import type { TrumpChoice } from '../engine/setup.ts';
import { trumpOfHand, trumpsOfHand } from '../engine/trump.ts';

/** One way in which a hand can come to its trump suit. */
export interface TrumpWay {
  readonly trump: SuitIndex | undefined;
  /** What decides; undefined where nothing has to. */
  readonly choice?: TrumpChoice;
  /** Who names it: whoever the rules let name trumps, or the eldest hand because of the card turned up. */
  readonly named?: 'namer' | 'eldest-hand';
}

/** All ways in which hand `number` (from 0) can come to its trump suit, `turned` being the card after those dealt. */
export function trumpWays(rules: Rules, number: number, turned: CardIndex | undefined): readonly TrumpWay[] {
  const ways = trumpChoices(rules, turned).flatMap((choice): readonly TrumpWay[] => {
    const outcome = trumpOfHand(rules, number, choice);
    if ('problem' in outcome) return [];
    const way = { trump: outcome.trump, ...(choice && { choice }) };
    if (choice?.kind === 'named') return [{ ...way, named: 'namer' }];
    const byEldest = choice?.kind === 'turned' && choice.named !== undefined;
    return [byEldest ? { ...way, named: 'eldest-hand' } : way];
  });
  if (ways.length === 0) throw new Error('the rules leave no trump for this hand');
  return ways;
}

function trumpChoices(
  { deck, trump }: Rules,
  turned: CardIndex | undefined,
): readonly (TrumpChoice | undefined)[] {
  const suits = deck.suits.map((_, suit) => suit);
  switch (trump.by) {
    case 'none':
    case 'fixed':
    case 'rotation':
      return [undefined];
    case 'turn-up': {
      if (turned === undefined) return [undefined];
      const up = { kind: 'turned', card: turned } as const;
      return [undefined, up, ...suits.map((suit) => ({ ...up, named: suit }))];
    }
    case 'naming':
      return [undefined, ...trump.choices.map((suit) => ({ kind: 'named', suit }) as const)];
  }
}

/** The trump suits that hands of this game can have; undefined stands for none. */
export function trumpsInPlay(rules: Rules): ReadonlySet<SuitIndex | undefined> {
  const suits = new Set<SuitIndex | undefined>();
  for (const number of rules.deal.sizes.keys())
    for (const suit of trumpsOfHand(rules, number)) suits.add(suit);
  return suits;
}
