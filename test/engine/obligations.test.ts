import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose, type Question } from '../../src/engine/choose.ts';
import { OBLIGATIONS } from '../../src/engine/obligations/index.ts';
import { NO_SUIT, rankingOf } from '../../src/engine/ranking.ts';
import type { Choice } from '../../src/engine/reasons.ts';
import type { Rules, SuitIndex } from '../../src/engine/rules.ts';
import { ledSuitOf } from '../../src/engine/trick.ts';
import { amount } from '../support/tier.ts';
import { randomRules } from './support/random-rules.ts';
import {
  bauer,
  bauerchen,
  cards,
  type Duty,
  engineRules,
  french,
  greifenUndPassen,
  H,
  obliged,
  rankings,
  S,
  sticheRaten,
} from './support/rules.ts';

const TRUMP = 4;
const RANKS = 'A K Q J 10 9 8 7';
const piquet = french(RANKS);

/** Rules with these obligations and spades as trumps. */
function obliging(...words: readonly Duty[]): Rules {
  return engineRules(piquet, { plain: RANKS }, { obligations: obliged(...words) });
}

interface Situation {
  readonly hold: string;
  readonly trick?: string;
  readonly trump?: SuitIndex | undefined;
  readonly later?: boolean;
  readonly trumpsPlayed?: boolean;
}

function ask(
  rules: Rules,
  { hold, trick = '', trump = S, later = false, trumpsPlayed = later }: Situation,
): Choice {
  return choose(rules, {
    ranking: rankingOf(rules, trump),
    holding: cards(rules.deck, hold),
    played: cards(rules.deck, trick),
    opens: !later,
    trumpsPlayed,
  });
}

function allowed(rules: Rules, situation: Situation): string {
  const { allowed: found } = ask(rules, situation);
  return found.map((card) => rules.deck.cards[card]!.id).join(' ');
}

/** The kinds of the reasons, with the cards that each excludes. */
function why(rules: Rules, situation: Situation): readonly string[] {
  return ask(rules, situation).reasons.map(({ reason, excludes }) =>
    [reason.kind, ...excludes.map((card) => rules.deck.cards[card]!.id)].join(' '),
  );
}

describe('follow', () => {
  const rules = sticheRaten();

  test('the leader may play any card', () => {
    expect(allowed(rules, { hold: 'H2 S3 DA' })).toBe('♥2 ♠3 ♦A');
    expect(why(rules, { hold: 'H2 S3' })).toEqual(['leads']);
  });

  test('who holds the led suit plays it, but need not beat', () => {
    const { allowed: found, reasons } = ask(rules, { hold: 'H2 S3 HA DA', trick: 'HK' });
    const of = (text: string) => cards(rules.deck, text);
    expect(found).toEqual(of('H2 HA'));
    expect(reasons).toEqual([
      {
        reason: { kind: 'must-follow', suit: H, holds: of('H2 HA'), orTrump: false },
        excludes: of('S3 DA'),
      },
    ]);
  });

  test('who is void may ruff or discard', () => {
    expect(allowed(rules, { hold: 'S3 DA', trick: 'HK' })).toBe('♠3 ♦A');
    expect(why(rules, { hold: 'S3 DA', trick: 'HK' })).toEqual(['void']);
  });

  test('the suit of the first card counts, not that of a discard or ruff', () => {
    expect(allowed(rules, { hold: 'H2 S3 DA', trick: 'HK S4 D2' })).toBe('♥2');
  });

  test('trumps led ask for trumps', () => {
    expect(allowed(rules, { hold: 'H2 S3', trick: 'S4' })).toBe('♠3');
    expect(ask(rules, { hold: 'H2 S3', trick: 'S4' }).reasons[0]!.reason).toMatchObject({ suit: TRUMP });
  });

  test('the left bower follows trumps, and not the suit printed on it', () => {
    expect(allowed(bauer(), { hold: 'DJ D7 C7', trick: 'HA', trump: H, later: true })).toBe('♦J');
    expect(allowed(bauer(), { hold: 'DJ D7 C7', trick: 'DA', trump: H, later: true })).toBe('♦7');
    expect(allowed(bauer(), { hold: 'DJ C7', trick: 'DA', trump: H, later: true })).toBe('♦J ♣7');
  });
});

