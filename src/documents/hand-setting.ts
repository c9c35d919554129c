import type { CardIndex } from '../engine/rules.ts';
import type { TrumpChoice } from '../engine/setup.ts';
import type { HandTrace } from '../proof/trace.ts';
import { hasFaintSuit } from './contrast.ts';
import {
  counted,
  type DocumentInput,
  type HandInput,
  seatName,
  suitName,
  theCard,
  theCards,
} from './input.ts';
import { suitMark } from './markup.ts';
import { suitSymbol } from './suit-symbols.ts';

/** What is settled about a hand before its first trick, in a line; empty in games without dealer, trumps and choices. */
export function handSetting(input: HandInput, hand: Pick<HandTrace, 'setup' | 'rules' | 'choice'>): string {
  const { setup, rules } = hand;
  const { words } = input;
  const seat = (of: number | undefined) => (of === undefined ? '' : seatName(input, of));
  const naming = rules.trump.by === 'naming' && setup.maker !== undefined;
  const parts = [
    hasSchedule(input) && words.text('setting-size', { cards: counted(input, 'n-cards', setup.size) }),
    hasDealer(input) && setup.dealer !== undefined && words.text('setting-dealer', { seat: seat(setup.dealer) }), // biome-ignore format: one part a line
    hand.choice && wordChosen(input, hand.choice),
    naming ? namedTrump(input, seat(setup.maker)) : trumpOf(input),
    setup.solo !== undefined && words.text('setting-solo', { seat: seat(setup.solo) }),
    setup.doubles > 0 && words.text('setting-doubles', { times: setup.doubles, one: setup.doubles === 1 }),
  ];
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join(' · ');
}

/** What decided on trumps, where it was a card. */
function wordChosen(input: HandInput, choice: TrumpChoice): string | undefined {
  switch (choice.kind) {
    case 'turned':
      return input.words.text('setting-turned', { card: theCard(input, choice.card) });
    case 'last-card':
      return input.words.text('setting-last-card', { card: theCard(input, choice.card) });
    case 'named':
      return undefined;
  }
}

/** Who named which trump, or that the hand has none. */
function namedTrump(input: HandInput, seat: string): string {
  const { ranking, words } = input;
  if (!hasTrumpSuit(input)) return words.text('setting-maker', { seat });
  const kept = ranking.trumps.length > 0;
  if (ranking.trump === undefined) return words.text('setting-named-none', { seat, kept });
  return words.text('setting-named', { seat, suit: markedSuit(input, ranking.trump) });
}

/** The trump suit of the hand, or that it has none; empty where the game never has one. */
function trumpOf(input: HandInput): string {
  const { ranking, words } = input;
  if (!hasTrumpSuit(input)) return '';
  const kept = ranking.trumps.length > 0;
  if (ranking.trump === undefined) return words.text('setting-no-trump', { kept });
  return words.text('setting-trump', { suit: markedSuit(input, ranking.trump) });
}

/** Which suit is trump in the hand, or that none is, as a sentence. */
export function handTrump(input: HandInput): string {
  const { trump, trumps } = input.ranking;
  const { words } = input;
  if (trump !== undefined) return words.text('trump-is', { suit: markedSuit(input, trump) });
  if (trumps.length > 0) return words.text('trumps-are', { cards: theCards(input, distinct(input, trumps)) });
  return words.text(hasTrumpSuit(input) ? 'no-trump-here' : 'no-trump');
}

/** One of each card, whatever its copies. */
export function distinct({ game }: DocumentInput, cards: readonly CardIndex[]): readonly CardIndex[] {
  const ids = cards.map((card) => game.deck.cards[card]?.id);
  return cards.filter((_, at) => ids.indexOf(ids[at]) === at);
}

/** The drawing of a suit as small as letters: with an edge in ink where its colour alone would not stand out. */
export function wordSign({ game, look }: DocumentInput, suit: number): string {
  return suitSymbol(suit, look.ink === 'full' && hasFaintSuit(game.deck) ? 'edged' : 'full');
}

/** A suit by drawing and name, for running text. */
export function markedSuit(input: DocumentInput, suit: number): string {
  return `${suitMark(wordSign(input, suit), '')}${suitName(input, suit).replaceAll(' ', '\u00a0')}`;
}

/** Whether a suit can be trump in some hand. */
export function hasTrumpSuit({ game }: DocumentInput): boolean {
  const { trump } = game.rules;
  return trump.by === 'naming' ? trump.choices.some((suit) => suit !== undefined) : trump.by !== 'none';
}

/** Whether the number of cards changes from hand to hand. */
export function hasSchedule({ game }: DocumentInput): boolean {
  return new Set(game.rules.deal.sizes).size > 1;
}

/** What one deal and its play is called: a round where hands grow or shrink, else a hand. */
export function handWord(input: DocumentInput, key: 'hand-one' | 'hand-many'): string {
  return input.words.text(key, { round: hasSchedule(input) });
}

/** Whether anything in the rules depends on who deals. */
export function hasDealer({ game }: DocumentInput): boolean {
  const { rules } = game;
  return (
    rules.firstLead !== 'rotates' ||
    rules.bidding !== undefined ||
    rules.deal.dealer !== 'rotates' ||
    rules.trump.by === 'turn-up' ||
    (rules.trump.by === 'naming' && rules.trump.who === 'eldest-hand')
  );
}
