import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/cards/localized.ts';
import { compileTemplate, TemplateFault } from '../../src/templates/template.ts';
import { openWords } from '../../src/templates/words.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const table = (language: string) =>
  JSON.parse(read(`templates/${language}/words.json`)) as Record<string, string>;
const sources = ['documents', 'scores'].flatMap((room) => {
  const files = readdirSync(new URL(`src/${room}/`, root), { recursive: true, encoding: 'utf8' });
  return files.filter((name) => name.endsWith('.ts')).map((name) => read(`src/${room}/${name}`));
});

describe('the words of a language', () => {
  it('exist under the same keys in every language', () => {
    const [first, ...others] = LANGUAGES.map((language) => Object.keys(table(language)));
    for (const keys of others) expect(keys).toEqual(first);
  });

  it('are all used by a document or a score, and every key that these name exists', () => {
    const own = new Set(['numbers', 'and']);
    const code = sources.join('\n');
    const quoted = new Set([...code.matchAll(/['`]([a-z][a-z-]*)['`]/g)].map((match) => match[1]));
    // Keys of which a part is a kind of question, or a side.
    const parts = [...code.matchAll(/`([a-z]+-)\$\{kind\}`|`\$\{winner\}(-[a-z]+)`/g)].map((match) => [match[1] ?? '', match[2] ?? ''] as const); // biome-ignore format: short
    const composed = (key: string) =>
      (/-(all-follow|discards)$/.test(key) && code.includes(`\${manner}-`)) ||
      (/^score-(min|max)$/.test(key) && /`score-\$\{\w+\.name\}`/.test(code)) ||
      parts.some(([before, after]) => key.startsWith(before) && key.endsWith(after)) ||
      (/-text$/.test(key) && quoted.has(key.replace('-text', '')) && code.includes(`\${key}-text`));
    const unused = Object.keys(table('de')).filter(
      (key) => !own.has(key) && !quoted.has(key) && !composed(key),
    );
    expect(unused).toEqual([]);
    const asked = [...code.matchAll(/\.text\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((key) => !(key in table('de')))).toEqual([]);
  });

  it('have a running text for the same documents', () => {
    const [first, ...others] = LANGUAGES.map((language) =>
      readdirSync(new URL(`templates/${language}/`, root), { recursive: true, encoding: 'utf8' }).sort(),
    );
    for (const files of others) expect(files).toEqual(first);
  });

  it('count up to twelve in words and list with the word for "and"', () => {
    const words = openWords({ table: read('templates/de/words.json'), documents: {} });
    expect([0, 3, 12, 13].map(words.count)).toEqual(['null', 'drei', 'zwölf', '13']);
    expect(words.list(['A'])).toBe('A');
    expect(words.list(['A', 'B', 'C'])).toBe('A, B und C');
  });
});

describe('a template', () => {
  it('fills in names and refuses unknown ones with line and column', () => {
    expect(compileTemplate('{{a}} und {{b.c}}')({ a: 1, b: { c: 2 } })).toBe('1 und 2');
    const fault = faultOf(() => compileTemplate('eins\nzwei {{wrong}}')({ a: 1 }));
    expect(fault).toMatchObject({ message: 'unknown name `wrong`', line: 2, column: 8 });
  });

  it('refuses helpers that it was not given, and broken syntax', () => {
    expect(faultOf(() => compileTemplate('{{lookup a "b"}}')({ a: {} }))).toBeInstanceOf(TemplateFault);
    expect(faultOf(() => compileTemplate('{{#if}}')({}))).toBeInstanceOf(TemplateFault);
    expect(faultOf(() => compileTemplate('a {{b')({}))).toBeInstanceOf(TemplateFault);
  });

  it('cannot reach the prototype of what it is given', () => {
    expect(compileTemplate('{{a.constructor}}{{a.__proto__}}')({ a: {} })).toBe('');
  });

  it('escapes only where it writes SVG', () => {
    expect(compileTemplate('{{a}}')({ a: '<&>' })).toBe('<&>');
    expect(compileTemplate('{{a}}', { escape: true })({ a: '<&>' })).toBe('&lt;&amp;&gt;');
  });
});

function faultOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (fault) {
    return fault;
  }
}
