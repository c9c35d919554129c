import type { Block } from '../page/block.ts';
import type { HandTrace, MatchTrace } from '../proof/trace.ts';
import { space } from './blocks.ts';
import { arrangeBoxes, BOX_GAP, type BoxPart, exampleBox } from './example-box.ts';
import type { DocumentInput } from './input.ts';
import { factsFigure, isWide, matchFigure } from './match-box.ts';
import { questionFigure } from './question-figure.ts';
import { trickFigure } from './trick-figure.ts';
import { wholeHand } from './whole-hand.ts';

/** The examples of a handout in their three places, numbered through. */
interface ExampleFigures {
  /** Single tricks and moments of choice. */
  readonly fragments: readonly Block[];
  readonly wholeHands: readonly Block[];
  /** Matches, and the box of what always holds. */
  readonly matches: readonly Block[];
}

/** Draws the examples that the author shows in the handout. */
export function exampleFigures(input: DocumentInput): ExampleFigures {
  const shown = input.trace.examples.filter(({ show }) => show.includes('rules'));
  const hands = shown.filter((example): example is HandTrace => example.kind === 'hand');
  const whole = hands.filter(({ complete }) => complete);
  const figures = hands.filter(({ complete }) => !complete).flatMap((hand) => fragmentFigures(input, hand));
  const fragments = figures.map(({ wide, topic, block }, index) =>
    numberedBox(input, index + 1, wide, topic, block),
  );
  const matches = shown
    .filter((example): example is MatchTrace => example.kind === 'match')
    .map((match, index) => {
      const number = fragments.length + whole.length + index + 1;
      return numberedBox(
        input,
        number,
        isWide(input),
        match.title[input.language],
        matchFigure(input, match),
      );
    });
  const halfFree = fragments.filter(({ wide }) => !wide).length % 2 === 1;
  const joins = matches.length === 0 && halfFree;
  const follows = !joins && matches.length + whole.length > 0;
  return {
    fragments: arrangeBoxes(input, joins ? [...fragments, factsBox(input, fragments)] : fragments),
    wholeHands: whole.flatMap((hand, index) => [
      ...(index > 0 ? [space(BOX_GAP)] : []),
      ...wholeHandBlocks(input, hand, fragments.length + index + 1),
    ]),
    matches: arrangeBoxes(input, follows ? [...matches, factsBox(input, matches)] : matches),
  };
}

interface FragmentFigure extends BoxPart {
  readonly topic: string;
}

/** A moment of choice for each question, and each finished trick. */
function fragmentFigures(input: DocumentInput, hand: HandTrace): readonly FragmentFigure[] {
  const topic = hand.title[input.language];
  const finished = hand.tricks.filter(({ winner }) => winner !== undefined);
  const parts = [
    ...hand.questions.map((question) => questionFigure(input, question)),
    ...finished.map((trick) => trickFigure(input, trick)),
  ];
  return parts.map((part) => ({ ...part, topic }));
}

function numberedBox(
  input: DocumentInput,
  number: number,
  wide: boolean,
  topic: string,
  figure: Block,
): BoxPart {
  return { wide, block: exampleBox(input, input.words.text('example', { number }), topic, figure) };
}

function wholeHandBlocks(input: DocumentInput, hand: HandTrace, number: number): readonly Block[] {
  const title = input.words.text('example', { number });
  return wholeHand(input, hand, { title, topic: hand.title[input.language] });
}

/** What always holds: half a box beside a lone half one, or a whole one. */
function factsBox(input: DocumentInput, before: readonly BoxPart[]): BoxPart {
  const wide = before.filter((part) => !part.wide).length % 2 === 0;
  const figure = factsFigure(input, input.trace.facts);
  const block = exampleBox(input, input.words.text('proved'), input.words.text('proved-topic'), figure);
  return { wide, block };
}
