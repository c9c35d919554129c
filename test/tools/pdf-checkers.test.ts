import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPdf } from '../../src/pdf/render.ts';
import { OPTIONS, SAMPLE } from '../pdf/sample-document.ts';
import { followSuitSource, PLAIN, readSource, stichwerk } from '../support/shipped.ts';

const folder = mkdtempSync(join(tmpdir(), 'stichwerk-pdf-'));
const file = join(folder, 'sample.pdf');
const source = 'game: stiche-mit-bedienpflicht\n';
const attachment = { name: 'game.yaml', bytes: new TextEncoder().encode(source), description: 'Definition' };
writeFileSync(file, await renderPdf(SAMPLE, { ...OPTIONS, attachment }));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });

describe('other programs agree that the file', () => {
  test('is sound (qpdf)', () => {
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
  });

  test('draws on every page without complaint (ghostscript)', () => {
    expect(run('gs', '-q', '-dBATCH', '-dNOPAUSE', '-dPDFSTOPONERROR', '-sDEVICE=nullpage', file)).toBe('');
  });

  test('has A4 pages and is tagged (pdfinfo)', () => {
    const info = run('pdfinfo', '-box', file);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/MediaBox:\s+0\.00\s+0\.00\s+595\.28\s+841\.89/);
  });

  test('embeds its fonts as subsets with Unicode (pdffonts)', () => {
    const rows = run('pdffonts', file).trim().split('\n').slice(2);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatch(/SourceSans3-\w+\s+CID TrueType\s+Identity-H\s+yes yes yes/);
  });

  test('reads in order (pdftotext)', () => {
    expect(run('pdftotext', '-raw', file, '-')).toMatch(
      /Stiche & Größe\s+Zwölf „große“ Karten, ẞ … 1–4\s+Stich gewinnt\s+10\s+Rand/,
    );
  });

  test('has a structure (pdfinfo)', () => {
    const tree = run('pdfinfo', '-struct-text', file).replace(/\s+/g, ' ');
    expect(tree).toContain('Document H1 (block) "Stiche & Größe" P (block)');
    expect(tree).toContain('TH: /Scope /Row "10" TD Figure:');
  });

  test('carries its source (pdfdetach)', () => {
    run('pdfdetach', '-save', '1', '-o', join(folder, 'back.yaml'), file);
    expect(run('cat', 'back.yaml')).toBe(source);
  });

  test('puts a card where it belongs, in millimetres (mutool)', () => {
    const trace = run('mutool', 'trace', file, '2');
    const [, a, , , d, e, f] = /stroke_path[^>]*transform="(\S+) (\S+) (\S+) (\S+) (\S+) (\S+)"/
      .exec(trace)!
      .map(Number);
    expect([a, d].map((scale) => (scale! * 25.4) / 72)).toEqual([expect.closeTo(1, 5), expect.closeTo(1, 5)]);
    expect((e! * 25.4) / 72).toBeCloseTo(28.5, 3);
    expect((f! * 25.4) / 72).toBeCloseTo(12.5, 3);
  });

  test('prints a filled square of the right size and place (pdftoppm at 254 dpi, ten dots a millimetre)', () => {
    const box = [
      '-f',
      '2',
      '-l',
      '2',
      '-r',
      '254',
      '-gray',
      '-x',
      '490',
      '-y',
      '330',
      '-W',
      '100',
      '-H',
      '100',
    ];
    const pixels = execFileSync('pdftoppm', [...box, file], { cwd: folder });
    const dark = pixels.subarray(pixels.length - 10_000).filter((value) => value < 128).length;
    expect(Math.abs(dark - 8100)).toBeLessThan(200);
  });
});

