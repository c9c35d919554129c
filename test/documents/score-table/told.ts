/** A row of a score table, as somebody would write it who knows the rules from the prose alone. */
export interface ToldRow {
  readonly label: string;
  /** Place of the seat that deals, where the table says it. */
  readonly dealer?: number;
  /** Place of the seat that leads, where that is known beforehand. */
  readonly leader?: number;
  /** The sign of the trump suit, or that there is none; absent where that is seen at the table. */
  readonly trump?: string;
}

/** What is ringed or written before the sides, by the word of the plan, and what there is to choose. */
export type ToldColumn = readonly [kind: string, ...choices: string[]];

/** A score table, told a second time. */
export interface Told {
  readonly game: string;
  /** Where it is written down, if it does not come along. */
  readonly file?: string;
  readonly variants: readonly string[];
  readonly players: number;
  /** Letters of those who write in the same columns. */
  readonly sides: readonly string[];
  /** Absent where a target ends the match. */
  readonly rows?: readonly ToldRow[];
  readonly before: readonly ToldColumn[];
  readonly cells: readonly ToldColumn[];
  readonly hook?: 'dealer';
  readonly start?: number;
  readonly target?: number;
  /** The dealer is marked where bids are written. */
  readonly dots?: true;
}

const SUITS = ['♣', '♠', '♥', '♦'];
const LETTERS = [...'ABCDEFGH'];

const alone = (players: number): readonly string[] => LETTERS.slice(0, players);

/** Rulings §1. */
const follow: Told = {
  game: 'stiche-mit-bedienpflicht',
  variants: [],
  players: 3,
  sides: ['A', 'B', 'C'],
  rows: [
    { label: '1', leader: 0 },
    { label: '2', leader: 1 },
    { label: '3', leader: 2 },
  ],
  before: [['number'], ['leader']],
  cells: [['tricks'], ['total']],
};

/** Rulings §2: rounds for 3, 4, 5 and 6 players, with 52 cards and with 64. */
const ROUNDS: Readonly<Record<number, readonly [number, number]>> = {
  3: [17, 21],
  4: [13, 16],
  5: [10, 12],
  6: [8, 10],
};

function guessing(players: number, variants: readonly string[]): Told {
  const most = ROUNDS[players]![variants.includes('karten-64') ? 1 : 0];
  const cards: number[] = [];
  for (let size = 1; size <= most; size++) cards.push(size);
  if (variants.includes('rauf-runter')) for (let size = most - 1; size >= 1; size--) cards.push(size);
  const rows = cards.map((size, at): ToldRow => {
    const row = { label: `${size}`, dealer: at % players };
    return size === most ? { ...row, trump: 'none' } : row;
  });
  // An ace or a red jack that is turned up makes a hand without trumps.
  const none = variants.includes('greifen-und-passen') ? ['none'] : [];
  return {
    game: 'stiche-raten',
    variants,
    players,
    sides: alone(players),
    rows,
    before: [['number'], ['trump', ...SUITS, ...none]],
    cells: [['bid'], ['total']],
    hook: 'dealer',
    dots: true,
  };
}

/** Rulings §3: up to ten cards, with six players up to eight, and down again; nobody needs to know who deals. */
function whist(players: number): Told {
  const up = players === 6 ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const cards = [...up, ...[...up].reverse().slice(1)];
  const turns = ['♥', '♣', '♦', '♠'];
  const rows = cards.map((size, at): ToldRow => {
    return { label: `${size}`, trump: turns[at % 4]!, ...(at === 0 && { leader: 0 }) };
  });
  return {
    game: 'whist-rauf-und-runter',
    variants: [],
    players,
    sides: alone(players),
    rows,
    before: [['number'], ['printed-trump'], ['leader']],
    cells: [['bid'], ['total']],
  };
}

/** Rulings §4. */
const bauerchen = (variants: readonly string[]): Told => ({
  game: 'bauerchen',
  variants,
  players: 4,
  sides: ['A + C', 'B + D'],
  before: [['number'], ['maker', 'A', 'B', 'C', 'D'], ['trump', ...SUITS], ['doubles', '×2', '×4', '×8'], ['solo']],
  cells: [['points'], ['melds', '20', '40'], ['score'], ['total']],
  target: 12,
}); // biome-ignore format: a table

/** Rulings §5. */
function bauer(variants: readonly string[]): Told {
  const players = variants.includes('sechs') ? 6 : 4;
  return {
    game: 'bauer',
    variants,
    players,
    sides: players === 6 ? ['A + C + E', 'B + D + F'] : ['A + C', 'B + D'],
    before: [['number'], ['maker', ...alone(players)], ['trump', ...SUITS], ['doubles', '×2', '×4'], ['solo']],
    cells: [['tricks'], ['score'], ['total']],
    start: 8,
    target: 0,
  }; // biome-ignore format: a table
}

const numbers = [3, 4, 5, 6];

/** Every shipped game with each of its variants alone and for each number of players. */
export const TOLD: readonly Told[] = [
  follow,
  ...[[], ['karten-64'], ['greifen-und-passen'], ['rauf-runter']].flatMap((variants) =>
    numbers.map((players) => guessing(players, variants)),
  ),
  ...numbers.map(whist),
  ...[[], ['weiterschreiben'], ['vierziger-regel'], ['die-letzte'], ['kein-kart-ab-im-entscheid']].map(
    bauerchen,
  ),
  ...[[], ['zwanzig-karten'], ['frei-ausspielen'], ['sechs']].map(bauer),
];

/** Variants of Stiche-Raten together: two packs up and down, and all of them. */
export const TOGETHER: readonly Told[] = numbers.flatMap((players) => [
  guessing(players, ['karten-64', 'rauf-runter']),
  guessing(players, ['karten-64', 'greifen-und-passen', 'rauf-runter']),
]);

const foreign = (game: string, rest: Omit<Told, 'game' | 'file' | 'variants' | 'players'>): Told => ({
  game,
  file: `test/games/foreign/${game}.yaml`,
  variants: [],
  players: 4,
  ...rest,
});

const partners = ['A + C', 'B + D'];
const fourHands = [0, 1, 2, 3].map((at): ToldRow => ({ label: `${at + 1}`, dealer: at }));

/** Games that nobody thought of when score tables were made. */
export const FOREIGN: readonly Told[] = [
  foreign('euchre', {
    sides: partners,
    before: [['number'], ['dealer'], ['maker', ...alone(4)], ['trump', ...SUITS], ['solo']],
    cells: [['tricks'], ['score'], ['total']],
    target: 10,
  }),
  foreign('spades', {
    sides: partners,
    before: [['number'], ['dealer']],
    cells: [['bid'], ['tricks'], ['score'], ['total']],
    target: 500,
  }),
  foreign('jass', {
    sides: partners,
    before: [['number'], ['dealer'], ['trump', ...SUITS, 'none']],
    cells: [['points'], ['score'], ['total']],
    target: 1000,
  }),
  foreign('doppelkopf', {
    sides: partners,
    rows: fourHands,
    before: [['number'], ['dealer']],
    cells: [['points'], ['score'], ['total']],
  }),
  foreign('tarot', {
    sides: alone(4),
    rows: fourHands,
    before: [['number'], ['dealer']],
    cells: [['points'], ['score'], ['total']],
  }),
];
