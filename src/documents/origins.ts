import type { Rules } from '../engine/rules.ts';
import type { Origins } from '../page/origin.ts';
import type { ItemKind } from '../proof/practice/items.ts';

/** The rules that a sheet to write on has a place for, by their keys. */
export function sheetOrigins(rules: Rules): Origins {
  const { bidding, trump, melds, solo, doubling, cardPoints } = rules;
  return [
    'players',
    'deck',
    'deal',
    ...(trump.by === 'none' ? [] : ['trump']),
    ...(bidding ? ['bidding'] : []),
    'play',
    ...(cardPoints ? ['points'] : []),
    ...(melds.length > 0 ? ['melds'] : []),
    ...(solo ? ['solo'] : []),
    ...(doubling > 0 ? ['doubling'] : []),
    'scoring',
    'match',
  ];
}

/** The rules that decide the answer to a question of a sheet of exercises. */
export const ITEM_ORIGINS: Readonly<Record<ItemKind, Origins>> = {
  winner: ['order', 'trump'],
  legal: ['play.obligations'],
  next: ['play.next-lead', 'order'],
  points: ['points', 'last-trick'],
  bid: ['bidding'],
  meld: ['melds'],
  score: ['scoring'],
  mistake: ['play', 'order', 'trump'],
};
