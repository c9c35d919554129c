import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sortDiagnostics } from '../../src/diagnostics/sort.ts';
import { compileDeckText } from './support.ts';

/*
 * Each deck in `deck-faults/` has faults, in itself or in the list of cards beside it. Its first line lists them as
 * `code line:column` or `code file line:column`, in reading order: all must be found in one run, and nothing else.
 */
const folder = new URL('deck-faults/', import.meta.url);
const decks = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

const beside = async (path: string) => {
  const name = path.slice(2);
  return readdirSync(folder).includes(name) ? readFileSync(new URL(name, folder)) : undefined;
};

describe('a deck with faults', () => {
  it.each(decks)('has all of them found in one run: %s', async (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const expected = text.split('\n', 1)[0]!.replace('# ', '').split(', ');
    const { value, diagnostics, sources } = await compileDeckText(text, beside);
    const places = sortDiagnostics(diagnostics).map(({ code, span }) => {
      const { file, start } = span!;
      return [code, ...(file === 'deck.yaml' ? [] : [file]), `${start.line}:${start.column}`].join(' ');
    });
    expect(places.sort()).toEqual(expected.sort());
    expect(value).toBeUndefined();
    for (const { help, message } of diagnostics) {
      expect(help).toMatch(/\S/);
      expect(message).not.toMatch(/^[A-Z][a-z]|\.$|undefined|NaN|\[object/);
    }
    const shown = ['deck.yaml', ...sources.map(({ file }) => file)];
    for (const { span } of diagnostics) expect(shown).toContain(span?.file);
  });
});
