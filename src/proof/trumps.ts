import type { Random } from '../cards/shuffle.ts';
import type { CardIndex, Rules, SuitIndex } from '../engine/rules.ts';
import { isLargest, trumpOfHand } from '../engine/schedule.ts';
import type { TrumpChoice } from '../engine/setup.ts';

interface ChosenTrump {
  readonly trump: SuitIndex | undefined;
  /** Whether somebody named it. */
  readonly named: boolean;
}

/** A trump suit that the hand can have, `turned` being the card after those dealt. */
export function chooseTrump(
  rules: Rules,
  number: number,
  turned: CardIndex | undefined,
  random: Random,
): ChosenTrump {
  const ways = trumpChoices(rules, turned).flatMap((choice) => {
    const outcome = trumpOfHand(rules, number, choice);
    if ('problem' in outcome) return [];
    const named = choice?.kind === 'named' || (choice?.kind === 'turned' && choice.named !== undefined);
    return [{ trump: outcome.trump, named }];
  });
  const way = ways[Math.floor(random() * ways.length)];
  if (way === undefined) throw new Error('the rules leave no trump for this hand');
  return way;
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
      return [undefined, up, { ...up, named: 'none' }, ...suits.map((suit) => ({ ...up, named: suit }))];
    }
    case 'naming':
      return [undefined, ...trump.choices.map((suit) => ({ kind: 'named', suit }) as const)];
  }
}

/** The trump suits that hands of this game can have; undefined stands for none. */
export function trumpsInPlay(rules: Rules): ReadonlySet<SuitIndex | undefined> {
  const suits = new Set<SuitIndex | undefined>();
  rules.deal.sizes.forEach((size, number) => {
    for (const suit of trumpsOfHand(rules, size, number)) suits.add(suit);
  });
  return suits;
}

function trumpsOfHand(rules: Rules, size: number, number: number): readonly (SuitIndex | undefined)[] {
  const { trump, deck } = rules;
  if (rules.largestHandWithoutTrump && isLargest(rules, number)) return [undefined];
  switch (trump.by) {
    case 'none':
      return [undefined];
    case 'fixed':
      return [trump.suit];
    case 'rotation':
      return trump.suits;
    case 'naming':
      return trump.choices;
    case 'turn-up': {
      if (size * rules.players === deck.cards.length) return [undefined];
      const open = trump.turned.length > 0 ? [undefined] : [];
      return [...deck.suits.map((_, suit) => suit), ...open];
    }
  }
}
