import { beforeAll, describe, expect, it } from 'vitest';
import type { Drawings } from '../../src/documents/drawings.ts';
import { MM_PER_PT } from '../../src/page/geometry.ts';
import type { TextMeasure } from '../../src/page/measure.ts';
import { CARDS } from '../../src/page/paper.ts';
import type { Primitive } from '../../src/page/primitive.ts';
import { scaleOf } from '../../src/page/transform.ts';
import {
  comeClose,
  drawCase,
  type FaceCase,
  type FacePart,
  library,
  partsOf,
} from '../support/face-parts.ts';
import { sample } from '../support/tier.ts';

const size = (width: number, height: number) => ({ width, height });
const SIZES = [
  ...Object.values(CARDS),
  size(51, 68),
  size(63, 63),
  size(40, 90),
  size(90, 50),
  size(30, 40),
  size(20, 30),
  size(200, 200),
];
const SIZES_OF_PEOPLE = [CARDS.poker, CARDS.bridge, CARDS.skat, CARDS.a8, CARDS.square, size(51, 68)];
const DECKS = ['french-52', 'shapes-4x10', 'shapes-6x6'];

/** All ways to draw faces for figures, and fewer for shapes, whose outlines are as large as what they fill. */
const LOOKS: readonly Omit<FaceCase, 'deck' | 'card'>[] = [
  {},
  { look: { ink: 'low' } },
  { style: 'single-pip' },
  { style: 'single-pip', look: { ink: 'low', suits: 'four-colour' } },
  { look: { size: 'large' } },
  { style: 'single-pip', look: { size: 'large', ink: 'low' } },
];

let measure: TextMeasure;
beforeAll(async () => {
  measure = (await library.fonts()).measure;
});

const facesOf = (cards: readonly { readonly index: number }[], drawings: Drawings) => [
  ...cards.map(({ index }) => drawings.face(index)),
  ...drawings.jokers,
];

const isFigure = ({ name }: FacePart) => /^picture|^joker$/.test(name);

/** Parts that nearly touch; the signs of a figure stand in it. */
function crowded(parts: readonly FacePart[], distance: number): readonly string[] {
  return parts.flatMap((one, at) =>
    parts.slice(at + 1).flatMap((other) => {
      const [a, b] = [one.box, other.box];
      const inIt = isFigure(one) && b[0] > a[0] && b[1] > a[1] && b[2] < a[2] && b[3] < a[3];
      return !inIt && comeClose(one, other, distance) ? [`${one.name} ${other.name}`] : [];
    }),
  );
}

describe.each(DECKS)('the faces of %s', (deck) => {
  it.each(sample(SIZES, 1))(
    'on cards of $width × $height keep apart and within the cut, however they are printed',
    async (card) => {
      const gap = Math.min(0.4, card.width * 0.006);
      const looks =
        deck === 'french-52' ? LOOKS : LOOKS.filter(({ style, look }) => !style && look?.ink !== 'low');
      for (const look of sample(looks, 1)) {
        const { deck: printed, drawings } = await drawCase({ deck, card, jokers: 2, ...look });
        if (look.look?.size === 'large' && drawings.faults().length > 0) continue;
        expect(drawings.faults()).toEqual([]);
        for (const face of facesOf(printed.cards, drawings)) {
          const parts = partsOf(face, drawings, measure);
          expect(crowded(parts, gap)).toEqual([]);
          for (const [left, top, right, bottom] of parts.map(({ box }) => box)) {
            expect(Math.min(left, top, card.width - right, card.height - bottom)).toBeGreaterThan(0.5);
          }
          const letters = face.filter((part) => part.kind === 'text');
          for (const letter of letters) expect(measure.capHeight(letter)).toBeGreaterThan(2.19);
        }
      }
    },
  );
});

const usesOf = (face: readonly Primitive[]) => face.filter((part) => part.kind === 'use');