describe('follow, except the jack of trumps, or with a trump', () => {
  const jack = piquet.cards.map(({ rank }) => piquet.ranks[rank]!.id === 'J');
  const except = [0, 1, 2, 3, TRUMP].map((trump) =>
    jack.map((is, card) => is && piquet.cards[card]!.suit === trump),
  );
  const rules = obliging(['follow', { except, orTrump: true }], 'no-undertrump');

  test('nobody is forced to play the jack', () => {
    expect(allowed(rules, { hold: 'SJ H7 DA', trick: 'S9' })).toBe('♠J ♥7 ♦A');
    expect(why(rules, { hold: 'SJ H7', trick: 'S9' })).toEqual(['exempt']);
  });

  test('with another trump beside it trumps are followed, and the jack is one', () => {
    expect(allowed(rules, { hold: 'SJ S7 H7', trick: 'S9' })).toBe('♠J ♠7');
  });

  test('whoever can follow may ruff as well', () => {
    expect(allowed(rules, { hold: 'H7 S7 DA', trick: 'H9' })).toBe('♥7 ♠7');
    expect(ask(rules, { hold: 'H7 S7 DA', trick: 'H9' }).reasons).toMatchObject([
      { reason: { kind: 'must-follow', orTrump: true }, excludes: cards(piquet, 'DA') },
    ]);
  });

  test('but not below a trump in the trick', () => {
    expect(allowed(rules, { hold: 'H7 S7 SA', trick: 'H9 S8' })).toBe('♥7 ♠A');
    expect(why(rules, { hold: 'H7 S7 SA DA', trick: 'H9 S8' })).toEqual([
      'must-follow ♦A',
      'no-undertrump ♠7',
    ]);
  });
});

describe('ruff and overtrump', () => {
  const rules = bauerchen();
  const hearts = { trump: H } as const;

  test('who is void ruffs', () => {
    expect(allowed(rules, { ...hearts, hold: 'HQ SA DK', trick: 'CA' })).toBe('♥Q');
    expect(why(rules, { ...hearts, hold: 'HQ SA DK', trick: 'CA' })).toEqual(['void', 'must-ruff ♠A ♦K']);
  });

  test('who follows does not ruff', () => {
    expect(allowed(rules, { ...hearts, hold: 'HQ CK DK', trick: 'CA' })).toBe('♣K');
  });

  test('who is void of trumps too plays any card', () => {
    expect(allowed(rules, { ...hearts, hold: 'SA DK', trick: 'CA' })).toBe('♠A ♦K');
    expect(why(rules, { ...hearts, hold: 'SA DK', trick: 'CA' })).toEqual(['void']);
  });

  test('a ruff beats the trump in the trick, if a card does', () => {
    expect(allowed(rules, { ...hearts, hold: 'HQ HA DJ SA', trick: 'CA H10' })).toBe('♥A ♦J');
    expect(why(rules, { ...hearts, hold: 'HQ HA DJ SA', trick: 'CA H10' })).toEqual([
      'void',
      'must-ruff ♠A',
      'must-overtrump ♥Q',
    ]);
  });

  test('otherwise any trump', () => {
    expect(allowed(rules, { ...hearts, hold: 'HQ HK SA', trick: 'CA H10' })).toBe('♥Q ♥K');
    expect(why(rules, { ...hearts, hold: 'HQ HK SA', trick: 'CA H10' })).toEqual([
      'void',
      'must-ruff ♠A',
      'cannot-overtrump',
    ]);
  });

  test('trumps led are beaten too, by the highest trump and not the last', () => {
    expect(allowed(rules, { ...hearts, hold: 'HQ SJ CA', trick: 'HA DJ HK' })).toBe('♠J');
    expect(allowed(rules, { ...hearts, hold: 'HQ HA CA', trick: 'DJ HK' })).toBe('♥Q ♥A');
  });

  test('a plain suit led is followed without beating', () => {
    expect(allowed(rules, { ...hearts, hold: 'CQ CA HA', trick: 'CK' })).toBe('♣Q ♣A');
    expect(allowed(rules, { ...hearts, hold: 'CQ CA HA', trick: 'CK HQ' })).toBe('♣Q ♣A');
  });
});

