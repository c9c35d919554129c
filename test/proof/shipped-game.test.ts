import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Definition, Path } from '../../src/definition/game.ts';
import type { Span } from '../../src/diagnostics/diagnostic.ts';
import { prove } from '../../src/proof/prove.ts';
import { compile, SHIPPED } from '../definition/support.ts';

async function compiled(text: string): Promise<Definition> {
  const { value, diagnostics } = await compile(text);
  expect(diagnostics).toEqual([]);
  return value!;
}

/** What another value of the same kind, and wrong, would be. */
function wrongValue(path: Path, right: unknown): string | undefined {
  const [key, kind] = [path.at(-1), path.find((step) => step === 'legal' || step === 'illegal')];
  if (typeof right === 'boolean') return String(!right);
  if (key === 'trick') return '9';
  if (typeof right === 'number') return String(right + 1);
  if (key === 'why') return 'void';
  if (key === 'card') return kind === 'legal' ? 'C1' : 'T1';
  if (path.includes('winners')) return right === 'A' ? 'B' : 'A';
  return undefined;
}

function leavesOf(value: unknown, path: Path): readonly { readonly path: Path; readonly value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function replaceAt(text: string, { start, end }: Span, by: string): string {
  const lines = text.split('\n');
  const line = lines[start.line - 1]!;
  lines[start.line - 1] = line.slice(0, start.column - 1) + by + line.slice(end.column - 1);
  return lines.join('\n');
}

const data = parse(SHIPPED);
const shipped = await compiled(SHIPPED);
const stated = [
  ...leavesOf(data.facts, ['facts']),
  ...data.examples.flatMap(({ claims }: { claims: unknown }, index: number) =>
    leavesOf(claims, ['examples', index, 'claims']),
  ),
];
const mutations = stated.flatMap(({ path, value }) => {
  const wrong = wrongValue(path, value);
  return wrong === undefined ? [] : [{ name: path.join(' '), path, wrong }];
});

describe('the game that comes with stichwerk', () => {
  test('is proved: no fault, no refuted claim', async () => {
    const { value, diagnostics } = prove(shipped);
    expect(diagnostics).toEqual([]);
    expect(value?.refuted).toBe(0);
    expect(value?.claims).toBeGreaterThan(40);
    expect(value?.examples).toHaveLength(data.examples.length);
  });

  test('has many values that are stated and can be wrong', () => {
    expect(mutations.length).toBeGreaterThan(50);
  });

  test.each(mutations)('does not get away with another value at $name', async ({ path, wrong }) => {
    const span = shipped.locate(path);
    const { diagnostics } = prove(await compiled(replaceAt(SHIPPED, span, wrong)));
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.span?.start).toEqual(span.start);
    const code = path.at(-1) === 'trick' ? /E0227/ : /E030[1-8]/;
    expect(diagnostics[0]?.code).toMatch(code);
  });
});
