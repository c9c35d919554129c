import { randomFrom } from '../../cards/shuffle.ts';
import type { Rules } from '../../engine/rules.ts';
import type { ConceptWord } from '../deal/concept-words.ts';
import { playHand } from '../deal/play-hand.ts';
import { oncePerRules } from '../once.ts';
import { CHOICE_CONCEPTS, itemsOf, SCORE_CONCEPTS, TRICK_CONCEPTS } from './found-items.ts';
import { handNumbers } from './hand-numbers.ts';
import { ITEM_KINDS, type ItemKind, type PracticeItem } from './items.ts';
import type { Level, Slot } from './levels.ts';

/** How many questions of a kind a sheet of each level has; none of those to which the game gives no occasion. */
const COUNTS: Readonly<Record<ItemKind, Readonly<Record<Level, number>>>> = {
  winner: { 1: 2, 2: 3, 3: 3 },
  legal: { 1: 1, 2: 2, 3: 2 },
  next: { 1: 1, 2: 1, 3: 0 },
  points: { 1: 0, 2: 1, 3: 2 },
  bid: { 1: 1, 2: 1, 3: 1 },
  meld: { 1: 1, 2: 2, 3: 1 },
  score: { 1: 1, 2: 1, 3: 1 },
  mistake: { 1: 0, 2: 0, 3: 1 },
};

/** What the questions of a kind show, in the order in which it is asked for: the usual first. */
const LADDERS: Readonly<Record<ItemKind, readonly (readonly ConceptWord[])[]>> = {
  winner: [['discard'], ['ruff'], ['overtrump'], ['special'], ['identical'], ['trump-lead'], []],
  legal: [['follow'], ['must-ruff'], ['must-overtrump'], ['must-head'], ['no-undertrump'], ['exempt']],
  next: [[]],
  points: [[]],
  bid: [['hook'], ['hook-harmless']],
  meld: [['meld'], []],
  score: [['made', 'missed'], []],
  mistake: [[]],
};

/** Where a concept can be asked for: the kind of question, and all that is shown with it. */
function slotFor(word: ConceptWord): Slot {
  const isAmong = (words: readonly ConceptWord[]) => words.includes(word);
  if (isAmong(TRICK_CONCEPTS)) return { kind: 'winner', shows: [word] };
  if (isAmong(CHOICE_CONCEPTS)) return { kind: 'legal', shows: [word] };
  if (isAmong(SCORE_CONCEPTS)) return { kind: 'score', shows: [word] };
  return word === 'meld' ? { kind: 'meld', shows: [word] } : { kind: 'bid', shows: [word] };
}

/** The places on a sheet of some level, those that are asked for first; the same for every sheet of a set. */
export function planSheet(rules: Rules, level: Level, asked: readonly ConceptWord[]): readonly Slot[] {
  const known = occasionsOf(rules);
  const wanted = asked.map(slotFor);
  return ITEM_KINDS.flatMap((kind) => {
    const own = wanted.filter((slot) => slot.kind === kind);
    const usual = LADDERS[kind].filter((shows) => known.some((slot) => fits({ kind, shows }, slot)));
    const free = usual.filter((shows) => !own.some((slot) => slot.shows.join() === shows.join()));
    const order = free.length > 0 ? free : usual;
    const count = COUNTS[kind][level];
    if (order.length === 0) return own;
    const rest = Array.from({ length: Math.max(0, count - own.length) }, (_, at): Slot => {
      return { kind, shows: order[at % order.length]! };
    });
    return [...own, ...rest];
  });
}

/** Whether an item shows what a place asks for: just that, or of a score that as well. */
export function fits({ kind, shows }: Slot, item: Pick<PracticeItem, 'kind' | 'shows'>): boolean {
  if (kind !== item.kind || !shows.every((word) => item.shows.includes(word))) return false;
  return kind === 'score' || shows.length === item.shows.length;
}

/** Hands that are played to find what a game gives occasion to ask; what shows in fewer than one of twenty is left to those who ask for it. */
const TRIALS = 60;
const OFTEN = 3;

/** What hands of the game show often enough to be asked on every sheet. */
const occasionsOf = oncePerRules((rules): readonly Slot[] => {
  const random = randomFrom(0);
  const numbers = handNumbers(rules);
  const counts = new Map<string, { readonly slot: Slot; hands: number }>();
  for (let trial = 0; trial < TRIALS; trial++) {
    const hand = playHand(rules, numbers[trial % numbers.length]!, random);
    const slots = ITEM_KINDS.flatMap((kind) => itemsOf(kind, hand, random)).map(({ kind, shows }): Slot => ({ kind, shows })); // biome-ignore format: short
    for (const [key, slot] of new Map(slots.map((slot) => [JSON.stringify(slot), slot]))) {
      const count = counts.get(key) ?? { slot, hands: 0 };
      count.hands += 1;
      counts.set(key, count);
    }
  }
  return [...counts.values()].filter(({ hands }) => hands >= OFTEN).map(({ slot }) => slot);
});
