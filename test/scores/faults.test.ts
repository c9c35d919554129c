import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { stichwerk } from '../support/shipped.ts';

/*
 * Each file in `faults/` is a score file; `findings.yaml` lists what is found in it: code, line and column, message, and
 * behind a dash the reason. All of it must be found in one run, and nothing else.
 */
const folder = new URL('faults/', import.meta.url);
const read = (name: string): Uint8Array => readFileSync(new URL(name, folder));
const expected = parse(new TextDecoder().decode(read('findings.yaml'))) as Record<string, readonly string[]>;
const files = readdirSync(folder).filter((name) => name !== 'findings.yaml');

function tell({ code, span, message, why }: Diagnostic): string {
  const place = `${span?.start.line}:${span?.start.column}`;
  return `${code} ${place} ${message}${why === undefined ? '' : ` - ${why}`}`;
}

const score = (name: string) => stichwerk.score({ file: name, bytes: read(name) });

describe('a score file with faults', () => {
  it('is listed with its findings, and every list has its file', () => {
    expect(Object.keys(expected).sort()).toEqual([...files].sort());
  });

  it.each(files)('is told what is wrong, where and why: %s', async (name) => {
    const { diagnostics } = await score(name);
    expect(diagnostics.map(tell)).toEqual(expected[name] ?? []);
    for (const { help } of diagnostics) expect(help).toMatch(/\S/);
  });
});
