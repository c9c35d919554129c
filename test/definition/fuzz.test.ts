import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderHuman, renderJson } from '../../src/diagnostics/render.ts';
import { sortDiagnostics } from '../../src/diagnostics/sort.ts';
import { amount } from '../support/tier.ts';
import { compile, SHIPPED } from './support.ts';

const bytes = new TextEncoder().encode(SHIPPED);
const decoder = new TextDecoder();

const place = fc.nat(bytes.length - 1);
const mutation = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), at: place, byte: fc.nat(255) }),
  fc.record({ kind: fc.constant('cut' as const), at: place, length: fc.nat(60) }),
  fc.record({ kind: fc.constant('copy' as const), at: place, from: place, length: fc.nat(60) }),
  fc.record({
    kind: fc.constant('sign' as const),
    at: place,
    sign: fc.constantFrom(
      ...[
        ':',
        '-',
        '{',
        '}',
        '[',
        ']',
        '&a ',
        '*a ',
        '\t',
        '\n',
        '"',
        "'",
        '|',
        '!x ',
        '? ',
        '<<: ',
        '__proto__: ',
      ],
    ),
  }),
);

type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

function mutate(data: Uint8Array, change: Mutation): Uint8Array {
  const at = Math.min(change.at, data.length);
  switch (change.kind) {
    case 'set':
      return Uint8Array.from([...data.slice(0, at), change.byte, ...data.slice(at + 1)]);
    case 'cut':
      return Uint8Array.from([...data.slice(0, at), ...data.slice(at + change.length)]);
    case 'copy':
      return Uint8Array.from([
        ...data.slice(0, at),
        ...data.slice(change.from, change.from + change.length),
        ...data.slice(at),
      ]);
    case 'sign':
      return Uint8Array.from([
        ...data.slice(0, at),
        ...new TextEncoder().encode(change.sign),
        ...data.slice(at),
      ]);
  }
}

it('a damaged definition gives a game or errors with a place, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 6 }), async (changes) => {
      const text = decoder.decode(changes.reduce(mutate, bytes));
      const { value, diagnostics } = await compile(text);
      expect(value !== undefined || diagnostics.length > 0).toBe(true);
      const lines = text.split('\n').length;
      for (const { span } of diagnostics) {
        expect(span!.start.line).toBeGreaterThanOrEqual(1);
        expect(span!.end.line).toBeLessThanOrEqual(lines);
        expect(span!.start.column).toBeGreaterThanOrEqual(1);
      }
      const sources = new Map([['game.yaml', text]]);
      renderHuman(sortDiagnostics(diagnostics), sources, { color: (_, words) => words });
      JSON.parse(renderJson(diagnostics, { errors: diagnostics.length, warnings: 0, claims: 0, refuted: 0 }));
    }),
    { numRuns: amount(60, 300) },
  );
});
