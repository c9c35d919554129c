import type { Random } from '../../../src/cards/shuffle.ts';
import type { Rules } from '../../../src/engine/rules.ts';
import type { Cards } from './cards.ts';
import type { Opinion } from './opinion.ts';

/** What two opinions agreed on and what not. */
export interface Report {
  /** Turns at which the legal cards were compared. */
  nodes: number;
  tricks: number;
  hands: number;
  matches: number;
  tables: number;
  readonly disagreements: string[];
}

/** A report with nothing in it. */
export function newReport(): Report {
  return { nodes: 0, tricks: 0, hands: 0, matches: 0, tables: 0, disagreements: [] };
}

/** Notes it if the engine does not say what the second opinion says; `where` tells how to see it again. */
export function compare(
  report: Report,
  what: string,
  engine: unknown,
  opinion: unknown,
  where: () => string,
): void {
  if (engine === opinion) return;
  const [one, other] = [engine, opinion].map((value) => JSON.stringify(value) ?? 'nothing');
  if (one !== other) report.disagreements.push(`${what}: engine ${one}, second opinion ${other}; ${where()}`);
}

/** Two umpires at one table: the engine with its rules, and the second opinion. */
export interface Table {
  readonly name: string;
  readonly rules: Rules;
  readonly opinion: Opinion;
  readonly cards: Cards;
  readonly random: Random;
  readonly report: Report;
}

/** A whole number below `limit`. */
export const draw = (random: Random, limit: number): number => Math.floor(random() * limit);

/** One of these. */
export const pick = <T>(items: readonly T[], random: Random): T => items[draw(random, items.length)]!;
