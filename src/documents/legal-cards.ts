import type { CardIndex } from '../engine/rules.ts';
import type { Block } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { QuestionTrace } from '../proof/trace.ts';
import { chunks, stack } from './blocks.ts';
import { cardHeight, cardPicture } from './card-picture.ts';
import { cardName, type DocumentInput } from './input.ts';
import { legalRow, legalWidth } from './legal-row.ts';

/** How much lower a card stands that may not be played. */
export const DROP: Mm = 3.2;

/** Room across and from top to bottom, and the width of a card. */
interface HeldRoom {
  readonly room: Mm;
  readonly card: Mm;
  /** Height that the cards take at least, those that stand lower included. */
  readonly height: Mm;
}

/** The cards of a hand in their order: those that may be played on a bar, the others lower with a dashed edge; in as many rows as it takes. */
export function legalCards(input: DocumentInput, question: QuestionTrace, held: HeldRoom): Block {
  const { holding } = question;
  const split = (rows: number) => chunks(holding, Math.ceil(holding.length / rows));
  let rows = 1;
  while (rows < holding.length && split(rows).some((cards) => heldWidth(input, question, cards, held.card) > held.room)) rows += 1; // biome-ignore format: short
  const lines = split(rows);
  const { card: width } = held;
  const height = cardHeight(input, width);
  const size = { width, height, drop: DROP, least: rows === 1 ? held.height : 0 };
  const drawn = lines.map((cards) => legalRow(input, cards.map((card) => cardOf(input, question, card, width)), size)); // biome-ignore format: short
  return stack(drawn, { gap: 1.2 });
}

/** How wide some cards of a hand are that are so set. */
export function heldWidth(
  input: DocumentInput,
  question: QuestionTrace,
  cards: readonly CardIndex[],
  card: Mm,
): Mm {
  return legalWidth(input, cards.map((one) => ({ legal: isLegal(question, one) })), card); // biome-ignore format: short
}

function isLegal({ choice }: QuestionTrace, card: CardIndex): boolean {
  return choice.allowed.includes(card);
}

function cardOf(input: DocumentInput, question: QuestionTrace, index: CardIndex, width: Mm) {
  const legal = isLegal(question, index);
  const alt = input.words.text(legal ? 'alt-legal' : 'alt-illegal', { card: cardName(input, index) });
  return { legal, block: cardPicture(input, index, { width, dashed: !legal, alt }) };
}
