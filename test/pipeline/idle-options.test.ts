import { describe, expect, it } from 'vitest';
import type { PrinterProfile, PrintRequest } from '../../src/page/print.ts';
import { PLAIN, stichwerk } from '../support/shipped.ts';

const PRINTERS: Readonly<Record<string, PrinterProfile>> = {
  office: { backOffset: { x: 1, y: 2, angle: 0 } },
  home: { backOffset: { x: -1, y: 0, angle: 0 }, unprintable: 4 },
};

/** What is told of a deck with `print:`, and the column where it is told. */
async function told(written: string, print: PrintRequest = {}): Promise<readonly string[]> {
  const source = { file: 'pack.yaml', text: `from: french-20\nprint: {${written}}\n` };
  const printer = (name: string) => PRINTERS[name];
  const { diagnostics } = await stichwerk.layOut(source, { ...PLAIN, print, printer });
  return diagnostics.map(({ code, message, why, span }) => {
    return `${span ? `${span.start.line}:${span.start.column} ` : ''}${code} ${message}: ${why}`;
  });
}

const moved = { backOffset: { x: 1, y: 0, angle: 0 } };

describe('what is asked of a print and changes nothing', () => {
  it.each<[string, PrintRequest, string]>([
    [
      'backs: fold, order: fronts-then-backs',
      {},
      '2:29 E0410 the order `fronts-then-backs` has no effect with backs `fold`: backs stand beside their fronts',
    ],
    [
      'backs: separate',
      { order: 'fronts-then-backs' },
      'E0410 the order `fronts-then-backs` has no effect with backs `separate`: fronts and backs stand in two files',
    ],
    [
      'backs: none, back-offset: "1,2"',
      {},
      '2:35 E0410 the offset of backs has no effect with backs `none`: no backs are printed',
    ],
    [
      'backs: fold',
      moved,
      'E0410 the offset of backs has no effect with backs `fold`: backs stand beside their fronts',
    ],
    [
      'printer: office',
      { backs: 'fold' },
      '2:18 E0410 the printer office has no effect with backs `fold`: backs stand beside their fronts',
    ],
    [
      'printer: home',
      { backs: 'fold', printer: 'office' },
      'E0410 the printer office has no effect with backs `fold`: backs stand beside their fronts',
    ],
  ])('is told where it was asked for: {%s} and %j', async (written, print, message) => {
    expect(await told(written, print)).toEqual([message]);
  });

  it.each<[string, PrintRequest]>([
    ['backs: fold, order: interleaved, back-offset: "0,0,0"', {}],
    ['backs: fold, printer: home', {}],
    ['backs: separate', moved],
    ['backs: duplex-short, order: fronts-then-backs', moved],
    ['order: fronts-then-backs, backs: none', { order: 'interleaved' }],
  ])('is not, where it counts or is as usual: {%s} and %j', async (written, print) => {
    expect(await told(written, print)).toEqual([]);
  });
});
