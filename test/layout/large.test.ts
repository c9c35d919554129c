import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/layout/lay-out.ts';
import type { Block, TextBlock } from '../../src/page/block.ts';
import type { FlowContent } from '../../src/page/content.ts';
import { bodyOf, PAPERS } from '../../src/page/paper.ts';
import { STYLES, THEMES } from '../../src/page/theme.ts';
import { fakeMeasure } from '../support/fake-measure.ts';
import { documentOf, drawn, layBlocks, linesOf, textAt, texts } from '../support/pages.ts';

const paragraph = (text: string, role: TextBlock['role'] = 'P'): TextBlock => ({
  kind: 'text',
  role,
  style: 'body',
  runs: [{ text }],
});
const footer = { left: [{ text: 'Spiel' }], center: ['Seite'], right: [{ text: 'geprüft' }] };

describe('large words', () => {
  it('are 18 pt or more in every style', () => {
    const { styles, scale } = THEMES.large;
    for (const [name, { size, leading }] of Object.entries(styles)) {
      expect([name, size * scale >= 18, leading > size]).toEqual([name, true, true]);
      expect(size * scale).toBeGreaterThan(STYLES[name as keyof typeof STYLES].size);
    }
  });

  it('stand within the same margins, with lines that grow along', () => {
    const blocks: readonly Block[] = [paragraph('Wort'), { kind: 'rule', line: 'hairline' }];
    const page = layBlocks(blocks, { size: 'large' }).pages[0];
    expect(textAt(page, 'Wort')).toMatchObject({ x: 18, size: 18 });
    expect(linesOf(page)[0]).toMatchObject([18, expect.anything(), 192, expect.anything()]);
    const [rule] = drawn(page).filter((one) => one.kind === 'path');
    expect(rule).toMatchObject({ stroke: { width: THEMES.large.lines.hairline.width * 1.6 } });
  });

  it('take two lines at the foot of the page, both of them 5 mm from its edge or more', () => {
    const page = layBlocks([paragraph('Wort')], { size: 'large', footer }).pages[0];
    const [left, center, right] = ['Spiel', 'Seite', 'geprüft'].map((start) => textAt(page, start));
    expect(left!.y).toBeCloseTo(center!.y, 9);
    expect(right!.x).toBeCloseTo(left!.x, 9);
    expect(right!.y).toBeGreaterThan(left!.y + 6);
    expect(right!.y).toBeLessThan(PAPERS.A4.height - 5);
  });
});

describe('papers', () => {
  it('leave the usual size and margins on A4, Letter and Legal', () => {
    expect(bodyOf(PAPERS.A4)).toEqual({ left: 18, top: 18, width: 174, height: 257, scale: 1 });
    expect(bodyOf(PAPERS.Letter)).toMatchObject({ left: 18, scale: 1 });
    expect(bodyOf(PAPERS.Legal)).toMatchObject({ left: 18, scale: 1 });
  });

  it('enlarge what stands on A3, within the same margins', () => {
    const { left, width, scale } = bodyOf(PAPERS.A3);
    expect(scale).toBeCloseTo((297 - 36) / (215.9 - 36), 9);
    expect(left * scale).toBeCloseTo(18, 9);
    expect(width * scale).toBeCloseTo(297 - 36, 9);
  });

  it('that hold no line are refused in one sentence', () => {
    const content: FlowContent = { kind: 'flow', blocks: [paragraph('Wort')], footer, size: 'large' };
    const { value, diagnostics } = layOut(documentOf(content), { paper: PAPERS.A5, measure: fakeMeasure });
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'E0404 a paper of 148 × 210 mm is too small for words in large print',
    ]);
  });
});

describe('words that lead to a figure', () => {
  const space = (height: number): Block => ({ kind: 'space', height });
  const figure = (height: number): Block => ({ kind: 'picture', size: { width: 10, height }, content: [] });
  const pageOf = (blocks: readonly Block[], start: string) =>
    layBlocks(blocks).pages.findIndex((page) => texts(page).some(({ text }) => text.startsWith(start)));

  it('go to the next page with it', () => {
    const caption = { ...paragraph('So:'), keep: true };
    expect(pageOf([figure(230), space(2), caption, space(2), figure(40)], 'So:')).toBe(1);
    expect(pageOf([figure(230), space(2), paragraph('So:'), space(2), figure(40)], 'So:')).toBe(0);
  });

  it('keep their heading, even if a page cannot hold the figure as well', () => {
    const caption = { ...paragraph('So:'), keep: true };
    const blocks = [figure(240), paragraph('Kopf', 'H2'), caption, figure(250)];
    expect(pageOf(blocks, 'Kopf')).toBe(pageOf(blocks, 'So:'));
  });
});
