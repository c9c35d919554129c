import { seatAfter } from '../../engine/trick.ts';
import { leadsByTurns } from '../../engine/turns.ts';
import type { TableCell } from '../../page/block.ts';
import type { HandTrace } from '../../proof/trace.ts';
import { text } from '../blocks.ts';
import { type DocumentInput, seatName } from '../input.ts';
import { quiet } from '../match-box.ts';
import { middle } from '../trick-table.ts';
import { field, playedCard, seatValue } from './cells.ts';

/** Who leads to the first trick of a hand, where that moves on from hand to hand; else empty. */
export function starterOf(input: DocumentInput, hand: number): string {
  const { rules } = input.game;
  return leadsByTurns(rules) ? seatName(input, seatAfter(rules, 0, hand)) : '';
}

/** The cells of a trick: its number, who leads, the cards in the order of play, the winner. */
export function trickCells(
  input: DocumentInput,
  at: { readonly trick: number; readonly starter: string; readonly told: HandTrace | undefined },
): readonly TableCell[] {
  const { trick, starter, told } = at;
  const { players } = input.game.rules;
  const played = told?.tricks[trick];
  const printed = trick === 0 && starter !== '' ? middle(text('body', [quiet(starter)])) : {};
  const cards = Array.from({ length: players }, (_, place): TableCell => {
    const play = played?.plays[place];
    return play ? middle(playedCard(input, play.card, play.seat === played?.winner)) : {};
  });
  return [
    { ...middle(text('body', String(trick + 1))), header: 'Row' },
    played ? field(seatName(input, played.lead)) : printed,
    ...cards,
    field(seatValue(input, played?.winner)),
  ];
}
