import * as z from 'zod/mini';
import { pathBelow } from '../page/path-below.ts';
import { back, cardSize, deckName, derivedShape, styleName, writtenShape } from './deck-schema.ts';
import { meantKey } from './meant-key.ts';
import { PrintSchema } from './print-schema.ts';
import { about, either, list, localized, oneOf, strict, text, whole } from './schema-parts.ts';

/** Most cards of a list, every card counted as often as it is printed. */
export const MAX_PRINTED = 2000;

const FIELD = /^(?=.{1,40}$)[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;

/** What the name of a field may be. */
export const FIELD_NAME = 'a name of letters, digits, `-` and `_`, 40 at most';

/** Whether a field may have this name. */
export function isFieldName(name: string): boolean {
  return FIELD.test(name);
}

const value = () => z.nullable(z.union([z.string(), z.number()]));

const card = z
  .catchall(
    z.object(
      {
        id: about(
          'the name of the card in findings; its number if nothing is said',
          z.optional(z.nullable(z.union([text(), z.number()]))),
        ),
        count: about(
          'how often the card is printed; once if nothing is said',
          z.optional(z.nullable(whole(0, MAX_PRINTED))),
        ),
      },
      { error: () => 'map\n{text: "%"}' },
    ),
    value(),
  )
  .check(({ value: input, issues }) => {
    for (const key of Object.keys(input)) {
      if (isFieldName(key)) continue;
      const words = [{ code: 'custom' as const, path: [], input: key, message: FIELD_NAME }];
      issues.push({ code: 'invalid_key', origin: 'record', issues: words, input: key, path: [key] });
    }
  });

const cards = about(
  'the cards with their texts, or a file such as ./cards.csv beside this one that lists them',
  either(
    z
      .string()
      .check(
        z.regex(
          pathBelow(['csv', 'tsv', 'txt']),
          'a path such as `./cards.csv` below the folder of this file',
        ),
      ),
    list(card, '[{text: "%"}]').check(z.minLength(1, 'at least one card')),
    (input) => (typeof input === 'string' ? 0 : 1),
  ),
);

const fileShape = {
  title: z.optional(
    localized('the title on the papers; the name of the cards or of the file if nothing is said'),
  ),
  print: about(
    'how it is printed; what is asked for on the command line comes first',
    z.optional(PrintSchema),
  ),
};

const listShape = { name: deckName(), style: z.optional(styleName()), size: cardSize(), cards, back: back() };

const ALL_KEYS = Object.keys({ ...fileShape, ...writtenShape, ...derivedShape, ...listShape });

/** Whether a map has a key, be it with capitals or with a slip in it. */
function seemsToHave(input: unknown, key: string): boolean {
  return Object.keys(Object(input)).some((one) => !ALL_KEYS.includes(one) && meantKey(one, ALL_KEYS) === key);
}

/** Which kind of deck a map seems to be: its own keys tell, and if they do not, those that have slips in them. */
function chooseKind(input: unknown): number {
  const kinds = [undefined, 'from', 'cards'];
  const has = kinds.findLastIndex((key) => key !== undefined && Object.hasOwn(Object(input), key));
  return Math.max(
    0,
    has >= 0 ? has : kinds.findLastIndex((key) => key !== undefined && seemsToHave(input, key)),
  );
}

/** A deck in a file of its own, to be printed: suits and ranks, some ranks of another deck, or a list of cards. */
export const DeckFileSchema = about(
  'a deck of cards for stichwerk: suits and ranks, some ranks of another deck, or cards with texts of their own',
  oneOf(
    [
      strict({ ...fileShape, ...writtenShape }),
      strict({ ...fileShape, ...derivedShape }),
      strict({ ...fileShape, ...listShape }),
    ],
    chooseKind,
  ),
);

/** A list of cards as it stands in the definition, or the path of the file that holds it. */
export type CardsInput = z.infer<typeof cards>;

/** A deck that is a list of cards, as an author writes it. */
export type ListInput = z.infer<ReturnType<typeof listSchema>>;

const listSchema = () => strict({ ...fileShape, ...listShape });
