/** Hands one after the other by their scores, and where the match stands after each. */
export interface Course {
  readonly says: string;
  readonly game: string;
  readonly variants?: readonly string[];
  readonly hands: readonly {
    /** By side. */
    readonly scores: readonly number[];
    /** By side, units given at once. */
    readonly awards?: readonly number[];
    readonly wins?: readonly boolean[];
    readonly totals: readonly number[];
    readonly over?: boolean;
    /** By unit, then by side. */
    readonly units: readonly (readonly number[])[];
  }[];
}

const none = [
  [0, 0],
  [0, 0],
] as const;

/** Rulings §§4–5 and a race. */
export const COURSES: readonly Course[] = [
  {
    says: 'a surplus is dropped, two Knoddel give the others a Stein',
    game: 'bauerchen',
    hands: [
      { scores: [11, 0], totals: [11, 0], units: none },
      {
        scores: [4, 0],
        totals: [15, 0],
        over: true,
        units: [
          [0, 1],
          [0, 0],
        ],
      },
      {
        scores: [0, 12],
        totals: [0, 12],
        over: true,
        units: [
          [1, 1],
          [0, 0],
        ],
      },
      {
        scores: [2, 0],
        totals: [2, 0],
        units: [
          [1, 1],
          [0, 0],
        ],
      },
      {
        scores: [16, 0],
        totals: [18, 0],
        over: true,
        units: [
          [0, 0],
          [1, 0],
        ],
      },
      {
        scores: [0, 3],
        totals: [0, 3],
        units: [
          [0, 0],
          [1, 0],
        ],
      },
    ],
  },
  {
    says: 'a game is won at once whatever stood before, and nothing is carried over from it',
    game: 'bauerchen',
    variants: ['weiterschreiben'],
    hands: [
      { scores: [9, 8], totals: [9, 8], units: none },
      {
        scores: [0, 12],
        wins: [false, true],
        totals: [9, 12],
        over: true,
        units: [
          [1, 0],
          [0, 0],
        ],
      },
      {
        scores: [2, 0],
        totals: [2, 0],
        units: [
          [1, 0],
          [0, 0],
        ],
      },
      {
        scores: [1, 12],
        wins: [false, true],
        totals: [3, 12],
        over: true,
        units: [
          [0, 0],
          [0, 1],
        ],
      },
    ],
  },
  {
    says: 'a surplus is carried from game to game, what the losers had is not',
    game: 'bauerchen',
    variants: ['weiterschreiben'],
    hands: [
      { scores: [11, 0], totals: [11, 0], units: none },
      { scores: [0, 10], totals: [11, 10], units: none },
      {
        scores: [4, 0],
        totals: [15, 10],
        over: true,
        units: [
          [0, 1],
          [0, 0],
        ],
      },
      {
        scores: [8, 0],
        totals: [11, 0],
        units: [
          [0, 1],
          [0, 0],
        ],
      },
      {
        scores: [8, 0],
        totals: [19, 0],
        over: true,
        units: [
          [0, 0],
          [1, 0],
        ],
      },
      {
        scores: [0, 12],
        totals: [7, 12],
        over: true,
        units: [
          [1, 0],
          [1, 0],
        ],
      },
      {
        scores: [3, 0],
        totals: [3, 0],
        units: [
          [1, 0],
          [1, 0],
        ],
      },
    ],
  },
  {
    says: 'points go up and down, a Brot at nought or below, and those of a soloist leave the count as it is',
    game: 'bauer',
    hands: [
      { scores: [1, -1], totals: [9, 7], units: [[0, 0]] },
      { scores: [0, 0], awards: [2, 0], totals: [9, 7], units: [[2, 0]] },
      { scores: [4, -4], totals: [13, 3], units: [[2, 0]] },
      { scores: [8, -8], totals: [21, -5], over: true, units: [[2, 1]] },
      { scores: [-8, 0], totals: [0, 8], over: true, units: [[3, 1]] },
      { scores: [-1, 0], totals: [7, 8], units: [[3, 1]] },
    ],
  },
  {
    says: 'both beyond the target',
    game: 'spades',
    hands: [
      { scores: [490, 480], totals: [490, 480], units: [] },
      { scores: [60, 80], totals: [550, 560], over: true, units: [] },
      { scores: [-30, 20], totals: [-30, 20], units: [] },
    ],
  },
];

/** Melds of one side in a hand, in turn: what counts of them for a side that stands at `total`. */
export const MELDS: readonly {
  readonly total: number;
  readonly melds: readonly ('20' | '40')[];
  readonly counts: number;
  /** With the rule for forty at ten. */
  readonly atTen: number;
}[] = [
  { total: 8, melds: ['40'], counts: 2, atTen: 2 },
  { total: 9, melds: ['20'], counts: 1, atTen: 1 },
  { total: 9, melds: ['40'], counts: 2, atTen: 2 },
  { total: 10, melds: ['20'], counts: 1, atTen: 1 },
  { total: 10, melds: ['40'], counts: 0, atTen: 1 },
  { total: 11, melds: ['20'], counts: 0, atTen: 0 },
  { total: 11, melds: ['40'], counts: 0, atTen: 0 },
  { total: 9, melds: ['20', '40'], counts: 1, atTen: 2 },
  { total: 9, melds: ['40', '20'], counts: 2, atTen: 2 },
  { total: 10, melds: ['40', '20'], counts: 1, atTen: 1 },
  { total: 10, melds: ['20', '40'], counts: 1, atTen: 1 },
  { total: 9, melds: ['20', '20'], counts: 2, atTen: 2 },
];
