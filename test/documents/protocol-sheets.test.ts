import { describe, expect, it } from 'vitest';
import type { BuildOptions } from '../../src/api.ts';
import type { Page } from '../../src/page/page.ts';
import { bodyOf, PAPERS } from '../../src/page/paper.ts';
import { texts } from '../support/pages.ts';
import { linesByWay } from '../support/sheet-pages.ts';
import { pagesOf, readSource } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

const game = (id: string) => readSource(`assets/games/${id}.yaml`);

async function protocolOf(file: string, how: Partial<BuildOptions> = {}): Promise<readonly Page[]> {
  const source = file.includes('/') ? readSource(file) : game(file);
  const documents = await pagesOf(source, { only: ['trick-protocol'], ...how });
  return documents.get('trick-protocol')!.pages;
}

const wordsOf = (pages: readonly Page[]) =>
  pages.flatMap((page) => texts(page).map(({ text }) => text.trim()));

/** The numbers of tricks on a page from the top: those that stand below the head `Stich`. */
function tricksOn(page: Page): readonly number[] {
  const head = texts(page).find(({ text }) => text.trim() === 'Stich')!;
  return texts(page)
    .filter(({ x, y, text }) => Math.abs(x - head.x) < 0.1 && y > head.y && /^\d+$/.test(text.trim()))
    .sort((one, other) => one.y - other.y)
    .map(({ text }) => Number(text));
}

const upTo = (size: number) => Array.from({ length: size }, (_, at) => at + 1);
const upAndDown = (size: number) => [...upTo(size), ...upTo(size - 1).reverse()];

/** Cards a hand by number of players, as the sources of the games say it. */
const SCHEDULES: readonly (readonly [
  string,
  readonly string[],
  Readonly<Record<number, readonly number[]>>,
])[] = [
  ['stiche-raten', [], { 3: upTo(17), 4: upTo(13), 5: upTo(10), 6: upTo(8) }],
  ['stiche-raten', ['karten-64'], { 3: upTo(21) }],
  ['stiche-raten', ['rauf-runter'], { 4: upAndDown(13) }],
  ['whist-rauf-und-runter', [], { 3: upAndDown(10), 6: upAndDown(8) }],
];

const SCHEDULED = SCHEDULES.flatMap(([id, variants, byPlayers]) =>
  Object.entries(byPlayers).map(([players, sizes]) => ({ id, variants, players: Number(players), sizes })),
);

describe.each(sample(SCHEDULED, 1))(
  'the protocol of $id with $variants for $players',
  ({ id, variants, players, sizes }) => {
    const print = () => protocolOf(id, { variants, players });

    it('has a row for every trick of the match, and no hand on two pages', async () => {
      const hands = [...sizes];
      for (const page of await print()) {
        const rows = [...tricksOn(page)];
        expect(rows.length).toBeGreaterThan(0);
        // A page holds whole hands: their tricks one after the other.
        while (rows.length > 0) expect(rows.splice(0, hands[0])).toEqual(upTo(hands.shift()!));
      }
      expect(hands).toEqual([]);
    });

    it('has rows of 8 mm and cells of 9 mm at least', async () => {
      for (const page of await print()) expect(smallCells(page)).toEqual([]);
    });

    it('repeats the seats on every page', async () => {
      for (const page of await print()) {
        const words = wordsOf([page]);
        for (const seat of 'ABCDEF'.slice(0, players)) expect(words).toContain(seat);
      }
    });
  },
);

/** Room between two hands; there is nothing to write in it. */
const BETWEEN = 4.4;

/** Lines to write a single number on are shorter. */
const WRITTEN = 30;

