import { describe, expect, test } from 'vitest';
import type { StructureNode } from '../../src/page/page.ts';
import type { Primitive } from '../../src/page/primitive.ts';
import { renderPdf } from '../../src/pdf/render.ts';
import { readPdf } from '../support/read-pdf.ts';
import { actualTexts, readObjects } from '../support/read-pdf-objects.ts';
import { fonts, OPTIONS, rectangle, taggedDocument, words } from './sample-document.ts';

const SIGN: Primitive = { kind: 'path', segments: rectangle(30, 40, 12, 3), fill: '#C4122F' };

const draw = (node: Omit<StructureNode, 'children'>, content: readonly Primitive[] = [SIGN]) =>
  renderPdf(taggedDocument([{ mark: 0, content }], [{ ...node, children: [0] }]), OPTIONS);

describe('a drawing that stands for words', () => {
  test('is replaced by them where text is searched or copied', async () => {
    expect(actualTexts(await draw({ role: 'Span', words: 'Kreuz' }))).toEqual(['Kreuz']);
    expect(actualTexts(await draw({ role: 'Span', words: 'Größe (1) \\ ♣' }))).toEqual(['Größe (1) \\ ♣']);
    expect(actualTexts(await draw({ role: 'Figure', alt: 'Kreuz' }))).toEqual([]);
  });

  test('has ordinary spaces in them, which are what is typed', async () => {
    expect(actualTexts(await draw({ role: 'Span', words: 'Herz\u00a010' }))).toEqual(['Herz 10']);
  });

  test('has them written across it, without ink', async () => {
    const bytes = await draw({ role: 'Span', words: 'Kreuz' });
    const { pages } = await readPdf(bytes);
    const [{ text, x, y, width, size }] = pages[0]!.standIns as [(typeof pages)[0]['texts'][0]];
    expect(text).toBe('Kreuz');
    expect(x).toBeGreaterThan(30);
    expect(x + width).toBeLessThan(42);
    expect(x + width / 2).toBeCloseTo(36, 1);
    expect(y).toBeGreaterThan(41.5);
    expect(y).toBeLessThan(43);
    expect(size).toBeLessThan(8.51);
    expect([...readObjects(bytes).values()].map(({ stream = '' }) => stream).join()).toMatch(
      /q 3 Tr\nBT [^\n]* ET\nQ/,
    );
  });

  test('keeps its letters to itself, since they are part of what is replaced', async () => {
    const bytes = await draw({ role: 'Figure', alt: 'Bube', words: 'Bube' }, [SIGN, words('B', 31, 42)]);
    const content = [...readObjects(bytes).values()].find(({ stream }) => stream?.includes('ActualText'))!
      .stream!;
    const [before, inside] = content.split(/ActualText|\nEMC/);
    expect(before).not.toContain('BT');
    expect(inside!.match(/\bBT\b/g)).toHaveLength(2);
  });

  test('is described in its own words where there are any', async () => {
    const structure = async (node: Omit<StructureNode, 'children'>) =>
      new TextDecoder('latin1').decode(await draw(node)).match(/\/(Alt|ActualText) \([^)]*\)/g);
    expect(await structure({ role: 'Figure', alt: 'Bube, gewinnt', words: 'Bube' })).toEqual(['/Alt (Bube, gewinnt)']); // biome-ignore format: a call
    expect(await structure({ role: 'Span', words: 'Kreuz' })).toEqual(['/ActualText (Kreuz)']);
  });

  test('is written in the characters of the font, for what the font lacks would be an empty box', async () => {
    expect(fonts.measure.missing('\u{1f0cf}', 'regular')).toBe('\u{1f0cf}');
    const bytes = await draw({ role: 'Span', words: 'Joker \u{1f0cf}' });
    expect(actualTexts(bytes)).toEqual(['Joker \u{1f0cf}']);
    expect((await readPdf(bytes)).pages[0]!.standIns.map(({ text }) => text.trim())).toEqual(['Joker']);
  });
});
