import type { Combination } from './combinations.ts';
import type { TablePage } from './row-faults.ts';

/** Names stand beside the letters of their seats: over the columns of whoever plays alone, in the line of partners above. */
export function nameFaults({ told, names }: Combination, { page, tables }: TablePage): readonly string[] {
  if (!names) return [];
  const first = tables[0];
  if (!first) return [];
  const places = tables.flatMap((table) => table.groups.map((group) => ({ table, group })));
  return names.flatMap((name, seat) => {
    const letter = 'ABCDEFGH'[seat]!;
    const found = page.texts.filter(({ text }) => text === name);
    const partners = told.sides.some((side) => side.includes('+'));
    const due = partners ? 1 : places.length;
    const beside = found.filter(({ room }) =>
      page.texts.some((one) => one.text === letter && Math.abs(one.room.y + one.room.height - room.y - room.height) < 0.1 && room.x > one.room.x && room.x - one.room.x < 8),
    );
    const right = partners
      ? beside
      : beside.filter(({ room }) => places.some(({ group }) => room.x > group.sides[seat]! && room.x + room.width < (group.sides[seat + 1] ?? group.right))); // biome-ignore format: short
    return right.length === due && found.length === due ? [] : [`${name} stands at ${right.length} of ${due} places`];
  }); // biome-ignore format: short
}
