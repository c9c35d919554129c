import { describe, expect, it } from 'vitest';
import { PAPERS } from '../../src/page/paper.ts';
import type { PrintRequest } from '../../src/page/print.ts';
import { resolvePrint } from '../../src/resolved-print.ts';
import { PLAIN, stichwerk } from '../support/shipped.ts';

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
});
