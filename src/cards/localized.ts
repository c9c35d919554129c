/** The languages that stichwerk prints in; each has a folder of words under `templates/`. */
export const LANGUAGES = ['de', 'en'] as const;

/** One of these languages, by its code. */
export type Language = (typeof LANGUAGES)[number];

/** The same words in every language. */
export type Localized = Readonly<Record<Language, string>>;
