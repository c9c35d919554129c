import type { Mm, Size } from '../page/geometry.ts';
import { CARDS } from '../page/paper.ts';

/** Which parts a card of the style `text` has. */
export interface TextParts {
  readonly corner: boolean;
  readonly title: boolean;
  readonly symbol: boolean;
  readonly text: boolean;
}

/** A text in a box: where its first line begins or has its middle, the room for its lines, its size and the least. */
interface TextPlace {
  readonly x: Mm;
  readonly y: Mm;
  readonly inline: Mm;
  readonly block: Mm;
  readonly size: Mm;
  readonly smallest: Mm;
  /** Where lines that leave room stand in it. */
  readonly align: 'start' | 'center' | 'end';
}

/** Where the parts of a card of the style `text` stand, from its top left corner. */
interface TextPlaces {
  readonly corner: TextPlace;
  readonly title: TextPlace;
  readonly symbol: { readonly x: Mm; readonly y: Mm; readonly width: Mm; readonly height: Mm };
  readonly text: TextPlace;
  /** A thin line between title and text, where no symbol stands between them. */
  readonly rule: { readonly from: Mm; readonly to: Mm; readonly y: Mm } | undefined;
}

/** Height of capitals, in units of the size. */
const CAPITALS = 0.66;

/** Sizes on a card of 63 × 88 mm. */
const NORMAL = { corner: 7, title: 6.4, only: 10, text: 4.2, textOnly: 5.4, least: 2.2 };

/** Letters for people who see badly: corners 16 mm high, and nothing smaller than 18 pt. */
const LARGE = { corner: 24.5, title: 10, only: 14, text: 7.4, textOnly: 8.5, least: 6.35 };

/** How much of the height a corner may take, with its margin. */
const CORNER_SHARE = 0.36;

/** How title, symbol and text share the height, if they are there. */
const SHARES = { title: 22, symbol: 38, text: 40 };

/** Places the parts of a card in words, on cards of any size. */
export function placeText(card: Size, parts: TextParts, large: boolean): TextPlaces {
  const unit = unitOf(card);
  const sizes = large ? LARGE : NORMAL;
  const corner = placeCorner(card, large ? sizes.corner : sizes.corner * unit, large);
  const { x: margin, inline } = corner;
  const isRuled = parts.title && parts.text && !parts.symbol;
  const gap = (isRuled ? 8 : 3) * unit;
  const { top, blockOf } = share(card, parts, parts.corner ? corner.y + 3.4 * unit : margin, gap);
  const isAlone = [parts.title, parts.symbol, parts.text].filter((part) => part).length === 1;
  const place = (part: 'title' | 'text', best: Mm): TextPlace => {
    // Without a sign between them both stand by the line, as a head and what it is about.
    const align = !isRuled ? 'center' : part === 'title' ? 'end' : 'start';
    const size = Math.max(best * unit, sizes.least);
    const y = top[part] + CAPITALS * size;
    return { x: card.width / 2, y, inline, block: blockOf(part), size, smallest: sizes.least, align };
  };
  const [from, to] = [card.width / 2 - 7 * unit, card.width / 2 + 7 * unit];
  return {
    corner,
    title: place('title', isAlone ? sizes.only : sizes.title),
    symbol: { x: margin, y: top.symbol, width: inline, height: blockOf('symbol') },
    text: place('text', isAlone ? sizes.textOnly : sizes.text),
    rule: isRuled ? { from, to, y: top.text - gap / 2 } : undefined,
  };
}

/** The upper corner; both together leave the middle of the card free, or do not fit. */
function placeCorner(card: Size, size: Mm, large: boolean): TextPlace {
  const margin = Math.max(3.5, 5 * unitOf(card));
  return {
    x: margin,
    y: margin + size * CAPITALS,
    inline: card.width - 2 * margin,
    block: Math.min(card.height * CORNER_SHARE - margin, size),
    size,
    smallest: large ? size : NORMAL.least,
    align: 'start',
  };
}

/** Shares the height between two bands of corners among the parts that are there. */
function share({ height }: Size, parts: TextParts, band: Mm, gap: Mm) {
  const shown = (['title', 'symbol', 'text'] as const).filter((part) => parts[part]);
  const whole = shown.reduce((sum, part) => sum + SHARES[part], 0);
  const free = Math.max(0, height - 2 * band - Math.max(0, shown.length - 1) * gap);
  const blockOf = (part: keyof typeof SHARES): Mm => (parts[part] ? (free * SHARES[part]) / whole : 0);
  const below = (part: keyof typeof SHARES): Mm => (parts[part] ? blockOf(part) + gap : 0);
  const symbol = band + below('title');
  return { top: { title: band, symbol, text: symbol + below('symbol') }, blockOf };
}

/** How large everything is beside a poker card; letters of wide and high cards follow their area. */
function unitOf({ width, height }: Size): number {
  const unit = Math.min(
    Math.sqrt((width * height) / (CARDS.poker.width * CARDS.poker.height)),
    width / 50,
    height / 50,
  );
  return Math.min(1.5, Math.max(0.55, unit));
}
