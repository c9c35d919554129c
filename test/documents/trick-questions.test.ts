import { describe, expect, it } from 'vitest';
import type { BuildOptions } from '../../src/api.ts';
import type { Page } from '../../src/page/page.ts';
import type { HandTrace } from '../../src/proof/trace.ts';
import { cardsOn } from '../support/page-checks.ts';
import { texts } from '../support/pages.ts';
import { behind, labelled } from '../support/sheet-pages.ts';
import { PLAIN, readSource, stichwerk } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

/** A card by the signs of its suit and rank, and the rules of a game told once more in plain code. */
interface Card {
  readonly suit: string;
  readonly rank: string;
}

interface PlainRules {
  /** The suit that a card counts as: its own, `trump` for trumps, `-` for none. */
  readonly counts: (card: Card, trump: string) => string;
  /** High beats low among cards of one such suit. */
  readonly height: (card: Card, trump: string) => number;
}

const from = (order: string) => (rank: string) => -order.split(' ').indexOf(rank);
const byRank = (order: string): PlainRules => ({
  counts: ({ suit }, trump) => (suit === trump ? 'trump' : suit),
  height: ({ rank }) => from(order)(rank),
});

const JACKS = ['♣', '♠', '♥', '♦'];
const SAME_COLOUR: Readonly<Record<string, string>> = { '♣': '♠', '♠': '♣', '♥': '♦', '♦': '♥' };

const bauerchen: PlainRules = {
  counts: ({ suit, rank }, trump) => (rank === 'J' || suit === trump ? 'trump' : suit),
  height: ({ suit, rank }) => (rank === 'J' ? 10 - JACKS.indexOf(suit) : from('A 10 K Q')(rank)),
};

const bauer: PlainRules = {
  counts: ({ suit, rank }, trump) =>
    suit === trump || (rank === 'J' && suit === SAME_COLOUR[trump]) ? 'trump' : suit,
  height: ({ suit, rank }, trump) => {
    const isBower = rank === 'J' && (suit === trump || suit === SAME_COLOUR[trump]);
    return isBower ? (suit === trump ? 20 : 19) : from('A K Q J 10 9 8 7')(rank);
  },
};

/** Jacks grab, aces pass; neither belongs to a suit. */
const greifen: PlainRules = {
  counts: ({ suit, rank }, trump) => (rank === 'J' || rank === 'A' ? '-' : suit === trump ? 'trump' : suit),
  height: ({ rank }) => from('K Q 10 9 8 7 6 5 4 3 2')(rank),
};

const GAMES: readonly (readonly [string, readonly string[], PlainRules, 'first' | 'last'])[] = [
  ['stiche-mit-bedienpflicht', [], byRank('4 3 2 1'), 'first'],
  ['stiche-raten', [], byRank('A K Q J 10 9 8 7 6 5 4 3 2'), 'first'],
  ['stiche-raten', ['karten-64'], byRank('A K Q J 10 9 8 7'), 'last'],
  ['stiche-raten', ['greifen-und-passen'], greifen, 'first'],
  ['whist-rauf-und-runter', [], byRank('A 10 K Q J 9 8 7 6 5 4 3 2'), 'first'],
  ['bauerchen', [], bauerchen, 'first'],
  ['bauer', [], bauer, 'first'],
];

interface Play {
  readonly seat: number;
  readonly card: Card;
  readonly holding: readonly Card[];
}

/** What a trick asks for, who had to follow and who wins, as one would say it at the table. */
function judge(plays: readonly Play[], trump: string, { counts, height }: PlainRules, later: boolean) {
  const [first] = plays;
  const suits = plays.map(({ card }) => counts(card, trump));
  // A jack asks for nothing; after an ace the next ordinary card does.
  const setter = first?.card.rank === 'J' && suits[0] === '-' ? -1 : suits.findIndex((suit) => suit !== '-');
  const asked = setter < 0 ? '-' : suits[setter]!;
  const bound = plays.filter(({ holding }, at) => setter >= 0 && at > setter && holding.some((card) => counts(card, trump) === asked)); // biome-ignore format: short
  const grab = plays.find(({ card }) => card.rank === 'J' && counts(card, trump) === '-');
  const best = (suit: string) =>
    plays
      .filter(({ card }) => counts(card, trump) === suit)
      .reduce<Play | undefined>((top, play) => {
        const [one, other] = [top && height(top.card, trump), height(play.card, trump)];
        return one === undefined || other > one || (later && other === one) ? play : top;
      }, undefined);
  const winner = grab ?? best('trump') ?? best(asked) ?? first!;
  return { asked, bound: bound.map(({ seat }) => seat).sort(), winner: winner.seat };
}

async function print(id: string, variants: readonly string[], how: Partial<BuildOptions> = {}) {
  const only = ['trick-questions', 'trick-questions-solution'] as const;
  const laid = await stichwerk.layOut(readSource(`assets/games/${id}.yaml`), { ...PLAIN, variants, only, ...how }); // biome-ignore format: short
  const { trace, definition, documents } = laid;
  const hands = trace!.examples.filter(
    (one): one is HandTrace =>
      one.kind === 'hand' &&
      one.complete &&
      one.show.includes('exercise') &&
      one.variants.join() === variants.join(),
  );
  const [questions, solution] = documents.map(({ document }) => document.pages);
  return { hands, deck: definition!.game.deck, questions: questions!, solution: solution! };
}

