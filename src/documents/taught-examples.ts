import type { Game } from '../definition/game.ts';
import type { ExampleTrace, HandTrace, QuestionTrace, Trace } from '../proof/trace.ts';

/** So many examples stand in a handout at most, unless an author wants more of them there. */
const MOST_IN_HANDOUT = 4;

/** The examples of a game as it is played here, and which of them its handout can carry. */
interface TaughtExamples {
  /** In the order written. */
  readonly all: readonly ExampleTrace[];
  /** For the handout, those that it can do without last. */
  readonly ranked: readonly ExampleTrace[];
  /** So many of `ranked` are never left out. */
  readonly least: number;
  /** So many are left out only where nothing else is left to leave out. */
  readonly wished: number;
}

/** Chooses by what examples teach: cards that may not be played, bids that may not be made, a trick, a score, and then whatever is new. */
export function taughtExamples(trace: Trace, game: Game): TaughtExamples {
  const all = examplesInForce(trace, game);
  const ranked = all.filter(({ show }) => !show.includes('examples'));
  const open = all.filter(({ show }) => show.includes('rules') && show.includes('examples'));
  const isOwn = (example: ExampleTrace) => isOfVariant(trace, example);
  const choose = (slots: readonly Slot[], most: number): void => {
    for (const slot of slots) {
      const found = ranked.length < most ? firstFor(slot, ranked, open) : undefined;
      if (found) ranked.push(found);
    }
  };
  choose(NEEDED, Number.POSITIVE_INFINITY);
  const least = ranked.length;
  choose(WISHED, Number.POSITIVE_INFINITY);
  const wished = ranked.length;
  choose([[isOwn], ...WELCOME], MOST_IN_HANDOUT);
  const isFew = ranked.length + open.filter((one) => !ranked.includes(one)).length <= MOST_IN_HANDOUT;
  for (const example of open) {
    const isNew = lessonsOf(example).some((lesson) => !lessonsOfAll(ranked).includes(lesson)); // biome-ignore format: short
    if ((isNew || isFew) && !ranked.includes(example) && ranked.length < MOST_IN_HANDOUT)
      ranked.push(example);
  }
  return { all, ranked, least, wished };
}

/** Whether some examples do not stand in the handout. */
export function hasFurtherExamples(trace: Trace, game: Game): boolean {
  const { all, least } = taughtExamples(trace, game);
  return all.length > least;
}

/** What players are to see: with just the variants in force. */
function examplesInForce(trace: Trace, game: Game): readonly ExampleTrace[] {
  const chosen = game.chosen.join();
  return trace.examples.filter((example) => {
    const { show, variants } = example;
    const isWanted = show.includes('rules') || show.includes('examples');
    return isWanted && variants.join() === chosen && hasFigure(example);
  });
}

/** Whether there is anything to draw: some hands only tell how they begin. */
function hasFigure(example: ExampleTrace): boolean {
  return [isMatch, isWhole, isWon, asks, isResult, isBid].some((shows) => shows(example));
}

/** Whether an example was written for the variants in force, and is not one of fewer that stays true. */
function isOfVariant({ examples }: Trace, { id, variants }: ExampleTrace): boolean {
  return variants.length > 0 && examples.every((one) => one.id !== id || one.variants.length >= variants.length); // biome-ignore format: short
}

/** What one of the examples has to show, the best way first. */
type Slot = readonly ((example: ExampleTrace) => boolean)[];

/** The first example that shows it in the best way; undefined if one that is chosen shows it already, or none does. */
function firstFor(
  slot: Slot,
  chosen: readonly ExampleTrace[],
  open: readonly ExampleTrace[],
): ExampleTrace | undefined {
  if (slot.some((shows) => chosen.some(shows))) return undefined;
  for (const shows of slot) {
    const found = open.find(shows);
    if (found) return found;
  }
  return undefined;
}

const isFragment = (example: ExampleTrace): example is HandTrace =>
  example.kind === 'hand' && !example.complete;

/** Whether some card that is held may not be played. */
export const forbids = ({ choice, holding }: QuestionTrace): boolean =>
  choice.allowed.length < holding.length;

const forbidsCard = (example: ExampleTrace): boolean =>
  isFragment(example) && example.questions.some(forbids);
const asks = (example: ExampleTrace): boolean => isFragment(example) && example.questions.length > 0;
const isWon = (example: ExampleTrace): boolean =>
  isFragment(example) && example.tricks.some(({ winner }) => winner !== undefined);
const isWonByTrump = (example: ExampleTrace): boolean =>
  isFragment(example) && example.tricks.some(({ reason, ledSuit }) => reason?.kind === 'highest-trump' && reason.suit !== ledSuit); // biome-ignore format: short
const isWhole = (example: ExampleTrace): boolean => example.kind === 'hand' && example.complete;
const isResult = (example: ExampleTrace): boolean => isFragment(example) && example.sides !== undefined;
const isMatch = (example: ExampleTrace): boolean => example.kind === 'match';
const isBid = (example: ExampleTrace): boolean =>
  isFragment(example) && example.tricks.length === 0 && example.bids.some((bid) => bid !== undefined);
const forbidsBid = (example: ExampleTrace): boolean =>
  example.kind === 'hand' && (example.bidding?.forbidden.length ?? 0) > 0;

/** Somebody does not reach what was said, or the side that named trumps does not win. */
function isMissed(example: ExampleTrace): boolean {
  if (!isFragment(example) || !example.sides) return false;
  const { bids, won = [], setup, sides, rules } = example;
  if (bids.some((bid, seat) => bid !== undefined && bid !== won[seat])) return true;
  const makers = setup.maker === undefined ? -1 : rules.sides.findIndex((seats) => seats.includes(setup.maker!)); // biome-ignore format: short
  const best = Math.max(...sides.map(({ score }) => score));
  return makers >= 0 ? (sides[makers]?.score ?? best) < best : sides.some(({ score }) => score < 0);
}

/** What every handout shows. */
const NEEDED: readonly Slot[] = [
  [forbidsCard, asks],
  [isWonByTrump, isWon, isWhole],
  [isMissed, isResult, isWhole, isMatch],
];

/** What it shows before all else that it can do without. */
const WISHED: readonly Slot[] = [[forbidsBid]];

/** What it shows where there is room. */
const WELCOME: readonly Slot[] = [[isWonByTrump], [isMatch], [isWhole]];

/** The rules that an example shows. */
function lessonsOf(example: ExampleTrace): readonly string[] {
  if (example.kind === 'match') return ['match'];
  const { questions, tricks, bidding, complete, sides } = example;
  if (complete) return ['whole'];
  const asked = questions.flatMap(({ choice }) => choice.reasons.map(({ reason }) => reason.kind));
  const won = tricks.flatMap(({ reason }) => reason?.kind ?? []);
  const bids = bidding ? [`bids-${bidding.forbidden.length > 0}`] : [];
  return [...asked, ...won, ...bids, ...(sides ? ['score'] : [])];
}

function lessonsOfAll(examples: readonly ExampleTrace[]): readonly string[] {
  return examples.flatMap(lessonsOf);
}
