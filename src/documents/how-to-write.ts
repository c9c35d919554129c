import type { Block, Run } from '../page/block.ts';
import type { HandTrace } from '../proof/trace.ts';
import { space, text } from './blocks.ts';
import { suitSymbol } from './drawings.ts';
import { cardName, type DocumentInput, seatName, suitName } from './input.ts';
import { quiet } from './match-box.ts';

/** Room before a label, behind it, and between two cards, mm. */
const FAR = 4.2;
const NEAR = 1.2;
const BETWEEN = 1.6;

/** One trick of the examples, written as the sheet wants it; nothing if no example shows one. */
export function howToWrite(input: DocumentInput): readonly Block[] {
  const { trace, words } = input;
  const hands = trace.examples.filter((example): example is HandTrace => example.kind === 'hand');
  const tricks = hands.flatMap((hand) => hand.tricks);
  const trick = tricks.find(
    ({ winner, reason }) => winner !== undefined && reason && reason.offSuit.length > 0,
  );
  const shown = trick ?? tricks.find(({ winner }) => winner !== undefined);
  if (shown?.winner === undefined || !shown.reason) return [];
  const { plays, reason } = shown;
  const highest = { card: cardName(input, reason.card), suit: suitName(input, shown.ledSuit) };
  const runs: Run[] = [
    { text: `${words.text('how-to-write')} `, weight: 'semibold', gap: FAR },
    { ...quiet(`${words.text('lead')}\u00a0`), gap: NEAR },
    { text: `${seatName(input, shown.lead)} `, weight: 'semibold', gap: FAR },
    { ...quiet(`${words.text('cards')}\u00a0`), gap: NEAR },
    ...plays.flatMap(({ card }, at) => cardSign(input, card, at === plays.length - 1 ? FAR : BETWEEN)),
    { ...quiet(`${words.text('winner')}\u00a0`), gap: NEAR },
    { text: `${seatName(input, shown.winner)} `, weight: 'semibold', gap: FAR },
    quiet(words.text('highest', highest)),
  ];
  return [space(5), text('small', runs)];
}

function cardSign(input: DocumentInput, index: number, gap: number): readonly Run[] {
  const card = input.game.deck.cards[index];
  if (!card) return [];
  const rank = input.game.deck.ranks[card.rank]?.id ?? '';
  return [
    { symbol: suitSymbol(card.suit, 'outline'), height: 3.4, alt: suitName(input, card.suit) },
    { text: `\u00a0${rank} `, weight: 'semibold', gap },
  ];
}
