import type { Block } from '../page/block.ts';
import type { FlowBlock } from '../page/content.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { blank, row, rule, space, stack, text } from './blocks.ts';
import { allHands, eachOnItsPage, nameAndDate, numbered } from './exercise-parts.ts';
import { exerciseHands, ordinal } from './exercise-questions.ts';
import { flowDocument, pageHead } from './frame.ts';
import { handTrump } from './hand-setting.ts';
import {
  asksForSuit,
  type DocumentInput,
  type DocumentKind,
  type HandInput,
  ofHand,
  seatName,
  stylesOf,
  theCard,
} from './input.ts';
import { choiceLines } from './protocol/choices.ts';
import { seatChoice, strongChoice, suitsToRing, wordChoice } from './question-choices.ts';
import { forbiddenCard, mayRuffInstead, type OtherCard } from './trick-answers.ts';
import { LINE, questionColumn, questionHeight, questionRow, trickBlock } from './trick-block.ts';

/** Four questions a trick: what was led, who had to follow, who wins, why; the answers stand on a sheet of their own. */
export const trickQuestions: DocumentKind = {
  applies: (trace, game) => exerciseHands(trace, game).length > 0,
  compose: (input) => {
    const { game, language, words } = input;
    const hands = exerciseHands(input.trace, game);
    const name = game.title[language];
    const label = numberQuestions(input, 'exercise', hands.length);
    return flowDocument(input, {
      title: `${name}: ${label}`,
      subject: words.text('exercise-subject'),
      footer: `${name} · ${label}`,
      mark: 'solution-elsewhere',
      blocks: eachOnItsPage(hands, (hand, number) => sheet(ofHand(input, hand), hand, number + hands.length)),
    });
  },
};

/** `Aufgabe 2`: the exercises come first. */
export function numberQuestions(
  { words }: DocumentInput,
  what: 'exercise' | 'solution',
  count: number,
): string {
  if (count === 1) return words.text(what, { number: 2 });
  return words.text(`${what}s`, { first: count + 1, last: 2 * count });
}

function sheet(input: HandInput, hand: HandTrace, number: number): readonly FlowBlock[] {
  const { game, language, words } = input;
  const lead = words.text('exercise-lead', { number, game: game.title[language] });
  const last = forbiddenCard(input, hand);
  return [
    pageHead(input, {
      title: words.text('questions'),
      titleFrom: 'paper',
      lead,
      leadFrom: 'title',
      size: 'sheet',
    }),
    space(4.4),
    nameAndDate(input),
    space(4.4),
    text('body', introOf(input, hand)),
    space(3.4),
    ...allHands(input, hand),
    space(4.4),
    ...trickBlocks(input, hand, () => openQuestions(input)),
    ...(last ? [numbered(hand.tricks.length + 1, [askOther(input, last), space(2), whyLine(input, 'because')])] : []), // biome-ignore format: short
  ];
}

/** A block for each trick between lines; `questions` stand at its right. */
export function trickBlocks(
  input: HandInput,
  hand: HandTrace,
  questions: (trick: number) => readonly Block[],
  told = false,
): readonly Block[] {
  const blocks = hand.tricks.flatMap((trick, at) => {
    const leader = at === 0 || told ? text('seat', seatName(input, trick.lead)) : blank(BOX, BOX, 'card');
    const look = { number: at + 1, leader, winner: told ? trick.winner : undefined };
    const last = at === hand.tricks.length - 1;
    return [trickBlock(input, trick, look, questions(at)), space(1.4), rule(last ? 'head' : 'hairline')];
  });
  return [rule('head'), ...blocks, space(2.6)];
}

/** Side of the box for the leader. */
const BOX: Mm = 10;

/** Who begins, what is trump, and what is to be done. */
function introOf(input: HandInput, hand: HandTrace): string {
  const { words, game, ranking } = input;
  const { players } = game.rules;
  const context = {
    players,
    two: players === 2,
    lead: seatName(input, hand.setup.lead),
    several: hand.tricks.length > 1,
  };
  const special = asksForSuit(input) && ranking.special.some((one) => one !== undefined);
  return [
    words.text('exercise-intro', context),
    handTrump(input),
    ...(special ? [words.text('questions-special')] : []),
    words.text('questions-how', { players, two: players === 2 }),
  ].join(' ');
}

/** The questions of a trick with what to ring, and lines to write on. */
function openQuestions(input: HandInput): readonly Block[] {
  const { words } = input;
  const room = questionColumn(input).answers;
  const nobody = wordChoice(input, words.text('nobody'));
  const seats = input.game.seats.map((seat) => seatChoice(input, seat));
  return [
    questionRow(input, askedWord(input), choiceLines(input, suitsToRing(input, room), room, 'left')),
    ...(asksForSuit(input)
      ? [questionRow(input, words.text('ask-bound', { orTrump: mayRuffInstead(input) }), choiceLines(input, [...seats, nobody], room, 'left'))] // biome-ignore format: short
      : []),
    questionRow(input, words.text('who-wins'), choiceLines(input, seats, room, 'left')),
    whyLine(input, 'ask-why'),
    space(LINE),
    rule('hairline'),
  ];
}

/** What is asked of the first card: which suit must be followed, or only which was led. */
export function askedWord(input: DocumentInput): string {
  return input.words.text(asksForSuit(input) ? 'ask-asked' : 'ask-led');
}

/** A word with a line to write on. */
function whyLine(input: DocumentInput, key: 'ask-why' | 'because'): Block {
  const parts = [['fit', text('small', input.words.text(key))], ['rest', rule('hairline')]] as const; // biome-ignore format: a pair
  return stack([space(questionHeight(input) - WORDS), row(parts, { gap: 2, align: 'baseline' })]);
}

/** What the words before a line take of its height. */
const WORDS: Mm = 5;

/** "Would rather play S4. May B?", with yes and no to ring behind it or below. */
function askOther(input: HandInput, other: OtherCard): Block {
  const { words, measure } = input;
  const asked = forbiddenQuestion(input, other);
  const choices = ['yes', 'no'].map((key) => strongChoice(input, words.text(key)));
  const width = choices.reduce((sum, choice) => sum + choice.width, 0);
  const rings = [[width, choiceLines(input, choices, width)], ['fit', text('label', words.text('ring'))]] as const; // biome-ignore format: a pair
  const room = input.width - measure.width(`${asked}  ${words.text('ring')}`, stylesOf(input).body);
  if (room < width + 3 * GAP + NUMBERED) return stack([text('body', asked), row(rings, { gap: GAP, align: 'middle' })]); // biome-ignore format: short
  return row([['fit', text('body', asked)], ...rings], { gap: GAP, align: 'middle' });
}

/** Room between a question and what to ring, and what its number takes. */
const GAP: Mm = 3;
const NUMBERED: Mm = 7;

/** The question whether somebody may play a card: `Im ersten Stich möchte B lieber …`. */
export function forbiddenQuestion(input: HandInput, { card, question }: OtherCard): string {
  return input.words.text('ask-forbidden', {
    seat: seatName(input, question.seat),
    trick: ordinal(input, question.trick),
    card: theCard(input, card),
  });
}
