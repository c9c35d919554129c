import { NO_SUIT } from '../engine/ranking.ts';
import type { CardIndex, Seat, SuitIndex } from '../engine/rules.ts';
import { ledSuitOf } from '../engine/trick.ts';
import type { Block, Run } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { INK } from '../page/theme.ts';
import type { QuestionTrace } from '../proof/trace.ts';
import { row, space, stack, text } from './blocks.ts';
import { cardHeight, cardPicture, leastCard } from './card-picture.ts';
import {
  cardRows,
  chevron,
  GAP,
  PILL,
  pillHigh,
  pillWidth,
  seatLine,
  seatLineWidth,
  suitPill,
} from './card-words.ts';
import { type BoxPart, boxRoom } from './example-box.ts';
import { cardName, type DocumentInput, type HandInput, isNarrow, stylesOf } from './input.ts';
import { wordChoice } from './play-words.ts';
import { BEFORE_REASON, figureHeight } from './trick-figure.ts';

/** How much lower a card stands that may not be played. */
const DROP: Mm = 3.2;

/** Width of a card already played, of its column, and of the arrowhead behind it. */
const PLAYED: Mm = 13.2;
const PLAYED_COLUMN: Mm = 19.8;
const CHEVRON: Mm = 2;

/** Width of a card in the hand, and the least and best width of its column: the words below it stand apart. */
const HELD: Mm = 10.8;
const HELD_LEAST: Mm = 12.4;
const HELD_PITCH: Mm = 12.9;

/** The least width where shorter words stand below the cards, so that half the page is enough. */
const SHORT_LEAST: Mm = 10;

/** Further room before the hand, so that the last arrowhead stands in the middle between two cards. */
const BEFORE_HAND: Mm = 2.25;

/** Room above and below the cards together, where nothing stands beside them. */
const AIR: Mm = 2;

/** Fewer cards than this are not set beside the trick. */
const BESIDE: number = 4;

/** Width of a card in the hand, and the least and best width of its column, if letters on cards must be large as well. */
function heldWidths(input: DocumentInput): { readonly card: Mm; readonly least: Mm; readonly pitch: Mm } {
  const grown = Math.max(0, leastCard(input) - HELD);
  return { card: HELD + grown, least: HELD_LEAST + grown, pitch: HELD_PITCH + grown };
}

/** A hand at the moment of choice: what lies there, and which cards may follow. */
export function questionFigure(input: HandInput, question: QuestionTrace): BoxPart {
  const { played, holding } = question;
  const held = heldWidths(input);
  const setter = suitSetter(input, question);
  const widths = played.map((_, index) => columnWidth(input, question, index, setter));
  const lead = leadWidth(widths);
  const fits = (each: Mm) => lead + holding.length * each <= boxRoom(input, false);
  const short = !isNarrow(input) && !fits(held.least) && fits(SHORT_LEAST);
  const wide = !short && !fits(held.least);
  const room = boxRoom(input, wide);
  const beside = short || lead + Math.min(BESIDE, holding.length) * held.least <= room;
  const free = beside ? room - lead : room;
  // Only beside another box must the cards stand as high as there.
  const height =
    wide || isNarrow(input)
      ? Math.max(cardHeight(input, PLAYED), cardHeight(input, held.card) + DROP) + AIR
      : figureHeight(input);
  const columns = played.map(({ seat, card }, index): readonly [Mm, Block] => {
    const word = index === setter ? suitPill(input, suitOf(input, card)) : wordBelow(input, index === 0 && setter < 0); // biome-ignore format: short
    return [widths[index] ?? PLAYED_COLUMN, playedColumn(input, seat, card, { leads: index === 0, word, height })]; // biome-ignore format: short
  });
  const arrow = (room: Mm) => [room, chevron(input, height, room, CHEVRON / 2)] as const;
  const hand = heldRows(input, question, { room: free, height, least: short ? SHORT_LEAST : held.least });
  const before = columns.flatMap((column, at) => [column, arrow(at < columns.length - 1 ? CHEVRON : CHEVRON + BEFORE_HAND)]); // biome-ignore format: short
  const figure = beside
    ? [row([...before, ['fit', hand]], { align: 'top' })]
    : [cardRows(input, columns, { room, between: CHEVRON, height }), space(BEFORE_REASON), hand];
  const reason = text('small', wordChoice(input, question));
  return { wide, block: stack([stack(figure, { align: 'center' }), space(BEFORE_REASON), reason]) };
}

/** What the cards already played take, arrowheads included. */
function leadWidth(widths: readonly Mm[]): Mm {
  if (widths.length === 0) return 0;
  return widths.reduce((sum, width) => sum + width, 0) + widths.length * CHEVRON + BEFORE_HAND;
}

