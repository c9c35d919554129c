import { describe, expect, it, test } from 'vitest';
import { cardsNamed } from '../../src/cards/notation.ts';
import { compileDeck } from '../../src/definition/deck.ts';
import { compile, presets, readAsset, SHIPPED, shorten } from './support.ts';

const shapes = readAsset('decks/shapes-3x4.yaml');

const read = (text: string) => compileDeck({ file: 'deck.yaml', text }, 'own', presets);

/** A deck with two suits, and lines that replace or follow those. */
const deckOf = (...lines: readonly string[]) => `style: french
size: [63, 88]
suits:
  - {id: ♣, also: [C], name: {de: Kreuz, en: clubs}, symbol: suit-club, color: "#1A1A1A"}
  - {id: ♥, also: [H], name: {de: Herz, en: hearts}, symbol: suit-heart, color: "#C4122F"}
${lines.join('\n')}
`;

const idsOf = async (text: string) => {
  const { value, diagnostics } = await read(text);
  expect(diagnostics).toEqual([]);
  return value!.cards.map(({ id }) => id).join(' ');
};

const faultOf = async (text: string) => {
  const { value, diagnostics } = await read(text);
  expect(value).toBeUndefined();
  expect(diagnostics).toHaveLength(1);
  const [{ code, message, help, span }] = diagnostics as [(typeof diagnostics)[0]];
  return { at: `${code} ${span?.start.line}:${span?.start.column}`, message, help };
};

describe('a deck written out', () => {
  it('has its suits and ranks in pack order: three suits of four ranks in the shape deck', async () => {
    const { value, diagnostics } = await compileDeck({ file: 'd.yaml', text: shapes }, 'shapes-3x4', presets);
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({ id: 'shapes-3x4', style: 'shapes', size: { width: 51, height: 68 } });
    expect(value!.cards.map(({ id }) => id).join(' ')).toBe('C1 T1 S1 C2 T2 S2 C3 T3 S3 C4 T4 S4');
    expect(value!.ranks.map(({ pips }) => pips)).toEqual([1, 2, 3, 4]);
  });

  it('may have its ranks in one text, a list, and maps with names and letters of their own', async () => {
    expect(await idsOf(deckOf('ranks: A 10'))).toBe('♣A ♥A ♣10 ♥10');
    const rich =
      'ranks: [A, {id: J, also: [B], name: {de: Bube, en: jack}, sign: {de: B, en: J}, picture: court-jack}]';
    const { value } = await read(deckOf(rich));
    expect(value!.ranks).toEqual([
      { id: 'A', pips: 0 },
      {
        id: 'J',
        letters: ['B'],
        pips: 0,
        name: { de: 'Bube', en: 'jack' },
        sign: { de: 'B', en: 'J' },
        picture: 'court-jack',
      },
    ]);
    expect(cardsNamed(value!, 'HB').map(({ id }) => id)).toEqual(['♥J']);
  });

  it('may have every card several times', async () => {
    expect(await idsOf(deckOf('ranks: A 10', 'copies: 2'))).toBe('♣A ♣A ♥A ♥A ♣10 ♣10 ♥10 ♥10');
  });

  it('may have a suit with ranks of its own, which no other suit has', async () => {
    const trumps =
      '  - {id: T, name: {de: Trumpf, en: trump}, symbol: shape-circle, color: "#0072B2", ranks: 2 1 21}';
    const text = deckOf(trumps, 'ranks: K 1');
    expect(await idsOf(text)).toBe('♣K ♥K ♣1 ♥1 T1 T2 T21');
    expect((await read(text)).value!.ranks.map(({ id }) => id)).toEqual(['K', '1', '2', '21']);
  });

  it('takes signs typed as pictures for the plain signs', async () => {
    const text = deckOf('ranks: A').replace('id: ♥', 'id: ♥\uFE0F');
    expect(await idsOf(text)).toBe('♣A ♥A');
  });

  it('has all its faults reported at their places', async () => {
    const text = shapes.replace('style: shapes', 'stile: shapes').replace('"#0072B2"', 'blue');
    const { value, diagnostics } = await read(text);
    expect(value).toBeUndefined();
    expect(shorten(diagnostics)).toEqual(['E0201 3:1', 'E0204 6:73']);
  });

  it('may not have two suits or two ranks with the same sign or letter', async () => {
    expect(await faultOf(deckOf('ranks: [A, {id: K, also: [A]}]'))).toEqual({
      at: 'E0204 6:27',
      message: 'two ranks of the deck are both written `A`',
      help: 'give every rank a sign of its own',
    });
    const suits = deckOf('ranks: [A]').replace('also: [H]', 'also: [H, C]');
    expect(await faultOf(suits)).toMatchObject({
      at: 'E0204 5:23',
      message: 'two suits of the deck are both written `C`',
    });
    expect(await faultOf(deckOf('ranks: [A, A]'))).toMatchObject({ at: 'E0204 6:12' });
    expect(await faultOf(deckOf('ranks: A A'))).toMatchObject({ at: 'E0204 6:8' });
  });

  it('may not have two cards that are written alike', async () => {
    const text = deckOf('ranks: [1, 11]').replace('also: [H]', 'also: [C1]');
    expect(await faultOf(text)).toEqual({
      at: 'E0204 6:8',
      message: 'two cards of the deck are both written `C11`',
      help: 'write suits with letters and ranks with digits, or the other way round',
    });
  });

  it('has 200 cards at most, all copies counted', async () => {
    const ranks = 'ranks: 1 2 3 4 5 6 7 8 9 10';
    expect((await idsOf(deckOf(ranks, 'copies: 10'))).split(' ')).toHaveLength(200);
    expect(await faultOf(deckOf(ranks, 'copies: 11'))).toEqual({
      at: 'E0204 7:9',
      message: 'the deck has 220 cards',
      help: 'write a deck of 200 cards at most',
    });
  });

  it('has signs of three letters at most in the corners of its cards', async () => {
    const text = deckOf('ranks: [{id: J, sign: {de: Bube, en: J}}]');
    expect(await faultOf(text)).toMatchObject({ at: 'E0204 6:28' });
  });
});

