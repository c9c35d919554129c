import type { Language } from '../cards/localized.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { problemsOf } from '../diagnostics/render.ts';
import { visible } from '../diagnostics/visible.ts';
import type { Words } from '../templates/words.ts';
import type { StandingFormat } from './forms.ts';
import type { Scored } from './score.ts';
import type { ScoredMatch } from './scored.ts';

/** The language of a standing, and its words. */
export interface StandingTaste {
  readonly language: Language;
  readonly words: Words;
}

/** A side of a match, as it stands. */
interface Placed {
  readonly side: number;
  readonly place: number;
  /** Names of its players. */
  readonly names: readonly string[];
  readonly total: number;
  readonly games: number;
  /** By unit. */
  readonly units: readonly number[];
}

/** The standing of all matches of a score file as text; JSON also has every hand, and what was found. */
export function tellStanding(
  { matches, diagnostics }: Scored,
  format: StandingFormat,
  taste: StandingTaste,
): string {
  switch (format) {
    case 'human':
      return matches
        .map((match) => `${headOf(match, taste)}\n\n${alignRows(tableOf(match, taste))}`)
        .join('\n');
    case 'markdown':
      return matches
        .map((match) => `${headOf(match, taste)}\n\n${markdownRows(tableOf(match, taste))}`)
        .join('\n');
    case 'csv':
      return csvRows(matches);
    case 'json':
      return `${JSON.stringify(jsonOf(matches, diagnostics), null, 2)}\n`;
  }
}

/** The sides of a match, the best first; those of equal totals share a place. */
function placesIn({ names, rules, standing }: ScoredMatch): readonly Placed[] {
  const { places, totals, games, units } = standing;
  const sides = rules.sides.map((seats, side) => ({
    side,
    place: places[side]!,
    names: seats.map((seat) => names[seat]!),
    total: totals[side]!,
    games: games[side]!,
    units: units.map((counts) => counts[side]!),
  }));
  return sides.sort((one, other) => one.place - other.place || one.side - other.side);
}

const hasGames = ({ rules }: ScoredMatch): boolean => rules.match.target !== undefined;

/** `Stiche-Raten · nach 7 von 13 Händen`. */
function headOf({ id, game, standing }: ScoredMatch, { language, words }: StandingTaste): string {
  const { played, planned, over } = standing;
  const context = { played, planned, one: played === 1, oneLeft: planned === 1 };
  const key = played === 0 ? 'standing-none' : planned === undefined ? 'standing-open' : 'standing-after';
  const after =
    planned !== undefined && over ? words.text('standing-end', context) : words.text(key, context);
  return [...(id === undefined ? [] : [id]), game.title[language], after].map(visible).join(' · ');
}

/** A head and a row for each side; figures are numbers. */
function tableOf(
  match: ScoredMatch,
  { language, words }: StandingTaste,
): readonly (readonly (string | number)[])[] {
  const isTeams = match.rules.sides.some((seats) => seats.length > 1);
  const who = words.text(isTeams ? 'standing-side' : 'standing-player');
  const units = match.rules.match.units.map(({ name }) => name[language]);
  const games = hasGames(match) ? [words.text('standing-games')] : [];
  const head = [words.text('standing-place'), who, words.text('standing-points'), ...games, ...units];
  const rows = placesIn(match).map(({ place, names, total, games: won, units: counts }) => [
    ...[place, visible(words.list(names)), total],
    ...(hasGames(match) ? [won] : []),
    ...counts,
  ]);
  return [head, ...rows];
}

type Row = readonly (string | number)[];

const shown = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell).replace('-', '−') : cell;

/** Columns as wide as their widest cell; figures, and what stands above them, end at the right. */
function alignRows(rows: readonly Row[]): string {
  const body = rows[1] ?? [];
  const isFigure = body.map((cell, at) => at > 0 && typeof cell === 'number');
  const widths = body.map((_, at) => Math.max(...rows.map((row) => shown(row[at]!).length)));
  const line = (row: Row) =>
    row.map((cell, at) =>
      isFigure[at] ? shown(cell).padStart(widths[at]!) : shown(cell).padEnd(widths[at]!),
    );
  return rows.map((row) => `${line(row).join('   ').trimEnd()}\n`).join('');
}

function markdownRows([head = [], ...rows]: readonly Row[]): string {
  const line = (row: Row) => `| ${row.map((cell) => shown(cell).replaceAll('|', '\\|')).join(' | ')} |\n`;
  const rule = (rows[0] ?? []).map((cell) => (typeof cell === 'number' ? '---:' : '---'));
  return [head, rule, ...rows].map(line).join('');
}

/** One row for each side of each match, under the names that programs go by. */
function csvRows(matches: readonly ScoredMatch[]): string {
  const units = [...new Set(matches.flatMap(({ rules }) => rules.match.units.map(({ id }) => id)))];
  const head = ['match', 'game', 'played', 'place', 'player', 'total', 'games', ...units];
  const rows = matches.flatMap((match) =>
    placesIn(match).map(({ place, names, total, games, units: counts }) => {
      const own = match.rules.match.units.map(({ id }) => id);
      const byUnit = units.map((unit) => counts[own.indexOf(unit)] ?? '');
      const { id = '', game, standing } = match;
      return [
        id,
        game.id,
        standing.played,
        place,
        names.join(' + '),
        total,
        hasGames(match) ? games : '',
        ...byUnit,
      ];
    }),
  );
  return [head, ...rows].map((row) => `${row.map(csvCell).join(',')}\n`).join('');
}

// A text that a spreadsheet would take for a formula is kept one.
function csvCell(cell: string | number): string {
  const text = typeof cell === 'string' && /^[=+\-@\t]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The version of the JSON format; it grows when a key changes its meaning. */
const JSON_VERSION = 1;

function jsonOf(matches: readonly ScoredMatch[], diagnostics: readonly Diagnostic[]) {
  return {
    version: JSON_VERSION,
    matches: matches.map((match) => ({
      match: match.id ?? null,
      game: match.game.id,
      variants: match.game.chosen,
      players: match.names,
      sides: match.rules.sides,
      played: match.standing.played,
      planned: match.standing.planned ?? null,
      over: match.standing.over,
      standing: placesIn(match).map(({ units, ...placed }) => ({ ...placed, units: byUnit(match, units) })),
      hands: match.hands.map(({ trump, units, ...hand }) => ({
        ...hand,
        trump: typeof trump === 'number' ? match.rules.deck.suits[trump]!.id : (trump ?? null),
        ...(units && { units: byUnit(match, units) }),
      })),
    })),
    problems: problemsOf(diagnostics),
  };
}

function byUnit<T>({ rules }: ScoredMatch, values: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(rules.match.units.map(({ id }, unit) => [id, values[unit]!]));
}
