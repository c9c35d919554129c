import type { Language } from '../../cards/localized.ts';
import { nameSeats, sidesOf } from '../../definition/players.ts';
import type { TableDefinition } from '../../definition/table-file.ts';
import { OPEN_ROWS, type ScorePlan } from './plan.ts';

/** What the score table of a game has whose rules are not written down. */
export function planFree(table: TableDefinition, players: number, language: Language): ScorePlan {
  const { columns, before, hands, start, target, teams } = table;
  const seats = nameSeats(players);
  const open = hands === undefined;
  return {
    hands: Array.from({ length: hands ?? OPEN_ROWS }, (_, at) => ({ label: String(at + 1) })),
    open,
    ...(start !== undefined && { start }),
    ...(target !== undefined && { target }),
    before: [
      { kind: 'number', cards: false },
      ...before.map((words) => ({ kind: 'free', label: words[language] }) as const),
    ],
    cells: columns.map((words) => ({ kind: 'free', label: words[language] })),
    sides: sidesOf(players, teams).map((own) => ({
      label: own.map((seat) => seats[seat] ?? '').join(' + '),
      seats: own,
    })),
    seats,
    again: true,
    dots: false,
    begins: { dealer: 0, leader: 0 },
  };
}
