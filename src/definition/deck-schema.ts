import * as z from 'zod/mini';
import { about, list, localized, strict } from './schema-parts.ts';

const notation = 'one to three letters, digits or signs without spaces, commas, brackets, quotes, `*` or `~`';

// `*` and `~` are kept for orders that a deck does not spell out.
const mark = () => z.string().check(z.regex(/^[^\s\p{C},:#&*~!|>'"%@`[\]{}]{1,3}$/u, notation));

const side = () => {
  const bounds = 'a length from 20 to 200 mm';
  return z.number().check(z.minimum(20, bounds), z.maximum(200, bounds));
};

const suit = strict({
  id: about('the sign of the suit in card names: C in C4', mark()),
  name: localized('the name of the suit'),
  symbol: about(
    'a drawing of stichwerk, such as shape-circle, or ./path.svg beside this file',
    z
      .string()
      .check(
        z.regex(
          /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|\.\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.svg)$/,
          'the name of a drawing, or a path such as `./star.svg` below the folder of this file',
        ),
      ),
  ),
  color: about(
    'the colour of the suit, #rrggbb',
    z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as "#0072B2", in quotes')),
  ),
});

/** A deck written out: a preset file in `assets/decks`, or `deck:` of a game. */
export const DeckSchema = about(
  'a deck of cards: every suit with every rank',
  strict({
    name: z.optional(localized('what the cards are called on a list of material, such as shape cards')),
    style: about(
      'the design of the faces',
      z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the name of a card design, such as `shapes`')),
    ),
    size: about(
      'width and height of a card in mm',
      z.tuple([side(), side()], { error: () => 'list\n[%1, %2]' }),
    ),
    suits: about(
      'the suits, in the order they are printed in',
      list(suit, '[{id: C, …}]').check(z.minLength(1, 'at least one suit')),
    ),
    ranks: about(
      'the ranks; numbers show as many signs',
      list(
        z.union([about('a number', z.int().check(z.minimum(1, notation), z.maximum(999, notation))), mark()]),
      ).check(z.minLength(1, 'at least one rank')),
    ),
  }),
);

/** A deck as an author writes it. */
export type DeckInput = z.infer<typeof DeckSchema>;
