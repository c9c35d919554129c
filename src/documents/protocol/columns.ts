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
  const whole = { ...tight, trick: Math.max(tight.trick, scoreWords(input) - tight.lead) };
  const divided = { ...whole, side: partners ? Math.max(halves, tight.side) : 0 };
  const tries: readonly Widths[] = [
    ...(isNarrow(input) ? [] : [{ ...wide, points: tight.points, side: partners ? Math.max(24, tight.side) : 0 }]), // biome-ignore format: short
    divided,
    tight,
    { ...divided, hand: 0 },
    { ...tight, hand: 0 },
  ];
  const sized = tries
    .map((widths) => withPlayers(input, widths, halves))
    .filter(({ hand }) => !banded || hand === 0);
  const fits = ({ player, split, hand }: SheetColumns, at: number) =>
    split ? player >= least : player >= least * (hand > 0 ? ROOMY : 1) && at > 0;
  return sized.find(fits) ?? (sized.at(-1) as SheetColumns);
}

/** Cells so many times as wide as they must be are worth a column for the hand's number. */
const ROOMY = 1.1;

/** All widths but those that follow from what is left. */
type Widths = Omit<SheetColumns, 'player' | 'split'>;

function withPlayers(input: DocumentInput, widths: Widths, halves: Mm): SheetColumns {
  const { rules } = input.game;
  const { hand, trick, lead, winner, points, side } = widths;
  const sides = side === 0 ? 0 : rules.sides.length;
  const player = (input.width - hand - trick - lead - winner - points - sides * side) / rules.players;
  const isSplit = scoreWords(input) <= trick + lead + TOLERANCE && (side === 0 ? player : side) >= halves;
  return { ...widths, player, split: isSplit };
}

/** Widths that were made to fit come out of sums as a hair less. */
const TOLERANCE: Mm = 0.01;

/** What the words before points and total take. */
function scoreWords(input: DocumentInput): Mm {
  const { words, measure } = input;
  return measure.width(`${words.text('points')} | ${words.text('stand')}`, stylesOf(input).label) + 0.6;
}

/** Columns as narrow as their words allow. */
function tightColumns(input: DocumentInput, steps: Steps): Widths {
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
    side: hasPartners(input) ? Math.max(least, sideWords(input, steps), meldWords(input, steps)) : 0,
  };
}

/** What the longest name of a meld takes, ringed. */
function meldWords(input: DocumentInput, { melds }: Steps): Mm {
  return PADDING + Math.max(0, ...wordChoices(input, melds).map(({ width }) => width));
}

/** What the names of a side of partners take, and the word above them for what is counted. */
function sideWords(input: DocumentInput, { cardPoints }: Steps): Mm {
  const counted = input.words.text(cardPoints ? 'card-points' : 'tricks');
  const names = input.game.rules.sides.map((_, side) => sideSeats(input, side));
  return PADDING + Math.max(...[counted, ...names].map((label) => labelColumn(input, label, 0)));
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
