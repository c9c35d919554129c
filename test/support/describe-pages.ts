import type { PrintDocument, StructureNode } from '../../src/page/page.ts';
import type { PathPrimitive, Primitive } from '../../src/page/primitive.ts';

/** Page data for a golden file, one line a primitive, so that a change reads as what moved and where to. */
export function describePages(document: PrintDocument): string {
  const lines = [`title ${document.title}`, `subject ${document.subject}`, `duplex ${document.duplex}`];
  for (const [index, page] of document.pages.entries()) {
    lines.push('', `page ${index + 1} ${mm(page.size.width)} × ${mm(page.size.height)}`);
    for (const { mark, content } of page.items) {
      for (const primitive of content) lines.push(`${String(mark).padStart(8)} ${describe(primitive)}`);
    }
  }
  lines.push('', ...describeNode(document.structure, 0), '');
  return lines.join('\n');
}

function describe(primitive: Primitive): string {
  switch (primitive.kind) {
    case 'text': {
      const { x, y, size, weight, color, rotate, text } = primitive;
      return `text ${mm(x)} ${mm(y)} ${mm(size)}pt ${weight} ${color}${rotate ? ` ↻${mm(rotate)}` : ''} ${JSON.stringify(text)}`;
    }
    case 'use': {
      const clip = primitive.clip && ` clip ${Object.values(primitive.clip).map(mm).join(' ')}`;
      return `use ${primitive.symbol} ${primitive.matrix.map(mm).join(' ')}${clip ?? ''}`;
    }
    case 'path':
      return `path ${describePath(primitive)}`;
  }
}

function describePath({ segments, fill, stroke }: PathPrimitive): string {
  const points = segments.map(([letter, ...numbers]) => `${letter} ${numbers.map(mm).join(' ')}`.trim());
  const line =
    stroke &&
    ` stroke ${stroke.color} ${mm(stroke.width)}${stroke.dash ? ` dash ${stroke.dash.join(' ')}` : ''}`;
  return `${points.join(' ')}${fill ? ` fill ${fill}` : ''}${line ?? ''}`;
}

function describeNode(node: StructureNode, depth: number): readonly string[] {
  const marks = node.children.filter((child) => typeof child === 'number');
  const nodes = node.children.filter((child) => typeof child !== 'number');
  const alt = node.alt === undefined ? '' : ` ${JSON.stringify(node.alt)}`;
  const words =
    node.words === undefined || node.words === node.alt ? '' : ` for ${JSON.stringify(node.words)}`;
  const scope = node.scope ? ` scope ${node.scope}` : '';
  const span = node.rows || node.columns ? ` spans ${node.rows ?? 1} × ${node.columns ?? 1}` : '';
  const own = `${'  '.repeat(depth)}${node.role}${alt}${words}${scope}${span} ${marks.join(' ')}`.trimEnd();
  return [own, ...nodes.flatMap((child) => describeNode(child, depth + 1))];
}

function mm(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}