const signsOf = (face: readonly Primitive[]) => usesOf(face).map(({ symbol }) => symbol);

/** How large the signs between the corners are. */
const signSize = (face: readonly Primitive[]) => 10 * scaleOf(usesOf(face).at(-1)!.matrix);

it('a number card has its number in two corners and as many signs between them', async () => {
  for (const deck of DECKS) {
    for (const card of sample(SIZES, 1)) {
      const { deck: printed, drawings } = await drawCase({ deck, card });
      for (const { index, rank } of printed.cards) {
        const { id, pips, picture } = printed.ranks[rank]!;
        if (picture !== undefined || id === 'A') continue;
        const face = drawings.face(index);
        expect(face.flatMap((part) => (part.kind === 'text' ? [part.text] : []))).toEqual([id, id]);
        expect(signsOf(face)).toHaveLength(2 + pips);
      }
    }
  }
});

describe('the index', () => {
  const acesHeight = async (card: { width: number; height: number }) => {
    const { deck, drawings } = await drawCase({ deck: 'french-52', card });
    const ace = drawings.face(deck.cards.findIndex(({ id }) => id === '♠A'));
    const [height, other] = ace.flatMap((part) => (part.kind === 'text' ? [part.size * MM_PER_PT] : []));
    expect(other).toBe(height);
    return height!;
  };

  it('keeps its printed size on every playing card that it fits', async () => {
    for (const card of [CARDS.poker, CARDS.bridge, CARDS.skat, CARDS.a8, CARDS.square])
      expect(await acesHeight(card)).toBeCloseTo(10.2, 3);
  });

  it('grows with larger cards, up to a point', async () => {
    const heights = await Promise.all(
      [size(63, 88), size(80, 120), size(100, 140), size(200, 200)].map(acesHeight),
    );
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(heights[2]! / heights[0]!).toBeCloseTo((100 / 63) ** 0.7, 3);
    expect(heights[3]).toBeLessThanOrEqual(1.8 * 10.2);
  });

  it('stands 3.4 mm or more from the edges of the cards that people have', async () => {
    const { weights } = await library.fonts();
    for (const [deck, card] of [
      ['french-52', CARDS.poker],
      ['french-52', CARDS.skat],
      ['french-52', CARDS.bridge],
      ['shapes-4x10', size(51, 68)],
    ] as const) {
      const { deck: printed, drawings } = await drawCase({ deck, card });
      for (const { index } of printed.cards) {
        const [first] = drawings.face(index).flatMap((part) => (part.kind === 'text' ? [part] : []));
        const { text, x, y, size, weight } = first!;
        const { font, glyph } = weights[weight];
        const { minX } = (font as unknown as Measured).getGlyph(glyph(text.codePointAt(0)!).id).bbox;
        expect(x + (minX / font.unitsPerEm) * size * MM_PER_PT).toBeGreaterThan(3.4);
        expect(y - measure.capHeight(first!)).toBeGreaterThan(3.4);
      }
    }
  });
});

/** Cards as decks are printed on, and the size of their cards. */
const CARDS_OF_PEOPLE = [
  ['french-52', CARDS.poker],
  ['french-52', CARDS.bridge],
  ['french-52', CARDS.skat],
  ['shapes-4x10', size(51, 68)],
  ['shapes-4x10', CARDS.poker],
  ['shapes-6x6', CARDS.square],
] as const;

/** What the font library knows of a glyph besides what stichwerk asks. */
interface Measured {
  readonly getGlyph: (id: number) => {
    readonly bbox: { readonly minX: number; readonly minY: number; readonly maxY: number };
  };
}

