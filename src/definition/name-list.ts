import Papa from 'papaparse';

/** Heads that a column of names can have, in lower case. */
const HEADS = new Set(['name', 'names', 'namen', 'spieler', 'spielende', 'player', 'players']);

/** The names in a list from a spreadsheet, row by row, whatever divides its cells; a head of the column is no name. */
export function readNameList(text: string): readonly string[] {
  const { data } = Papa.parse<readonly string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
  const cells = data.flat().map((cell) => cell.trim());
  const [first = ''] = cells;
  return cells.slice(HEADS.has(first.toLowerCase()) ? 1 : 0).filter((cell) => cell !== '');
}
