import { reachedBy } from '../engine/match.ts';
import type { Rules } from '../engine/rules.ts';
import type { ExampleDraft } from './draft.ts';
import type { Example, Path } from './game.ts';
import { readBySide, readByUnit, type Table } from './table.ts';

/** What is known of the rules that an example is played by before it is read. */
export interface ExampleHeads {
  readonly variants: readonly string[];
}

type Head = Pick<
  Example,
  'id' | 'title' | 'text' | 'path' | 'show' | 'variants' | 'rules' | 'seats' | 'before' | 'unitsBefore'
>;

/** Reads what all examples have; undefined if the rules have a fault. */
export function readHead(
  parts: ExampleDraft['parts'],
  path: Path,
  { variants }: ExampleHeads,
  table: Table,
): Head | undefined {
  const { id = '', title = { de: '', en: '' }, text, show = ['rules', 'examples'] } = parts;
  const before = readBySide(table, parts.before ?? {}, [...path, 'before']);
  const units = readByUnit(table, parts.units ?? {}, [...path, 'units']);
  const { rules, seats } = table;
  if (rules === undefined || seats === undefined) return undefined;
  checkStanding(before, units, { rules, seats, path, table });
  return {
    ...{ id, title, path, show, variants, rules, seats },
    ...(text && { text }),
    before: before.map((total) => total ?? rules.match.start),
    unitsBefore: rules.match.units.map((_, unit) => rules.sides.map((_, side) => units[unit]?.[side] ?? 0)),
  };
}

interface Standing {
  readonly rules: Rules;
  readonly seats: readonly string[];
  readonly path: Path;
  readonly table: Table;
}

/** A game that is over, or units that make a greater one, are nothing to begin a hand with. */
function checkStanding(
  before: readonly (number | undefined)[],
  units: readonly (readonly (number | undefined)[] | undefined)[],
  { rules, seats, path, table: { findings, locateRules } }: Standing,
): void {
  const { target, surplus, bothReach, units: kinds } = rules.match;
  const nameOf = (side: number) => seats[rules.sides[side]![0]!]!;
  const known = before.map((total) => total ?? Number.NaN);
  const reached = target === undefined || surplus === 'carried' ? [] : reachedBy(rules, known);
  // Where a further hand decides, a game goes on with several sides at the target.
  const isOver = reached.length === 1 || bothReach !== 'play-on';
  for (const side of isOver ? reached : [])
    findings.report(
      'E0234',
      [...path, 'before', nameOf(side)],
      `${nameOf(side)} has reached the target before`,
      {
        related: [{ span: locateRules(['match', 'target']), text: `the game ends at ${target}` }],
        why: 'the game is over then, and the next one begins anew',
        help: 'write what the sides have in a game that goes on',
      },
    );
  kinds.forEach(({ id, per }, unit) => {
    const smaller = kinds[unit - 1];
    units[unit - 1]?.forEach((count, side) => {
      if (smaller === undefined || count === undefined || count < per) return;
      const at = [...path, 'units', smaller.id, nameOf(side)];
      findings.report(
        'E0234',
        at,
        `${nameOf(side)} has ${count} ${smaller.id}, but ${per} of them make 1 ${id}`,
        {
          related: [{ span: locateRules(['match', 'units', unit, 'per']), text: `${per} make one` }],
          help: `write ${per - 1} at most, and the rest as ${id}`,
        },
      );
    });
  });
}
