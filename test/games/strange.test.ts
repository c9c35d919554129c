import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Definition, Example } from '../../src/definition/game.ts';
import { lint } from '../../src/proof/lint/lint.ts';
import { prove } from '../../src/proof/prove.ts';
import type { HandTrace } from '../../src/proof/trace.ts';
import { compile } from '../definition/support.ts';
import { mutantsOf } from '../support/claim-mutants.ts';
import { readSource } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

/** What each game asks of the vocabulary, and the examples that show it. */
const GAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  belote: {
    'a trump has to be beaten where it can be': ['overtrump', 'ruff'],
    'a meld of trumps adds to the card points': ['capot'],
    'the makers lose a drawn hand': ['drawn'],
  },
  briscola: { 'nobody has to follow or to ruff': ['free', 'discard'] },
  'contract-whist': {
    'the hook holds in every hand': ['hook'],
    'trumps rotate on after a hand without': ['largest', 'after-the-top'],
  },
  'five-hundred': {
    'the left bower is a trump, and an ordinary card without trumps': ['left-bower-led', 'no-trumps'],
  },
  hearts: {
    'card points count against whoever takes them': ['black-lady', 'counted', 'moon'],
    'the lowest total wins': ['lowest'],
  },
  'knockout-whist': { 'a player without a trick is out': ['all'] },
  pinochle: { 'the first of two identical cards wins': ['identical'] },
  preference: { 'whoever is void must ruff but not overtrump': ['no-overruff'] },
  schafkopf: { 'queens and jacks are trumps and of no plain suit': ['heart-ace-is-trump', 'ober-no-suit'] },
  sheepshead: { 'one player plays against two without naming a suit': ['sixty', 'all'] },
  'sixty-six': {
    'the card that wins must be beaten': ['head'],
    'king and queen make twenty or forty': ['both-melds'],
  },
  skat: {
    'the jacks are trumps in a hand without a trump suit': ['grand'],
    'null has another order': ['null-game'],
  },
  tressette: { 'three points make one': ['thirds'] },
  wizard: {
    'the first wizard wins': ['wizard-wins'],
    'a jester asks for no suit and never wins': ['jester-lead', 'jesters-only'],
  },
};

const files = readdirSync(new URL('strange/', import.meta.url));

/** The definition with this example alone, and the hands that it counts, which claim nothing. */
function alone(definition: Definition, example: Example): Definition {
  const counted = example.kind === 'match' ? example.hands : [];
  const ids = counted.flatMap((hand) => (hand.kind === 'example' ? [hand.example] : []));
  const hands = definition.game.examples.filter(({ id }) => ids.includes(id));
  const silent = hands.map((hand): Example => ({ ...hand, claims: {} }));
  return { ...definition, game: { ...definition.game, facts: {}, examples: [...silent, example] } };
}

/** Claims with one value changed that nobody objects to, as `example path`. */
function unrefuted(definition: Definition, example: Example): readonly string[] {
  const traces = prove(alone(definition, example)).value.examples;
  const trace = traces.find(({ id, kind }) => id === example.id && kind === 'hand') as HandTrace | undefined;
  return mutantsOf(example, trace).flatMap(({ at, claims }) => {
    const { line } = definition.locate([...example.path, 'claims', ...at]).start;
    const changed = { ...example, claims } as Example;
    const lines = prove(alone(definition, changed)).diagnostics.map(({ span }) => span?.start.line);
    return lines.includes(line) ? [] : [`${example.id} ${at.join(' ')}`];
  });
}

test('every game says what it asks of the vocabulary', () => {
  expect(files.map((name) => name.replace('.yaml', '')).sort()).toEqual(Object.keys(GAMES).sort());
});

describe.each(Object.entries(GAMES))('%s', async (id, shown) => {
  const { value, diagnostics } = await compile(readSource(`test/games/strange/${id}.yaml`).text);
  const definition = value!;

  test('can be said in the vocabulary, and everything it claims is true', () => {
    expect(diagnostics).toEqual([]);
    const proved = prove(definition);
    expect(proved.diagnostics).toEqual([]);
    expect(proved.value.claims).toBeGreaterThan(definition.game.examples.length);
  });

  test('has rules that neither contradict each other nor leave anything open', () => {
    expect(lint(definition)).toEqual([]);
  });

  test('would not get away with another claim', () => {
    const examples = sample(definition.game.examples, 1);
    expect(examples.flatMap((example) => unrefuted(definition, example))).toEqual([]);
  });

  test.each(Object.entries(shown))('%s', (_, ids) => {
    const claiming = definition.game.examples.filter(({ claims }) => Object.keys(claims).length > 0);
    expect(claiming.map((example) => example.id)).toEqual(expect.arrayContaining([...ids]));
  });
});
