import type { Deck } from '../cards/deck.ts';
import { LANGUAGES, type Language, type Localized } from '../cards/localized.ts';
import type { Draft } from './draft.ts';
import type { Path } from './game.ts';

/** A text that the author wrote for print, in one language or in all, and where it stands. */
export interface AuthorText {
  readonly path: Path;
  readonly text: string;
  /** Absent if it is printed in every language. */
  readonly language?: Language;
}

/** All texts of a definition that can come to stand on paper, as far as they could be read. */
export function textsOf(draft: Draft, deck: Deck | undefined): readonly AuthorText[] {
  const own = localizedTexts([
    [['title'], draft.title],
    [['subtitle'], draft.subtitle],
    [['notes'], draft.notes],
    [['hints'], draft.hints],
  ]);
  const others = localizedTexts([
    ...variantTexts(draft),
    ...unitTexts(draft),
    ...draft.examples.flatMap(({ path, parts }): readonly Words[] => [
      [[...path, 'title'], parts.title],
      [[...path, 'text'], parts.text],
    ]),
  ]);
  return [...own, ...(deck ? deckTexts(deck, ['deck']) : []), ...others];
}

/** The texts of a deck that stands at a path. */
export function deckTexts({ name, suits, ranks }: Deck, path: Path): readonly AuthorText[] {
  const words = localizedTexts([
    [[...path, 'name'], name],
    ...suits.map((suit, index): Words => [[...path, 'suits', index, 'name'], suit.name]),
    ...ranks.flatMap((rank, index): readonly Words[] => [
      [[...path, 'ranks', index, 'name'], rank.name],
      [[...path, 'ranks', index, 'sign'], rank.sign],
    ]),
  ]);
  const ids = ranks.flatMap(({ id, sign }, index) =>
    sign ? [] : [{ path: [...path, 'ranks', index], text: id }],
  );
  return [...words, ...ids];
}

/** The texts of all languages, each where it stands. */
export function localizedTexts(all: readonly Words[]): readonly AuthorText[] {
  return all.flatMap(([path, words]) =>
    words
      ? LANGUAGES.map((language) => ({ path: [...path, language], text: words[language], language }))
      : [],
  );
}

type Words = readonly [Path, Localized | undefined];

function variantTexts({ variants = {} }: Draft): readonly Words[] {
  return Object.entries(variants).flatMap(([id, { title, text }]): readonly Words[] => [
    [['variants', id, 'title'], title],
    [['variants', id, 'text'], text],
  ]);
}

function unitTexts({ match }: Draft): readonly Words[] {
  const units = match && 'units' in match ? (match.units ?? []) : [];
  return units.map(({ name }, index): Words => [['match', 'units', index, 'name'], name]);
}
