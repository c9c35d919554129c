import { rankingOf } from '../../engine/ranking.ts';
import type { Block } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { INK } from '../../page/theme.ts';
import { chunks, from, row, space, stack, text } from '../blocks.ts';
import { rankSign } from '../card-names.ts';
import { markedSuit, wordSign } from '../hand-setting.ts';
import { type DocumentInput, figure, suitName } from '../input.ts';
import { quiet } from '../match-box.ts';
import {
  type Entry,
  entriesByTrump,
  nameCards,
  plainOrder,
  rankNames,
  trumpSuits,
} from '../rules-text/card-sets.ts';
import { pointGroups } from '../rules-text/score-text.ts';
import { hasPlainTrumps, hasTrumps, trumpExample } from '../rules-text/trump-text.ts';
import { sectionHead } from './lines.ts';

/** A small card: a letter, and a sign where its suit is always the same. */
interface Tile {
  readonly rank: number;
  readonly suit?: number;
}

/** Height of a tile, the most that its width is, and the gap between two. */
const TILE: Mm = 8;
const WIDEST: Mm = 6;
const GAP: Mm = 0.8;

/** Fewest that are as wide as letters need. */
const NARROWEST: Mm = 4.2;

/** How cards rank: the trumps as small cards, and the order of the other suits. */
export function rankSection(input: DocumentInput): Block {
  const { words, game } = input;
  const suits = trumpSuits(game.rules);
  const order = plainOrder(input, rankingOf(game.rules, suits[0]));
  const signs = signsOf(input, order);
  const told = (key: string, origins: readonly string[]) => from(origins, text('note', words.text(key, { signs: signs.join(', '), none: !hasTrumps(input) }))); // biome-ignore format: short
  if (!hasTrumps(input)) return told('quick-order', ['order', 'deck']);
  if (hasPlainTrumps(input)) {
    return stack([from(['order', 'trump', 'special'], text('note', words.text('quick-plain-trumps'))), told('quick-order', ['order', 'deck'])]); // biome-ignore format: short
  }
  return stack([from(['order', 'trump', 'deck'], trumpRow(input)), space(0.8), told('quick-other-suits', ['order', 'deck'])]); // biome-ignore format: short
}

function trumpRow(input: DocumentInput): Block {
  const { game, words } = input;
  const suits = trumpSuits(game.rules);
  const lists = suits.map((suit) => rankingOf(game.rules, suit).trumps);
  const entries = entriesByTrump(input, suits, lists);
  const isAlike =
    entries !== undefined && suits.length > 1 && entries.every(({ kind }) => kind !== 'same-color');
  const { suit, cards } = trumpExample(input);
  const tiles = isAlike
    ? entries.map((entry) => tileOf(input, entry))
    : cards.map((card) => tileOfCard(input, card));
  const context = {
    count: tiles.length,
    suit: isAlike || suit === undefined ? undefined : markedSuit(input, suit),
  };
  return stack([
    text('label', words.text('quick-trumps', context)),
    space(0.6),
    ...tileRows(input, tiles),
    ...(isAlike ? [space(0.5), tileLabels(input, entries)] : []),
  ]);
}

function tileOf(input: DocumentInput, entry: Entry): Tile {
  return entry.kind === 'card' ? tileOfCard(input, entry.card) : { rank: entry.rank };
}

function tileOfCard({ game }: DocumentInput, card: number): Tile {
  const { rank = 0, suit = 0 } = game.deck.cards[card] ?? {};
  return { rank, suit };
}

/** How wide so many tiles are that stand in a row. */
function tileWidth({ width }: DocumentInput, count: number): { readonly width: Mm; readonly inRow: number } {
  const most = Math.floor((width + GAP) / (NARROWEST + GAP));
  const inRow = Math.ceil(count / Math.ceil(count / most));
  return { width: Math.min(WIDEST, (width - (inRow - 1) * GAP) / inRow), inRow };
}

