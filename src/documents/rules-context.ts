import { scoreHand } from '../engine/scoring.ts';
import { suitSymbol } from './drawings.ts';
import type { DocumentInput } from './input.ts';
import { suitMark } from './markup.ts';

/** What the running text of a handout may name; all numbers computed, none left to the template. */
export function rulesContext(input: DocumentInput): object {
  const { game, trace, language, words } = input;
  const { deck, rules } = game;
  const { facts } = trace;
  const suits = deck.suits.map(
    (suit, index) => `${suitMark(suitSymbol(index), '')}\u00a0${suit.name[language]}`,
  );
  const dealt = rules.players * rules.handSize;
  return {
    deck: {
      cards: deck.cards.length,
      suitCount: deck.suits.length,
      suits: words.list(suits),
      lowest: deck.ranks[0]?.id,
      highest: deck.ranks.at(-1)?.id,
    },
    players: rules.players,
    seats: game.seats,
    handSize: rules.handSize,
    undealt: deck.cards.length - dealt,
    follow: rules.obligations.some(({ word }) => word === 'follow'),
    neverTied: facts['tied-tricks'] === 0,
    revoke: rules.revoke !== undefined,
    hands: rules.match.hands,
    severalHands: rules.match.hands > 1,
    everyoneLeads: rules.match.hands === rules.players,
    scoring: scoringContext(input),
    notes: input.notes?.trim() ?? '',
  };
}

/** Points a trick, if every trick gives the same; and the points of a hand, if they are always the same. */
function scoringContext({ game, trace }: DocumentInput): object {
  const { rules } = game;
  const points = pointsByTricks(rules);
  const perTrick = points[1] ?? 0;
  const even = points.every((score, tricks) => score === tricks * perTrick);
  return {
    perTrick: even && perTrick > 0 ? perTrick : undefined,
    one: perTrick === 1,
    constant: trace.facts['points-per-hand'],
  };
}

/** Points for 0, 1, 2 … tricks taken. */
export function pointsByTricks(rules: DocumentInput['game']['rules']): readonly number[] {
  return Array.from({ length: rules.handSize + 1 }, (_, tricks) => scoreHand(rules, [tricks])[0] ?? 0);
}
