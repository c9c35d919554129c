import type { Deck } from '../cards/deck.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CardIndex } from '../engine/rules.ts';
import type { FaceLayouts } from './face-layouts.ts';

/** E0404 for what the cards of a deck are too small for, at most once for each reason, naming the first such card. */
export function misfits(
  { deck }: { readonly deck: Deck },
  layouts: FaceLayouts,
  jokersFit: boolean,
): readonly Diagnostic[] {
  const { width, height } = deck.size;
  const card = `a card of ${width} × ${height} mm`;
  if (!layouts.hasRoomForLarge())
    return [misfit(`large print has no room on ${card}`, 'take a larger card, or leave out `size: large`')];
  const unfit = (part: 'corner' | 'middle') =>
    deck.cards.find(({ index }) => !fits(layouts, index, part))?.id;
  const [letters, signs] = [unfit('corner'), unfit('middle')];
  return [
    ...(letters === undefined
      ? []
      : [
          misfit(
            `the letters of ${letters} are too long for ${card}`,
            'take a larger card or a shorter sign',
          ),
        ]),
    ...(signs === undefined
      ? []
      : [misfit(`the signs of ${signs} do not fit ${card}`, 'take a larger card or another style')]),
    ...(jokersFit ? [] : [misfit(`a joker does not fit ${card}`, 'take a larger card or no jokers')]),
  ];
}

function fits(layouts: FaceLayouts, card: CardIndex, part: 'corner' | 'middle'): boolean {
  const { corner, middle } = layouts.of(card, 'card');
  return part === 'corner' ? corner.fits : middle.kind === 'picture' || middle.fits;
}

function misfit(message: string, help: string): Diagnostic {
  return { code: 'E0404', severity: 'error', message, help };
}
