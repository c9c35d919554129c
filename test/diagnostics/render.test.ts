import { describe, expect, it } from 'vitest';
import type { Diagnostic, Span } from '../../src/diagnostics/diagnostic.ts';
import { renderGithub, renderHuman, renderJson, renderShort } from '../../src/diagnostics/render.ts';

const plain = (_style: string, text: string) => text;

function span(line: number, column: number, endColumn: number, endLine = line, file = 'game.yaml'): Span {
  return { file, start: { line, column }, end: { line: endLine, column: endColumn } };
}

function finding(more: Partial<Diagnostic> = {}): Diagnostic {
  return { code: 'E0302', severity: 'error', message: 'example claims 3', span: span(2, 4, 6), ...more };
}

function human(diagnostic: Diagnostic, text: string): string[] {
  return renderHuman([diagnostic], new Map([['game.yaml', text]]), { color: plain }).split('\n');
}

describe('the report for people', () => {
  it('shows message, place, source line, carets, reason and help', () => {
    const one = finding({ label: 'claimed', why: 'B took 2', help: 'write 2' });
    expect(human(one, 'a: 1\nb: 33\n')).toEqual([
      'error[E0302]: example claims 3',
      ' ┌─ game.yaml:2:4',
      '2│ b: 33',
      ' │    ^^ claimed',
      '  = why: B took 2',
      '  = help: write 2',
    ]);
  });

  it('shows related places in the order of their lines, with a gap where lines are left out', () => {
    const one = finding({
      span: span(12, 1, 2),
      label: 'again',
      related: [{ span: span(2, 1, 2), text: 'first' }],
    });
    expect(human(one, `x\ny\n${'\n'.repeat(9)}z`).slice(1)).toEqual([
      '  ┌─ game.yaml:12:1',
      ' 2│ y',
      '  │ - first',
      '  ┆',
      '12│ z',
      '  │ ^ again',
    ]);
  });

  it('marks two places of one line under each other', () => {
    const one = finding({
      span: span(1, 5, 6),
      label: 'again',
      related: [{ span: span(1, 1, 2), text: 'first' }],
    });
    expect(human(one, 'a a a').slice(2)).toEqual(['1│ a a a', ' │     ^ again', ' │ - first']);
  });

  it('gives a related place in another file a heading of its own', () => {
    const one = finding({ related: [{ span: span(7, 3, 4, 7, 'deck.yaml'), text: 'defined here' }] });
    expect(human(one, 'a\nb: 33').at(-1)).toBe(' ├─ deck.yaml:7:3');
  });

  it('keeps carets under the text after tabs, wide and combining characters', () => {
    expect(human(finding({ span: span(1, 3, 4) }), '\t\tx').slice(2)).toEqual([
      '1│         x',
      ' │         ^',
    ]);
    expect(human(finding({ span: span(1, 2, 3) }), '牌x').slice(2)).toEqual(['1│ 牌x', ' │   ^']);
    expect(human(finding({ span: span(1, 3, 4) }), 'u\u0308x').slice(2)).toEqual(['1│ u\u0308x', ' │  ^']);
  });

  it('marks the first line of a place that spans several, and says where it ends', () => {
    const one = finding({ span: span(1, 3, 2, 3), label: 'this list' });
    expect(human(one, 'a [1,\n2,\n]').slice(2)).toEqual(['1│ a [1,', ' │   ^^^ this list, to line 3']);
  });

  it('does not show the carriage return of files from Windows', () => {
    expect(human(finding(), 'a: 1\r\nb: 33\r\n')[2]).toBe('2│ b: 33');
    expect(human(finding({ span: span(1, 1, 1, 2) }), 'ab\r\nc')[3]).toBe(' │ ^^ to line 2');
  });

  it('cuts a long line to about a hundred columns around the place', () => {
    const line = `${'a'.repeat(400)}X${'b'.repeat(400)}`;
    const [source, carets] = human(finding({ span: span(1, 401, 402) }), line).slice(2);
    expect(source!.length).toBeLessThan(110);
    expect(source).toMatch(/^1│ … a+Xb+ …$/);
    expect(carets!.indexOf('^')).toBe(source!.indexOf('X'));
  });

  it('never lets a file drive the terminal', () => {
    const text = renderHuman(
      [finding({ message: 'unknown key \u001b[2J' })],
      new Map([['game.yaml', '\nb\u001b[31m\u202e']]),
      { color: plain },
    );
    for (const hidden of ['\u001b', '\u202e']) expect(text).not.toContain(hidden);
    expect(text).toContain('␛[2J');
  });

  it('shows a finding without a place, or without its source, all the same', () => {
    const { span: _, ...lost } = finding({ help: 'run list' });
    expect(renderHuman([lost], new Map(), { color: plain })).toBe(
      'error[E0302]: example claims 3\n  = help: run list',
    );
    expect(renderHuman([finding()], new Map(), { color: plain })).toBe(
      'error[E0302]: example claims 3\n ┌─ game.yaml:2:4',
    );
  });

  it('points behind the end of the text without failing', () => {
    expect(human(finding({ span: span(9, 5, 9) }), 'a').slice(2)).toEqual(['9│', ' │ ^']);
  });

  it('shows fifty findings and counts the others', () => {
    const text = renderHuman(Array<Diagnostic>(53).fill(finding()), new Map(), { color: plain });
    expect(text.match(/E0302/g)).toHaveLength(50);
    expect(text.endsWith('\n\n… and 3 more; the formats short and json list them all')).toBe(true);
  });

  it('asks for colour by meaning and says the same without', () => {
    const coloured = renderHuman([finding({ severity: 'warning', help: 'h' })], new Map(), {
      color: (style, text) => `<${style}>${text}</>`,
    });
    expect(coloured).toContain('<warning>warning[E0302]</>');
    expect(coloured).toContain('<help>help:</>');
  });
});

