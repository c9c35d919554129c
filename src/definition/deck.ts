import * as z from 'zod/mini';
import type { Deck, Rank } from '../cards/deck.ts';
import { ambiguousSpelling, type DeckParts, makeDeck, plainSign, spellingsOf } from '../cards/notation.ts';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { counted, listed, suggest } from '../diagnostics/words.ts';
import type { BesideFile } from './beside-name.ts';
import { readCounts } from './deck-counts.ts';
import { type DeckInput, DeckSchema, type DerivedDeck, MAX_DECK, type WrittenDeck } from './deck-schema.ts';
import { collectFindings, type Findings } from './findings.ts';
import type { Path, Source } from './game.ts';
import { quote } from './quote.ts';
import { readSuitsAndRanks, splitRanks } from './ranks.ts';
import { reportIssues } from './schema-faults.ts';
import { readIssues } from './schema-issues.ts';
import { readYaml } from './source.ts';

/** The decks that a game or another deck may call by name. */
export interface Presets {
  readonly ids: readonly string[];
  /** The deck of this name; undefined if there is none. */
  readonly load: (id: string) => Promise<Deck | undefined>;
  /** Reads a deck file that a game names; absent where there are no files. */
  readonly beside?: Beside;
}

/** Reads a file that a definition names by a path below its own folder; undefined if there is none. */
export type Beside = (path: string) => Promise<BesideFile>;

/** Compiles a deck that stands in a file of its own; `id` is the name that games call it by. */
export async function compileDeck(source: Source, id: string, presets: Presets): Promise<Outcome<Deck>> {
  const read = readYaml(source);
  if (read.value === undefined) return { diagnostics: read.diagnostics };
  const findings = collectFindings(read.value);
  const parsed = z.safeParse(DeckSchema, read.value.data);
  if (!parsed.success) reportIssues(readIssues(parsed.error.issues), findings);
  const deck = parsed.success ? await buildDeck(parsed.data, id, [], presets, findings) : undefined;
  const diagnostics = [...read.diagnostics, ...findings.list];
  return deck === undefined || diagnostics.length > 0 ? { diagnostics } : { value: deck, diagnostics };
}

/** The preset that the name at `path` calls; reported and undefined if there is none. */
export async function findPreset(
  name: string,
  path: Path,
  { ids, load }: Presets,
  findings: Findings,
): Promise<Deck | undefined> {
  const preset = ids.includes(name) ? await load(name) : undefined;
  if (preset === undefined) {
    const help = suggest(nearest(name, ids), `write ${listed(ids, 'or')}, or write the deck out`);
    findings.report('E0210', path, `unknown deck ${quote(name)}`, { why: `decks: ${listed(ids)}`, help });
  }
  return preset;
}

/** Builds a deck from what stands at `path`; undefined if it is too large or two of its cards could not be told apart. */
export async function buildDeck(
  input: DeckInput,
  id: string,
  path: Path,
  presets: Presets,
  findings: Findings,
): Promise<Deck | undefined> {
  if (!('from' in input)) return buildWritten(input, id, path, findings);
  const base = await findPreset(input.from, [...path, 'from'], presets, findings);
  return base && derive(base, input, id, path, findings);
}

function buildWritten(input: WrittenDeck, id: string, path: Path, findings: Findings): Deck | undefined {
  const read = readSuitsAndRanks(input, path, findings);
  if (read === undefined) return undefined;
  const [width, height] = input.size;
  const { name, style, copies, back } = input;
  const named = { id, ...(name && { name }), ...(back !== undefined && { back }) };
  const parts = { ...named, style, size: { width, height }, ...read };
  const deck = layOut({ ...parts, copies: copies ?? 1 }, input, path, findings);
  const ambiguous = deck && ambiguousSpelling(deck);
  if (ambiguous === undefined) return deck;
  const help = 'write suits with letters and ranks with digits, or the other way round';
  const message = `two cards of the deck are both written \`${ambiguous}\``;
  findings.report('E0204', [...path, 'ranks'], message, { help });
  return undefined;
}

