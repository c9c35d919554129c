import { describe, expect, test } from 'vitest';
import { CASES } from '../../games/second-opinion/tables.ts';
import { sample } from '../../support/tier.ts';
import { combine } from '../../tables/combinations.ts';
import { layOutTable } from '../../tables/press.ts';
import { linesIn, wordsIn } from './printed.ts';
import { FOREIGN, TOLD, type Told } from './told.ts';

/** What the makers can take: card points by the cards alone, or tricks. */
interface Amounts {
  readonly counts: 'points' | 'tricks';
  readonly total: number;
  readonly reachable: ReadonlySet<number>;
}

/** Sums of four cards a trick out of the twenty, ten more for whoever takes the last one. */
function cardPoints(): ReadonlySet<number> {
  const worths = [11, 10, 4, 3, 2].flatMap((worth) => [worth, worth, worth, worth]);
  let sums = new Set(['0 0']);
  for (const worth of worths) {
    const more = [...sums].map((key) => {
      const [cards, sum] = key.split(' ').map(Number) as [number, number];
      return `${cards + 1} ${sum + worth}`;
    });
    sums = new Set([...sums, ...more]);
  }
  const found = new Set<number>();
  for (const key of sums) {
    const [cards, sum] = key.split(' ').map(Number) as [number, number];
    if (cards % 4 !== 0) continue;
    if (cards > 0) found.add(sum + 10);
    if (cards < 20) found.add(sum);
  }
  return found;
}

const tricks = (total: number): Amounts => ({
  counts: 'tricks',
  total,
  reachable: new Set(Array.from({ length: total + 1 }, (_, at) => at)),
});

const AMOUNTS: Readonly<Record<string, (variants: readonly string[]) => Amounts>> = {
  bauerchen: () => ({ counts: 'points', total: 130, reachable: cardPoints() }),
  bauer: (variants) => tricks(variants.some((one) => one === 'sechs' || one === 'zwanzig-karten') ? 5 : 8),
  euchre: () => tricks(5),
};

const number = (text: string) => Number(text.replace('−', '-'));

interface Band {
  readonly from: number;
  readonly to: number;
  readonly makers: number;
  readonly others: number;
}

const UNITS = {
  de: { points: 'Augen', tricks: 'Stiche' },
  en: { points: 'card points', tricks: 'tricks' },
} as const;

/** The bands as they stand in lines of their own. */
function bandsIn(lines: readonly (readonly string[])[], unit: string): readonly Band[] {
  return lines.flatMap(([range = '', makers = '', others = '']) => {
    const [, from, to = from, own] = /^(\d+)(?:–(\d+))? (.+)$/.exec(range) ?? [];
    return own?.toLowerCase() === unit.toLowerCase()
      ? [{ from: Number(from), to: Number(to), makers: number(makers), others: number(others) }]
      : [];
  });
}

/** The bands as they stand in a run of words on a small sheet: `130 Augen 3 : 0, 98–122 2 : 0`. */
function bandsInWords(words: string, unit: string): readonly Band[] {
  const run = words.replaceAll(` ${unit}`, '');
  return [...run.matchAll(/(\d+)(?:–(\d+))? (−?\d+) : (−?\d+)/g)].map(
    ([, from, to = from, makers, others]) => {
      return { from: Number(from), to: Number(to), makers: number(makers!), others: number(others!) };
    },
  );
}