describe('a deck made from another one', () => {
  it('keeps some of the ranks, in the order given, whatever they are called', async () => {
    const { value } = await read('from: french-52\nranks: 9 D A');
    expect(value!.cards.map(({ id }) => id).join(' ')).toBe('♣9 ♠9 ♥9 ♦9 ♣Q ♠Q ♥Q ♦Q ♣A ♠A ♥A ♦A');
    expect(value).toMatchObject({ id: 'own', style: 'french', name: { en: 'French-suited cards' } });
  });

  it('may be the deck of a game, in copies', async () => {
    const text = SHIPPED.replace(/^deck: .*$/m, 'deck: {from: shapes-3x4, ranks: [4, 3, 2, 1], copies: 2}');
    const { readable } = await compile(text);
    expect(readable?.deck?.cards).toHaveLength(24);
    expect(readable?.deck?.cards[0]).toMatchObject({ id: 'C4', copy: 0 });
  });

  it('is refused if its ranks or the other deck are unknown', async () => {
    expect(await faultOf('from: french-52\nranks: [A, X]')).toMatchObject({
      at: 'E0204 2:12',
      message: '`X` is not a rank of french-52',
    });
    expect(await faultOf('from: french-52\nranks: Q D')).toMatchObject({
      at: 'E0204 2:8',
      message: 'the rank `Q` stands here twice',
    });
    expect(await faultOf('from: french-51')).toMatchObject({
      at: 'E0210 1:7',
      help: 'did you mean `french-52`?',
    });
    expect(await faultOf('from: french-52\ncopies: 4')).toMatchObject({ message: 'the deck has 208 cards' });
    expect(await faultOf('from: french-52\nstyle: shapes')).toMatchObject({ at: 'E0201 2:1' });
  });
});

test.each([
  ['french-52', 52, 'A K Q J 10 9 8 7 6 5 4 3 2'],
  ['french-32', 32, 'A K Q J 10 9 8 7'],
  ['french-24', 24, 'A K Q J 10 9'],
  ['french-20', 20, 'A K Q J 10'],
  ['french-2x52', 104, 'A K Q J 10 9 8 7 6 5 4 3 2'],
  ['french-2x32', 64, 'A K Q J 10 9 8 7'],
  ['french-2x24', 48, 'A K Q J 10 9'],
])('%s has %i cards, %s', async (id, count, ranks) => {
  const deck = await presets.load(id);
  expect(deck?.cards).toHaveLength(count);
  expect(deck?.ranks.map((rank) => rank.id).join(' ')).toBe(ranks);
  expect(deck?.suits.map((suit) => suit.id).join('')).toBe('♣♠♥♦');
  expect(new Set(deck?.cards.map((card) => card.id)).size).toBe(count / (deck?.copies ?? 0));
  expect(cardsNamed(deck!, 'HB').map((card) => card.id)).toEqual(Array(deck?.copies).fill('♥J'));
});

test('every preset is a deck without a fault', async () => {
  expect(presets.ids.length).toBeGreaterThan(7);
  for (const id of presets.ids) {
    const text = readAsset(`decks/${id}.yaml`);
    expect((await compileDeck({ file: id, text }, id, presets)).diagnostics).toEqual([]);
  }
});