test('the obligation to ruff by itself does not bind who could follow', () => {
  expect(allowed(obliging('ruff'), { hold: 'H7 S7 D7', trick: 'HA' })).toBe('♥7 ♠7 ♦7');
  expect(allowed(obliging('ruff'), { hold: 'C7 S7 D7', trick: 'HA' })).toBe('♠7');
  expect(why(obliging('ruff'), { hold: 'C7 D7', trick: 'SA' })).toEqual(['free']);
});

describe('head', () => {
  const rules = obliging('follow', 'head');

  test('who can beat the winning card does', () => {
    expect(allowed(rules, { hold: 'H7 HA HK D7', trick: 'HQ' })).toBe('♥A ♥K');
    expect(why(rules, { hold: 'H7 HA D7', trick: 'HQ' })).toEqual(['must-follow ♦7', 'must-head ♥7']);
  });

  test('who cannot plays any card of the suit', () => {
    expect(allowed(rules, { hold: 'H7 H8 D7', trick: 'HQ' })).toBe('♥7 ♥8');
    expect(allowed(rules, { hold: 'H7 HA D7', trick: 'HQ S7' })).toBe('♥7 ♥A');
  });

  test('who is void ruffs, since only a trump beats', () => {
    expect(allowed(rules, { hold: 'D7 DA S7', trick: 'HQ' })).toBe('♠7');
    expect(allowed(rules, { hold: 'D7 DA S7', trick: 'HQ S8' })).toBe('♦7 ♦A ♠7');
  });
});

describe('no-undertrump', () => {
  const rules = obliging('no-undertrump');

  test('lower trumps are forbidden on a plain suit that was ruffed', () => {
    expect(allowed(rules, { hold: 'S7 SA H7', trick: 'DA S9' })).toBe('♠A ♥7');
    expect(why(rules, { hold: 'S7 SA H7', trick: 'DA S9' })).toEqual(['no-undertrump ♠7']);
  });

  test('unless only trumps are held', () => {
    expect(allowed(rules, { hold: 'S7 S8', trick: 'DA S9' })).toBe('♠7 ♠8');
    expect(why(rules, { hold: 'S7 SA', trick: 'DA S9' })).toEqual(['free']);
  });

  test('a trump identical to that in the trick is not below it', () => {
    const deck = french(RANKS, 2);
    const double = engineRules(deck, { plain: RANKS }, { obligations: obliged('no-undertrump') });
    expect(allowed(double, { hold: 'S9.2 S8 H7', trick: 'DA S9' })).toBe('♠9 ♥7');
  });

  test('where trumps were led, or nobody ruffed, it says nothing', () => {
    expect(allowed(rules, { hold: 'S7 H7', trick: 'S9' })).toBe('♠7 ♥7');
    expect(allowed(rules, { hold: 'S7 H7', trick: 'DA' })).toBe('♠7 ♥7');
  });

  test('never forbids the last card that other obligations leave', () => {
    const ruffing = obliging('follow', 'ruff', 'no-undertrump');
    expect(allowed(ruffing, { hold: 'S7 H7', trick: 'DA S9' })).toBe('♠7');
    expect(why(ruffing, { hold: 'S7 H7', trick: 'DA S9' })).toEqual(['void', 'must-ruff ♥7']);
  });
});

describe('leading trumps', () => {
  test('the first lead of Bauer is a trump, the left bower too', () => {
    expect(allowed(bauer(), { hold: 'H7 DJ CA', trump: H })).toBe('♥7 ♦J');
    expect(why(bauer(), { hold: 'H7 DJ CA', trump: H })).toEqual(['must-lead-trump ♣A']);
  });

  test('who has none leads anything, and later leads are free', () => {
    expect(why(bauer(), { hold: 'S7 CA', trump: H })).toEqual(['leads']);
    expect(why(bauer(), { hold: 'H7 CA', trump: H, later: true })).toEqual(['leads']);
  });

  test('trumps are not led before one was played, unless nothing else is held', () => {
    const rules = obliging('follow', 'no-trump-lead-before-ruff');
    expect(allowed(rules, { hold: 'S7 H7', later: true, trumpsPlayed: false })).toBe('♥7');
    expect(why(rules, { hold: 'S7 H7', trumpsPlayed: false })).toEqual(['trumps-not-broken ♠7']);
    expect(why(rules, { hold: 'S7 H7', later: true, trumpsPlayed: true })).toEqual(['leads']);
    expect(why(rules, { hold: 'S7 S8' })).toEqual(['leads']);
  });
});

