import { expect, test } from 'vitest';
import { NO_SUIT } from '../../src/engine/ranking.ts';
import type { PlayReason, WinReason } from '../../src/engine/reasons.ts';
import { choiceInWords, playReasonInWords, winReasonInWords } from '../../src/proof/reason-words.ts';
import { cards, makeRules, plays } from '../support/game.ts';

const names = { rules: makeRules(), seats: ['A', 'B', 'C'] };
const holds = cards('S1 S4');
const [over] = cards('S2') as [number];
const trumps = 3;

const PLAYS: readonly [PlayReason, string][] = [
  [{ kind: 'leads' }, 'B leads the trick and may play any card'],
  [{ kind: 'must-lead-trump', holds }, 'B holds S1 S4 and must lead a trump'],
  [{ kind: 'trumps-not-broken', trumps: holds }, 'B may not lead S1 S4, since no trump was played yet'],
  [
    { kind: 'must-follow', suit: 2, holds, orTrump: true },
    'B holds S1 S4 and must follow the led suit square or play a trump',
  ],
  [{ kind: 'must-follow', suit: trumps, holds, orTrump: false }, 'B holds S1 S4 and must follow trumps'],
  [{ kind: 'void', suit: trumps }, 'B holds no card of the trumps that were led and may play any card'],
  [
    {
      kind: 'void',
      suit: 0,
      apart: [
        { card: cards('C1')[0]!, suit: NO_SUIT },
        { card: cards('C4')[0]!, suit: trumps },
      ],
    },
    'B holds no card of the led suit circle (C1 belongs to no suit and C4 is a trump) and may play any card',
  ],
  [
    { kind: 'exempt', suit: 2, cards: holds },
    'B holds of the led suit square only S1 S4, which nobody is forced to play',
  ],
  [{ kind: 'must-ruff', holds }, 'B cannot follow, holds S1 S4 and must play a trump'],
  [{ kind: 'must-overtrump', over, holds }, 'B holds S1 S4 and must beat the trump S2'],
  [{ kind: 'cannot-overtrump', over, holds }, 'B holds no trump above S2 and must play any of S1 S4'],
  [{ kind: 'must-head', over, holds }, 'B holds S1 S4 and must beat S2, which wins so far'],
  [{ kind: 'no-undertrump', over, cards: holds }, 'B may not play S1 S4 below the trump S2'],
  [{ kind: 'no-suit' }, 'no suit is asked for, B may play any card'],
  [{ kind: 'anytime', cards: holds }, 'S1 S4 may be played at any time'],
  [{ kind: 'free' }, 'no obligation binds B'],
];

test.each(PLAYS)('the reason $kind has words', (reason, words) => {
  expect(playReasonInWords(names, 1, reason, true)).toBe(words);
});

test('a seat that is void and must ruff may not play any card', () => {
  const reasons = [
    { reason: { kind: 'void', suit: 0 } as const, excludes: [] },
    { reason: { kind: 'must-ruff', holds } as const, excludes: cards('T1') },
  ];
  expect(choiceInWords(names, 1, { allowed: holds, reasons })).toBe(
    'B holds no card of the led suit circle; B cannot follow, holds S1 S4 and must play a trump',
  );
});

const WINS: readonly [Partial<WinReason>, string][] = [
  [
    { kind: 'highest-of-led-suit', suit: 0, beaten: cards('C1') },
    'C2 is the highest card of the led suit circle',
  ],
  [{ kind: 'highest-trump', suit: trumps }, 'C2 is the only trump'],
  [
    { kind: 'special-wins', tie: 'first' },
    'C2 wins over all other cards, and the first of its equals counts',
  ],
  [{ kind: 'all-never-win' }, 'none of the cards can win, and C2 is the first of them'],
];

test.each(WINS)('the reason for winning $kind has words', (parts, words) => {
  const reason = { card: cards('C2')[0]!, suit: -1, beaten: [], offSuit: [], ...parts } as WinReason;
  expect(winReasonInWords(names, plays('A C1 B C2'), reason)).toBe(`${words} (A C1, B C2)`);
});
