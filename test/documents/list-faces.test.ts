import { describe, expect, it } from 'vitest';
import { MM_PER_PT } from '../../src/page/geometry.ts';
import type { Primitive } from '../../src/page/primitive.ts';
import { drawCards, soundCards, textsOf, told, widthOf } from '../support/own-cards.ts';
import { workIn } from '../support/work.ts';

const svg = (body: string): string => `<svg viewBox="0 0 {{width}} {{height}}">\n${body}\n</svg>`;
const STAR = '<svg viewBox="0 0 10 10"><path d="M0 0H10V10Z" fill="currentColor"/></svg>';
const lineOf = (name: string, more = ''): string =>
  `<text x="5" y="20" font-size="5" inline-size="50" block-size="40" ${more}>{{${name}}}</text>`;

/** Findings as `place code message`. */
async function findings(given: Parameters<typeof drawCards>[0]): Promise<readonly string[]> {
  return (await drawCards(given)).diagnostics.map(told);
}

describe('a list of cards with a template of its own', () => {
  it('prints each card as often as it says, in the order of the list', async () => {
    const cards = '  - {name: Igel, count: 2}\n  - {name: Maus, count: 0}\n  - {name: Fuchs}\n';
    const drawn = await soundCards({ cards, face: svg(lineOf('name')) });
    expect(drawn.faces.map(({ alt }) => alt)).toEqual(['Igel', 'Igel', 'Fuchs']);
  });

  it('fills in the fields, the size, and the number of each printed card', async () => {
    const face = svg('<text x="5" y="9" font-size="4">{{id}} {{name}} {{index}} {{count}} {{number}}/{{total}} {{width}} {{center-x}} {{language}}</text>'); // biome-ignore format: a template
    const cards = '  - {id: a, name: Igel, count: 2}\n  - {id: b, name: Maus}\n';
    const drawn = await soundCards({ cards, face });
    expect(drawn.faces.map((_, card) => textsOf(drawn, card)[0]!.text)).toEqual([
      'a Igel 1 2 1/3 63 31.5 de',
      'a Igel 1 2 2/3 63 31.5 de',
      'b Maus 2 1 3/3 63 31.5 de',
    ]);
  });

  it('means its own column where one is called like a name of ours, which `card` still has', async () => {
    const face = '<svg viewBox="0 0 {{card.width}} {{card.height}}"><text x="5" y="9" font-size="4">{{height}} {{card.height}}</text></svg>'; // biome-ignore format: a template
    const drawn = await soundCards({ cards: '  - {name: Zugspitze, height: 2962 m}\n', face });
    expect(textsOf(drawn)[0]!.text).toBe('2962 m 88');
  });

  it('keeps the line breaks of a field, and every sign as it is written', async () => {
    const cards = '  - {text: "Größe & <Maß>\\nÄpfel „süß“"}\n';
    const drawn = await soundCards({ cards, face: svg(lineOf('text')) });
    expect(textsOf(drawn).map(({ text }) => text)).toEqual(['Größe & <Maß>', 'Äpfel „süß“']);
    const split = await soundCards({ cards: '  - {text: "u\\u0308ben"}\n', face: svg(lineOf('text')) });
    expect(textsOf(split)[0]!.text.normalize('NFC')).toBe('üben');
  });

  it('draws symbols of stichwerk and files beside it, each stored once a colour', async () => {
    const face = svg('<use href="{{sign}}" color="{{tint}}" x="9" y="9" width="9" height="9"/>');
    const cards = '  - {sign: ./star.svg, tint: "#0072B2"}\n  - {sign: ./star.svg, tint: "#0072B2"}\n  - {sign: "#shape-circle", tint: black}\n  - {sign: "", tint: ""}\n'; // biome-ignore format: cards
    const { faces, symbols } = await soundCards({ cards, face, files: { 'star.svg': STAR } });
    const uses = faces.map(({ content }) =>
      content.map((one) => (one.kind === 'use' ? one.symbol : one.kind)),
    );
    expect(uses[0]).toEqual(uses[1]);
    expect(uses[3]).toEqual([]);
    expect(Object.keys(symbols)).toHaveLength(2);
    expect(symbols[uses[0]![0]!]!.content[0]).toMatchObject({ fill: '#0072B2' });
  });

  it('is drawn evenly into the middle of cards of another shape', async () => {
    const face =
      '<svg viewBox="0 0 63 88"><text x="31.5" y="44" font-size="8" text-anchor="middle">{{name}}</text></svg>';
    const drawn = await soundCards({ cards: '  - {name: Igel}\n', face, size: { width: 44, height: 44 } });
    const [line] = textsOf(drawn);
    expect(line!.y).toBeCloseTo(22);
    expect(line!.x + (await widthOf(line!)) / 2).toBeCloseTo(22);
    expect(line!.size * MM_PER_PT).toBeCloseTo(4);
  });

  it('never lies on a neighbour: what reaches out is cut where it may no longer bleed', async () => {
    const face = svg(
      '<rect x="-20" y="-20" width="200" height="200" fill="#0072B2"/><rect x="-2" width="9" height="9"/>',
    );
    const { faces, symbols } = await soundCards({ cards: '  - {name: Igel}\n', face, reach: 3 });
    const [ground, near] = faces[0]!.content as [Primitive, Primitive];
    expect(ground).toMatchObject({ kind: 'use', clip: { x: -3, y: -3, width: 69, height: 94 } });
    expect(near.kind).toBe('path');
    expect(Object.keys(symbols)).toHaveLength(1);
  });

  it('takes little ink where it is to: outlines instead of fills, and no white letters', async () => {
    const face = svg('<rect width="63" height="88" fill="white"/><rect width="63" height="20" fill="#0072B2"/><rect width="9" height="9" fill="white"/><use href="./star.svg" width="9"/><text x="5" y="9" font-size="4" fill="#fff">{{name}}</text>'); // biome-ignore format: a template
    const given = { cards: '  - {name: Igel}\n', face, files: { 'star.svg': STAR } };
    const { faces, symbols } = await soundCards({ ...given, look: { ink: 'low' } });
    const paths = [...faces[0]!.content, ...Object.values(symbols).flatMap(({ content }) => content)].filter((one) => one.kind === 'path'); // biome-ignore format: short
    // White still covers what lies below.
    expect(new Set(paths.map(({ fill }) => fill))).toEqual(new Set(['#FFFFFF']));
    // The ground, what is spared out of it, and the star; nothing of white on white.
    expect(paths.filter(({ stroke }) => stroke !== undefined)).toHaveLength(3);
    expect(paths.filter(({ stroke }) => stroke === undefined)).toHaveLength(1);
    expect(faces[0]!.content.at(-1)).toMatchObject({ kind: 'text', color: '#1A1A1A' });
  });

  it('has lines of one width with little ink however large a sign is, and finer ones in small signs', async () => {
    const face = svg('<use href="./star.svg" width="{{wide}}"/>');
    const cards = '  - {wide: 40}\n  - {wide: 10}\n  - {wide: 10}\n  - {wide: 2}\n';
    const given = { cards, face, files: { 'star.svg': STAR }, look: { ink: 'low' } } as const;
    const { faces, symbols } = await soundCards(given);
    const widths = faces.map(({ content: [use] }) => {
      if (use?.kind !== 'use') throw new Error('no sign');
      const [path] = symbols[use.symbol]!.content;
      return path?.kind === 'path' ? path.stroke!.width * use.matrix[0] : 0;
    });
    for (const [at, width] of [0.5, 0.5, 0.5, 0.2].entries()) expect(widths[at]).toBeCloseTo(width, 2);
    expect(Object.keys(symbols)).toHaveLength(3);
  });

  it('shows with little ink what was white on a dark ground', async () => {
    const star = STAR.replace('fill="currentColor"', 'fill="none" stroke="currentColor"');
    const face = svg('<rect width="63" height="88" fill="#0072B2"/><path d="M5 5H50" fill="none" stroke="white"/><rect x="9" y="9" width="9" height="9" fill="#333" stroke="white"/><use href="./star.svg" color="white" width="9"/>'); // biome-ignore format: a template
    const given = {
      cards: '  - {name: Igel}\n',
      face,
      files: { 'star.svg': star },
      look: { ink: 'low' },
    } as const;
    const { faces, symbols } = await soundCards(given);
    const paths = [...faces[0]!.content, ...Object.values(symbols).flatMap(({ content }) => content)];
    expect(paths.flatMap((one) => (one.kind === 'path' ? [one.stroke?.color] : []))).toEqual([
      '#0072B2',
      '#0072B2',
      '#333333',
      '#1A1A1A',
    ]);
  });

  it('draws a shape that is as thin as a line as one line with little ink, and no wider', async () => {
    const face = svg('<rect x="5" y="9" width="40" height="0.3" fill="#0072B2"/>');
    const { faces } = await soundCards({ cards: '  - {name: Igel}\n', face, look: { ink: 'low' } });
    const [line] = faces[0]!.content;
    expect(line).toMatchObject({ kind: 'path', segments: [['M', 5, 9.15], ['L', 45, 9.15]] }); // biome-ignore format: a line
    expect(line).not.toHaveProperty('fill');
    expect(line!.kind === 'path' && line!.stroke!.width).toBeCloseTo(0.3);
  });

  it('is told in large print that its template knows nothing of it', async () => {
    const given = { cards: '  - {name: Igel}\n', look: { size: 'large' } } as const;
    const [warning, ...more] = (await drawCards({ ...given, face: svg(lineOf('name')) })).diagnostics;
    expect(more).toEqual([]);
    expect(warning).toMatchObject({ code: 'E0408', severity: 'warning' });
    const speaks = svg(`<!-- no large print -->{{! large }}${lineOf('name')}`);
    expect((await drawCards({ ...given, face: speaks })).diagnostics).toEqual([warning]);
    const asks = svg(`<text x="5" y="20" font-size="{{#if large}}9{{else}}5{{/if}}">{{name}}</text>`);
    expect(textsOf(await soundCards({ ...given, face: asks }))[0]!.size * MM_PER_PT).toBeCloseTo(9);
  });
});

