import { describe, expect, it } from 'vitest';
import { PAPERS } from '../../src/page/paper.ts';
import type { PrintRequest } from '../../src/page/print.ts';
import { resolvePrint } from '../../src/resolved-print.ts';
import { followSuitSource, PLAIN, stichwerk } from '../support/shipped.ts';

const PRINTERS: Readonly<Record<string, PrintRequest>> = {
  office: { backOffset: { x: 1, y: 2, angle: 0 }, unprintable: 12 },
  home: { backOffset: { x: -1, y: 0, angle: 0.5 } },
};

const resolve = (asked: PrintRequest, besides: PrintRequest) =>
  resolvePrint(asked, besides, (name) => PRINTERS[name]);

const offset = (x: number) => ({ x, y: 0, angle: 0 });

describe('what is asked of a print', () => {
  it('is as usual where nobody says anything', () => {
    const { paper, printing, look, jokers, copies } = resolve({}, {});
    expect({ paper, gap: printing.gap, backs: printing.backs, look, jokers, copies }).toEqual({
      paper: PAPERS.A4,
      gap: 0,
      backs: 'duplex-long',
      look: { ink: 'full', suits: 'two-colour', size: 'normal' },
      jokers: 0,
      copies: 1,
    });
  });

  it('is what the definition says, and what the caller says comes first, key by key', () => {
    const { printing, look, style } = resolve(
      { gap: 3, ink: 'low', style: 'single-pip' },
      { gap: 6, size: 'large' },
    );
    expect(printing.gap).toBe(6);
    expect(look).toEqual({ ink: 'low', suits: 'two-colour', size: 'large' });
    expect(style).toBe('single-pip');
  });

  it.each<[string, PrintRequest, PrintRequest, number, number]>([
    ['of the printer that the definition names', { printer: 'office' }, {}, 1, 12],
    ['of the printer that the caller names', {}, { printer: 'office' }, 1, 12],
    ['of the caller’s printer alone, if both name one', { printer: 'office' }, { printer: 'home' }, -1, 5],
    [
      'not of the printer, where the same voice says it',
      { printer: 'office', backOffset: offset(7) },
      {},
      7,
      12,
    ],
    [
      'of the caller, whatever the definition’s printer is',
      { printer: 'office' },
      { backOffset: offset(8) },
      8,
      12,
    ],
    [
      'of the caller’s printer, whatever the definition says',
      { backOffset: offset(7) },
      { printer: 'home' },
      -1,
      5,
    ],
    ['as usual for a printer without a profile', { printer: 'office' }, { printer: 'attic' }, 0, 5],
  ])('takes offset and margin %s', (_, asked, besides, x, unprintable) => {
    const { printing } = resolve(asked, besides);
    expect([printing.backOffset.x, printing.unprintable]).toEqual([x, unprintable]);
  });

  it('warns at the definition of a printer that has no profile, and at nothing if the caller named it', async () => {
    const source = { file: 'pack.yaml', text: 'from: french-20\nprint: {printer: attic}\n' };
    const { diagnostics } = await stichwerk.layOut(source, PLAIN);
    expect(diagnostics.map(({ code, severity, span }) => [code, severity, span?.start])).toEqual([
      ['E0606', 'warning', { line: 2, column: 18 }],
    ]);
    const asked = await stichwerk.layOut(source, { ...PLAIN, print: { printer: 'cellar' } });
    expect(asked.diagnostics.map(({ code, span }) => [code, span])).toEqual([['E0606', undefined]]);
  });

  it('warns of jokers for a list where somebody wrote them, and nowhere if the caller asked', async () => {
    const list = 'size: [63, 88]\ncards: [{title: Igel}]\n';
    const written = await stichwerk.layOut({ file: 'list.yaml', text: `${list}print: {jokers: 2}\n` }, PLAIN);
    expect(written.diagnostics.map(({ span }) => span?.start)).toEqual([{ line: 3, column: 17 }]);
    const asked = await stichwerk.layOut(
      { file: 'list.yaml', text: list },
      { ...PLAIN, print: { jokers: 2 } },
    );
    expect(asked.diagnostics.map(({ message, span }) => [message, span])).toEqual([
      ['there are no jokers for a list of cards', undefined],
    ]);
  });

  const placed = async (text: string, print: PrintRequest = {}) => {
    const { diagnostics } = await stichwerk.layOut({ file: 'pack.yaml', text }, { ...PLAIN, print });
    return diagnostics.map(({ code, span }) => [code, span?.start.line]);
  };

  const large =
    'style: shapes\nsize: [200, 200]\nranks: [1]\nsuits: [{id: C, name: {de: Kreis, en: circle}, symbol: shape-circle, color: "#0072B2"}]\n';

  it.each<[string, string, PrintRequest, string, number | undefined]>([
    ['the size of the deck', large, {}, 'E0404', 2],
    [
      'the card that the definition asks for',
      `${large}print: {card: 190x200mm, paper: A5}\n`,
      {},
      'E0404',
      5,
    ],
    [
      'the offset that the definition asks for',
      'from: french-20\nprint: {back-offset: "15,0,0"}\n',
      {},
      'E0405',
      2,
    ],
    [
      'nothing written, if the caller moved the backs',
      'from: french-20\n',
      { backOffset: offset(15) },
      'E0405',
      undefined,
    ],
    [
      'nothing written, if the caller chose the paper',
      'from: french-20\n',
      { paper: { width: 70, height: 95 } },
      'E0404',
      undefined,
    ],
  ])('blames %s for what does not fit', async (_, text, besides, code, line) => {
    expect([...new Set((await placed(text, besides)).map((one) => JSON.stringify(one)))]).toEqual([
      JSON.stringify([code, line]),
    ]);
  });

  it('tells of a style that is not there where it is named, in a list as in a deck', async () => {
    const list = 'size: [63, 88]\ncards: [{title: Igel}]\n';
    for (const text of [list, 'from: french-20\n\n'])
      expect(await placed(`${text}print: {style: ./none.svg.hbs}\n`)).toEqual([['E0401', 3]]);
  });

  it('blames no game for a paper that the caller chose', async () => {
    const paper = { width: 100, height: 150 };
    const { diagnostics } = await stichwerk.layOut(followSuitSource(), { ...PLAIN, print: { paper } });
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.flatMap(({ span }) => span ?? [])).toEqual([]);
  });
});
