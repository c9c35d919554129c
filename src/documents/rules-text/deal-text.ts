import type { Rules } from '../../engine/rules.ts';
import type { TableBlock } from '../../page/block.ts';
import { handWord, hasDealer, hasSchedule } from '../hand-setting.ts';
import { counted, type DocumentInput, hasPartners, sideName } from '../input.ts';
import { largestHand } from '../trick-scoring.ts';
import { headRow } from '../trick-table.ts';
import { tableCell } from './table-cell.ts';

/** What the text on seats, sides and the deal may name. */
export function dealContext(input: DocumentInput): object {
  const { game, words } = input;
  const { rules } = game;
  const several = game.players.length > 1;
  const handSize = largestHand(rules);
  const undealt = game.deck.cards.length - rules.players * handSize;
  const rest = undealt > 0 && !hasSchedule(input) && rules.trump.by !== 'turn-up';
  return {
    players: rules.players,
    several,
    two: !several && rules.players === 2,
    seats: game.seats,
    firstSeats: game.seats.slice(0, 3).join(', '),
    hand: handWord(input, 'hand-one'),
    hands: handWord(input, 'hand-many'),
    handSize,
    oneCard: handSize === 1,
    packets: packetsOf(input),
    undealt: rest ? counted(input, 'n-cards', undealt) : undefined,
    oneUndealt: undealt === 1,
    partners: hasPartners(input),
    opposite: rules.players === 4 && rules.sides.length === 2,
    sides: rules.sides.map((_, side) => sideName(input, side)).join(` ${words.text('against')} `),
    dealer: hasDealer(input),
    makerDeals: rules.deal.dealer === 'trump-maker',
    schedule: scheduleContext(input),
  };
}

/** `erst zwei, dann drei`, the naming of trumps where it falls between; undefined where all are dealt at once. */
function packetsOf({ game, words }: DocumentInput): string | undefined {
  const { deal, trump } = game.rules;
  if (deal.packets.length < 2) return undefined;
  const sees = trump.by === 'naming' ? trump.sees : undefined;
  const [first] = deal.packets;
  if (sees === undefined && deal.packets.every((count) => count === first)) return words.text('packets-alike', { count: first }); // biome-ignore format: short
  const parts = deal.packets.map((count, at) => {
    const before = deal.packets.slice(0, at).reduce((sum, one) => sum + one, 0);
    const after = at > 0 && before === sees;
    return words.text('packet', { count, first: at === 0, after });
  });
  return parts.join(', ');
}

/** How hands grow and shrink; undefined where all are alike. */
function scheduleContext(input: DocumentInput): object | undefined {
  const { rules, players } = input.game;
  if (!hasSchedule(input)) return undefined;
  const { sizes } = rules.deal;
  const rising = sizes.every((size, at) => at === 0 || size > (sizes[at - 1] ?? 0));
  const top = sizes.indexOf(largestHand(rules));
  const mirrored = sizes.every((size, at) => size === sizes.at(-1 - at)) && top > 0;
  return {
    rising,
    mirrored: !rising && mirrored,
    sizes: rising || mirrored ? undefined : sizes.join(', '),
    largest: largestHand(rules),
    hands: sizes.length,
    table: players.length > 1,
  };
}

/** For each number of players: cards in the largest hand, and hands of the match. */
export function scheduleTable({ game, words }: DocumentInput): TableBlock {
  const labels = ['players', 'largest-round', 'rounds'].map((key) => words.text(key));
  const rows = game.players.map((players) => {
    const rules: Rules = game.rulesFor(players);
    const numbers = [largestHand(rules), rules.match.hands ?? rules.deal.sizes.length];
    const cells = numbers.map((number) => tableCell(String(number)));
    const head = { ...tableCell(String(players)), header: 'Row' as const };
    return { below: 'hairline' as const, cells: [head, ...cells] };
  });
  const columns = [{ width: 26 }, { width: 30 }, { width: 26 }];
  return { kind: 'table', columns, rows: [headRow(labels, 'head'), ...rows] };
}
