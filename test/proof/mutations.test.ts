import { describe, expect, test } from 'vitest';
import type { CardClaim, Example, Path } from '../../src/definition/game.ts';
import { prove } from '../../src/proof/prove.ts';
import { followSuitExamples } from '../support/follow-suit.ts';
import { makeDefinition } from '../support/game.ts';

/** One claimed value of an example, with every other value that could stand there. */
interface Mutation {
  readonly name: string;
  readonly place: string;
  readonly example: number;
  readonly mutants: readonly Example[];
}

const CARDS = Array.from({ length: 12 }, (_, card) => card);
const SEATS = [0, 1, 2];
const REASONS = ['leads', 'must-follow', 'void', 'free'];

/** Replaces what stands below `claims` at `path`. */
function replaceClaim(example: Example, path: Path, value: unknown): Example {
  const claims = structuredClone(example.claims) as unknown as Record<string | number, unknown>;
  let target = claims;
  for (const key of path.slice(0, -1)) target = target[key] as Record<string | number, unknown>;
  target[path.at(-1)!] = value;
  return { ...example, claims } as Example;
}

function mutate(example: Example, index: number): readonly Mutation[] {
  const change = (path: Path, shown: Path, values: readonly unknown[]): Mutation => ({
    name: `${example.id} ${shown.join(' ')}`,
    place: ['examples', index, 'claims', ...shown].join('/'),
    example: index,
    mutants: values.map((value) => replaceClaim(example, path, value)),
  });
  const numbers = (path: Path, values: readonly (number | undefined)[] = []) =>
    values.flatMap((value, seat) => {
      if (value === undefined) return [];
      const others = [-1, 0, 1, 2, 3, 4, 5, 12].filter((other) => other !== value);
      return [change([...path, seat], [...path, 'ABC'[seat]!], others)];
    });
  const sum = example.claims.sum === undefined ? [] : [change(['sum'], ['sum'], [0, 3, 5, 11, 13])];
  if (example.kind === 'match') {
    const { scores = [], totals, places } = example.claims;
    return [
      ...scores.flatMap((hand, number) => numbers(['scores', number], hand)),
      ...numbers(['totals'], totals),
      ...numbers(['places'], places),
      ...sum,
    ];
  }
  const { winners = [], legal = [], illegal = [], scores } = example.claims;
  const cardsOf = (kind: 'legal' | 'illegal', claims: readonly CardClaim[]) =>
    claims.flatMap((claim, number) => {
      const right = rightCards(example, kind, claim);
      const card = change(
        [kind, number, 'card'],
        [kind, number, 'card'],
        CARDS.filter((c) => !right.includes(c)),
      );
      const reasons = REASONS.filter((reason) => reason !== claim.why);
      const why = claim.why ? [change([kind, number, 'why'], [kind, number, 'why'], reasons)] : [];
      return [card, ...why];
    });
  return [
    ...winners.map((winner, number) =>
      change(
        ['winners', number],
        ['winners', number],
        SEATS.filter((other) => other !== winner),
      ),
    ),
    ...cardsOf('legal', legal),
    ...cardsOf('illegal', illegal),
    ...numbers(['scores'], scores),
    ...sum,
  ];
}

/** The cards of which the claim is true, worked out by hand from the led suit. */
function rightCards(example: Example & { kind: 'hand' }, kind: 'legal' | 'illegal', claim: CardClaim) {
  const gone = example.tricks.slice(0, claim.trick).flatMap((trick) => trick.map(({ card }) => card));
  const holding = example.hands[claim.seat]!.filter((card) => !gone.includes(card));
  const trick = example.tricks[claim.trick]!;
  const led = trick[0]!.seat === claim.seat ? undefined : trick[0]!.card % 3;
  const following = holding.filter((card) => card % 3 === led);
  const legal = following.length > 0 ? following : holding;
  return kind === 'legal' ? legal : holding.filter((card) => !legal.includes(card));
}

const mutations = followSuitExamples.flatMap(mutate);

describe('every claimed value, changed to every other, is refuted at its own place', () => {
  test('there are claims of every kind', () => {
    const kinds = new Set(mutations.map(({ place }) => place.split('/')[3]));
    expect([...kinds].sort()).toEqual(['illegal', 'legal', 'places', 'scores', 'sum', 'totals', 'winners']);
    // 50 claims, 6 of them with a reason.
    expect(mutations).toHaveLength(56);
  });

  test.each(mutations)('$name', ({ place, example, mutants }) => {
    expect(mutants.length).toBeGreaterThan(0);
    for (const mutant of mutants) {
      const { diagnostics } = prove(makeDefinition(followSuitExamples.with(example, mutant)));
      expect(diagnostics.map(({ span }) => span?.file)).toEqual([place]);
      expect(diagnostics[0]).toMatchObject({
        severity: 'error',
        why: expect.any(String),
        help: expect.any(String),
      });
      expect(diagnostics[0]?.code).toMatch(/^E(030[1-7]|0227)$/);
    }
  });
});
