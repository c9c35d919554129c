import type { Block } from '../page/block.ts';
import type { Facts } from '../proof/facts.ts';
import { from, row, stack, text } from './blocks.ts';
import { type DocumentInput, figure, stylesOf } from './input.ts';
import { trumpSuits } from './rules-text/card-sets.ts';
import { hasPlainTrumps } from './rules-text/trump-text.ts';

/** The largest number of sequences that says something to a reader. */
const READABLE = 999_999;

type Line = readonly [number, string, readonly string[]];

/** Whether anything was proved that is worth a box. */
export function hasFacts(input: DocumentInput): boolean {
  return factLines(input, input.trace.facts).length > 0;
}

/** What always holds, each number proved by enumeration. */
export function factsFigure(input: DocumentInput, facts: Facts): Block {
  const shown = factLines(input, facts).map(([number, ...line]) => [groupDigits(number), ...line] as const);
  const widths = shown.map(([number]) => input.measure.width(number, stylesOf(input).value));
  const column = Math.max(10.4, ...widths) + 0.1;
  const rows = shown.map(([number, sentence, origins]) =>
    from(
      origins,
      row(
        [
          [column, text('value', number, 'right')],
          ['rest', text('small', sentence)],
        ],
        { gap: 3.6, align: 'baseline' },
      ),
    ),
  );
  return stack(rows, { gap: 2.2 });
}

function factLines(input: DocumentInput, facts: Facts): readonly Line[] {
  const lines = [sequences(input, facts), trumps(input, facts), tricks(input, facts), cardPoints(input, facts), match(input, facts)]; // biome-ignore format: in the order of the box
  return lines.filter((line) => line !== undefined);
}

function sequences({ words, game }: DocumentInput, facts: Facts): Line | undefined {
  const count = facts['trick-sequences'];
  if (facts['tied-tricks'] !== 0 || count === undefined || count > READABLE || game.players.length > 1) return undefined; // biome-ignore format: short
  return [
    count,
    words.text('fact-sequences', { cards: facts['cards-per-trick'] }),
    ['deck', 'players', 'order'],
  ];
}

function trumps(input: DocumentInput, { trumps: count }: Facts): Line | undefined {
  const { words, game } = input;
  if (hasPlainTrumps(input)) return undefined;
  const any = trumpSuits(game.rules).length > 1;
  return count === undefined || count === 0
    ? undefined
    : [count, words.text('fact-trumps', { any }), ['deck', 'order', 'trump']];
}

function tricks({ words }: DocumentInput, facts: Facts): Line | undefined {
  const count = facts['tricks-per-hand'];
  if (count === undefined) return undefined;
  const points = facts['points-per-hand'];
  const context = {
    one: count === 1,
    points: points === undefined ? undefined : figure(points),
    onePoint: points === 1,
  };
  return [count, words.text('fact-tricks', context), ['deal', 'scoring']];
}

function cardPoints({ words, game }: DocumentInput, facts: Facts): Line | undefined {
  const points = facts['card-points'];
  const least = facts['least-trick-points'];
  if (points === undefined || points === 0) return undefined;
  const solo = game.rules.solo !== undefined;
  return [
    points,
    words.text('fact-card-points', { solo, least: least === 0 ? undefined : least }),
    ['deck', 'points', 'last-trick'],
  ];
}

function match({ words }: DocumentInput, facts: Facts): Line | undefined {
  const points = facts['points-per-match'];
  const hands = facts['hands-per-match'];
  if (points === undefined || hands === undefined || hands <= 1) return undefined;
  const tie = facts['tied-match']?.map(figure).join(' : ').replaceAll(' ', '\u00a0');
  return [points, words.text('fact-match', { tie, one: points === 1 }), ['match', 'scoring']];
}

/** `11 880`: from five figures on in groups of three, divided by a narrow space that does not break. */
function groupDigits(number: number): string {
  const digits = figure(number);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}
