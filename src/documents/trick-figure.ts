import type { CardIndex, Seat } from '../engine/rules.ts';
import type { Block, Run } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { Segment } from '../page/primitive.ts';
import { GREY, INK } from '../page/theme.ts';
import type { PlayTrace, QuestionTrace, TrickTrace } from '../proof/trace.ts';
import { picture, row, space, stack, text } from './blocks.ts';
import { cardHeight, cardPicture, RING_REACH } from './card-picture.ts';
import { suitSymbol } from './drawings.ts';
import { type BoxPart, boxRoom } from './example-box.ts';
import { cardName, type DocumentInput, seatName, suitName, suitOf } from './input.ts';
import { wordChoice, wordWinner } from './wording.ts';

/** Width of a card in a trick, and of the chevron between two. */
const CARD: Mm = 17;
const CHEVRON: Mm = 5.3;

/** Room between the seat's letter, the card's ring and the word below it. */
const GAP: Mm = 1.2;

/** Room between the figure and the reason below it. */
const BEFORE_REASON: Mm = 2.4;

/** A trick in playing order: led suit, ring round the winner, and the reason in words. */
export function trickFigure(input: DocumentInput, trick: TrickTrace): BoxPart {
  const count = trick.plays.length;
  const fitting = (wide: boolean) => (boxRoom(input, wide) - (count - 1) * CHEVRON) / count - 2 * RING_REACH;
  const wide = fitting(false) < CARD - 1;
  const width = Math.min(CARD, fitting(wide));
  const column = width + 2 * RING_REACH;
  const columns = trick.plays.flatMap((play, index): (readonly [Mm, Block])[] => {
    const shown = [column, playColumn(input, trick, play, width)] as const;
    return index === 0 ? [shown] : [[CHEVRON, chevron(cardHeight(input, width) + 2 * RING_REACH)], shown];
  });
  const figure = stack([row(columns, { align: 'top' })], { align: 'center' });
  return { wide, block: stack([figure, space(BEFORE_REASON), text('small', wordWinner(input, trick))]) };
}

function playColumn(input: DocumentInput, trick: TrickTrace, play: PlayTrace, width: Mm): Block {
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
    if (leads) return suitPill(input, trick.ledSuit);
    if (wins) return pillHigh([{ text: input.words.text('wins'), weight: 'semibold', color: INK }]);
    const follows = suitOf(input, play.card) === trick.ledSuit;
    return pillHigh([{ text: input.words.text(follows ? 'follows' : 'discards') }]);
  }
}

function seatLine(input: DocumentInput, seat: Seat, word: 'leads' | 'holds' | 'plays' | undefined): Block {
  const runs: Run[] = [{ text: seatName(input, seat), style: 'seat' }];
  if (word) runs.push({ text: ` ${input.words.text(word)}`, style: 'label' });
  return text('seat', runs, 'center');
}

/** Height of the suit's pill; words beside it stand on the same line. */
const PILL: Mm = 4.8;

/** The led suit, outlined in its colour, by drawing and by name. */
function suitPill(input: DocumentInput, suit: number): Block {
  const { color } = input.game.deck.suits[suit] ?? { color: GREY };
  const name = suitName(input, suit);
  const runs: Run[] = [
    { symbol: suitSymbol(suit), height: 3, alt: '' },
    { text: `\u00a0${name}`, weight: 'semibold', color: INK },
  ];
  const child = text('label', runs, 'center');
  const padding = { x: 2, y: 0 };
  return row([
    ['fit', { kind: 'frame', child, height: PILL, padding, radius: PILL / 2, line: 'head', color }],
  ]);
}

function pillHigh(runs: readonly Run[]): Block {
  return {
    kind: 'row',
    align: 'middle',
    children: [
      { width: 'rest', block: text('label', runs, 'center') },
      { width: 0, block: space(PILL) },
    ],
  };
}

