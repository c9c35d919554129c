import { NO_SUIT } from '../engine/ranking.ts';
import type { SuitIndex } from '../engine/rules.ts';
import type { Run } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { drawnSuit } from './card-words.ts';
import { type DocumentInput, effectiveName, type HandInput, stylesOf } from './input.ts';
import type { Choice } from './protocol/choices.ts';
import { suitSymbol } from './suit-symbols.ts';
import { askableSuits } from './trick-answers.ts';

/** Room beside a letter or sign. */
const BESIDE: Mm = 4;
const TIGHT: Mm = 1.2;

/** The letter of a seat to ring. */
export function seatChoice(input: DocumentInput, seat: string): Choice {
  const width = input.measure.width(seat, stylesOf(input).seat) + 2 * BESIDE;
  return { runs: [{ text: seat, style: 'seat' }], width, ringed: false };
}

/** A word to ring. */
export function wordChoice(input: DocumentInput, word: string): Choice {
  const width = input.measure.width(word, stylesOf(input).small) + 2 * TIGHT;
  return { runs: [{ text: word }], width, ringed: false };
}

/** A strong word to ring. */
export function strongChoice(input: DocumentInput, word: string): Choice {
  const { small } = stylesOf(input);
  const width = input.measure.width(word, { ...small, weight: 'semibold' }) + 2 * BESIDE;
  return { runs: [{ text: word, weight: 'semibold' }], width, ringed: false };
}

/** Size of a sign. */
const SIGN: Mm = 4.2;

/** Each suit that can be asked for by its sign, and by its name as well where there is room. */
export function suitsToRing(input: HandInput, room: Mm): readonly Choice[] {
  const suits = askableSuits(input);
  const named = suits.map((suit) => suitChoice(input, suit, true));
  const width = named.reduce((sum, choice) => sum + choice.width, 0);
  return width <= room ? named : suits.map((suit) => suitChoice(input, suit, false));
}

function suitChoice(input: HandInput, suit: SuitIndex, named: boolean): Choice {
  if (suit === NO_SUIT) return wordChoice(input, input.words.text('no-suit'));
  const name = effectiveName(input, suit).replaceAll(' ', '\u00a0');
  const shown = drawnSuit(input, suit);
  const isTrump = suit === input.ranking.trumpSuit;
  const sign: Run[] = shown === undefined ? [] : [{ symbol: suitSymbol(shown, 'outline'), height: SIGN, alt: named || isTrump ? '' : name, gap: 1 }]; // biome-ignore format: short
  const word: Run[] = named || isTrump || shown === undefined ? [{ text: name }] : [];
  const signs = sign.length * SIGN + (sign.length > 0 && word.length > 0 ? 1 : 0);
  const words = word.length > 0 ? input.measure.width(name, stylesOf(input).small) : 0;
  return { runs: [...sign, ...word], width: signs + words + 2 * TIGHT, ringed: false };
}
