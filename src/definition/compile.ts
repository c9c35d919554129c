import * as z from 'zod/mini';
import type { Deck } from '../cards/deck.ts';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { Rules } from '../engine/rules.ts';
import { buildDeck } from './deck.ts';
import { type Draft, draftGame } from './draft.ts';
import { readExamples } from './examples.ts';
import { collectFindings, type Findings } from './findings.ts';
import type { Definition, Example, Game, Locate, Source } from './game.ts';
import { quote } from './quote.ts';
import { compileRules, fitsDeal } from './rules.ts';
import { GameSchema } from './schema.ts';
import { reportIssues } from './schema-faults.ts';
import { readIssues } from './schema-issues.ts';
import { readYaml } from './source.ts';
import { nameSeats, type Table } from './table.ts';
import { type AuthorText, textsOf } from './texts.ts';

/** The decks that a game may call by name. */
export interface Presets {
  readonly ids: readonly string[];
  /** The deck of this name; undefined if there is none. */
  readonly load: (id: string) => Promise<Deck | undefined>;
}

/** What could be read of a definition whatever else is wrong with it: enough to look for drawings and characters. */
export interface Readable {
  readonly source: Source;
  readonly locate: Locate;
  readonly deck?: Deck;
  readonly texts: readonly AuthorText[];
}

/** A compiled definition, or what could be read of it. */
interface Compiled extends Outcome<Definition> {
  /** Absent if the file is no YAML. */
  readonly readable?: Readable;
}

/**
 * Compiles a game definition; all faults of the file are found in one run. Where some are found and the rules are
 * sound all the same, the value holds the examples without a fault, so that these can still be replayed.
 */
export async function compileDefinition(source: Source, presets: Presets): Promise<Compiled> {
  const read = readYaml(source);
  if (read.value === undefined) return { diagnostics: read.diagnostics };
  const { data, locate, doubled } = read.value;
  const findings = collectFindings(read.value);
  const parsed = z.safeParse(GameSchema, data);
  const issues = parsed.success ? [] : readIssues(parsed.error.issues);
  reportIssues(issues, findings);
  const draft = draftGame(data, issues, doubled);
  const deck = await resolveDeck(draft, presets, findings);
  const rules = compileRules(draft, deck, findings);
  const examples = readExamples(draft, layTable(draft, deck, findings));
  const diagnostics = [...read.diagnostics, ...findings.list];
  const readable = { source, locate, texts: textsOf(draft, deck), ...(deck && { deck }) };
  if (rules === undefined) return { readable, diagnostics };
  return { value: { game: assembleGame(draft, rules, examples), locate, source }, readable, diagnostics };
}

async function resolveDeck(
  { deck, game }: Draft,
  presets: Presets,
  findings: Findings,
): Promise<Deck | undefined> {
  if (deck === undefined) return undefined;
  if (typeof deck === 'object') return buildDeck(deck, game ?? 'deck', ['deck'], findings);
  const preset = presets.ids.includes(deck) ? await presets.load(deck) : undefined;
  if (preset === undefined) {
    const help = suggest(
      nearest(deck, presets.ids),
      `write ${listed(presets.ids, 'or')}, or write the deck out`,
    );
    findings.report('E0210', ['deck'], `unknown deck ${quote(deck)}`, {
      why: `decks: ${listed(presets.ids)}`,
      help,
    });
  }
  return preset;
}

function layTable({ players, deal, match }: Draft, deck: Deck | undefined, findings: Findings): Table {
  const seats = players === undefined ? undefined : nameSeats(players);
  const fits = deck === undefined || players === undefined || fitsDeal(deck, players, deal?.cards ?? 0);
  return { seats, deck, handSize: fits ? deal?.cards : undefined, hands: match?.hands, findings };
}

function assembleGame(draft: Draft, rules: Rules, examples: readonly Example[]): Game {
  const { game = '', title = { de: '', en: '' }, subtitle, minutes, facts, notes } = draft;
  return {
    id: game,
    title,
    ...(subtitle && { subtitle }),
    ...(minutes && { minutes }),
    seats: nameSeats(rules.players),
    deck: rules.deck,
    rules,
    ...(notes && { notes }),
    facts: facts ?? {},
    examples,
  };
}
