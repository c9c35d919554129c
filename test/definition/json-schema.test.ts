import { describe, expect, it } from 'vitest';
import { deckJsonSchema, definitionJsonSchema, scoreJsonSchema } from '../../src/definition/json-schema.ts';

type Schema = {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
};

function* undescribed(schema: Schema, path = ''): Generator<string> {
  for (const [key, one] of Object.entries(schema.properties ?? {})) {
    if (one.description === undefined) yield `${path}/${key}`;
    yield* undescribed(one, `${path}/${key}`);
  }
  if (schema.items) yield* undescribed(schema.items, `${path}[]`);
  for (const one of schema.anyOf ?? []) yield* undescribed(one, path);
  if (typeof schema.additionalProperties === 'object')
    yield* undescribed(schema.additionalProperties, `${path}{}`);
}

// `npm test -- test/definition/json-schema --update` writes the files anew after a change of the schema.
describe('the JSON Schema for editors', () => {
  it('is the committed one, for games, decks and score files', async () => {
    const write = (schema: unknown) => `${JSON.stringify(schema, null, 2)}\n`;
    await expect(write(definitionJsonSchema())).toMatchFileSnapshot('../../assets/schema/game.schema.json');
    await expect(write(scoreJsonSchema())).toMatchFileSnapshot('../../assets/schema/score.schema.json');
    await expect(write(deckJsonSchema())).toMatchFileSnapshot('../../assets/schema/deck.schema.json');
  });

  it('describes every key in words', () => {
    expect([...undescribed(definitionJsonSchema())]).toEqual([]);
    expect([...undescribed(deckJsonSchema())]).toEqual([]);
    expect([...undescribed(scoreJsonSchema())]).toEqual([]);
  });

  it('refuses unknown keys and names the required ones', () => {
    expect(definitionJsonSchema()).toMatchObject({
      additionalProperties: false,
      required: ['game', 'title', 'players', 'deck', 'deal', 'trump', 'play', 'order', 'scoring', 'match'],
    });
  });
});