describe('what is wrong with a template is told at its place', () => {
  const cards = '  - {name: Igel}\n  - {name: Maus}\n';
  it.each([
    ['{{nam}}', 'face.svg.hbs:2:3 E0408 the face template cannot be filled in: unknown name `nam`'],
    ['{{#if name}}', 'E0408 the face template cannot be filled in: a brace or block is not closed'],
    ['<g>', 'E0402 the face is refused: its markup cannot be read'],
    [
      '\n <script>1</script>',
      'face.svg.hbs:3:2 E0402 the face is refused: it contains the element “<script>”',
    ],
    [
      '<image href="a.png"/>',
      'face.svg.hbs:2:1 E0402 the face is refused: it contains the element “<image>”',
    ],
    ['<g/> <a href="#"/>', 'face.svg.hbs:2:6 E0402 the face is refused: it contains the element “<a>”'],
    [
      '<foreignObject/>',
      'face.svg.hbs:2:1 E0402 the face is refused: it contains the element “<foreignObject>”',
    ],
    [
      '<path\n onclick="x()"/>',
      'face.svg.hbs:2:1 E0402 the face is refused: <path> has the attribute “onclick”',
    ],
    ['<g>\n<circle r="1mm"/></g>', 'face.svg.hbs:3:1 E0402 the face is refused: r=“1mm” is not a number'],
    [
      '<text x="3">{{name}}</text>',
      'E0402 card `1`, field `name`: the face is refused: the text “Igel” has no font-size',
    ],
    ['<use href="#shape-moom"/>', 'face.svg.hbs:2:1 E0401 the drawing `#shape-moom` does not exist'],
    ['<use href="./gone.svg"/>', 'face.svg.hbs:2:1 E0401 the drawing `./gone.svg` does not exist'],
    [
      '<use href="https://example.org/a.svg"/>',
      'face.svg.hbs:2:1 E0401 the drawing `https://example.org/a.svg` does not exist',
    ],
    ['<use href="../a.svg"/>', 'face.svg.hbs:2:1 E0401 the drawing `../a.svg` does not exist'],
    [
      '<text x="1" y="9" font-size="4">★ {{name}}</text>',
      'E0403 the font Source Sans 3 Regular has no character `★`',
    ],
  ])('%s', async (body, fault) => {
    const [first] = await findings({ cards, face: svg(body) });
    expect(first).toContain(fault);
  });

  it.each([
    ['from right to left', 'שלום עולם', '`ש`'],
    ['in several lines', 'eins zwei drei vier 中', '`中`'],
    ['that joins others and cannot be seen', 'a\\u200Db', 'U+200D'],
    ['that turns the reading round', 'a\\u202Eb', 'U+202E'],
    ['that stands on another', 'A\\u0301\\u0323', 'U+0301'],
  ])('at the field, if it is a character %s', async (_, text, name) => {
    const given = { cards: `  - {text: "${text}"}\n` };
    const message = `E0403 the font Source Sans 3 Regular has no character ${name}`;
    expect((await findings(given))[0]).toBe(`deck.yaml:3:12 ${message}`);
    expect((await findings({ ...given, face: svg(lineOf('text')) }))[0]).toBe(`deck.yaml:4:12 ${message}`);
  });

  it('means its own column even if it is called `card`', async () => {
    const face = '<svg viewBox="0 0 63 88"><text x="5" y="9" font-size="4">{{card}}</text></svg>';
    expect(textsOf(await soundCards({ cards: '  - {card: Ass}\n', face }))[0]!.text).toBe('Ass');
  });

  it('once, however many cards have it', async () => {
    expect(await findings({ cards, face: svg('<image/>\n<circle r="x"/>') })).toEqual([
      'face.svg.hbs:2:1 E0402 the face is refused: it contains the element “<image>”',
      'face.svg.hbs:3:1 E0402 the face is refused: r=“x” is not a number',
    ]);
  });

  it('with the names that it could have', async () => {
    const { diagnostics } = await drawCards({ cards, face: svg('{{nam}}{{zzz}}') });
    expect(diagnostics[0]!.help).toBe('did you mean `name`?');
    expect(diagnostics[1]!.help).toMatch(/^names are `name`, .*`center-x`.*`large`, `card`$/);
  });

  it('also for files that are no templates', async () => {
    expect(await findings({ cards, face: 'x' })).toEqual([
      'face.svg.hbs:1:1 E0402 the face is refused: its markup cannot be read',
    ]);
    const files = { 'face.svg.hbs': new Uint8Array([0xff, 0xfe, 0x41, 0]) };
    expect((await findings({ cards: `${cards}style: ./face.svg.hbs\n`, files }))[0]).toContain('E0408 the face template `./face.svg.hbs` is no UTF-8 text'); // biome-ignore format: short
    expect((await findings({ cards: `${cards}style: ./other.svg.hbs\n` }))[0]).toContain('E0401 the face template `./other.svg.hbs` does not exist'); // biome-ignore format: short
  });
});

