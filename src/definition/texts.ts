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
  const localized: Words[] = [
    [['title'], draft.title],
    [['subtitle'], draft.subtitle],
    [['notes'], draft.notes],
    [['hints'], draft.hints],
    [['deck', 'name'], deck?.name],
    ...(deck?.suits ?? []).map(({ name }, index) => [['deck', 'suits', index, 'name'], name] as const),
    ...(deck?.ranks ?? []).flatMap(({ name, sign }, index) => [
      [['deck', 'ranks', index, 'name'], name] as const,
      [['deck', 'ranks', index, 'sign'], sign] as const,
    ]),
    ...variantTexts(draft),
    ...unitTexts(draft),
    ...draft.examples.flatMap(({ path, parts }) => [
      [[...path, 'title'], parts.title] as const,
      [[...path, 'text'], parts.text] as const,
    ]),
  ];
  const texts = localized.flatMap(([path, words]) =>
    words
      ? LANGUAGES.map((language) => ({ path: [...path, language], text: words[language], language }))
      : [],
  );
  const ranks = (deck?.ranks ?? []).flatMap(({ id, sign }, index) =>
    sign ? [] : [{ path: ['deck', 'ranks', index], text: id }],
  );
  return [...texts, ...ranks];
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