describe('large print', () => {
  it.each(['french', 'shapes', 'single-pip'])('has figures and letters of 16 mm: %s', async (style) => {
    const { weights } = await library.fonts();
    for (const ink of sample(['full', 'low'] as const, 1)) {
      const { deck, drawings } = await drawCase({ deck: 'french-52', style, look: { size: 'large', ink } });
      for (const { index } of deck.cards) {
        const face = drawings.face(index);
        for (const part of face) {
          if (part.kind !== 'text') continue;
          const { font, glyph } = weights[part.weight];
          for (const character of part.text) {
            const { minY, maxY } = (font as unknown as Measured).getGlyph(
              glyph(character.codePointAt(0)!).id,
            ).bbox;
            const height = ((maxY - Math.max(0, minY)) / font.unitsPerEm) * part.size * MM_PER_PT;
            expect(height).toBeGreaterThanOrEqual(16);
          }
        }
      }
    }
  });

  it('fits the cards that people have, with the ten in two corners', async () => {
    for (const deck of ['french-52', 'shapes-4x10', 'shapes-3x4']) {
      for (const card of sample([...Object.values(CARDS), size(51, 68), size(63, 63)], 1)) {
        const { drawings } = await drawCase({ deck, card, look: { size: 'large' }, jokers: 1 });
        expect(drawings.faults()).toEqual([]);
      }
    }
  });

  it('has a sign in its corners beside a figure, and nowhere where signs are counted', async () => {
    for (const deck of DECKS) {
      for (const card of sample(SIZES_OF_PEOPLE, 1)) {
        const { deck: printed, drawings } = await drawCase({ deck, card, look: { size: 'large' } });
        for (const { index, rank } of printed.cards) {
          const { id, pips } = printed.ranks[rank]!;
          const signs = signsOf(drawings.face(index));
          const hasFigure = signs.some((symbol) => symbol.startsWith('picture-'));
          expect([id, signs.length]).toEqual([id, hasFigure ? 5 : Math.max(1, pips)]);
        }
      }
    }
  });

  it('counts signs that stand well apart, as far away after a half turn of the card', async () => {
    for (const [deck, card] of sample(CARDS_OF_PEOPLE, 1)) {
      const { deck: printed, drawings } = await drawCase({ deck, card, look: { size: 'large' } });
      for (const { id, index, rank } of printed.cards) {
        if (printed.ranks[rank]!.pips === 0) continue;
        const face = drawings.face(index);
        expect([id, crowded(partsOf(face, drawings, measure), 1.99)]).toEqual([id, []]);
        const places = usesOf(face).map(({ matrix: [, , , , x, y] }) => [x, y] as const);
        const turned = places.map(([x, y]) => [card.width - x, card.height - y] as const);
        const written = (all: readonly (readonly [number, number])[]) =>
          all.map((place) => place.map((value) => value.toFixed(2)).join(' ')).sort();
        expect(written(turned)).toEqual(written(places));
      }
    }
  });

  it('has larger signs than usual, those of one or an ace 20 mm or more', async () => {
    for (const [deck, card] of sample(CARDS_OF_PEOPLE, 1)) {
      const large = await drawCase({ deck, card, look: { size: 'large' } });
      const usual = await drawCase({ deck, card });
      for (const { id, index, rank } of large.deck.cards) {
        const { pips, picture } = large.deck.ranks[rank]!;
        if (picture !== undefined) continue;
        const [after, before] = [large, usual].map(({ drawings }) => signSize(drawings.face(index)));
        // The ten has long figures; on the smallest cards its signs are a little smaller.
        expect(after, id).toBeGreaterThan(pips === 10 ? before! * 0.95 : before!);
        if (pips <= 1) expect(after, id).toBeGreaterThan(20);
      }
    }
    const { deck, drawings } = await drawCase({ deck: 'shapes-3x4', look: { size: 'large' } });
    const sizes = deck.cards.map(({ index, rank }) => [
      deck.ranks[rank]!.pips,
      signSize(drawings.face(index)),
    ]);
    for (const [pips, size] of sizes) expect(size).toBeGreaterThan(pips === 4 ? 12 : 13.5);
  });

  it('shows one large sign of single signs, on numbers and letters', async () => {
    for (const [deck, card] of sample(CARDS_OF_PEOPLE, 1)) {
      const look = { size: 'large' } as const;
      const { deck: printed, drawings } = await drawCase({ deck, card, style: 'single-pip', look });
      for (const { id, index, rank } of printed.cards) {
        if (printed.ranks[rank]!.picture !== undefined) continue;
        const face = drawings.face(index);
        expect([id, signsOf(face).length]).toEqual([id, 1]);
        expect(signSize(face), id).toBeGreaterThan(20);
      }
    }
  });

  it('tells kings, queens and jacks by a letter and a figure', async () => {
    const { deck, drawings } = await drawCase({ deck: 'french-52', look: { size: 'large' } });
    const courts = deck.cards
      .filter(({ id }) => /^♥[KQJ]$/.test(id))
      .map(({ index }) => drawings.face(index));
    const told = courts.map((face) => [face.find((part) => part.kind === 'text')?.text, signsOf(face)[2]]);
    expect(told.map(([letter]) => letter)).toEqual(['K', 'D', 'B']);
    expect(new Set(told.map(([, figure]) => figure)).size).toBe(3);
    for (const [, figure] of told) expect(figure).toMatch(/^picture-/);
  });

  it('is never drawn smaller: a card without room for it is a fault that names its size', async () => {
    for (const card of [size(30, 40), size(20, 30), size(26, 60)]) {
      const { drawings } = await drawCase({ deck: 'french-52', card, look: { size: 'large' } });
      const [fault, ...others] = drawings.faults();
      expect(others).toEqual([]);
      expect([fault?.code, fault?.message]).toEqual([
        'E0404',
        `large print has no room on a card of ${card.width} × ${card.height} mm`,
      ]);
    }
  });
});

