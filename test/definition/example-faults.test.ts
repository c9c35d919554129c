import { describe, expect, it } from 'vitest';
import type { HandExample } from '../../src/definition/game.ts';
import { BIDDING, NAMING } from './games.ts';
import { compile } from './support.ts';

const write = (game: string, example: string) =>
  `${game}examples:\n  - {id: e, title: {de: E, en: E}, ${example}}\n`;

interface Fault {
  readonly title: string;
  readonly game: string;
  /** « and » stand around what is to blame. */
  readonly example: string;
  readonly code: string;
  readonly message: string;
  readonly related?: string;
  readonly why?: string;
}

const TRICK = 'tricks: [{A: ♥9}]';
const FAULTS: readonly Fault[] = [
  {
    title: 'after a jack turned up a suit is named, not none',
    game: BIDDING,
    example: `hand: 4, dealer: D, turn-up: ♠J, named: «none», ${TRICK}`,
    code: 'E0234',
    message: 'this may not be named as trumps',
    related: '[{cards: A, trump: none}, {cards: J, trump: eldest-hand-names}]',
  },
  {
    title: 'after an ordinary card turned up nobody names anything, not even none',
    game: BIDDING,
    example: `hand: 4, dealer: D, turn-up: ♠7, named: «none», ${TRICK}`,
    code: 'E0234',
    message: '`named` decides nothing in this hand',
  },
  {
    title: 'nobody is the maker where only cards turned up let trumps be named',
    game: BIDDING,
    example: `hand: 4, dealer: D, «maker»: A, turn-up: ♠J, named: ♥, ${TRICK}`,
    code: 'E0234',
    message: 'trumps are named in this game only after certain cards turned up, which makes nobody the maker',
  },
  {
    title: 'points of melds are part of a result',
    game: NAMING,
    example: 'maker: A, named: ♣, «meld-points»: {A: 1}, tricks: [{A: ♥K}]',
    code: 'E0234',
    message: '`meld-points` is part of a result, and the example has no `won`',
  },
  {
    title: 'melds and their points would say the same twice',
    game: NAMING,
    example:
      'maker: A, named: ♣, melds: [{trick: 1, seat: A, meld: "20"}], «meld-points»: {A: 1}, won: {A: 5, B: 0}, card-points: {A: 130, B: 0}',
    code: 'E0234',
    message: 'the example gives the melds and their points',
    related: 'melds',
  },
  {
    title: 'the player left of the dealer leads',
    game: BIDDING,
    example: `dealer: D, lead: «B», turn-up: ♠2, ${TRICK.replace('A', 'B')}`,
    code: 'E0234',
    message: 'B leads, but it is up to A',
    related: 'D',
    why: 'the player to the left of the dealer leads',
  },
  {
    title: 'the eldest hand names trumps',
    game: NAMING,
    example: 'dealer: D, maker: «B», named: ♣, tricks: [{A: ♥A}]',
    code: 'E0234',
    message: 'B names trumps, but it is up to A',
    related: 'D',
  },
  {
    title: 'whoever plays alone leads',
    game: NAMING,
    example: 'dealer: D, solo: B, lead: «A», named: ♣, tricks: [{A: ♥A}]',
    code: 'E0234',
    message: 'A leads, but it is up to B',
    why: 'whoever plays alone leads',
  },
  {
    title: 'a meld is announced once with one card led',
    game: NAMING,
    example:
      'maker: A, named: ♣, melds: [{trick: 1, seat: A, meld: "20"}, «{trick: 1, seat: A, meld: "20"}»], tricks: [{A: ♥K}]',
    code: 'E0234',
    message: 'A melds `20` twice in trick 1',
    related: '{trick: 1, seat: A, meld: "20"}',
  },
  {
    title: 'two seats do not lead the same trick',
    game: NAMING,
    example:
      'maker: A, named: ♣, melds: [{trick: 1, seat: A, meld: "20"}, «{trick: 1, seat: B, meld: "20"}»], won: {A: 5, B: 0}, card-points: {A: 130, B: 0}',
    code: 'E0234',
    message: 'A and B both meld in trick 1',
  },
  {
    title: 'the card turned up makes its suit trump',
    game: BIDDING,
    example: `lead: A, turn-up: ♠2, trump: «♥», ${TRICK}`,
    code: 'E0234',
    message: 'the example says `trump: ♥`, but ♠ is trump in this hand',
    related: '♠2',
  },
  {
    title: 'some cards turned up leave the hand without trumps',
    game: BIDDING,
    example: `lead: A, turn-up: ♠A, trump: «♠», ${TRICK}`,
    code: 'E0234',
    message: 'the example says `trump: ♠`, but this hand has no trumps',
    related: '♠A',
  },
  {
    title: 'others let the eldest hand name trumps, which must be told',
    game: BIDDING,
    example: `lead: A, turn-up: «♠J», ${TRICK}`,
    code: 'E0235',
    message: 'the example does not say which suit was named',
  },
  {
    title: 'in the largest hand nothing is turned up',
    game: BIDDING,
    example: `hand: 13, lead: A, turn-up: «♠2», ${TRICK}`,
    code: 'E0234',
    message: '`turn-up` decides nothing in this hand',
    why: 'this hand of 13 cards is the largest, which is played without trumps',
  },
  {
    title: 'a card turned up was not dealt',
    game: BIDDING,
    example: `lead: A, turn-up: «♥9», hands: {A: ♥9}, ${TRICK}`,
    code: 'E0212',
    message: 'the card ♥9 is turned up, but it was dealt',
    related: '♥9',
  },
  {
    title: 'tricks need trumps that are known',
    game: NAMING,
    example: 'lead: A, tricks: [{A: ♥A}]',
    code: 'E0235',
    message: 'the example does not say what is trump',
  },
  {
    title: 'a suit that may not be named is not',
    game: NAMING,
    example: 'lead: A, named: «♦», tricks: [{A: ♥A}]',
    code: 'E0234',
    message: 'this may not be named as trumps',
    related: '♣ ♠ ♥',
  },
  {
    title: 'the last card may decide only with certain cards in hand before it',
    game: NAMING,
    example: 'lead: A, named: «last-card», hands: {A: ♥A ♥K ♣J ♠A ♠J}, tricks: [{A: ♥A}]',
    code: 'E0234',
    message: 'the last card of A may not decide',
    related: '♥A ♥K ♣J ♠A ♠J',
  },
  {
    title: 'the last card of a hand that is not given cannot decide',
    game: NAMING,
    example: 'lead: A, named: «last-card», tricks: [{A: ♥A}]',
    code: 'E0235',
    message: 'the last card of A is not known',
  },
  {
    title: 'nobody bids more tricks than there are',
    game: BIDDING,
    example: 'dealer: D, hand: 2, bids: {A: «3»}',
    code: 'E0234',
    message: 'A bids 3 tricks in a hand of 2',
  },
  {
    title: 'the dealer may not make the bids add up',
    game: BIDDING,
    example: 'dealer: D, hand: 4, bids: {A: 0, B: 2, C: 1, D: «1»}',
    code: 'E0234',
    message: 'D may not bid 1',
    related: 'dealer',
    why: 'the other bids add up to 3, and all bids may not add up to the 4 tricks of the hand',
  },
  {
    title: 'nobody bids before his turn',
    game: BIDDING,
    example: 'dealer: D, hand: 4, bids: {A: 0, C: «1»}',
    code: 'E0234',
    message: 'C bids before B has bid',
    why: 'they bid in the order A, B, C and D',
  },
  {
    title: 'a game without bidding has no bids',
    game: NAMING,
    example: 'dealer: D, named: ♣, «bids»: {A: 1}, tricks: [{A: ♥A}]',
    code: 'E0234',
    message: 'this game has no bidding',
  },
  {
    title: 'a hand is doubled as often as the rules allow',
    game: NAMING,
    example: 'lead: A, named: ♣, doubles: «3», tricks: [{A: ♥A}]',
    code: 'E0234',
    message: 'a hand is doubled 3 times',
    related: '2',
  },
  {
    title: 'nobody plays alone in a game where everyone does',
    game: BIDDING,
    example: `lead: A, turn-up: ♠2, «solo»: A, ${TRICK}`,
    code: 'E0234',
    message: 'nobody plays alone in this game',
  },
  {
    title: 'there are as many hands as the schedule gives',
    game: BIDDING,
    example: `lead: A, hand: «14», trump: none, ${TRICK}`,
    code: 'E0234',
    message: 'there is no hand 14',
    why: 'a match has 13 hands',
  },
  {
    title: 'a hand of cards fits the schedule',
    game: BIDDING,
    example: `lead: A, hand: 2, turn-up: ♠2, hands: {A: «♥9 ♥8 ♥7»}, ${TRICK}`,
    code: 'E0213',
    message: 'A has a hand of 3, but a hand of 2 is dealt',
  },
  {
    title: 'a side is named by its first seat',
    game: NAMING,
    example: 'maker: A, won: {A: 3, B: 2}, card-points: {A: 70, «D»: 60}',
    code: 'E0218',
    message: 'D does not stand for a side',
    why: 'B and D are one side, which is named by its first seat',
  },
  {
    title: 'card points of the sides make those of the deck',
    game: NAMING,
    example: 'maker: A, won: {A: 3, B: 2}, card-points: «{A: 70, B: 61}»',
    code: 'E0234',
    message: 'the card points add up to 131',
    why: 'all cards and the last trick are worth 130',
  },
  {
    title: 'a result says who named trumps',
    game: NAMING,
    example: 'won: {A: 3, B: 2}, card-points: {A: 70, B: 60}',
    code: 'E0235',
    message: 'the result does not say who named trumps',
  },
  {
    title: 'an example gives the plays or their result',
    game: NAMING,
    example: 'lead: A, named: ♣, tricks: [{A: ♥A}], «won»: {A: 3, B: 2}, card-points: {A: 70, B: 60}',
    code: 'E0234',
    message: 'the example gives the tricks and their result',
    related: 'tricks',
  },
  {
    title: 'a meld is one of the game',
    game: NAMING,
    example: 'lead: A, named: ♣, melds: [{trick: 1, seat: A, meld: «"40"»}], tricks: [{A: ♥K}]',
    code: 'E0232',
    message: 'unknown meld `40`',
  },
  {
    title: 'a line that is claimed is one of the scoring key',
    game: NAMING,
    example: 'maker: A, won: {A: 3, B: 2}, card-points: {A: 70, B: 60}, claims: {lines: {A: «win»}}',
    code: 'E0232',
    message: 'unknown scoring line `win`',
  },
  {
    title: 'a side that takes no trick does not take the last one',
    game: NAMING,
    example: 'maker: A, won: {A: 5, B: 0}, card-points: {A: 130, B: 0}, last-trick: «D»',
    code: 'E0234',
    message: 'B and D took no trick, but the last one',
    related: '{A: 5, B: 0}',
  },
  {
    title: 'a side that takes no trick takes no card points',
    game: NAMING,
    example: 'maker: A, won: {A: 5, B: 0}, card-points: {A: 120, B: «10»}',
    code: 'E0234',
    message: 'B and D took no trick, but 10 card points',
  },
  {
    title: 'no side takes more card points than there are',
    game: NAMING,
    example: 'maker: A, solo: A, won: {A: 3, B: 2}, card-points: {A: «131», B: 0}',
    code: 'E0234',
    message: 'A cannot have 131 card points',
    why: 'all cards and the last trick are worth 130',
  },
  {
    title: 'a game that is over is nothing to begin with',
    game: NAMING,
    example: 'maker: A, won: {A: 3, B: 2}, card-points: {A: 70, B: 60}, before: {A: «7»}',
    code: 'E0234',
    message: 'A has reached the target before',
    related: '7',
  },
  {
    title: 'units that make a greater one are nothing to begin with',
    game: NAMING.replace(
      'winners}]',
      'winners}, {unit: korb, name: {de: Korb, en: basket}, to: winners, per: 2}]',
    ),
    example: 'maker: A, won: {A: 3, B: 2}, card-points: {A: 70, B: 60}, units: {brot: {A: «2»}}',
    code: 'E0234',
    message: 'A has 2 brot, but 2 of them make 1 korb',
    related: '2',
  },
  {
    title: 'nobody has less than no units',
    game: NAMING,
    example: 'maker: A, won: {A: 3, B: 2}, card-points: {A: 70, B: 60}, units: {brot: {A: «-1»}}',
    code: 'E0204',
    message: 'the number -1 is not allowed for `A`',
  },
  {
    title: 'nobody plays alone in a game without solo, and all else follows all the same',
    game: NAMING.replace(/solo: .*\n/, ''),
    example: '«solo»: A, dealer: D, named: ♣, tricks: [{A: ♥A}]',
    code: 'E0234',
    message: 'nobody plays alone in this game',
  },
  {
    title: 'melds of a hand score what they are worth at most',
    game: NAMING,
    example: 'match: [{maker: A, won: {A: 3, B: 2}, card-points: {A: 70, B: 60}, meld-points: {A: «99»}}]',
    code: 'E0234',
    message: 'A cannot have 99 points of melds',
  },
  {
    title: 'an example is played with a variant once',
    game: NAMING,
    example: 'variants: [a, «a»], maker: A, won: {A: 3, B: 2}, card-points: {A: 70, B: 60}',
    code: 'E0204',
    message: 'the text `a` is not allowed for entry 2 of `variants`',
  },
  {
    title: 'units are those of the match',
    game: NAMING,
    example: 'maker: A, won: {A: 3, B: 2}, card-points: {A: 70, B: 60}, units: {«bort»: {A: 1}}',
    code: 'E0232',
    message: 'unknown unit `bort`',
  },
];

