import type { CardIndex, Seat } from '../engine/rules.ts';
import type { Block, Run } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { INK } from '../page/theme.ts';
import type { QuestionTrace } from '../proof/trace.ts';
import { row, space, stack, text } from './blocks.ts';
import { cardHeight, cardPicture } from './card-picture.ts';
import { type BoxPart, boxRoom } from './example-box.ts';
import { cardName, type DocumentInput, suitOf } from './input.ts';
import {
  BEFORE_REASON,
  chevron,
  figureHeight,
  GAP,
  PILL,
  pillHigh,
  pillWidth,
  seatLine,
  suitPill,
} from './trick-figure.ts';
import { wordChoice } from './wording.ts';

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

/** Further room before the hand, so that the last arrowhead stands in the middle between two cards. */
const BEFORE_HAND: Mm = 2.25;

/** Fewer cards than this are not set beside the trick. */
const BESIDE: number = 4;

/** A hand at the moment of choice: what lies there, and which cards may follow. */
export function questionFigure(input: DocumentInput, question: QuestionTrace): BoxPart {
  const { played, holding } = question;
  const lead = leadWidth(input, question);
  const wide = lead + holding.length * HELD_LEAST > boxRoom(input, false);
  const room = boxRoom(input, wide);
  const beside = lead + Math.min(BESIDE, holding.length) * HELD_LEAST <= room;
  const free = beside ? room - lead : room;
  const columns = played.flatMap(({ seat, card }, index): (readonly [Mm, Block])[] => {
    const width = index === 0 ? firstColumn(input, card) : PLAYED_COLUMN;
    const shown = [width, playedColumn(input, seat, card, index === 0)] as const;
    const last = index === played.length - 1;
    if (last && !beside) return [shown];
    const room = last ? CHEVRON + BEFORE_HAND : CHEVRON;
    return [shown, [room, chevron(figureHeight(input), room, CHEVRON / 2)]];
  });
  const hand = heldRows(input, question, free);
  const figure = beside
    ? [row([...columns, ['fit', hand]], { align: 'top' })]
    : [row(columns, { align: 'top' }), space(BEFORE_REASON), hand];
  const reason = text('small', wordChoice(input, question));
  return { wide, block: stack([stack(figure, { align: 'center' }), space(BEFORE_REASON), reason]) };
}

/** What the cards already played take, arrowheads included. */
function leadWidth(input: DocumentInput, { played }: QuestionTrace): Mm {
  const [first] = played;
  if (!first) return 0;
  const others = (played.length - 1) * PLAYED_COLUMN;
  return firstColumn(input, first.card) + others + played.length * CHEVRON + BEFORE_HAND;
}

/** The first column holds the pill of the led suit. */
function firstColumn(input: DocumentInput, card: CardIndex): Mm {
  return Math.max(PLAYED_COLUMN, pillWidth(input, suitOf(input, card)));
}

function playedColumn(input: DocumentInput, seat: Seat, card: CardIndex, leads: boolean): Block {
  const verdict = leads ? suitPill(input, suitOf(input, card)) : space(PILL);
  const around = (figureHeight(input) - cardHeight(input, PLAYED)) / 2;
  return stack(
    [
      seatLine(input, seat, leads ? 'leads' : 'plays'),
      space(GAP + around),
      cardPicture(input, card, { width: PLAYED }),
      space(GAP + around),
      verdict,
    ],
    { align: 'center' },
  );
}

/** The hand, in as many rows as it takes for the words below the cards to stand apart. */
function heldRows(input: DocumentInput, question: QuestionTrace, room: Mm): Block {
  const { holding } = question;
  const most = Math.max(1, Math.floor(room / HELD_LEAST));
  const rows = Math.max(1, Math.ceil(holding.length / most));
  const perRow = Math.ceil(holding.length / rows);
  const pitch = Math.min(HELD_PITCH, room / Math.max(1, perRow));
  const lines = Array.from({ length: rows }, (_, line) => {
    const cards = holding.slice(line * perRow, (line + 1) * perRow);
    const drawn = cards.map((card) => [pitch, heldColumn(input, question, card, pitch, rows)] as const);
    return row(drawn, { align: 'top' });
  });
  const hand = stack(lines, { gap: GAP });
  return row([[pitch * perRow, stack([seatLine(input, question.seat, 'holds'), space(GAP), hand])]]);
}

function heldColumn(
  input: DocumentInput,
  question: QuestionTrace,
  card: CardIndex,
  pitch: Mm,
  rows: number,
): Block {
  const legal = question.legal.includes(card);
  const width = Math.min(HELD, pitch - 1.5);
  const alt = input.words.text(legal ? 'alt-legal' : 'alt-illegal', { card: cardName(input, card) });
  const drawn = cardPicture(input, card, { width, pale: !legal, alt });
  const gap = space(DROP);
  const height = rows === 1 ? figureHeight(input) : cardHeight(input, width) + DROP;
  const around = space((height - cardHeight(input, width) - DROP) / 2);
  const word: Run = legal
    ? { text: input.words.text('may'), weight: 'semibold', color: INK }
    : { text: input.words.text('may-not') };
  const parts = legal ? [drawn, gap] : [gap, drawn];
  return stack([around, ...parts, around, space(GAP), pillHigh([word])], { align: 'center' });
}