describe('the papers of Bauerchen', () => {
  const written = new Map<string, string>();
  beforeAll(async () => {
    const { files } = await stichwerk.build(readSource('assets/games/bauerchen.yaml'), {
      ...PLAIN,
      only: ['rules', 'trick-questions'],
    });
    for (const { kind, bytes } of files) {
      written.set(kind, join(folder, `${kind}.pdf`));
      writeFileSync(written.get(kind)!, bytes);
    }
  });

  test('are sound (qpdf) and drawn without complaint (ghostscript)', () => {
    for (const paper of written.values()) {
      expect(run('qpdf', '--check', paper)).toContain('No syntax or stream encoding errors found');
      expect(run('gs', '-q', '-dBATCH', '-dNOPAUSE', '-dPDFSTOPONERROR', '-sDEVICE=nullpage', paper)).toBe(
        '',
      );
    }
  });

  test('give the names of drawn cards, and nothing of their corners, row by row (pdftotext)', () => {
    const rules = run('pdftotext', '-raw', written.get('rules')!, '-');
    expect(rules).toMatch(
      /\nKreuz-Bube Pik-Bube Herz-Bube Karo-Bube (?:(?:Kreuz|Pik|Herz|Karo)(?:-Ass| 10|-König|-Dame) ?){4}\n/,
    );
    const questions = run('pdftotext', '-layout', written.get('trick-questions')!, '-');
    expect(questions).toMatch(/^ +(?:(?:Kreuz|Pik|Herz|Karo)(?:-Ass|-König|-Dame|-Bube| 10) +){5}/m);
    expect(questions).toMatch(/Was ist verlangt\? +(?:(?:Kreuz|Pik|Herz|Karo) +){3}Trumpf/);
  });

  test('have bookmarks to their headings (mutool) and numbered lists (pdfinfo)', () => {
    const outline = run('mutool', 'show', written.get('rules')!, 'outline');
    expect(outline).toMatch(
      /"Bauerchen"[\s\S]*"Wer bekommt den Stich"[\s\S]*"Beispiel 1 · Ein Bauer ist immer Trumpf"/,
    );
    const tree = run('pdfinfo', '-struct-text', written.get('trick-questions')!).replace(/\s+/g, ' ');
    expect(tree).toMatch(
      / L \(block\): \/ListNumbering \/Decimal LI \(block\) Lbl \(block\) "Stich 1" LBody/,
    );
  });
});

describe('the card sheets of the shipped game, printed at ten dots a millimetre', () => {
  const sheet = join(folder, 'cards.pdf');
  beforeAll(async () => {
    const { files } = await stichwerk.build(followSuitSource(), { ...PLAIN, only: ['cards'] });
    writeFileSync(sheet, files[0]!.bytes);
  });

  /** How many of the dots in a rectangle given in mm are dark. */
  const darkDots = (page: number, x: number, y: number, width: number, height: number): number => {
    const [left, top, wide, high] = [x, y, width, height].map((length) => String(Math.round(length * 10)));
    const which = ['-f', String(page), '-l', String(page), '-r', '254', '-gray'];
    const box = ['-x', left!, '-y', top!, '-W', wide!, '-H', high!];
    const pixels = execFileSync('pdftoppm', [...which, ...box, sheet], { cwd: folder });
    return pixels.subarray(pixels.length - width * height * 100).filter((value) => value < 170).length;
  };

  test('the one of circles stands in the middle of the first card', () => {
    const area = Math.PI * 67.5 ** 2;
    expect(Math.abs(darkDots(1, 54 - 7, 46.5 - 7, 14, 14) - area)).toBeLessThan(150);
  });

  test('the upper left tick points at the corner of the first card', () => {
    expect(darkDots(1, 28, 7.5, 1, 3.5)).toBeGreaterThan(30);
    expect(darkDots(1, 28, 7, 1, 0.4) + darkDots(1, 28, 11.1, 1, 1.3)).toBe(0);
  });

  test('one half of a back is ink', () => {
    expect(Math.abs(darkDots(2, 79.5, 80.5, 51, 68) / (510 * 680) - 0.499)).toBeLessThan(0.015);
  });
});

test('papers in black take black ink alone, and in full ink others as well (ghostscript)', async () => {
  const inksOf = async (ink: 'full' | 'black'): Promise<readonly string[]> => {
    const { files } = await stichwerk.build(followSuitSource(), { ...PLAIN, print: { ink } });
    return files.flatMap(({ name, bytes }) => {
      writeFileSync(join(folder, name), bytes);
      const told = run('gs', '-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=inkcov', '-o', '-', join(folder, name));
      return told.trim().split('\n');
    });
  };
  const black = await inksOf('black');
  expect(black.length).toBeGreaterThan(5);
  expect(black.filter((page) => !/^ ?(?:0\.00000 +){3}0\.(?!00000)\d{5} CMYK OK/.test(page))).toEqual([]);
  expect((await inksOf('full')).filter((page) => !/^ ?(?:0\.00000 +){3}/.test(page))).not.toEqual([]);
});