/** Cells of the table of a page that are too small to write in, on paper. */
function smallCells(page: Page, scale = 1): readonly string[] {
  const { across, down } = linesByWay(page);
  const columns = down.map(({ at }) => at);
  const middle = (columns[1]! + columns[2]!) / 2;
  const rows = across.filter(
    ({ from, to, at }) => from < middle && to > middle && to - from > WRITTEN && at < page.size.height - 20,
  );
  const [top, bottom] = [Math.min(...down.map(({ from }) => from)), Math.max(...down.map(({ to }) => to))];
  const ys = [...new Set(rows.map(({ at }) => at))].filter((at) => at >= top - 0.01 && at <= bottom + 0.01);
  const low = ys.slice(1).flatMap((y, at) => {
    const height = y - ys[at]!;
    return height > 7.99 || Math.abs(height - BETWEEN * scale) < 0.01
      ? []
      : [`a row of ${height} mm at ${y}`];
  });
  const narrow = ys.slice(1).flatMap((y) => {
    const crossing = [
      ...new Set(down.filter(({ from, to }) => from < y - 1 && to > y - 1).map(({ at }) => at)),
    ];
    return crossing.slice(1).flatMap((x, at) => (x - crossing[at]! > 8.99 ? [] : [`a cell of ${x - crossing[at]!} mm at ${x}, ${y}`])); // biome-ignore format: short
  });
  return [...low, ...narrow];
}

const PRINTS = [
  ['stiche-raten', { players: 3 }, 'A5', 'normal'],
  ['stiche-raten', { players: 6 }, 'A5', 'normal'],
  ['bauer', { variants: ['sechs'] }, 'A5', 'normal'],
  ['stiche-mit-bedienpflicht', {}, 'A5', 'normal'],
  ['stiche-raten', { players: 6 }, 'A4', 'large'],
  ['bauerchen', {}, 'A4', 'large'],
  ['test/games/foreign/tarot.yaml', {}, 'Letter', 'large'],
  ['bauerchen', {}, 'A3', 'normal'],
] as const;

it.each(sample(PRINTS, 1))(
  'the protocol of %s with %j on %s in %s print leaves room to write',
  async (id, choice, paper, size) => {
    const pages = await protocolOf(id, { ...choice, print: { paper: PAPERS[paper], size } });
    const { scale } = bodyOf(PAPERS[paper], size);
    const ruled = pages.filter((page) => linesByWay(page).down.length > 2);
    expect(ruled.length).toBeGreaterThan(0);
    // On larger paper, and where words are large, everything is enlarged.
    for (const page of ruled) expect(smallCells(page, scale)).toEqual([]);
  },
);

/** What a game has a place for on its protocol, and what not. */
const STEPS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'stiche-mit-bedienpflicht',
    ['1. Karte', 'Gewinner', 'zusammen 12'],
    ['Ansage', 'Trumpf', 'Augen', 'Punkte | Stand', 'gemeldet', 'verdoppelt', 'allein'],
  ],
  [
    'stiche-raten',
    ['Ansage', 'Trumpf', 'ohne Trumpf', 'Stiche', 'Punkte | Stand', 'zusammen'],
    ['Augen', 'gemeldet', 'verdoppelt', 'allein', 'macht Trumpf'],
  ],
  [
    'whist-rauf-und-runter',
    ['Ansage', 'Trumpf', 'Herz', 'Stiche', 'Punkte | Stand'],
    ['nicht 1', 'Augen', 'A gibt', 'ohne Trumpf', 'gemeldet', 'verdoppelt', 'allein', 'macht Trumpf'],
  ],
  [
    'bauerchen',
    [
      'Trumpf',
      'Augen',
      'A + C',
      'B + D',
      'gemeldet',
      '20',
      '40',
      'verdoppelt',
      '×2',
      '×4',
      '×8',
      'allein',
      'macht Trumpf',
      '+10',
      '130',
    ],
    ['Ansage', 'A gibt', 'ohne Trumpf'],
  ],
  [
    'bauer',
    ['Trumpf', 'Stiche', 'A + C', 'verdoppelt', '×2', '×4', 'allein', 'macht Trumpf'],
    ['Ansage', 'Augen', 'gemeldet', '×8', '+10'],
  ],
  [
    'test/games/foreign/spades.yaml',
    ['Ansage', 'Stiche', 'Trumpf', 'Pik'],
    ['Augen', 'gemeldet', 'verdoppelt', 'allein', 'macht Trumpf'],
  ],
  [
    'test/games/foreign/jass.yaml',
    ['Augen', 'Trumpf', 'ohne'],
    ['Ansage', 'gemeldet', 'verdoppelt', 'allein'],
  ],
  [
    'test/games/foreign/tarot.yaml',
    ['Augen', 'Punkte | Stand'],
    ['Ansage', 'gemeldet', 'A + C', 'verdoppelt'],
  ],
];

