import type { Deck } from '../cards/deck.ts';
import type { Language } from '../cards/localized.ts';
import type { CardIndex } from '../engine/rules.ts';
import type { Mm, Size } from '../page/geometry.ts';
import type { Hull } from '../page/hull.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { PageSymbol } from '../page/primitive.ts';
import type { FaceLook } from '../page/print.ts';
import { rankSign } from './card-names.ts';
import type { DeckArt } from './deck-art.ts';
import type { FaceLayout } from './face-context.ts';
import { designedCorner, type LargeSign, type Lettering, largeCorner, largeSign } from './face-corner.ts';
import { faceStyle, letterWeight } from './face-designs.ts';
import { type FittedPips, fitPicture, fitPips, PICTURE_CARD, roomOf } from './face-layout.ts';
import { fitQuarters } from './quarter-pips.ts';
import { hullOfPicture, hullOfSuits, pictureOf } from './suit-symbols.ts';

/** What faces are laid out from. */
interface LayoutParts {
  readonly deck: Deck;
  readonly language: Language;
  readonly look: FaceLook;
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
  /** Where signs of large print stand; undefined if it was not asked for or has no room. */
  readonly large: () => LargeSign | undefined;
}

/** Lays faces out when they are first asked for; cards of the same letters and pips are laid out once. */
export function openFaceLayouts(parts: LayoutParts): FaceLayouts {
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
  return { of, hasRoomForLarge: () => parts.look.size !== 'large' || shared.large() !== undefined };
}

function share(parts: LayoutParts): Shared {
  const { deck, language, look, art, measure } = parts;
  const lettering = { measure, weight: letterWeight(look) };
  const sign = once(() => hullOfSuits(art.suits));
  const { largestSign } = faceStyle(deck.style).large;
  const texts = deck.ranks.map((rank) => rankSign(rank, language));
  const large = once(() =>
    look.size === 'large' ? largeSign(deck.size, largestSign, texts, sign(), lettering) : undefined,
  );
  return { parts, lettering, sign, large };
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

/** What is large wants more space about it. */
const LARGE_CORNER_GAP: Mm = 2;

function layCard({ parts, lettering, sign, large }: Shared, { text, pips, picture }: Shown): FaceLayout {
  const { size, style } = parts.deck;
  const { normal, large: designOfLarge } = faceStyle(style);
  const place = large();
  const design = place ? designOfLarge : normal;
  const corner = place
    ? largeCorner(place, text, sign(), lettering)
    : designedCorner(normal, size, text, sign(), lettering);
  const room = (drawnFor: Size) => roomOf(size, drawnFor, corner, 2, place && LARGE_CORNER_GAP);
  const figure = picture && fitPicture(room(PICTURE_CARD), hullOfPicture(picture), design.picture);
  const signs = (): FittedPips =>
    design.pips === 'in-quarters'
      ? fitQuarters(room(design.card), pips, sign())
      : fitPips(room(design.card), design.pips, pips, sign());
  const middle = figure ?? signs();
  return { corner, corners: 2, middle };
}

/** The face of a small picture: one figure, and signs below it. */
function layPicture({ parts, lettering, sign }: Shared, { text, pips }: Shown): FaceLayout {
  const { size, style } = parts.deck;
  const { small } = faceStyle(style);
  const corner = designedCorner(small, size, text, sign(), lettering);
  const room = roomOf(size, small.card, corner, 1);
  return { corner, corners: 1, middle: fitPips(room, small.pips, pips, sign()) };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
