import { bauer, bauerchen } from './bauern.ts';
import { doppelkopf, euchre, jass, spades, tarot } from './foreign.ts';
import type { Opinion } from './opinion.ts';
import { sticheMitBedienpflicht, sticheRaten, whist } from './stiche.ts';

/** A game of which there are two opinions. */
export interface Case {
  readonly file: string;
  readonly players: readonly number[];
  readonly variants: readonly string[];
  readonly opinion: (players: number, variants: readonly string[]) => Opinion;
  /** How often each table is played at, and how many hands where no schedule ends the match. */
  readonly matches: number;
  readonly hands: number;
}

const one = { matches: 1, hands: 1, variants: [] } as const;

/** Every game that comes along and every fixture. */
export const CASES: Readonly<Record<string, Case>> = {
  'stiche-mit-bedienpflicht': {
    ...one,
    file: 'assets/games/stiche-mit-bedienpflicht.yaml',
    players: [3],
    opinion: sticheMitBedienpflicht,
    matches: 60,
    hands: 3,
  },
  'stiche-raten': {
    ...one,
    file: 'assets/games/stiche-raten.yaml',
    players: [3, 4, 5, 6],
    variants: ['karten-64', 'greifen-und-passen', 'rauf-runter'],
    opinion: sticheRaten,
  },
  'whist-rauf-und-runter': {
    ...one,
    file: 'assets/games/whist-rauf-und-runter.yaml',
    players: [3, 4, 5, 6],
    opinion: whist,
    matches: 4,
  },
  bauerchen: {
    ...one,
    file: 'assets/games/bauerchen.yaml',
    players: [4],
    variants: ['weiterschreiben', 'vierziger-regel', 'die-letzte', 'kein-kart-ab-im-entscheid'],
    opinion: (_, variants) => bauerchen(variants),
    hands: 60,
  },
  bauer: {
    ...one,
    file: 'assets/games/bauer.yaml',
    players: [4, 6],
    variants: ['zwanzig-karten', 'frei-ausspielen', 'sechs'],
    opinion: (_, variants) => bauer(variants),
    matches: 2,
    hands: 40,
  },
  euchre: { ...one, file: 'test/games/foreign/euchre.yaml', players: [4], opinion: euchre, hands: 150 },
  spades: { ...one, file: 'test/games/foreign/spades.yaml', players: [4], opinion: spades, hands: 60 },
  jass: { ...one, file: 'test/games/foreign/jass.yaml', players: [4], opinion: jass, hands: 100 },
  doppelkopf: {
    ...one,
    file: 'test/games/foreign/doppelkopf.yaml',
    players: [4],
    opinion: doppelkopf,
    hands: 60,
  },
  tarot: { ...one, file: 'test/games/foreign/tarot.yaml', players: [4], opinion: tarot, hands: 40 },
};

/** Every combination of these, none at all included. */
export function combinations(variants: readonly string[]): readonly (readonly string[])[] {
  return variants.reduce<readonly (readonly string[])[]>(
    (sets, variant) => [...sets, ...sets.map((set) => [...set, variant])],
    [[]],
  );
}