/** Which card set the suit that is asked for; below 0 where none is. */
function suitSetter({ ranking }: HandInput, { played }: QuestionTrace): number {
  const cards = played.map(({ card }) => card);
  const led = ledSuitOf(ranking, cards);
  return led === NO_SUIT ? -1 : cards.findIndex((card) => ranking.suit[card] === led);
}

/** The column of the card that set the suit holds its pill; where words are large, every column what stands above. */
function columnWidth(input: HandInput, { played }: QuestionTrace, index: number, setter: number): Mm {
  const play = played[index];
  if (!play) return PLAYED_COLUMN;
  const pill = index === setter ? pillWidth(input, suitOf(input, play.card)) : 0;
  const above = isNarrow(input) ? seatLineWidth(input, play.seat, index === 0 ? 'leads' : 'plays') : 0;
  return Math.max(PLAYED_COLUMN, pill, above);
}

function suitOf({ ranking }: HandInput, card: CardIndex): SuitIndex {
  return ranking.suit[card] ?? NO_SUIT;
}

function wordBelow({ words }: HandInput, nothingAsked: boolean): Block {
  return nothingAsked ? pillHigh([{ text: words.text('no-suit') }]) : space(PILL);
}

function playedColumn(
  input: HandInput,
  seat: Seat,
  card: CardIndex,
  { leads, word, height }: { readonly leads: boolean; readonly word: Block; readonly height: Mm },
): Block {
  const around = (height - cardHeight(input, PLAYED)) / 2;
  return stack(
    [
      seatLine(input, seat, leads ? 'leads' : 'plays'),
      space(GAP + around),
      cardPicture(input, card, { width: PLAYED }),
      space(GAP + around),
      word,
    ],
    { align: 'center' },
  );
}

/** Room for the hand: across, from top to bottom, and the least width of a column. */
interface HandRoom {
  readonly room: Mm;
  readonly height: Mm;
  readonly least: Mm;
}

/** The hand, in as many rows as it takes for the words below the cards to stand apart. */
function heldRows(input: DocumentInput, question: QuestionTrace, { room, height, least }: HandRoom): Block {
  const { holding } = question;
  const most = Math.max(1, Math.floor(room / least));
  const rows = Math.max(1, Math.ceil(holding.length / most));
  const perRow = Math.ceil(holding.length / rows);
  const pitch = Math.min(heldWidths(input).pitch, room / Math.max(1, perRow));
  const column = {
    pitch,
    height: rows === 1 ? height : undefined,
    forbidden: forbiddenWord(input, question, pitch),
  };
  const lines = Array.from({ length: rows }, (_, line) => {
    const cards = holding.slice(line * perRow, (line + 1) * perRow);
    return row(cards.map((card) => [pitch, heldColumn(input, question, card, column)] as const), { align: 'top' }); // biome-ignore format: short
  });
  const hand = stack(lines, { gap: GAP });
  return row([[pitch * perRow, stack([seatLine(input, question.seat, 'holds'), space(GAP), hand])]]);
}

/** `darf nicht`, or just `nicht` where two such words would run together. */
function forbiddenWord(input: DocumentInput, { holding, choice }: QuestionTrace, pitch: Mm): string {
  const { words, measure } = input;
  const { label } = stylesOf(input);
  const may = (card: CardIndex | undefined) => card === undefined || choice.allowed.includes(card);
  const neighbours = holding.some((card, at) => !may(card) && !may(holding[at + 1]));
  const whole = words.text('may-not');
  const room =
    neighbours || isNarrow(input) ? pitch : pitch + (pitch - measure.width(words.text('may'), label)) / 2;
  return measure.width(whole, label) + APART > room ? words.text('not') : whole;
}

/** Room between two words below cards. */
const APART: Mm = 2;

function heldColumn(
  input: DocumentInput,
  question: QuestionTrace,
  card: CardIndex,
  look: { readonly pitch: Mm; readonly height: Mm | undefined; readonly forbidden: string },
): Block {
  const legal = question.choice.allowed.includes(card);
  const width = Math.min(heldWidths(input).card, look.pitch - 1.5);
  const alt = input.words.text(legal ? 'alt-legal' : 'alt-illegal', { card: cardName(input, card) });
  const drawn = cardPicture(input, card, { width, pale: !legal, alt });
  const gap = space(DROP);
  const height = look.height ?? cardHeight(input, width) + DROP;
  const around = space((height - cardHeight(input, width) - DROP) / 2);
  const word: Run = legal
    ? { text: input.words.text('may'), weight: 'semibold', color: INK }
    : { text: look.forbidden };
  const parts = legal ? [drawn, gap] : [gap, drawn];
  return stack([around, ...parts, around, space(GAP), pillHigh([word])], { align: 'center' });
}
