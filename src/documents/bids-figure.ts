import { bidOrder } from '../engine/bidding.ts';
import type { Seat } from '../engine/rules.ts';
import type { TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { space, stack, text } from './blocks.ts';
import { type BoxPart, boxRoom } from './example-box.ts';
import { figure, type HandInput, isNarrow, seatName } from './input.ts';

/** Height of the two rows, and width of a bid's column at best. */
const HEAD: Mm = 6.2;
const ROW: Mm = 7.4;
const COLUMN: Mm = 14;
const LABEL: Mm = 20;

/** What all bids together have beside the label in half the page. */
const BIDS: Mm = 54;

/** The bids of a hand in the order in which they are made, and what the next or last bidder may say. */
export function bidsFigure(input: HandInput, hand: HandTrace): BoxPart {
  const seats = seatsInOrder(input, hand);
  const column = Math.min(COLUMN, (isNarrow(input) ? boxRoom(input, false) - LABEL : BIDS) / seats.length);
  const { words } = input;
  const center = (content: string) => ({ block: text('small', content, 'center'), align: 'center', valign: 'middle' }) as const; // biome-ignore format: short
  const head: TableRow = {
    head: true,
    height: HEAD,
    below: 'hairline',
    cells: [
      {},
      ...seats.map((seat) => ({
        block: text('seat', seatName(input, seat), 'center'),
        align: 'center' as const,
        header: 'Column' as const,
      })),
    ],
  };
  const bids: TableRow = {
    height: ROW,
    below: 'head',
    cells: [
      { block: text('small', words.text('bid')), header: 'Row', valign: 'middle' },
      ...seats.map((seat) => center(bidOf(hand, seat))),
    ],
  };
  const columns = [{ width: LABEL }, ...seats.map(() => ({ width: column })), { width: 'rest' as const }];
  const rows = [head, bids].map((row) => ({ ...row, cells: [...row.cells, {}] }));
  const block = stack([{ kind: 'table', columns, rows }, space(2.6), text('small', verdict(input, hand))]);
  return { wide: false, block };
}

function seatsInOrder({ game }: HandInput, { setup }: HandTrace): readonly Seat[] {
  const { rules } = game;
  if (setup.dealer !== undefined && rules.bidding) return bidOrder(rules, setup.dealer);
  return game.seats.map((_, seat) => seat);
}

function bidOf({ bids, bidding }: HandTrace, seat: Seat): string {
  const bid = bids[seat];
  if (bid !== undefined) return figure(bid);
  return bidding?.seat === seat ? '?' : '';
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
