import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Deck } from '../../src/cards/deck.ts';
import type { Language } from '../../src/cards/localized.ts';
import { BACK_BLEED } from '../../src/documents/back.ts';
import { cardLabel, cardSign } from '../../src/documents/card-names.ts';
import { composeCardSheets } from '../../src/documents/card-sheets.ts';
import type { Drawings } from '../../src/documents/drawings.ts';
import { layOut } from '../../src/layout/lay-out.ts';
import { openLibrary } from '../../src/library.ts';
import { MM_PER_PT } from '../../src/page/geometry.ts';
import { PAPERS } from '../../src/page/paper.ts';
import type { Primitive, TextPrimitive, UsePrimitive } from '../../src/page/primitive.ts';
import { USUAL_LOOK, USUAL_PRINTING } from '../../src/page/print.ts';
import { diskFiles } from '../../src/workspace/disk.ts';
import { shapes } from '../support/game.ts';

const library = openLibrary(diskFiles());
const locate = () => ({ file: '', start: { line: 1, column: 1 }, end: { line: 1, column: 1 } });

const deckOf = async (id: string): Promise<Deck> => {
  const deck = await library.deck(id);
  if (!deck) throw new Error(`no deck ${id}`);
  return deck;
};

const draw = async (deck: Deck, language: Language): Promise<Drawings> => {
  const { value: art } = await library.art({ source: { file: '', text: '' }, locate, deck, texts: [] });
  if (!art) throw new Error('the deck cannot be drawn');
  return library.drawings(deck, art, { language, look: USUAL_LOOK });
};

const textsOf = (face: readonly Primitive[]): readonly TextPrimitive[] =>
  face.filter((part) => part.kind === 'text');

const usesOf = (face: readonly Primitive[]): readonly UsePrimitive[] =>
  face.filter((part) => part.kind === 'use');

/** Middle and size of a sign, and whether it stands upright: `31.5 44 25 up`. */
const placeOf = ({ matrix: [a, , , , x, y] }: UsePrimitive): string =>
  [x, y, Math.abs(a) * 10].map((value) => Number(value.toFixed(2))).join(' ') + (a > 0 ? ' up' : ' down');

let french: Deck;
let german: Drawings;
let english: Drawings;
const cardOf = (id: string) => french.cards.findIndex((card) => card.id === id);

beforeAll(async () => {
  french = await deckOf('french-52');
  german = await draw(french, 'de');
  english = await draw(french, 'en');
});

describe('a French card', () => {
  it('has the letter of its rank in two corners, in the language of the paper', () => {
    const letters = ({ face }: Drawings) =>
      ['♠A', '♠K', '♥Q', '♦J', '♣10'].map((id) => textsOf(face(cardOf(id))).map(({ text }) => text).join(' ')); // biome-ignore format: a row
    expect(letters(german)).toEqual(['A A', 'K K', 'D D', 'B B', '10 10']);
    expect(letters(english)).toEqual(['A A', 'K K', 'Q Q', 'J J', '10 10']);
  });

  it('has its signs where the pips of its rank stand, the lower half turned', () => {
    const pips = (id: string) =>
      usesOf(english.face(cardOf(id)))
        .slice(2)
        .map(placeOf);
    expect(pips('♥A')).toEqual(['31.5 44 25 up']);
    expect(pips('♣3')).toEqual(['31.5 44 11.5 up', '31.5 16 11.5 up', '31.5 72 11.5 down']);
    expect(pips('♦7')).toContain('31.5 30 11.5 up');
    for (let pip = 2; pip <= 10; pip++) expect(pips(`♠${pip}`)).toHaveLength(pip);
    expect(pips('♠10').filter((place) => place.endsWith('down'))).toHaveLength(5);
  });

  it('shows a figure and the suit at both its heads if it is a king, queen or jack', () => {
    const pictured = french.cards.filter(({ index }) =>
      usesOf(german.face(index)).some(({ symbol }) => symbol.startsWith('picture-')),
    );
    expect(pictured.map(({ id }) => id).join(' ')).toBe('♣K ♠K ♥K ♦K ♣Q ♠Q ♥Q ♦Q ♣J ♠J ♥J ♦J');
    const [, , figure, ...signs] = usesOf(german.face(cardOf('♥K')));
    expect(placeOf(figure!)).toBe('31.5 44 10 up');
    expect(signs.map(placeOf)).toEqual(['17.2 17.4 7 up', '45.8 70.6 7 down']);
  });

  it('wears the red of its suit, and never the ink that its lines are drawn with', () => {
    const cloth = (id: string) => {
      const figure = usesOf(german.face(cardOf(id)))[2];
      const fills = (symbol: string): readonly string[] =>
        german.symbols[symbol]!.content.flatMap((part) => (part.kind === 'use' ? fills(part.symbol) : part.fill ? [part.fill] : [])); // biome-ignore format: short
      return new Set(fills(figure!.symbol));
    };
    expect(cloth('♦Q')).toEqual(new Set(['#C4122F', '#1A1A1A', '#FFFFFF']));
    expect(cloth('♣Q')).toEqual(new Set(['#5F7688', '#1A1A1A', '#FFFFFF']));
  });

  it('looks the same upside down in its corners', () => {
    for (const { index } of french.cards) {
      const [upper, lower] = textsOf(german.face(index));
      expect([lower!.x, lower!.y, lower!.rotate]).toEqual([63 - upper!.x, 88 - upper!.y, 180]);
    }
  });

  it('keeps all it shows 1.5 mm away from the cut', async () => {
    const { measure } = await library.fonts();
    for (const { index } of french.cards) {
      const [upper] = textsOf(german.face(index));
      const face = { size: upper!.size, weight: upper!.weight, tracking: upper!.tracking ?? 0 };
      expect(upper!.x).toBeGreaterThan(1.5);
      expect(upper!.x + measure.width(upper!.text, face)).toBeLessThan(63 / 2 - 13.2 - 11.5 / 2);
      expect(upper!.y - measure.capHeight(face)).toBeGreaterThan(4);
    }
  });

  it('is one figure and one sign in a small picture, which do not touch', async () => {
    const { measure } = await library.fonts();
    for (const { index } of french.cards) {
      const face = german.smallFace(index);
      const [figure, ...others] = textsOf(face);
      const [sign, ...more] = usesOf(face);
      expect([others, more]).toEqual([[], []]);
      expect(figure!.x).toBeGreaterThan(3);
      expect(figure!.x + measure.width(figure!.text, figure!)).toBeLessThan(60);
      expect(figure!.size * MM_PER_PT).toBeGreaterThan(26);
      const [, , , d, , y] = sign!.matrix;
      expect(y - d * 5).toBeGreaterThan(figure!.y + 2);
    }
  });
});

