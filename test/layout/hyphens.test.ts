import { describe, expect, it } from 'vitest';
import { row, space, text } from '../../src/documents/blocks.ts';
import { layOutDivided, loadDivide } from '../../src/layout/hyphenation.ts';
import type { Block } from '../../src/page/block.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import { PAPERS } from '../../src/page/paper.ts';
import { fakeMeasure } from '../support/fake-measure.ts';
import { documentOf, texts } from '../support/pages.ts';
import { pagesOf, readSource } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';

const WORDS = 'Wer den Trumpf genannt hat, ist mit der eigenen Partei Trumpfmacher; die Gegenspielerinnen dürfen zurückverdoppeln, wenn sie siegesgewiss sind.'; // biome-ignore format: short

async function lay(blocks: readonly Block[], language = 'de'): Promise<PrintDocument> {
  const document = { ...documentOf({ kind: 'flow', blocks }), language };
  const { value } = await layOutDivided(document, { paper: PAPERS.A4, measure: fakeMeasure });
  return value!;
}

const narrow = (width: number, words = WORDS) => row([[width, text('body', words)], ['rest', space(0)]]); // biome-ignore format: a pair

/** Hyphens that divide words, as they are read. */
const hyphensIn = ({ structure }: PrintDocument) =>
  nodesIn(structure).filter(({ words }) => words === '\u00ad');

describe('words in narrow columns', () => {
  it('are divided where a line would stay rather empty, the first time and every other', async () => {
    const [first, second] = [await lay([narrow(42)]), await lay([narrow(42)])];
    expect(hyphensIn(first).length).toBeGreaterThan(0);
    expect(second).toEqual(first);
  });

  it('lose no letter and are read as one', async () => {
    for (const width of [12, 20, 30, 42, 55, 64]) {
      const document = await lay([narrow(width)]);
      const [said] = nodesIn(document.structure).filter(({ role }) => role === 'P');
      expect(wordsOf(document, said!).replaceAll(' ', '')).toBe(WORDS.replaceAll(' ', ''));
    }
  });

  it('keep three letters at least on either side, and fit their lines', async () => {
    for (const width of [30, 36, 42, 48]) {
      const document = await lay([narrow(width)]);
      const lines = texts(document.pages[0]);
      for (const [at, { text: own, x, ...face }] of lines.entries()) {
        expect(x + fakeMeasure.width(own.trimEnd(), face) - 18).toBeLessThanOrEqual(width + 0.01);
        if (own !== '-') continue;
        expect(lines[at - 1]?.text).toMatch(/\p{L}{3}$/u);
        expect(lines[at + 1]?.text).toMatch(/^\p{L}{3}/u);
      }
    }
  });

  it('stay whole in headings, in wide columns and where a line is full enough', async () => {
    const heading: Block = { ...text('body', WORDS), role: 'H2' };
    expect(hyphensIn(await lay([row([[42, heading], ['rest', space(0)]])]))).toEqual([]); // biome-ignore format: a pair
    expect(hyphensIn(await lay([narrow(80)]))).toEqual([]);
    expect(hyphensIn(await lay([narrow(60, 'ab cd ef gh '.repeat(12))]))).toEqual([]);
  });

  it('are divided as their language does', async () => {
    const [de, en] = await Promise.all([loadDivide('de'), loadDivide('en')]);
    expect([de('Trumpfmacher'), en('reference')]).toEqual([['Trumpf', 'ma', 'cher'], ['ref', 'er', 'ence']]); // biome-ignore format: pairs
  });

  it('are no names of cards, whose hyphen no line ends at', async () => {
    const words = 'Trumpf ist zuerst Karo\u2011Bube, danach Herz\u2011Bube und Kreuz\u2011Dame';
    for (const width of [20, 26, 32, 40]) {
      const lines = texts((await lay([narrow(width, words)])).pages[0]).map((line) => line.text.trimEnd());
      expect(lines.filter((line) => /(Karo|Herz|Kreuz)-$/.test(line))).toEqual([]);
      expect(lines.join(' ')).not.toContain('\u2011');
    }
  });
});

describe('cards of reference', () => {
  it('divide long words, and say them whole', async () => {
    const papers = await pagesOf(readSource('assets/games/stiche-raten.yaml'), { only: ['quick-reference'] });
    const document = papers.get('quick-reference')!;
    expect(hyphensIn(document).length).toBeGreaterThan(0);
    const said = nodesIn(document.structure).filter(({ role }) => role === 'P').map((node) => wordsOf(document, node)); // biome-ignore format: short
    expect(said).toContain('Trümpfe sind alle Karten der Trumpffarbe.');
  });
});
