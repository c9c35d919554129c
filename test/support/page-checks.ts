import { readFileSync } from 'node:fs';
import { MM_PER_PT, type Mm, type Rect } from '../../src/page/geometry.ts';
import type { Page, PrintDocument, StructureNode } from '../../src/page/page.ts';
import type { Body } from '../../src/page/paper.ts';
import type { TextPrimitive } from '../../src/page/primitive.ts';
import { LINES, PAGE_MARGIN } from '../../src/page/theme.ts';
import { openFonts } from '../../src/pdf/fonts.ts';
import { overlap, within } from './card-sheets.ts';
import { drawn, texts } from './pages.ts';
import { boundsOfSegments } from './read-pdf-paths.ts';

const font = (name: string) =>
  readFileSync(new URL(`../../assets/fonts/SourceSans3-${name}.ttf`, import.meta.url));

const { measure } = await openFonts({ regular: font('Regular'), semibold: font('Semibold') });

/** What a line of text covers. */
interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly text: string;
}

/** What a line of text covers, from a bit above its small letters to its baseline. */
export function extentOf(text: TextPrimitive): Extent {
  const width = measure.width(text.text.trimEnd(), text);
  const height = text.size * MM_PER_PT * 0.5;
  const angle = ((text.rotate ?? 0) * Math.PI) / 180;
  const corners = [
    [0, 0],
    [width, 0],
    [0, -height],
    [width, -height],
  ].map(([x = 0, y = 0]) => ({
    x: text.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: text.y + x * Math.sin(angle) + y * Math.cos(angle),
  }));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    text: text.text,
  };
}

/** Pairs of texts that run into each other. */
export function overlaps(page: Page): readonly string[] {
  const extents = texts(page).map(extentOf);
  return extents.flatMap((one, index) =>
    extents.slice(index + 1).flatMap((other) => {
      const apart =
        one.right <= other.left + 0.05 ||
        other.right <= one.left + 0.05 ||
        one.bottom <= other.top + 0.05 ||
        other.bottom <= one.top + 0.05;
      return apart ? [] : [`${one.text} / ${other.text}`];
    }),
  );
}

/** Outlines of cards, dashed ones among them, and of rings, which are larger, by their lines; `scale` times enlarged. */
export function cardsOn(page: Page, scale = 1): readonly Rect[] {
  const widths = [LINES.card.width * scale, LINES.ring.width * scale];
  return drawn(page).flatMap((one) =>
    one.kind === 'path' && one.stroke && (one.stroke.dash || widths.some((width) => Math.abs(one.stroke!.width - width) < 1e-9)) // biome-ignore format: short
      ? [boundsOfSegments(one.segments)]
      : [],
  );
}

/** What is wrong on pages of a handout or sheet: texts and cards that meet, and whatever stands outside the margins. */
export function layoutFaults(pages: readonly Page[], paper: Body): readonly string[] {
  return pages.flatMap((page, index) => {
    const faults = [...overlaps(page), ...cardsMeeting(page, paper.scale), ...outside(page, paper)];
    return faults.map((fault) => `page ${index + 1}: ${fault}`);
  });
}

function cardsMeeting(page: Page, scale: number): readonly string[] {
  const cards = cardsOn(page, scale);
  return cards.flatMap((one, at) =>
    cards
      .slice(at + 1)
      .filter((other) => overlap(one, other) && !within(one, other) && !within(other, one))
      .map((other) => `cards ${JSON.stringify(one)} and ${JSON.stringify(other)}`),
  );
}

/** Lines, frames and texts beyond the margins; a ring reaches beyond its card, the words at the foot below the body. */
function outside(page: Page, { left, top, width, scale }: Body): readonly string[] {
  const [first, last] = [left * scale, (left + width) * scale];
  const reach = 1.5 * scale;
  const body = {
    x: first - reach,
    y: top * scale - reach,
    width: last - first + 2 * reach,
    height: page.size.height - 2 * (top * scale - reach),
  };
  const paths = drawn(page).flatMap((one) => (one.kind === 'path' ? [boundsOfSegments(one.segments)] : []));
  const words = texts(page).map(extentOf);
  return [
    ...paths.filter((path) => !within(path, body)).map((path) => `outside: ${JSON.stringify(path)}`),
    ...words
      .filter((at) => at.left < first - 0.1 || at.right > last + 0.1 || at.bottom > page.size.height - 5)
      .map(({ text }) => `outside: ${text}`),
  ];
}

/** Headings that are the last words of their page, above its foot. */
export function lonelyHeadings({ pages, structure }: PrintDocument): readonly string[] {
  const headings = new Set(marksUnder(structure, false));
  return pages.flatMap(({ items }) => {
    const said = items.filter(({ mark }) => mark !== 'artifact');
    const last = said.at(-1);
    if (!last || typeof last.mark !== 'number' || !headings.has(last.mark)) return [];
    return last.content.flatMap((one) => (one.kind === 'text' ? [one.text] : []));
  });
}

function marksUnder({ role, children }: StructureNode, inside: boolean): readonly number[] {
  const heads = inside || /^H\d$/.test(role);
  return children.flatMap((child) =>
    typeof child === 'number' ? (heads ? [child] : []) : marksUnder(child, heads),
  );
}

/** How far down a page anything is said above its foot, 1 for the whole body. */
export function filled(page: Page, foot: Mm): number {
  const { height } = page.size;
  const marked = page.items.filter(({ mark }) => mark !== 'artifact').flatMap(({ content }) => content);
  const lowest = marked.flatMap((one) => (one.kind === 'text' ? [one.y] : []));
  return (Math.max(0, ...lowest) - PAGE_MARGIN) / (height - PAGE_MARGIN - foot);
}
