import { readdirSync, readFileSync } from 'node:fs';
import type { Deck } from '../../src/cards/deck.ts';
import { compileDefinition } from '../../src/definition/compile.ts';
import { type Beside, compileDeck, type Presets } from '../../src/definition/deck.ts';
import { compileDeckFile } from '../../src/definition/deck-file.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../../src/diagnostics/sort.ts';

const assets = new URL('../../assets/', import.meta.url);

/** A file below `assets/`. */
export function readAsset(path: string): string {
  return readFileSync(new URL(path, assets), 'utf8');
}

const decks = new Map<string, Promise<Deck | undefined>>();

/** Decks never change: each is compiled once. */
function loadDeck(id: string): Promise<Deck | undefined> {
  const known = decks.get(id) ?? compilePreset(id);
  decks.set(id, known);
  return known;
}

async function compilePreset(id: string): Promise<Deck | undefined> {
  const file = `decks/${id}.yaml`;
  return (await compileDeck({ file: `assets/${file}`, text: readAsset(file) }, id, presets)).value;
}

/** The decks that come with stichwerk. */
export const presets: Presets = {
  ids: readdirSync(new URL('decks/', assets)).map((name) => name.replace(/\.yaml$/, '')),
  load: loadDeck,
};

/** Compiles a text that is named `game.yaml`. */
export function compile(text: string) {
  return compileDefinition({ file: 'game.yaml', text }, presets);
}

/** The findings as `E0201 3:4`, in reading order. */
export function shorten(diagnostics: readonly Diagnostic[]): string[] {
  return sortDiagnostics(diagnostics).map(
    ({ code, span }) => `${code} ${span?.start.line}:${span?.start.column}`,
  );
}

/** The game that comes with stichwerk. */
export const SHIPPED = readAsset('games/stiche-mit-bedienpflicht.yaml');

/** Compiles a text that is named `deck.yaml`, with files beside it. */
export function compileDeckText(text: string, beside: Beside = async () => undefined) {
  return compileDeckFile({ file: 'deck.yaml', text }, presets, beside);
}
