import type { Block, Run } from '../../page/block.ts';
import { MM_PER_PT, type Mm } from '../../page/geometry.ts';
import { from, heading, row, rule, space, stack, text } from '../blocks.ts';
import { hasSchedule, wordSign } from '../hand-setting.ts';
import { type DocumentInput, seatName, stylesOf, suitName } from '../input.ts';
import {
  choiceLines,
  type Labelled,
  labelledHeight,
  labelledLines,
  suitChoices,
  wordChoices,
} from './choices.ts';
import type { SheetForm } from './sheet-form.ts';
import type { SheetHand } from './sheet-hands.ts';
import type { Steps } from './steps.ts';

/** Height of the sign of a suit that is printed as trump. */
const SIGN: Mm = 3.6;

/** A line to write a number on. */
const BLANK: Mm = 13;

/** Room above the number, so that it stands on the line of the first row's words. */
const ABOVE: Mm = 0.4;

/** The same where no number stands above the words. */
const UNNUMBERED: Mm = 1.8;

/** The number of a hand, who deals or begins, and what is trump, one below the other. */
export function handColumn(input: DocumentInput, hand: SheetHand, room: Mm): Block {
  const figure = stylesOf(input).figure.leading * MM_PER_PT;
  const number = hand.number === undefined ? blankNumber(figure, hand) : [space(ABOVE), text('figure', String(hand.number + 1))]; // biome-ignore format: short
  const trump = trumpBlocks(input, hand, room).map((block) => from('trump', block));
  return stack([...number, ...beginning(input, hand), ...trump]);
}

/** A filled sheet of a hand without a number leaves none to write. */
function blankNumber(figure: Mm, { told }: SheetHand): readonly Block[] {
  return told ? [space(UNNUMBERED)] : [space(figure), rule('hairline', BLANK), space(1.6)];
}

/** `A gibt`, or `A beginnt` where it does not matter who deals. */
function beginning(input: DocumentInput, hand: SheetHand): readonly Block[] {
  const said = begins(input, hand);
  return said === undefined ? [] : [from(['deal.dealer', 'play.lead'], text('label', said))];
}

function begins({ words, ...input }: DocumentInput, { dealer, lead, told }: SheetHand): string | undefined {
  const seat = (of: number) => seatName({ words, ...input }, of);
  if (dealer !== undefined) return words.text('setting-dealer', { seat: seat(dealer) });
  return lead === undefined || told ? undefined : words.text('begins', { seat: seat(lead) });
}

function trumpBlocks(input: DocumentInput, { trump }: SheetHand, room: Mm): readonly Block[] {
  const { words } = input;
  const label = text('label', words.text('trump-blank'));
  switch (trump.kind) {
    case 'never':
      return [];
    case 'without':
      return [space(1.6), text('label', words.text('setting-no-trump', { kept: keepsTrumps(input) }))];
    case 'suit':
      return [space(1.6), label, text('small', suitRuns(input, trump.suit))];
    case 'open':
      return [
        space(1.6),
        label,
        space(0.4),
        choiceLines(input, suitChoices(input, trump.choices), room, 'left'),
      ];
  }
}

/** Whether some cards are trumps even without a trump suit. */
function keepsTrumps({ game }: DocumentInput): boolean {
  return (game.rules.rankings.at(-1)?.trumps.length ?? 0) > 0;
}

function suitRuns(input: DocumentInput, suit: number): readonly Run[] {
  const sign: Run = { symbol: wordSign(input, suit), height: SIGN, alt: '', gap: 0.9 };
  return [sign, { text: suitName(input, suit) }];
}

