import type { Localized } from './localized.ts';

/** A card of a list: how often it is printed, and the texts that its face is filled in with. */
export interface ListedCard {
  /** Unlike that of every other card of the list. */
  readonly id: string;
  /** How often the card is printed, 0 for not at all. */
  readonly count: number;
  /** Texts and numbers by name, as the author wrote them; every card of a list has the same names. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Cards with texts of their own instead of suits and ranks; they are printed, not played by rules. Sizes in mm. */
export interface CardList {
  readonly id: string;
  readonly name?: Localized;
  /** Name of a face template, or its path beside the definition: `text`, `./face.svg.hbs`. */
  readonly style: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly cards: readonly ListedCard[];
  /** The author's own back, a path beside the definition; the usual pattern if absent. */
  readonly back?: string;
}
