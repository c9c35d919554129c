import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom, shuffle } from '../../src/cards/shuffle.ts';
import type { Source } from '../../src/definition/game.ts';
import { edited, followSuitSource, PLAIN, pagesOf, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { amount } from '../support/tier.ts';

/*
 * Small games at random, played by code of this file alone: plain arrays of card names, no engine. What the papers say
 * of each trick must agree with it.
 */

interface Table {
  readonly players: number;
  readonly order: readonly string[];
  readonly follow: boolean;
  readonly hands: readonly (readonly string[])[];
  readonly tricks: readonly (readonly (readonly [seat: number, card: string])[])[];
}

const SEATS = 'ABCD';
const SUITS: Readonly<Record<string, string>> = { C: 'Kreis', T: 'Dreieck', S: 'Quadrat' };

function playAtRandom(seed: number): Table {
  const random = randomFrom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const players = pick([2, 3, 4]);
  const size = pick([2, 3]);
  const follow = pick([true, false]);
  const order = shuffle(['1', '2', '3', '4'], random);
  const pack = shuffle(
    ['C', 'T', 'S'].flatMap((suit) => order.map((rank) => `${suit}${rank}`)),
    random,
  );
  const hands = Array.from({ length: players }, (_, seat) => pack.slice(seat * size, (seat + 1) * size));
  const left = hands.map((hand) => [...hand]);
  const tricks: [number, string][][] = [];
  let leader = Math.floor(random() * players);
  for (let number = 0; number < size; number++) {
    const trick: [number, string][] = [];
    for (let turn = 0; turn < players; turn++) {
      const seat = (leader + turn) % players;
      const led = trick[0]?.[1][0];
      const same = left[seat]!.filter((card) => card[0] === led);
      const card = pick(follow && same.length > 0 ? same : left[seat]!);
      left[seat] = left[seat]!.filter((one) => one !== card);
      trick.push([seat, card]);
    }
    tricks.push(trick);
    leader = winnerOf(trick, order);
  }
  return { players, order, follow, hands, tricks };
}

function winnerOf(trick: readonly (readonly [number, string])[], order: readonly string[]): number {
  const led = trick[0]![1][0];
  const candidates = trick.filter(([, card]) => card[0] === led);
  const height = (card: string) => order.indexOf(card[1]!);
  return candidates.reduce((best, one) => (height(one[1]) < height(best[1]) ? one : best))[0];
}

function sourceOf({ players, order, follow, hands, tricks }: Table): Source {
  const seats = [...SEATS].slice(0, players);
  const dealt = seats.map((seat, index) => `${seat}: ${hands[index]!.join(' ')}`).join(', ');
  const played = tricks.map(
    (trick) => `      - {${trick.map(([seat, card]) => `${SEATS[seat]}: ${card}`).join(', ')}}`,
  );
  const undealt = 12 - hands.flat().length;
  const example = (id: string, shown: string) => `  - id: ${id}
    title: {de: Hand, en: Hand}
    show: [${shown}]
    lead: ${SEATS[tricks[0]![0]![0]]}
    hands: {${dealt}}
    tricks:
${played.join('\n')}
    claims: {winners: [${tricks.map((trick) => SEATS[winnerOf(trick, order)]).join(', ')}]}
`;
  const text = `game: random
title: {de: Zufall, en: Chance}
players: ${players}
deck: shapes-3x4
deal: {cards: ${hands[0]!.length}${undealt > 0 ? `, undealt: ${undealt}` : ''}}
trump: none
play: {lead: rotates, next-lead: winner, obligations: [${follow ? 'follow' : ''}]}
order: ${order.join(' ')}
scoring: [{line: tricks, score: tricks}]
match: {hands: ${players}, winner: highest-total, ties: shared}
examples:
${example('hand', 'rules')}${example('asked', 'exercise')}`;
  return { file: 'random.yaml', text };
}

async function sentencesOf(
  source: Source,
  kinds = ['rules', 'examples', 'solution'] as const,
): Promise<string> {
  const documents = await pagesOf(source, { only: kinds });
  const nodes = [...documents.values()].flatMap((document) =>
    nodesIn(document.structure).map((node) => (node.role === 'P' ? wordsOf(document, node) : '')),
  );
  return nodes
    .filter((words) => words !== '')
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

const seatsIn = (list: string): readonly number[] =>
  [...list.matchAll(/[A-D]/g)].map(([seat]) => SEATS.indexOf(seat));

describe('what the papers say of a game at random', () => {
  it('agrees with the cards that lie there, whatever the order of ranks and the duty to follow', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const table = playAtRandom(seed);
        const said = await sentencesOf(sourceOf(table));
        const cards = table.hands.flat().length;

        // "A und B haben keine Kreis-Karte": true of each of them at some trick that this suit led.
        for (const [, list = '', suit = ''] of said.matchAll(
          /((?:[A-D](?:, | und )?)+) (?:hat|haben) keine (\p{L}+)-Karte/gu,
        )) {
          const led = Object.keys(SUITS).find((key) => SUITS[key] === suit)!;
          const void_ = (seat: number) =>
            table.tricks.some((trick, number) => {
              const later = table.tricks.slice(number).flatMap((one) => one.filter(([who]) => who === seat));
              return trick[0]![1][0] === led && later.every(([, card]) => card[0] !== led);
            });
          expect([suit, seatsIn(list).every(void_)]).toEqual([suit, true]);
        }
        // In a game without the duty to follow nobody is said to have to, or to have none, by what was played alone.
        if (!table.follow) expect(said).not.toMatch(/muss \p{L}+ bedienen|verlangt/u);
        // All cards played once: said just where no card stays undealt.
        expect(said.includes('Karten einmal gespielt')).toBe(cards === 12);
        expect(said.includes('Karten wurde einmal gelegt')).toBe(cards === 12);
        // The highest card of each trick, by the order of this game.
        for (const trick of table.tricks) {
          const best = trick.find(([seat]) => seat === winnerOf(trick, table.order))![1];
          expect(said).toContain(`${SUITS[best[0]!]} ${best[1]}`);
        }
        // An order that is not the usual one is told.
        const usual = table.order.join() === '4,3,2,1';
        expect(said.includes(table.order.join(', '))).toBe(!usual);
      }),
      { numRuns: amount(15, 60) },
    );
  });
});

describe('the words of an author', () => {
  it('are printed as they are, markup and placeholders included', async () => {
    const title = '**Zwölf** {number}/{total} ::deck ## [[x]] {{facts}} ⟦a|b⟧';
    const source = edited(followSuitSource(), 'de: Stiche mit Bedienpflicht', `de: "${title}"`);
    const documents = await pagesOf(source);
    for (const document of documents.values()) {
      const texts = document.pages.flatMap(({ items }) =>
        items.flatMap(({ content }) => content.flatMap((one) => (one.kind === 'text' ? [one.text] : []))),
      );
      expect(texts.join(' ')).toContain('**Zwölf** {number}/{total}');
    }
  });

  it('cannot hold the signs that our own markup is made of', async () => {
    const source = edited(followSuitSource(), 'de: Stiche mit', 'de: Stiche \ue000mit');
    const { diagnostics } = await stichwerk.layOut(source, PLAIN);
    expect(diagnostics.map(({ code }) => code)).toEqual(['E0101']);
  });
});
