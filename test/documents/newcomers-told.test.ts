import { describe, expect, it } from 'vitest';
import type { Source } from '../../src/definition/game.ts';
import type { DocumentInput } from '../../src/documents/input.ts';
import { toldBand } from '../../src/documents/rules-text/told-band.ts';
import { scoreHand } from '../../src/engine/scoring.ts';
import { decidedLines } from '../../src/proof/decided-lines.ts';
import { composedPapers } from '../support/composed.ts';
import { edited, pagesOf, readSource, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { textsOf } from '../support/told-texts.ts';

const BAUER = readSource('assets/games/bauer.yaml');
const BAUERCHEN = readSource('assets/games/bauerchen.yaml');

/** The definition without what is claimed of it. */
function rulesAlone({ file, text }: Source): Source {
  return { file, text: text.slice(0, text.search(/^(facts|examples):/m)) };
}

async function said(source: Source, language: 'de' | 'en' = 'de'): Promise<string> {
  const document = (await pagesOf(source, { language, only: ['rules'], draft: true })).get('rules')!;
  return nodesIn(document.structure).map((node) => wordsOf(document, node).replaceAll('\u00a0', ' ')).join('\n'); // biome-ignore format: short
}

const rulesOf = async (source: Source) => (await stichwerk.read(source)).value!.game.rules;

describe('what a game is about', () => {
  it.each([
    ['assets/games/bauer.yaml', 'Gezählt werden die gewonnenen Stiche. Von acht Punkten geht es abwärts:'],
    ['assets/games/bauerchen.yaml', 'Gezählt werden die Augen in den gewonnenen Stichen. Die Partei, die zuerst zwölf Punkte'], // biome-ignore format: short
    ['assets/games/whist-rauf-und-runter.yaml', 'Jede sagt vorher an, wie viele sie gewinnt. Wer am Ende die meisten Punkte hat, gewinnt.'], // biome-ignore format: short
  ])('is told first, by what its points depend on: %s', async (file, sentence) => {
    const [paper] = await composedPapers(readSource(file), { language: 'de', only: ['rules'] });
    const text = textsOf(paper!.content).map((told) => told.text).join(' '); // biome-ignore format: short
    expect(text.replaceAll('\u00a0', ' ')).toContain(sentence);
  });
});

it('nothing is said to be counted where neither tricks nor card points are', async () => {
  const text = readSource('assets/games/stiche-mit-bedienpflicht.yaml');
  const last = edited(rulesAlone(text), /scoring:[\s\S]*?(?=\nmatch:)/.exec(text.text)![0], 'scoring: [{line: last, when: last_trick, score: 1}]'); // biome-ignore format: short
  const [paper] = await composedPapers(last, { language: 'de', only: ['rules'] });
  const goal = textsOf(paper!.content).map((told) => told.text).join(' '); // biome-ignore format: short
  expect(goal).toContain('Reihum legt jede Person eine Karte');
  expect(goal).not.toContain('Gezählt werden');
});

describe('a reason for a score', () => {
  it.each([
    ['bauerchen', BAUERCHEN, 5],
    ['bauer', BAUER, 8],
  ] as const)(
    'is the row of the block that gives it, whatever the makers of %s took',
    async (_, source, size) => {
      const { game } = (await stichwerk.read(source)).value!;
      const words = { text: (key: string, context: object = {}) => `${key} ${JSON.stringify(context)}` };
      const input = { game, words } as unknown as DocumentInput;
      const hands = [...Array(size + 1).keys()].flatMap((tricks) => {
        const amounts = game.rules.cardPoints ? [...Array(131).keys()].filter((all) => (all === 0) === (tricks === 0) && (all === 130) === (tricks === size)) : [0]; // biome-ignore format: short
        return amounts.map((points) => ({ tricks, points }));
      });
      for (const { tricks, points } of hands) {
        const setup = { number: 0, size, lead: 0, trump: 0, maker: 1, doubles: 0 };
        const [won, taken] = [[size - tricks, tricks, 0, 0], [130 - points, points, 0, 0]]; // biome-ignore format: a pair
        const scores = scoreHand(game.rules, { ...setup, won, points: taken, melds: [0, 0] });
        const hand = { maker: 1, tricks: won, points: game.rules.cardPoints && [130 - points, points] };
        const unreachable = (amount: number) => amount > 0 && amount < 8;
        if (game.rules.cardPoints && (unreachable(points) || unreachable(130 - points))) continue;
        const told = scores.map((score, side) => toldBand(input, hand, side, score)?.gives);
        expect([tricks, points, told]).toEqual([tricks, points, scores.map(({ score }) => score)]);
      }
    },
  );

  it('is told in the words of the blocks', async () => {
    expect(await said(BAUERCHEN)).toMatch(/^Trumpfmacher 33–65 Augen: 2$/m);
    expect(await said(BAUER)).toMatch(/^Gegner 1–3 Stiche: −1$/m);
  });
});

describe('a line that comes too late', () => {
  it('is one by which a side scores only where the other wins the game at once', async () => {
    const lone = await rulesOf(BAUERCHEN);
    expect([...decidedLines(lone)]).toEqual([lone.scoring.lines[2]]);
    const later = edited(rulesAlone(BAUERCHEN), '&& tricks > 0", wins: game', '&& tricks > 1", wins: game');
    expect(decidedLines(await rulesOf(later)).size).toBe(0);
    expect(decidedLines(await rulesOf(BAUER)).size).toBe(0);
    const undoubled = edited(rulesAlone(BAUERCHEN), 'when: soloist && other_tricks == 0, wins', 'when: soloist && other_tricks == 0 && doubles == 0, wins'); // biome-ignore format: short
    expect(decidedLines(await rulesOf(undoubled)).size).toBe(0);
  });

  it('is not told', async () => {
    const later = edited(rulesAlone(BAUERCHEN), '&& tricks > 0", wins: game', '&& tricks > 1", wins: game');
    expect(await said(BAUERCHEN)).not.toContain('stattdessen 0');
    expect(await said(later)).toContain('stattdessen 0');
  });
});

describe('points for melds', () => {
  const KEPT = 'Diese Punkte bekommen auch die Verlierer der Hand; verdoppelt werden sie nicht.';

  it('are said to be kept and not doubled where that is so', async () => {
    const plain = BAUERCHEN.text.slice(0, BAUERCHEN.text.indexOf('\nvariants:') + 1);
    const rules = edited({ ...BAUERCHEN, text: plain }, 'melds-at-target: refuse', 'melds-at-target: count');
    expect(await said(rules)).toContain(KEPT);
    const winners = edited(rules, 'step: melds, when: melds > 0', 'step: melds, when: "melds > 0 && maker"');
    expect(await said(winners)).not.toContain('auch die Verlierer der Hand');
    const [doubled, melds] = [/^ {2}- \{step: doubled.*\n/m, /^ {2}- \{step: melds.*\n/m].map((line) => line.exec(rules.text)![0]); // biome-ignore format: a pair
    const before = edited(rules, `${doubled}${melds}`, `${melds}${doubled}`);
    expect(await said(before)).toContain('Diese Punkte bekommen auch die Verlierer der Hand.');
  });
});

describe('a variant', () => {
  it('is told with how many trumps it has and with how much a hand is won', async () => {
    const text = await said(BAUER);
    expect(text).toContain('Trümpfe sind dann immer sechs. Mit drei Stichen ist eine Hand dann gewonnen.');
    for (const variant of ['Mit zwanzig Karten', 'Zu sechst'])
      expect(text).toMatch(new RegExp(`^${variant}: .*dann gewonnen\\.$`, 'm'));
    expect(text).not.toMatch(/mit jeder Karte anfangen\. (Trümpfe|Mit)/);
  });

  it('is told with other numbers where the rules have others', async () => {
    const four = 'deal: {cards: 4, packets: [3, 1], undealt: 4}\n      trump: {sees: 3}\n      order:';
    const changed = edited(rulesAlone(BAUER), 'deal: {cards: 5, packets: [3, 2]}\n      trump: {sees: 3}\n      order:', four); // biome-ignore format: short
    expect(await said(changed)).toContain('Die Trumpfmacher gewinnen dann mit mindestens drei Stichen, die Gegner mit mindestens zwei.'); // biome-ignore format: short
    expect(await said(changed, 'en')).toContain('The trump makers then win with at least three tricks, the opponents with at least two.'); // biome-ignore format: short
  });
});

describe('a card that shows the led suit and is a trump', () => {
  it('is said to be one where somebody has to follow', async () => {
    expect(await said(BAUERCHEN)).toContain('B hält davon nur Karo-Dame; Karo-Bube ist ein Trumpf.');
    expect(await said(BAUER)).toMatch(/B muss Trumpf bedienen: B hält davon nur Karo-Bube\.$/m);
  });
});

describe('units that a hand gives at once', () => {
  it('are said to end no game, and counted by how often a hand was doubled', async () => {
    const text = await said(BAUER);
    expect(text).toContain('Bringt schon eine Hand 1 Brot, geht die Partie trotzdem weiter');
    expect(text).toContain('1 Brot (verdoppelt 2, zurück 4)');
    const once = await said(edited(rulesAlone(BAUER), 'doubling: 2', 'doubling: 1'));
    expect(once).toContain('1 Brot (verdoppelt 2)');
    const often = await said(edited(rulesAlone(BAUER), 'doubling: 2', 'doubling: 3'));
    expect(often).toContain('1 Brot, je Verdopplung doppelt so viel');
    expect(await said(BAUERCHEN)).not.toContain('Bringt schon eine Hand');
  });
});
