import { describe, expect, it } from 'vitest';
import { placeText, type TextParts } from '../../src/documents/text-places.ts';
import { MM_PER_PT, type Rect } from '../../src/page/geometry.ts';
import type { FaceLook } from '../../src/page/print.ts';
import { openStichwerk } from '../../src/pipeline.ts';
import { besideFiles, drawCards, soundCards, textsOf, told, widthOf } from '../support/own-cards.ts';
import { PLAIN } from '../support/shipped.ts';

const SIZES = [
  { width: 63, height: 88 },
  { width: 44, height: 68 },
  { width: 52, height: 74 },
  { width: 70, height: 70 },
  { width: 40, height: 90 },
  { width: 90, height: 50 },
  { width: 105, height: 148 },
  { width: 200, height: 200 },
];

/** Title, symbol and text in every way, at least one of them, with corners and without. */
const ALL_PARTS: readonly TextParts[] = Array.from({ length: 14 }, (_, at) => {
  const parts = (at >> 1) + 1;
  return { corner: at % 2 === 0, title: (parts & 1) > 0, symbol: (parts & 2) > 0, text: (parts & 4) > 0 };
});

const cardWith = ({ corner, title, symbol, text }: TextParts): string =>
  `  - {corner: "${corner ? '10' : ''}", title: "${title ? 'Der kleine Igel' : ''}", symbol: "${symbol ? '#shape-star' : ''}", text: "${text ? 'Frisst Schnecken im Garten.' : ''}", color: "#0072B2"}\n`; // biome-ignore format: a card

function apart(one: Rect, other: Rect): boolean {
  const beside = one.x + one.width <= other.x + 0.01 || other.x + other.width <= one.x + 0.01;
  return beside || one.y + one.height <= other.y + 0.01 || other.y + other.height <= one.y + 0.01;
}

