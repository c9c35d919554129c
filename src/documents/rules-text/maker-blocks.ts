import type { Rules } from '../../engine/rules.ts';
import type { Block } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { type MakerBands, makerBands } from '../../proof/maker-bands.ts';
import { from, row, rule, space, stack, text } from '../blocks.ts';
import { type DocumentInput, everyTable, figure, isNarrow } from '../input.ts';
import { quiet } from '../match-box.ts';

type Band = MakerBands['bands'][number];

/** Room between the two blocks. */
const GAP: Mm = 6;

/**
 * What decides between makers and others, if it can be told by what the losers took: the same for every number of players,
 * the makers winning with more and the others with less of an amount that is always shared out whole.
 */
export function toldBands(input: DocumentInput): MakerBands | undefined {
  const { rules } = input.game;
  const bands = makerBands(rules);
  if (!bands || !everyTable(input, (table) => isSharedOut(table, bands.counts))) return undefined;
  const told = JSON.stringify(bands);
  if (!everyTable(input, (table) => JSON.stringify(makerBands(table)) === told)) return undefined;
  const winners = bands.bands.map((band) => winnerOf(rules, band));
  const inOrder = winners.every((sign, at) => sign <= (winners[at - 1] ?? sign));
  return inOrder && winners.includes(1) && winners.includes(-1) ? bands : undefined;
}

/** Whether makers and others always take the same together: all tricks, and all card points if no card is left over. */
function isSharedOut({ deck, deal, players }: Rules, counts: MakerBands['counts']): boolean {
  return counts === 'tricks' || deal.sizes.every((size) => size * players === deck.cards.length);
}

/** 1 where the makers win, −1 where the others do, 0 where nobody is ahead. */
function winnerOf({ match: { target, start } }: Rules, { makers, others }: Band): number {
  return Math.sign(makers - others) * (target !== undefined && target < start ? -1 : 1);
}

/** One block in words: whose, what they have at least, and by what the losers took what is scored. */
interface ToldBlock {
  readonly head: string;
  readonly least: string;
  /** `loss`: what the losers get, with its sign; empty if nothing. */
  readonly rows: readonly { readonly label: string; readonly amount: string; readonly loss: string }[];
}

/** The scoring in two blocks, in words, and when nobody gets anything; undefined where it is not told so. */
export function blocksOf(
  input: DocumentInput,
): { readonly blocks: readonly ToldBlock[]; readonly even: readonly string[] } | undefined {
  const told = toldBands(input);
  if (!told) return undefined;
  return {
    blocks: winnerBlocks(input, told).map((block) => wordBlock(input, block)),
    even: evenLines(input, told),
  };
}

/** The scoring in two blocks: what is scored if the makers win, and if the others do, by what the losers took. */
export function makerBlocks(input: DocumentInput, bands: MakerBands): Block {
  const blocks = winnerBlocks(input, bands).map((block) => drawBlock(input, wordBlock(input, block)));
  const both = isNarrow(input) ? stack(blocks, { gap: GAP }) : row(blocks.map((one) => ['rest', one] as const), { gap: GAP }); // biome-ignore format: short
  return stack([both, ...evenLines(input, bands).map((line) => text('small', line))]);
}

/** Amounts for which nobody gets anything. */
function evenLines(input: DocumentInput, { counts, bands }: MakerBands): readonly string[] {
  const even = bands.filter((band) => winnerOf(input.game.rules, band) === 0);
  return even.map(({ from: least, to }) => input.words.text('makers-even', { range: rangeOf([least, to]), counts: unitOf(input, counts) })); // biome-ignore format: short
}

function winnerBlocks(input: DocumentInput, { counts, bands }: MakerBands): readonly WinnerBlock[] {
  const { rules } = input.game;
  const all = Math.max(...bands.map(({ to }) => to));
  const wonBy = (sign: number) => bands.filter((band) => winnerOf(rules, band) === sign);
  // The most for the makers is the least for the others.
  const makers = wonBy(1).map((band) => ({ band, losers: losersOf(band, 'makers', all) }));
  const others = wonBy(-1).map((band) => ({ band, losers: losersOf(band, 'others', all) })).reverse(); // biome-ignore format: short
  const block = (winner: WinnerBlock['winner'], rows: WinnerBlock['rows']): WinnerBlock => {
    return { winner, counts, least: all - (rows.at(-1)?.losers[1] ?? all), rows };
  };
  return [block('makers', makers), block('others', others)];
}

