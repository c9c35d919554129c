import { describe, expect, test } from 'vitest';
import { BIDS, proveText, withExample } from '../support/small-games.ts';

/** Jacks win and may be played at any time. */
const JACKS = `${BIDS.replace('turned: [{cards: J, trump: none}], ', '')}special: [{cards: J, wins: first, play: anytime}]\n`;

const claiming = (card: string, why: string) =>
  proveText(
    withExample(
      JACKS,
      'dealer: C',
      'turn-up: ♥7',
      'hands: {B: ♣J ♣A ♦9}',
      'tricks: [{A: ♣7, B: ♣A}]',
      `claims: {legal: [{trick: 1, seat: B, card: ${card}, why: ${why}}]}`,
    ),
  );

describe('the reason why a card is legal', () => {
  test.each([
    ['♣A', 'must-follow'],
    ['♣J', 'anytime'],
  ])('%s: %s', async (card, why) => {
    expect(await claiming(card, why)).toEqual([]);
  });

  test.each([
    ['♣J', 'must-follow', 'anytime'],
    ['♣A', 'anytime', 'must-follow'],
  ])('%s: not %s, but %s', async (card, why, right) => {
    expect(await claiming(card, why)).toMatchObject([
      {
        code: 'E0305',
        message: `example claims the reason ${why}, the rules give ${right}`,
        help: `write ${right}`,
      },
    ]);
  });
});