/** What is wrong with bands, amount by amount. */
function bandFaults(told: Told, bands: readonly Band[]): readonly string[] {
  const { counts, total, reachable } = AMOUNTS[told.game]!(told.variants);
  const opinion = CASES[told.game]!.opinion(told.players, told.variants);
  const scored = (amount: number, maker: boolean) => {
    const [own, other] =
      counts === 'points'
        ? [
            { points: amount, otherPoints: total - amount },
            { tricks: 1, otherTricks: 1 },
          ]
        : [
            { tricks: amount, otherTricks: total - amount },
            { points: 0, otherPoints: 0 },
          ];
    const view = {
      bid: 0,
      size: opinion.sizes[0]!,
      maker,
      solo: false,
      soloist: false,
      doubles: 0,
      melds: 0,
    };
    return opinion.score({ ...view, tricks: 0, otherTricks: 0, points: 0, otherPoints: 0, ...own, ...other });
  };
  const amounts = Array.from({ length: total + 1 }, (_, at) => at);
  return amounts.flatMap((amount) => {
    const own = bands.filter(({ from, to }) => from <= amount && amount <= to);
    const [band] = own;
    const isEnd = bands.some(({ from, to }) => from === amount || to === amount);
    if (!reachable.has(amount)) return isEnd ? [`${amount} cannot be reached`] : [];
    if (own.length !== 1 || !band) return [`${amount} is told ${own.length} times`];
    const due = [scored(amount, true), scored(total - amount, false)];
    return band.makers === due[0] && band.others === due[1]
      ? []
      : [`${amount} is ${due.join(' : ')}, not ${band.makers} : ${band.others}`];
  });
}

const withMakers = [...TOLD, ...FOREIGN].filter(({ game }) => game in AMOUNTS);
const named = (list: readonly Told[]) =>
  list.map((told) => [[told.game, ...told.variants].join('+'), told] as const);

describe.each(sample(named(withMakers), 1))('%s', (_, told) => {
  const { counts } = AMOUNTS[told.game]!(told.variants);

  test('tells what every amount is worth to both sides, and no amount that cannot come up', async () => {
    const language = told.variants.length % 2 === 0 ? 'de' : 'en';
    const { document } = await layOutTable(combine(told, ['A4', {}], language));
    const bands = bandsIn(linesIn(document!), UNITS[language][counts]);
    expect(bands.length).toBeGreaterThan(2);
    expect(bandFaults(told, bands)).toEqual([]);
  });

  test('tells the same on a small sheet', async () => {
    // A sheet of A6 for six has no room for it.
    const [pad, parts] = told.players === 6 ? (['a5', 2] as const) : (['a6', 4] as const);
    const { document } = await layOutTable(combine(told, ['A4', { pad }], 'de'));
    const bands = bandsInWords(wordsIn(document!), UNITS.de[counts]);
    const once = bands.slice(0, bands.length / parts);
    expect(once.length).toBeGreaterThan(2);
    expect(bandFaults(told, once)).toEqual([]);
  });
});

test('a band that is one point off, or one point of score, is found', () => {
  const told = withMakers.find(({ game }) => game === 'bauerchen')!;
  const bands: readonly Band[] = [
    { from: 130, to: 130, makers: 3, others: 0 },
    { from: 98, to: 122, makers: 2, others: 0 },
    { from: 66, to: 97, makers: 1, others: 0 },
    { from: 33, to: 65, makers: 0, others: 2 },
    { from: 8, to: 32, makers: 0, others: 3 },
    { from: 0, to: 0, makers: 0, others: 4 },
  ];
  expect(bandFaults(told, bands)).toEqual([]);
  const changed = (at: number, change: Partial<Band>) =>
    bands.map((band, index) => (index === at ? { ...band, ...change } : band));
  const slips = [
    changed(1, { to: 123 }),
    changed(1, { to: 121 }),
    changed(2, { from: 65 }),
    changed(3, { others: 1 }),
    changed(5, { others: 3 }),
    bands.slice(1),
  ];
  expect(slips.filter((slip) => bandFaults(told, slip).length === 0)).toEqual([]);
});

const withoutMakers = [...TOLD, ...FOREIGN].filter(
  ({ game, variants }) => !(game in AMOUNTS) && variants.length === 0 && game !== 'whist-rauf-und-runter',
);

test.each(sample(named(withoutMakers), 1))(
  '%s has nobody who makes trumps for the score, and no such key',
  async (_, told) => {
    const { document } = await layOutTable(combine(told, ['A4', {}], 'de'));
    expect(wordsIn(document!)).not.toContain('Trumpfmacher haben');
  },
);