describe('cards that may be played at any time', () => {
  const rules = greifenUndPassen();

  test('jacks and aces are added to what must be played', () => {
    expect(allowed(rules, { hold: 'H2 CJ SA D3', trick: 'H10' })).toBe('♥2 ♣J ♠A');
    expect(why(rules, { hold: 'H2 CJ SA D3', trick: 'H10' })).toEqual(['must-follow ♦3', 'anytime']);
  });

  test('who holds only the ace of the led suit need not play it', () => {
    expect(allowed(rules, { hold: 'HA D3', trick: 'H10' })).toBe('♥A ♦3');
    expect(why(rules, { hold: 'HA D3', trick: 'H10' })).toEqual(['void']);
    expect(why(rules, { hold: 'HA CJ', trick: 'H10' })).toEqual(['anytime']);
    expect(why(rules, { hold: 'HA CJ' })).toEqual(['leads']);
  });

  test('a card that shows the led suit and belongs elsewhere is named by whoever is void', () => {
    const apart = (game: Rules, situation: Situation) =>
      ask(game, situation).reasons.flatMap(({ reason }) => (reason.kind === 'void' ? [reason.apart] : []));
    const [ace] = cards(rules.deck, 'HA');
    expect(apart(rules, { hold: 'HA D3', trick: 'H10' })).toEqual([[{ card: ace, suit: NO_SUIT }]]);
    expect(apart(rules, { hold: 'D3 SA', trick: 'H10' })).toEqual([undefined]);
    const [jack] = cards(bauer().deck, 'DJ');
    expect(apart(bauer(), { hold: 'DJ CA', trick: 'DA', trump: H, later: true })).toEqual([
      [{ card: jack, suit: TRUMP }],
    ]);
  });

  test('after an ace led the next ordinary card is followed; after a jack led anything goes', () => {
    expect(allowed(rules, { hold: 'H2 D3', trick: 'HA' })).toBe('♥2 ♦3');
    expect(why(rules, { hold: 'H2 D3', trick: 'HA' })).toEqual(['no-suit']);
    expect(allowed(rules, { hold: 'H2 D3', trick: 'HA D9' })).toBe('♦3');
    expect(why(rules, { hold: 'H2 D3', trick: 'CJ H9' })).toEqual(['no-suit']);
  });

  test('a card to be played only when void is not played while the suit is held', () => {
    const deck = french('A K Q J');
    const special = [{ cards: 'J', is: 'first-wins', anytime: false }] as const;
    const waiting = engineRules(
      deck,
      { plain: 'A K Q' },
      { rankings: rankings(deck, { plain: 'A K Q', special }) },
    );
    expect(allowed(waiting, { hold: 'HQ CJ', trick: 'HA' })).toBe('♥Q');
    expect(allowed(waiting, { hold: 'DQ CJ', trick: 'HA' })).toBe('♦Q ♣J');
  });
});

test('without obligations every card may follow', () => {
  expect(why(obliging(), { hold: 'H7 S7', trick: 'DA' })).toEqual(['free']);
  expect(allowed(obliging(), { hold: 'H7 S7', trick: 'DA' })).toBe('♥7 ♠7');
});

test('a hand has at most 31 cards', () => {
  const rules = sticheRaten();
  const all = rules.deck.cards.map(({ id }) => id);
  expect(ask(rules, { hold: all.slice(0, 31).join(' ') }).allowed).toHaveLength(31);
  expect(() => ask(rules, { hold: all.slice(0, 32).join(' ') })).toThrow('more than 31');
});

