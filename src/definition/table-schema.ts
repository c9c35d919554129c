import * as z from 'zod/mini';
import { MOST_AT_TABLE } from './players.ts';
import { PrintSchema } from './print-schema.ts';
import { playersSchema } from './schema.ts';
import { about, id, list, localized, strict, whole } from './schema-parts.ts';

/** Most columns that each player and each row can have. */
const MOST_COLUMNS = 6;

/** Most rows of a table. */
const MOST_HANDS = 99;

const columns = (description: string) =>
  about(
    description,
    list(localized('what stands over the column'), '[{de: "%", en: "…"}]').check(
      z.minLength(1, 'at least one column'),
      z.maxLength(MOST_COLUMNS, `${MOST_COLUMNS} columns at most`),
    ),
  );

const table = strict({
  columns: columns('what is written for each player or side, from the left'),
  before: z.optional(columns('what is written once a row, before the players')),
  hands: about(
    'how many rows there are; as many as fit if nothing is said',
    z.optional(whole(1, MOST_HANDS)),
  ),
  start: about('what everybody begins with', z.optional(z.int())),
  target: about('what ends the game', z.optional(z.int())),
});

/** A game of which only its score table is known. */
export const TableFileSchema = about(
  'a score table for stichwerk, of a game whose rules are not written down',
  strict({
    game: id('the id of the game; its papers stand in a folder of this name'),
    title: localized('the title of the game'),
    players: about('the number of players; their seats are A, B, C …', playersSchema(1, MOST_AT_TABLE)),
    teams: about('the number of sides that the seats belong to in turn', z.optional(whole(2, 4))),
    'score-table': about('what the table has', table),
    print: about(
      'how it is printed; what is asked for on the command line comes first',
      z.optional(PrintSchema),
    ),
  }),
);

/** A score table as an author writes it. */
export type TableInput = z.infer<typeof TableFileSchema>;
