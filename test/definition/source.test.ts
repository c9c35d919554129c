import { describe, expect, it } from 'vitest';
import type { Path } from '../../src/definition/game.ts';
import { readYaml, type Yaml } from '../../src/definition/source.ts';
import type { Diagnostic, Span } from '../../src/diagnostics/diagnostic.ts';
import { amount } from '../support/tier.ts';
import { workIn } from '../support/work.ts';
import { compile } from './support.ts';

function read(text: string): Yaml {
  const { value, diagnostics } = readYaml({ file: 'game.yaml', text });
  expect(diagnostics).toEqual([]);
  return value!;
}

function cut(text: string, { start, end }: Span): string {
  const lines = text.split('\n');
  const offset = ({ line, column }: Span['start']) =>
    lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  return text.slice(offset(start), offset(end));
}

describe('the place of a part', () => {
  const text = `title: &t {de: "Eins, zwei", en: 'One'}
empty:
list:
  - {a: 1}
  - b: two words   # said of b
    c: |
      first
      second
again: *t
7: seven
`;
  const places: [Path, 'value' | 'key', string][] = [
    [['title', 'de'], 'value', '"Eins, zwei"'],
    [['title', 'de'], 'key', 'de'],
    [['list', 1, 'b'], 'value', 'two words'],
    [['list', 0], 'value', '{a: 1}'],
    [['list', 1, 'c'], 'value', '|\n      first\n      second'],
    [['empty'], 'value', 'empty'],
    [['again', 'en'], 'value', "'One'"],
    [['7'], 'key', '7'],
    [['list', 0, 'missing'], 'value', '{a: 1}'],
    [['title', 'fr', 'deeper'], 'key', 'title'],
  ];

  it.each(places)('at %j (%s) is exactly %j', (path, part, expected) => {
    const yaml = read(text);
    expect(cut(text, yaml.locate(path, part))).toBe(expected);
  });

  it('within a text is exact in plain and quoted texts, and the whole text where it is folded', () => {
    const words = 'a: C1 T3\nb: "C1 T3"\nc: >-\n  C1\n  T3\n';
    const yaml = read(words);
    expect(cut(words, yaml.locateText(['a'], 3, 5))).toBe('T3');
    expect(cut(words, yaml.locateText(['b'], 3, 5))).toBe('T3');
    expect(cut(words, yaml.locateText(['c'], 3, 5))).toBe('>-\n  C1\n  T3');
  });

  it('is the same in files from Windows', () => {
    const windows = 'a: 1\r\nb:\r\n  c: wort\r\n';
    const span = read(windows).locate(['b', 'c']);
    expect(span).toMatchObject({ start: { line: 3, column: 6 }, end: { line: 3, column: 10 } });
  });
});

describe('a file that would cost too much', () => {
  it('of 10 MB is refused before it is parsed', async () => {
    const text = `game: ${'x'.repeat(10_000_000)}`;
    let found: readonly Diagnostic[] = [];
    const work = await workIn(async () => {
      found = (await compile(text)).diagnostics;
    });
    expect(work).toBeLessThan(100);
    expect(found).toMatchObject([{ code: 'E0102', span: { start: { line: 1, column: 1 } } }]);
  });

  it.each([
    ['brackets', '['.repeat(100_000)],
    ['dashes', `${'- '.repeat(100_000)}a`],
    ['question marks', '? '.repeat(100_000)],
    ['indentation', Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  ])('by nesting %s is refused without exhausting the stack', (_, text) => {
    expect(readYaml({ file: 'game.yaml', text }).diagnostics).toMatchObject([
      { code: 'E0101', message: 'lists and keys are nested too deeply here' },
    ]);
  });

  it('with tens of thousands of keys is read with work that grows with their number', async () => {
    const read = async (count: number) => {
      const text = Array.from({ length: count }, (_, index) => `k${index}: 1`).join('\n');
      expect((await compile(text)).diagnostics.length).toBeGreaterThan(count);
    };
    const length = amount(500, 1000);
    const few = await workIn(() => read(length));
    // Sixteen times the length; 256 times the work if every key is compared with every other.
    expect(await workIn(() => read(16 * length))).toBeLessThan(120 * few);
  });

  it('may use aliases with measure', () => {
    expect(read('a: &x {de: 1, en: 2}\nb: *x\n').data).toEqual({ a: { de: 1, en: 2 }, b: { de: 1, en: 2 } });
  });
});

it('says that an empty file is empty', async () => {
  for (const text of ['', ' \n\n', '\uFEFF', '# only a comment', '---\n']) {
    const { diagnostics } = await compile(text);
    expect(diagnostics).toMatchObject([{ code: 'E0101', message: 'the file is empty' }]);
  }
});

it('reads a file that begins with a byte order mark', () => {
  expect(read('\uFEFFgame: a\n').data).toEqual({ game: 'a' });
});
