import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MM_PER_PT } from '../../src/page/geometry.ts';
import type { PathPrimitive, Primitive } from '../../src/page/primitive.ts';
import { readDrawing, readSymbol } from '../../src/svg/drawing.ts';
import { fakeMeasure } from '../support/fake-measure.ts';

function read(body: string, more: object = {}): readonly Primitive[] {
  const drawing = readDrawing(`<svg viewBox="0 0 20 20">${body}</svg>`, {
    color: '#0072B2',
    ...more,
  });
  if ('problem' in drawing) throw new Error(drawing.problem);
  return drawing.primitives;
}

function path(body: string): PathPrimitive {
  const [first] = read(body);
  if (first?.kind !== 'path') throw new Error('no path');
  return first;
}

/** Rounded, so that sums of fractions compare. */
const rounded = ({ segments }: PathPrimitive) =>
  segments.map(([name, ...values]) => [name, ...values.map((value) => Math.round(value * 1e6) / 1e6 + 0)]);

describe('drawings', () => {
  it('are told their size by the view box', () => {
    const drawing = readDrawing('<svg viewBox="-6 -6 12 13" width="12mm"/>', {});
    expect(drawing).toEqual({ primitives: [], box: { x: -6, y: -6, width: 12, height: 13 } });
  });

  it('make every path absolute, with cubics as the only curves', () => {
    expect(rounded(path('<path d="m1 1h2v3l-1 1z"/>'))).toEqual([
      ['M', 1, 1],
      ['L', 3, 1],
      ['L', 3, 4],
      ['L', 2, 5],
      ['Z'],
    ]);
    expect(rounded(path('<path d="M0 0Q3 0 3 3T6 6"/>'))).toEqual([
      ['M', 0, 0],
      ['C', 2, 0, 3, 1, 3, 3],
      ['C', 3, 5, 4, 6, 6, 6],
    ]);
    expect(rounded(path('<path d="M0 0C0 1 1 2 2 2S4 3 4 4"/>'))[2]).toEqual(['C', 3, 2, 4, 3, 4, 4]);
    expect(rounded(path('<path d="M0 5A5 5 0 0 1 10 5"/>')).map(([name]) => name)).toEqual(['M', 'C', 'C']);
  });

  it('know the basic shapes', () => {
    expect(rounded(path('<rect x="1" y="2" width="3" height="4"/>'))).toEqual([
      ['M', 1, 2],
      ['L', 4, 2],
      ['L', 4, 6],
      ['L', 1, 6],
      ['Z'],
    ]);
    expect(rounded(path('<rect width="4" height="4" rx="9"/>'))[0]).toEqual(['M', 2, 0]);
    expect(rounded(path('<circle cx="5" cy="6" r="2"/>'))[1]!.slice(-2)).toEqual([7, 6]);
    expect(rounded(path('<ellipse cx="5" cy="6" rx="2" ry="3"/>'))[0]).toEqual(['M', 5, 3]);
    expect(rounded(path('<polygon points="0,0 1,0 1,1"/>'))).toEqual([
      ['M', 0, 0],
      ['L', 1, 0],
      ['L', 1, 1],
      ['Z'],
    ]);
    expect(rounded(path('<polyline points="0 0 1 0" fill="none" stroke="#000"/>'))).toHaveLength(2);
    expect(rounded(path('<line x2="4" y2="5" stroke="black"/>'))[1]).toEqual(['L', 4, 5]);
    expect(read('<rect width="0" height="3"/><circle r="0"/><path d=""/>')).toEqual([]);
  });

  it('compose transforms from the outside in, and scale lines along', () => {
    const drawn = path(
      '<g transform="translate(10 5) scale(2)"><path transform="rotate(90)" d="M1 0L0 0" fill="none" stroke="#1A1A1A" stroke-width=".3" stroke-dasharray="1 .5"/></g>',
    );
    expect(rounded(drawn)).toEqual([
      ['M', 10, 7],
      ['L', 10, 5],
    ]);
    expect(drawn.stroke).toEqual({ color: '#1A1A1A', width: 0.6, dash: [2, 1] });
    expect(rounded(path('<path transform="matrix(1 0 0 1 3 4)" d="M0 0L1 1"/>'))[0]).toEqual(['M', 3, 4]);
    expect(rounded(path('<path transform="rotate(180 2 2), translate(1)" d="M0 0L1 1"/>'))[0]).toEqual([
      'M',
      3,
      4,
    ]);
    expect(rounded(path('<path transform="skewX(45)" d="M0 2L1 1"/>'))[0]).toEqual(['M', 2, 2]);
  });

  it('inherit paint from groups and the root', () => {
    const [a, b] = read(
      '<g fill="none" stroke="#D55E00" stroke-linecap="round" fill-rule="evenodd"><path d="M0 0L1 1"/><path d="M0 0L1 1" fill="currentColor" stroke="none"/></g>',
    );
    expect(a).toMatchObject({ stroke: { color: '#D55E00', width: 1, cap: 'round' } });
    expect(a).not.toHaveProperty('fill');
    expect(b).toMatchObject({ fill: '#0072B2', fillRule: 'evenodd' });
    expect(b).not.toHaveProperty('stroke');
    expect(path('<path d="M0 0L1 1"/>').fill).toBe('#000000');
    expect(path('<path d="M0 0L1 1" fill="#1aF"/>').fill).toBe('#11aaFF');
  });

  it('may have a title, comments and the XML declaration', () => {
    const text =
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- a <b> -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>Kreis &amp; Co</title><path id="p" aria-hidden="true" d="M0 0L1 1"/></svg>\n';
    expect(readDrawing(text, {})).toMatchObject({ primitives: [{ kind: 'path' }] });
  });

  it('anchor text by its measured width and turn it with its group', () => {
    const body =
      '<g transform="translate(51 68) rotate(180)"><text x="6" y="10.7" font-size="10" font-weight="600" text-anchor="middle" fill="#009E73">&lt;1</text></g>';
    const [text] = read(body, { measure: fakeMeasure });
    expect(text).toMatchObject({
      kind: 'text',
      text: '<1',
      weight: 'semibold',
      color: '#009E73',
      rotate: 180,
    });
    if (text?.kind !== 'text') return;
    expect([text.x, text.y, text.size * MM_PER_PT].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([
      50, 57.3, 10,
    ]);
  });

  it('use symbols through the transforms around them', () => {
    const [use] = read('<use href="#shape" transform="translate(6 14.7) scale(0.44)" x="1"/>', {
      symbols: new Set(['shape']),
    });
    expect(use).toEqual({ kind: 'use', symbol: 'shape', matrix: [0.44, 0, 0, 0.44, 6.44, 14.7] });
  });

  it('become symbols in a colour', () => {
    const text = '<svg viewBox="-6 -6 12 12"><circle r="5" fill="currentColor"/></svg>';
    expect(readSymbol('circle-blue', text, '#0072B2')).toMatchObject({
      id: 'circle-blue',
      box: { x: -6, width: 12 },
      content: [{ fill: '#0072B2' }],
    });
    expect(readSymbol('circle', text)).toMatchObject({ problem: expect.stringContaining('currentColor') });
  });

  it.each(readdirSync('assets/svg').filter((name) => name.endsWith('.svg')))(
    'that are shipped are accepted: %s',
    (name) => {
      const symbol = readSymbol(name, readFileSync(`assets/svg/${name}`, 'utf8'), '#0072B2');
      expect(symbol).not.toHaveProperty('problem');
      if ('content' in symbol) expect(symbol.content.length).toBeGreaterThan(0);
    },
  );
});
