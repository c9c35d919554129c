import type { Seat, Side } from '../../engine/rules.ts';
import type { SideScore } from '../../engine/scoring.ts';
import { besideBands } from '../../proof/maker-bands.ts';
import type { DocumentInput } from '../input.ts';
import { toldBands, winnersRow } from './maker-blocks.ts';

/** What a hand came to, as far as blocks of scoring ask for it. */
export interface BandHand {
  readonly maker: Seat | undefined;
  /** By seat. */
  readonly tricks: readonly number[] | undefined;
  /** By side; undefined where cards count nothing. */
  readonly points: readonly number[] | undefined;
}

/** A row of a block of scoring, and what it gives to one side. */
export interface ToldBand {
  readonly label: string;
  readonly gives: number;
}

/** The row that a hand falls into where scoring is told in blocks; undefined where it is not, or where this side scores by something else. */
export function toldBand(
  input: DocumentInput,
  { maker, tricks, points }: BandHand,
  side: Side,
  { line }: Pick<SideScore, 'line'>,
): ToldBand | undefined {
  const { rules } = input.game;
  if (maker === undefined || !line || besideBands(rules).has(line)) return undefined;
  const told = toldBands(input);
  if (!told) return undefined;
  const makers = rules.sides.findIndex((seats) => seats.includes(maker));
  const won = rules.sides[makers]?.reduce((sum, seat) => sum + (tricks?.[seat] ?? 0), 0);
  const taken = told.counts === 'points' ? points?.[makers] : tricks && won;
  const row = taken === undefined ? undefined : winnersRow(input, told, taken);
  return row && { label: row.label, gives: side === makers ? row.band.makers : row.band.others };
}
