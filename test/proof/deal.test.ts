import { describe, expect, test } from 'vitest';
import type { RulesChoice } from '../../src/api.ts';
import type { Source } from '../../src/definition/game.ts';
import { whyNever } from '../../src/proof/deal/concept-needs.ts';
import { CONCEPT_WORDS, type ConceptWord } from '../../src/proof/deal/concept-words.ts';
import { missingConcepts } from '../../src/proof/deal/concepts.ts';
import { findDeal } from '../../src/proof/deal/find-deal.ts';
import { writeExample } from '../../src/proof/deal/write-example.ts';
import { prove } from '../../src/proof/prove.ts';
import { readSource, shippedGames, stichwerk } from '../support/shipped.ts';
import { QUICK } from '../support/small-games.ts';
import { sample } from '../support/tier.ts';

async function read(source: Source, choice: RulesChoice = {}) {
  const { value, diagnostics } = await stichwerk.read(source, choice);
  if (!value) throw new Error(`${source.file}: ${diagnostics[0]?.message}`);
  return value;
}

const named = (id: string): string => `assets/games/${id}.yaml`;
const foreign = (id: string): string => `test/games/foreign/${id}.yaml`;

/** A wish that each game can fulfil; every word for a concept stands here at least once. */
const WISHES: readonly (readonly [file: string, RulesChoice, readonly ConceptWord[]])[] = [
  [named('stiche-mit-bedienpflicht'), {}, ['follow', 'discard']],
  [named('stiche-raten'), { players: 4 }, ['ruff', 'overtrump', 'hook']],
  [named('stiche-raten'), { players: 5 }, ['hook-harmless', 'made', 'missed']],
  [named('stiche-raten'), { variants: ['karten-64'], players: 6 }, ['identical']],
  [named('stiche-raten'), { variants: ['greifen-und-passen'], players: 3 }, ['special']],
  [named('whist-rauf-und-runter'), { players: 6 }, ['trump-lead', 'even']],
  [named('bauerchen'), {}, ['must-ruff', 'must-overtrump']],
  [named('bauerchen'), {}, ['meld']],
  [named('bauer'), {}, ['sweep']],
  [named('bauer'), {}, ['even']],
  [named('bauer'), { variants: ['sechs'] }, ['ruff', 'follow']],
  [foreign('euchre'), {}, ['trump-lead']],
  ['test/games/strange/sheepshead.yaml', {}, ['ruff']],
  [foreign('jass'), {}, ['exempt']],
  [foreign('jass'), {}, ['no-undertrump']],
];

describe('a deal that is wished for', () => {
  test.each(sample(WISHES, 1))('%s with %j shows %j and proves as an example', async (file, choice, show) => {
    const source = readSource(file);
    const { game } = await read(source, choice);
    const found = findDeal(game.rules, { seed: 5, show });
    if ('missing' in found) throw new Error(`missing: ${found.missing.join()}`);
    expect(missingConcepts(found.hand, show)).toEqual([]);
    const head = { id: 'pasted', title: 'Pasted, "as it is"', variants: game.chosen };
    const players = choice.players === undefined ? {} : { players: choice.players };
    const pasted = { ...source, text: source.text + writeExample(found.hand, { ...head, ...players }) };
    const before = prove(await read(source)).value;
    const proved = prove(await read(pasted));
    expect(proved.diagnostics).toEqual([]);
    expect(proved.value.claims).toBeGreaterThan(before.claims + found.hand.tricks.length);
  });

  test('is the same for the same seed and another for another', async () => {
    const { rules } = (await read(readSource(named('bauerchen')))).game;
    const deal = (seed: number) => findDeal(rules, { seed, show: [] });
    expect(deal(7)).toEqual(deal(7));
    expect(deal(7)).not.toEqual(deal(8));
  });

  test('is given up with the words that are missing where the game cannot show it', async () => {
    const { rules } = (await read({ file: 'quick.yaml', text: QUICK })).game;
    expect(findDeal(rules, { seed: 1, show: ['follow', 'ruff'], most: 500 })).toMatchObject({
      missing: ['ruff'],
      tried: 500,
    });
  });

  test('every word is wished for above, but for one that no game here can show', async () => {
    const wished = new Set(WISHES.flatMap(([, , show]) => show));
    expect(CONCEPT_WORDS.filter((word) => !wished.has(word))).toEqual(['must-head']);
    for (const source of shippedGames()) {
      const { rules } = (await read(source)).game;
      expect(whyNever(rules, 'must-head')).toContain('no obligation');
    }
  });

  test('what is shown is never said to be impossible', async () => {
    for (const [file, choice, show] of WISHES) {
      const { rules } = (await read(readSource(file), choice)).game;
      expect(show.flatMap((word) => whyNever(rules, word) ?? [])).toEqual([]);
    }
  });
});

/** A game without a variant, and with each of its variants. */
async function waysToPlay(source: Source): Promise<readonly (readonly [Source, readonly string[]])[]> {
  const { variants } = (await read(source)).game;
  return [[], ...variants.map(({ id }) => [id])].map((chosen) => [source, chosen] as const);
}

test('every game with every variant gives deals that prove as examples', async () => {
  const ways = (await Promise.all(shippedGames().map(waysToPlay))).flat();
  for (const [source, variants] of sample(ways, 1)) {
    const chosen = (await read(source, { variants })).game;
    const texts = chosen.players.map((players) => {
      const found = findDeal(chosen.rulesFor(players), { seed: players, show: [] });
      if ('missing' in found) throw new Error('nothing was wished for');
      const id = `deal-${players}`;
      return writeExample(found.hand, { id, title: id, players, variants });
    });
    const proved = prove(await read({ ...source, text: source.text + texts.join('') }));
    expect(proved.diagnostics, `${source.file} ${variants.join()}`).toEqual([]);
  }
});