describe('in an example', () => {
  it.each(FAULTS)('$title', async ({ game, example, code, message, related, why }) => {
    const marked = write(game, example);
    const text = marked.replaceAll(/[«»]/g, '');
    const at = (span: { start: { line: number; column: number }; end: { column: number } }) =>
      text.split('\n')[span.start.line - 1]!.slice(span.start.column - 1, span.end.column - 1);
    const { value, diagnostics } = await compile(text);
    expect(diagnostics.map((one) => `${one.code} ${one.message}`)).toEqual([`${code} ${message}`]);
    expect(value!.game.examples).toEqual([]);
    const [finding] = diagnostics;
    const place = /«(.*)»/.exec(marked)?.[1];
    if (place !== undefined) expect(at(finding!.span!)).toBe(place);
    expect(finding!.help).toMatch(/\S/);
    if (why !== undefined) expect(finding!.why).toContain(why);
    if (related !== undefined) expect(finding!.related!.map(({ span }) => at(span))).toContain(related);
  });
});

async function exampleOf(game: string, example: string): Promise<HandExample> {
  const { value, diagnostics } = await compile(write(game, example));
  expect(diagnostics).toEqual([]);
  return value!.game.examples[0] as HandExample;
}

describe('what an example does not say', () => {
  it('follows from the dealer: who names trumps and who leads', async () => {
    const { setup, leadKnown } = await exampleOf(NAMING, 'dealer: C, named: ♥, tricks: [{D: ♥A}]');
    expect({ leadKnown, setup }).toEqual({
      leadKnown: true,
      setup: { number: 0, size: 5, dealer: 2, maker: 3, lead: 3, trump: 2, doubles: 0 },
    });
  });

  it('follows from the leader: who deals and who named trumps', async () => {
    const { setup } = await exampleOf(NAMING, 'lead: A, named: ♣, tricks: [{A: ♥A}]');
    expect(setup).toMatchObject({ dealer: 3, maker: 0, lead: 0, trump: 0 });
  });

  it('follows from the cards: which hand of the schedule it is', async () => {
    const part = await exampleOf(BIDDING, `lead: A, turn-up: ♠2, hands: {A: ♥9 ♥8 ♥7}, ${TRICK}`);
    expect(part.setup).toMatchObject({ number: 2, size: 3 });
    const won = await exampleOf(BIDDING, 'won: {A: 2, B: 2, C: 1, D: 0}, bids: {A: 1, B: 1, C: 1, D: 1}');
    expect(won.setup).toMatchObject({ number: 4, size: 5, bids: [1, 1, 1, 1] });
    expect(won.leadKnown).toBe(false);
  });

  it('follows from the last card dealt, where that may decide', async () => {
    const hands = 'hands: {A: ♥J ♦A ♣J ♥K ♠A}';
    const { setup, choice } = await exampleOf(
      NAMING,
      `lead: A, named: last-card, ${hands}, tricks: [{A: ♥K}]`,
    );
    expect(setup.trump).toBe(1);
    expect(choice?.kind).toBe('last-card');
  });

  it('stays open while the bidding goes on', async () => {
    const { bids, setup } = await exampleOf(BIDDING, 'dealer: D, hand: 4, bids: {A: 0, B: 2}');
    expect(bids).toEqual([0, 2, undefined, undefined]);
    expect(setup.bids).toBeUndefined();
  });
});