/** All fills of a face and of what it uses. */
function fillsOf(face: readonly Primitive[], { symbols }: Drawings): readonly string[] {
  return face.flatMap((part) => {
    if (part.kind === 'use') return fillsOf(symbols[part.symbol]!.content, { symbols } as Drawings);
    return part.kind === 'path' && part.fill ? [part.fill] : [];
  });
}

describe('with little ink', () => {
  it.each(DECKS)('nothing of %s is filled, on cards, backs, jokers and small pictures', async (deck) => {
    for (const style of sample(['french', 'shapes', 'single-pip'], 1)) {
      for (const large of ['normal', 'large'] as const) {
        const look = { ink: 'low', size: large } as const;
        const { deck: printed, drawings } = await drawCase({ deck, style, look, jokers: 2 });
        const small = printed.cards.map(({ index }) => drawings.smallFace(index));
        const back = drawings.symbols.back!.content;
        for (const face of [...facesOf(printed.cards, drawings), ...small, back])
          expect(fillsOf(face, drawings).filter((fill) => fill !== '#FFFFFF')).toEqual([]);
        const texts = facesOf(printed.cards, drawings)
          .flat()
          .filter((part) => part.kind === 'text');
        expect(new Set(texts.map(({ weight }) => weight))).toEqual(new Set(['regular']));
      }
    }
  });

  it('signs in text and the emblem are outlines as well', async () => {
    const { drawings } = await drawCase({ deck: 'shapes-3x4', look: { ink: 'low' } });
    for (const id of ['suit-0', 'suit-1', 'suit-2', 'suit-0-outline', 'emblem'])
      expect(fillsOf(drawings.symbols[id]!.content, drawings).filter((fill) => fill !== '#FFFFFF')).toEqual(
        [],
      );
  });

  it('lines lie inside the edge that the filled sign has, 0.7 mm thick in a sign of 13.5', async () => {
    const full = await drawCase({ deck: 'shapes-3x4' });
    const low = await drawCase({ deck: 'shapes-3x4', look: { ink: 'low' } });
    for (const { index } of full.deck.cards) {
      const [before, after] = [full, low].map(({ drawings }) =>
        partsOf(drawings.face(index), drawings, measure),
      );
      before!.forEach((part, at) => {
        if (part.name.startsWith('suit')) {
          const boxes = [part.box, after![at]!.box] as const;
          for (const side of [0, 1, 2, 3] as const) expect(boxes[1][side]).toBeCloseTo(boxes[0][side], 1);
        }
      });
      expect(2 * after!.at(-1)!.reach).toBeCloseTo(0.7, 1);
      expect(2 * after!.at(1)!.reach).toBeCloseTo(0.44, 1);
    }
  });

  it('lines are about 1 mm thick in large print, in corners and between them', async () => {
    for (const deck of ['shapes-4x10', 'french-52']) {
      const { deck: printed, drawings } = await drawCase({
        deck,
        look: { ink: 'low', size: 'large' },
        jokers: 1,
      });
      for (const face of facesOf(printed.cards, drawings)) {
        const parts = partsOf(face, drawings, measure);
        const signs = parts.filter(({ name }) => /^(suit|joker-star)/.test(name));
        // Those within a figure are part of its drawing.
        for (const { reach } of parts.some(isFigure) ? signs.slice(0, 2) : signs) {
          expect(2 * reach).toBeGreaterThan(0.75);
          expect(2 * reach).toBeLessThan(1.25);
        }
      }
    }
  });
});

