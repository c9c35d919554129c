import type { Deck } from '../cards/deck.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { pathBelow } from '../page/path-below.ts';
import type { PrintRequest } from '../page/print.ts';
import { besideName, isBeside, isLacking, lackOf } from './beside-name.ts';
import { buildDeck, findPreset, type Presets } from './deck.ts';
import { buildParts, readParts } from './deck-file.ts';
import type { Draft } from './draft.ts';
import { collectFindings, type Findings } from './findings.ts';
import type { Locate, Source } from './game.ts';
import { readPrint } from './print-schema.ts';
import { quote } from './quote.ts';
import { hasKey } from './schema-parts.ts';
import { MAX_SIZE } from './size.ts';
import { readYaml } from './source.ts';
import { decodeUtf8 } from './utf8.ts';

/** The file that a game has its deck from. */
export interface DeckFile {
  readonly source: Source;
  /** Where a part of the deck stands in it. */
  readonly locate: Locate;
  readonly print: PrintRequest;
}

/** The deck of a game as far as it could be read, and the file it stands in if it is not the definition. */
interface GameDeck {
  readonly deck?: Deck | undefined;
  readonly file?: DeckFile;
  /** What was found in that file. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What is meant as a path and not as the name of a deck, and what is a proper one. */
const PATH_LIKE = /[\\/]|\.ya?ml$/i;
const PATH = pathBelow(['yaml', 'yml']);

/** Finds the deck of a game by its name, in the definition or in a file beside it. */
export async function resolveDeck(
  { deck, game = 'deck' }: Draft,
  presets: Presets,
  findings: Findings,
): Promise<GameDeck> {
  if (deck === undefined) return { diagnostics: [] };
  const path = ['deck'];
  if (typeof deck !== 'string') {
    return { deck: await buildDeck(deck, game, path, presets, findings), diagnostics: [] };
  }
  if (!PATH_LIKE.test(deck)) {
    return { deck: await findPreset(deck, path, presets, findings), diagnostics: [] };
  }
  const source = await readSource(deck, presets, findings);
  return source ? readGameDeck(source, game, deck, presets, findings) : { diagnostics: [] };
}

async function readSource(
  path: string,
  { beside }: Presets,
  findings: Findings,
): Promise<Source | undefined> {
  const refuse = (message: string, help: string): undefined => {
    findings.report('E0210', ['deck'], message, { help });
    return undefined;
  };
  if (!PATH.test(path)) {
    const help = 'write a path such as `./my-deck.yaml` below the folder of this file';
    return refuse(`${quote(path)} is no path of a deck file`, help);
  }
  const bytes = await beside?.(path);
  if (isLacking(bytes)) {
    const { lack, help } = lackOf(bytes);
    return refuse(`the file ${quote(path)} ${lack}`, help);
  }
  if (bytes.length > MAX_SIZE) {
    const help = 'name a deck file; a real one has a few kilobytes';
    return refuse(`${quote(path)} is larger than ${MAX_SIZE / 1024 / 1024} MiB`, help);
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) return refuse(`${quote(path)} is not UTF-8 text`, 'save it as UTF-8');
  return { file: besideName(findings.yaml.locate([]).file, path), text };
}

async function readGameDeck(
  source: Source,
  id: string,
  path: string,
  presets: Presets,
  outside: Findings,
): Promise<GameDeck> {
  const { value: yaml, diagnostics } = readYaml(source);
  if (yaml === undefined) {
    const locate: Locate = () => ({ file: source.file, start: START, end: START });
    return { file: { source, locate, print: {} }, diagnostics };
  }
  const findings = collectFindings(yaml);
  if (hasKey(yaml.data, 'game')) {
    const help = 'name a file that holds nothing but a deck, with suits and ranks';
    outside.report('E0210', ['deck'], `${quote(path)} holds a game`, { help });
    return { file: { source, locate: yaml.locate, print: {} }, diagnostics: [] };
  }
  const parts = readParts(yaml, findings);
  const file = { source, locate: yaml.locate, print: movedPrint(readPrint(parts.print), path) };
  if (hasKey(yaml.data, 'cards')) {
    const help = 'name a deck with suits and ranks';
    outside.report('E0210', ['deck'], `${quote(path)} lists cards that have no suits and ranks`, { help });
    return { file, diagnostics: [...diagnostics, ...findings.list] };
  }
  const deck = await buildParts(parts, id, presets, findings);
  const all = [...diagnostics, ...findings.list];
  return { file, diagnostics: all, ...(deck && { deck: movedDeck(deck, path) }) };
}

const START = { line: 1, column: 1 };

/** Paths as they are seen from the definition that names the file at `path`. */
function movedFrom(path: string): (name: string) => string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return (name) => (isBeside(name) ? folder + name.slice(2) : name);
}

function movedPrint(print: PrintRequest, path: string): PrintRequest {
  return print.style === undefined ? print : { ...print, style: movedFrom(path)(print.style) };
}

function movedDeck(deck: Deck, path: string): Deck {
  const move = movedFrom(path);
  return {
    ...deck,
    style: move(deck.style),
    suits: deck.suits.map((suit) => ({ ...suit, symbol: move(suit.symbol) })),
    ranks: deck.ranks.map((rank) =>
      rank.picture === undefined ? rank : { ...rank, picture: move(rank.picture) },
    ),
    ...(deck.back !== undefined && { back: move(deck.back) }),
  };
}
