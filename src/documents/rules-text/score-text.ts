import type { Block, TableBlock, TableRow } from '../../page/block.ts';
import { namesOfScoring } from '../../proof/score-names.ts';
import { counted, type DocumentInput, figure, hasPartners, isNarrow, stylesOf } from '../input.ts';
import { entriesBeside } from '../score-table/score-entries.ts';
import { sideColumn } from '../side-section.ts';
import { isTrickScoringForAll, largestTable, pointsByTricks } from '../trick-scoring.ts';
import { headRow } from '../trick-table.ts';
import { nameCards, rankWord } from './card-sets.ts';
import { makerBlocks, toldBands } from './maker-blocks.ts';
import { scoreEntries } from './score-entries.ts';
import { tableCell } from './table-cell.ts';

/** What the points of a hand depend on. */
export function goalContext({ game }: DocumentInput): object {
  const names = namesOfScoring(game.rules);
  const points = names.has('points') || names.has('other_points');
  const counts = points || names.has('tricks') || names.has('other_tricks');
  return { bids: names.has('bid'), points, counts };
}

/** Points a trick, if every trick gives the same; the points of a hand, if they are always the same; else a table. */
export function scoringContext(input: DocumentInput): object {
  const { rules } = input.game;
  const byTricks = isTrickScoringForAll(input.game);
  const byMakers = byTricks ? undefined : toldBands(input);
  const points = byTricks ? pointsByTricks(largestTable(input.game)) : [];
  const perTrick = points[1] ?? 0;
  const constant = input.trace.facts['points-per-hand'];
  const even = byTricks && points.every((score, tricks) => score === tricks * perTrick);
  return {
    byTricks,
    byMakers: byMakers && { points: byMakers.counts === 'points' },
    perTrick: even && perTrick > 0 ? counted(input, 'n-points', perTrick) : undefined,
    one: even && perTrick === 1,
    constant: byTricks && constant !== undefined ? counted(input, 'n-points', constant) : undefined,
    partners: hasPartners(input),
    several: rules.scoring.lines.length > 1,
    steps: rules.scoring.steps.length > 0,
    awarded: awardedUnits(input),
  };
}

/** What a hand can give at once; undefined where it gives nothing of that kind. */
function awardedUnits({ game, words, language }: DocumentInput): string | undefined {
  const { scoring, match } = game.rules;
  const names = scoring.awards.map(({ unit }) => match.units[unit]?.name[language] ?? '');
  return names.length === 0 ? undefined : [...new Set(names)].join(` ${words.text('or')} `);
}

/** Card points by rank, and what the last trick adds; undefined where cards count nothing. */
export function cardPointsContext(input: DocumentInput): object | undefined {
  const { rules, deck } = input.game;
  if (!rules.cardPoints) return undefined;
  const total = input.trace.facts['card-points'];
  const nothing = deck.cards.filter(({ index }) => (rules.cardPoints?.[index] ?? 0) === 0).length;
  return { lastTrick: rules.lastTrick > 0 ? rules.lastTrick : undefined, total, nothing: nothing > 0 };
}

/** The table of card points: ranks, or single cards where those of a rank differ, most points first; one line if they are few. */
export function cardPointsTable(input: DocumentInput): TableBlock {
  const { words } = input;
  const rows = [...pointsByCards(input)].map(([points, { cards }]) => [cards, figure(points)] as const);
  const labels = [words.text('cards-head'), words.text('card-points')] as const;
  const fixed = labels.map((label) => ({ ...tableCell(label), from: ['paper'] }));
  const names = rows.map(([cards]) => cards);
  const widths = [...labels.slice(1), ...names].map((name) => input.measure.width(name, stylesOf(input).small) + 2 * GAP); // biome-ignore format: short
  const together = widths.reduce((sum, width) => sum + width, 0);
  if (together > input.width - sideColumn(input)) return table(labels.map((label) => ({ fixed: label })), rows, [56, 22]); // biome-ignore format: short
  const points = [fixed[1]!, ...rows.map(([, value]) => tableCell(value))];
  const head: TableRow = {
    head: true,
    below: 'hairline',
    cells: [fixed[0]!, ...names.map(tableCell)].map((cell) => ({ ...cell, header: 'Column' })),
  };
  const columns = widths.map((width, at) => ({ width, padding: at === 0 ? 0 : GAP }));
  return { kind: 'table', columns, rows: [head, { cells: points }] };
}

