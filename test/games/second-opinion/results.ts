/** A hand by its result, and what the prose of the rules gives for it. */
export interface Result {
  readonly says: string;
  readonly game: string;
  readonly variants?: readonly string[];
  readonly size: number;
  readonly maker?: number;
  readonly solo?: number;
  readonly doubles?: number;
  readonly bids?: readonly number[];
  /** By seat. */
  readonly tricks: readonly number[];
  readonly points?: readonly number[];
  /** By side. */
  readonly melds?: readonly number[];
  readonly scores: readonly number[];
  /** By side the greatest unit's little brother: what the hand gives at once. */
  readonly awards?: readonly number[];
}

const home = { game: 'bauerchen', size: 5, maker: 0, tricks: [3, 2, 0, 0] } as const;
const alone = { game: 'bauerchen', size: 5, maker: 0, solo: 0 } as const;

const BAUERCHEN: readonly Result[] = [
  { ...home, says: '65 : 65 is won away', points: [65, 65, 0, 0], scores: [0, 2] },
  { ...home, says: '65 : 65 doubled', points: [65, 65, 0, 0], doubles: 1, scores: [0, 4] },
  { ...home, says: '66 : 64 is won at home', points: [66, 64, 0, 0], scores: [1, 0] },
  { ...home, says: '64 : 66 is won away', points: [64, 66, 0, 0], scores: [0, 2] },
  { ...home, says: 'against 33', points: [97, 33, 0, 0], scores: [1, 0] },
  { ...home, says: 'against 32', points: [98, 32, 0, 0], scores: [2, 0] },
  { ...home, says: 'away against 33', points: [33, 97, 0, 0], scores: [0, 2] },
  { ...home, says: 'away against 32', points: [32, 98, 0, 0], scores: [0, 3] },
  { ...home, says: 'against 8', points: [122, 8, 0, 0], scores: [2, 0] },
  { ...home, says: 'against nothing', tricks: [3, 0, 2, 0], points: [65, 0, 65, 0], scores: [3, 0] },
  { ...home, says: 'away against nothing', tricks: [0, 5, 0, 0], points: [0, 130, 0, 0], scores: [0, 4] },
  {
    ...home,
    says: 'away against nothing, thrice doubled',
    tricks: [0, 5, 0, 0],
    points: [0, 130, 0, 0],
    doubles: 3,
    scores: [0, 32],
  },
  {
    ...home,
    says: 'melds of both are not doubled',
    points: [66, 64, 0, 0],
    doubles: 2,
    melds: [2, 1],
    scores: [6, 1],
  },
  { ...alone, says: 'alone with all tricks', tricks: [5, 0, 0, 0], points: [100, 0, 0, 0], scores: [12, 0] },
  {
    ...alone,
    says: 'alone, the last trick lost',
    tricks: [4, 1, 0, 0],
    points: [60, 40, 0, 0],
    scores: [0, 12],
  },
  {
    ...alone,
    says: 'alone against the trump makers',
    maker: 1,
    tricks: [5, 0, 0, 0],
    points: [100, 0, 0, 0],
    scores: [12, 0],
  },
];

const sweep = { game: 'bauer', size: 8, maker: 0 } as const;
const off = { game: 'bauer', size: 8, maker: 0, solo: 2 } as const;

const BAUER: readonly Result[] = [
  { ...sweep, says: 'five tricks', tricks: [3, 2, 2, 1], scores: [-1, 0] },
  { ...sweep, says: '4 : 4 is lost', tricks: [2, 2, 2, 2], scores: [1, -1] },
  { ...sweep, says: '4 : 4 redoubled', tricks: [2, 2, 2, 2], doubles: 2, scores: [4, -4] },
  { ...sweep, says: 'all tricks', tricks: [8, 0, 0, 0], scores: [-2, 0] },
  { ...sweep, says: 'all tricks redoubled', tricks: [8, 0, 0, 0], doubles: 2, scores: [-8, 0] },
  { ...sweep, says: 'no trick', tricks: [0, 4, 0, 4], scores: [2, -2] },
  { ...sweep, says: 'no trick, doubled', tricks: [0, 4, 0, 4], doubles: 1, scores: [4, -4] },
  { ...off, says: 'cards away, all tricks', tricks: [0, 0, 8, 0], scores: [0, 0], awards: [1, 0] },
  {
    ...off,
    says: 'cards away, one trick lost',
    tricks: [0, 1, 7, 0],
    doubles: 1,
    scores: [0, 0],
    awards: [0, 2],
  },
  { ...off, says: 'cards away, all lost', tricks: [0, 8, 0, 0], scores: [0, 0], awards: [0, 1] },
  {
    ...sweep,
    variants: ['sechs'],
    size: 5,
    says: 'three of five by six',
    tricks: [1, 1, 1, 1, 1, 0],
    scores: [-1, 0],
  },
];

/** Rulings §§2–5 and the fixtures. */
export const RESULTS: readonly Result[] = [
  ...BAUERCHEN,
  ...BAUER,
  {
    game: 'stiche-raten',
    says: 'two tricks off',
    size: 4,
    bids: [0, 2, 1, 2],
    tricks: [0, 2, 2, 0],
    scores: [20, 40, -10, -20],
  },
  {
    game: 'whist-rauf-und-runter',
    says: 'nought kept, nought missed, kept, missed',
    size: 6,
    bids: [0, 0, 3, 2],
    tricks: [0, 2, 3, 1],
    scores: [0, -2, 3, -2],
  },
  { game: 'euchre', says: 'a lone march', size: 5, maker: 0, solo: 2, tricks: [0, 0, 5, 0], scores: [4, 0] },
  {
    game: 'euchre',
    says: 'alone, four tricks',
    size: 5,
    maker: 0,
    solo: 0,
    tricks: [4, 1, 0, 0],
    scores: [1, 0],
  },
  { game: 'euchre', says: 'euchred alone', size: 5, maker: 1, solo: 1, tricks: [3, 2, 0, 0], scores: [2, 0] },
  {
    game: 'spades',
    says: 'nothing bid',
    size: 13,
    bids: [0, 3, 0, 4],
    tricks: [3, 3, 4, 3],
    scores: [7, -70],
  },
  {
    game: 'doppelkopf',
    says: 'no points at all',
    size: 12,
    tricks: [12, 0, 0, 0],
    points: [240, 0, 0, 0],
    scores: [5, 0],
  },
  {
    game: 'doppelkopf',
    says: 'against 119',
    size: 12,
    tricks: [6, 6, 0, 0],
    points: [121, 119, 0, 0],
    scores: [1, 0],
  },
];
