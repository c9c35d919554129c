import { nameSeats } from '../../definition/players.ts';
import type { Rules } from '../../engine/rules.ts';
import type { TableBlock } from '../../page/block.ts';
import { handWord, hasDealer, hasSchedule } from '../hand-setting.ts';
import { counted, type DocumentInput, everyTable, hasPartners, sideName } from '../input.ts';
import { largestHand } from '../trick-scoring.ts';
import { headRow } from '../trick-table.ts';
import { tableCell } from './table-cell.ts';

/** What the text on seats, sides and the deal may name. */
export function dealContext(input: DocumentInput): object {
  const { game } = input;
  const { rules } = game;
  const several = game.players.length > 1;
  const handSize = largestHand(rules);
  const byPlayers = isDealtByPlayers(input);
  const undealt = restOf(input, rules);
  return {
    players: rules.players,
    several,
    two: !several && rules.players === 2,
    // With partners who take no part, a trick has fewer cards.
    anyNumber: several || rules.solo !== undefined,
    seats: game.seats,
    firstSeats: game.seats.slice(0, 3).join(', '),
    hand: handWord(input, 'hand-one'),
    hands: handWord(input, 'hand-many'),
    handSize,
    oneCard: everyTable(input, (table) => largestHand(table) === 1),
    byPlayers,
    packets: byPlayers ? undefined : packetsOf(input),
    undealt: undealt > 0 && !byPlayers ? counted(input, 'n-cards', undealt) : undefined,
    oneUndealt: undealt === 1,
    rests: byPlayers && leavesRest(input),
    partners: hasPartners(input),
    // Sides sit in turn: two partners face each other, more belong to one of two sides.
    opposite: everyTable(input, ({ sides }) => sides[0]?.length === 2),
    partnersVary: new Set(game.players.map((count) => game.rulesFor(count).sides[0]?.length)).size > 1,
    sides: sidesInWords(input),
    dealer: hasDealer(input),
    makerDeals: rules.deal.dealer === 'trump-maker',
    schedule: scheduleContext(input),
  };
}

/** Whether hands of one size are of another one for other numbers of players, or leave other cards over. */
function isDealtByPlayers(input: DocumentInput): boolean {
  const { rules } = input.game;
  const isAlike = (table: Rules) =>
    largestHand(table) === largestHand(rules) && restOf(input, table) === restOf(input, rules);
  return !hasSchedule(input) && !everyTable(input, isAlike);
}

/** Cards that are left face down; where one of the rest is turned up, the text on trumps tells of it. */
function restOf(input: DocumentInput, rules: Rules): number {
  if (hasSchedule(input) || rules.trump.by === 'turn-up') return 0;
  return rules.deck.cards.length - rules.players * largestHand(rules);
}

/** Whether cards are left over for some number of players. */
function leavesRest(input: DocumentInput): boolean {
  return !everyTable(input, (rules) => restOf(input, rules) === 0);
}

/** `A und C gegen B und D`; for several numbers of players each of them by itself. */
function sidesInWords(input: DocumentInput): string {
  const { game, words } = input;
  const against = ` ${words.text('against')} `;
  const tables = game.players.map((players) => {
    const rules = game.rulesFor(players);
    const one = { ...input, game: { ...game, rules, seats: nameSeats(players) } };
    return [players, rules.sides.map((_, side) => sideName(one, side)).join(against)] as const;
  });
  const [only] = tables;
  if (tables.length === 1) return only?.[1] ?? '';
  return tables.map(([players, sides]) => words.text('sides-of-so-many', { players, sides })).join('; ');
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

/** For each number of players: cards for everyone, and those that are left over if some number leaves any. */
export function dealTable(input: DocumentInput): TableBlock {
  const hasRests = leavesRest(input);
  return tableByPlayers(input, [
    ['cards-for-each', largestHand],
    ...(hasRests ? [['cards-left-over', (rules: Rules) => restOf(input, rules)] as const] : []),
  ]);
}

/** For each number of players: hands of the match, and before them the cards of the largest if these are not as many. */
export function scheduleTable(input: DocumentInput): TableBlock {
  const handsOf = (rules: Rules) => rules.match.hands ?? rules.deal.sizes.length;
  const isAlike = everyTable(input, (rules) => largestHand(rules) === handsOf(rules));
  return tableByPlayers(input, [
    ...(isAlike ? [] : [['largest-round', largestHand] as const]),
    ['rounds', handsOf],
  ]);
}

/** Widths of the labels, and of the column of a number of players. */
const LABEL = 52;
const NUMBER = 12;

function tableByPlayers(
  { game, words }: DocumentInput,
  lines: readonly (readonly [label: string, numberOf: (rules: Rules) => number])[],
): TableBlock {
  const rows = lines.map(([key, numberOf]) => {
    const head = { ...tableCell(words.text(key)), header: 'Row' as const, from: ['paper'] };
    const numbers = game.players.map((players) => String(numberOf(game.rulesFor(players))));
    return { below: 'hairline' as const, cells: [head, ...numbers.map(tableCell)] };
  });
  const head = headRow([{ fixed: words.text('players') }, ...game.players.map(String)], 'head');
  const columns = [{ width: LABEL, padding: 0 }, ...game.players.map(() => ({ width: NUMBER }))];
  return { kind: 'table', columns, rows: [head, ...rows] };
}
