import { counted } from '../diagnostics/words.ts';
import type { Seat } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import type { GameInput } from './schema.ts';

/** The seats are named by letters, so there are at most this many. */
export const MOST_PLAYERS = 8;

/** So many can write on a table of a game whose rules are not written down. */
export const MOST_AT_TABLE = 12;

/** How many can play, ascending. */
export function readPlayers(players: GameInput['players']): readonly number[] {
  if (typeof players === 'number') return [players];
  if ('min' in players)
    return Array.from({ length: players.max - players.min + 1 }, (_, more) => players.min + more);
  return [...new Set(players)].sort((a, b) => a - b);
}

/** The names of the seats: A, B, C … */
export function nameSeats(players: number): readonly string[] {
  return Array.from({ length: players }, (_, seat) => String.fromCharCode(65 + seat));
}

/** The seats of each side: they belong to the sides in turn, or each is a side of its own. */
export function sidesOf(players: number, teams = players): readonly (readonly Seat[])[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: teams }, (_, side) => seats.filter((seat) => seat % teams === side));
}

/** Reports players that cannot be shared out among the teams. */
export function checkTeams(players: number, teams: number | undefined, findings: Findings): void {
  if (teams === undefined || (players % teams === 0 && players > teams)) return;
  const message = `${players} players do not make ${counted(teams, 'team')} of several players each`;
  findings.report('E0204', ['teams'], message, {
    related: [{ span: findings.yaml.locate(['players']), text: 'players' }],
    help: 'change the number of teams or of players; without `teams` everyone plays for himself',
  });
}
