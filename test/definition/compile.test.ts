import { describe, expect, it } from 'vitest';
import type { Game, HandExample } from '../../src/definition/game.ts';
import { compile, SHIPPED, shorten } from './support.ts';

async function compileGame(text: string): Promise<Game> {
  const { value, diagnostics } = await compile(text);
  expect(shorten(diagnostics)).toEqual([]);
  return value!.game;
}

const SMALL = `game: klein
title: {de: Klein, en: Small}
players: 2
deck:
  style: shapes
  size: [51, 68]
  suits:
    - {id: "♥", name: {de: Herz, en: hearts}, symbol: ./herz.svg, color: "#C4122F"}
    - {id: K, name: {de: Kreis, en: circle}, symbol: shape-circle, color: "#0072b2"}
  ranks: [7, 10, A]
deal: {cards: 2, undealt: 2}
trump: none
play: {lead: rotates, next-lead: winner, obligations: []}
order: [A, 10, 7]
scoring:
  - {line: none, when: tricks == 0, score: -5}
  - {line: some, score: "2 * (tricks + hand_size)"}
match: {hands: 1, winner: highest-total, ties: shared}
examples:
  - id: stich
    title: {de: Stich, en: Trick}
    lead: B
    hands: {B: [♥10, KA], A: "♥A,  ♥7"}
    tricks: [{B: ♥10, A: ♥A}]
    claims: {winners: [A], scores: {B: 1}}
`;

describe('the game that comes with stichwerk', () => {
  it('compiles without findings, seats A, B and C', async () => {
    const game = await compileGame(SHIPPED);
    expect(game.id).toBe('stiche-mit-bedienpflicht');
    expect(game.seats).toEqual(['A', 'B', 'C']);
    expect(game.deck.cards).toHaveLength(12);
    expect(game.rules.obligations.map(({ obligation }) => obligation.word)).toEqual(['follow']);
    expect(game.examples.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'hand darf-b',
      'hand wer-gewinnt',
      'hand offene-hand',
      'match drei-haende',
      'match geteilter-sieg',
      'hand vier-stiche',
      'hand eins-ist-die-kleinste',
      'hand reihum',
    ]);
  });

  it('lets the 4 beat the 3, the 2 and the 1 of its suit', async () => {
    const { deck, rules } = await compileGame(SHIPPED);
    for (const card of deck.cards)
      expect(rules.rankings.at(-1)!.strength[card.index]).toBe(Number(deck.ranks[card.rank]!.id) - 1);
  });

  it('knows the cards, plays and claims of an example by index, tricks counted from 0', async () => {
    const game = await compileGame(SHIPPED);
    const [example] = game.examples as [HandExample];
    const name = (card: number) => game.deck.cards[card]!.id;
    expect(example.hands.map((hand) => hand?.map(name))).toEqual([
      undefined,
      ['C2', 'T1', 'T3', 'S4'],
      undefined,
    ]);
    expect(example.tricks.map((trick) => trick.map(({ seat, card }) => [seat, name(card)]))).toEqual([
      [[0, 'T4']],
    ]);
    expect(example.claims.legal?.map(({ trick, seat, card }) => [trick, seat, name(card)])).toEqual([
      [0, 1, 'T1'],
      [0, 1, 'T3'],
    ]);
    expect(example.claims.illegal?.[0]).toMatchObject({ why: 'must-follow' });
    expect(example.show).toEqual(['rules', 'examples']);
  });

  it('locates each part of an example in the file', async () => {
    const { value } = await compile(SHIPPED);
    const { file, start, end } = value!.locate(['examples', 2, 'claims', 'winners', 1]);
    const line = SHIPPED.split('\n')[start.line - 1]!;
    expect(file).toBe('game.yaml');
    expect(line.trim()).toMatch(/^winners: \[A, C, B, B\]/);
    expect(line.slice(start.column - 1, end.column - 1)).toBe('C');
  });
});

