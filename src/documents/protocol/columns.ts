import type { Mm } from '../../page/geometry.ts';
import { type DocumentInput, hasPartners, isNarrow, seatName, stylesOf } from '../input.ts';
import { labelColumn } from '../trick-table.ts';
import { wordChoices } from './choices.ts';
import { leastCell } from './measures.ts';
import type { Steps } from './steps.ts';

/** The widths of the columns of a sheet whose cards stand below the seats; 0 for a column that it has not. */
export interface SheetColumns {
  /** The hand's number, dealer and trump suit; 0 where they stand in a line above the hand. */
  readonly hand: Mm;
  readonly trick: Mm;
  readonly lead: Mm;
  readonly player: Mm;
  readonly winner: Mm;
  /** Card points of a trick, where everyone plays for himself. */
  readonly points: Mm;
  /** What a side of partners takes. */
  readonly side: Mm;
  /** Whether points and total of a player, or of a side, stand beside each other. */
  readonly split: boolean;
}

/** Room before the words of a cell. */
export const PADDING: Mm = 1.6;

/**
 * The best columns that leave every cell room to write: comfortable, tight, or with the hand's number above its rows; only the
 * last where `banded`.
 */
export function sheetColumns(input: DocumentInput, steps: Steps, banded = false): SheetColumns {
  const least = leastCell(input);
  const partners = hasPartners(input);
  const tight = tightColumns(input, steps);
  const halves = 2 * least;
  const wide = { hand: 17, trick: 16.6, lead: 16.4, winner: partners || steps.cardPoints ? 16 : 20 };
  const side = partners ? Math.max(24, tight.side) : 0;
  const tries: readonly Omit<SheetColumns, 'player' | 'split'>[] = [
    ...(isNarrow(input) ? [] : [{ ...wide, points: tight.points, side }]),
    { ...tight, side: partners ? Math.max(halves, tight.side) : 0 },
    { ...tight, hand: 0, side: partners ? Math.max(halves, tight.side) : 0 },
    { ...tight, hand: 0 },
  ];
  const sized = tries
    .filter(({ hand }) => !banded || hand === 0)
    .map((widths) => withPlayers(input, widths, halves));
  const fits = ({ player, split }: SheetColumns) => player >= least && split;
  return sized.find(fits) ?? (sized.at(-1) as SheetColumns);
}

function withPlayers(
  input: DocumentInput,
  widths: Omit<SheetColumns, 'player' | 'split'>,
  halves: Mm,
): SheetColumns {
  const { rules } = input.game;
  const { hand, trick, lead, winner, points, side } = widths;
  const sides = side === 0 ? 0 : rules.sides.length;
  const player = (input.width - hand - trick - lead - winner - points - sides * side) / rules.players;
  const label = `${input.words.text('points')} | ${input.words.text('stand')}`;
  const labelFits = input.measure.width(label, stylesOf(input).label) <= trick + lead;
  return { ...widths, player, split: labelFits && (side === 0 ? player : side) >= halves };
}

/** Columns as narrow as their words allow. */
function tightColumns(input: DocumentInput, steps: Steps): Omit<SheetColumns, 'player' | 'split'> {
  const { words } = input;
  const widest = (labels: readonly string[]) =>
    Math.max(...labels.map((label) => labelColumn(input, label, 0)));
  const seat = seatName(input, 0);
  const least = leastCell(input);
  const sum = words.text('together', { sum: 130 });
  return {
    hand: Math.max(14, widest([words.text('trump-blank'), words.text('begins', { seat })])),
    trick: widest([words.text('trick'), '00']),
    lead: Math.max(least, widest([words.text('leads')]) + PADDING),
    winner: Math.max(least, widest([words.text('winner'), sum]) + PADDING),
    points:
      steps.cardPoints && !hasPartners(input)
        ? Math.max(least, widest([words.text('card-points')]) + PADDING)
        : 0,
    side: hasPartners(input) ? Math.max(least, sideWords(input), meldWords(input, steps)) : 0,
  };
}

/** What the longest name of a meld takes, ringed. */
function meldWords(input: DocumentInput, { melds }: Steps): Mm {
  return PADDING + Math.max(0, ...wordChoices(input, melds).map(({ width }) => width));
}

/** What the names of a side of partners take. */
function sideWords(input: DocumentInput): Mm {
  const { sides } = input.game.rules;
  return Math.max(...sides.map((_, side) => labelColumn(input, sideSeats(input, side), 0) + PADDING));
}

/** `A + C`. */
export function sideSeats(input: DocumentInput, side: number): string {
  return (input.game.rules.sides[side] ?? []).map((seat) => seatName(input, seat)).join(' + ');
}

/** The style of the words before a row: as usual, or smaller where they need to be. */
export function rowStyle(
  input: DocumentInput,
  { trick, lead }: SheetColumns,
  labels: readonly string[],
): 'small' | 'label' {
  const { small } = stylesOf(input);
  return labels.every((label) => input.measure.width(label, small) + 0.8 <= trick + lead) ? 'small' : 'label';
}
