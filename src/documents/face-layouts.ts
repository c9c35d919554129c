import type { Deck } from '../cards/deck.ts';
import type { CardIndex } from '../engine/rules.ts';
import type { Size } from '../page/geometry.ts';
import type { Hull } from '../page/hull.ts';
import type { TextMeasure } from '../page/measure.ts';
import { CARDS } from '../page/paper.ts';
import type { PageSymbol } from '../page/primitive.ts';
import { rankSign } from './card-names.ts';
import type { DeckArt } from './deck-art.ts';
import type { FaceLayout } from './face-context.ts';
import { designedCorner, type FaceCorner, type Lettering } from './face-corner.ts';
import { faceStyle, letterWeight } from './face-designs.ts';
import { fitPicture, fitPips, freeSpace, LARGE_GAPS } from './face-layout.ts';
import type { FaceTaste } from './face-names.ts';
import { fitLargeCorners, type LargeCorners } from './large-corner.ts';
import { fitQuarters } from './quarter-pips.ts';
import { hullOfPicture, hullOfSuits, pictureOf } from './suit-symbols.ts';

/** What faces are laid out from. */
interface LayoutParts extends FaceTaste {
  readonly deck: Deck;
  readonly art: DeckArt;
  readonly measure: TextMeasure;
}

/** Where everything stands on the faces of a deck. */
export interface FaceLayouts {
  /** The layout of a face, on a card to cut out or in a small picture of it. */
  readonly of: (card: CardIndex, purpose: 'card' | 'picture') => FaceLayout;
  /** Whether large print, if asked for, has room on the cards. */
  readonly hasRoomForLarge: () => boolean;
}

/** What all faces of a deck share. */
interface Shared {
  readonly parts: LayoutParts;
  readonly lettering: Lettering;
  /** The outline that holds the signs of all suits. */
  readonly sign: () => Hull;
  /** The corners of large print; undefined if it was not asked for or has no room. */
  readonly large: () => LargeCorners | undefined;
}

/** Lays faces out when they are first asked for; cards of the same letters and pips are laid out once. */
export function openFaceLayouts(parts: LayoutParts): FaceLayouts {
  const { deck } = parts;
  const shared = share(parts);
  const known = new Map<string, FaceLayout>();
  const of: FaceLayouts['of'] = (index, purpose) => {
    const shown = shownOn(parts, index);
    const key = JSON.stringify([purpose, shown.text, shown.pips, shown.picture !== undefined]);
    const layout =
      known.get(key) ?? (purpose === 'card' ? layCard(shared, shown) : layPicture(shared, shown));
    known.set(key, layout);
    return layout;
  };
  const isRoomy = (index: CardIndex): boolean => {
    const { middle } = of(index, 'card');
    return middle.kind === 'picture' || middle.fits;
  };
  const hasRoomForLarge = () =>
    parts.look.size !== 'large' ||
    (shared.large() !== undefined && deck.cards.every(({ index }) => isRoomy(index)));
  return { of, hasRoomForLarge };
}

function share(parts: LayoutParts): Shared {
  const { look, art, measure } = parts;
  const lettering = { measure, weight: letterWeight(look) };
  const sign = once(() => hullOfSuits(art.suits));
  const large = once(() => (look.size === 'large' ? shareLarge(parts, sign(), lettering) : undefined));
  return { parts, lettering, sign, large };
}

function shareLarge(parts: LayoutParts, sign: Hull, lettering: Lettering): LargeCorners | undefined {
  const { cards, size, style } = parts.deck;
  const { largestSign } = faceStyle(style).large;
  const shown = cards.map(({ index }) => shownOn(parts, index));
  const textsOf = (some: readonly Shown[]) => [...new Set(some.map(({ text }) => text))];
  const signed = textsOf(shown.filter(({ picture }) => picture));
  return fitLargeCorners({ card: size, all: textsOf(shown), signed, largestSign, sign }, lettering);
}

/** What a card shows. */
interface Shown {
  readonly text: string;
  readonly pips: number;
  readonly picture?: PageSymbol;
}

function shownOn({ deck, language, art }: LayoutParts, index: CardIndex): Shown {
  const card = deck.cards[index];
  const rank = deck.ranks[card?.rank ?? -1];
  if (!card || !rank) throw new Error(`no card ${index} in deck ${deck.id}`);
  const picture = pictureOf(art, card)?.symbol;
  return { text: rankSign(rank, language), pips: rank.pips, ...(picture && { picture }) };
}

function layCard(shared: Shared, shown: Shown): FaceLayout {
  const { parts, lettering, sign, large } = shared;
  const corners = large();
  if (corners) return layLarge(shared, shown, corners);
  const { size, style } = parts.deck;
  const design = faceStyle(style).normal;
  const corner = designedCorner(design, size, shown.text, sign(), lettering);
  const spaceFor = (drawnFor: Size) => freeSpace(size, drawnFor, corner.taken, 2);
  const figure =
    shown.picture && fitPicture(spaceFor(CARDS.poker), hullOfPicture(shown.picture), design.picture);
  return {
    corner,
    corners: 2,
    middle: figure ?? fitPips(spaceFor(design.card), design.pips, shown.pips, sign()),
  };
}

/** A face of large print: a figure with the suit's sign in the corners, or signs between corners without one. */
function layLarge(
  { parts, sign }: Shared,
  { text, pips, picture }: Shown,
  corners: LargeCorners,
): FaceLayout {
  const { size, style } = parts.deck;
  const design = faceStyle(style).large;
  const spaceFor = (drawnFor: Size, { taken }: FaceCorner) => freeSpace(size, drawnFor, taken, 2, LARGE_GAPS);
  const signed = picture && corners.signed?.(text);
  const figure =
    picture && signed && fitPicture(spaceFor(CARDS.poker, signed), hullOfPicture(picture), design.picture);
  if (figure) return { corner: signed, corners: 2, middle: figure };
  const corner = corners.plain(text);
  const middle =
    design.pips === 'in-quarters'
      ? fitQuarters(spaceFor(size, corner), pips, sign())
      : fitPips(spaceFor(design.card, corner), design.pips, pips, sign());
  return { corner, corners: 2, middle };
}

/** The face of a small picture: one figure, and signs below it. */
function layPicture({ parts, lettering, sign }: Shared, { text, pips }: Shown): FaceLayout {
  const { size, style } = parts.deck;
  const { small } = faceStyle(style);
  const corner = designedCorner(small, size, text, sign(), lettering);
  const space = freeSpace(size, small.card, corner.taken, 1);
  return { corner, corners: 1, middle: fitPips(space, small.pips, pips, sign()) };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
