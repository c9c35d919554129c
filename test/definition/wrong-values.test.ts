import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { sample } from '../support/tier.ts';
import { BIDDING, NAMING } from './games.ts';
import { compile } from './support.ts';

const VARIANTS = `variants:
  klein: {title: {de: K, en: S}, text: {de: K, en: S}, rules: {deal: {undealt: 0}}, with: {gross: {doubling: null}}}
  gross: {title: {de: G, en: L}, rules: {match: {target: 9}}}
`;
const HAND = `examples:
  - id: hand
    title: {de: H, en: H}
    lead: A
    dealer: D
    named: ♣
    maker: A
    doubles: 1
    before: {A: 1}
    units: {brot: {A: 1}}
    hands: {A: ♥K ♥Q ♠A ♠K ♣A}
    tricks: [{A: ♥K, B: ♥A}]
    melds: [{trick: 1, seat: A, meld: "20"}]
    claims: {trump: ♣, legal: [{trick: 1, seat: A, card: ♥K, why: leads}], legal-cards: [{trick: 1, seat: A, cards: ♥K}]}
  - id: partie
    title: {de: P, en: M}
    match: [{maker: A, won: {A: 3, B: 2}, card-points: {A: 70, B: 60}, meld-points: {A: 1}}]
    claims: {scores: [{A: 2}], leaders: [A], totals: {A: 2}, units: {brot: {A: 0}}}
`;
const BIDS = `facts: {rounds: {4: 13}}
examples:
  - id: runde
    title: {de: R, en: R}
    hand: 4
    dealer: D
    turn-up: ♥J
    named: ♥
    bids: {A: 0, B: 2, C: 1, D: 2}
    won: {A: 0, B: 2, C: 1, D: 1}
    claims: {scores: {A: 10}, lines: {A: made}, sum: 30}
`;

type Path = readonly (string | number)[];

/** The path of every value, from the outside in. */
function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function replaced(data: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(data)) return data.map((one, at) => (at === key ? replaced(one, rest, by) : one));
  const map = data as Readonly<Record<string, unknown>>;
  return { ...map, [key]: replaced(map[key], rest, by) };
}

const WRONG: readonly unknown[] = [
  null,
  -1,
  0,
  3,
  1e9,
  '',
  'x',
  '*J',
  'J J',
  [],
  ['J', 'none'],
  {},
  { by: 'naming' },
];

// A definition with any of its values replaced gives a game or errors with a place, and never throws.
describe.each([
  ['a game where trumps are named', `${NAMING}${VARIANTS}${HAND}`],
  ['a game with bids and a schedule', `${BIDDING}${BIDS}`],
])('%s', (_, text) => {
  it('compiles without findings', async () => {
    expect((await compile(text)).diagnostics).toEqual([]);
  });

  it('with a wrong value anywhere is a game, or has findings with a place', async () => {
    const data: unknown = parse(text);
    for (const [number, path] of sample([...[...pathsOf(data)].entries()], 12)) {
      // A few of them at each place, so that all are tried at many.
      for (const wrong of WRONG.filter((_, index) => index % 6 === number % 6)) {
        const { value, diagnostics } = await compile(stringify(replaced(data, path, wrong)));
        expect(value !== undefined || diagnostics.length > 0).toBe(true);
        for (const { span, message } of diagnostics) {
          expect(span?.start.line).toBeGreaterThan(0);
          expect(message).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    }
  });
});
