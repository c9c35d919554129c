import { NO_SUIT } from '../engine/ranking.ts';
import type { Seat } from '../engine/rules.ts';
import type { Block } from '../page/block.ts';
import type { FlowBlock } from '../page/content.ts';
import type { HandTrace } from '../proof/trace.ts';
import { space, text } from './blocks.ts';
import { drawnSuit } from './card-words.ts';
import { allHands, answered, eachOnItsPage, solutionHead } from './exercise-parts.ts';
import { exerciseHands } from './exercise-questions.ts';
import { flowDocument } from './frame.ts';
import { wordSign } from './hand-setting.ts';
import {
  asksForSuit,
  type DocumentInput,
  type DocumentKind,
  effectiveName,
  type HandInput,
  ofHand,
  seatName,
} from './input.ts';
import { strong, suitMark } from './markup.ts';
import { wordChoice } from './play-words.ts';

import { answersOf, forbiddenCard, mayRuffInstead } from './trick-answers.ts';
import { questionRow } from './trick-block.ts';
import { askedWord, forbiddenQuestion, numberQuestions, trickBlocks } from './trick-questions.ts';
import { wordSolution } from './wording.ts';

/** The answers to the questions about tricks, for whoever leads the group; never in the same file. */
export const trickQuestionsSolution: DocumentKind = {
  applies: (trace, game) => exerciseHands(trace, game).length > 0,
  compose: (input) => {
    const { game, language, words } = input;
    const hands = exerciseHands(input.trace, game);
    const name = game.title[language];
    const label = numberQuestions(input, 'solution', hands.length);
    return flowDocument(input, {
      title: `${name}: ${label}`,
      subject: words.text('solution-subject'),
      footer: `${name} · ${label}`,
      mark: 'checked',
      blocks: eachOnItsPage(hands, (hand, number) => sheet(ofHand(input, hand), hand, number + hands.length)),
    });
  },
};

function sheet(input: HandInput, hand: HandTrace, number: number): readonly FlowBlock[] {
  const { game, language, words } = input;
  const title = words.text('solution-title', { number });
  const lead = words.text('solution-lead', { game: game.title[language] });
  const last = forbiddenCard(input, hand);
  return [
    solutionHead(input, title, lead),
    space(6),
    ...allHands(input, hand),
    space(5),
    ...trickBlocks(input, hand, (trick) => answerRows(input, hand, trick), true),
    ...(last ? [answered(hand.tricks.length + 1, forbiddenQuestion(input, last), `${strong(words.text('answer-no'))} ${wordChoice(input, last.question)}`)] : []), // biome-ignore format: short
  ];
}

/** The questions of a trick, each with what the engine says to it. */
function answerRows(input: HandInput, hand: HandTrace, at: number): readonly Block[] {
  const { words } = input;
  const trick = hand.tricks[at];
  if (!trick) return [];
  const { asked, bound, winner } = answersOf(trick);
  const say = (question: string, answer: string) => questionRow(input, question, text('body', strong(answer)), { quiet: true }); // biome-ignore format: short
  return [
    say(askedWord(input), suitAnswer(input, asked)),
    ...(asksForSuit(input)
      ? [say(words.text('ask-bound', { orTrump: mayRuffInstead(input) }), seatsAnswer(input, bound))]
      : []),
    say(words.text('who-wins'), seatName(input, winner)),
    questionRow(input, words.text('ask-why'), text('small', wordSolution(input, trick)), {
      quiet: true,
      align: 'top',
    }),
  ];
}

function suitAnswer(input: HandInput, suit: number): string {
  if (suit === NO_SUIT) return input.words.text('no-suit');
  const shown = drawnSuit(input, suit);
  const sign = shown === undefined ? '' : suitMark(wordSign(input, shown), '');
  return `${sign}${effectiveName(input, suit)}`;
}

function seatsAnswer(input: DocumentInput, seats: readonly Seat[]): string {
  if (seats.length === 0) return input.words.text('nobody');
  return input.words.list(seats.map((seat) => seatName(input, seat)));
}
