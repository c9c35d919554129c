import { commonFacts } from '../proof/common-facts.ts';
import type { ExampleTrace } from '../proof/trace.ts';
import { type DocumentInput, isNarrow } from './input.ts';
import { onceFor } from './once.ts';
import { taughtExamples } from './taught-examples.ts';

/** What stands in a handout, and what its paper of examples tells instead. */
export interface HandoutForm {
  /** In the order written. */
  readonly examples: readonly ExampleTrace[];
  /** All other examples of the game as it is played here; there is no paper of them if there are none. */
  readonly further: readonly ExampleTrace[];
  /** Whether the handout begins with what the game is about. */
  readonly goal: boolean;
  /** Whether it says what is good to know, and how the variants go. */
  readonly hints: boolean;
  readonly variants: boolean;
  /** Whether it tells what happens after a mistake. */
  readonly mistakes: boolean;
  /** Whether it shows the cards of the deck, of which it also tells in words. */
  readonly deck: boolean;
}

/** Ways to make a handout shorter, the longest first: what the game is about goes, since the rules tell it all, then what is good to know, then it or an example, then how variants go, then the picture of the deck, and what happens after a mistake; at last a forbidden bid. */
export function handoutForms(input: DocumentInput): readonly [HandoutForm, ...HandoutForm[]] {
  const { all, ranked, least, wished } = taughtExamples(input.trace, input.game);
  const form = (count: number, hints: boolean, variants: boolean, deck = true): HandoutForm => {
    const kept = ranked.slice(0, count);
    return {
      examples: all.filter((example) => kept.includes(example)),
      further: all.filter((example) => !kept.includes(example)),
      goal: false,
      hints,
      variants,
      mistakes: true,
      deck,
    };
  };
  const long = form(ranked.length, true, true);
  const longest = { ...long, goal: true };
  // Large words take as many pages as they need.
  if (isNarrow(input)) return [longest];
  const counts = Array.from({ length: ranked.length - wished + 1 }, (_, left) => ranked.length - left);
  // What is good to know and how variants go is left out only where a further paper tells it.
  const shorter = counts.flatMap((count) => [form(count, false, true), form(count - 1, true, true)]).slice(0, -1); // biome-ignore format: short
  const brief = form(wished, false, false, false);
  const barest = form(least, false, false, false);
  const shortest = [form(wished, false, false), brief, { ...brief, mistakes: false }, ...(least < wished ? [barest, { ...barest, mistakes: false }] : [])]; // biome-ignore format: short
  const begun = shorter.flatMap((one) => [{ ...one, goal: true }, one]);
  // Where there is a further paper anyway, what the game is about is worth more than one example more.
  const fewer = ranked.length > wished && longest.further.length > 0 ? [{ ...form(ranked.length - 1, true, true), goal: true }] : []; // biome-ignore format: short
  const every = [longest, ...fewer, long, { ...long, deck: false }, ...begun, ...shortest];
  const honest = every.filter((one) => one.further.length > 0 || (one.hints && one.variants));
  return [longest, ...honest.slice(1)];
}

/** What a paper is composed from that is for every number of players: what is proved of one alone is not said of all. */
export function forEveryNumber(input: DocumentInput): DocumentInput {
  const { game, trace } = input;
  return onceFor(input, 'for every number', () => {
    return { ...input, trace: { ...trace, facts: commonFacts(game.players.map(game.rulesFor)) } };
  });
}
