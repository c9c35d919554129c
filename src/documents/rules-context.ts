import type { Rules } from '../engine/rules.ts';
import { scoreSeat } from '../engine/scoring.ts';
import { suitSymbol } from './drawings.ts';
import { asksForSuit, counted, type DocumentInput } from './input.ts';
import { suitMark } from './markup.ts';

/** What the running text of a handout may name; all numbers computed, none left to the template. */
export function rulesContext(input: DocumentInput): object {
  const { game, trace, language, words } = input;
  const { deck, rules } = game;
  const { facts } = trace;
  const suits = deck.suits.map(
    (suit, index) => `${suitMark(suitSymbol(index), '')}${suit.name[language].replaceAll(' ', '\u00a0')}`,
  );
  const undealt = deck.cards.length - rules.players * rules.handSize;
  const { hands } = rules.match;
  return {
    deck: {
      count: deck.cards.length,
      cards: counted(input, 'n-cards', deck.cards.length),
      suitCount: deck.suits.length,
      oneSuit: deck.suits.length === 1,
      suits: words.list(suits),
      ...ranksContext(input),
    },
    players: rules.players,
    two: rules.players === 2,
    seats: game.seats,
    handSize: rules.handSize,
    oneCard: rules.handSize === 1,
    undealt: undealt > 0 ? counted(input, 'n-cards', undealt) : undefined,
    oneUndealt: undealt === 1,
    follow: asksForSuit(input),
    neverTied: facts['tied-tricks'] === 0,
    revoke: rules.revoke !== undefined,
    hands,
    severalHands: hands > 1,
    everyoneLeads: hands === rules.players,
    scoring: scoringContext(input),
    notes: input.notes !== undefined,
  };
}

/** Values as a span if they are whole numbers in turn, else one by one; and their order if it is not the natural one. */
function ranksContext({ game, words }: DocumentInput): object {
  const { deck, rules } = game;
  const ids = deck.ranks.map(({ id }) => id);
  const inTurn = ids.every((id, at) => Number(id) === Number(ids[0]) + at);
  const strengths = deck.ranks.map((_, rank) => {
    const card = deck.cards.find((one) => one.rank === rank && one.suit === 0);
    return { id: ids[rank] ?? '', strength: rules.strength[card?.index ?? 0] ?? 0 };
  });
  const order = strengths.sort((a, b) => b.strength - a.strength).map(({ id }) => id);
  const natural = inTurn && order.every((id, at) => id === ids.at(-1 - at));
  return {
    oneRank: ids.length === 1,
    lowest: inTurn && ids.length > 2 ? ids[0] : undefined,
    highest: ids.at(-1),
    ranks: words.list(ids),
    order: natural ? undefined : order.join(', '),
  };
}

/** Points a trick, if every trick gives the same; and the points of a hand, if they are always the same. */
function scoringContext(input: DocumentInput): object {
  const { rules } = input.game;
  const points = pointsByTricks(rules);
  const perTrick = points[1] ?? 0;
  const constant = input.trace.facts['points-per-hand'];
  const even = points.every((score, tricks) => score === tricks * perTrick);
  return {
    perTrick: even && perTrick > 0 ? counted(input, 'n-points', perTrick) : undefined,
    one: even && perTrick === 1,
    constant: constant === undefined ? undefined : counted(input, 'n-points', constant),
  };
}

/** Points for 0, 1, 2 … tricks taken. */
export function pointsByTricks(rules: Rules): readonly number[] {
  return Array.from({ length: rules.handSize + 1 }, (_, tricks) => scoreSeat(rules, tricks).points);
}

/** Whether a trick is a point, so that counting tricks is counting points. */
export function scoresTricks(rules: Rules): boolean {
  return pointsByTricks(rules).every((points, tricks) => points === tricks);
}
