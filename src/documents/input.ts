import type { Language } from '../cards/localized.ts';
import type { Game } from '../definition/game.ts';
import { NO_SUIT, type Ranking, rankingOf } from '../engine/ranking.ts';
import type { CardIndex, Rules, Seat, Side, SuitIndex } from '../engine/rules.ts';
import type { DocumentContent } from '../page/content.ts';
import type { Mm, Size } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import { bodyOf, PAPERS } from '../page/paper.ts';
import type { FaceLook, Printing, ScoreSheet } from '../page/print.ts';
import { THEMES, type Theme } from '../page/theme.ts';
import type { PracticeSet } from '../proof/practice/practice.ts';
import type { ExampleTrace, HandTrace, PlayTrace, Trace } from '../proof/trace.ts';
import type { Words } from '../templates/words.ts';
import { cardLabel } from './card-names.ts';
import type { Drawings } from './drawings.ts';

/** A hyphen at which no line ends; on paper it is like any other. */
const NO_BREAK_HYPHEN = '\u2011';

/** Everything that a document other than the cards is composed from. */
export interface DocumentInput {
  readonly game: Game;
  readonly trace: Trace;
  readonly language: Language;
  readonly words: Words;
  readonly drawings: Drawings;
  readonly measure: TextMeasure;
  readonly paper: Size;
  /** Room between the margins of the paper, above its foot. */
  readonly width: Mm;
  readonly height: Mm;
  /** Notes for the adult, filled in; undefined if the game has none. */
  readonly notes?: string;
  /** What is good to know, filled in; undefined if the author says nothing. */
  readonly hints?: string;
  /** Print a watermark and do not say that anything was checked. */
  readonly draft: boolean;
  readonly look: FaceLook;
  /** How cards stand on their sheets. */
  readonly printing: Printing;
  /** By seat: who plays, where that is known; printed in place of lines to write names on. */
  readonly names?: readonly string[];
  /** How sheets to write scores on are made. */
  readonly sheet: ScoreSheet;
  /** Id of the example that fills in the trick protocol; blank if absent. */
  readonly filled?: string;
  /** The sheets of exercises; absent where the author's own example is the exercise. */
  readonly practice?: Practice;
}

/** Sheets of exercises, and what is asked of them besides. */
export interface Practice extends PracticeSet {
  readonly seed: number;
  /** By sheet: who it is for; lines to write on if absent. */
  readonly pupils?: readonly string[];
}

/** A kind of document: whether a game can have it, and what is on it. */
export interface DocumentKind {
  /** False if the game lacks what the document shows. */
  readonly applies: (trace: Trace, game: Game) => boolean;
  readonly compose: (input: DocumentInput) => DocumentContent;
  /** What stands beside it in a file of its own, whose name ends so; nothing where there is no need for it. */
  readonly beside?: {
    readonly suffix: string;
    readonly compose: (input: DocumentInput) => DocumentContent | undefined;
  };
  /** True if each number of players that the game allows has a sheet of its own. */
  readonly byPlayers?: true;
}

/** What a hand is told from: its own rules and seats, and how the cards rank in it. */
export interface HandInput extends DocumentInput {
  readonly ranking: Ranking;
}

/** The same with the rules and seats of an example, which may have more players. */
export function ofExample(input: DocumentInput, { rules, seats }: ExampleTrace): DocumentInput {
  return { ...input, game: { ...input.game, rules, seats } };
}

/** The same with the rules and seats of a hand, and the ranking that its trump suit makes. */
export function ofHand(input: DocumentInput, hand: HandTrace): HandInput {
  return { ...ofExample(input, hand), ranking: rankingOf(hand.rules, hand.setup.trump) };
}

/** Lines as wide as on A4 and Letter are wide enough for things side by side. */
const WIDE: Mm = 170;

/** Whether things that stand side by side on most papers stand one below the other: on small paper, or where words are large. */
export function isNarrow({ width }: DocumentInput): boolean {
  return width < WIDE;
}

/** The styles that the words are set in. */
export function stylesOf({ look }: Pick<DocumentInput, 'look'>): Theme['styles'] {
  return THEMES[look.size].styles;
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

/** A number within a sentence: `zwölf`, `130`, `−3`. */
export function told({ words }: DocumentInput, value: number): string {
  return value < 0 ? figure(value) : words.count(value);
}

/** A number with a true minus sign. */
export function figure(value: number): string {
  return String(value).replace('-', '\u2212');
}

/** Whether the led suit is asked for: whoever has it must play it. */
export function asksForSuit({ game }: DocumentInput): boolean {
  return game.rules.obligations.some(({ obligation }) => obligation.word === 'follow');
}

/** Whether a play of another suit shows that the seat had none of the led suit, and not only that it chose so. */
export function showsVoid(input: HandInput, { card, choice }: PlayTrace): boolean {
  if (choice) return choice.reasons.some(({ reason }) => reason.kind === 'void');
  const { ranking } = input;
  const follow = input.game.rules.obligations.find(({ obligation }) => obligation.word === 'follow');
  if (!follow || follow.options.except || ranking.anytime[card]) return false;
  return !(follow.options.orTrump && ranking.suit[card] === ranking.trumpSuit);
}

/** `A`. */
export function seatName(input: DocumentInput, seat: Seat): string {
  return input.game.seats[seat] ?? '';
}

/** `Kreis 4`, `Herz-Bube`; no line ends at a space in it. */
export function cardName(input: DocumentInput, card: CardIndex): string {
  return cardLabel(input, card);
}

/** `Kreis`. */
export function suitName(input: DocumentInput, suit: number): string {
  return input.game.deck.suits[suit]?.name[input.language] ?? '';
}

/** A card within a sentence, with the article that it needs: `Herz-Bube`, `the jack of hearts`; no line ends in its name. */
export function theCard(input: DocumentInput, card: CardIndex): string {
  const name = cardName(input, card).replaceAll('-', NO_BREAK_HYPHEN);
  return input.words.text('the-card', { card: name, named: hasNamedCards(input) });
}

/** Whether ranks of the deck are called by names: king, jack. */
export function hasNamedCards({ game }: DocumentInput): boolean {
  return game.deck.ranks.some(({ name }) => name !== undefined);
}

/** Cards within a sentence: `Kreis 1 und Kreis 4`. */
export function theCards(input: DocumentInput, cards: readonly CardIndex[]): string {
  return input.words.list(cards.map((card) => theCard(input, card)));
}

/** An effective suit by name: that of a suit, or the word for trumps; empty where no suit is asked for. */
export function effectiveName(input: HandInput, suit: SuitIndex): string {
  if (suit === NO_SUIT) return '';
  return suit === input.ranking.trumpSuit ? input.words.text('trump') : suitName(input, suit);
}

/** A side by its seats: `A und C`, or `B` where everyone plays for himself. */
export function sideName(input: DocumentInput, side: Side): string {
  const seats = input.game.rules.sides[side] ?? [];
  return input.words.list(seats.map((seat) => seatName(input, seat)));
}

/** Whether partners play together. */
export function hasPartners({ game }: DocumentInput): boolean {
  return game.rules.sides.some((seats) => seats.length > 1);
}

/** The titles of the variants that are chosen. */
export function chosenTitles({
  game,
  language,
}: Pick<DocumentInput, 'game' | 'language'>): readonly string[] {
  return game.variants.filter(({ id }) => game.chosen.includes(id)).map(({ title }) => title[language]);
}

/** Whether something holds for each number of players that the handout is for. */
export function everyTable({ game }: DocumentInput, holds: (rules: Rules) => boolean): boolean {
  return game.players.every((players) => holds(game.rulesFor(players)));
}
