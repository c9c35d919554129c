import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile, shorten } from './support.ts';

/*
 * Each file in `faults/` is a definition with faults. Its first line lists them as `code line:column`, in reading order:
 * all of them must be found in one run, each at its place, and nothing else.
 */
const folder = new URL('faults/', import.meta.url);

describe('a definition with faults', () => {
  it.each(readdirSync(folder))('has all of them found in one run: %s', async (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const expected = text.split('\n', 1)[0]!.replace('# ', '').split(', ');
    const { diagnostics } = await compile(text);
    expect(shorten(diagnostics)).toEqual(expected);
    expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
    for (const { help } of diagnostics) expect(help).toMatch(/\S/);
    for (const { message } of diagnostics) expect(message).not.toMatch(/^[A-Z][a-z]|\.$/);
  });
});