function tileRows(input: DocumentInput, tiles: readonly Tile[]): readonly Block[] {
  const { width, inRow } = tileWidth(input, tiles.length);
  return chunks(tiles, inRow).flatMap((some, at) => [
    ...(at === 0 ? [] : [space(GAP)]),
    row(some.map((tile) => [width, drawTile(input, tile, width)] as const), { gap: GAP }),
  ]); // biome-ignore format: short
}

function drawTile(input: DocumentInput, { rank, suit }: Tile, width: Mm): Block {
  const found = input.game.deck.ranks[rank];
  const sign = found ? rankSign(found, input.language) : '';
  const letter = text('label', [{ text: sign, weight: 'semibold', color: INK }], 'center');
  const mark = suit === undefined ? [] : [text('label', [{ symbol: wordSign(input, suit), height: 2.5, alt: suitName(input, suit) }], 'center')]; // biome-ignore format: short
  return { kind: 'frame', width, height: TILE, padding: { x: 0, y: 0 }, radius: 0.9, line: 'card', child: stack([letter, ...mark], { align: 'center' }) }; // biome-ignore format: short
}

/** What stands below tiles of cards that are always trumps, and of those of the trump suit. */
function tileLabels(input: DocumentInput, entries: readonly Entry[]): Block {
  const { words } = input;
  const fixed = entries.flatMap((entry) => (entry.kind === 'card' ? [entry.card] : []));
  const first = entries.findIndex(({ kind }) => kind === 'trump-suit');
  const isSplit = fixed.length > 0 && first === fixed.length;
  const { width, inRow } = tileWidth(input, entries.length);
  if (!isSplit || inRow < entries.length) return space(0);
  const room = first * (width + GAP);
  return row([[room, text('label', nameCards(input, fixed).cards)], ['rest', text('label', words.text('quick-trump-suit'))]]); // biome-ignore format: a pair
}

/** Ranks as they stand on the cards, long runs of numbers by their ends. */
function signsOf(input: DocumentInput, ranks: readonly number[]): readonly string[] {
  const { deck } = input.game;
  return rankNames(input, ranks, (rank) =>
    deck.ranks[rank] ? rankSign(deck.ranks[rank], input.language) : '',
  );
}

/** Room between two columns of card points. */
const COLUMN_GAP: Mm = 4;

/** What cards count, and all together; undefined where they count nothing. */
export function pointsSection(input: DocumentInput): Block | undefined {
  const { words, trace, game, measure } = input;
  const { cardPoints, lastTrick } = game.rules;
  if (!cardPoints) return undefined;
  const total = trace.facts['card-points'];
  const together = total === undefined ? undefined : from(['points', 'deck', 'last-trick'], text('label', words.text('quick-together', { total: figure(total) }), 'right')); // biome-ignore format: short
  const head = sectionHead(words.text('card-points'), together);
  const groups = pointGroups(input).map(({ points, ranks, cards }) => [ranks ? signsOf(input, ranks).join(', ') : cards, figure(points)] as const); // biome-ignore format: short
  const last = lastTrick > 0 ? [[words.text('table-bonus'), figure(lastTrick)] as const] : [];
  const widths = [...groups, ...last].map(([label]) =>
    measure.width(label, { size: 9.5, weight: 'semibold' }),
  );
  const needed = widths.reduce((sum, one) => sum + one, COLUMN_GAP * (widths.length - 1));
  const columns = (some: readonly (readonly [string, string])[], isLabel: boolean) =>
    some.map(([label, points]) => ['fit', stack([text(isLabel ? 'label' : 'note', isLabel ? [quiet(label)] : [{ text: label, weight: 'semibold' }], 'center'), text('note', points, 'center')], { align: 'center' })] as const); // biome-ignore format: short
  const body =
    needed <= input.width
      ? row([...columns(groups, false), ...columns(last, true)], { gap: COLUMN_GAP, align: 'bottom' })
      : stack([...groups, ...last].map(([label, points]) => row([['rest', text('note', label)], ['fit', text('note', points)]]))); // biome-ignore format: short
  return from(['points', 'deck', 'last-trick'], stack([head, space(0.4), body]));
}
