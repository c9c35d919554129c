import { describe, expect, it } from 'vitest';
import type { PrintDocument, StructureNode } from '../../src/page/page.ts';
import { pagesOf, readSource } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { sample } from '../support/tier.ts';

/** What a handout says, heading by heading and row by row. */
function textOf(document: PrintDocument): string {
  const lines = (node: StructureNode): readonly string[] => {
    if (/^H\d$/.test(node.role))
      return ['', `${'#'.repeat(Number(node.role[1]))} ${wordsOf(document, node)}`];
    if (node.role === 'TR')
      return [
        `| ${partsOf(node)
          .map((cell) => spoken(document, cell))
          .join(' | ')} |`,
      ];
    if (node.role === 'P') return [wordsOf(document, node)];
    return partsOf(node).flatMap(lines);
  };
  return `${lines(document.structure).join('\n').trim()}\n`;
}

function partsOf(node: StructureNode): readonly StructureNode[] {
  return node.children.flatMap((child) => (typeof child === 'number' ? [] : [child]));
}

function spoken(document: PrintDocument, node: StructureNode): string {
  return nodesIn(node)
    .filter(({ role, alt }) => role === 'P' || alt !== undefined)
    .map((one) => one.alt ?? wordsOf(document, one))
    .join(' ')
    .trim();
}

const handouts = [
  ['stiche-raten', []],
  ['stiche-raten', ['greifen-und-passen']],
  ['stiche-raten', ['karten-64', 'rauf-runter']],
  ['stiche-raten', ['karten-64', 'greifen-und-passen']],
  ['whist-rauf-und-runter', []],
  ['bauerchen', []],
  ['bauerchen', ['die-letzte']],
  ['bauer', []],
  ['bauer', ['zwanzig-karten']],
  ['bauer', ['sechs']],
] as const;

describe.each(sample(['de', 'en'] as const, 1))('the handout in %s', (language) => {
  const looked = sample(handouts, 1);

  it.each(looked)('of %s with %j says what is recorded', async (game, variants) => {
    const source = readSource(`assets/games/${game}.yaml`);
    const documents = await pagesOf(source, { language, variants, only: ['rules', 'examples'] });
    const name = [game, ...variants].join('+');
    const said = [...documents.values()].map(textOf).join('\n');
    await expect(said).toMatchFileSnapshot(`golden/text/${name}.${language}.md`);
  });

  it.each(looked)(
    'of %s with %j has no gaps, no formulas and no words of the other language',
    async (game, variants) => {
      const source = readSource(`assets/games/${game}.yaml`);
      const documents = await pagesOf(source, { language, variants, only: ['rules', 'examples'] });
      const said = [...documents.values()].map(textOf).join('\n');
      expect(said).not.toMatch(/undefined|NaN|\{\{|\[object|&&|\|\||==|_|!\w/);
      const lines = said.split('\n').filter((line) => !line.startsWith('|'));
      expect(lines.filter((line) => / {2}|\s[.,;]|\.\.|: ?\.|\(\)/.test(line))).toEqual([]);
      // Names of games are the same in both languages.
      const foreign = language === 'de' ? /\b(trick|tricks|card|cards|the|and|wins|bid)\b/i : /\b(Stich|Stiche|Karte|Karten|und|nicht|gewinnt|Augen|Ansage)\b/; // biome-ignore format: words
      expect(said.replaceAll(/Whist Rauf und Runter/g, '')).not.toMatch(foreign);
    },
  );
});

describe('the handout of a variant', () => {
  const titleLines = async (variants: readonly string[]) => {
    const source = readSource('assets/games/stiche-raten.yaml');
    const document = (await pagesOf(source, { variants, only: ['rules'] })).get('rules')!;
    return textOf(document);
  };

  it('names the variant below the title and leaves it out of the list of variants', async () => {
    const said = await titleLines(['greifen-und-passen']);
    expect(said).toContain('Variante: Greifen und Passen');
    expect(said).not.toContain('**Greifen und Passen**');
    expect(await titleLines([])).not.toContain('Variante: ');
  });

  it('tells special cards only where there are any', async () => {
    expect(await titleLines(['greifen-und-passen'])).toContain(
      'Buben gewinnen jeden Stich, auch gegen Trumpf.',
    );
    expect(await titleLines([])).not.toContain('Besondere Karten');
  });

  it('tells which of two identical cards wins only where there are two of each', async () => {
    const sentence = 'Von zwei gleichen Karten gilt die später gelegte als höher.';
    expect(await titleLines(['karten-64', 'rauf-runter'])).toContain(sentence);
    expect(await titleLines([])).not.toContain(sentence);
  });
});