/** The same in a line above the rows of the hand, where it has no column, or in two. */
export function handLine(input: DocumentInput, hand: SheetHand, steps: Steps, room: Mm): Block {
  const items = lineItems(input, hand, steps);
  const { blocks, width } = lineHead(input, hand);
  if (items.length === 0) return row(blocks, { gap: GAP, align: 'baseline' });
  const rest = room - width - GAP;
  const beside =
    labelledHeight(input, items, rest) === labelledHeight(input, items, Number.POSITIVE_INFINITY);
  if (!beside) return stack([row(blocks, { gap: GAP, align: 'baseline' }), labelledLines(input, items, room)]); // biome-ignore format: short
  return row([...blocks, [rest, labelledLines(input, items, rest)]], { gap: GAP, align: 'middle' });
}

/** Room between the parts of a line. */
const GAP: Mm = 3;

/** The number of the hand, who deals, and what is trump if that is known, with their width. */
function lineHead(input: DocumentInput, hand: SheetHand) {
  const { words, measure } = input;
  const { head: face, label } = stylesOf(input);
  const head = words.text('hand-head', { round: hasSchedule(input) });
  const title = hand.number === undefined ? head : `${head}\u00a0${hand.number + 1}`;
  const said = [begins(input, hand), trumpWords(input, hand)].filter((one) => one !== undefined);
  const heads = hand.told && hand.number === undefined ? [] : [[measure.width(title, face), heading(2, 'head', title)] as const]; // biome-ignore format: short
  const blank = hand.told || hand.number !== undefined ? [] : [[BLANK, rule('hairline')] as const];
  const labels = said.map((one) => [measure.width(one, label), text('label', one)] as const);
  const blocks = [...heads, ...blank, ...labels].map(([width, block]) => [width + HAIR, block] as const);
  return { blocks, width: blocks.reduce((sum, [width]) => sum + width + GAP, -GAP) };
}

/** So that words just fit. */
const HAIR: Mm = 0.05;

/** What is to ring in the line. */
function lineItems(input: DocumentInput, hand: SheetHand, steps: Steps): readonly Labelled[] {
  return [...openTrump(input, hand), ...settingChoices(input, hand, steps)];
}

/** How high the row is that says what is settled before the first trick; 0 where there is none. */
export function settingHeight({ input, steps, columns }: SheetForm, hand: SheetHand): Mm {
  const settings = settingChoices(input, hand, steps);
  if (columns.hand > 0) return labelledHeight(input, settings, input.width - columns.hand);
  const line = stylesOf(input).head.leading * MM_PER_PT;
  return line + labelledHeight(input, lineItems(input, hand, steps), input.width);
}

/** `Trumpf Herz`, `ohne Trumpf`; nothing where it is not known yet. */
function trumpWords(input: DocumentInput, { trump }: SheetHand): string | undefined {
  if (trump.kind === 'without') return input.words.text('setting-no-trump', { kept: keepsTrumps(input) });
  if (trump.kind !== 'suit') return undefined;
  return `${input.words.text('trump-blank')}: ${suitName(input, trump.suit)}`;
}

function openTrump(input: DocumentInput, { trump }: SheetHand): readonly Labelled[] {
  if (trump.kind !== 'open') return [];
  return [
    { label: input.words.text('trump-blank'), from: 'trump', choices: suitChoices(input, trump.choices) },
  ];
}

/** Who made trumps, how often the hand was doubled, who plays alone: as far as the game knows it. */
export function settingChoices(input: DocumentInput, { told }: SheetHand, steps: Steps): readonly Labelled[] {
  const { words, game } = input;
  const doubles = steps.doubles.map((factor) => `×${factor}`);
  const setup = told?.setup;
  const seats = (ringed: number | undefined) => wordChoices(input, game.seats, (seat) => seat === ringed);
  return [
    ...(steps.maker
      ? [{ label: words.text('makes-trump'), from: 'trump', choices: seats(setup?.maker) }]
      : []),
    ...(doubles.length > 0 ? [{ label: words.text('doubled'), from: 'doubling', choices: wordChoices(input, doubles, (at) => at + 1 === setup?.doubles) }] : []), // biome-ignore format: short
    ...(steps.solo ? [{ label: words.text('alone'), from: 'solo', choices: seats(setup?.solo) }] : []),
  ];
}
