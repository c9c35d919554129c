import * as z from 'zod/mini';
import type { CardList } from '../cards/card-list.ts';
import type { Deck } from '../cards/deck.ts';
import type { Diagnostic, Outcome, Span } from '../diagnostics/diagnostic.ts';
import { type Combinations, compileCombinations, inOrder } from './combinations.ts';
import type { Presets } from './deck.ts';
import { type Draft, draftGame } from './draft.ts';
import { adoptExamples, readExamples } from './examples.ts';
import { checkDealCounts, checkFacts } from './fact-counts.ts';
import { collectFindings } from './findings.ts';
import type { Definition, Game, Locate, Source } from './game.ts';
import type { DeckFile } from './game-deck.ts';
import { nameSeats } from './players.ts';
import { readPrint } from './print-schema.ts';
import type { Ruleset } from './ruleset.ts';
import { GameSchema } from './schema.ts';
import { reportIssues } from './schema-faults.ts';
import { readIssues } from './schema-issues.ts';
import { hasKey } from './schema-parts.ts';
import { readYaml, type Yaml } from './source.ts';
import { type AuthorText, textsOf } from './texts.ts';
import { mergeVariants } from './variants.ts';
import { checkTogether, checkWish, type Wish } from './wish.ts';

/** What could be read of a definition whatever else is wrong with it: enough to look for drawings and characters. */
export interface Readable {
  readonly source: Source;
  readonly locate: Locate;
  readonly deck?: Deck;
  /** The cards, if they have texts of their own instead of suits and ranks. */
  readonly list?: CardList;
  readonly texts: readonly AuthorText[];
}

/** A compiled definition, or what could be read of it. */
interface Compiled extends Outcome<Definition> {
  /** Absent if the file is no YAML. */
  readonly readable?: Readable;
  /** Files beside it that findings can stand in. */
  readonly sources: readonly Source[];
}

/**
 * Compiles a game definition, with the variants that are wished; all faults of the file are found in one run. Where some
 * are found and the rules are sound all the same, the value holds the examples without a fault, so that these can still
 * be replayed.
 */
export async function compileDefinition(
  source: Source,
  presets: Presets,
  wish: Wish = {},
): Promise<Compiled> {
  const read = readYaml(source);
  if (read.value === undefined) return { sources: [], diagnostics: read.diagnostics };
  const yaml = read.value;
  const { data, doubled } = yaml;
  const findings = collectFindings(read.value);
  const parsed = z.safeParse(GameSchema, data);
  const issues = parsed.success ? [] : readIssues(parsed.error.issues);
  reportIssues(issues, findings);
  const draft = draftGame(data, issues, doubled);
  const wanted = [wish.variants ?? [], ...draft.examples.map(({ parts }) => parts.variants ?? [])];
  const all = await compileCombinations(read.value, draft, wanted, presets, {
    issues,
    diagnostics: findings.list,
  });
  const later = collectFindings(read.value);
  const examples = readExamples(draft, all, later);
  const chosen = all.find(wish.variants ?? []);
  checkFacts(draft.facts, all.base.players, later);
  if (all.players) checkDealCounts(all.ids, all.players, later);
  checkTogether(draft, later);
  checkWish(wish, all.ids, chosen, later);
  const { deck, deckFile } = chosen?.deck ? chosen : all.base;
  const locate = locateWith(yaml, draft, deckFile);
  const { sources } = all;
  const diagnostics = [...read.diagnostics, ...all.diagnostics, ...later.list];
  const readable = { source, locate, texts: textsOf(draft, deck), ...(deck && { deck }) };
  const faulty = findFaultyVariants(yaml, all.ids, diagnostics);
  const sound: Combinations['find'] = (ids) =>
    ids.some((id) => faulty.includes(id)) ? undefined : all.find(ids);
  const adopted = chosen ? adoptExamples(draft, all, chosen.variants, yaml) : [];
  const game = chosen && assembleGame(draft, sound, chosen, wish, { examples, adopted });
  if (game === undefined) return { readable, sources, diagnostics };
  const locateRules: Definition['locateRules'] = (variants, path) =>
    mergeVariants(yaml, inOrder(variants, all.ids)).locate(path);
  const print = { ...deckFile?.print, ...readPrint(draft.print) };
  return { value: { game, locate, locateRules, source, print }, readable, sources, diagnostics };
}

/** Parts of the deck stand in its file, if it has one, and so does what it alone asks of printing. */
function locateWith(yaml: Yaml, { print }: Draft, deckFile: DeckFile | undefined): Locate {
  return (path, part) => {
    const [first, key] = path;
    if (deckFile && first === 'deck' && key !== undefined) return deckFile.locate(path.slice(1), part);
    const isAsked = first === 'print' && key !== undefined && !hasKey(print, String(key));
    const isInFile = isAsked && hasKey(deckFile?.print, String(key));
    return deckFile && isInFile ? deckFile.locate(path, part) : yaml.locate(path, part);
  };
}

/** The variants in which something was found, so that their rules may be other ones than were meant. */
function findFaultyVariants(
  { locate }: Yaml,
  ids: readonly string[],
  diagnostics: readonly Diagnostic[],
): readonly string[] {
  return ids.filter((id) => {
    const { file, start, end } = locate(['variants', id]);
    return diagnostics.some(({ span }) => {
      return span?.file === file && !isBefore(span.start, start) && isBefore(span.start, end);
    });
  });
}

function isBefore(one: Span['start'], other: Span['start']): boolean {
  return one.line < other.line || (one.line === other.line && one.column < other.column);
}

/** The game as it is wished; undefined if so many cannot play it by sound rules. */
function assembleGame(
  draft: Draft,
  findSound: Combinations['find'],
  chosen: Ruleset,
  wish: Wish,
  examples: Pick<Game, 'examples' | 'adopted'>,
): Game | undefined {
  const players = (chosen.players ?? []).filter((count) => chosen.rulesFor(count) !== undefined);
  const rules = chosen.rulesFor(wish.players ?? players[0] ?? 0);
  if (rules === undefined) return undefined;
  const {
    game = '',
    title = { de: '', en: '' },
    subtitle,
    minutes,
    ages,
    facts,
    notes,
    hints,
    variants,
  } = draft;
  return {
    id: game,
    title,
    ...(subtitle && { subtitle }),
    ...(minutes && { minutes }),
    ...(ages !== undefined && { ages }),
    players,
    variants: Object.entries(variants ?? {}).map(([id, { title, text }]) => ({
      id,
      title,
      ...(text && { text }),
    })),
    chosen: chosen.variants,
    deck: rules.deck,
    rules,
    seats: nameSeats(rules.players),
    rulesFor: (count) => chosen.rulesFor(count) ?? fail(count),
    rulesWith: (ids, count) => findSound(ids)?.rulesFor(count),
    ...(notes && { notes }),
    ...(hints && { hints }),
    facts: chosen.variants.length === 0 ? (facts ?? {}) : {},
    ...examples,
  };
}

function fail(players: number): never {
  throw new RangeError(`there are no rules for ${players} players`);
}
