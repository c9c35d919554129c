import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES, type Language } from '../../../src/cards/localized.ts';
import { DECKS, readPlain } from '../../games/judge-mutant.ts';
import type { Data } from '../../games/mutate-rules.ts';
import { composedPapers } from '../../support/composed.ts';
import { readmeGame, shippedGames } from '../../support/shipped.ts';
import { IN_FULL, sample } from '../../support/tier.ts';
import { textsOf } from '../../support/told-texts.ts';
import { type Changed, changesOf } from './rule-changes.ts';

/** By game: changed rules of which its handout says nothing else, each with the reason. */
type Untold = Readonly<Record<string, Readonly<Record<string, string>>>>;

const UNTOLD = parse(readFileSync(new URL('untold.yaml', import.meta.url), 'utf8')) as Untold;

/** A sentence of a handout and the keys of the definition that it comes from. */
interface Sentence {
  readonly text: string;
  readonly from: readonly string[];
}

/** What the handout says, and the cards of reference, in both languages, figures and tables in words, one sentence at a time. */
interface Said {
  readonly handout: readonly Sentence[];
  readonly cards: readonly Sentence[];
}

/** What is said of rules; undefined where the rules are none. */
async function sayAll(data: Data, variants: readonly string[]): Promise<Said | undefined> {
  const source = { file: 'game.yaml', text: JSON.stringify(data) };
  const told: [Sentence[], Sentence[]] = [[], []];
  for (const language of LANGUAGES) {
    const papers = await composedPapers(source, { language, only: ['rules', 'quick-reference'], variants });
    if (papers.length === 0) return undefined;
    for (const [at, { content }] of papers.entries()) {
      const texts = textsOf(content).filter(({ heading }) => !heading);
      told[at]!.push(...texts.flatMap(({ text, from }) => sentencesOf(text, language).map((one) => ({ text: one, from })))); // biome-ignore format: short
    }
  }
  return { handout: told[0], cards: told[1] };
}

function sentencesOf(text: string, language: Language): readonly string[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim()); // biome-ignore format: short
}

/** Whether a change is one of what a sentence comes from. */
function concerns({ path }: Changed, { from }: Sentence): boolean {
  return from.some((origin) => path === origin || path.startsWith(`${origin}.`) || origin.startsWith(`${path}.`)); // biome-ignore format: short
}

const OF_PAPER = /^(?:paper|title|subtitle|notes|hints|variants)\b/;

function keyOf({ text, from }: Sentence): string {
  return `${text} (${from.join(', ')})`;
}

/** Sentences that are gone, as often as they are. */
function goneFrom(before: readonly Sentence[], after: readonly Sentence[]): readonly Sentence[] {
  const left = new Map<string, number>();
  for (const one of after) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1);
  return before.filter((one) => {
    const count = left.get(keyOf(one)) ?? 0;
    left.set(keyOf(one), count - 1);
    return count < 1;
  });
}

/** Changes of which no sentence tells; the sentences of the handout, and those that came or went with a change of what they come from. */
interface Tried {
  readonly silent: readonly string[];
  readonly told: ReadonlySet<string>;
  readonly moved: ReadonlySet<string>;
}

async function tryAll(data: Data, changes: readonly Changed[]): Promise<Tried> {
  const bases = new Map<string, Said>();
  const baseOf = async (variants: readonly string[]) => {
    const base = bases.get(variants.join()) ?? (await sayAll(data, variants)) ?? { handout: [], cards: [] };
    bases.set(variants.join(), base);
    return base;
  };
  const { handout, cards } = await baseOf([]);
  const sentences = [...handout, ...cards].filter(({ from }) => !OF_PAPER.test(from.join()));
  const silent: string[] = [];
  const moved = new Set<string>();
  for (const change of changes) {
    const base = await baseOf(change.variants);
    const now = await sayAll(change.data, change.variants);
    if (!now) continue;
    if (JSON.stringify(now.handout) === JSON.stringify(base.handout)) silent.push(change.name);
    const pairs = [[base.handout, now.handout], [base.cards, now.cards]] as const; // biome-ignore format: pairs
    const others = pairs.flatMap(([one, other]) => [...goneFrom(one, other), ...goneFrom(other, one)]);
    for (const one of others) if (concerns(change, one)) moved.add(keyOf(one));
  }
  return { silent: silent.toSorted(), told: new Set(sentences.map(keyOf)), moved };
}

const games = [...shippedGames(), readmeGame()].map(({ file, text }) => [file.replace(/^.*\/|\.yaml$/g, ''), text] as const); // biome-ignore format: short

const told = new Map<string, string>();
const moved = new Set<string>();

describe.each(sample(games, 2))('the handout of %s', (id, text) => {
  const { facts: _, ...rules } = readPlain(text);
  const data: Data = { ...rules, examples: [] };
  const changes = changesOf(data, DECKS);
  const listed = Object.keys(UNTOLD[id] ?? {});

  test('says something else for every rule that is changed', async () => {
    const tried = sample(changes, 2);
    const names = new Set(tried.map(({ name }) => name));
    const found = await tryAll(data, tried);
    for (const one of found.told) told.set(one, id);
    for (const one of found.moved) moved.add(one);
    expect(found.silent).toEqual(listed.filter((name) => names.has(name)).toSorted());
  });

  test('has changed rules of all the names that are listed as untold', () => {
    const names = new Set(changes.map(({ name }) => name));
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
  });
});

// A sample of changes says nothing of the sentences that none of them has moved.
if (IN_FULL) {
  test('no handout has a sentence that comes or goes with no change of what it is said to come from', () => {
    expect(told.size).toBeGreaterThan(200);
    expect([...told].filter(([one]) => !moved.has(one))).toEqual([]);
  });
}
