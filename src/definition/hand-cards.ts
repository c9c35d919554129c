import type { Span } from '../diagnostics/diagnostic.ts';
import type { CardIndex, Seat } from '../engine/rules.ts';
import type { HandInput } from './example-schema.ts';
import type { HandExample, Path, Play } from './game.ts';
import { readBySeat, readCopies, readSeat, type Table } from './table.ts';
import { readWords } from './words.ts';

/** The cards of one example; of identical cards each mention takes the copy that it can mean. */
export interface ExampleCards {
  readonly hands: HandExample['hands'];
  /** The card turned up, if it could be read. */
  readonly turnUp?: CardIndex;
  readonly tricks: readonly (readonly Play[])[];
  /**
   * The copy that a claim about a trick means: one that the seat still holds, if there is one, and none of `but` if that
   * can be; undefined if the deck has no such card.
   */
  readonly claimed: (
    seat: Seat | undefined,
    trick: number,
    name: string,
    place: () => Span,
    but?: readonly CardIndex[],
  ) => CardIndex | undefined;
}

type Parts = { readonly [Key in 'hands' | 'turn-up' | 'tricks']?: HandInput[Key] | undefined };

/** Reads hands, the card turned up and the tricks of an example at `path`. */
export function readExampleCards(parts: Parts, path: Path, table: Table): ExampleCards {
  const taken = new Map<CardIndex, () => Span>();
  const hands = readHands(parts.hands ?? {}, [...path, 'hands'], taken, table);
  const turnUp = readTurnUp(parts['turn-up'], [...path, 'turn-up'], taken, table);
  const played = new Map<CardIndex, number>();
  const tricks = (parts.tricks ?? []).map((trick, index) => {
    return readTrick(trick, index, [...path, 'tricks', index], { hands, taken, played }, table);
  });
  return {
    hands,
    ...(turnUp !== undefined && { turnUp }),
    tricks,
    claimed: (seat, trick, name, place, but = []) => {
      const copies = readCopies(table, name, place);
      const open = copies.filter((card) => !but.includes(card));
      const held = seat === undefined ? undefined : hands[seat];
      const own = open.filter((card) => held?.includes(card));
      const plays = tricks.flat().filter((play) => play.seat === seat);
      const still = own.find((card) => (played.get(card) ?? trick) >= trick) ?? own[0];
      const shown = open.find((card) => plays.some((play) => play.card === card));
      return still ?? shown ?? open.find((card) => !taken.has(card)) ?? open[0] ?? copies[0];
    },
  };
}

function readHands(
  hands: NonNullable<Parts['hands']>,
  path: Path,
  taken: Map<CardIndex, () => Span>,
  table: Table,
): HandExample['hands'] {
  return readBySeat(table, hands, path).map((words, seat) => {
    if (words === undefined) return undefined;
    return readWords(words, [...path, table.seats![seat]!], table.findings.yaml).flatMap(({ text, span }) => {
      const copies = readCopies(table, text, span);
      const card = copies.find((copy) => !taken.has(copy));
      if (card !== undefined) taken.set(card, span);
      else if (copies.length > 0) reportAgain(copies, span, taken, table);
      return card ?? copies[0] ?? [];
    });
  });
}

function reportAgain(
  copies: readonly CardIndex[],
  span: () => Span,
  taken: ReadonlyMap<CardIndex, () => Span>,
  table: Table,
): void {
  const name = table.deck!.cards[copies[0]!]!.id;
  const many = copies.length === 1 ? 'one' : String(copies.length);
  const times = copies.length === 1 ? 'twice' : `${copies.length + 1} times`;
  table.findings.report('E0212', span(), `the card ${name} is dealt ${times}`, {
    label: 'again',
    related: copies.map((copy, index) => ({ span: taken.get(copy)!(), text: index === 0 ? 'first' : 'and' })),
    why: `the deck has ${many} ${name}`,
    help: 'give each card to one seat only',
  });
}

function readTurnUp(
  name: string | undefined,
  path: Path,
  taken: Map<CardIndex, () => Span>,
  table: Table,
): CardIndex | undefined {
  if (name === undefined) return undefined;
  const span = () => table.findings.yaml.locate(path);
  const copies = readCopies(table, name, span);
  const card = copies.find((copy) => !taken.has(copy));
  const [first] = copies;
  if (card !== undefined) taken.set(card, span);
  else if (first !== undefined) {
    table.findings.report(
      'E0212',
      span(),
      `the card ${table.deck!.cards[first]!.id} is turned up, but it was dealt`,
      {
        label: 'turned up',
        related: [{ span: taken.get(first)!(), text: 'dealt' }],
        help: 'turn up a card that nobody holds',
      },
    );
  }
  return card ?? first;
}

interface Known {
  readonly hands: HandExample['hands'];
  readonly taken: ReadonlyMap<CardIndex, unknown>;
  /** The trick that each card was played to. */
  readonly played: Map<CardIndex, number>;
}

function readTrick(
  trick: Readonly<Record<string, string>>,
  number: number,
  path: Path,
  { hands, taken, played }: Known,
  table: Table,
): readonly Play[] {
  return Object.entries(trick).flatMap(([name, text]) => {
    const seat = readSeat(table, name, () => table.findings.yaml.locate([...path, name], 'key'));
    const copies = readCopies(table, text, () => table.findings.yaml.locate([...path, name]));
    const held = seat === undefined ? undefined : hands[seat];
    const open = copies.filter((card) => !played.has(card));
    const own =
      held === undefined ? open.find((card) => !taken.has(card)) : open.find((card) => held.includes(card));
    const card = own ?? copies.find((copy) => held?.includes(copy)) ?? open[0] ?? copies[0];
    if (seat === undefined || card === undefined) return [];
    if (!played.has(card)) played.set(card, number);
    return [{ seat, card }];
  });
}
