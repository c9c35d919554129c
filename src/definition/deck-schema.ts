import * as z from 'zod/mini';
import { pathBelow } from '../page/path-below.ts';
import { PRINT_OPTIONS } from '../page/print-options.ts';
import { about, either, hasKey, list, localized, strict, whole } from './schema-parts.ts';

/** Most cards in a deck, all copies counted. */
export const MAX_DECK = 200;

const notation = 'one to three letters, digits or signs without spaces, commas, brackets, quotes, `*` or `~`';

// `*` and `~` are kept for orders that a deck does not spell out.
const MARK = '[^\\s\\p{C},:#&*~!|>\'"%@`[\\]{}\\uFE0E\\uFE0F]{1,3}[\\uFE0E\\uFE0F]?';

const mark = () => z.string().check(z.regex(new RegExp(`^${MARK}$`, 'u'), notation));

const signs = () => {
  const shape = { de: about('in German', mark()), en: about('in English', mark()) };
  const error = () => `languages ${Object.keys(shape).join(' ')}\n{de: "%", en: "…"}`;
  return about('what stands in the corners of its cards: B, J', z.strictObject(shape, { error }));
};

const side = () => {
  const bounds = 'a length from 20 to 200 mm';
  return z.number().check(z.minimum(20, bounds), z.maximum(200, bounds));
};

const drawing = (description: string) =>
  about(
    description,
    z
      .string()
      .check(
        z.regex(
          new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*$|${pathBelow(['svg']).source}`, 'u'),
          'the name of a drawing, or a path such as `./star.svg` below the folder of this file',
        ),
      ),
  );

const also = () =>
  about('further letters that are understood: H for ♥, B for J', z.optional(list(mark(), '[%]')));

const simpleRank = () =>
  z.union([about('a number', z.int().check(z.minimum(1, notation), z.maximum(999, notation))), mark()]);

const richRank = strict(
  {
    id: about('the letter or number of the rank in card names: J in ♥J', simpleRank()),
    also: also(),
    name: z.optional(localized('what the rank is called in a sentence: Bube, jack')),
    sign: z.optional(signs()),
    picture: z.optional(
      drawing('a drawing that stands on its cards instead of signs, such as court-jack, or ./path.svg'),
    ),
  },
  '{id: %}',
);

const rank = either(simpleRank(), richRank, (input) => (typeof input === 'object' ? 1 : 0));

const rankLine = () =>
  z
    .string()
    .check(
      z.maxLength(1000, '1000 characters at most'),
      z.regex(
        new RegExp(`^ *${MARK}(?: +${MARK})* *$`, 'u'),
        'ranks with spaces between, such as A K Q J 10',
      ),
    );

const ranks = (description: string) =>
  about(
    description,
    either(rankLine(), list(rank).check(z.minLength(1, 'at least one rank')), (input) =>
      typeof input === 'string' ? 0 : 1,
    ),
  );

/** The design of the faces: a name, or the path of a template. */
export const styleName = () =>
  about(
    'the design of the faces, or a template of your own such as ./face.svg.hbs',
    z
      .string()
      .check(
        z.refine(
          (name) => PRINT_OPTIONS.style.read(name) !== undefined,
          'the name of a card design, such as `shapes`, or a path such as `./face.svg.hbs` below the folder of this file',
        ),
      ),
  );

/** Width and height of a card. */
export const cardSize = () =>
  about('width and height of a card in mm', z.tuple([side(), side()], { error: () => 'list\n[%1, %2]' }));

/** The author's own back. */
export const back = () =>
  about(
    'a drawing for all backs, such as ./back.svg; the usual pattern if nothing is said',
    z.optional(
      z
        .string()
        .check(z.regex(pathBelow(['svg']), 'a path such as `./back.svg` below the folder of this file')),
    ),
  );

const counts = () =>
  about(
    'how often the deck has certain cards, by card or by rank, instead of `copies`: {♥1: 3, 5: 1}',
    z.optional(z.record(z.string(), whole(0, 20), { error: () => 'map\n{5: %}' })),
  );

const copies = () =>
  about('how often the deck has each card; once if nothing is said', z.optional(whole(1, 20)));

const suit = strict({
  id: about('the sign of the suit in card names: C in C4', mark()),
  also: also(),
  name: localized('the name of the suit'),
  symbol: drawing('a drawing of stichwerk, such as shape-circle, or ./path.svg beside this file'),
  color: about(
    'the colour of the suit, #rrggbb',
    z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as "#0072B2", in quotes')),
  ),
  ranks: z.optional(ranks('the ranks of this suit, if they are not those of the deck')),
});

/** What the cards are called. */
export const deckName = () =>
  z.optional(localized('what the cards are called on a list of material, such as shape cards'));

/** The keys of a deck that is written out. */
export const writtenShape = {
  name: deckName(),
  style: styleName(),
  size: cardSize(),
  suits: about(
    'the suits, in the order they are printed in',
    list(suit, '[{id: C, …}]').check(z.minLength(1, 'at least one suit')),
  ),
  ranks: ranks('the ranks; numbers show as many signs'),
  copies: copies(),
  counts: counts(),
  back: back(),
};

/** The keys of a deck that is made from another one. */
export const derivedShape = {
  from: about('the name of a deck that comes with stichwerk', z.string()),
  name: deckName(),
  ranks: z.optional(
    about(
      'the ranks to keep, in the order of the pack; all if nothing is said',
      either(rankLine(), list(simpleRank()).check(z.minLength(1, 'at least one rank')), (input) =>
        typeof input === 'string' ? 0 : 1,
      ),
    ),
  ),
  copies: copies(),
  counts: counts(),
  back: back(),
};

const writtenDeck = strict(writtenShape);
const derivedDeck = strict(derivedShape);

/** A deck written out or made from another one: a preset file in `assets/decks`, or `deck:` of a game. */
export const DeckSchema = about(
  'a deck of cards: suits and ranks written out, or some ranks of another deck',
  either(writtenDeck, derivedDeck, (input) => (hasKey(input, 'from') ? 1 : 0)),
);

/** A deck as an author writes it. */
export type DeckInput = z.infer<typeof DeckSchema>;

/** A deck with its suits and ranks written out. */
export type WrittenDeck = z.infer<typeof writtenDeck>;

/** A deck made from another one. */
export type DerivedDeck = z.infer<typeof derivedDeck>;

/** Ranks as an author writes them. */
export type RanksInput = WrittenDeck['ranks'];
