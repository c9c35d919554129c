/** Rows as lines, every column as wide as its widest cell; empty columns are left out. */
export function alignColumns(rows: readonly (readonly string[])[], gap = '   '): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    widths
      .map((width, index) => (row[index] ?? '').padEnd(width))
      .filter((_, index) => widths[index] !== 0)
      .join(gap)
      .trimEnd();
  return rows.map((row) => `${line(row)}\n`).join('');
}
