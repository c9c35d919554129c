import { MM_PER_PT, type Mm, type Size } from '../page/geometry.ts';
import { type Hull, hullOfRect, isWithin } from '../page/hull.ts';
import { CARDS } from '../page/paper.ts';
import type { Color, PageSymbol } from '../page/primitive.ts';
import type { FaceLook } from '../page/print.ts';
import { INK, RED } from '../page/theme.ts';
import { cornerTransforms, placement, rounded } from './face-context.ts';
import { type Lettering, placedHull } from './face-corner.ts';
import { SMALLEST_HEIGHT } from './face-designs.ts';
import { fitPicture, freeSpace } from './face-layout.ts';
import { lightSymbol } from './low-ink.ts';
import { centeredSymbol } from './recolor.ts';
import { hullOfPicture, hullOfSymbol, pictureSymbols, SUIT_BOX } from './suit-symbols.ts';

/** Our drawings of a joker: the figure, and a star for each colour, which stands in the corners of large print. */
export interface JokerArt {
  readonly figure: PageSymbol;
  readonly stars: readonly PageSymbol[];
}

/** One joker is dark and the next one red, so that they can be told apart where that matters. */
export const JOKER_COLORS: readonly Color[] = [INK, RED];

/** The word is the same in every language. */
const LETTERS = [...'JOKER'];

/** A column of upright letters as measured: the first baseline, the step, and the height of the type. */
const COLUMN = { x: 6.4, first: 8.6, step: 4.6, type: 11 * MM_PER_PT };

/** The star of large print, by its middle, and its size, at which it is 16.5 mm high. */
const STAR = { x: 12.4, y: 12.2, size: 15 };

const FIGURE = 'joker';
const starSymbol = (color: number): string => `joker-star-${color}`;

/** The drawings that jokers use, by the ids that their faces name. */
export function jokerSymbols({ figure, stars }: JokerArt, look: FaceLook): readonly PageSymbol[] {
  const drawn = stars.map((star, color) => ({ ...centeredSymbol(star, SUIT_BOX), id: starSymbol(color) }));
  const light = drawn.map((star, color) => (isLight(color, look) ? lightSymbol(star, star.id, 0.65) : star));
  return [...pictureSymbols(figure, FIGURE, look), ...light];
}

/** Whether jokers of a colour are drawn lightly; with black alone that is how red ones differ. */
function isLight(color: number, { ink }: FaceLook): boolean {
  return ink === 'low' || (ink === 'black' && JOKER_COLORS[color] !== INK);
}

/** Where everything stands on a joker, as its template names it. */
interface JokerLayout {
  readonly context: object;
  /** Whether its letters can be read and stay on the card. */
  readonly fits: boolean;
}

/** Lays out the joker of a number, from 0. */
export function layJoker(
  art: JokerArt,
  number: number,
  card: Size,
  look: FaceLook,
  lettering: Lettering,
): JokerLayout {
  const color = number % JOKER_COLORS.length;
  const letters = look.size === 'large' ? [] : lettersOn(card);
  const star = look.size === 'large' && art.stars[color];
  const taken = [
    ...letters.map((letter) => letterHull(letter, lettering)),
    ...(star ? [placedHull(hullOfSymbol(centeredSymbol(star, SUIT_BOX)), STAR)] : []),
  ];
  const space = freeSpace(card, CARDS.poker, taken, 2);
  const picture = fitPicture(space, hullOfPicture(art.figure), 1);
  return {
    context: {
      ...card,
      corners: cornerTransforms(card, 2),
      letters,
      weight: isLight(color, look) ? 400 : 600,
      color: JOKER_COLORS[color],
      sign: star && { symbol: starSymbol(color), place: placement(STAR.x, STAR.y, STAR.size / 10) },
      picture: picture !== undefined && pictureOn(card, picture.scale),
    },
    fits: taken.every((hull) => staysOn(hull, card)),
  };
}

interface Letter {
  readonly letter: string;
  readonly x: Mm;
  readonly y: Mm;
  readonly size: Mm;
}

/** The column of letters; narrow and low cards have it nearer to their edges and closer. */
function lettersOn({ width, height }: Size): readonly Letter[] {
  const x = COLUMN.x * Math.min(1, width / 50);
  const scale = Math.min(1, height / 40);
  return LETTERS.map((letter, at) => ({
    letter,
    x: rounded(x),
    y: rounded((COLUMN.first + at * COLUMN.step) * scale),
    size: rounded(Math.max(COLUMN.type * scale, SMALLEST_HEIGHT / 0.65)),
  }));
}

function letterHull({ letter, x, y, size }: Letter, { measure, weight }: Lettering): Hull {
  const face = { size: size / MM_PER_PT, weight };
  const [width, height] = [measure.width(letter, face), measure.capHeight(face)];
  return hullOfRect({ x: x - width / 2, y: y - height, width, height });
}

function staysOn(hull: Hull, { width, height }: Size): boolean {
  return isWithin(hull, { x: 0.5, y: 0.5, width: width - 1, height: height - 1 });
}

function pictureOn({ width, height }: Size, scale: number): object {
  return { symbol: FIGURE, place: placement(width / 2, height / 2, scale) };
}
