import * as z from 'zod/mini';
import { DeckFileSchema } from './deck-file-schema.ts';
import type { Path } from './game.ts';
import { GameSchema } from './schema.ts';
import { ScoreFileSchema } from './score-file-schema.ts';

/** What the schema tells of the key at a path of a game, a deck or a score file; undefined if nothing. */
export function describeKey(path: Path): string | undefined {
  const found = path.reduce<readonly z.core.$ZodType[]>(
    (schemas, step) => schemas.flatMap((schema) => partsOf(schema, step)),
    [GameSchema, DeckFileSchema, ScoreFileSchema],
  );
  return found.map(descriptionOf).find((words) => words !== undefined);
}

/** What can stand behind a key or in an entry; more than one where there is a choice between shapes. */
function partsOf(schema: z.core.$ZodType, step: string | number): readonly z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return def.shape[step] ? [def.shape[step]] : [];
    case 'record':
      return [def.valueType];
    case 'array':
      return [def.element];
    case 'union':
      return def.options.flatMap((option) => partsOf(option, step));
    case 'optional':
      return partsOf(def.innerType, step);
    default:
      return [];
  }
}

function descriptionOf(schema: z.core.$ZodType): string | undefined {
  const own = z.globalRegistry.get(schema)?.description;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return own ?? (def.type === 'optional' ? descriptionOf(def.innerType) : undefined);
}