/** An arrowhead in the middle of a given height: what follows comes later. */
function chevron(height: Mm, width = CHEVRON): Block {
  const middle = height / 2;
  const x = width / 2;
  const stroke = { color: GREY, width: 0.3, cap: 'round', join: 'round' } as const;
  const segments: readonly Segment[] = [
    ['M', x - 0.8, middle - 1.5],
    ['L', x + 0.8, middle],
    ['L', x - 0.8, middle + 1.5],
  ];
  const arrow = picture({ width, height }, [{ kind: 'path', segments, stroke }]);
  return stack([space(SEAT_LINE + GAP), arrow]);
}

/** Height of the line with the seat's letter: 14 pt. */
const SEAT_LINE: Mm = (14 * 25.4) / 72;

/** Height that every figure gives its cards, so that boxes side by side agree: a card and its ring. */
function figureHeight(input: DocumentInput): Mm {
  return cardHeight(input, CARD) + 2 * RING_REACH;
}

/** How much lower a card stands that may not be played. */
const DROP: Mm = 3.2;

/** Width of a card already played, and of one in the hand, with the room beside it. */
const PLAYED: Mm = 13.2;
const HELD: Mm = 10.8;
const HELD_PITCH: Mm = 12.9;
const PLAYED_COLUMN: Mm = 19.8;

/** A hand at the moment of choice: what lies there, and which cards may follow. */
export function questionFigure(input: DocumentInput, question: QuestionTrace): BoxPart {
  const { played, holding } = question;
  const lead = played.length * (PLAYED_COLUMN + 2);
  const needed = lead + holding.length * HELD_PITCH;
  const wide = needed > boxRoom(input, false) + 1;
  const inner = boxRoom(input, wide);
  const pitch = Math.min(HELD_PITCH, (inner - lead) / holding.length);
  const columns: (readonly [Mm, Block])[] = [
    ...played.flatMap(({ seat, card }, index): (readonly [Mm, Block])[] => [
      [PLAYED_COLUMN, playedColumn(input, seat, card, index === 0)],
      [2, chevron(figureHeight(input), 2)],
    ]),
    [pitch * holding.length, heldColumns(input, question, pitch)],
  ];
  const figure = stack([row(columns, { align: 'top' })], { align: 'center' });
  return { wide, block: stack([figure, space(BEFORE_REASON), text('small', wordChoice(input, question))]) };
}

function playedColumn(input: DocumentInput, seat: Seat, card: CardIndex, leads: boolean): Block {
  const verdict = leads ? suitPill(input, suitOf(input, card)) : space(PILL);
  const around = (figureHeight(input) - cardHeight(input, PLAYED)) / 2;
  return stack(
    [
      seatLine(input, seat, leads ? 'leads' : 'plays'),
      space(GAP + around),
      cardPicture(input, card, { width: PLAYED }),
      space(GAP + around),
      verdict,
    ],
    { align: 'center' },
  );
}

function heldColumns(input: DocumentInput, question: QuestionTrace, pitch: Mm): Block {
  const cards = question.holding.map((card) => [pitch, heldColumn(input, question, card, pitch)] as const);
  return stack([seatLine(input, question.seat, 'holds'), space(GAP), row(cards, { align: 'top' })], {
    align: 'center',
  });
}

function heldColumn(input: DocumentInput, question: QuestionTrace, card: CardIndex, pitch: Mm): Block {
  const legal = question.legal.includes(card);
  const width = Math.min(HELD, pitch - 1.5);
  const alt = input.words.text(legal ? 'alt-legal' : 'alt-illegal', { card: cardName(input, card) });
  const drawn = cardPicture(input, card, { width, pale: !legal, alt });
  const gap = space(DROP);
  const around = space((figureHeight(input) - cardHeight(input, width) - DROP) / 2);
  const word: Run = legal
    ? { text: input.words.text('may'), weight: 'semibold', color: INK }
    : { text: input.words.text('may-not') };
  const parts = legal ? [drawn, gap] : [gap, drawn];
  return stack([around, ...parts, around, space(GAP), pillHigh([word])], { align: 'center' });
}
