import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { followSuitSource, shippedGames } from '../support/shipped.ts';
import { DECKS, openCourt, readPlain } from './judge-mutant.ts';
import { mutateRules } from './mutate-rules.ts';

/** By game: changed rules that no claim can break, each with the reason. */
type Survivors = Readonly<Record<string, Readonly<Record<string, string>>>>;

const SURVIVORS = parse(readFileSync(new URL('survivors.yaml', import.meta.url), 'utf8')) as Survivors;

describe.each(
  shippedGames().map((source) => [source.file.replace(/^.*\/|\.yaml$/g, ''), source.text] as const),
)('%s', (id, text) => {
  test('has a claim that breaks for every rule that is changed', async () => {
    const data = readPlain(text);
    const judge = openCourt();
    expect(await judge(data)).toBe('survives');
    const survivors: string[] = [];
    for (const mutant of mutateRules(data, DECKS)) {
      if ((await judge(mutant.data)) === 'survives') survivors.push(mutant.name);
    }
    expect(survivors.toSorted()).toEqual(Object.keys(SURVIVORS[id] ?? {}).toSorted());
  }, 300_000);
});

test('a rule is noticed by claims and by nothing else', async () => {
  const { examples: _, facts: __, ...rules } = readPlain(followSuitSource().text);
  const silent = { ...rules, examples: [], facts: {} };
  const judge = openCourt();
  const fates = new Set<string>();
  for (const { data } of mutateRules(silent, DECKS)) fates.add(await judge(data));
  expect([...fates].toSorted()).toEqual(['refused', 'survives']);
});
