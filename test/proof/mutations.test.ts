import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Definition, Example, Path } from '../../src/definition/game.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { prove } from '../../src/proof/prove.ts';
import type { HandTrace } from '../../src/proof/trace.ts';
import { compile } from '../definition/support.ts';
import { mutantsOf } from '../support/claim-mutants.ts';
import { readSource, shippedGames } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

/** The definition with this example alone, and the hands that it counts, which claim nothing. */
function alone(definition: Definition, example: Example): Definition {
  const counted = example.kind === 'match' ? example.hands : [];
  const ids = counted.flatMap((hand) => (hand.kind === 'example' ? [hand.example] : []));
  const hands = definition.game.examples.filter(({ id }) => ids.includes(id));
  const silent = hands.map((hand): Example => ({ ...hand, claims: {} }));
  return { ...definition, game: { ...definition.game, facts: {}, examples: [...silent, example] } };
}

function findings(definition: Definition, example: Example): readonly Diagnostic[] {
  return prove(alone(definition, example)).diagnostics;
}

/** An example with one claim changed. */
interface Changed {
  readonly example: Example;
  readonly mutant: ReturnType<typeof mutantsOf>[number];
}

/** Every other claim that an example could make. */
function changesOf(definition: Definition, example: Example): readonly Changed[] {
  const traces = prove(alone(definition, example)).value.examples;
  const trace = traces.find(({ id, kind }) => id === example.id && kind === 'hand') as HandTrace | undefined;
  return mutantsOf(example, trace).map((mutant) => ({ example, mutant }));
}

/** The change as `example path value`, if it is not refuted where it stands. */
function unrefuted(definition: Definition, { example, mutant: { at, claims } }: Changed): readonly string[] {
  const { start } = definition.locate([...example.path, 'claims', ...at]);
  const found = findings(definition, { ...example, claims } as Example);
  const isRefuted =
    found.length > 0 &&
    found.every(({ code, span, why }) => {
      return /^E(03\d\d|0227)$/.test(code) && span?.start.line === start.line && why !== undefined;
    });
  return isRefuted ? [] : [`${example.id} ${at.join(' ')} ${JSON.stringify(claims)}`];
}

/** Games that do not come along but use the rest of the vocabulary. */
const FOREIGN = readdirSync('test/games/foreign').map((name) => readSource(`test/games/foreign/${name}`));

describe.each([...shippedGames(), ...FOREIGN].map((source) => ({ name: source.file, source })))(
  '$name',
  async ({ source }) => {
    const { value, diagnostics } = await compile(source.text);

    test('is proved as it stands', () => {
      expect(diagnostics).toEqual([]);
      const proved = prove(value!);
      expect(proved.diagnostics).toEqual([]);
      expect(proved.value.refuted).toBe(0);
    });

    test('does not get away with any other claim than those it makes', () => {
      const changes = value!.game.examples.flatMap((example) => changesOf(value!, example));
      expect(changes.length).toBeGreaterThan(100);
      expect(sample(changes, 3).flatMap((change) => unrefuted(value!, change))).toEqual([]);
    });

    test('does not get away with any other fact', () => {
      const { facts } = value!.game;
      const others = Object.entries(facts).flatMap(([name, right]) =>
        otherFacts(right).map(({ at, wrong }) => ({ at: ['facts', name, ...at], facts: { [name]: wrong } })),
      );
      expect(others.length).toBeGreaterThanOrEqual(Object.keys(facts).length);
      const survivors = others.filter(({ at, facts: wrong }) => {
        const game = { ...value!.game, facts: wrong as Definition['game']['facts'], examples: [] };
        const [found, ...more] = prove({ ...value!, game }).diagnostics;
        const { line } = value!.locate(at).start;
        return found?.code !== 'E0308' || found.span?.start.line !== line || more.length > 0;
      });
      expect(survivors).toEqual([]);
    });
  },
);

/** Other values than a claimed fact; of a map by the number of players one entry at a time, with its place. */
function otherFacts(right: unknown): readonly { readonly at: Path; readonly wrong: unknown }[] {
  if (typeof right === 'boolean') return [{ at: [], wrong: !right }];
  if (typeof right === 'number') return [right - 1, right + 1].map((wrong) => ({ at: [], wrong }));
  if (Array.isArray(right)) return [right.slice(1), [...right, 999]].map((wrong) => ({ at: [], wrong }));
  return Object.entries(right as object).flatMap(([count, value]) =>
    otherFacts(value).map(({ wrong }) => ({ at: [count], wrong: { ...(right as object), [count]: wrong } })),
  );
}