test('every obligation has a word of its own', () => {
  const words = OBLIGATIONS.map(({ word }) => word);
  expect(new Set(words).size).toBe(7);
});

const questions = randomRules.chain((rules) =>
  fc.record({
    rules: fc.constant(rules),
    deck: fc.shuffledSubarray([...rules.deck.cards.keys()], { minLength: 7, maxLength: 12 }),
    trump: fc.option(fc.nat(3), { nil: undefined }),
    played: fc.nat(5),
    opens: fc.boolean(),
    trumpsPlayed: fc.boolean(),
  }),
);

function questionOf(drawn: typeof questions extends fc.Arbitrary<infer T> ? T : never): Question {
  return {
    ranking: rankingOf(drawn.rules, drawn.trump),
    played: drawn.deck.slice(0, drawn.played),
    holding: drawn.deck.slice(drawn.played),
    opens: drawn.opens,
    trumpsPlayed: drawn.trumpsPlayed,
  };
}

test('a trump below the highest is forbidden by a higher one in hand only if something else is held as well', () => {
  const rules = obliging('follow', 'ruff', 'no-undertrump');
  const trick = '♥A ♠9';
  expect(allowed(rules, { hold: '♠7 ♠A ♦7', trick })).toBe('♠A');
  expect(allowed(rules, { hold: '♠7 ♠A', trick })).toBe('♠7 ♠A');
  expect(allowed(rules, { hold: '♠7 ♦7', trick })).toBe('♠7');
});

describe('in any game', () => {
  test('something may be played, of what is held, and each other card is excluded by exactly one reason', () => {
    fc.assert(
      fc.property(questions, (drawn) => {
        const question = questionOf(drawn);
        const { allowed: found, reasons } = choose(drawn.rules, question);
        expect(found.length).toBeGreaterThan(0);
        expect(reasons.length).toBeGreaterThan(0);
        const excluded = reasons.flatMap(({ excludes }) => excludes);
        expect([...found, ...excluded].sort()).toEqual([...question.holding].sort());
      }),
      { numRuns: amount(125, 500) },
    );
  });

  test('what may be played does not depend on the order of the cards in the hand', () => {
    fc.assert(
      fc.property(questions, (drawn) => {
        const question = questionOf(drawn);
        const turned = { ...question, holding: [...question.holding].reverse() };
        expect([...choose(drawn.rules, turned).allowed].reverse()).toEqual(
          choose(drawn.rules, question).allowed,
        );
      }),
    );
  });

  test('a forbidden card is forbidden by one or two other cards of the hand alone', () => {
    let forbidden = 0;
    fc.assert(
      fc.property(questions, (drawn) => {
        const question = questionOf(drawn);
        const allows = (holding: readonly number[], card: number) =>
          choose(drawn.rules, { ...question, holding }).allowed.includes(card);
        for (const card of question.holding.filter((one) => !allows(question.holding, one))) {
          forbidden += 1;
          const others = question.holding.filter((other) => other !== card);
          const isEnough = others.some(
            (one) =>
              !allows([one, card], card) ||
              others.some((two) => two !== one && !allows([one, two, card], card)),
          );
          expect(isEnough).toBe(true);
        }
      }),
      { numRuns: amount(250, 1000) },
    );
    expect(forbidden).toBeGreaterThan(amount(60, 500));
  });

  test('cards playable at any time are always allowed', () => {
    fc.assert(
      fc.property(questions, (drawn) => {
        const question = questionOf(drawn);
        const free = question.holding.filter((card) => question.ranking.anytime[card]);
        expect(choose(drawn.rules, question).allowed).toEqual(expect.arrayContaining(free));
      }),
    );
  });

  test('where cards must follow, the suit is that which the trick asks for', () => {
    fc.assert(
      fc.property(questions, (drawn) => {
        const question = questionOf(drawn);
        const led = ledSuitOf(question.ranking, question.played);
        for (const { reason } of choose(drawn.rules, question).reasons) {
          if (reason.kind === 'must-follow' || reason.kind === 'void') expect(reason.suit).toBe(led);
          if (reason.kind === 'no-suit') expect(led).toBe(NO_SUIT);
        }
      }),
    );
  });
});
