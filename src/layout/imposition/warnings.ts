import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { counted } from '../../diagnostics/words.ts';
import type { CardPart } from '../../page/content.ts';
import type { Mm, Size } from '../../page/geometry.ts';
import type { BackOffset, Printing } from '../../page/print.ts';
import { formatMm } from '../flow/problems.ts';
import type { Furniture } from './furnish.ts';
import type { Misfit } from './grid.ts';
import { marksReach } from './margins.ts';
import type { Ticks } from './ticks.ts';

const HELP =
  'leave a larger margin, ask for fewer columns or rows, or measure with `stichwerk calibrate` what the printer leaves blank';

/** E0405: what the message says stands where the printer does not print. */
export function tooNear(message: string, unprintable: Mm, help = HELP): Diagnostic {
  return {
    code: 'E0405',
    severity: 'warning',
    message,
    why: `the printer leaves ${formatMm(unprintable)} mm along every edge of the paper blank`,
    help,
  };
}

/** E0405: cards so near the edge of the paper that the printer does not print all of them. */
export function cardsTooNear(distance: Mm, unprintable: Mm): Diagnostic {
  return tooNear(`the cards stand ${formatMm(distance)} mm from the edge of the paper`, unprintable);
}

/** E0405: backs that are moved there. */
export function backsTooNear(distance: Mm, { x, y, angle }: BackOffset, unprintable: Mm): Diagnostic {
  const offset = `${formatMm(x)},${formatMm(y)},${formatMm(angle)}`;
  const where =
    distance < 0
      ? `reach ${formatMm(-distance)} mm beyond the edge of the paper`
      : `stand ${formatMm(distance)} mm from the edge of the paper`;
  return tooNear(`the backs, moved by ${offset}, ${where}`, unprintable);
}

/** E0405: ticks that the printer may not print, or that have no room. */
export function ticksTooNear({ faults }: Ticks, printing: Printing): readonly Diagnostic[] {
  const { unprintable } = printing;
  const sides = (some: Ticks['faults']): string => some.map(({ side }) => side).join(', ');
  const least = (some: Ticks['faults']): string => formatMm(Math.min(...some.map(({ margin }) => margin)));
  const without = faults.filter(({ length }) => length === 0);
  const near = faults.filter(({ length }) => length > 0);
  const needed = formatMm(unprintable + marksReach(printing));
  const room = (some: Ticks['faults']): string =>
    `${least(some)} mm beside the cards, and ${needed} mm are needed`;
  return [
    ...(without.length > 0
      ? [tooNear(`there is no room for cutting ticks (${sides(without)}): ${room(without)}`, unprintable)]
      : []),
    ...(near.length > 0
      ? [
          tooNear(
            `cutting ticks stand too near the edge of the paper (${sides(near)}): ${room(near)}`,
            unprintable,
          ),
        ]
      : []),
  ];
}

/** What stands in the margins of the sides that hold fronts, and of those that hold backs. */
type FurnishedSides = readonly (readonly [CardPart, Furniture])[];

/** E0405: rulers or words of some sides that the printer may not print, or that have no room. */
export function furnitureTooNear(sides: FurnishedSides, unprintable: Mm): readonly Diagnostic[] {
  const tell = (name: string, distanceOf: (one: Furniture) => Mm | undefined): readonly Diagnostic[] => {
    const found = sides.map(([side, one]) => ({ side, distance: distanceOf(one) }));
    const without = found.filter(({ distance }) => distance === undefined);
    const near = found.filter(({ distance }) => distance !== undefined && distance < unprintable - 1e-6);
    const beside = (some: typeof found): string =>
      some.length < sides.length ? ` beside the ${some.map(({ side }) => side).join()}` : '';
    const least = Math.min(...near.map(({ distance = unprintable }) => distance));
    return [
      ...(without.length > 0
        ? [tooNear(`there is no room for the ${name}${beside(without)}`, unprintable)]
        : []),
      ...(near.length > 0
        ? [
            tooNear(
              `the ${name}${beside(near)} stands ${formatMm(least)} mm from the edge of the paper`,
              unprintable,
            ),
          ]
        : []),
    ];
  };
  return [
    ...tell('ruler', ({ ruler }) => ruler?.distance),
    ...tell('line of words', ({ labels }) => labels?.distance),
  ];
}

/** E0404: words that are to fill a sheet and have no room on a card. */
export function tooLong({ width, height }: Size): Diagnostic {
  return {
    code: 'E0404',
    severity: 'error',
    message: `a section of the quick reference has no room on a card of ${formatMm(width)} × ${formatMm(height)} mm`,
    help: 'leave `--fill-sheet` out and print `quick-reference` by itself, or take larger cards',
  };
}

/** E0410: a sheet that has no places left. */
export function noneLeft(free: number, needed: number): Diagnostic {
  return {
    code: 'E0410',
    severity: 'warning',
    message: '`--fill-sheet` has no effect',
    why: `the last sheet has room for ${counted(free, 'card')} more, and a quick reference takes ${needed}`,
    help: 'leave it out, or print `quick-reference` by itself',
  };
}

/** E0404: a card larger than the paper, or more cards asked for than fit; with the margin with which they would. */
export function doesNotFit(
  card: Size,
  paper: Size,
  printing: Printing,
  { most }: Misfit,
  fittingMargin: Mm | undefined,
): Diagnostic {
  const { grid, margin, gap, unprintable, backs } = printing;
  const margins =
    margin === undefined
      ? `${formatMm(unprintable)} mm along every edge are blank, and marks and a ruler need room beside the cards`
      : `the margin that was asked for is ${formatMm(margin)} mm`;
  const between = gap > 0 ? `; the gap is ${formatMm(gap)} mm` : '';
  const half = backs === 'fold' ? ', half of which is for backs' : '';
  const other = fittingMargin === undefined ? '' : `, or ask for a margin of ${formatMm(fittingMargin)} mm`;
  const smaller = `choose a smaller card or a larger paper${other}`;
  const best = most && `${most.columns} × ${most.rows}`;
  return {
    code: 'E0404',
    severity: 'error',
    message:
      grid && best
        ? `${grid.columns} × ${grid.rows} cards of ${sizeOf(card)} mm do not fit a paper of ${sizeOf(paper)} mm: ${best} do`
        : `a card of ${sizeOf(card)} mm does not fit a paper of ${sizeOf(paper)} mm`,
    why: `${margins}${between}${half}`,
    help: best ? `ask for ${best}, ${other === '' ? 'or ' : ''}${smaller}` : smaller,
  };
}

function sizeOf({ width, height }: Size): string {
  return `${formatMm(width)} × ${formatMm(height)}`;
}
