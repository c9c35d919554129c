import { NO_SUIT } from '../engine/ranking.ts';
import type { CardIndex, SuitIndex } from '../engine/rules.ts';
import type { Block, TableCell, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { from, signPicture, space, stack, text } from './blocks.ts';
import { cardHeight, cardPicture, leastCard } from './card-picture.ts';
import { drawnSuit } from './card-words.ts';
import { cardName, type DocumentInput, effectiveName, type HandInput, isNarrow, stylesOf } from './input.ts';
import { suitSymbol } from './suit-symbols.ts';

/** Best and least width of a card in the tables. */
const TABLE_CARD: Mm = 11;
const LEAST_CARD: Mm = 6.4;

/** Height of the head of a table. */
export const HEAD_ROW: Mm = 7;

/** Whether there are so many cards in a trick, or so little room, that the reason stands below them instead of beside. */
export function reasonsBelow(input: DocumentInput): boolean {
  return isNarrow(input) || input.game.rules.players > 4;
}

/** Least height of a row for a reason below the cards. */
export const REASON_ROW: Mm = 7;

/** Room above and below a reason that is taller than the cards beside it. */
const REASON_EDGE: Mm = 1.2;

/** The room that a table of tricks has: for the card in a column, for all rows, and around the card of a row. */
interface TableRoom {
  readonly column: Mm;
  readonly height: Mm;
  readonly around: Mm;
}

/** The width of the cards of a table: the best that fits its columns, or less if all rows then fit and stay readable. */
export function tableCard(input: DocumentInput, rows: number, { column, height, around }: TableRoom): Mm {
  const tallest = (height / Math.max(1, rows) - around) / cardHeight(input, 1);
  const best = Math.max(TABLE_CARD, leastCard(input));
  return Math.min(best, column, tallest < Math.max(LEAST_CARD, leastCard(input)) ? best : tallest);
}

/** The head of a table: small grey labels over a line; `fixed` labels are the paper's own, whatever is played. */
export function headRow(
  labels: readonly (string | { readonly fixed: string })[],
  below: 'head' | 'hairline' = 'hairline',
): TableRow {
  return {
    head: true,
    height: HEAD_ROW,
    below,
    cells: labels.map((label) => ({
      block: typeof label === 'string' ? text('label', label) : from('paper', text('label', label.fixed)),
      header: 'Column',
      valign: 'middle',
    })),
  };
}

/** Room between two labels in a head that would touch. */
const LABELS_APART: Mm = 1.6;

/** The width of a column whose label is broken between its words only, and of at least `least`. */
export function labelColumn({ measure, ...input }: DocumentInput, label: string, least: Mm): Mm {
  const { label: face } = stylesOf(input);
  const words = label.split(/[ -]/).map((word) => measure.width(word, face));
  return Math.max(least, ...words.map((width) => width + LABELS_APART));
}

/** A row of a table of tricks with the reason in its last cell, or in a row of its own that stays with it. */
export function withReason(input: DocumentInput, row: TableRow, reason: string): readonly TableRow[] {
  const words = text('small', reason);
  if (!reasonsBelow(input)) {
    const cell = middle(stack([space(REASON_EDGE), words, space(REASON_EDGE)]));
    return [{ ...row, cells: [...row.cells, cell], below: 'hairline' }];
  }
  const block = isNarrow(input) ? stack([words, space(REASON_EDGE)]) : words;
  const cells: readonly TableCell[] = [{}, { block, columns: row.cells.length - 1 }];
  return [row, { cells, height: REASON_ROW, below: 'hairline', joined: true }];
}

/** A cell whose content stands in the middle of the row. */
export function middle(block: Block): TableCell {
  return { block, valign: 'middle' };
}

/** A card as it stands in a table. */
export interface TableCard {
  readonly card: CardIndex;
  readonly width: Mm;
  readonly wins: boolean;
}

/** A card of a table, ringed if it wins. */
export function ringedCard(input: DocumentInput, { card, width, wins }: TableCard): Block {
  const name = cardName(input, card);
  const alt = wins ? input.words.text('alt-wins', { card: name }) : name;
  return cardPicture(input, card, { width, ring: wins, alt });
}

/** The drawing of a suit as a table shows what was led; the word where trumps have no suit, a dash where nothing was asked for. */
export function suitPicture(input: HandInput, suit: SuitIndex): Block {
  if (suit === NO_SUIT) return text('small', '–');
  const shown = drawnSuit(input, suit);
  if (shown === undefined) return text('small', effectiveName(input, suit));
  const side = 6;
  const matrix = [0.5, 0, 0, 0.5, side / 2, side / 2] as const;
  const size = { width: side, height: side };
  return signPicture(size, [{ kind: 'use', symbol: suitSymbol(shown), matrix }], effectiveName(input, suit));
}