describe('identical cards', () => {
  const TWICE = NAMING.replace('deck: french-20', 'deck: {from: french-20, copies: 2}')
    .replace('cards: 5, packets: [3, 2]', 'cards: 10, packets: [3, 7]')
    .replace('obligations', 'identical-cards: last-wins, obligations');

  it('are told apart: each mention takes another copy, a play one that the seat holds', async () => {
    const hands = 'hands: {A: ♥A ♠K, B: ♠K ♥A}';
    const tricks = 'tricks: [{A: ♥A, B: ♥A, C: ♠A, D: ♠A}, {B: ♠K}]';
    const example = await exampleOf(TWICE, `lead: A, named: ♣, ${hands}, ${tricks}`);
    const [a, b] = [example.hands[0]!, example.hands[1]!];
    expect(new Set([...a, ...b]).size).toBe(4);
    const [first, second] = example.tricks;
    expect(first!.map(({ card }) => card).slice(0, 2)).toEqual([a[0], b[1]]);
    expect(new Set(first!.map(({ card }) => card)).size).toBe(4);
    expect(second![0]!.card).toBe(b[0]);
  });

  it('are not dealt more often than the deck has them', async () => {
    const hands = 'hands: {A: ♥A ♥A, B: ♥A ♠K}';
    const { diagnostics } = await compile(write(TWICE, `lead: A, named: ♣, ${hands}, tricks: [{A: ♥A}]`));
    expect(diagnostics).toMatchObject([
      { code: 'E0212', message: 'the card ♥A is dealt 3 times', why: 'the deck has 2 ♥A' },
    ]);
  });
});