describe('four colours', () => {
  it('go by the drawings of the suits, and courts wear them', async () => {
    const { deck, drawings } = await drawCase({ deck: 'french-52', look: { suits: 'four-colour' } });
    const colors = Object.fromEntries(deck.suits.map(({ id, color }) => [id, color]));
    expect(colors).toEqual({ '♣': '#009E73', '♠': '#1A1A1A', '♥': '#C4122F', '♦': '#D55E00' });
    for (const { id, index } of deck.cards.filter((card) => /[KQJ]$/.test(card.id))) {
      const cloth = id.startsWith('♠') ? '#5F7688' : colors[id.slice(0, 1)]!;
      expect(fillsOf(drawings.face(index), drawings)).toContain(cloth);
    }
  });

  it('leave shapes as they are', async () => {
    const four = await drawCase({ deck: 'shapes-3x4', look: { suits: 'four-colour' } });
    expect(four.deck.suits).toEqual((await drawCase({ deck: 'shapes-3x4' })).deck.suits);
  });
});

describe('drawings that are stored once', () => {
  it('are the figures of suits that wear the same, and their halves', async () => {
    const { deck, drawings } = await drawCase({ deck: 'french-52' });
    const figure = (id: string) => signsOf(drawings.face(deck.cards.findIndex((card) => card.id === id)))[2]!;
    expect(figure('♣K')).toBe(figure('♠K'));
    expect(figure('♥K')).toBe(figure('♦K'));
    expect(figure('♥K')).not.toBe(figure('♠K'));
    const { content } = drawings.symbols[figure('♥K')]!;
    const halves = content.flatMap((part) => (part.kind === 'use' ? [part.symbol] : []));
    expect(halves).toEqual([`${figure('♥K')}-half`, `${figure('♥K')}-half`]);
  });
});

describe('jokers', () => {
  it('are drawn when they are asked for, and differ by their colour', async () => {
    const { drawings } = await drawCase({ deck: 'french-52', jokers: 3 });
    const texts = drawings.jokers.map((face) => face.filter((part) => part.kind === 'text'));
    expect(texts.map((letters) => letters.map(({ text }) => text).join(''))).toEqual(
      Array(3).fill('JOKERJOKER'),
    );
    expect(texts.map((letters) => letters[0]!.color)).toEqual(['#1A1A1A', '#C4122F', '#1A1A1A']);
    expect((await drawCase({ deck: 'french-52' })).drawings.jokers).toEqual([]);
  });
});
