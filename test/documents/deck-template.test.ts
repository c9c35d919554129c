import { describe, expect, it } from 'vitest';
import { openStichwerk } from '../../src/pipeline.ts';
import { besideFiles, told } from '../support/own-cards.ts';
import { PLAIN } from '../support/shipped.ts';

const DECK = `size: [63, 88]
style: ./face.svg.hbs
suits:
  - {id: A, name: {de: Stern, en: star}, symbol: ./star.svg, color: "#0072B2"}
  - {id: B, name: {de: Mond, en: moon}, symbol: shape-moon, color: "#D55E00"}
ranks: [1, 2, 3]
`;
const STAR = '<svg viewBox="0 0 10 10"><path d="M0 0H10V10Z" fill="currentColor"/></svg>';
const svg = (body: string): string => `<svg viewBox="0 0 {{width}} {{height}}">\n${body}\n</svg>`;

/** The pages of a deck of six cards with a template of its own. */
async function layOut(face: string, text = DECK, more: Readonly<Record<string, string>> = {}) {
  const files = besideFiles({ 'face.svg.hbs': face, 'star.svg': STAR, ...more });
  const { documents, diagnostics, sources } = await openStichwerk(files).layOut(
    { file: 'deck.yaml', text },
    PLAIN,
  );
  const [sheet] = documents;
  const texts = (sheet?.document.pages[0]?.items ?? [])
    .filter(({ mark }) => mark !== 'artifact')
    .flatMap(({ content }) => content)
    .flatMap((one) => (one.kind === 'text' ? [one.text] : []));
  return { texts, symbols: sheet?.document.symbols ?? {}, told: diagnostics.map(told), sources };
}

describe('a deck of suits and ranks with a template of its own', () => {
  it('fills in suit, rank and number of every card', async () => {
    const face = svg(
      '<text x="5" y="20" font-size="4">{{id}} {{suit}} {{rank}} {{index}} {{number}}/{{total}}</text>',
    );
    const { texts, told } = await layOut(face);
    expect(told).toEqual([]);
    expect(texts).toEqual(['A1 Stern 1 1 1/6', 'B1 Mond 1 1 2/6', 'A2 Stern 2 2 3/6', 'B2 Mond 2 2 4/6', 'A3 Stern 3 3 5/6', 'B3 Mond 3 3 6/6']); // biome-ignore format: cards
  });

  it('draws the signs of its suits, its pips, and drawings of others', async () => {
    const body = '<use href="#{{symbol}}" x="5" y="5" width="9" height="9"/><use href="./star.svg" x="5" y="70" width="9" color="{{color}}"/>{{#each pips}}<use href="#{{symbol}}" transform="{{place}}"/>{{/each}}'; // biome-ignore format: a template
    const { told, symbols } = await layOut(svg(body));
    expect(told).toEqual([]);
    expect(Object.keys(symbols).filter((id) => id.includes('star.svg'))).toHaveLength(2);
  });

  it('names the card whose text does not fit, and the place in the template for the rest', async () => {
    const face = svg('<text x="5" y="20" font-size="4" inline-size="2">{{suit}}</text>\n<image/>');
    const { told, sources } = await layOut(face);
    expect(told).toEqual([
      'face.svg.hbs:2:1 E0406 card `A1`: the text “Stern” does not fit into 2 mm on one line, even 2.2 mm small',
      'face.svg.hbs:2:1 E0406 card `B1`: the text “Mond” does not fit into 2 mm on one line, even 2.2 mm small',
      'face.svg.hbs:3:1 E0402 the face is refused: it contains the element “<image>”',
    ]);
    expect(sources).toContainEqual({ file: 'face.svg.hbs', text: face });
  });

  it('tells the names that there are', async () => {
    expect((await layOut(svg('{{farbe}}'))).told).toEqual([
      'face.svg.hbs:2:3 E0408 the face template cannot be filled in: unknown name `farbe`',
    ]);
  });
});

it('a character that the font lacks is told once, at the card of the list that has it', async () => {
  const text = 'size: [63, 88]\nstyle: ./face.svg.hbs\ncards:\n  - {name: Igel 🦔}\n  - {name: 🦔}\n';
  const { told } = await layOut(svg('<text x="5" y="20" font-size="4">{{name}}</text>'), text);
  expect(told).toEqual([expect.stringMatching(/^deck\.yaml:4:\d+ E0403 the font .* has no character `🦔`$/)]);
});

it('a list of cards has the back that its author drew, and is told if it gives cards away', async () => {
  const text = 'size: [63, 88]\nback: ./back.svg\ncards:\n  - {title: Igel}\n';
  const even = await layOut('', text, {
    'back.svg': '<svg viewBox="0 0 63 88"><rect x="3" y="3" width="57" height="82"/></svg>',
  });
  expect(even.told).toEqual([]);
  expect(even.symbols.back?.box).toEqual({ x: 0, y: 0, width: 63, height: 88 });
  const odd = await layOut('', text, {
    'back.svg': '<svg viewBox="0 0 63 88"><rect x="3" y="3" width="57" height="40"/></svg>',
  });
  expect(odd.told).toEqual([
    expect.stringContaining('deck.yaml:2:7 E0407 the back `./back.svg` looks different'),
  ]);
});