describe('a game with a deck of its own', () => {
  it('has two suits with signs and letters, ranks that are no numbers, and drawings beside the file', async () => {
    const { deck } = await compileGame(SMALL);
    expect(deck.cards.map(({ id }) => id)).toEqual(['♥7', 'K7', '♥10', 'K10', '♥A', 'KA']);
    expect(deck.ranks).toEqual([
      { id: '7', pips: 7 },
      { id: '10', pips: 10 },
      { id: 'A', pips: 0 },
    ]);
    expect(deck.suits[0]!.symbol).toBe('./herz.svg');
    expect(deck.id).toBe('klein');
  });

  it('orders ranks as the list says, not as they are printed', async () => {
    const { rules } = await compileGame(SMALL);
    expect(rules.rankings.at(-1)!.strength).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('reads hands from lists and from texts with commas', async () => {
    const { examples, deck } = await compileGame(SMALL);
    const [example] = examples as [HandExample];
    expect(example.hands.map((hand) => hand?.map((card) => deck.cards[card]!.id))).toEqual([
      ['♥A', '♥7'],
      ['♥10', 'KA'],
    ]);
    expect(example.setup.lead).toBe(1);
    expect(example.claims.scores).toEqual([undefined, 1]);
  });

  it('has its scoring lines as expressions', async () => {
    const { rules } = await compileGame(SMALL);
    expect(rules.scoring.lines).toEqual([
      {
        name: 'none',
        entry: 0,
        when: {
          kind: 'binary',
          operator: '==',
          left: { kind: 'name', name: 'tricks' },
          right: { kind: 'number', value: 0 },
        },
        score: { kind: 'number', value: -5 },
      },
      {
        name: 'some',
        entry: 1,
        score: {
          kind: 'binary',
          operator: '*',
          left: { kind: 'number', value: 2 },
          right: {
            kind: 'binary',
            operator: '+',
            left: { kind: 'name', name: 'tricks' },
            right: { kind: 'name', name: 'hand_size' },
          },
        },
      },
    ]);
  });
});

describe('a match', () => {
  it('may refer to a whole hand that stands below it', async () => {
    const hand = /\n {2}- id: offene-hand[\s\S]*?(?=\n {2}- id: drei-haende)/.exec(SHIPPED)![0];
    await compileGame(`${SHIPPED.replace(hand, '')}${hand}\n`);
  });

  it('is not blamed for the fault of the hand it refers to', async () => {
    const { diagnostics } = await compile(SHIPPED.replace('A: C1 C3 T4 S2', 'A: C1 C3 T4 S9'));
    expect(diagnostics.map(({ code }) => code)).toEqual(['E0211']);
  });
});

describe('a definition with a fault', () => {
  const withFault = (before: string, after: string) => compile(SHIPPED.replace(before, after));

  it('keeps the examples that have none, so that they are replayed in the same run', async () => {
    const { value, diagnostics } = await withFault(
      'lead: A\n    hands: {C: T1 S4}',
      'lead: X\n    hands: {C: T1 S4}',
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['E0218']);
    expect(value?.game.examples.map(({ id }) => id)).toEqual([
      'darf-b',
      'offene-hand',
      'drei-haende',
      'geteilter-sieg',
      'vier-stiche',
      'eins-ist-die-kleinste',
      'reihum',
    ]);
  });

  it('drops a match together with the hand it refers to', async () => {
    const { value } = await withFault('C: C4 T2 S1 S3}', 'C: C4 T2 S1 S9}');
    expect(value?.game.examples.map(({ id }) => id)).toEqual([
      'darf-b',
      'wer-gewinnt',
      'geteilter-sieg',
      'vier-stiche',
      'eins-ist-die-kleinste',
      'reihum',
    ]);
  });

  it.each([
    ['order: 4 3 2 1', 'order: 4 3 2'],
    ['order: 4 3 2 1', 'order: {}'],
    ['score: tricks}', 'score: trick}'],
    ['score: tricks}', 'score: []}'],
    ['deal: {cards: 4}', 'deal: {cards: x}'],
    ['players: 3', 'players: 0'],
    ['obligations: [follow]', 'obligations: [folow]'],
    ['match: {hands: 3', 'match: {hands: -3'],
    ['deck: shapes-3x4', 'deck: shapes-3x5'],
  ])(
    'in its rules has no game, for nothing can be replayed by half of them: %s → %s',
    async (before, after) => {
      const { value, diagnostics } = await withFault(before, after);
      expect(value).toBeUndefined();
      expect(diagnostics).toHaveLength(1);
    },
  );
});
