import type { ListedCard } from '../cards/card-list.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { counted } from '../diagnostics/words.ts';
import type { CardTable } from './card-table.ts';
import { MAX_PRINTED } from './deck-file-schema.ts';
import type { Findings } from './findings.ts';
import { quote } from './quote.ts';

/** Columns that are there for the list and not for the face. */
const ID = 'id';
const COUNT = 'count';

/** What columns are called that are meant to tell how often a card is printed. */
const LIKE_COUNT = /^(?:counts?|number|quantity|qty|copies|amount|anzahl|menge|st(?:ü|ue)ck(?:zahl)?)$/i;

/** Whether a column is called as if it were meant to tell how often a card is printed. */
export function seemsToCount(name: string): boolean {
  return LIKE_COUNT.test(name);
}

/** The cards of a table; reported and undefined if a count is none, two cards have the same id, or there are too many. */
export function listCards(table: CardTable, findings: Findings): readonly ListedCard[] | undefined {
  const before = findings.list.length;
  const column = new Map(table.names.map((name, at) => [name, at]));
  const cellOf = (row: readonly string[], name: string) => (row[column.get(name) ?? -1] ?? '').trim();
  const shown = table.names.filter((name) => name !== ID && name !== COUNT);
  const cards = table.rows.map((row, at) => ({
    id: cellOf(row, ID) || String(at + 1),
    count: readCount(cellOf(row, COUNT), at, table, findings),
    fields: Object.fromEntries(shown.map((name) => [name, row[column.get(name)!] ?? ''])),
  }));
  checkIds(cards, table, findings);
  checkFields(cards, table, findings);
  if (findings.list.length === before) checkSum(cards, table, findings);
  return findings.list.length > before ? undefined : cards;
}

/** Warnings of columns that look as if they were meant to count the cards, where none does. */
export function findOtherCounts({ names, locateName }: CardTable): readonly Diagnostic[] {
  if (names.includes(COUNT)) return [];
  return names.filter(seemsToCount).map((name) => ({
    code: 'E0241' as const,
    severity: 'warning' as const,
    span: locateName(name),
    message: `the column ${quote(name)} does not tell how often a card is printed`,
    why: `only a column \`${COUNT}\` does; every card is printed once`,
    help: `name the column \`${COUNT}\`, or leave it if it is a text for the cards`,
  }));
}

function readCount(text: string, row: number, { locate }: CardTable, findings: Findings): number {
  if (text === '') return 1;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (count !== undefined) return count;
  const help = `write a whole number from 0 to ${MAX_PRINTED}, or nothing for one card`;
  findings.report('E0204', locate(row, COUNT), `${quote(text)} is no count of cards`, { help });
  return 0;
}

function checkIds(cards: readonly ListedCard[], { locate }: CardTable, findings: Findings): void {
  const first = new Map<string, number>();
  for (const [row, { id }] of cards.entries()) {
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, row);
      continue;
    }
    const related = [{ span: locate(earlier, ID), text: 'first' }];
    const help = 'give every card an id of its own, or leave all ids out';
    findings.report('E0239', locate(row, ID), `two cards have the id ${quote(id)}`, { related, help });
  }
}

/** Most characters of a text; the largest card holds no more. */
const MAX_FIELD = 10_000;

function checkFields(cards: readonly ListedCard[], { locate }: CardTable, findings: Findings): void {
  for (const [row, { fields }] of cards.entries()) {
    for (const [name, { length }] of Object.entries(fields)) {
      if (length <= MAX_FIELD) continue;
      const message = `${quote(name)} has ${length} characters, more than any card can hold`;
      findings.report('E0204', locate(row, name), message, { help: `write ${MAX_FIELD} at most` });
    }
  }
}

function checkSum(cards: readonly ListedCard[], { locate }: CardTable, findings: Findings): void {
  let sum = 0;
  let passed: number | undefined;
  for (const [row, { count }] of cards.entries()) {
    sum += count;
    if (sum > MAX_PRINTED) passed ??= row;
  }
  if (passed !== undefined) {
    const message = `the list has ${counted(sum, 'card')}, and card ${passed + 1} of it passes the limit of ${MAX_PRINTED}`;
    const help = 'print fewer of some cards, or divide the list into several decks';
    findings.report('E0237', locate(passed, COUNT), message, { help });
  } else if (sum === 0) {
    const help = 'give a card a count of 1 or more';
    findings.report('E0204', locate(0, COUNT), 'no card of the list is printed', { help });
  }
}
