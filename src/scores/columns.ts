import type { Span } from '../diagnostics/diagnostic.ts';

/** A column that tells one thing of a row. */
export type PlainKey =
  | 'match'
  | 'game'
  | 'variants'
  | 'players'
  | 'hand'
  | 'cards'
  | 'dealer'
  | 'lead'
  | 'turn-up'
  | 'named'
  | 'trump'
  | 'maker'
  | 'solo'
  | 'doubles'
  | 'last-trick';

/** What stands in a column for each player or side. */
export type SeatedKey = 'bids' | 'won' | 'card-points' | 'meld-points' | 'scores' | 'totals';

/** What a column of a score table holds; `at`: its number, from 0. */
export type Column =
  | { readonly kind: 'plain'; readonly at: number; readonly key: PlainKey }
  | { readonly kind: 'seated'; readonly at: number; readonly key: SeatedKey; readonly seat: string }
  | { readonly kind: 'unit'; readonly at: number; readonly unit: string; readonly seat: string };

/** How columns are called: first in English, then in German, both as a new file has them; others are understood. */
export const PLAIN_WORDS: Readonly<Record<PlainKey, readonly [string, string, ...string[]]>> = {
  match: ['match', 'Partie'],
  game: ['game', 'Spiel'],
  variants: ['variants', 'Varianten', 'variant', 'Variante'],
  players: ['players', 'Spieler'],
  hand: ['hand', 'Runde', 'round', 'Hand'],
  cards: ['cards', 'Karten'],
  dealer: ['dealer', 'Geber'],
  lead: ['lead', 'Ausspiel'],
  'turn-up': ['turn-up', 'Aufgedeckt'],
  named: ['named', 'Genannt'],
  trump: ['trump', 'Trumpf'],
  maker: ['maker', 'Trumpfmacher'],
  solo: ['solo', 'Solo', 'Allein'],
  doubles: ['doubles', 'Verdoppelt', 'doublings', 'Verdopplungen'],
  'last-trick': ['last-trick', 'Letzter Stich'],
};

/** The same for columns of which each player or side has one; the name of the player stands behind the word. */
export const SEATED_WORDS: Readonly<Record<SeatedKey, readonly [string, string, ...string[]]>> = {
  bids: ['bid', 'Ansage', 'bids', 'Ansagen'],
  won: ['won', 'Stiche', 'tricks'],
  'card-points': ['card-points', 'Augen'],
  'meld-points': ['meld-points', 'Meldung', 'melds', 'Meldungen'],
  scores: ['score', 'Punkte', 'scores'],
  totals: ['total', 'Stand', 'totals', 'Summe', 'Gesamt'],
};

/** A unit of the match under the words that a column may have for it. */
export interface UnitWords {
  readonly id: string;
  readonly words: readonly string[];
}

/** A heading that is none, or one that stands there twice. */
export interface ColumnFault {
  readonly at: number;
  readonly kind: 'unknown' | 'whose' | 'again';
  /** The column that stands there before. */
  readonly first?: number;
}

const small = (text: string): string => text.trim().toLowerCase();

const PLAIN = new Map(
  Object.entries(PLAIN_WORDS).flatMap(([key, words]) => words.map((word) => [small(word), key as PlainKey])),
);

const SEATED = new Map(
  Object.entries(SEATED_WORDS).flatMap(([key, words]) =>
    words.map((word) => [small(word), key as SeatedKey]),
  ),
);

/** All words that a heading may begin with. */
export const ALL_WORDS: readonly string[] = [
  ...Object.values(PLAIN_WORDS),
  ...Object.values(SEATED_WORDS),
].flat();

/** The column under a heading that tells one thing of a row; undefined for others. */
export function plainColumn(name: string): PlainKey | undefined {
  return PLAIN.get(small(name)) as PlainKey | undefined;
}

/** What the headings of a score table mean, and which mean nothing. */
export function readColumns(
  names: readonly string[],
  units: readonly UnitWords[],
): { readonly columns: readonly Column[]; readonly faults: readonly ColumnFault[] } {
  const columns: Column[] = [];
  const faults: ColumnFault[] = [];
  const seen = new Map<string, number>();
  for (const [at, name] of names.entries()) {
    const column = readColumn(name, at, units);
    const isWord =
      SEATED.has(small(name)) || units.some(({ words }) => words.map(small).includes(small(name)));
    if (column === undefined) {
      faults.push({ at, kind: isWord ? 'whose' : 'unknown' });
      continue;
    }
    const { at: _, ...what } = column;
    const id = JSON.stringify(what);
    const first = seen.get(id);
    if (first === undefined) columns.push(column);
    else faults.push({ at, kind: 'again', first });
    seen.set(id, first ?? at);
  }
  return { columns, faults };
}

function readColumn(name: string, at: number, units: readonly UnitWords[]): Column | undefined {
  const key = plainColumn(name);
  if (key !== undefined) return { kind: 'plain', at, key };
  const [, word = '', seat = ''] = /^([^\s_:.]+)[\s_:.]+(\S.*)$/u.exec(name.trim()) ?? [];
  if (seat === '') return undefined;
  const seated = SEATED.get(small(word)) as SeatedKey | undefined;
  if (seated !== undefined) return { kind: 'seated', at, key: seated, seat };
  const unit = units.find(({ words }) => words.some((one) => small(one) === small(word)));
  return unit && { kind: 'unit', at, unit: unit.id, seat };
}

/** The seats that headings name, in the order in which they do. */
export function seatsNamed(columns: readonly Column[]): readonly string[] {
  return [...new Set(columns.flatMap((column) => (column.kind === 'plain' ? [] : [column.seat])))];
}

/** Whether these are the letters of seats, and not the names of players. */
export function areLetters(seats: readonly string[]): boolean {
  return seats.every((seat) => /^[A-H]$/.test(seat));
}

/** A stretch from one span to another. */
export function joinSpans(first: Span, last: Span): Span {
  return { ...first, end: last.end };
}
