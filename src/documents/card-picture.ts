import type { CardIndex } from '../engine/rules.ts';
import type { PictureBlock } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { Primitive, Stroke } from '../page/primitive.ts';
import { grow } from '../page/rect.ts';
import { rectSegments } from '../page/shapes.ts';
import { GREY, LINES } from '../page/theme.ts';
import { transformPrimitives } from '../page/transform.ts';
import { signPicture } from './blocks.ts';
import { cardName, type DocumentInput, stylesOf } from './input.ts';

/** How far the winner's ring stands off the card. */
const RING_GAP: Mm = 1.35;

/** How far a ring reaches beyond its card: the gap and half the line. */
export const RING_REACH: Mm = RING_GAP + LINES.ring.width / 2;

/** Corner radius of a card in parts of its width. */
const CORNER = 0.085;

/** How a small card is drawn. */
interface CardLook {
  readonly width: Mm;
  /** Ringed as the winner; the ring reaches beyond the picture's size. */
  readonly ring?: boolean;
  /** With a dashed edge: not to be chosen. */
  readonly dashed?: boolean;
  /** What is said instead of the card's name. */
  readonly alt?: string;
}

/** Height of a card drawn `width` wide. */
export function cardHeight(input: DocumentInput, width: Mm): Mm {
  const { size } = input.game.deck;
  return (width * size.height) / size.width;
}

/** The least width of cards whose letters are as large as all words; 0 where words are of the usual size. */
export function leastCard(input: DocumentInput): Mm {
  if (input.look.size === 'normal') return 0;
  const { cards, size } = input.game.deck;
  const drawn = cards.flatMap(({ index }) => input.drawings.smallFace(index));
  const smallest = Math.min(...drawn.map((part) => (part.kind === 'text' ? part.size : Infinity)));
  // Rounded up, so that nothing is lost in the sums that follow.
  return (Math.ceil((stylesOf(input).label.size / smallest) * 1000 + 1) / 1000) * size.width;
}

/** A small drawn card. */
export function cardPicture(input: DocumentInput, card: CardIndex, look: CardLook): PictureBlock {
  const { size } = input.game.deck;
  const scale = look.width / size.width;
  const height = size.height * scale;
  const face = input.drawings.smallFace(card);
  const content: Primitive[] = [
    outline(look.width, height, look.dashed === true),
    ...transformPrimitives(face, [scale, 0, 0, scale, 0, 0]),
  ];
  if (look.ring) content.push(ring(look.width, height));
  return signPicture({ width: look.width, height }, content, cardName(input, card), look.alt);
}

/** The edge of a card that may not be played. */
/** The dashed edge of what may not be chosen. */
export const DASHED: Stroke = { color: GREY, width: 0.3, dash: [1.1, 0.9] };

function outline(width: Mm, height: Mm, dashed: boolean): Primitive {
  const stroke = dashed ? DASHED : LINES.card;
  return { kind: 'path', segments: rectSegments({ x: 0, y: 0, width, height }, width * CORNER), stroke };
}

function ring(width: Mm, height: Mm): Primitive {
  const grown = grow({ x: 0, y: 0, width, height }, RING_GAP);
  return {
    kind: 'path',
    segments: rectSegments(grown, width * CORNER + RING_GAP),
    stroke: LINES.ring,
  };
}
