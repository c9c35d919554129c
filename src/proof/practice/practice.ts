import { type Random, randomFrom, shuffle } from '../../cards/shuffle.ts';
import { rankingOf } from '../../engine/ranking.ts';
import type { Rules, SuitIndex } from '../../engine/rules.ts';
import { trumpsOfHand } from '../../engine/trump.ts';
import type { ConceptWord } from '../deal/concept-words.ts';
import { type DealtHand, dealHand, playDealt } from '../deal/play-hand.ts';
import type { PlayedHand } from '../deal/played-hand.ts';
import { itemsOf } from './found-items.ts';
import { handNumbers } from './hand-numbers.ts';
import { ITEM_KINDS, identityOf, type PracticeItem } from './items.ts';
import { LEVELS, type Level, levelOf, type Slot } from './levels.ts';
import { fits, planSheet } from './plan.ts';

/** What sheets are wished for. */
export interface PracticeWish {
  readonly count: number;
  readonly seed: number;
  /** Each must be shown by every sheet. */
  readonly concepts: readonly ConceptWord[];
  /** If absent the second, or the lowest that holds the concepts. */
  readonly level?: Level;
  /** Identities of tricks that are shown elsewhere, such as on the handout. */
  readonly taken?: ReadonlySet<string>;
}

/** One sheet: its questions, all under one trump suit, in the order of its places. */
export interface PracticeSheet {
  /** Counted from 1. */
  readonly number: number;
  readonly trump: SuitIndex | undefined;
  readonly items: readonly PracticeItem[];
}

/** Sheets that are alike in what they ask, no two of them equal. */
export interface PracticeSet {
  readonly level: Level;
  readonly slots: readonly Slot[];
  readonly sheets: readonly PracticeSheet[];
}

/** The sheets, or why there are none: a level that does not hold what is asked, or so many that were found before none was. */
export type FoundPractice =
  | PracticeSet
  | { readonly problem: 'level'; readonly level: Level }
  | { readonly problem: 'found'; readonly found: number; readonly missing: readonly ConceptWord[] };

/** Plays hands, the same for the same seed, until each sheet of the set has what belongs on it. */
export function makePractice(rules: Rules, wish: PracticeWish): FoundPractice {
  const plans = LEVELS.map((level) => ({ level, slots: planSheet(rules, level, wish.concepts) }));
  // Where much is asked for, a sheet that was planned as an easy one is none.
  const held = plans.filter(({ level, slots }) => levelOf(slots) === level);
  const usual = held.find(({ level }) => level >= USUAL_LEVEL) ?? held[0];
  const chosen = wish.level === undefined ? usual : held.find(({ level }) => level === wish.level);
  if (!chosen) return { problem: 'level', level: held[0]?.level ?? LEVELS[0] };
  const { level, slots } = chosen;
  const sheets: PracticeSheet[] = [];
  const known = new Set<string>();
  for (let number = 1; number <= wish.count; number++) {
    const found = findSheet(rules, slots, { wish, number, known });
    if (!found.sheet) return { problem: 'found', found: sheets.length, missing: found.missing };
    known.add(sheetIdentity(found.sheet));
    sheets.push(found.sheet);
  }
  return { level, slots, sheets };
}

/** The level of sheets for which none is asked. */
const USUAL_LEVEL = 2;

/** What tells sheets apart. */
export function sheetIdentity({ trump, items }: PracticeSheet): string {
  return `${trump} ${items.map(identityOf).join(' ')}`;
}

interface Search {
  readonly wish: PracticeWish;
  readonly number: number;
  /** Sheets before this one. */
  readonly known: ReadonlySet<string>;
}

/** How often a sheet is begun anew because another is equal, or because no hand had what it asks for, and the hands played for one. */
const ATTEMPTS = 40;
const MISSES = 8;
const HANDS = 250;