describe('what is wrong with a card is told at its field', () => {
  const long = 'Donaudampfschifffahrtskapitänspatentinhaber '.repeat(40).trim();

  it('names the card and the field whose text does not fit', async () => {
    const cards = `  - {id: igel, name: Igel}\n  - {id: kapitaen, name: "${long}"}\n`;
    const { diagnostics } = await drawCards({ cards, face: svg(lineOf('name')) });
    expect(diagnostics.map(told)).toEqual([
      'deck.yaml:5:26 E0406 card `kapitaen`, field `name`: the text “Donaudampfschifffahrtskapitän…” does not fit into 50 × 40 mm, even 2.2 mm small',
    ]);
    expect(diagnostics[0]!.related).toMatchObject([{ span: { file: 'face.svg.hbs', start: { line: 2 } } }]);
  });

  it('tells of every card, since each has to be mended', async () => {
    const cards = `  - {name: "${long}"}\n  - {name: "${long} a"}\n`;
    expect(await findings({ cards, face: svg(lineOf('name')) })).toHaveLength(2);
  });

  it('names the card whose symbol is not there or is refused', async () => {
    const face = svg('<use href="{{sign}}" width="9"/>');
    const cards = '  - {id: a, sign: ./star.svg}\n  - {id: b, sign: ./gone.svg}\n  - {id: c, sign: ./bad.svg}\n  - {id: d, sign: shape-strar}\n'; // biome-ignore format: cards
    const files = { 'star.svg': STAR, 'bad.svg': '<svg viewBox="0 0 9 9"><script/></svg>' };
    const { diagnostics } = await drawCards({ cards, face, files });
    expect(diagnostics.map(told)).toEqual([
      'deck.yaml:5:19 E0401 card `b`: the drawing `./gone.svg` does not exist',
      'deck.yaml:6:19 E0402 card `c`: the drawing `./bad.svg` is refused: it contains the element “<script>”',
      'deck.yaml:7:19 E0401 card `d`: the drawing `shape-strar` does not exist',
    ]);
    expect(diagnostics[2]!.help).toBe('did you mean `shape-star`?');
  });

  it('names the card whose colour is none', async () => {
    const face = svg('<use href="#shape-star" color="{{tint}}" width="9"/>');
    expect(await findings({ cards: '  - {id: a, tint: blau}\n', face })).toEqual([
      'deck.yaml:4:19 E0402 card `a`, field `tint`: the face is refused: the colour “blau” is not known',
    ]);
  });
});

it('many different cards are drawn with work that grows with their number', async () => {
  const cards = (count: number): string =>
    Array.from(
      { length: count },
      (_, at) => `  - {title: Karte ${at}, text: Ein Text mit der Nummer ${at} darin}\n`,
    ).join('');
  const work = (count: number): Promise<number> => workIn(() => soundCards({ cards: cards(count) }));
  await work(10);
  expect(await work(200)).toBeLessThan(20 * (await work(20)) + 150);
});
