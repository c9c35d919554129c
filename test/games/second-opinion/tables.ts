import { bauer, bauerchen } from './bauern.ts';
import { doppelkopf, euchre, jass, spades, tarot } from './foreign.ts';
import type { Opinion } from './opinion.ts';
import { sticheMitBedienpflicht, sticheRaten, whist } from './stiche.ts';

/** A game of which there are two opinions. */
export interface Case {
  readonly file: string;
  readonly variants: readonly string[];
  readonly opinion: (players: number, variants: readonly string[]) => Opinion;
  /** How many combinations of variants and numbers of players can be played. */
  readonly tables: number;
  /** How often each table is played at, and how many hands where no schedule ends the match. */
  readonly matches: number;
  readonly hands: number;
}

const one = { matches: 1, hands: 1, variants: [], tables: 1 } as const;

/** Every game that comes along and every fixture. */
export const CASES: Readonly<Record<string, Case>> = {
  'stiche-mit-bedienpflicht': {
    ...one,
    file: 'assets/games/stiche-mit-bedienpflicht.yaml',
    opinion: sticheMitBedienpflicht,
    matches: 60,
    hands: 3,
  },
  'stiche-raten': {
    ...one,
    file: 'assets/games/stiche-raten.yaml',
    variants: ['karten-64', 'greifen-und-passen', 'rauf-runter'],
    opinion: sticheRaten,
    tables: 32,
  },
  'whist-rauf-und-runter': {
    ...one,
    file: 'assets/games/whist-rauf-und-runter.yaml',
    opinion: whist,
    tables: 4,
    matches: 2,
  },
  bauerchen: {
    ...one,
    file: 'assets/games/bauerchen.yaml',
    variants: ['weiterschreiben', 'vierziger-regel', 'die-letzte', 'kein-kart-ab-im-entscheid'],
    opinion: (_, variants) => bauerchen(variants),
    tables: 16,
    hands: 30,
  },
  bauer: {
    ...one,
    file: 'assets/games/bauer.yaml',
    variants: ['zwanzig-karten', 'frei-ausspielen', 'sechs'],
    opinion: (_, variants) => bauer(variants),
    // Twenty cards are too few for six.
    tables: 6,
    hands: 40,
  },
  euchre: { ...one, file: 'test/games/foreign/euchre.yaml', opinion: euchre, hands: 150 },
  spades: { ...one, file: 'test/games/foreign/spades.yaml', opinion: spades, hands: 60 },
  jass: { ...one, file: 'test/games/foreign/jass.yaml', opinion: jass, hands: 100 },
  doppelkopf: {
    ...one,
    file: 'test/games/foreign/doppelkopf.yaml',
    opinion: doppelkopf,
    hands: 60,
  },
  tarot: { ...one, file: 'test/games/foreign/tarot.yaml', opinion: tarot, hands: 40 },
};

/** Every combination of these, none at all included. */
export function combinations([first, ...more]: readonly string[]): readonly (readonly string[])[] {
  if (first === undefined) return [[]];
  const without = combinations(more);
  return [...without, ...without.map((set) => [first, ...set])];
}
