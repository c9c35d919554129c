import { describe, expect, it } from 'vitest';
import { openSetNumbers } from '../../src/documents/set-number.ts';
import { boundsWith, USUAL } from '../../src/page/bounds.ts';
import { MM_PER_PT, type Size } from '../../src/page/geometry.ts';
import type { TextMeasure } from '../../src/page/measure.ts';
import { CARDS } from '../../src/page/paper.ts';
import type { Primitive } from '../../src/page/primitive.ts';
import { comeClose, drawCase, type FaceCase, library, partsOf } from '../support/face-parts.ts';
import { sample, sampleEach } from '../support/tier.ts';

const size = (width: number, height: number): Size => ({ width, height });

const SIZES = [
  ...Object.values(CARDS),
  ...[size(51, 68), size(63, 63), size(40, 90), size(90, 50), size(30, 40), size(25, 35), size(20, 30)],
  ...[size(90, 130), size(120, 120), size(200, 200)],
];

const DECKS = ['french-52', 'shapes-3x4', 'shapes-4x4', 'shapes-4x10', 'shapes-6x6'];

const LOOKS: readonly Omit<FaceCase, 'deck' | 'card'>[] = (['normal', 'large'] as const).flatMap((print) =>
  (['full', 'low', 'black'] as const).flatMap((ink) => [
    { look: { ink, size: print } },
    { style: 'single-pip', look: { ink, size: print } },
  ]),
);

/** Each look with a quarter of the decks and sizes, each deck and size with a quarter of the looks. */
const CASES = DECKS.flatMap((deck) =>
  SIZES.flatMap((card) => LOOKS.map((look) => ({ deck, card, jokers: 2, ...look }))),
).filter((_, at) => (at + Math.floor(at / LOOKS.length)) % 4 === 0);

const isLarge = ({ look }: FaceCase): boolean => look?.size === 'large';

/** The distance that numbers keep, mm. */
const APART = 0.4;

/** The numbers on every face of a deck as it is printed; none where the cards are too small for their faces. */
async function numbersOn(one: FaceCase, measure: TextMeasure) {
  const { deck, drawings } = await drawCase(one);
  if (drawings.faults().length > 0) return [];
  const boundsOf = boundsWith((id) => drawings.symbols[id], measure, USUAL);
  const draw = openSetNumbers(deck.size, boundsOf, measure);
  const faces = [...deck.cards.map(({ index }) => drawings.face(index)), ...drawings.jokers];
  return faces.map((face) => {
    const numbers = draw(face, 99);
    return { numbers, number: partsOf(numbers, drawings, measure), face: partsOf(face, drawings, measure) };
  });
}

it.each(sampleEach(CASES, isLarge))('the numbers of sets touch nothing on any face: %j', async (one) => {
  const { measure } = await library.fonts();
  for (const { number, face } of await numbersOn(one, measure)) {
    const touched = face.filter((part) => number.some((mark) => comeClose(mark, part, APART)));
    expect(touched.map(({ name }) => name)).toEqual([]);
    for (const [left, top, right, bottom] of number.map(({ box }) => box)) {
      const { width, height } = one.card;
      expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThan(1.5);
    }
  }
});

/** How far the numbers of usual faces stand from the corner, at most, mm. */
const NEAR = 6;

describe('the number of a set', () => {
  it.each(sample(DECKS, 1))(
    'stands in the same two corners of all usual cards of %s, half a turn apart',
    async (deck) => {
      const { measure } = await library.fonts();
      const all = (await numbersOn({ deck, card: CARDS.poker }, measure)).map(({ numbers }) =>
        JSON.stringify(numbers),
      );
      expect(new Set(all).size).toBe(1);
      const [upright, turned] = JSON.parse(all[0]!) as { x: number; y: number; rotate?: number }[];
      expect(CARDS.poker.width - upright!.x).toBeLessThan(NEAR);
      expect(upright!.y).toBeLessThan(NEAR);
      expect([turned!.x, turned!.y, turned!.rotate]).toEqual([63 - upright!.x, 88 - upright!.y, 180]);
    },
  );

  it('is at least 5 pt high, and can be told from others of up to two figures', async () => {
    const { measure } = await library.fonts();
    const draw = openSetNumbers(CARDS.mini, () => undefined, measure);
    const face: readonly Primitive[] = [];
    const [small] = draw(face, 7);
    expect([small!.text, draw(face, 42)[0]!.text]).toEqual(['7', '42']);
    expect(small!.size).toBeGreaterThanOrEqual(5);
    expect(measure.capHeight(small!)).toBeGreaterThan(3.5 * MM_PER_PT);
  });

  it('stands on a ground that covers the whole card, and beside what an author drew in the corner', async () => {
    const { measure } = await library.fonts();
    const rect = (x: number, y: number, width: number, height: number): Primitive => ({
      kind: 'path',
      segments: [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']],
      fill: '#F5E6C8',
    });
    const boundsOf = boundsWith(() => undefined, measure, USUAL);
    const draw = openSetNumbers(CARDS.poker, boundsOf, measure);
    const plain = draw([], 1);
    expect(draw([rect(-2, -2, 67, 92)], 1)).toEqual(plain);
    const beside = draw([rect(50, 0, 13, 20)], 1)[0]!;
    expect(beside.x < 49 || beside.y > 21).toBe(true);
  });
});