describe('the reports for programs', () => {
  it('writes one short line a finding', () => {
    const { span: _, ...lost } = finding({ code: 'E0601', message: 'unknown game' });
    expect(renderShort([finding(), lost])).toBe(
      'game.yaml:2:4: error[E0302]: example claims 3\nerror[E0601]: unknown game',
    );
  });

  it('writes one JSON document with every key present', () => {
    const { span: _, ...lost } = finding({ why: 'because' });
    const totals = { errors: 2, warnings: 0, claims: 5, refuted: 1 };
    expect(JSON.parse(renderJson([finding({ help: 'write 2', label: 'x' }), lost], totals))).toEqual({
      version: 1,
      totals,
      problems: [
        {
          code: 'E0302',
          severity: 'error',
          message: 'example claims 3',
          file: 'game.yaml',
          start: { line: 2, column: 4 },
          end: { line: 2, column: 6 },
          why: null,
          help: 'write 2',
        },
        {
          code: 'E0302',
          severity: 'error',
          message: 'example claims 3',
          file: null,
          start: null,
          end: null,
          why: 'because',
          help: null,
        },
      ],
    });
  });

  it('escapes GitHub commands, and leaves columns out over several lines', () => {
    const one = finding({ message: '100% wrong:\nreally', span: span(2, 4, 6, 2, 'a,b:c.yaml'), help: 'h' });
    expect(renderGithub([one])).toBe(
      '::error file=a%2Cb%3Ac.yaml,line=2,col=4,endLine=2,endColumn=6,title=E0302::100%25 wrong:%0Areally%0Ahelp: h',
    );
    expect(renderGithub([finding({ severity: 'warning', span: span(1, 2, 3, 4) })])).toBe(
      '::warning file=game.yaml,line=1,endLine=4,title=E0302::example claims 3',
    );
  });

  it('lets no control character through to a log', () => {
    const one = finding({ message: 'red \u001b[31m', why: 'x\u009b', help: 'a\u202eb' });
    const { span: place } = one;
    const inFile = { ...one, span: { ...place!, file: 'a\u001b.yaml' } };
    for (const text of [renderGithub([inFile]), renderShort([inFile])])
      expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });
});

describe('a frame', () => {
  const wide = `${'ab '.repeat(60)}\n`;

  it.each([1, 40, 79, 100, 170])('fits into eighty columns around column %i of a long line', (column) => {
    for (const lines of [wide, '\n'.repeat(1233) + wide]) {
      const line = lines.split('\n').length - 1;
      const one = finding({ span: span(line, column, column + 2) });
      const shown = renderHuman([one], new Map([['game.yaml', lines]]), { color: plain }).split('\n');
      for (const text of shown) expect(text.length).toBeLessThanOrEqual(80);
      const [source, carets] = shown.slice(-2);
      const at = carets!.indexOf('^');
      expect(source!.slice(at, at + 2)).toBe(wide.slice(column - 1, column + 1));
    }
  });

  it('shows a space without width', () => {
    expect(human(finding({ message: 'no card `C2\u200b`' }), 'a\u200bb').join('\n')).not.toContain('\u200b');
  });
});
