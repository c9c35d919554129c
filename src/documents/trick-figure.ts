import { NO_SUIT } from '../engine/ranking.ts';
import type { Seat, SuitIndex } from '../engine/rules.ts';
import type { Block, Run } from '../page/block.ts';
import { MM_PER_PT, type Mm } from '../page/geometry.ts';
import type { Segment } from '../page/primitive.ts';
import { GREY, INK, STYLES } from '../page/theme.ts';
import type { PlayTrace, TrickTrace } from '../proof/trace.ts';
import { picture, row, space, stack, text } from './blocks.ts';
import { cardHeight, cardPicture, RING_REACH } from './card-picture.ts';
import { suitSymbol } from './drawings.ts';
import { type BoxPart, boxRoom } from './example-box.ts';
import { cardName, type DocumentInput, effectiveName, type HandInput, isShort, seatName } from './input.ts';
import { wordWinner } from './wording.ts';

/** Width of a card in a trick on most papers and on short ones, and of the chevron between two. */
const CARD: Mm = 17;
const SHORT_CARD: Mm = 15;
const CHEVRON: Mm = 5.3;

/** The same where four cards stand in half the width, the least width of a card there, and that of the leader's column. */
const CLOSE: Mm = 4;
const LEAST_CARD: Mm = 11;
const LEADER: Mm = 17.6;

/** Room between the seat's letter, the card's ring and the word below it. */
export const GAP: Mm = 1.2;

/** Room between the figure and the reason below it. */
export const BEFORE_REASON: Mm = 3;

/** A trick in playing order: led suit, ring round the winner, and the reason in words. */
export function trickFigure(input: HandInput, trick: TrickTrace): BoxPart {
  const { wide, card, between, first } = layTrick(input, trick);
  const setter = suitSetter(input, trick) ?? 0;
  const columns = trick.plays.flatMap((play, index): (readonly [Mm, Block])[] => {
    const column = index === setter ? first : card + 2 * RING_REACH;
    const shown = [column, playColumn(input, trick, play, card)] as const;
    const height = cardHeight(input, card) + 2 * RING_REACH;
    return index === 0 ? [shown] : [[between, chevron(height, between)], shown];
  });
  const figure = stack([row(columns, { align: 'top' })], { align: 'center' });
  return { wide, block: stack([figure, space(BEFORE_REASON), text('small', wordWinner(input, trick))]) };
}

/** How a trick is set: card width, room between cards, and the column of the card that set the suit. */
interface TrickLayout {
  readonly wide: boolean;
  readonly card: Mm;
  readonly between: Mm;
  readonly first: Mm;
}

/** Best cards in half the width if they fit, else smaller ones that stand closer, else best cards across the page. */
function layTrick(input: HandInput, trick: TrickTrace): TrickLayout {
  const others = trick.plays.length - 1;
  const best = bestCard(input);
  const setter = suitSetter(input, trick);
  const pill = setter === undefined ? 0 : pillWidth(input, trick.ledSuit);
  const layout = (wide: boolean, first: Mm, between: Mm): TrickLayout => {
    const free = boxRoom(input, wide) - first - others * between;
    const card = others > 0 ? Math.min(best, free / others - 2 * RING_REACH) : best;
    return { wide, card, between, first };
  };
  const widest = Math.max(best + 2 * RING_REACH, pill);
  const half = layout(false, widest, CHEVRON);
  if (half.card >= best - 1) return half;
  const close = layout(false, Math.max(LEADER, pill), CLOSE);
  return close.card >= LEAST_CARD && (setter ?? 0) === 0 ? close : layout(true, widest, CHEVRON);
}

function playColumn(input: HandInput, trick: TrickTrace, play: PlayTrace, width: Mm): Block {
  const wins = play.seat === trick.winner;
  const name = cardName(input, play.card);
  const alt = wins ? input.words.text('alt-wins', { card: name }) : name;
  const card = cardPicture(input, play.card, { width, ring: wins, alt });
  const leads = play.seat === trick.lead;
  return stack(
    [
      seatLine(input, play.seat, leads ? 'leads' : undefined),
      space(GAP + RING_REACH),
      card,
      space(GAP + RING_REACH),
      verdict(),
    ],
    { align: 'center' },
  );

  function verdict(): Block {
    if (trick.plays.indexOf(play) === suitSetter(input, trick)) return suitPill(input, trick.ledSuit);
    if (wins) return pillHigh([{ text: input.words.text('wins'), weight: 'semibold', color: INK }]);
    const word = followerWord(input, trick, play);
    return word === undefined ? space(PILL) : pillHigh([{ text: input.words.text(word) }]);
  }
}

