import type { Rules } from '../../../src/engine/rules.ts';
import type { PracticeItem } from '../../../src/proof/practice/items.ts';
import type { PracticeSheet } from '../../../src/proof/practice/practice.ts';
import { matchCards } from './cards.ts';
import { NO_TRUMP, type Opinion } from './opinion.ts';
import { viewOf } from './view.ts';

/** What the second opinion answers otherwise than a sheet of exercises, by kind of question. */
export function findWrongAnswers(rules: Rules, opinion: Opinion, sheet: PracticeSheet): readonly string[] {
  return sheet.items.flatMap((item) => {
    const [said, meant] = answers(rules, opinion, sheet, item);
    return JSON.stringify(said) === JSON.stringify(meant)
      ? []
      : [`${sheet.number} ${item.kind}: ${said} or ${meant}`];
  });
}

/** The answer of the sheet and that of the second opinion. */
function answers(
  rules: Rules,
  opinion: Opinion,
  sheet: PracticeSheet,
  item: PracticeItem,
): readonly [unknown, unknown] {
  const cards = matchCards(rules, opinion);
  const trump = sheet.trump === undefined ? NO_TRUMP : rules.deck.suits[sheet.trump]!.id;
  const winnerOf = (plays: readonly { readonly seat: number; readonly card: number }[]) =>
    plays[
      opinion.winner(
        plays.map(({ card }) => cards.card(card)),
        trump,
      )
    ]!.seat;
  switch (item.kind) {
    case 'winner':
    case 'next':
      return [item.trick.winner, winnerOf(item.trick.plays)];
    case 'legal': {
      const { holding, played, choice } = item.question;
      const trick = played.map(({ card }) => cards.card(card));
      const legal = opinion.legal({ hand: holding.map(cards.card), trick, trump, gone: [] });
      return [[...choice.allowed].sort(), legal.map(cards.index).sort()];
    }
    case 'points': {
      const worth = item.trick.plays.reduce((sum, { card }) => sum + opinion.worth(cards.card(card)), 0);
      return [item.trick.points, worth + (item.last ? opinion.lastTrick : 0)];
    }
    case 'bid': {
      const bids = item.bids.slice(0, -1).map(({ bid }) => bid);
      return [item.bids.at(-1)!.forbidden, opinion.forbidden?.(item.size, bids) ?? []];
    }
    case 'meld': {
      const { holding, card } = item.moment;
      return [item.melds, opinion.melds?.(holding.map(cards.card), cards.card(card), trump) ?? []];
    }
    case 'score': {
      const { record, scores } = item.hand;
      const counted = { tricks: record.won, points: record.points, melds: record.melds };
      const { maker, solo, size, doubles, bids } = record;
      const views = scores.map((_, side) =>
        viewOf(opinion.sides, { maker, solo, size, doubles, bids }, counted, side),
      );
      return [scores.map(({ score }) => score), views.map(opinion.score)];
    }
    case 'mistake': {
      const winners = item.tricks.map(({ plays }) => winnerOf(plays));
      const said = item.tricks.map(({ winner }, at) => (at === item.wrong ? item.said : winner));
      return [said.map((seat, at) => seat === winners[at]), winners.map((_, at) => at !== item.wrong)];
    }
  }
}
