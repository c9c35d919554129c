import type { CardList, ListedCard } from '../cards/card-list.ts';
import type { Language } from '../cards/localized.ts';
import type { FaceLook } from '../page/print.ts';
import { HARD_BREAK } from '../svg/text-lines.ts';
import { placeText } from './text-places.ts';

/** Name of our own style for cards of a list. */
export const TEXT_STYLE = 'text';

/** The fields that our own style shows. */
export const TEXT_FIELDS = ['title', 'text', 'corner', 'symbol', 'color'] as const;

/** What faces are filled in with besides the cards. */
export interface ListTaste {
  readonly language: Language;
  readonly look: FaceLook;
}

/** The place of a printed card in its list and among all that are printed; all count from 1. */
interface PrintedPlace {
  readonly index: number;
  readonly number: number;
  readonly total: number;
}

/** What a face template is filled in with: the fields of the card, and of our own names those that are no fields. */
export function listContext(
  list: CardList,
  card: ListedCard,
  place: PrintedPlace,
  { language, look }: ListTaste,
): object {
  const { width, height } = list.size;
  const own = {
    width,
    height,
    'center-x': width / 2,
    'center-y': height / 2,
    corners: ['scale(1)', `rotate(180 ${width / 2} ${height / 2})`],
    id: card.id,
    count: card.count,
    ...place,
    language,
    low: look.ink === 'low',
    large: look.size === 'large',
  };
  const fields = Object.fromEntries(
    Object.entries(card.fields).map(([name, text]) => [name, text.trim().replace(/\r\n?|\n/g, HARD_BREAK)]),
  );
  // Fields stand first where names are listed, and come first where one has the name of one of ours.
  if (list.style !== TEXT_STYLE) return { ...fields, ...own, card: own, ...fields };
  const { title = '', text = '', corner = '', symbol = '', color = '' } = fields;
  const parts = { title: title !== '', text: text !== '', corner: corner !== '', symbol: symbol !== '' };
  const texts = { title, text, corner, symbol, color: color === '' ? '#1A1A1A' : color };
  return { ...own, ...fields, ...texts, card: { ...own, place: placeText(list.size, parts, own.large) } };
}