/** Which card set the suit that is asked for: mostly the first; none where no suit is asked for. */
function suitSetter({ ranking }: HandInput, { plays, ledSuit }: TrickTrace): number | undefined {
  if (ledSuit === NO_SUIT) return undefined;
  return plays.findIndex(({ card }) => ranking.suit[card] === ledSuit);
}

/** What a card does that neither leads nor wins; nothing where no suit was asked for. */
function followerWord(
  { ranking }: HandInput,
  { ledSuit }: TrickTrace,
  { card }: PlayTrace,
): 'follows' | 'discards' | 'ruffs' | 'never-wins' | undefined {
  if (ranking.special[card] === 'never-wins') return 'never-wins';
  const suit = ranking.suit[card];
  if (suit === NO_SUIT || ledSuit === NO_SUIT) return undefined;
  if (suit === ledSuit) return 'follows';
  return suit === ranking.trumpSuit ? 'ruffs' : 'discards';
}

/** The letter of a seat, and in small what it does. */
export function seatLine(
  input: DocumentInput,
  seat: Seat,
  word: 'leads' | 'holds' | 'plays' | undefined,
): Block {
  const runs: Run[] = [{ text: seatName(input, seat), style: 'seat' }];
  if (word) runs.push({ text: ` ${input.words.text(word)}`, style: 'label' });
  return text('seat', runs, 'center');
}

/** Height of the suit's pill; words beside it stand on the same line. */
export const PILL: Mm = 4.8;

/** The led suit, outlined in its colour, by drawing and by name. */
export function suitPill(input: HandInput, suit: SuitIndex): Block {
  const shown = drawnSuit(input, suit);
  const color = shown === undefined ? INK : (input.game.deck.suits[shown]?.color ?? GREY);
  const name = effectiveName(input, suit).replaceAll(' ', '\u00a0');
  const drawing: Run[] =
    shown === undefined ? [] : [{ symbol: suitSymbol(shown), height: 3, alt: '', gap: 0.7 }];
  const runs: Run[] = [...drawing, { text: name, weight: 'semibold', color: INK }];
  const child = text('label', runs, 'center');
  const padding = { x: PILL_PADDING, y: 0 };
  return row([
    ['fit', { kind: 'frame', child, height: PILL, padding, radius: PILL / 2, line: 'head', color }],
  ]);
}

/** The suit whose sign stands for an effective suit: for trumps the trump suit, if the hand has one. */
export function drawnSuit({ ranking }: HandInput, suit: SuitIndex): SuitIndex | undefined {
  return suit === ranking.trumpSuit ? ranking.trump : suit;
}

const PILL_PADDING: Mm = 2.8;

/** The width of a suit's pill: drawing, gap, name and the room around them. */
export function pillWidth(input: HandInput, suit: SuitIndex): Mm {
  const face = { ...STYLES.label, weight: 'semibold' } as const;
  return 3 + 0.7 + input.measure.width(effectiveName(input, suit), face) + 2 * PILL_PADDING + 0.1;
}

/** A word on the line of the pills. */
export function pillHigh(runs: readonly Run[]): Block {
  return {
    kind: 'row',
    align: 'middle',
    children: [
      { width: 'rest', block: text('label', runs, 'center') },
      { width: 0, block: space(PILL) },
    ],
  };
}

/** An arrowhead in the middle of a given height, `x` from the left: what follows comes later. */
export function chevron(height: Mm, width = CHEVRON, x = width / 2): Block {
  const middle = height / 2;
  const stroke = { color: GREY, width: 0.3, cap: 'round', join: 'round' } as const;
  const segments: readonly Segment[] = [
    ['M', x - 0.8, middle - 1.5],
    ['L', x + 0.8, middle],
    ['L', x - 0.8, middle + 1.5],
  ];
  const arrow = picture({ width, height }, [{ kind: 'path', segments, stroke }]);
  return stack([space(SEAT_LINE + GAP), arrow]);
}

/** Height of the line with the seat's letter. */
const SEAT_LINE: Mm = STYLES.seat.leading * MM_PER_PT;

/** Height that every figure gives its cards, so that boxes side by side agree: a card and its ring. */
export function figureHeight(input: DocumentInput): Mm {
  const others = input.game.rules.players - 1;
  const card = others < 3 ? bestCard(input) : Math.max(LEAST_CARD, closeCard(input, LEADER, others));
  return cardHeight(input, card) + 2 * RING_REACH;
}

/** Width of the cards of a trick that stand close in half the width. */
function closeCard(input: DocumentInput, first: Mm, others: number): Mm {
  const free = boxRoom(input, false) - first - others * CLOSE;
  return Math.min(bestCard(input), free / others - 2 * RING_REACH);
}

function bestCard(input: DocumentInput): Mm {
  return isShort(input) ? SHORT_CARD : CARD;
}
