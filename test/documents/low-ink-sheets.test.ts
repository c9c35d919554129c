import { describe, expect, it } from 'vitest';
import type { PageSymbol, Primitive } from '../../src/page/primitive.ts';
import { drawn } from '../support/pages.ts';
import { pagesOf, readSource } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

const SHEETS = [
  'trick-protocol',
  'rules',
  'examples',
  'exercise',
  'solution',
  'trick-questions',
  'trick-questions-solution',
] as const;

/** Everything that is filled, and not just covered with white. */
function fillsIn(name: string, content: readonly Primitive[] | PageSymbol['content']): readonly string[] {
  return content.flatMap((one) => {
    if (one.kind !== 'path' || one.fill === undefined || one.fill.toUpperCase() === '#FFFFFF') return [];
    return [`${name}: ${one.fill}`];
  });
}

const PRINTS = [
  ['stiche-mit-bedienpflicht', 'normal'],
  ['stiche-mit-bedienpflicht', 'large'],
  ['stiche-raten', 'normal'],
  ['whist-rauf-und-runter', 'normal'],
  ['bauerchen', 'normal'],
  ['bauer', 'large'],
] as const;

describe.each(sample(PRINTS, 1))('the sheets and handouts of %s with little ink, in %s size', (id, size) => {
  it('have no filled shape on any page, to the last', async () => {
    const source = readSource(`assets/games/${id}.yaml`);
    const documents = await pagesOf(source, { print: { ink: 'low', size }, only: SHEETS });
    // The few examples of the smallest game all stand in its handout.
    const few = id === 'stiche-mit-bedienpflicht';
    expect([...documents.keys()]).toEqual(SHEETS.filter((kind) => !few || kind !== 'examples'));
    for (const [kind, { pages, symbols }] of documents) {
      const onPages = pages.flatMap((page, at) => fillsIn(`page ${at + 1}`, drawn(page)));
      const inSymbols = Object.values(symbols).flatMap(({ id: name, content }) => fillsIn(name, content));
      expect([kind, onPages, inSymbols]).toEqual([kind, [], []]);
    }
  });
});

it('the same sheets in full ink have filled signs, so that the test above can fail', async () => {
  const source = readSource('assets/games/bauer.yaml');
  const { symbols } = (await pagesOf(source, { only: ['rules'] })).get('rules')!;
  expect(Object.values(symbols).flatMap(({ id, content }) => fillsIn(id, content))).not.toEqual([]);
});