describe('a match of hands', () => {
  const WON = 'won: {A: 3, B: 2}, card-points: {A: 70, B: 60}';
  const codes = async (text: string) => {
    const { diagnostics } = await compile(text);
    return diagnostics.map(({ code, message }) => `${code} ${message}`);
  };

  it('tells once who named trumps, since the deal and with it the eldest hand move on', async () => {
    const match = (first: string) =>
      write(NAMING, `match: [{${first} ${WON}}, {named: ♠, ${WON}}, {${WON}}]`);
    expect(await codes(match('dealer: D,'))).toEqual([]);
    expect(await codes(match('maker: C,'))).toEqual([]);
    expect(await codes(match(''))).toEqual(['E0235 the result does not say who named trumps']);
  });

  it('counts an example that was played by the same rules', async () => {
    const variants = 'variants: {a: {title: {de: K, en: S}, rules: {doubling: null}}}\n';
    const hand = `  - {id: h, title: {de: H, en: H}, maker: A, ${WON}}\n`;
    const match = (how: string) =>
      `${NAMING}${variants}examples:\n${hand}  - {id: m, title: {de: M, en: M}, ${how}match: [{example: h}]}\n`;
    expect(await codes(match(''))).toEqual([]);
    expect(await codes(match('variants: [a], '))).toEqual([
      'E0219 the example `h` is played without variants, this match with a',
    ]);
  });
});

