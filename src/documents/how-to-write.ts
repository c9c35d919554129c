import type { Block, Run } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { space, text } from './blocks.ts';
import { type DocumentInput, ofHand, seatName, stylesOf, theCard } from './input.ts';
import { quiet } from './match-box.ts';
import { cardRuns } from './protocol/cells.ts';
import { highestOf } from './wording.ts';

/** Room before a label, behind it, and between two cards, mm. */
const FAR = 4.2;
const NEAR = 1.2;
const BETWEEN = 1.6;

/** One trick of the examples, written as the sheet wants it; nothing if no example shows one. */
export function howToWrite(input: DocumentInput): readonly Block[] {
  const written = trickAsWritten(input, { bySeat: false, room: Number.POSITIVE_INFINITY });
  if (!written) return [];
  const head: Run = { text: `${input.words.text('how-to-write')} `, weight: 'semibold', gap: FAR };
  return [space(5), text('small', [head, ...written])];
}

/** The width of words and signs in one line. */
export function widthOf(input: DocumentInput, runs: readonly Run[]): Mm {
  const { small } = stylesOf(input);
  return runs.reduce((sum, run) => {
    const own = 'text' in run ? input.measure.width(run.text, { ...small, ...(run.weight && { weight: run.weight }) }) : run.height; // biome-ignore format: short
    return sum + own + (run.gap ?? 0);
  }, 0);
}

/**
 * One trick of the examples in the order of play, or by seat with its letter before each card; why it is won is said where
 * that fits the line. Undefined if no example shows one.
 */
export function trickAsWritten(
  input: DocumentInput,
  { bySeat, room }: { readonly bySeat: boolean; readonly room: Mm },
): readonly Run[] | undefined {
  const { trace, words } = input;
  const hands = trace.examples.filter(
    (example): example is HandTrace => example.kind === 'hand' && isPlayedHere(input, example),
  );
  const tricks = hands.flatMap((hand) => hand.tricks.map((trick) => ({ hand, trick })));
  const simple = tricks.filter(({ trick }) => trick.reason?.kind === 'highest-of-led-suit');
  const found = simple.find(({ trick }) => (trick.reason?.offSuit.length ?? 0) > 0) ?? simple[0];
  if (found?.trick.winner === undefined || !found.trick.reason) return undefined;
  const { plays, reason, winner, lead, ledSuit } = found.trick;
  const own = ofHand(input, found.hand);
  const highest = { card: theCard(own, reason.card), highest: highestOf(own, ledSuit) };
  const shown = bySeat ? [...plays].sort((one, other) => one.seat - other.seat) : plays;
  const runs: readonly Run[] = [
    { ...quiet(`${words.text(bySeat ? 'leads' : 'lead')}\u00a0`), gap: NEAR },
    { text: `${seatName(own, lead)} `, weight: 'semibold', gap: FAR },
    { ...quiet(`${words.text('cards')}\u00a0`), gap: NEAR },
    ...shown.flatMap(({ card, seat }, at): readonly Run[] => {
      const letter: Run = { text: `${seatName(own, seat)}\u00a0`, weight: 'semibold' };
      const gap = at === shown.length - 1 ? FAR : BETWEEN;
      return [...(bySeat ? [letter] : []), ...cardRuns(input, card, { look: 'outline', gap })];
    }),
    { ...quiet(`${words.text('winner')}\u00a0`), gap: NEAR },
    { text: `${seatName(own, winner)} `, weight: 'semibold', gap: FAR },
  ];
  const said = [...runs, quiet(words.text('highest', highest))];
  return widthOf(input, said) <= room ? said : runs;
}

/** Whether a hand is one of the game as it is printed: of its variants, for as many players. */
function isPlayedHere({ game }: DocumentInput, { variants, rules }: HandTrace): boolean {
  return variants.join() === game.chosen.join() && rules.players === game.rules.players;
}
