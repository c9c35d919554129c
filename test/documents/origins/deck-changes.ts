import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Data, Mutant } from '../../games/mutate-rules.ts';

type Names = Readonly<Record<string, string>>;

interface WrittenDeck extends Data {
  readonly suits: readonly (Data & { readonly name: Names })[];
  readonly ranks: readonly (number | string | (Data & { readonly id: string; readonly name?: Names }))[];
}

/** A game with a deck of another name, of suits and ranks that are called otherwise, and with each card twice. */
export function changeDeck(data: Data): readonly Mutant[] {
  const deck = readDeck(data.deck as string);
  const change = (key: string, told: string, changed: object): Mutant => {
    return { name: `deck.${key}: ${told}`, data: { ...data, deck: { ...deck, ...changed } } };
  };
  const suits = deck.suits.map((suit) => ({ ...suit, name: renamed(suit.name) }));
  const ranks = deck.ranks.map((rank) => {
    return typeof rank === 'object' && rank.name ? { ...rank, name: renamed(rank.name) } : rank;
  });
  return [
    change('name', 'another', { name: { de: 'Zauberkarten', en: 'magic cards' } }),
    change('suits', 'called otherwise', { suits }),
    ...(deck.ranks.some((rank) => typeof rank === 'object' && rank.name) ? [change('ranks', 'called otherwise', { ranks })] : []), // biome-ignore format: short
    change('copies', 'two', { copies: 2 }),
  ];
}

function renamed(name: Names): Names {
  return Object.fromEntries(Object.entries(name).map(([language, word]) => [language, `${word}ung`]));
}

/** A deck that comes along, written out. */
export function readDeck(id: string): WrittenDeck {
  const url = new URL(`../../../assets/decks/${id}.yaml`, import.meta.url);
  const { from, ranks, ...own } = parse(readFileSync(url, 'utf8')) as Data;
  if (from === undefined) return { ...own, ranks } as unknown as WrittenDeck;
  const whole = readDeck(from as string);
  const kept = ranks === undefined ? undefined : `${ranks}`.split(/[\s,]+/);
  const idOf = (rank: WrittenDeck['ranks'][number]) => `${typeof rank === 'object' ? rank.id : rank}`;
  return { ...whole, ...own, ranks: whole.ranks.filter((rank) => kept?.includes(idOf(rank)) ?? true) };
}

/** How many cards a deck that comes along has. */
export function deckSize(id: string): number {
  const { suits, ranks, copies } = readDeck(id);
  return suits.length * ranks.length * (typeof copies === 'number' ? copies : 1);
}