const answersTo = (pages: readonly Page[], question: string) =>
  pages.flatMap((page) => labelled(page, question).map((label) => behind(page, label).join(' ')));

describe.each(sample(GAMES, 1))(
  'the solution of the questions of %s with %j',
  (id, variants, rules, identical) => {
    it('says what a second opinion says: what was asked for, who had to follow, who wins', async () => {
      const { hands, deck, solution } = await print(id, variants);
      const cardOf = (index: number): Card => {
        const card = deck.cards[index]!;
        return { suit: deck.suits[card.suit]!.id, rank: deck.ranks[card.rank]!.id };
      };
      const nameOf = (suit: string) => deck.suits.find((one) => one.id === suit)?.name.de;
      const expected = hands.flatMap(({ setup, hands: dealt, tricks }) => {
        const trump = setup.trump === undefined ? '' : deck.suits[setup.trump]!.id;
        const held = dealt.map((cards) => [...(cards ?? [])]);
        return tricks.map((trick) => {
          const plays = trick.plays.map(({ seat, card }) => {
            const holding = held[seat]!.map(cardOf);
            held[seat] = held[seat]!.filter((one) => one !== card);
            return { seat, card: cardOf(card), holding };
          });
          return judge(plays, trump, rules, identical === 'last');
        });
      });
      expect(expected.length).toBeGreaterThan(1);
      const suits = expected.map(({ asked }) => (asked === '-' ? 'keine Farbe' : asked === 'trump' ? 'Trumpf' : nameOf(asked))); // biome-ignore format: short
      expect(answersTo(solution, 'Was ist verlangt?')).toEqual(suits);
      const seats = expected.map(({ bound }) => bound.map((seat) => 'ABCDEF'[seat]));
      const spoken = seats.map((some) => (some.length === 0 ? 'niemand' : [some.slice(0, -1).join(', '), some.at(-1)].filter((part) => part !== '').join(' und '))); // biome-ignore format: short
      expect(answersTo(solution, 'Wer musste bedienen?')).toEqual(spoken);
      expect(answersTo(solution, 'Wer gewinnt?')).toEqual(expected.map(({ winner }) => 'ABCDEF'[winner]));
    });

    it('stands in a file of its own, and the questions give no winner away', async () => {
      const { hands, questions, solution } = await print(id, variants);
      const said = (pages: readonly Page[]) =>
        pages.flatMap((page) => texts(page).map(({ text }) => text.trim()));
      expect(said(solution)).toContain('nur für die Leitung');
      expect(said(questions)).not.toContain('nur für die Leitung');
      // The cards stand by seat, not by order of play, and only the first leader is printed.
      const tricks = hands.reduce((sum, hand) => sum + hand.tricks.length, 0);
      const boxes = questions.flatMap((page) => cardsOn(page)).filter(({ width, height }) => Math.abs(width - 10) < 0.01 && Math.abs(height - 10) < 0.01); // biome-ignore format: short
      expect(boxes.length).toBe(tricks - hands.length);
      // A ring is drawn around each winner, and around the words that keep the sheet from the students.
      const rings = [questions, solution].map((pages) => pages.flatMap(({ items }) => items.flatMap(({ content }) => content)).filter((one) => one.kind === 'path' && one.stroke?.width === 0.55).length); // biome-ignore format: short
      expect(rings).toEqual([0, tricks + hands.length]);
    });
  },
);

it('the sheet for four seats asks for the suits that a trick can ask for, trumps as one of them', async () => {
  const { questions } = await print('bauerchen', []);
  const page = questions[0]!;
  const asked = labelled(page, 'Was ist verlangt?').map((label) => behind(page, label));
  expect(asked.map((words) => words.join())).toEqual(asked.map(() => 'Pik,Herz,Karo,Trumpf'));
  const plain = (await print('stiche-mit-bedienpflicht', [])).questions[0]!;
  expect(behind(plain, labelled(plain, 'Was ist verlangt?')[0]!)).toEqual(['Kreis', 'Dreieck', 'Quadrat']);
});

it('no suit can be asked for only where special cards can be led', async () => {
  const words = async (variants: readonly string[]) =>
    (await print('stiche-raten', variants)).questions.flatMap((page) =>
      texts(page).map(({ text }) => text.trim()),
    );
  expect(await words(['greifen-und-passen'])).toContain('keine Farbe');
  expect(await words([])).not.toContain('keine Farbe');
});

it('the last question is about a card that the author says is forbidden, and is answered with the reason', async () => {
  const { questions, solution } = await print('stiche-mit-bedienpflicht', []);
  const said = (pages: readonly Page[]) => pages.flatMap((page) => texts(page).map(({ text }) => text.trim())
    ).join(' '); // biome-ignore format: short
  const question = 'Im zweiten Stich möchte B lieber Quadrat\u00a01 legen. Darf B das?';
  expect(said(questions)).toContain(question);
  expect(said(solution)).toMatch(
    /Darf B das\?\s+Nein\.\s+B muss Dreieck bedienen:\s+B hält Dreieck\s1 und Dreieck\s4/,
  );
});
