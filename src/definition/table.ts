import type { Deck } from '../cards/deck.ts';
import { cardsNamed, meantCard } from '../cards/notation.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { CardIndex, Rules, Seat, Side } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import type { Locate, Path } from './game.ts';
import { quote, whyUnknown } from './quote.ts';

/** What an example is read against; a part is undefined where the definition has a fault there. */
export interface Table {
  readonly seats: readonly string[] | undefined;
  readonly sides: readonly (readonly Seat[])[] | undefined;
  readonly deck: Deck | undefined;
  /** Cards for each player, hand by hand. */
  readonly sizes: readonly number[] | undefined;
  /** Hands in a match; also undefined where a target ends it. */
  readonly hands: number | undefined;
  readonly rules: Rules | undefined;
  /** Where a part of the rules stands. */
  readonly locateRules: Locate;
  readonly findings: Findings;
  /** What messages call what is read; `the example` if absent. */
  readonly called?: string;
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

/** The seat named by the value at a path; undefined if nothing stands there. */
export function readSeatAt(table: Table, name: string | undefined, path: Path): Seat | undefined {
  return name === undefined ? undefined : readSeat(table, name, () => table.findings.yaml.locate(path));
}

/** The seats that a list names. */
export function readSeats(table: Table, names: readonly string[], path: Path): readonly Seat[] {
  return names.flatMap((name, index) => readSeatAt(table, name, [...path, index]) ?? []);
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

/** A map from sides, each named by its first seat, as values by side; undefined where nothing stands. */
export function readBySide<T>(
  table: Table,
  values: Readonly<Record<string, T>>,
  path: Path,
): readonly (T | undefined)[] {
  const bySide: (T | undefined)[] = (table.sides ?? []).map(() => undefined);
  for (const [name, value] of Object.entries(values)) {
    const side = readSide(table, name, () => table.findings.yaml.locate([...path, name], 'key'));
    if (side !== undefined) bySide[side] = value;
  }
  return bySide;
}

function readSide(table: Table, name: string, place: () => Span): Side | undefined {
  const seat = readSeat(table, name, place);
  const side = table.sides?.findIndex((seats) => seat !== undefined && seats.includes(seat)) ?? -1;
  if (seat === undefined || side < 0) return undefined;
  const names = table.sides![side]!.map((one) => table.seats![one]!);
  if (names[0] === name) return side;
  table.findings.report('E0218', place(), `${name} does not stand for a side`, {
    why: `${listed(names)} are one side, which is named by its first seat`,
    help: `write ${names[0]}`,
  });
  return undefined;
}

/** Values by unit and then by side; undefined for a unit that is not named. */
export function readByUnit<T>(
  table: Table,
  values: Readonly<Record<string, Readonly<Record<string, T>>>>,
  path: Path,
): readonly (readonly (T | undefined)[] | undefined)[] {
  const units = table.rules?.match.units;
  const byUnit: (readonly (T | undefined)[] | undefined)[] = (units ?? []).map(() => undefined);
  for (const [id, bySide] of Object.entries(values)) {
    const read = readBySide(table, bySide, [...path, id]);
    const unit = units?.findIndex((one) => one.id === id) ?? -1;
    if (unit >= 0) byUnit[unit] = read;
    else if (units !== undefined)
      reportUnit(
        id,
        units.map((one) => one.id),
        [...path, id],
        table,
      );
  }
  return byUnit;
}

function reportUnit(id: string, ids: readonly string[], path: Path, { findings }: Table): void {
  findings.report('E0232', findings.yaml.locate(path, 'key'), `unknown unit ${quote(id)}`, {
    why: ids.length === 0 ? 'the match counts no units' : `the match counts ${listed(ids)}`,
    help: suggest(nearest(id, ids), ids.length === 0 ? 'leave it out' : `write ${listed(ids, 'or')}`),
  });
}

/** All copies of the card of this name; reported and empty if the deck has none. */
export function readCopies(table: Table, name: string, place: () => Span): readonly CardIndex[] {
  if (table.deck === undefined) return [];
  const copies = cardsNamed(table.deck, name);
  if (copies.length > 0) return copies.map(({ index }) => index);
  const suits = table.deck.suits.map((suit) => suit.id);
  const ranks = table.deck.ranks.map((rank) => rank.id);
  const ids = table.deck.cards.map((one) => one.id);
  const near = meantCard(table.deck, name)?.id ?? nearest(name, name.length > 2 ? ids : []);
  const known = `its suits are ${listed(suits)}, its ranks ${listed(ranks)}`;
  table.findings.report('E0211', place(), `${quote(name)} is not a card of this deck`, {
    why: whyUnknown(name, ids, known),
    help: suggest(near, `write suit and rank, such as ${ids[0]}`),
  });
  return [];
}
