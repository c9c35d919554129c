import type { Deck } from '../cards/deck.ts';
import { parseCard } from '../cards/notation.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { CardIndex, Seat } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import type { Path } from './game.ts';
import { quote, whyUnknown } from './quote.ts';

/** What examples are read against; a part is undefined where the definition has a fault there. */
export interface Table {
  readonly seats: readonly string[] | undefined;
  readonly deck: Deck | undefined;
  readonly handSize: number | undefined;
  readonly hands: number | undefined;
  readonly findings: Findings;
}

/** The names of the seats: A, B, C … */
export function nameSeats(players: number): readonly string[] {
  return Array.from({ length: players }, (_, seat) => String.fromCharCode(65 + seat));
}

/** The seat of this name; reported and undefined if there is none. */
export function readSeat(table: Table, name: string, place: () => Span): Seat | undefined {
  if (table.seats === undefined) return undefined;
  const seat = table.seats.indexOf(name);
  if (seat >= 0) return seat;
  const seats = listed(table.seats);
  const near = table.seats.find((one) => one.toLowerCase() === name.toLowerCase());
  const known = `${table.seats.length} players sit at ${seats}`;
  table.findings.report('E0218', place(), `unknown seat ${quote(name)}`, {
    why: whyUnknown(name, table.seats, known),
    help: suggest(near, `write ${listed(table.seats, 'or')}`),
  });
  return undefined;
}

/** The seat named by the value at a path. */
export function readSeatAt(table: Table, name: string, path: Path): Seat | undefined {
  return readSeat(table, name, () => table.findings.yaml.locate(path));
}

/** A map from seat names as values by seat; undefined where nothing stands. */
export function readBySeat<T>(
  table: Table,
  values: Readonly<Record<string, T>>,
  path: Path,
): readonly (T | undefined)[] {
  const bySeat: (T | undefined)[] = (table.seats ?? []).map(() => undefined);
  for (const [name, value] of Object.entries(values)) {
    const seat = readSeat(table, name, () => table.findings.yaml.locate([...path, name], 'key'));
    if (seat !== undefined) bySeat[seat] = value;
  }
  return bySeat;
}

/** The card of this name; reported and undefined if the deck has none. */
export function readCard(table: Table, name: string, place: () => Span): CardIndex | undefined {
  if (table.deck === undefined) return undefined;
  const card = parseCard(table.deck, name);
  if (card !== undefined) return card.index;
  const suits = table.deck.suits.map((suit) => suit.id);
  const ranks = table.deck.ranks.map((rank) => rank.id);
  const ids = table.deck.cards.map((one) => one.id);
  const near =
    ids.find((id) => id.toLowerCase() === name.toLowerCase()) ?? nearest(name, name.length > 2 ? ids : []);
  const known = `its suits are ${listed(suits)}, its ranks ${listed(ranks)}`;
  table.findings.report('E0211', place(), `${quote(name)} is not a card of this deck`, {
    why: whyUnknown(name, ids, known),
    help: suggest(near, `write suit and rank, such as ${ids[0]}`),
  });
  return undefined;
}

/** The card named by the value at a path. */
export function readCardAt(table: Table, name: string, path: Path): CardIndex | undefined {
  return readCard(table, name, () => table.findings.yaml.locate(path));
}