/** What the losers took in a band of what the makers took, of `all` that there is. */
function losersOf(
  { from, to }: Band,
  winner: WinnerBlock['winner'],
  all: number,
): WinnerBlock['rows'][number]['losers'] {
  return winner === 'makers' ? [all - to, all - from] : [from, to];
}

/** With how much the makers win at least, and with how much the others. */
export function leastToWin(
  rules: Rules,
  { bands }: MakerBands,
): { readonly makers: number; readonly others: number } {
  const all = Math.max(...bands.map(({ to }) => to));
  const of = (sign: number) => bands.filter((band) => winnerOf(rules, band) === sign);
  return {
    makers: Math.min(...of(1).map(({ from }) => from)),
    others: all - Math.max(...of(-1).map(({ to }) => to)),
  };
}

/** The row of the blocks for so much that the makers took; undefined where nobody wins. */
export function winnersRow(
  input: DocumentInput,
  { counts, bands }: MakerBands,
  taken: number,
): { readonly label: string; readonly band: Band } | undefined {
  const band = bands.find(({ from, to }) => from <= taken && taken <= to);
  const sign = band ? winnerOf(input.game.rules, band) : 0;
  if (!band || sign === 0) return undefined;
  const winner = sign > 0 ? 'makers' : 'others';
  const all = Math.max(...bands.map(({ to }) => to));
  return { label: wordLosers(input, winner, counts, losersOf(band, winner, all)), band };
}

function wordLosers(
  input: DocumentInput,
  winner: WinnerBlock['winner'],
  counts: MakerBands['counts'],
  losers: readonly [from: number, to: number],
): string {
  return input.words.text(`${winner}-against`, {
    range: rangeOf(losers),
    unit: unitOf(input, counts, losers[1]),
  });
}

interface WinnerBlock {
  readonly winner: 'makers' | 'others';
  readonly counts: MakerBands['counts'];
  /** What the winners have at least. */
  readonly least: number;
  /** By what the losers took, the least first. */
  readonly rows: readonly { readonly band: Band; readonly losers: readonly [from: number, to: number] }[];
}

function wordBlock(input: DocumentInput, { winner, counts, least, rows }: WinnerBlock): ToldBlock {
  const { words } = input;
  return {
    head: words.text(`${winner}-win`),
    least: words.text('winners-have', { least: figure(least), unit: unitOf(input, counts, least) }),
    rows: rows.map(({ band, losers }) => {
      const [own, other] = winner === 'makers' ? [band.makers, band.others] : [band.others, band.makers];
      const loss = other === 0 ? '' : words.text(`${winner}-lose`, { score: signed(other) });
      return { label: wordLosers(input, winner, counts, losers), amount: other === 0 ? figure(own) : signed(own), loss }; // biome-ignore format: short
    }),
  };
}

function drawBlock({ words }: DocumentInput, { head, least, rows }: ToldBlock): Block {
  const lines = rows.map(({ label, amount, loss }) => {
    const runs = [
      { text: amount, weight: 'semibold' as const },
      ...(loss === '' ? [] : [quiet(` · ${loss}`)]),
    ];
    return row([['rest', text('small', label)], ['fit', text('small', runs, 'right')]]); // biome-ignore format: a pair
  });
  const title = row([['rest', text('box-head', head)], ['fit', from('paper', text('small', [quiet(words.text('points'))], 'right'))]], { align: 'baseline' }); // biome-ignore format: short
  return stack([rule('hairline'), space(1.4), title, text('small', [quiet(least)]), space(0.8), stack(lines, { gap: 0.6 })]); // biome-ignore format: short
}

function unitOf({ words }: DocumentInput, counts: MakerBands['counts'], most = 0): string {
  return words.text(counts === 'points' ? 'unit-points' : 'unit-tricks', { one: most === 1 });
}

function rangeOf([from, to]: readonly [from: number, to: number]): string {
  return from === to ? figure(from) : `${figure(from)}–${figure(to)}`;
}

function signed(score: number): string {
  return score > 0 ? `+${figure(score)}` : figure(score);
}
