import type { Block } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { chunks, row, stack, text } from './blocks.ts';
import { cardPicture, leastCard } from './card-picture.ts';
import { type DocumentInput, seatName } from './input.ts';

/** The letter of a seat before its hand, the gap between two cards, the least gap between two hands and two rows. */
const LETTER: Mm = 5.2;
const CARD_GAP: Mm = 1.3;
const HAND_GAP: Mm = 3.6;
const ROW_GAP: Mm = 2.2;

/** Cards narrower than this cannot be read. */
const NARROWEST: Mm = 6.2;

/** How hands are set: how many in a row, how wide their cards are, and in how many lines those of one hand stand. */
interface HandsLayout {
  readonly perRow: number;
  readonly card: Mm;
  readonly rows: number;
  readonly lines: number;
}

/** Width of a card at most where the hands take several rows. */
const IN_ROWS: Mm = 7.8;

/** As many hands in a row as stay readable; cards at most `widest` wide. */
export function layHands(
  input: DocumentInput,
  hands: HandTrace['hands'],
  width: Mm,
  widest: Mm,
): HandsLayout {
  const least = leastCard(input);
  const narrowest = Math.max(NARROWEST, least);
  const most = Math.max(1, ...hands.map((hand) => hand?.length ?? 0));
  const cardFor = (perRow: number, lines = 1): Mm => {
    const free = (width - HAND_GAP * (perRow - 1)) / perRow - LETTER;
    const best = Math.max(least, perRow < hands.length && least === 0 ? IN_ROWS : widest);
    return Math.min(best, (free + CARD_GAP) / Math.ceil(most / lines) - CARD_GAP);
  };
  for (let rows = 1; rows < hands.length; rows += 1) {
    const perRow = Math.ceil(hands.length / rows);
    if (cardFor(perRow) >= narrowest) return { perRow, card: cardFor(perRow), rows, lines: 1 };
  }
  let lines = 1;
  while (lines < most && cardFor(1, lines) < narrowest) lines += 1;
  return { perRow: 1, card: cardFor(1, lines), rows: hands.length, lines };
}

/** Height of the hands so laid, for cards of the height that belongs to their width. */
export function handsHeight({ rows, lines }: HandsLayout, height: Mm): Mm {
  return rows * (lines * height + (lines - 1) * CARD_GAP) + (rows - 1) * ROW_GAP;
}

/** All hands that are known, each behind the letter of its seat: from margin to margin, or in rows whose hands stand below each other. */
export function handsRow(input: DocumentInput, hands: HandTrace['hands'], width: Mm, widest: Mm): Block {
  const held = hands.flatMap((cards, seat) => (cards ? [{ cards, seat }] : []));
  const { perRow, rows, card, lines: inHand } = layHands(input, held.map(({ cards }) => cards), width, widest); // biome-ignore format: short
  const most = Math.ceil(Math.max(1, ...hands.map((hand) => hand?.length ?? 0)) / inHand);
  const group = LETTER + most * (card + CARD_GAP) - CARD_GAP;
  const spread = perRow > 1 ? (width - group * perRow) / (perRow - 1) : 0;
  const gap = rows === 1 ? spread : Math.min(spread, width / perRow - group);
  const groups = held.map(({ cards: hand, seat }): readonly [Mm, Block] => {
    const cards = hand.map((index) => [card, cardPicture(input, index, { width: card })] as const);
    const letter = [LETTER - CARD_GAP, text('seat', seatName(input, seat))] as const;
    if (inHand === 1) return [group, row([letter, ...cards], { gap: CARD_GAP, align: 'middle' })];
    const several = chunks(cards, most).map((line) => row(line, { gap: CARD_GAP }));
    return [group, row([letter, ['rest', stack(several, { gap: CARD_GAP })]], { gap: CARD_GAP, align: 'middle' })]; // biome-ignore format: short
  });
  const lines = chunks(groups, perRow).map((line) => row(line, { gap, align: 'middle' }));
  return stack(lines, { gap: ROW_GAP });
}
