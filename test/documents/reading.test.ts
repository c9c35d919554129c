import { PDFParse } from 'pdf-parse';
import { beforeAll, describe, expect, it } from 'vitest';
import { KINDS, type Kind } from '../../src/documents/kinds.ts';
import type { PrintDocument, StructureNode } from '../../src/page/page.ts';
import { longHand } from '../support/long-hands.ts';
import { marksIn, marksOn } from '../support/pages.ts';
import { type ReadElement, type ReadPdf, readPdf } from '../support/read-pdf.ts';
import { followSuitSource, PLAIN, pagesOf, readSource, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { sample } from '../support/tier.ts';

const games = [
  ['the shipped game', followSuitSource],
  ['two players', () => readSource('test/documents/games/two-players.yaml')],
  ['six players', () => readSource('test/documents/games/six-players.yaml')],
  ['eight players', () => readSource('test/documents/games/eight-players.yaml')],
  ['one card each', () => readSource('test/documents/games/one-card.yaml')],
  ['cards with letters', () => readSource('test/documents/games/letters.yaml')],
  ['long words', () => readSource('test/documents/games/long-words.yaml')],
  ['a hand of 17 cards', () => longHand(3)],
  ['Stiche-Raten', () => readSource('assets/games/stiche-raten.yaml')],
  ['Whist', () => readSource('assets/games/whist-rauf-und-runter.yaml')],
  ['Bauerchen', () => readSource('assets/games/bauerchen.yaml')],
  ['Bauer', () => readSource('assets/games/bauer.yaml')],
] as const;

/** Columns of each row, cells that span counted wherever they reach. */
function widthsOf(table: StructureNode): readonly number[] {
  const rows = table.children.flatMap((row) => (typeof row === 'number' ? [] : [row]));
  const widths = rows.map(() => 0);
  for (const [at, row] of rows.entries()) {
    for (const cell of row.children) {
      if (typeof cell === 'number') continue;
      for (let down = 0; down < (cell.rows ?? 1); down += 1) widths[at + down]! += cell.columns ?? 1;
    }
  }
  return widths;
}

describe.each(sample(games, 1))('read aloud, the papers of %s', (_, source) => {
  describe.each(sample(['de', 'en'] as const, 1))('in %s', (language) => {
    let documents: Map<Kind, PrintDocument>;
    beforeAll(async () => {
      documents = await pagesOf(source(), { language });
    });

    it('have every piece of real content once in the structure, in the order in which it is drawn', () => {
      for (const { pages, structure } of documents.values())
        expect(marksIn(structure)).toEqual(marksOn(pages));
    });

    it('begin with their title, and no heading skips a level', () => {
      for (const [kind, { structure }] of documents) {
        if (kind === 'cards') continue;
        const levels = nodesIn(structure).flatMap(({ role }) =>
          /^H\d$/.test(role) ? [Number(role[1])] : [],
        );
        expect(levels[0]).toBe(1);
        expect(levels.filter((level) => level === 1).length).toBeGreaterThan(0);
        for (const [at, level] of levels.entries())
          expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
      }
    });

    it('say in words what every figure shows, in their own language', () => {
      const foreign =
        language === 'de' ? /circle|triangle|wins|allowed|card/ : /Kreis|Dreieck|gewinnt|erlaubt|Karte/;
      for (const { structure } of documents.values()) {
        for (const { role, alt } of nodesIn(structure)) {
          expect(role === 'Figure', `${role} ${alt}`).toBe(alt !== undefined && alt.trim() !== '');
          expect(alt ?? '').not.toMatch(foreign);
        }
      }
    });

    it('have regular tables with a row of column heads and a head in every row', () => {
      for (const { structure } of documents.values()) {
        for (const table of nodesIn(structure).filter(({ role }) => role === 'Table')) {
          const widths = widthsOf(table);
          expect(new Set(widths).size, JSON.stringify(widths)).toBe(1);
          const [head] = table.children.filter((row) => typeof row !== 'number');
          const scopes = head?.children.flatMap((cell) => (typeof cell === 'number' ? [] : [cell.scope]));
          expect(scopes?.filter((scope) => scope === 'Column').length).toBeGreaterThan(1);
        }
      }
    });

    it('hold no empty elements besides cells to write in', () => {
      for (const { structure } of documents.values()) {
        const empty = nodesIn(structure).filter(({ role, children }) => children.length === 0 && role !== 'TD' && role !== 'TH'); // biome-ignore format: short
        expect(empty).toEqual([]);
      }
    });

    it('have no words that run together, begin or end in a space, or stand in a row of spaces', () => {
      for (const [kind, document] of documents) {
        for (const node of nodesIn(document.structure)) {
          if (node.role !== 'P' && !/^H\d$/.test(node.role)) continue;
          const words = wordsOf(document, node);
          expect([kind, words]).toEqual([kind, words.replace(/^\s+/u, '').replace(/\s{2,}/gu, ' ')]);
          expect([kind, words]).not.toEqual([kind, expect.stringMatching(/\p{Ll}\p{Lu}|[.:,;]\p{L}/u)]);
        }
      }
    });
  });
});

describe.each(['de', 'en'] as const)('the finished files in %s', (language) => {
  const files = new Map<Kind, { readonly bytes: Uint8Array; readonly read: ReadPdf }>();
  beforeAll(async () => {
    const built = await stichwerk.build(followSuitSource(), { ...PLAIN, language });
    for (const { kind, bytes } of built.files) files.set(kind, { bytes, read: await readPdf(bytes) });
  });

  it('are tagged, say their language and title, and show the title', () => {
    expect([...files.keys()]).toEqual(KINDS.filter((kind) => kind !== 'examples'));
    for (const { read, bytes } of files.values()) {
      const latin = new TextDecoder('latin1').decode(bytes);
      expect(read.language).toBe(language);
      expect(read.info.Title).toMatch(language === 'de' ? /^Stiche mit Bedienpflicht/ : /^Follow Suit/);
      expect(latin).toMatch(/\/DisplayDocTitle true/);
      expect(latin).toMatch(/\/PrintScaling \/None/);
      expect(latin).toMatch(/\/Marked true/);
      expect(latin.match(/\/Tabs \/S/g)).toHaveLength(read.pages.length);
      for (const page of read.pages) expect(page.structure?.role).toBe('Document');
    }
  });

  it('name themselves PDF/A-3 and PDF/UA-1 and carry the definition unchanged', () => {
    const { text } = followSuitSource();
    for (const { read } of files.values()) {
      expect(read.xmp).toContain('<pdfaid:part>3</pdfaid:part>');
      expect(read.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(read.attachments.map(({ name }) => name)).toEqual(['stiche-mit-bedienpflicht.yaml']);
      expect(new TextDecoder().decode(read.attachments[0]?.bytes)).toBe(text);
    }
  });

  it('embed subsets of Source Sans 3 and no other font', () => {
    for (const { read, bytes } of files.values()) {
      const used = new Set(read.pages.flatMap((page) => page.texts.map(({ font }) => font)));
      for (const font of used) expect(font).toMatch(/^[A-Z]{6}\+SourceSans3-(Regular|SemiBold)$/);
      const embedded = new TextDecoder('latin1').decode(bytes).match(/\/FontFile2/g) ?? [];
      expect(embedded).toHaveLength(used.size);
    }
  });

  it('give their sentences with spaces between the words', async () => {
    const sentence = { de: 'Wer gewinnt, nimmt die drei Karten als einen Stich', en: 'The winner takes the three cards as one trick' }[language]; // biome-ignore format: a table
    const parser = new PDFParse({ data: files.get('rules')!.bytes.slice() });
    const { text } = await parser.getText();
    await parser.destroy();
    expect(text.replace(/\s+/g, ' ')).toContain(sentence);
    expect(text).toContain(language === 'de' ? 'Kreis, Dreieck und Quadrat' : 'circle, triangle and square');
  });

  it('read a trick as it is played: seat, card, what it means', () => {
    const spoken = readAloud(files.get('rules')!.read.pages[0]!.structure!);
    const from = spoken.indexOf(language === 'de' ? 'Beispiel 2 · Wer gewinnt?' : 'Example 2 · Who wins?');
    expect(spoken.slice(from + 1, from + 11)).toEqual(
      language === 'de'
        ? ['geprüft', 'A spielt aus', 'Kreis 2', 'Kreis', 'B', 'Kreis 4, gewinnt', 'gewinnt', 'C', 'Quadrat 4', 'wirft ab'] // biome-ignore format: one line
        : ['checked', 'A leads', 'circle 2', 'circle', 'B', 'circle 4, wins', 'wins', 'C', 'square 4', 'discards'], // biome-ignore format: one line
    );
  });
});

/** What a reader says, piece by piece: text, or the words of a figure. */
function readAloud({ alt, text, children }: ReadElement): readonly string[] {
  if (alt !== undefined) return [alt.replaceAll('\u00a0', ' ')];
  return children.length > 0 ? children.flatMap(readAloud) : [text.replaceAll('\u00a0', ' ')];
}