/** A deck of some ranks of another one. */
function derive(
  base: Deck,
  input: DerivedDeck,
  id: string,
  path: Path,
  findings: Findings,
): Deck | undefined {
  const ranks = input.ranks === undefined ? base.ranks : keepRanks(base, input, path, findings);
  if (ranks === undefined) return undefined;
  const { style, size } = base;
  const { name = base.name, back = base.back, copies } = input;
  const suits = base.suits.map((suit) => {
    const own = suit.ranks?.filter((rank) => ranks.some((one) => one.id === rank));
    return own ? { ...suit, ranks: own } : suit;
  });
  const named = { id, ...(name && { name }), ...(back !== undefined && { back }) };
  const parts = { ...named, style, size, suits, ranks, copies: copies ?? base.copies };
  return layOut({ ...parts, ...(copies === undefined && { counts: countsOf(base) }) }, input, path, findings);
}

/** How often a deck has each of its cards, by id. */
function countsOf(deck: Deck): ReadonlyMap<string, number> {
  const counts = new Map(makeDeck({ ...deck, copies: 1 }).cards.map(({ id }) => [id, 0]));
  for (const { id } of deck.cards) counts.set(id, counts.get(id)! + 1);
  return counts;
}

/** The ranks of another deck that are named here, in the order given; reported and undefined if it lacks one. */
function keepRanks(
  base: Deck,
  { from, ranks = [] }: DerivedDeck,
  path: Path,
  findings: Findings,
): readonly Rank[] | undefined {
  const before = findings.list.length;
  const kept = new Set<Rank>();
  for (const [index, word] of splitRanks(ranks).map(String).entries()) {
    const place = [...path, 'ranks', ...(typeof ranks === 'string' ? [] : [index])];
    const rank = base.ranks.find((one) => spellingsOf(one).includes(plainSign(word)));
    if (rank === undefined) {
      const help = `the ranks of ${from} are ${listed(base.ranks.map((one) => one.id))}`;
      findings.report('E0204', place, `${quote(word)} is not a rank of ${from}`, { help });
    } else if (kept.has(rank)) {
      const help = 'write every rank once';
      findings.report('E0204', place, `the rank \`${rank.id}\` stands here twice`, { help });
    } else kept.add(rank);
  }
  return findings.list.length > before ? undefined : [...kept];
}

/** Lays out the cards unless they are too many. */
function layOut(parts: DeckParts, input: DeckInput, path: Path, findings: Findings): Deck | undefined {
  const { suits, ranks, copies = 1 } = parts;
  const kinds = suits.reduce((sum, suit) => sum + (suit.ranks ?? ranks).length, 0);
  const tooMany = (count: number) => {
    const [key = 'ranks'] = ['counts', 'copies'].filter((one) => Object.hasOwn(input, one));
    findings.report('E0204', [...path, key], `the deck has ${counted(count, 'card')}`, {
      help: `write a deck of ${MAX_DECK} cards at most`,
    });
    return undefined;
  };
  if (kinds > MAX_DECK) return tooMany(kinds * copies);
  const counts = readCounts(input.counts ?? {}, makeDeck({ ...parts, copies: 1 }), path, findings);
  if (counts === undefined) return undefined;
  const all = new Map([...(parts.counts ?? []), ...counts]);
  const made = makeDeck({ ...parts, counts: all });
  const deck = [...all.values()].includes(0) ? withoutGaps(made) : made;
  if (deck.cards.length > MAX_DECK) return tooMany(deck.cards.length);
  if (deck.cards.length > 0) return deck;
  findings.report('E0204', [...path, 'counts'], 'the deck has no cards', { help: 'count some of them' });
  return undefined;
}

/** The deck without suits and ranks that it has no card of, every suit with the ranks that it has. */
function withoutGaps(deck: Deck): Deck {
  const rankIds = (suit: number) =>
    deck.ranks.flatMap(({ id }, rank) =>
      deck.cards.some((card) => card.suit === suit && card.rank === rank) ? [id] : [],
    );
  const kept = deck.suits.map((suit, at) => ({ ...suit, ranks: rankIds(at) }));
  const ranks = deck.ranks.filter(({ id }) => kept.some((suit) => suit.ranks.includes(id)));
  const suits = kept.filter((suit) => suit.ranks.length > 0);
  const counts = countsOf(deck);
  const { copies, cards: _, ...parts } = deck;
  return makeDeck({
    ...parts,
    ranks,
    suits: suits.map(({ ranks: own, ...suit }) =>
      own.length < ranks.length ? { ...suit, ranks: own } : suit,
    ),
    copies,
    counts,
  });
}
