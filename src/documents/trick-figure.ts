import { NO_SUIT } from '../engine/ranking.ts';
import type { Block } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { INK } from '../page/theme.ts';
import type { PlayTrace, TrickTrace } from '../proof/trace.ts';
import { space, stack, text } from './blocks.ts';
import { cardHeight, cardPicture, RING_REACH } from './card-picture.ts';
import {
  cardRows,
  GAP,
  PILL,
  pillHigh,
  pillWidth,
  seatLine,
  seatLineWidth,
  suitPill,
  wordWidth,
} from './card-words.ts';
import { type BoxPart, boxRoom } from './example-box.ts';
import { cardName, type DocumentInput, type HandInput, isNarrow, isShort } from './input.ts';
import { wordWinner } from './wording.ts';

/** Width of a card in a trick on most papers and on short ones, and of the chevron between two. */
const CARD: Mm = 17;
const SHORT_CARD: Mm = 15;
const CHEVRON: Mm = 5.3;

/** The same where four cards stand in half the width, the least width of a card there, and that of the leader's column. */
const CLOSE: Mm = 4;
const LEAST_CARD: Mm = 11;
const LEADER: Mm = 17.6;

/** Room between the figure and the reason below it. */
export const BEFORE_REASON: Mm = 3;

/** A trick in playing order: led suit, ring round the winner, and the reason in words. */
export function trickFigure(input: HandInput, trick: TrickTrace): BoxPart {
  const { wide, card, between, widths } = isNarrow(input) ? layInRows(input, trick) : layTrick(input, trick);
  const columns = trick.plays.map((play, index) => {
    return [widths[index] ?? card, playColumn(input, trick, play, card)] as const;
  });
  const height = cardHeight(input, card) + 2 * RING_REACH;
  const figure = cardRows(input, columns, { room: boxRoom(input, wide), between, height });
  return { wide, block: stack([figure, space(BEFORE_REASON), text('small', wordWinner(input, trick))]) };
}

/** How a trick is set: card width, room between cards, and the columns of the cards. */
interface TrickLayout {
  readonly wide: boolean;
  readonly card: Mm;
  readonly between: Mm;
  readonly widths: readonly Mm[];
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
    const widths = trick.plays.map((_, at) => (at === (setter ?? 0) ? first : card + 2 * RING_REACH));
    return { wide, card, between, widths };
  };
  const widest = Math.max(best + 2 * RING_REACH, pill);
  const half = layout(false, widest, CHEVRON);
  if (half.card >= best - 1) return half;
  const close = layout(false, Math.max(LEADER, pill), CLOSE);
  return close.card >= LEAST_CARD && (setter ?? 0) === 0 ? close : layout(true, widest, CHEVRON);
}

/** Best cards, each column as wide as its words; a row that gets too long is broken. */
function layInRows(input: HandInput, trick: TrickTrace): TrickLayout {
  const card = bestCard(input);
  const widths = trick.plays.map((play, index) => {
    const above = index === 0 ? seatLineWidth(input, play.seat, 'leads') + APART : 0;
    const pill = index === suitSetter(input, trick) ? pillWidth(input, trick.ledSuit) : 0;
    return Math.max(card + 2 * RING_REACH, above, pill, wordWidth(input, wordBelow(input, trick, play)));
  });
  return { wide: false, card, between: CLOSE, widths };
}

/** Room between words beside each other. */
const APART: Mm = 1;

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
    const word = wordBelow(input, trick, play);
    if (wins) return pillHigh([{ text: word, weight: 'semibold', color: INK }]);
    return word === '' ? space(PILL) : pillHigh([{ text: word }]);
  }
}

/** What stands below a card that did not set the suit. */
function wordBelow(input: HandInput, trick: TrickTrace, play: PlayTrace): string {
  const word = play.seat === trick.winner ? 'wins' : followerWord(input, trick, play);
  return word === undefined ? '' : input.words.text(word);
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
