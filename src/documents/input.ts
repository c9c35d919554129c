import type { Language } from '../cards/localized.ts';
import type { Game } from '../definition/game.ts';
import type { CardIndex, Seat } from '../engine/rules.ts';
import type { DocumentContent } from '../page/content.ts';
import type { Mm } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import { bodyOf, PAPERS } from '../page/paper.ts';
import type { HandTrace, PlayTrace, Trace } from '../proof/trace.ts';
import type { Words } from '../templates/words.ts';
import type { Drawings } from './drawings.ts';

/** Everything a document is composed from. */
export interface DocumentInput {
  readonly game: Game;
  readonly trace: Trace;
  readonly language: Language;
  readonly words: Words;
  readonly drawings: Drawings;
  readonly measure: TextMeasure;
  /** Room between the margins of the paper, above its foot. */
  readonly width: Mm;
  readonly height: Mm;
  /** Notes for the adult, filled in; undefined if the game has none. */
  readonly notes?: string;
  /** Print a watermark and do not say that anything was checked. */
  readonly draft: boolean;
}

/** A kind of document: whether a game can have it, and what is on it. */
export interface DocumentKind {
  /** False if the game lacks what the document shows. */
  readonly applies: (trace: Trace) => boolean;
  readonly compose: (input: DocumentInput) => DocumentContent;
}

/** Whether the paper is shorter than A4, so that drawings are a little smaller. */
export function isShort({ height }: DocumentInput): boolean {
  return height < bodyOf(PAPERS.A4).height;
}

/** A phrase of the language that counts: `eine Karte`, `zwei Karten`. */
export function counted(
  { words }: DocumentInput,
  key: 'n-cards' | 'n-tricks' | 'n-points',
  n: number,
): string {
  return words.text(key, { n, one: n === 1 });
}

/** A number with a true minus sign. */
export function figure(value: number): string {
  return String(value).replace('-', '\u2212');
}

/** Whether the led suit is asked for: whoever has it must play it. */
export function asksForSuit({ game }: DocumentInput): boolean {
  return game.rules.obligations.some(({ word }) => word === 'follow');
}

/** Whether a play of another suit shows that the seat had none of the led suit, and not only that it chose so. */
export function showsVoid(input: DocumentInput, { reason }: PlayTrace): boolean {
  return reason ? reason.kind === 'void' : asksForSuit(input);
}

/** Whether the tricks of a hand use up the deck, each card once. */
export function playsWholeDeck({ game }: DocumentInput, { tricks }: HandTrace): boolean {
  const played = tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
  return played.length === game.deck.cards.length && new Set(played).size === played.length;
}

/** `A`. */
export function seatName(input: DocumentInput, seat: Seat): string {
  return input.game.seats[seat] ?? '';
}

/** `Kreis 4`, never broken at the end of a line. */
export function cardName(input: DocumentInput, card: CardIndex): string {
  const { deck } = input.game;
  const found = deck.cards[card];
  if (!found) return '';
  const suit = suitName(input, found.suit);
  const rank = deck.ranks[found.rank]?.id ?? '';
  return input.words.text('card', { suit, rank }).replaceAll(' ', '\u00a0');
}

/** `Kreis`. */
export function suitName(input: DocumentInput, suit: number): string {
  return input.game.deck.suits[suit]?.name[input.language] ?? '';
}

/** `Kreis 1 und Kreis 4`. */
export function cardNames(input: DocumentInput, cards: readonly CardIndex[]): string {
  return input.words.list(cards.map((card) => cardName(input, card)));
}

/** The suit of a card as an index into the deck. */
export function suitOf(input: DocumentInput, card: CardIndex): number {
  return input.game.deck.cards[card]?.suit ?? 0;
}
