import type { CardList, ListedCard } from '../cards/card-list.ts';
import { INK } from '../page/theme.ts';
import { HARD_BREAK } from '../svg/text-lines.ts';
import { cornerTransforms } from './face-context.ts';
import { commonNames, type FaceTaste } from './face-names.ts';
import { placeText } from './text-places.ts';

/** Name of our own style for cards of a list. */
export const TEXT_STYLE = 'text';

/** The fields that our own style shows. */
export const TEXT_FIELDS = ['title', 'text', 'corner', 'symbol', 'color'] as const;

/** The place of a printed card in its list and among all that are printed; all count from 1. */
interface PrintedPlace {
  readonly index: number;
  readonly number: number;
  readonly total: number;
}

/** What a face template is filled in with: the fields of the card, and of our own names those that are no fields. */
export function listContext(list: CardList, card: ListedCard, place: PrintedPlace, taste: FaceTaste): object {
  const { id, count } = card;
  const told = { corners: cornerTransforms(list.size, 2), id, count, ...place };
  const own = { ...list.size, ...commonNames(list.size, told, taste) };
  const fields = Object.fromEntries(
    Object.entries(card.fields).map(([name, text]) => [name, text.trim().replace(/\r\n?|\n/g, HARD_BREAK)]),
  );
  // Fields stand first where names are listed, and come first where one has the name of one of ours.
  if (list.style !== TEXT_STYLE) return { ...fields, ...own, card: own, ...fields };
  const { title = '', text = '', corner = '', symbol = '', color = '' } = fields;
  const parts = { title: title !== '', text: text !== '', corner: corner !== '', symbol: symbol !== '' };
  const texts = { title, text, corner, symbol, color: color === '' ? INK : color };
  return { ...own, ...fields, ...texts, card: { ...own, place: placeText(list.size, parts, own.large) } };
}
