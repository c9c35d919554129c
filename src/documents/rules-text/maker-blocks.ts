import type { Block } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { type MakerBands, makerBands } from '../../proof/maker-bands.ts';
import { row, rule, space, stack, text } from '../blocks.ts';
import { type DocumentInput, everyTable, figure, isNarrow } from '../input.ts';
import { quiet } from '../match-box.ts';

type Band = MakerBands['bands'][number];

/** Room between the two blocks. */
const GAP: Mm = 6;

/** What decides between makers and others, the same for every number of players; undefined where more than that decides. */
export function toldBands(input: DocumentInput): MakerBands | undefined {
  const bands = makerBands(input.game.rules);
  const told = JSON.stringify(bands);
  return bands && everyTable(input, (rules) => JSON.stringify(makerBands(rules)) === told)
    ? bands
    : undefined;
}

/** The scoring in two blocks: what is scored if the makers win, and if the others do, by what the losers took. */
export function makerBlocks(input: DocumentInput, { counts, bands }: MakerBands): Block {
  const all = Math.max(...bands.map(({ to }) => to));
  const { target, start } = input.game.rules.match;
  const way = target !== undefined && target < start ? -1 : 1;
  const ahead = ({ makers, others }: Band) => Math.sign(makers - others) * way;
  const block = (winner: 'makers' | 'others') => {
    const own = bands.filter((band) => ahead(band) === (winner === 'makers' ? 1 : -1));
    const taken = own.map((band) => ({ band, losers: winner === 'makers' ? [all - band.to, all - band.from] : [band.from, band.to] })); // biome-ignore format: short
    const sorted = taken.sort((one, other) => one.losers[0]! - other.losers[0]!);
    return winnerBlock(input, { winner, counts, least: all - Math.max(...sorted.map(({ losers }) => losers[1]!)), rows: sorted }); // biome-ignore format: short
  };
  const blocks = [block('makers'), block('others')];
  const both = isNarrow(input) ? stack(blocks, { gap: GAP }) : row(blocks.map((one) => ['rest', one] as const), { gap: GAP }); // biome-ignore format: short
  const even = bands.filter((band) => ahead(band) === 0);
  const none = even.map(({ from, to }) => text('small', input.words.text('makers-even', { range: rangeOf([from, to]), counts: unitOf(input, counts) }))); // biome-ignore format: short
  return stack([both, ...none]);
}

interface WinnerBlock {
  readonly winner: 'makers' | 'others';
  readonly counts: MakerBands['counts'];
  /** What the winners have at least. */
  readonly least: number;
  /** By what the losers took, the least first. */
  readonly rows: readonly { readonly band: Band; readonly losers: readonly number[] }[];
}

function winnerBlock(input: DocumentInput, { winner, counts, least, rows }: WinnerBlock): Block {
  const { words } = input;
  const unit = unitOf(input, counts);
  const lines = rows.map(({ band, losers }) => {
    const [own, other] = winner === 'makers' ? [band.makers, band.others] : [band.others, band.makers];
    const loss = other === 0 ? [] : [quiet(` · ${words.text(`${winner}-lose`, { score: signed(other) })}`)];
    return row([
      ['rest', text('small', words.text(`${winner}-against`, { range: rangeOf(losers) }))],
      ['fit', text('small', [{ text: other === 0 ? figure(own) : signed(own), weight: 'semibold' }, ...loss], 'right')],
    ]); // biome-ignore format: a pair
  });
  return stack([
    rule('hairline'),
    space(1.4),
    text('box-head', words.text(`${winner}-win`)),
    text('small', [quiet(words.text('winners-have', { least: figure(least), unit }))]),
    space(0.8),
    stack(lines, { gap: 0.6 }),
  ]);
}

function unitOf({ words }: DocumentInput, counts: MakerBands['counts']): string {
  return words.text(counts === 'points' ? 'score-points' : 'score-tricks');
}

function rangeOf([from = 0, to = from]: readonly number[]): string {
  return from === to ? figure(from) : `${figure(from)}–${figure(to)}`;
}

function signed(score: number): string {
  return score > 0 ? `+${figure(score)}` : figure(score);
}
