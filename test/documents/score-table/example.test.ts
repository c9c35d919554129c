import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSource } from '../../support/shipped.ts';
import { sample } from '../../support/tier.ts';
import { combine } from '../../tables/combinations.ts';
import { layOutTable } from '../../tables/press.ts';
import { linesIn, wordsIn } from './printed.ts';
import { TOLD, type Told } from './told.ts';

/** What an author writes of a hand, as far as a table shows it. */
interface Written {
  readonly hand?: number;
  readonly players?: number;
  readonly dealer?: string;
  readonly named?: string;
  readonly doubles?: number;
  readonly bids?: Seats;
  readonly won?: Seats;
  readonly before?: Seats;
  readonly melds?: readonly { readonly seat: string; readonly meld: string }[];
  readonly claims: {
    readonly scores?: Seats;
    readonly totals?: Seats;
    readonly points?: Seats;
    readonly tricks?: Seats;
    readonly winners?: readonly string[];
  };
}

type Seats = Readonly<Record<string, number>>;

const written = ({ game }: Told): readonly Written[] =>
  (parse(readSource(`assets/games/${game}.yaml`).text) as { readonly examples: readonly Written[] }).examples;

const WORDS = {
  de: ['Ansage', 'Stiche', 'zählt', 'Punkte'],
  en: ['Bid', 'Tricks', 'counts', 'Points'],
} as const;

/** The numbers that follow a label in a line. */
function numbersAfter(lines: readonly (readonly string[])[], label: string): readonly number[] {
  const found = lines
    .map((line) => line.slice(line.lastIndexOf(label) + 1))
    .filter((rest, at) => {
      return lines[at]!.includes(label) && rest.length > 1 && rest.every((text) => /^−?\d+$/.test(text));
    });
  return found.at(-1)?.map((text) => Number(text.replace('−', '-'))) ?? [];
}

/** Tricks by seat, as they are written or counted from the winners that are claimed. */
function tricksOf({ won, claims }: Written, seats: readonly string[]): readonly number[] {
  const { winners = [], tricks } = claims;
  if (won) return seats.map((seat) => won[seat] ?? 0);
  return seats.map((seat) => tricks?.[seat] ?? winners.filter((winner) => winner === seat).length);
}

const alone = TOLD.filter(({ sides, variants }) => !sides[0]!.includes('+') && variants.length === 0);

describe.each(
  sample(
    alone.map((told) => [`${told.game} for ${told.players}`, told] as const),
    2,
  ),
)('%s', (_, told) => {
  test.each(['de', 'en'] as const)(
    'shows bids, tricks and points of a hand that the definition claims: %s',
    async (language) => {
      const { document } = await layOutTable(combine(told, ['A4', {}], language));
      const lines = linesIn(document!);
      const [bids, tricks, counts, scores] = WORDS[language].map((label) => numbersAfter(lines, label));
      // Where "Punkte" is the column of the totals, the example says what the hand counts.
      const points = bids!.length > 0 ? counts : scores;
      // Whist has no example for five in which everything is told.
      if (points!.length === 0) {
        expect([told.game, told.players]).toEqual(['whist-rauf-und-runter', 5]);
        expect(wordsIn(document!)).not.toMatch(/Beispiel|Example/);
        return;
      }
      const seats = [...'ABCDEF'].slice(0, points!.length);
      const title = wordsIn(document!);
      const same = written(told).filter((one) => {
        const scores = one.claims.scores;
        const size = one.hand;
        const said =
          language === 'de'
            ? `Beispiel: ${size} ${size === 1 ? 'Karte' : 'Karten'}`
            : `Example: ${size} ${size === 1 ? 'card' : 'cards'}`;
        return (
          scores !== undefined &&
          seats.every(
            (seat, at) =>
              scores[seat] === points![at] && (one.bids === undefined || one.bids[seat] === bids![at]),
          ) &&
          tricksOf(one, seats).every((count, at) => count === tricks![at]) &&
          (size === undefined || title.includes(said))
        );
      });
      expect(same.length).toBeGreaterThan(0);
    },
  );
});

const SUITS = {
  de: { Kreuz: '♣', Pik: '♠', Herz: '♥', Karo: '♦' },
  en: { clubs: '♣', spades: '♠', hearts: '♥', diamonds: '♦' },
} as const;

const partners = TOLD.filter(
  ({ sides, variants }) =>
    sides[0]!.includes('+') && (variants.length === 0 || variants[0] === 'zwanzig-karten'),
);

describe.each(
  sample(
    partners.map((told) => [[told.game, ...told.variants].join('+'), told] as const),
    2,
  ),
)('%s', (_, told) => {
  test.each(['de', 'en'] as const)('shows a row that the definition claims: %s', async (language) => {
    const { document } = await layOutTable(combine(told, ['A4', {}], language));
    const words = wordsIn(document!);
    const from = words.search(language === 'de' ? /Beispiel/ : /Example/);
    const row = words.slice(from, words.search(language === 'de' ? / Wertung / : / Scoring /));
    const trump = Object.entries(SUITS[language]).find(([name]) => row.includes(name))?.[1];
    const values = row
      .slice(row.indexOf('A B C D'))
      .replace(/A B C D|×\d|(?<= )20 40(?= )/g, '')
      .trim()
      .split(/ +/);
    const numbers = values
      .slice(
        0,
        values.findIndex((word) => !/^[+−]?\d+$/.test(word)),
      )
      .map((text) => Number(text.replace('−', '-')));
    const half = numbers.length / 2;
    const [scores, totals] = [1, 0].map((back) => [numbers[half - 1 - back], numbers[2 * half - 1 - back]]);
    const dealer = /· ([A-F]) (gibt|deals)/.exec(row)?.[1];
    const same = written(told).filter(({ claims, named, dealer: own, before = {}, doubles = 0 }) => {
      const sums = claims.totals ?? {
        A: (before.A ?? told.start ?? 0) + (claims.scores?.A ?? 0),
        B: (before.B ?? told.start ?? 0) + (claims.scores?.B ?? 0),
      };
      return (
        claims.scores?.A === scores![0] &&
        claims.scores?.B === scores![1] &&
        sums.A === totals![0] &&
        sums.B === totals![1] &&
        named === trump &&
        own === dealer &&
        doubles > 0 === /verdoppelt|doubled/.test(row)
      );
    });
    expect(same.length).toBeGreaterThan(0);
    const taken = [numbers[0], numbers[half]];
    const fits = same.filter(({ claims, won }) => {
      const due =
        told.game === 'bauerchen'
          ? claims.points
          : (claims.tricks ?? (won && { A: won.A! + won.C!, B: won.B! + won.D! }));
      return due === undefined || (due.A === taken[0] && due.B === taken[1]);
    });
    expect(fits.length).toBeGreaterThan(0);
  });
});
