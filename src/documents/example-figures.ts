import type { FlowBlock } from '../page/content.ts';
import type { ExampleTrace, HandTrace, MatchTrace } from '../proof/trace.ts';
import { bidsFigure } from './bids-figure.ts';
import { space, stack, text } from './blocks.ts';
import { arrangeBoxes, BOX_GAP, type BoxPart, exampleBox } from './example-box.ts';
import { factsFigure, hasFacts } from './facts-figure.ts';
import {
  ABOUT_GAP,
  aboutHand,
  type ExampleFigure,
  fragmentFigures,
  framed,
  pairHalves,
} from './hand-figures.ts';
import { type DocumentInput, type HandInput, ofExample, ofHand } from './input.ts';
import { isWide, matchFigure } from './match-box.ts';
import { onceFor } from './once.ts';
import { resultBlocks } from './result-table.ts';
import { isTrickScoringForAll } from './trick-scoring.ts';
import { wholeHand } from './whole-hand.ts';

/** Examples by the place where they stand, numbered through in this order. */
export interface ExampleFigures {
  /** Hands of which only the bids are told. */
  readonly bids: readonly FlowBlock[];
  /** Single tricks and moments of choice. */
  readonly fragments: readonly FlowBlock[];
  /** Hands told by their result. */
  readonly results: readonly FlowBlock[];
  /** Whole hands; where a table tells how they score they take a page each, and come last. */
  readonly wholeHands: readonly FlowBlock[];
  /** Matches, and the box of what always holds. */
  readonly matches: readonly FlowBlock[];
  /** The numbers that the examples have, by id. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Which examples are drawn. */
interface Drawn {
  readonly examples: readonly ExampleTrace[];
  /** Examples of which the most telling figures stand elsewhere, with their numbers. */
  readonly begun?: readonly ExampleTrace[];
  readonly numbers?: ReadonlyMap<string, number>;
  /** Of single tricks and moments of choice only the most telling figures are drawn. */
  readonly brief: boolean;
  /** Whether a box tells what always holds. */
  readonly facts: boolean;
}

/** Draws some of the examples that the author shows. */
export function exampleFigures(
  input: DocumentInput,
  { examples, begun = [], numbers: known = new Map(), brief, facts: wanted }: Drawn,
): ExampleFigures {
  const hands = examples.filter((example): example is HandTrace => example.kind === 'hand');
  const placed = (place: Place) => hands.filter((hand) => placeOf(hand) === place);
  const number = numberer(input, known);
  const frame = (hand: HandTrace, draw: typeof bidsPart) => onceFor(input, `framed ${hand.id}`, () => framed(input, hand, draw)); // biome-ignore format: short
  const parts = (hand: HandTrace, share: 'all' | 'telling' | 'others') => onceFor(input, `${share} of ${hand.id}`, () => fragmentFigures(input, hand, share)); // biome-ignore format: short
  const bids = placed('bids').map((hand) => number(frame(hand, bidsPart)));
  const drawn = [
    ...begun.flatMap((hand) => (hand.kind === 'hand' && placeOf(hand) === 'fragments' ? parts(hand, 'others') : [])), // biome-ignore format: short
    ...placed('fragments').flatMap((hand) => parts(hand, brief ? 'telling' : 'all')),
  ];
  const facts = wanted && hasFacts(input) && examples.length > 0;
  const paired = pairHalves(drawn);
  const joins = facts && examples.every(({ kind }) => kind !== 'match') && isOdd(paired);
  const fragments = (joins ? paired : widenLone(paired)).map(number);
  const results = placed('results').map((hand) => number(frame(hand, resultPart)));
  const drawHands = () =>
    placed('whole-hands').map((hand) => {
      const at = number.numberOf(hand.id);
      return onceFor(input, `whole ${hand.id} ${at}`, () => wholeHandBlocks(input, hand, at));
    });
  const early = isTrickScoringForAll(input.game) ? drawHands() : undefined;
  const matches = examples
    .filter((example): example is MatchTrace => example.kind === 'match')
    .map((match) => number(onceFor(input, `match ${match.id}`, () => matchPart(input, match))));
  const wholeHands = early ?? drawHands();
  const follows = facts && !joins && matches.length + wholeHands.length + results.length > 0;
  return {
    bids: arrangeBoxes(input, bids),
    fragments: arrangeBoxes(input, joins ? besideLast(fragments, factsBox(input, fragments)) : fragments),
    results: arrangeBoxes(input, results),
    wholeHands: wholeHands.flatMap((blocks, index) => [...(index > 0 ? [space(BOX_GAP)] : []), ...blocks]),
    matches: arrangeBoxes(input, follows ? [...matches, factsBox(input, matches)] : matches),
    numbers: number.numbers,
  };
}

type Place = 'bids' | 'fragments' | 'results' | 'whole-hands';

function placeOf({ complete, tricks, questions, won, bids }: HandTrace): Place {
  if (complete) return 'whole-hands';
  if (tricks.length > 0 || questions.length > 0) return 'fragments';
  if (won) return 'results';
  return bids.some((bid) => bid !== undefined) ? 'bids' : 'fragments';
}

/** Puts figures into boxes with the number of their example, or the next one. */
interface Numberer {
  (figure: ExampleFigure): BoxPart;
  readonly numberOf: (id: string) => number;
  readonly numbers: ReadonlyMap<string, number>;
}

function numberer(input: DocumentInput, known: ReadonlyMap<string, number>): Numberer {
  const numbers = new Map(known);
  const numberOf = (id: string): number => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
  const boxed = ({ id, wide, topic, checked, block, continues }: ExampleFigure): BoxPart => {
    const title = input.words.text('example', { number: numberOf(id) });
    const shown = continues ? input.words.text('continued', { topic }) : topic;
    return exampleBox(input, { title, topic: shown, checked, from: `examples.${id}` }, { wide, block });
  };
  return Object.assign(boxed, { numberOf, numbers });
}

const bidsPart = bidsFigure;

function resultPart(input: HandInput, hand: HandTrace): BoxPart {
  return { wide: true, block: stack(resultBlocks(input, hand)) };
}

function matchPart(input: DocumentInput, match: MatchTrace): ExampleFigure {
  const own = ofExample(input, match);
  const words = match.text?.[input.language];
  const about = words === undefined ? [] : [text('small', [{ text: words }]), space(ABOUT_GAP)];
  const block = stack([...about, matchFigure(own, match)]);
  return {
    id: match.id,
    wide: isWide(own),
    topic: match.title[input.language],
    checked: match.claims > 0,
    block,
  };
}

function wholeHandBlocks(input: DocumentInput, hand: HandTrace, number: number): readonly FlowBlock[] {
  const own = ofHand(input, hand);
  const title = input.words.text('example', { number });
  const head = {
    title,
    topic: hand.title[input.language],
    checked: hand.claims > 0,
    from: `examples.${hand.id}`,
    about: aboutHand(own, hand),
  };
  return wholeHand(own, hand, head);
}

/** The half box put behind the last other one. */
function besideLast(parts: readonly BoxPart[], half: BoxPart): readonly BoxPart[] {
  const at = parts.findLastIndex(({ wide }) => !wide) + 1;
  return [...parts.slice(0, at), half, ...parts.slice(at)];
}

/** A half figure that has no other beside it takes the whole width. */
function widenLone(figures: readonly ExampleFigure[]): readonly ExampleFigure[] {
  const lone = isOdd(figures) ? figures.findLastIndex(({ wide }) => !wide) : -1;
  return figures.map((figure, at) => (at === lone ? { ...figure, wide: true } : figure));
}

function isOdd(parts: readonly Pick<BoxPart, 'wide'>[]): boolean {
  return parts.filter(({ wide }) => !wide).length % 2 === 1;
}

/** What always holds: half a box beside a lone half one, or a whole one. */
function factsBox(input: DocumentInput, before: readonly BoxPart[]): BoxPart {
  const figure = factsFigure(input, input.trace.facts);
  // Worked out, not claimed.
  const head = {
    title: input.words.text('proved'),
    topic: input.words.text('proved-topic'),
    checked: false,
    from: 'paper',
  };
  return exampleBox(input, head, { wide: !isOdd(before), block: figure });
}