/** Cards that are worth the same: by their ranks if all of these are, else by name. */
interface PointGroup {
  readonly points: number;
  readonly ranks?: readonly number[];
  readonly cards: string;
}

/** Cards by their points, most first. */
export function pointGroups(input: DocumentInput): readonly PointGroup[] {
  return [...pointsByCards(input)].map(([points, { ranks, cards }]) => ({
    points,
    cards,
    ...(ranks && { ranks }),
  }));
}

/** Points for 0, 1, 2 … tricks, and for each where all give the same; undefined where more than tricks decides. */
export function pointsOfTricks({
  game,
}: DocumentInput): { readonly all: readonly number[]; readonly perTrick?: number } | undefined {
  if (!isTrickScoringForAll(game)) return undefined;
  const all = pointsByTricks(largestTable(game));
  const [, perTrick = 0] = all;
  const even = all.every((score, tricks) => score === tricks * perTrick) && perTrick > 0;
  return { all, ...(even && { perTrick }) };
}

function pointsByCards(
  input: DocumentInput,
): ReadonlyMap<number, { readonly ranks?: readonly number[]; readonly cards: string }> {
  const { deck, rules } = input.game;
  const points = rules.cardPoints ?? [];
  const values = [...new Set(points)].filter((value) => value !== 0).sort((a, b) => b - a);
  return new Map(
    values.map((value) => {
      const cards = deck.cards.filter(({ index }) => points[index] === value).map(({ index }) => index);
      return [value, ranksOrCards(input, cards)];
    }),
  );
}

function ranksOrCards(
  input: DocumentInput,
  cards: readonly number[],
): { readonly ranks?: readonly number[]; readonly cards: string } {
  const { deck } = input.game;
  const own = new Set(cards);
  const ranks = deck.ranks.map((_, rank) => rank).filter((rank) => deck.cards.some((card) => card.rank === rank && own.has(card.index))); // biome-ignore format: short
  const whole = ranks.every((rank) => deck.cards.every((card) => card.rank !== rank || own.has(card.index)));
  if (!whole) return { cards: nameCards(input, cards).cards };
  return { ranks, cards: ranks.map((rank) => rankWord(input, rank)).join(', ') };
}

/** The scoring key: the line that counts, or two blocks, and below that what is then added, multiplied or given at once. */
export function scoringKey(input: DocumentInput): readonly Block[] {
  const { words } = input;
  const bands = toldBands(input);
  if (bands) {
    const besides = entriesBeside(input);
    const rest = table([words.text('key-besides', { inTurn: input.game.rules.scoring.steps.length > 1 }), { fixed: words.text('points') }], besides, [isNarrow(input) ? input.width * NARROW_SHARE : 86]); // biome-ignore format: short
    return [makerBlocks(input, bands), ...(besides.length > 0 ? [rest] : [])];
  }
  return [
    table([{ fixed: words.text('key-when') }, { fixed: words.text('points') }], scoringRows(input), [
      isNarrow(input) ? input.width * NARROW_SHARE : 86,
    ]),
  ];
}

/** The scoring key as pairs of when and how much; the head of bands has no amount. */
export function scoringRows(input: DocumentInput): readonly (readonly [string, string])[] {
  return scoreEntries(input).map(({ kind, label, amount }) => {
    return [kind === 'line' ? label : input.words.text('key-step', { when: label }), amount] as const;
  });
}

/** What the cases take of a narrow page. */
const NARROW_SHARE = 0.6;

/** Room before a column of numbers. */
const GAP = 3;

function table(
  labels: Parameters<typeof headRow>[0],
  entries: readonly (readonly [string, string])[],
  widths: readonly number[],
): TableBlock {
  const rows = entries.map(([label, value]): TableRow => {
    const head = { ...tableCell(capitalize(label)), header: 'Row' as const };
    const cells = value === '' ? [{ ...head, columns: 2 }] : [head, tableCell(value)];
    return { below: 'hairline', cells };
  });
  const columns = labels.map((_, at) => ({ width: widths[at] ?? ('rest' as const), padding: at === 0 ? 0 : GAP })); // biome-ignore format: short
  return { kind: 'table', columns, rows: [headRow(labels, 'head'), ...rows] };
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
