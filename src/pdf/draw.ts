import { MM_PER_PT, type Rect } from '../page/geometry.ts';
import type {
  PathPrimitive,
  Primitive,
  Segment,
  Stroke,
  TextPrimitive,
  UsePrimitive,
} from '../page/primitive.ts';
import type { GlyphRun } from './fonts.ts';
import { choose, factor, length } from './numbers.ts';
import type { PdfFont } from './pdf-file.ts';

/** What the operators of a drawing refer to by name. */
export interface Resources {
  /** Name under which the symbol can be drawn here. */
  readonly symbol: (id: string) => string;
  /** The font of a text, ready to be used here, and the text set in it. */
  readonly line: (text: TextPrimitive) => {
    readonly font: PdfFont;
    readonly run: GlyphRun;
    readonly em: number;
  };
}

/** The operators that draw primitives in a coordinate system of mm with y downwards; they leave no state behind but colours and lines. */
export function draw(content: readonly Primitive[], resources: Resources): string {
  return content
    .map((primitive) => drawOne(primitive, resources))
    .filter((operators) => operators !== '')
    .join('\n');
}

/** The same, and nothing of it outside of a rectangle. */
export function drawClipped(
  content: readonly Primitive[],
  clip: Rect | undefined,
  resources: Resources,
): string {
  const operators = draw(content, resources);
  if (clip === undefined || operators === '') return operators;
  return ['q', clipTo(clip), operators, 'Q'].join('\n');
}

function clipTo({ x, y, width, height }: Rect): string {
  return `${[x, y, width, height].map(length).join(' ')} re W n`;
}

function drawOne(primitive: Primitive, resources: Resources): string {
  switch (primitive.kind) {
    case 'path':
      return drawPath(primitive);
    case 'text':
      return drawText(primitive, resources);
    case 'use':
      return drawUse(primitive, resources);
  }
}

function drawPath({ segments, fill, fillRule, stroke }: PathPrimitive): string {
  if (segments.length === 0 || (fill === undefined && stroke === undefined)) return '';
  const look: string[] = [];
  if (fill !== undefined) look.push(choose(fill, 'fill'));
  if (stroke !== undefined) look.push(strokeState(stroke));
  return [...look, ...segments.map(drawSegment), paint(fill, fillRule, stroke)].join('\n');
}

function paint(
  fill: PathPrimitive['fill'],
  rule: PathPrimitive['fillRule'],
  stroke: PathPrimitive['stroke'],
): string {
  if (fill === undefined) return 'S';
  return `${stroke === undefined ? 'f' : 'B'}${rule === 'evenodd' ? '*' : ''}`;
}

function strokeState({ color, width, cap = 'butt', join = 'miter', dash }: Stroke): string {
  const pattern = dash === undefined ? '' : dash.map(length).join(' ');
  const ends = `${cap === 'round' ? 1 : 0} J ${join === 'round' ? 1 : 0} j`;
  return `${choose(color, 'line')} ${length(width)} w ${ends} [${pattern}] 0 d`;
}

function drawSegment(segment: Segment): string {
  switch (segment[0]) {
    case 'M':
      return `${length(segment[1])} ${length(segment[2])} m`;
    case 'L':
      return `${length(segment[1])} ${length(segment[2])} l`;
    case 'C':
      return `${segment
        .slice(1)
        .map((value) => length(value as number))
        .join(' ')} c`;
    case 'Z':
      return 'h';
  }
}

function drawUse({ symbol, matrix, clip }: UsePrimitive, resources: Resources): string {
  const clipping = clip === undefined ? [] : [clipTo(clip)];
  const placing = `${matrix.map(factor).join(' ')} cm`;
  return ['q', ...clipping, placing, `/${resources.symbol(symbol)} Do`, 'Q'].join('\n');
}

function drawText(text: TextPrimitive, resources: Resources): string {
  const { font, run, em } = resources.line(text);
  const angle = ((text.rotate ?? 0) * Math.PI) / 180;
  const cos = Math.cos(angle) * MM_PER_PT;
  const sin = Math.sin(angle) * MM_PER_PT;
  // Glyphs grow upwards, the page downwards.
  const matrix = `${[cos, sin, sin, -cos].map(factor).join(' ')} ${length(text.x)} ${length(text.y)} Tm`;
  const face = `/${font.id} ${length(text.size)} Tf ${choose(text.color, 'fill')}`;
  const shown = `${face} ${matrix} ${showGlyphs(font, run, em, text.tracking ?? 0)}`;
  if (text.edge === undefined) return `BT ${shown} ET`;
  return `BT ${strokeState({ ...text.edge, join: 'round' })} 2 Tr ${shown} 0 Tr ET`;
}

function showGlyphs(font: PdfFont, { glyphs }: GlyphRun, em: number, tracking: number): string {
  let shown = '';
  for (const [at, { id, advance, kern, codePoint }] of glyphs.entries()) {
    const index = font.subset.includeGlyph(id);
    font.widths[index] ??= (advance * 1000) / em;
    font.unicode[index] ??= [codePoint];
    shown += index.toString(16).padStart(4, '0');
    const shift = at === glyphs.length - 1 ? 0 : kern / em + tracking;
    if (shift !== 0) shown += `> ${length(-shift * 1000)} <`;
  }
  return `[<${shown}>] TJ`;
}
