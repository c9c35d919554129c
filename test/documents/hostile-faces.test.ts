import { describe, expect, it } from 'vitest';
import { isHalfTurnSymmetric } from '../../src/documents/half-turn.ts';
import { readSymbol } from '../../src/svg/drawing.ts';
import { drawCards } from '../support/own-cards.ts';
import { workIn } from '../support/work.ts';

const CARDS = '  - {name: Igel, sign: ./sign.svg}\n';
const svg = (body: string): string => `<svg viewBox="0 0 63 88">${body}</svg>`;
const bomb = '<!DOCTYPE svg [<!ENTITY a "xxxx"><!ENTITY b "&a;&a;&a;&a;">]>';

/** Drawings that no card needs, and that a drawing program never saves. */
const DRAWINGS: readonly (readonly [string, string])[] = [
  ['a script', svg('<script>alert(1)</script>')],
  ['a link', svg('<a href="https://example.org"><path d="M0 0H9V9Z"/></a>')],
  ['an entity bomb', `${bomb}${svg('<path d="M0 0H9V9Z"/>&b;')}`],
  ['a picture', svg('<image href="file:///etc/passwd" width="9" height="9"/>')],
  ['a page inside', svg('<foreignObject><p>x</p></foreignObject>')],
  ['a million elements', svg('<g/>'.repeat(1_000_000))],
  ['10 MB of path', svg(`<path d="M0 0${'L1 1'.repeat(2_500_000)}"/>`)],
  ['nesting without end', svg('<g>'.repeat(50_000))],
  ['too many segments', svg(`<path d="M0 0${'h1'.repeat(21_000)}"/>`)],
  ['NaN', svg('<circle cx="NaN" cy="1" r="2"/>')],
  ['Infinity', svg('<rect width="Infinity" height="9"/>')],
  ['1e999', svg('<rect width="1e999" height="9"/>')],
  ['huge numbers', svg('<g transform="scale(1e6)"><circle cx="1e6" cy="1" r="2"/></g>')],
  ['zero scale', svg('<g transform="scale(0)"><path d="M0 0H9V9Z"/></g>')],
  ['no size', '<svg viewBox="0 0 0 0"><path d="M0 0H9V9Z"/></svg>'],
  ['nothing at all', ''],
  ['no markup', 'not a drawing'],
];

async function codes(given: Parameters<typeof drawCards>[0]): Promise<readonly string[]> {
  let found: readonly string[] = [];
  const work = await workIn(async () => {
    found = (await drawCards(given)).diagnostics.map(({ code }) => code);
  });
  expect(work).toBeLessThan(3000);
  return found;
}

describe('as a symbol of a card', () => {
  const face = '<svg viewBox="0 0 {{width}} {{height}}"><use href="{{sign}}" width="20" height="20"/></svg>';
  it.each(DRAWINGS)('%s is refused at once', async (_, drawing) => {
    expect(await codes({ cards: CARDS, face, files: { 'sign.svg': drawing } })).toEqual(['E0402']);
  });
});

describe('as a face template', () => {
  it.each(DRAWINGS.filter(([name]) => name !== 'zero scale'))('%s is refused at once', async (_, face) => {
    const found = await codes({ cards: CARDS, face });
    expect(found.length).toBeGreaterThan(0);
    for (const code of found) expect(['E0402', 'E0408']).toContain(code);
  });

  it.each([
    ['a text without a size', '<text x="1" y="9">{{name}}</text>', 'E0402'],
    ['a text of no size', '<text x="1" y="9" font-size="0" inline-size="9">{{name}}</text>', 'E0402'],
    ['a text at zero scale', '<g transform="scale(0)"><text font-size="3">{{name}}</text></g>', 'E0402'],
    [
      'a text of huge size',
      '<text x="1" y="9" font-size="1e6" inline-size="1" block-size="1">{{name}}</text>',
      'E0406',
    ],
    [
      'a text in a box of no height',
      '<text x="1" y="9" font-size="3" inline-size="9" block-size="0">{{name}}</text>',
      'E0406',
    ],
    ['a text far away', '<text x="1e6" y="9" font-size="3">{{name}}</text>', 'E0406'],
    [
      'a symbol that is scaled beyond all bounds',
      '<g transform="scale(1e6)"><use href="#shape-star" width="1e6"/></g>',
      'E0402',
    ],
  ])('with %s is refused', async (_, body, code) => {
    expect(await codes({ cards: CARDS, face: svg(body) })).toContain(code);
  });

  it('with a text of half a megabyte is refused at once', async () => {
    const words = 'Wort '.repeat(50_000);
    const face = svg(`<text x="1" y="9" font-size="3" inline-size="50" block-size="60">${words}</text>`);
    expect(await codes({ cards: CARDS, face })).toEqual(['E0406']);
  });

  it('that fills in a field with markup prints the markup', async () => {
    const face = svg('<text x="1" y="20" font-size="3" inline-size="60" block-size="60">{{name}}</text>');
    const { value } = await drawCards({ cards: '  - {name: "<script>&lt;/text>{{x}}</script>"}\n', face });
    expect(value!.faces[0]!.alt).toBe('<script>&lt;/text>{{x}}</script>');
  });
});

it('a back of many long lines is compared with its half turn at once', async () => {
  const lines = Array.from({ length: 1900 }, (_, at) => `<path d="M0 ${at % 88}L63 ${(at * 7) % 88}" stroke="#000" stroke-width="9"/>`); // biome-ignore format: lines
  const symbol = readSymbol('back', svg(lines.join('')));
  if ('problem' in symbol) throw new Error(symbol.problem);
  const paths = symbol.content.filter((part) => part.kind === 'path');
  expect(await workIn(() => isHalfTurnSymmetric(paths, symbol.box))).toBeLessThan(3000);
});