test('a French pack of 52 fills six sheets of nine cards, and two packs of 32 eight', async () => {
  const words = await library.words('de');
  const { measure } = await library.fonts();
  const lay = (deck: Deck, drawings: Drawings) => {
    const fronts = deck.cards.map(({ index, id }) => ({ alt: id, content: drawings.face(index) }));
    const back = { symbol: 'back', bleed: BACK_BLEED };
    const content = composeCardSheets({
      name: 'Blatt',
      language: 'de',
      words,
      card: deck.size,
      printing: USUAL_PRINTING,
      draft: false,
      fronts,
      symbols: drawings.symbols,
      back,
    });
    const { value, diagnostics } = layOut(content, { paper: PAPERS.A4, measure });
    expect(diagnostics).toEqual([]);
    return value!.pages;
  };
  const pages = lay(french, german);
  expect(pages).toHaveLength(12);
  const double = await deckOf('french-2x32');
  expect(lay(double, await draw(double, 'de'))).toHaveLength(16);
  const texts = pages[0]!.items.flatMap(({ content }) => textsOf(content));
  const kings = texts.filter(({ text, rotate }) => text === 'K' && !rotate);
  expect(kings.map(({ y }) => Number(y.toFixed(2)))).toEqual([115.7, 115.7, 203.7, 203.7]);
  const middles = kings.map(({ x, ...face }) => Number((x + measure.width('K', face) / 2).toFixed(2)));
  expect(middles).toEqual([79.9, 142.9, 16.9, 79.9]);
});

test('cards are called by suit and rank as each language does', async () => {
  const name = async (deck: Deck, language: Language, id: string) => {
    const naming = { game: { deck }, language, words: await library.words(language) };
    const card = deck.cards.findIndex((one) => one.id === id);
    return [cardLabel(naming, card).replaceAll('\u00a0', ' '), cardSign(naming, card)];
  };
  expect(await name(french, 'de', '♥J')).toEqual(['Herz-Bube', '♥B']);
  expect(await name(french, 'de', '♥10')).toEqual(['Herz 10', '♥10']);
  expect(await name(french, 'en', '♥J')).toEqual(['jack of hearts', '♥J']);
  expect(await name(french, 'en', '♥10')).toEqual(['10 of hearts', '♥10']);
  expect(await name(shapes, 'de', 'C4')).toEqual(['Kreis 4', 'C4']);
  expect(await name(shapes, 'en', 'C4')).toEqual(['circle 4', 'C4']);
});
