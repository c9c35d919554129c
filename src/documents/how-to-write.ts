import type { Block, Run } from '../page/block.ts';
import type { HandTrace } from '../proof/trace.ts';
import { space, text } from './blocks.ts';
import { rankSign } from './card-names.ts';
import { type DocumentInput, ofHand, seatName, suitName, theCard } from './input.ts';
import { quiet } from './match-box.ts';
import { suitSymbol } from './suit-symbols.ts';
import { highestOf } from './wording.ts';

/** Room before a label, behind it, and between two cards, mm. */
const FAR = 4.2;
const NEAR = 1.2;
const BETWEEN = 1.6;

/** One trick of the examples, written as the sheet wants it; nothing if no example shows one. */
export function howToWrite(input: DocumentInput): readonly Block[] {
  const { trace, words } = input;
  const hands = trace.examples.filter(
    (example): example is HandTrace => example.kind === 'hand' && isPlayedHere(input, example),
  );
  const tricks = hands.flatMap((hand) => hand.tricks.map((trick) => ({ hand, trick })));
  const simple = tricks.filter(({ trick }) => trick.reason?.kind === 'highest-of-led-suit');
  const found = simple.find(({ trick }) => (trick.reason?.offSuit.length ?? 0) > 0) ?? simple[0];
  if (found?.trick.winner === undefined || !found.trick.reason) return [];
  const { plays, reason, winner, lead, ledSuit } = found.trick;
  const own = ofHand(input, found.hand);
  const highest = { card: theCard(own, reason.card), highest: highestOf(own, ledSuit) };
  const runs: Run[] = [
    { text: `${words.text('how-to-write')} `, weight: 'semibold', gap: FAR },
    { ...quiet(`${words.text('lead')}\u00a0`), gap: NEAR },
    { text: `${seatName(own, lead)} `, weight: 'semibold', gap: FAR },
    { ...quiet(`${words.text('cards')}\u00a0`), gap: NEAR },
    ...plays.flatMap(({ card }, at) => cardSign(input, card, at === plays.length - 1 ? FAR : BETWEEN)),
    { ...quiet(`${words.text('winner')}\u00a0`), gap: NEAR },
    { text: `${seatName(own, winner)} `, weight: 'semibold', gap: FAR },
    quiet(words.text('highest', highest)),
  ];
  return [space(5), text('small', runs)];
}

/** Whether a hand is one of the game as it is printed: of its variants, for as many players. */
function isPlayedHere({ game }: DocumentInput, { variants, rules }: HandTrace): boolean {
  return variants.join() === game.chosen.join() && rules.players === game.rules.players;
}

function cardSign(input: DocumentInput, index: number, gap: number): readonly Run[] {
  const card = input.game.deck.cards[index];
  if (!card) return [];
  const rank = input.game.deck.ranks[card.rank];
  return [
    { symbol: suitSymbol(card.suit, 'outline'), height: 3.4, alt: suitName(input, card.suit) },
    { text: `\u00a0${rank ? rankSign(rank, input.language) : ''} `, weight: 'semibold', gap },
  ];
}
