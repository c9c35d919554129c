import type { Language } from '../cards/localized.ts';
import type { Size } from '../page/geometry.ts';
import type { FaceLook } from '../page/print.ts';

/** In which language faces are drawn, and what they look like. */
export interface FaceTaste {
  readonly language: Language;
  readonly look: FaceLook;
}

/** What the template of an author can name of every card, `card` being what its deck tells of it. */
export function commonNames<T extends object>(
  { width, height }: Size,
  card: T,
  { language, look }: FaceTaste,
) {
  return {
    'center-x': width / 2,
    'center-y': height / 2,
    ...card,
    language,
    low: look.ink === 'low',
    black: look.ink === 'black',
    large: look.size === 'large',
  };
}