function findSheet(
  rules: Rules,
  slots: readonly Slot[],
  { wish, number, known }: Search,
): { readonly sheet?: PracticeSheet; readonly missing: readonly ConceptWord[] } {
  // So far apart that no two sheets of any seeds begin alike.
  const random = randomFrom(Math.imul(wish.seed, 0x9e3779b1) + Math.imul(number, 0x85ebca6b));
  let missing: readonly ConceptWord[] = [];
  for (let attempt = 0, misses = 0; attempt < ATTEMPTS && misses < MISSES; attempt++) {
    const sheet = { number, ...fillSlots(rules, slots, wish.taken ?? new Set(), random) };
    const open = slots.filter((_, at) => sheet.items[at] === undefined);
    if (open.length > 0) {
      missing = open.flatMap(({ shows }) => shows);
      misses += 1;
    } else {
      const whole = { ...sheet, items: mixItems(sheet.items as readonly PracticeItem[], random) };
      if (!known.has(sheetIdentity(whole))) return { sheet: whole, missing: [] };
    }
  }
  return { missing };
}

/** The items of a kind in any order, so that where one stands tells nothing. */
function mixItems(items: readonly PracticeItem[], random: Random): readonly PracticeItem[] {
  return ITEM_KINDS.flatMap((kind) => shuffle(items.filter((item) => item.kind === kind), random)); // biome-ignore format: short
}

interface Filled {
  readonly trump: SuitIndex | undefined;
  /** By slot; undefined where no hand had what it asks for. */
  readonly items: readonly (PracticeItem | undefined)[];
}

function fillSlots(rules: Rules, slots: readonly Slot[], taken: ReadonlySet<string>, random: Random): Filled {
  const trump = drawTrump(rules, slots, random);
  const items: (PracticeItem | undefined)[] = slots.map(() => undefined);
  const used = new Set(taken);
  for (let tried = 0; tried < HANDS && items.includes(undefined); tried++) {
    const hand = playWith(rules, trump, random);
    if (hand) placeItems(hand, slots, items, used, random);
  }
  return { trump, items };
}

/** Puts at most one item of a hand on each open place, and of one kind at most one. */
function placeItems(
  hand: PlayedHand,
  slots: readonly Slot[],
  items: (PracticeItem | undefined)[],
  used: Set<string>,
  random: Random,
): void {
  const kinds = new Set(slots.filter((_, at) => items[at] === undefined).map(({ kind }) => kind));
  for (const kind of kinds) {
    const found = itemsOf(kind, hand, random).filter((item) => !used.has(identityOf(item)));
    const at = slots.findIndex((slot, index) => items[index] === undefined && found.some((item) => fits(slot, item))); // biome-ignore format: short
    if (at < 0) continue;
    const fitting = found.filter((item) => fits(slots[at]!, item));
    const item = fitting[Math.floor(random() * fitting.length)]!;
    used.add(identityOf(item));
    items[at] = item;
  }
}

/** How often cards are dealt in search of a trump suit. */
const DEALS = 40;

function playWith(rules: Rules, trump: SuitIndex | undefined, random: Random): PlayedHand | undefined {
  const numbers = handNumbers(rules).filter((number) => trumpsOfHand(rules, number).includes(trump));
  const dealt = dealUntil(rules, numbers, random, (one) => one === trump);
  return dealt && playDealt(dealt, random);
}

/** The trump suit of a sheet: that of some hand, and one that has trumps where these are asked for. */
function drawTrump(rules: Rules, slots: readonly Slot[], random: Random): SuitIndex | undefined {
  const needed = slots.some(({ shows }) => shows.some((word) => TRUMP_CONCEPTS.includes(word)));
  const dealt = dealUntil(rules, handNumbers(rules), random, (trump) => !needed || rankingOf(rules, trump).trumps.length > 0); // biome-ignore format: short
  return dealt?.setup.trump;
}

/** What cannot happen in a hand without trumps. */
const TRUMP_CONCEPTS: readonly ConceptWord[] = ['ruff', 'overtrump', 'must-ruff', 'must-overtrump', 'no-undertrump', 'trump-lead']; // biome-ignore format: short

function dealUntil(
  rules: Rules,
  numbers: readonly number[],
  random: Random,
  suits: (trump: SuitIndex | undefined) => boolean,
): DealtHand | undefined {
  for (let tried = 0; tried < DEALS; tried++) {
    const dealt = dealHand(rules, numbers[Math.floor(random() * numbers.length)]!, random);
    if (suits(dealt.setup.trump)) return dealt;
  }
  return undefined;
}
