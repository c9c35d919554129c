import type { Language } from '../../src/cards/localized.ts';
import type { Source } from '../../src/definition/game.ts';
import type { Size } from '../../src/page/geometry.ts';

/** How far faces reach beyond the trim if they bleed, mm: further than any bleed that is asked for; and how far backs do. */
export const FACE_REACH = 11;
export const BACK_REACH = 10;

/** Colours by which the parts of a card are known again on paper. */
export const COLORS = {
  front: { ground: '#e0f0ff', trim: '#fff0e0', mark: '#304050' },
  back: { ground: '#f0e0ff', trim: '#e0ffe8', mark: '#503040' },
} as const;

/** A corner of a card that looks like no other, and like no mirrored one; mm from the card's top left corner. */
export const MARK = [
  [2, 2],
  [12, 2],
  [2, 7],
] as const;

/** Where the baseline of the number of a card begins, and its size, mm. */
export const NUMBER = { x: 4, y: 16, size: 5 } as const;

/** A drawing of a card: its ground beyond the trim, its trim as an area from the top left corner clockwise, a mark. */
function drawing(
  { width, height }: Size,
  side: keyof typeof COLORS,
  reach: number,
  viewBox: string,
  more = '',
): string {
  const { ground, trim, mark } = COLORS[side];
  const [right, bottom] = [width + reach, height + reach];
  const [a, b, c] = MARK.map(([x, y]) => `${x} ${y}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">
<path fill="${ground}" d="M${-reach} ${-reach} L${right} ${-reach} L${right} ${bottom} L${-reach} ${bottom} Z"/>
<path fill="${trim}" d="M0 0 L${width} 0 L${width} ${height} L0 ${height} Z"/>
<path fill="${mark}" d="M${a} L${b} L${c} Z"/>
${more}</svg>
`;
}

/** Files of a deck whose cards tell where they were put: its definition, its face and its back. */
interface MarkedDeck {
  readonly source: Source;
  readonly beside: Readonly<Record<string, string>>;
}

/** What the deck is called, and how it is called if it says more than a margin has room for. */
export const TITLES: Readonly<Record<Language, string>> = { de: 'Prüfkarten', en: 'Test cards' };
const LONG_TITLES: typeof TITLES = {
  de: `${TITLES.de} für alle, die ganz genau wissen wollen, wo auf dem Papier eine Karte liegt`,
  en: `${TITLES.en} for everybody who wants to know exactly where on the paper a card lies`,
};

/** A deck of so many different cards of a size, every one with its number from 1; its faces reach so far beyond the trim. */
export function markedDeck(count: number, card: Size, reach: number): MarkedDeck {
  const { width, height } = card;
  const cards = Array.from({ length: count }, (_, at) => `  - {id: k${at + 1}, nr: "${at + 1}"}`);
  const number = `<text x="${NUMBER.x}" y="${NUMBER.y}" font-size="${NUMBER.size}">{{nr}}</text>\n`;
  const grown = `${-BACK_REACH} ${-BACK_REACH} ${width + 2 * BACK_REACH} ${height + 2 * BACK_REACH}`;
  const { de, en } = count % 2 === 0 ? TITLES : LONG_TITLES;
  return {
    source: {
      file: 'marked.yaml',
      text: `title: {de: "${de}", en: "${en}"}
size: [${width}, ${height}]
style: ./face.svg.hbs
back: ./back.svg
cards:
${cards.join('\n')}
`,
    },
    beside: {
      'face.svg.hbs': drawing(card, 'front', reach, `0 0 ${width} ${height}`, number),
      'back.svg': drawing(card, 'back', BACK_REACH, grown),
    },
  };
}
