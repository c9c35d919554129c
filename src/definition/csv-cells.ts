/** Where the cells of a row stand in it, their quotes included. */
export function cellRanges(row: string, delimiter: string): readonly (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = [];
  let from = 0;
  while (from <= row.length) {
    const next = row.indexOf(delimiter, row[from] === '"' ? closingQuote(row, from) : from);
    const to = next < 0 ? row.length : next;
    ranges.push([from, to]);
    from = to + 1;
  }
  return ranges;
}

/** Where the quote that opens at an offset is closed; two of them in a row stand for one in the text. */
function closingQuote(row: string, opening: number): number {
  let at = row.indexOf('"', opening + 1);
  while (at >= 0 && row[at + 1] === '"') at = row.indexOf('"', at + 2);
  return at < 0 ? row.length : at;
}
