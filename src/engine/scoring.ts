import { evaluate, type ScoreValues } from './expression.ts';
import type { Rules, ScoreLine } from './rules.ts';

/** What one seat scores in a hand, and by which line; without a line that holds, nothing is scored. */
export interface SeatScore {
  readonly points: number;
  readonly line?: ScoreLine;
}

/** Scores one seat by the tricks it took. */
export function scoreSeat(rules: Rules, tricks: number): SeatScore {
  const values: ScoreValues = { tricks, hand_size: rules.handSize };
  const line = rules.scoring.find(({ when }) => when === undefined || evaluate(when, values) !== 0);
  return line === undefined ? { points: 0 } : { points: evaluate(line.score, values), line };
}

/** By seat: points of a hand in which the seats took `won` tricks. */
export function scoreHand(rules: Rules, won: readonly number[]): readonly number[] {
  return won.map((tricks) => scoreSeat(rules, tricks).points);
}
