import * as z from 'zod/mini';
import type { Deck, Rank } from '../cards/deck.ts';
import { makeDeck } from '../cards/notation.ts';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import { type DeckInput, DeckSchema } from './deck-schema.ts';
import { collectFindings, type Findings } from './findings.ts';
import type { Path, Source } from './game.ts';
import { reportIssues } from './schema-faults.ts';
import { readIssues } from './schema-issues.ts';
import { readYaml } from './source.ts';

/** Compiles a deck that stands in a file of its own; `id` is the name that games call it by. */
export function compileDeck(source: Source, id: string): Outcome<Deck> {
  const read = readYaml(source);
  if (read.value === undefined) return { diagnostics: read.diagnostics };
  const findings = collectFindings(read.value);
  const parsed = z.safeParse(DeckSchema, read.value.data);
  if (!parsed.success) reportIssues(readIssues(parsed.error.issues), findings);
  const deck = parsed.success ? buildDeck(parsed.data, id, [], findings) : undefined;
  const diagnostics = [...read.diagnostics, ...findings.list];
  return deck === undefined || diagnostics.length > 0 ? { diagnostics } : { value: deck, diagnostics };
}

/** Builds a deck from what stands at `path`; undefined if two of its cards could not be told apart. */
export function buildDeck(input: DeckInput, id: string, path: Path, findings: Findings): Deck | undefined {
  const ranks = input.ranks.map((rank) => readRank(String(rank)));
  const suitIds = input.suits.map((suit) => suit.id);
  const rankIds = ranks.map((rank) => rank.id);
  const before = findings.list.length;
  reportRepeated('suit', suitIds, (index) => [...path, 'suits', index, 'id'], findings);
  reportRepeated('rank', rankIds, (index) => [...path, 'ranks', index], findings);
  if (findings.list.length > before) return undefined;
  const [width, height] = input.size;
  const { name } = input;
  const deck = makeDeck({
    id,
    ...(name && { name }),
    style: input.style,
    size: { width, height },
    suits: input.suits,
    ranks,
  });
  const cardIds = deck.cards.map((card) => card.id);
  const ambiguous = cardIds.find((card, index) => cardIds.indexOf(card) < index);
  if (ambiguous === undefined) return deck;
  const help = 'write suits with letters and ranks with digits, or the other way round';
  findings.report('E0204', [...path, 'ranks'], `two cards of the deck are both written \`${ambiguous}\``, {
    help,
  });
  return undefined;
}

function readRank(id: string): Rank {
  return { id, pips: /^\d+$/.test(id) ? Number(id) : 0 };
}

function reportRepeated(
  what: 'suit' | 'rank',
  names: readonly string[],
  place: (index: number) => Path,
  findings: Findings,
): void {
  names.forEach((name, index) => {
    const first = names.indexOf(name);
    if (first === index) return;
    findings.report('E0204', place(index), `two ${what}s of the deck are both written \`${name}\``, {
      label: 'again',
      related: [{ span: findings.yaml.locate(place(first)), text: 'first' }],
      help: `give every ${what} a sign of its own`,
    });
  });
}
