import { bidOrder } from '../engine/bidding.ts';
import type { Seat } from '../engine/rules.ts';
import type { Block } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { Primitive, Stroke } from '../page/primitive.ts';
import { rectSegments } from '../page/shapes.ts';
import { INK, LINES } from '../page/theme.ts';
import type { HandTrace } from '../proof/trace.ts';
import { chunks, row, signPicture, space, stack, text } from './blocks.ts';
import { DASHED } from './card-picture.ts';
import { type BoxPart, boxRoom } from './example-box.ts';
import { figure, type HandInput, isNarrow, seatName, stylesOf } from './input.ts';
import { type Choosable, legalRow, legalWidth } from './legal-row.ts';

/** The box of a bid, how much lower one stands that is forbidden, and the room between the boxes of bids that were made. */
const BOX = { width: 12, height: 9.5 } as const;
const DROP: Mm = 1.6;
const MADE_GAP: Mm = 3;

/** Room below a seat's name, and between what was bid and what may be. */
const BELOW_NAME: Mm = 1.2;
const APART: Mm = 9;

/** So many bids are shown of those that may be chosen from; of more only some around those that are forbidden. */
const MOST_SHOWN = 9;
const AROUND = 3;

/** The bids of a hand in the order in which they are made, and what the next or last bidder may say. */
export function bidsFigure(input: HandInput, hand: HandTrace): BoxPart {
  const parts = [...madeBids(input, hand), ...askedBids(input, hand)];
  const width = parts.reduce((sum, part) => sum + part.width, APART * (parts.length - 1));
  const wide = width > boxRoom(input, false);
  const blocks = parts.map(({ block }) => block);
  const isBeside = width <= boxRoom(input, wide);
  const drawn = isBeside ? row(blocks.map((one) => ['fit', one] as const), { gap: APART }) : stack(blocks, { gap: 2.4 }); // biome-ignore format: short
  return { wide, block: stack([drawn, space(2.2), text('small', verdict(input, hand))]) };
}

/** Something drawn, and how wide it is on one line. */
interface BidPart {
  readonly block: Block;
  readonly width: Mm;
}

/** What was bid, a box under each seat's name; nothing before the first bid. */
function madeBids(input: HandInput, hand: HandTrace): readonly BidPart[] {
  const seats = seatsInOrder(input, hand).filter((seat) => hand.bids[seat] !== undefined);
  if (seats.length === 0) return [];
  const boxes = seats.map((seat) => {
    const bid = figure(hand.bids[seat] ?? 0);
    const name = text('seat', seatName(input, seat));
    return [BOX.width, stack([name, space(BELOW_NAME), bidBox(input, bid, LINES.box)], { align: 'center' })] as const; // biome-ignore format: short
  });
  const width = boxes.length * (BOX.width + MADE_GAP) - MADE_GAP;
  return [{ block: row(boxes, { gap: MADE_GAP }), width }];
}

interface BidChoice {
  readonly legal: boolean;
  readonly bid: number;
}

/** What the next bidder may and may not say. */
function choicesOf({ bidding, setup }: HandTrace): readonly BidChoice[] {
  const { forbidden = [] } = bidding ?? {};
  const all = Array.from({ length: setup.size + 1 }, (_, bid) => ({ bid, legal: !forbidden.includes(bid) }));
  if (all.length <= MOST_SHOWN) return all;
  const middle = forbidden[0] ?? AROUND;
  const from = Math.max(0, Math.min(middle - AROUND, all.length - 2 * AROUND - 1));
  return all.slice(from, from + 2 * AROUND + 1);
}

/** The bids of the one whose turn it is, forbidden ones lower, in as many rows as they take; nothing after the last bid. */
function askedBids(input: HandInput, hand: HandTrace): readonly BidPart[] {
  if (!hand.bidding) return [];
  const choice = choicesOf(hand);
  const width = legalWidth(input, choice, BOX.width);
  const rows = Math.ceil(width / boxRoom(input, isNarrow(input)));
  const lines = chunks(choice, Math.ceil(choice.length / rows)).map((part) => {
    const items = part.map(({ bid, legal }): Choosable => ({ legal, block: choiceBox(input, bid, legal) }));
    return legalRow(input, items, { ...BOX, drop: DROP });
  });
  const name = text('seat', seatName(input, hand.bidding.seat));
  return [{ block: stack([name, space(BELOW_NAME), ...lines]), width: rows > 1 ? boxRoom(input, isNarrow(input)) : width }]; // biome-ignore format: short
}

function choiceBox(input: HandInput, bid: number, legal: boolean): Block {
  const alt = input.words.text(legal ? 'alt-legal' : 'alt-illegal', { card: figure(bid) });
  return bidBox(input, figure(bid), legal ? LINES.card : DASHED, alt);
}

function bidBox(input: HandInput, bid: string, stroke: Stroke, alt = bid): Block {
  const { value: face } = stylesOf(input);
  const { measure } = input;
  const x = (BOX.width - measure.width(bid, face)) / 2;
  const y = (BOX.height + measure.capHeight(face)) / 2;
  const content: readonly Primitive[] = [
    { kind: 'path', segments: rectSegments({ x: 0, y: 0, ...BOX }, 1.2), stroke },
    { kind: 'text', x, y, text: bid, size: face.size, weight: 'semibold', color: INK },
  ];
  return signPicture(BOX, content, bid, alt);
}

function seatsInOrder({ game }: HandInput, { setup }: HandTrace): readonly Seat[] {
  const { rules } = game;
  if (setup.dealer !== undefined && rules.bidding) return bidOrder(rules, setup.dealer);
  return game.seats.map((_, seat) => seat);
}

function verdict(input: HandInput, hand: HandTrace): string {
  const { bids, bidding, setup } = hand;
  const { words } = input;
  const made = bids.filter((bid) => bid !== undefined);
  const sum = made.reduce((all, bid) => all + bid, 0);
  const context = { sum: figure(sum), size: figure(setup.size), one: setup.size === 1 };
  if (!bidding) return words.text('bids-made', context);
  const seat = seatName(input, bidding.seat);
  const last = made.length === bids.length - 1;
  if (bidding.forbidden.length > 0)
    return words.text('bids-forbidden', {
      ...context,
      seat,
      last,
      bids: words.list(bidding.forbidden.map(figure)),
    });
  const hooked = last && input.game.rules.bidding?.hook === 'last';
  return words.text(hooked ? 'bids-harmless' : 'bids-free', { ...context, seat });
}
