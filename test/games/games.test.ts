import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileDefinition } from '../../src/definition/compile.ts';
import type { Definition, Source } from '../../src/definition/game.ts';
import { lint } from '../../src/proof/lint/lint.ts';
import { prove } from '../../src/proof/prove.ts';
import { presets } from '../definition/support.ts';
import { readSource, shippedGames } from '../support/shipped.ts';
import { FOREIGN, RULINGS } from './rulings.ts';

const foreign = readdirSync(new URL('foreign/', import.meta.url)).map((name) =>
  readSource(`test/games/foreign/${name}`),
);

const idOf = ({ file }: Source) => file.replace(/^.*\/|\.yaml$/g, '');

/** Definitions never change: each is compiled once. */
const known = new Map(
  [...shippedGames(), ...foreign].map(
    (source) => [idOf(source), compileDefinition(source, presets)] as const,
  ),
);

/** The compiled definition of a game that has no fault. */
async function compiled(id: string): Promise<Definition> {
  const { value, diagnostics } = await known.get(id)!;
  expect(diagnostics).toEqual([]);
  return value!;
}

/** By example: what it claims, named as in the definition. */
async function claimsOf(id: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { examples } = (await compiled(id)).game;
  const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new Map(examples.map((example) => [example.id, Object.keys(example.claims).map(kebab)]));
}

describe.each([...known.keys()])('%s', (id) => {
  test('has the id that its file is called by', async () => {
    expect((await compiled(id)).game.id).toBe(id);
  });

  test('claims something in every example, and all of it is true', async () => {
    const definition = await compiled(id);
    const silent = definition.game.examples.filter(({ claims }) => Object.keys(claims).length === 0);
    expect(silent.map((example) => example.id)).toEqual([]);
    const { value, diagnostics } = prove(definition);
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({ refuted: 0 });
    expect(value!.claims).toBeGreaterThan(definition.game.examples.length);
  });

  test('has rules that neither contradict each other nor leave anything open', async () => {
    expect(lint(await compiled(id))).toEqual([]);
  });
});

describe.each(shippedGames().map(idOf))('%s', (id) => {
  test('prints three to eight of the examples of its own rules', async () => {
    const { examples } = (await compiled(id)).game;
    const plain = examples.filter(({ variants, show }) => variants.length === 0 && show.includes('rules'));
    expect(plain.length).toBeLessThanOrEqual(8);
    expect(plain.length).toBeGreaterThanOrEqual(3);
  });

  test('shows every variant in an example', async () => {
    const { variants, examples } = (await compiled(id)).game;
    const used = new Set(examples.flatMap((example) => example.variants));
    expect(variants.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});

test.each(Object.entries(RULINGS))('every example of %s shows a ruling', async (id, rows) => {
  const shown = new Set(Object.values(rows).flatMap((row) => row.shown));
  expect([...(await claimsOf(id)).keys()].filter((example) => !shown.has(example))).toEqual([]);
});

describe.each(Object.entries({ ...RULINGS, ...FOREIGN }))('the rulings of %s', (id, rows) => {
  test.each(Object.entries(rows))('%s', async (_, { by, shown }) => {
    const claims = await claimsOf(id);
    const keys = shown.map((one) => claims.get(one) ?? []);
    expect(shown.filter((_, at) => !by.some((key) => keys[at]!.includes(key)))).toEqual([]);
    expect(by.filter((key) => !keys.flat().includes(key))).toEqual([]);
  });
});