it.each(sample(STEPS, 1))(
  'the protocol of %s has a place for each step of the game, and none for others',
  async (id, has, lacks) => {
    const words = wordsOf(await protocolOf(id));
    expect(has.filter((word) => !words.includes(word))).toEqual([]);
    expect(lacks.filter((word) => words.includes(word))).toEqual([]);
  },
);

it('who deals moves on by a seat from hand to hand, and the next seat leads', async () => {
  const pages = await protocolOf('stiche-raten', { players: 4 });
  const dealers = pages.flatMap((page) =>
    texts(page)
      .filter(({ text }) => /^[A-D] gibt$/.test(text.trim()))
      .sort((one, other) => one.y - other.y)
      .map(({ text }) => text[0]),
  );
  expect(dealers.join('')).toBe('ABCDABCDABCDA');
  const leaders = pages.flatMap((page) => {
    const head = texts(page).find(({ text }) => text.trim() === 'spielt aus')!;
    return texts(page)
      .filter(({ x, y, text }) => Math.abs(x - head.x) < 0.1 && y > head.y && /^[A-D]$/.test(text.trim()))
      .sort((one, other) => one.y - other.y)
      .map(({ text }) => text.trim());
  });
  expect(leaders.join('')).toBe('BCDABCDABCDAB');
});

it('the trump suit of Whist is printed on every hand, in turn', async () => {
  const pages = await protocolOf('whist-rauf-und-runter', { players: 4 });
  const suits = pages.flatMap((page) =>
    texts(page)
      .filter(({ text }) => ['Herz', 'Kreuz', 'Karo', 'Pik'].includes(text.trim()))
      .sort((one, other) => one.y - other.y)
      .map(({ text }) => text.trim()),
  );
  const turns = ['Herz', 'Kreuz', 'Karo', 'Pik'];
  expect(suits).toEqual(Array.from({ length: 19 }, (_, hand) => turns[hand % 4]));
});

it('a hand says what its bids may not add up to where there is a hook, and nowhere else', async () => {
  const forbidden = (pages: readonly Page[]) => wordsOf(pages).filter((word) => /^nicht \d+$/.test(word));
  const hooked = forbidden(await protocolOf('stiche-raten', { players: 5 }));
  expect(hooked).toEqual(upTo(10).map((size) => `nicht ${size}`));
  expect(forbidden(await protocolOf('whist-rauf-und-runter', { players: 5 }))).toEqual([]);
});

it('a match whose end is open has as many hands as a page holds, without numbers', async () => {
  for (const [id, tricks] of [
    ['bauerchen', 5],
    ['bauer', 8],
  ] as const) {
    const pages = await protocolOf(id);
    expect(pages.length).toBe(1);
    const rows = texts(pages[0]).filter(({ text, size }) => size === 11 && text.trim() === String(tricks));
    expect(rows.length).toBe(2);
    expect(texts(pages[0]).some(({ size, text }) => size === 22 && /^\d/.test(text))).toBe(false);
  }
});

it('how to write and what is scored is said on the first page alone', async () => {
  const [first, ...others] = await protocolOf('stiche-raten', { players: 4 });
  expect(wordsOf([first!])).toEqual(expect.arrayContaining(['So schreibt ihr:', 'Wertung:']));
  expect(others.length).toBeGreaterThan(0);
  expect(wordsOf(others)).not.toContain('So schreibt ihr:');
});
