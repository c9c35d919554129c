import * as z from 'zod/mini';
import type { Language } from '../cards/localized.ts';
import { nearest } from '../diagnostics/nearest.ts';

// Definitions are read once a run: compiling validators would cost more than it saves, and needs eval.
z.config({ jitless: true });

/*
 * Zod hands only one text through to its issues. Objects use it to name the keys they allow, unions to name the
 * option that was meant, checks to complete the sentence "write …". Behind a line end stands a form: what the author
 * could write, with % for what stands there now (`forms.ts`). `schema-issues.ts` reads them.
 */

const ID = /^(?=.{1,64}$)(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

const MAX_LINE = 1000;
const MAX_WORDS = 200;

/** An object that allows just these keys; `form` shows one. */
export function strict<Shape extends z.core.$ZodLooseShape>(shape: Shape, form = '') {
  return z.strictObject(shape, { error: () => `keys ${Object.keys(shape).join(' ')}\n${form}` });
}

/** A list of parts that are alike; `form` shows one. */
export function list<Item extends z.core.SomeType>(item: Item, form = '[%]') {
  return z.array(item, { error: () => `list\n${form}` });
}

/** A list of words or numbers, each once. */
export function distinct<Item extends z.core.SomeType>(item: Item) {
  return list(item).check(({ value, issues }) => {
    value.forEach((entry, index) => {
      if (value.indexOf(entry) === index) return;
      issues.push({ code: 'custom', path: [index], input: entry, message: 'every entry once' });
    });
  });
}

/** A map from seats to values that are alike; `form` shows one. */
export function bySeat<Value extends z.core.SomeType>(value: Value, form = '{A: %}') {
  return z.record(z.string(), value, { error: () => `map\n${form}` });
}

/** The one word that is possible so far; `because` tells what it means, a clause. */
export function only<Word extends string>(word: Word, because: string) {
  return z.literal(word, { error: () => `only ${because}` });
}

/** One of several words that each stand for a shape of their own; a wrong word is told all of them. */
export function oneWordOf<Word extends string>(word: Word, all: readonly string[]) {
  return z.literal(word, { error: () => `decides ${all.join(' ')}` });
}

/** A choice between several shapes; `choose` tells from the input which of them the author meant, by number. */
export function oneOf<const Options extends readonly z.core.SomeType[]>(
  options: Options,
  choose: (input: unknown) => number,
) {
  return z.union(options, { error: (issue) => `option ${choose(issue.input)}` });
}

/** A choice between two shapes. */
export function either<First extends z.core.SomeType, Second extends z.core.SomeType>(
  first: First,
  second: Second,
  choose: (input: unknown) => 0 | 1,
) {
  return oneOf([first, second], choose);
}

/** A value, or a map with one for each number of players. */
export function byCount<Value extends z.core.SomeType>(value: Value) {
  return either(value, z.record(playerCount(), value, { error: () => 'map\n{3: %, 4: %}' }), (input) =>
    isMap(input) ? 1 : 0,
  );
}

function playerCount() {
  return z.string().check(z.regex(/^[2-8]$/, 'a number of players from 2 to 8'));
}

/** The schema with the words that editors show for it. */
export function about<Schema extends z.ZodMiniType>(description: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

/** Text that shows something. */
export function text() {
  return z.string().check(z.regex(/[^\s\p{C}]/u, 'at least one character'));
}

/** The same text in every language. */
export function localized(description: string) {
  const shape: Record<Language, z.ZodMiniString<string>> = {
    de: about('in German', text()),
    en: about('in English', text()),
  };
  return about(
    description,
    z.strictObject(shape, { error: () => `languages ${Object.keys(shape).join(' ')}\n{de: "%", en: "…"}` }),
  );
}

/** A whole number within bounds. */
export function whole(least: number, most: number) {
  const bounds = `a whole number from ${least} to ${most}`;
  return z.int().check(z.minimum(least, bounds), z.maximum(most, bounds));
}

/** An id: it becomes part of file names and of references. */
export function id(description: string) {
  const words =
    'small letters, digits and single hyphens, 64 at most, and no name that Windows reserves, such as `con`';
  return about(description, z.string().check(z.regex(ID, words)));
}

/** Several short words: in one text with spaces between, or as a list. */
export function words(description: string) {
  const line = z
    .string()
    .check(z.regex(/[^\s,]/, 'at least one word'), z.maxLength(MAX_LINE, `${MAX_LINE} characters at most`));
  const list = z
    .array(z.union([z.string(), z.int()]))
    .check(z.minLength(1, 'at least one entry'), z.maxLength(MAX_WORDS, `${MAX_WORDS} entries at most`));
  return about(
    description,
    either(z.union([line, z.int()]), list, (input) => (Array.isArray(input) ? 1 : 0)),
  );
}

/** What `words` accepts. */
export type Words = string | number | readonly (string | number)[];

/** Whether the input is a map that has this key. */
export function hasKey(input: unknown, key: string): boolean {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, key);
}

/** Whether the input is a map that has this key, or one that is written much like it. */
export function hasKeyLike(input: unknown, key: string): boolean {
  return hasKey(input, key) || (isMap(input) && nearest(key, Object.keys(input)) !== undefined);
}

/** Whether the input is a map. */
export function isMap(input: unknown): input is object {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