it('an example is not blamed for what rests on rules with a fault', async () => {
  const example =
    'dealer: D, named: ♣, doubles: 1, melds: [{trick: 1, seat: A, meld: "20"}], tricks: [{A: ♥K}]';
  const faulty = ['doubling: "*J"', 'doubling: 0', 'melds: 3', 'scoring: [{line: a, score: -2 ^ 2}]'];
  for (const part of faulty) {
    const game = NAMING.replace(new RegExp(`${part.split(':')[0]}: .*`), part);
    const { diagnostics } = await compile(write(game, example));
    expect(diagnostics, part).toHaveLength(1);
    expect(diagnostics[0]!.span!.start.line, part).toBeLessThan(17);
  }
});

describe('what says the trump suit and is refused', () => {
  it.each([
    ['a card that does not exist', 'turn-up: ♠99', 'E0211'],
    ['a list', 'turn-up: [♠7]', 'E0203'],
    ['a suit that does not exist', 'turn-up: ♠J, named: Z', 'E0211'],
  ])('is not said to be missing: %s', async (_, wrong, code) => {
    const { diagnostics } = await compile(write(BIDDING, `hand: 4, dealer: D, ${wrong}, ${TRICK}`));
    expect(diagnostics.map((one) => one.code)).toEqual([code]);
  });
});

it('hands of a match are not asked who leads while the rules of the match have a fault', async () => {
  const won = 'won: {A: 3, B: 2}, card-points: {A: 70, B: 60}';
  const game = NAMING.replace(/^match: .*$/m, 'match: {hands: 500, winner: highest-total}');
  expect(game).not.toBe(NAMING);
  const { diagnostics } = await compile(
    write(game, `match: [{dealer: D, named: ♣, ${won}}, {named: ♠, ${won}}]`),
  );
  expect(diagnostics.map(({ code }) => code)).not.toContain('E0216');
  expect(diagnostics).not.toEqual([]);
});
