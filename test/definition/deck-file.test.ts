import { describe, expect, it } from 'vitest';
import type { CardList } from '../../src/cards/card-list.ts';
import type { Deck } from '../../src/cards/deck.ts';
import { isDeckFile } from '../../src/definition/deck-file.ts';
import { deckFileId } from '../../src/definition/deck-file-id.ts';
import type { DeckDefinition } from '../../src/definition/game.ts';
import { compile, compileDeckText, presets, readAsset, SHIPPED } from './support.ts';

const csv = (text: string) => async (path: string) =>
  path === './cards.csv' ? new TextEncoder().encode(text) : undefined;

const LISTED = 'size: [63, 88]\ncards: ./cards.csv\n';

const definitionOf = async (text: string, list = ''): Promise<DeckDefinition> => {
  const { value, diagnostics } = await compileDeckText(text, csv(list));
  expect(diagnostics).toEqual([]);
  return value!;
};

const listOf = async (text: string, list = '') => (await definitionOf(text, list)).deck as CardList;

const countsOf = ({ cards }: Deck) => {
  const counts = new Map<string, number>();
  for (const { id } of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Object.fromEntries(counts);
};

describe('a file', () => {
  const isDeck = (text: string) => isDeckFile({ file: 'x.yaml', text });

  it('holds a deck if it has suits, ranks, cards or another deck, and names no game', () => {
    for (const text of [
      LISTED,
      'from: french-32',
      '"suits" : []',
      'ranks: 1 2',
      '# x\n{"size": 1, "cards": []}',
    ])
      expect(isDeck(text)).toBe(true);
    expect(isDeck('\uFEFFcards: []')).toBe(true);
    for (const key of ['Cards', 'SUITS', 'size', 'style', 'counts', 'back'])
      expect(isDeck(`${key}: x`)).toBe(true);
    for (const id of presets.ids) expect(isDeck(readAsset(`decks/${id}.yaml`))).toBe(true);
  });

  it('holds a deck if its keys have slips, or are the words of another language', () => {
    for (const text of [
      'card:\n  - {text: x}',
      'titel: x\ngroesse: [63, 88]\nkarten: ./x.csv',
      'suit: []',
      'Größe: 1',
    ])
      expect([text, isDeck(text)]).toEqual([text, true]);
    expect(isDeck('card: 3\nplayers: 3')).toBe(false);
    expect(isDeck('titel: x\nspieler: 3')).toBe(false);
  });

  it('holds a game if it names one, and if nothing is known of it', () => {
    expect(isDeck(SHIPPED)).toBe(false);
    expect(isDeck('cards: 3\ngame: x')).toBe(false);
    expect(isDeck('{"game": "x", "cards": 3}')).toBe(false);
    expect(isDeck(`${'# '.repeat(100_000)}\n{`)).toBe(false);
    for (const text of ['', 'deal: {cards: 3}', 'title: {de: x, en: y}', '{"deck": "x"}', '{']) {
      expect(isDeck(text)).toBe(false);
    }
  });

  it.each([
    ['cards.yaml', 'cards'],
    ['a/b.c/Zahlen für 3.yaml', 'Zahlen-für-3'],
    ['C:\\Decks\\ab_cd.yml', 'ab-cd'],
    ['x.y.yaml', 'x-y'],
    ['con.yaml', 'deck'],
    ['--.yaml', 'deck'],
    ['<stdin>', 'deck'],
    ['animals/deck.yaml', 'deck'],
    ['animals/animals.yaml', 'animals'],
    ['C:\\Decks\\Meine Karten\\Karten.yaml', 'Karten'],
    ['./deck.yaml', 'deck'],
  ])('%s gives the deck the id %s', (file, id) => {
    expect(deckFileId(file)).toBe(id);
  });
});

describe('a deck in a file of its own', () => {
  it('whose keys have capitals is told which were meant', async () => {
    const { diagnostics } = await compileDeckText('Cards: [{text: x}]\nsize: [63, 88]\n');
    expect(diagnostics).toMatchObject([{ code: 'E0201', help: 'did you mean `cards`?' }]);
  });

  it.each([
    ['card: [{text: x}]\nsize: [63, 88]\n', ['did you mean `cards`?']],
    [
      'titel: {de: x, en: y}\ngroesse: [63, 88]\nkarten: [{text: x}]\n',
      ['did you mean `title`?', 'did you mean `size`?', 'did you mean `cards`?'],
    ],
    ['form: french-32\n', ['did you mean `from`?']],
  ])('is told of the keys that were meant, and of nothing else: %s', async (text, help) => {
    const { diagnostics } = await compileDeckText(text);
    expect(diagnostics.map((one) => [one.code, one.help])).toEqual(help.map((one) => ['E0201', one]));
  });

  it('may have drawings whose names have accents, spaces and capitals, but none outside of its folder', async () => {
    const withBack = (path: string) => compileDeckText(`from: french-32\nback: "${path}"\n`);
    for (const path of ['./Rücken 1.SVG', './für alle/bär.svg', './a(1).svg'])
      expect((await withBack(path)).value?.deck.back).toBe(path);
    for (const path of [
      '../b.svg',
      './../b.svg',
      './a/../b.svg',
      '/b.svg',
      'b.svg',
      './.b.svg',
      './a\\\\b.svg',
      './b.png',
    ])
      expect((await withBack(path)).diagnostics).toMatchObject([{ code: 'E0204' }]);
  });

  it('is told of a text that no card can hold, at the text', async () => {
    const long = 'x'.repeat(10_001);
    const { diagnostics } = await compileDeckText(`size: [63, 88]\ncards:\n  - {title: a, text: ${long}}\n`);
    expect(diagnostics).toMatchObject([
      {
        code: 'E0204',
        message: '`text` has 10001 characters, more than any card can hold',
        span: { start: { line: 3, column: 22 } },
      },
    ]);
    const enough = await compileDeckText(`size: [63, 88]\ncards:\n  - {text: ${long.slice(1)}}\n`);
    expect(enough.diagnostics).toEqual([]);
  });

  it('is what it would be as the deck of a game, with a title and how to print it', async () => {
    for (const id of presets.ids) {
      const { deck, print } = await definitionOf(readAsset(`decks/${id}.yaml`));
      expect({ ...deck, id }).toEqual(await presets.load(id));
      expect(print).toEqual({});
    }
    const { id, title, print } = await definitionOf(
      'from: french-32\ntitle: {de: Skat, en: Skat cards}\nprint: {gap: 3, marks: lines}',
    );
    expect({ id, title, print }).toEqual({
      id: 'deck',
      title: { de: 'Skat', en: 'Skat cards' },
      print: { gap: 3, marks: 'lines' },
    });
  });

  it('takes the name of its cards for its title, or the name of the file', async () => {
    expect((await definitionOf('from: shapes-3x4')).title).toEqual({ de: 'Formkarten', en: 'shape cards' });
    expect((await definitionOf(LISTED, 'text\nx')).title).toEqual({ de: 'deck', en: 'deck' });
  });

  it('may have a back and a template of its own', async () => {
    const text = readAsset('decks/shapes-3x4.yaml').replace('style: shapes', 'style: ./face.svg.hbs');
    const { deck } = await definitionOf(`${text}back: ./art/back.svg\n`);
    expect(deck).toMatchObject({ style: './face.svg.hbs', back: './art/back.svg' });
  });

  it('has its parts located with and without the key that a game has them under', async () => {
    const { locate } = await definitionOf(readAsset('decks/shapes-3x4.yaml'));
    const path = ['suits', 1, 'symbol'];
    expect(locate(['deck', ...path])).toEqual(locate(path));
    expect(locate(path).start).toEqual({ line: 7, column: 56 });
  });

  it('tells all texts that may be printed, also those beside a fault', async () => {
    const text = readAsset('decks/shapes-3x4.yaml').replace('style: shapes', 'style: Shapes');
    const { readable } = await compileDeckText(`${text}title: {de: Titel, en: Title}\n`);
    expect(readable?.texts.map((one) => one.text)).toEqual(['Titel', 'Title']);
    const sound = await compileDeckText(readAsset('decks/shapes-3x4.yaml'));
    expect(sound.readable?.texts.map((one) => one.text)).toEqual(
      expect.arrayContaining(['Formkarten', 'Kreis', 'triangle', '4']),
    );
  });
});

describe('cards that a deck has unequally often', () => {
  it('are counted by rank, and before that by card, under any of their names', async () => {
    const { deck } = await definitionOf('from: french-20\ncounts: {A: 0, 10: 3, H10: 5, ♦B: 2}');
    const counts = countsOf(deck as Deck);
    expect(counts).toEqual({
      ...Object.fromEntries(
        ['K', 'Q', 'J'].flatMap((rank) => ['♣', '♠', '♥', '♦'].map((s) => [s + rank, 1])),
      ),
      '♣10': 3,
      '♠10': 3,
      '♥10': 5,
      '♦10': 3,
      '♦J': 2,
    });
    expect((deck as Deck).copies).toBe(5);
    expect((deck as Deck).cards.map(({ index }) => index)).toEqual((deck as Deck).cards.map((_, at) => at));
  });

  it('count instead of the copies of the others', async () => {
    const text = `${readAsset('decks/shapes-3x4.yaml')}copies: 2\ncounts: {C1: 1, 4: 4}\n`;
    const { deck } = await definitionOf(text);
    expect(countsOf(deck as Deck)).toMatchObject({ C1: 1, T1: 2, S3: 2, C4: 4 });
    expect((deck as Deck).cards).toHaveLength(1 + 2 * 8 + 4 * 3);
  });

  it('may be played with: they are identical cards of the game', async () => {
    const deck = 'deck: {from: shapes-3x4, counts: {1: 2, 4: 0}}\n';
    const text = SHIPPED.replace('deck: shapes-3x4\n', deck);
    const { diagnostics, readable } = await compile(text);
    expect(readable?.deck?.cards).toHaveLength(12);
    const identical = diagnostics.find(({ code }) => code === 'E0230');
    expect(identical).toMatchObject({ why: 'the deck has C1 2 times, and both can be played to one trick' });
  });
});

describe('a list of cards', () => {
  it('is the same in the definition and in a file beside it', async () => {
    const inPlace = `size: [63, 88]
cards:
  - {id: a, count: 2, question: "1 + 1?", answer: 2}
  - {question: "\\"Why\\"?", count: 0}
`;
    const listed = 'id,count,question,answer\na,2,1 + 1?,2\n,0,"""Why""?",\n';
    expect(await listOf(inPlace)).toEqual(await listOf(LISTED, listed));
    expect(await listOf(inPlace)).toEqual({
      id: 'deck',
      style: 'text',
      size: { width: 63, height: 88 },
      cards: [
        { id: 'a', count: 2, fields: { question: '1 + 1?', answer: '2' } },
        { id: '2', count: 0, fields: { question: '"Why"?', answer: '' } },
      ],
    });
  });

  it('prints numbers as they are written', async () => {
    const { cards } = await listOf('size: [63, 88]\ncards: [{a: 1.50, b: 007, c: +3, d: 1e3}]');
    expect(cards[0]?.fields).toEqual({ a: '1.50', b: '007', c: '+3', d: '1e3' });
  });

  it('prints a number that an alias repeats', async () => {
    const { cards } = await listOf('size: [63, 88]\ncards: [{a: &x 1.50}, {a: *x}]');
    expect(cards.map(({ fields }) => Object.values(fields)[0])).toEqual(['1.50', '1.5']);
  });

  it('takes the count from the column of that name alone, and warns of others that look like it', async () => {
    const { value, diagnostics } = await compileDeckText(LISTED, csv('text;Anzahl\nx;7\n'));
    expect((value?.deck as CardList | undefined)?.cards).toEqual([
      { id: '1', count: 1, fields: { text: 'x', Anzahl: '7' } },
    ]);
    expect(diagnostics).toMatchObject([
      { code: 'E0241', severity: 'warning', span: { file: 'cards.csv', start: { line: 1, column: 6 } } },
    ]);
    for (const name of ['Count', 'count2', 'Text', 'Nummer']) {
      const others = await compileDeckText(LISTED, csv(`text;${name};count\nx;7;1\n`));
      expect(others.diagnostics).toEqual([]);
    }
    expect((await compileDeckText(LISTED, csv('Count\n7\n'))).diagnostics).toMatchObject([{ code: 'E0241' }]);
  });

  it('prints 2000 cards at most, each as often as it is counted', async () => {
    const rows = (last: number) => `count\n${'1\n'.repeat(1000)}${last}\n0\n`;
    expect((await listOf(LISTED, rows(1000))).cards).toHaveLength(1002);
    const { value, diagnostics } = await compileDeckText(LISTED, csv(rows(1001)));
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {
        code: 'E0237',
        message: 'the list has 2001 cards, and card 1001 of it passes the limit of 2000',
        span: { file: 'cards.csv', start: { line: 1002, column: 1 } },
      },
    ]);
  });

  it('is no list if none of its cards is printed', async () => {
    const { diagnostics } = await compileDeckText(LISTED, csv('count;a\n0;x\n0;y\n'));
    expect(diagnostics).toMatchObject([{ code: 'E0204', message: 'no card of the list is printed' }]);
  });

  it('tells where the field of a card stands, in the definition or in the file', async () => {
    const inPlace = await definitionOf('size: [63, 88]\ncards:\n  - {a: x}\n  - {a: y, b: z}\n');
    expect(inPlace.locateField(1, 'b')).toMatchObject({ file: 'deck.yaml', start: { line: 4, column: 15 } });
    expect(inPlace.locateField(0, 'b')).toMatchObject({ file: 'deck.yaml', start: { line: 3, column: 5 } });
    const beside = await compileDeckText(LISTED, csv('a;b\nx;"1\n2"\ny;z\n'));
    expect(beside.value?.locateField(1, 'b')).toMatchObject({
      file: 'cards.csv',
      start: { line: 4, column: 3 },
    });
    expect(beside.sources).toEqual([{ file: 'cards.csv', text: 'a;b\nx;"1\n2"\ny;z\n' }]);
    const texts = beside.readable!.texts.map(({ path, text }) => [
      text,
      beside.readable!.locate(path).start.line,
    ]);
    expect(texts).toEqual([
      ['x', 2],
      ['1\n2', 2],
      ['y', 4],
      ['z', 4],
    ]);
  });

  it('is looked for beside the definition, in folders below it too', async () => {
    const asked: string[] = [];
    const text = LISTED.replace('./cards.csv', './Fragen und Antworten/Klasse 5.csv');
    const { sources } = await compileDeckText(text, async (path) => {
      asked.push(path);
      return new TextEncoder().encode('a\nx');
    });
    expect(asked).toEqual(['./Fragen und Antworten/Klasse 5.csv']);
    expect(sources[0]?.file).toBe('Fragen und Antworten/Klasse 5.csv');
  });
});
