import * as z from 'zod/mini';
import type { CardList } from '../cards/card-list.ts';
import type { Deck } from '../cards/deck.ts';
import { LANGUAGES, type Localized } from '../cards/localized.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { type CardTable, readCardTable } from './card-table.ts';
import type { Readable } from './compile.ts';
import { type Beside, buildDeck, type Presets } from './deck.ts';
import { deckFileId } from './deck-file-id.ts';
import { DeckFileSchema, type ListInput } from './deck-file-schema.ts';
import { DeckSchema } from './deck-schema.ts';
import { soundKeys } from './draft.ts';
import { collectFindings, type Findings } from './findings.ts';
import type { DeckDefinition, Locate, Source } from './game.ts';
import { findOtherCounts, listCards } from './listed-cards.ts';
import { meantKey } from './meant-key.ts';
import { readPrint } from './print-schema.ts';
import { reportIssues } from './schema-faults.ts';
import { readIssues } from './schema-issues.ts';
import { hasKey } from './schema-parts.ts';
import { readYaml, type Yaml } from './source.ts';
import { type AuthorText, deckTexts, localizedTexts } from './texts.ts';

/** A compiled deck file, or what could be read of it. */
interface CompiledDeck extends Outcome<DeckDefinition> {
  /** Absent if the file is no YAML. */
  readonly readable?: Readable;
  /** Files beside it that findings can stand in. */
  readonly sources: readonly Source[];
}

/** The keys by which a file without a game is told to be a deck. */
const KEYS = ['suits', 'ranks', 'from', 'cards', 'size', 'style', 'copies', 'counts', 'back'];
const DECK_KEYS = new RegExp(`^\\uFEFF?["']?(?:${KEYS.join('|')})["']?[ \\t]*:`, 'im');
const ANY_KEY = /^\uFEFF?["']?([\p{L}-]{1,40})["']?[ \t]*:/gmu;
const MOST_KEYS = 100;

/** The keys by which a file that has no key of a deck is told to be a game. */
const GAME_KEYS = new Set(
  'players deck deal trump play order scoring match examples bidding variants'.split(' '),
);

const GAME_KEY = /^\uFEFF?["']?game["']?[ \t]*:/m;

/** Whether a file holds a deck and no game, as far as its keys tell. */
export function isDeckFile(source: Source): boolean {
  const { text } = source;
  if (GAME_KEY.test(text)) return false;
  if (DECK_KEYS.test(text)) return true;
  const keys = [...text.matchAll(ANY_KEY)].map(([, key = '']) => key).slice(0, MOST_KEYS);
  if (keys.some((key) => GAME_KEYS.has(key))) return false;
  if (keys.some((key) => meantKey(key, KEYS) !== undefined)) return true;
  // A file in braces may have its keys anywhere.
  if (!/^\uFEFF?\s*(?:#.*\n\s*)*\{/.test(text)) return false;
  const data = readYaml(source).value?.data;
  return !hasKey(data, 'game') && KEYS.some((key) => hasKey(data, key));
}

/** Compiles a deck that stands in a file of its own; all faults of it and of its list of cards are found in one run. */
export async function compileDeckFile(
  source: Source,
  presets: Presets,
  beside: Beside,
): Promise<CompiledDeck> {
  const read = readYaml(source);
  if (read.value === undefined) return { sources: [], diagnostics: read.diagnostics };
  const yaml = read.value;
  const findings = collectFindings(yaml);
  const parts = readParts(yaml, findings);
  const id = deckFileId(source.file);
  const isList = hasKey(yaml.data, 'cards');
  const built: Built = isList
    ? await buildList(parts, id, beside, findings)
    : { deck: await buildParts(parts, id, presets, findings) };
  const { deck, table, warnings = [], sources = [] } = built;
  const locate = locateIn(yaml, table);
  const diagnostics = [...read.diagnostics, ...findings.list, ...warnings];
  const readable: Readable = {
    source,
    locate,
    texts: textsOf(parts, built),
    ...(deck && ('suits' in deck ? { deck } : { list: deck })),
  };
  const isSound = deck !== undefined && diagnostics.length === warnings.length;
  if (!isSound) return { readable, sources, diagnostics };
  const title = parts.title ?? parts.name ?? deck.name ?? everywhere(id);
  const locateField = (card: number, field: string) => locate(['cards', card, field]);
  const print = readPrint(parts.print);
  return {
    value: { id, title, deck, locate, locateField, source, print },
    readable,
    sources,
    diagnostics,
  };
}

/** The keys of a deck file that nothing is wrong with. */
type Parts = Partial<ListInput>;

/** A deck, and the table of its cards if it is a list. */
interface Built {
  readonly deck?: Deck | CardList | undefined;
  readonly table?: CardTable;
  readonly warnings?: readonly Diagnostic[];
  readonly sources?: readonly Source[];
}

/** The sound keys of a deck file; what is wrong with the others is reported. */
export function readParts(yaml: Yaml, findings: Findings): Parts {
  const parsed = z.safeParse(DeckFileSchema, yaml.data);
  const issues = parsed.success ? [] : readIssues(parsed.error.issues);
  reportIssues(issues, findings);
  return soundKeys(yaml.data, issues, yaml.doubled);
}

/** The deck that the keys of a deck file make, if they have suits and ranks; undefined if they make none. */
export async function buildParts(
  { title: _, print: __, ...parts }: Parts,
  id: string,
  presets: Presets,
  findings: Findings,
): Promise<Deck | undefined> {
  const parsed = z.safeParse(DeckSchema, parts);
  return parsed.success ? buildDeck(parsed.data, id, [], presets, findings) : undefined;
}

async function buildList(parts: Parts, id: string, beside: Beside, findings: Findings): Promise<Built> {
  const { name, style = 'text', size, back, cards } = parts;
  if (cards === undefined) return {};
  const { table, source } = await readCardTable(cards, beside, findings);
  const read = { ...(table && { table, warnings: findOtherCounts(table) }), sources: source ? [source] : [] };
  const listed = table && listCards(table, findings);
  if (listed === undefined || size === undefined) return read;
  const [width, height] = size;
  const named = { id, ...(name && { name }), ...(back !== undefined && { back }) };
  return { ...read, deck: { ...named, style, size: { width, height }, cards: listed } };
}

/** Paths may begin with `deck`, as in a game; those of cards lead into the file that lists them. */
function locateIn(yaml: Yaml, table: CardTable | undefined): Locate {
  return (path, part) => {
    const [first, ...rest] = path;
    if (first === 'deck') return locateIn(yaml, table)(rest, part);
    const [row, name = ''] = rest;
    if (first !== 'cards' || typeof row !== 'number' || !table) return yaml.locate(path, part);
    return part === 'key' ? table.locateName(String(name)) : table.locate(row, String(name));
  };
}

function textsOf({ title }: Parts, { deck, table }: Built): readonly AuthorText[] {
  if (deck === undefined) return localizedTexts([[['title'], title]]);
  if ('suits' in deck) return [...localizedTexts([[['title'], title]]), ...deckTexts(deck, [])];
  const cells = (table?.rows ?? []).flatMap((row, at) =>
    row.map((text, column) => ({ path: ['cards', at, table!.names[column]!], text })),
  );
  return [
    ...localizedTexts([
      [['title'], title],
      [['name'], deck.name],
    ]),
    ...cells,
  ];
}

function everywhere(text: string): Localized {
  return Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Localized;
}
