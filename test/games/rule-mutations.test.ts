import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { followSuitSource, shippedGames } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';
import { DECKS, openCourt, readPlain } from './judge-mutant.ts';
import { mutateRules } from './mutate-rules.ts';

/** By game: changed rules that no claim can break, each with the reason. */
type Survivors = Readonly<Record<string, Readonly<Record<string, string>>>>;

const SURVIVORS = parse(readFileSync(new URL('survivors.yaml', import.meta.url), 'utf8')) as Survivors;

describe.each(
  shippedGames().map((source) => [source.file.replace(/^.*\/|\.yaml$/g, ''), source.text] as const),
)('%s', (id, text) => {
  const listed = Object.keys(SURVIVORS[id] ?? {});

  test('has a claim that breaks for every rule that is changed', async () => {
    const data = readPlain(text);
    const judge = openCourt();
    expect(await judge(data)).toBe('survives');
    const mutants = sample(mutateRules(data, DECKS), 1);
    const survivors: string[] = [];
    for (const mutant of mutants) {
      if ((await judge(mutant.data)) === 'survives') survivors.push(mutant.name);
    }
    const tried = new Set(mutants.map(({ name }) => name));
    expect(survivors.toSorted()).toEqual(listed.filter((name) => tried.has(name)).toSorted());
  });

  test('has changed rules of all the names that are listed as survivors', () => {
    const names = new Set(mutateRules(readPlain(text), DECKS).map(({ name }) => name));
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
  });
});

test('a rule is noticed by claims and by nothing else', async () => {
  const { examples: _, facts: __, ...rules } = readPlain(followSuitSource().text);
  const silent = { ...rules, examples: [], facts: {} };
  const judge = openCourt();
  const fates = new Set<string>();
  for (const { data } of sample(mutateRules(silent, DECKS), 15)) fates.add(await judge(data));
  expect([...fates].toSorted()).toEqual(['refused', 'survives']);
});