describe('cards of the style text', () => {
  it.each(SIZES)(
    'keep title, symbol and text apart, and all of them off the corners, on $width × $height',
    (size) => {
      for (const parts of ALL_PARTS) {
        const { corner, title, symbol, text } = placeText(size, parts, false);
        const block = ({ x, y, inline, block, size }: typeof title): Rect => ({ x: x - inline / 2, y: y - 0.66 * size, width: inline, height: block }); // biome-ignore format: short
        const boxes = [
          ...(parts.title ? [block(title)] : []),
          ...(parts.symbol ? [symbol] : []),
          ...(parts.text ? [block(text)] : []),
        ];
        const top = parts.corner ? corner.y : 0;
        for (const [at, one] of boxes.entries()) {
          expect(one.y).toBeGreaterThan(top);
          expect(one.y + one.height).toBeLessThan(size.height - top);
          expect(one.x).toBeGreaterThanOrEqual(3.5);
          for (const other of boxes.slice(at + 1)) expect(apart(one, other)).toBe(true);
        }
      }
    },
  );

  it.each(SIZES)('fit cards of $width × $height, whatever parts they have', async (size) => {
    for (const ink of ['full', 'low'] as const) {
      const drawn = await soundCards({ cards: ALL_PARTS.map(cardWith).join(''), size, look: { ink } });
      for (const { content } of drawn.faces) expect(content.length).toBeGreaterThan(0);
      for (const line of drawn.faces.flatMap((_, card) => textsOf(drawn, card)))
        expect(line.size * MM_PER_PT).toBeGreaterThanOrEqual(2.2 - 1e-9);
    }
  });

  it('have the same corner twice, the second one turned round', async () => {
    const [first, second] = textsOf(await soundCards({ cards: '  - {corner: A}\n' }));
    expect(second).toMatchObject({ text: 'A', rotate: 180 });
    expect(second!.x).toBeCloseTo(63 - first!.x);
    expect(second!.y).toBeCloseTo(88 - first!.y);
  });

  it('show the fields that they know, and pass by the others with a warning for each, once', async () => {
    const cards =
      '  - {id: a, title: Igel}\n  - {title: Dachs, txt: Gräbt., count: 2}\n  - {txt: x, notiz: y, Anzahl: 3}\n';
    const { value, diagnostics } = await drawCards({ cards });
    expect(value!.faces.map(({ alt }) => alt)).toEqual(['Igel', 'Dachs', 'Dachs', '3']);
    expect(diagnostics.map((one) => `${one.severity} ${told(one)}: ${one.help}`)).toEqual([
      'warning deck.yaml:4:20 E0242 no card shows the column `txt`: did you mean `text`?',
      'warning deck.yaml:5:14 E0242 no card shows the column `notiz`: leave it if it is for you alone, or name it in a template of your own',
    ]);
  });

  it('in a file of their own are warned of where the column is named', async () => {
    const files = besideFiles({ 'k4.csv': 'title;count;txt\nIgel;2;x\nDachs;1;y\n' });
    const source = { file: 'deck.yaml', text: 'size: [63, 88]\ncards: ./k4.csv\n' };
    const { diagnostics, documents } = await openStichwerk(files).layOut(source, PLAIN);
    expect(diagnostics.map(told)).toEqual(['k4.csv:1:13 E0242 no card shows the column `txt`']);
    expect(documents[0]!.cards).toBe(3);
  });

  it.each([
    [{ size: 'large' }, 'print larger cards, such as `--card 90x130mm`, or write less'],
    [{ ink: 'low' }, 'write less, or print larger cards'],
  ] as const)('whose texts do not fit are told in one finding if they are many: %j', async (look, help) => {
    const size = { width: 63, height: 88 };
    const long = 'Ein Brot gegen eine beliebige Karte. '.repeat(40);
    const cardsOf = (count: number) => Array.from({ length: count }, (_, at) => `  - {corner: 1, title: T, text: "${at}. ${long}"}\n`).join(''); // biome-ignore format: short
    const { diagnostics } = await drawCards({ cards: cardsOf(19), size, look });
    expect(diagnostics.map(told)).toEqual([
      expect.stringMatching(
        /^deck\.yaml:3:\d+ E0406 the texts of 19 cards do not fit; card `1`, field `text`: the text “0\. Ein Brot/,
      ),
    ]);
    expect(diagnostics[0]).toMatchObject({
      help,
      why: expect.stringMatching(/^these are the cards `1`, .* `19`$/),
    });
    const few = await drawCards({ cards: cardsOf(3), size, look });
    expect(few.diagnostics.map(({ code }) => code)).toEqual(['E0406', 'E0406', 'E0406']);
  });

  it('of which far too many do not fit are not all looked at', async () => {
    const long = 'Ein Brot gegen eine beliebige Karte. '.repeat(80);
    const cards = Array.from({ length: 60 }, (_, at) => `  - {text: "${at}. ${long}"}\n`).join('');
    const { diagnostics } = await drawCards({ cards });
    expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringMatching(/^the texts of at least 50 cards do not fit; /)]); // biome-ignore format: short
    expect(diagnostics[0]!.why).toMatch(/`20` and more$/);
  });

  it('are refused if they have no field that they know', async () => {
    const { diagnostics } = await drawCards({ cards: '  - {frage: Warum?, antwort: Darum.}\n' });
    expect(diagnostics.map(told)).toEqual([
      'deck.yaml:1:1 E0408 cards of the style `text` show `title`, `text`, `corner`, `symbol` and `color`, these have `frage` and `antwort`',
    ]);
    expect(diagnostics[0]!.help).toContain('style: ./face.svg.hbs');
  });

  it('have corners of 16 mm and no letter under 18 pt in large print, or say what does not fit', async () => {
    const look: Partial<FaceLook> = { size: 'large' };
    const cards = '  - {corner: 10, title: Igel, text: Frisst Schnecken.}\n';
    const size = { width: 105, height: 148 };
    const lines = textsOf(await soundCards({ cards, size, look }));
    expect(lines[0]!.size * MM_PER_PT * 0.66).toBeGreaterThanOrEqual(16);
    for (const line of lines) expect(line.size).toBeGreaterThanOrEqual(18 - 1e-9);
    const { diagnostics } = await drawCards({ cards: cards.replace('Frisst Schnecken.', 'Frisst Schnecken '.repeat(40)), size, look }); // biome-ignore format: short
    expect(diagnostics.map(told)).toEqual([expect.stringContaining('E0406 card `1`, field `text`: ')]);
  });

  it('centre what they say', async () => {
    for (const line of textsOf(
      await soundCards({ cards: '  - {title: Igel, text: Frisst Schnecken im Garten}\n' }),
    ))
      expect(line.x + (await widthOf(line)) / 2).toBeCloseTo(31.5);
  });
});

it('title and text stand by the line between them, whatever room is left', () => {
  for (const size of SIZES) {
    const places = placeText(size, { corner: false, title: true, symbol: false, text: true }, false);
    expect([places.title.align, places.text.align]).toEqual(['end', 'start']);
    const { title, text, rule } = places;
    const [end, start] = [title.y - 0.66 * title.size + title.block, text.y - 0.66 * text.size];
    expect(rule!.y - end).toBeCloseTo(start - rule!.y, 6);
    expect(start - end).toBeGreaterThan(4);
    const withSign = placeText(size, { corner: false, title: true, symbol: true, text: true }, false);
    expect([withSign.title.align, withSign.text.align, withSign.rule]).toEqual([
      'center',
      'center',
      undefined,
    ]);
  }
});
