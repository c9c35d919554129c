import * as z from 'zod/mini';
import { DeckFileSchema } from './deck-file-schema.ts';
import { GameSchema } from './schema.ts';
import { ScoreFileSchema } from './score-file-schema.ts';

/** The JSON Schema of game definitions, so that editors complete and explain their keys. */
export function definitionJsonSchema(): Readonly<Record<string, unknown>> {
  return { title: 'stichwerk game', ...toPlain(GameSchema) };
}

/** The JSON Schema of deck files. */
export function deckJsonSchema(): Readonly<Record<string, unknown>> {
  return { title: 'stichwerk deck', ...toPlain(DeckFileSchema) };
}

/** The JSON Schema of score files. */
export function scoreJsonSchema(): Readonly<Record<string, unknown>> {
  return { title: 'stichwerk score', ...toPlain(ScoreFileSchema) };
}

function toPlain(schema: z.ZodMiniType): Readonly<Record<string, unknown>> {
  const { '~standard': _, ...plain } = z.toJSONSchema(schema) as Record<string, unknown>;
  return plain;
}
