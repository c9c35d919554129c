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
  const { id = '', title = { de: '', en: '' }, text, show = ['rules'] } = parts;
  const before = readBySide(table, parts.before ?? {}, [...path, 'before']);
  const units = readByUnit(table, parts.units ?? {}, [...path, 'units']);
  const { rules, seats } = table;
  if (rules === undefined || seats === undefined) return undefined;
  return {
    ...{ id, title, path, show, variants, rules, seats },
    ...(text && { text }),
    before: before.map((total) => total ?? rules.match.start),
    unitsBefore: rules.match.units.map((_, unit) => rules.sides.map((_, side) => units[unit]?.[side] ?? 0)),
  };
}
