import { definitionJsonSchema } from '../../src/definition/json-schema.ts';

/** The part of JSON Schema that the schema of definitions uses. */
interface Part {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly minimum?: number;
  readonly anyOf?: readonly Part[];
  readonly properties?: Readonly<Record<string, Part>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Part | boolean;
  readonly items?: Part | boolean;
}

/** All that the schema allows at one place. */
export type Schema = readonly Part[];

/** What the schema allows for a whole definition. */
export const DEFINITION: Schema = [definitionJsonSchema() as Part];

/** What the schema allows below a key or at a place of a list. */
export function below(schema: Schema, key: string): Schema {
  return flat(schema).flatMap((option) => child(option, key) ?? []);
}

/** Whether a key may be there and may be left out. */
export function isOptional(schema: Schema, key: string): boolean {
  return flat(schema).some((option) => child(option, key) && !option.required?.includes(key));
}

/** The words that are allowed at a place. */
export function wordsAllowed(schema: Schema): readonly string[] {
  const words = flat(schema).flatMap((option) => option.enum ?? ('const' in option ? [option.const] : []));
  return [...new Set(words)].filter((word) => typeof word === 'string');
}

/** The least whole numbers that are allowed at a place, one for each shape that is a number. */
export function leastNumbers(schema: Schema): readonly number[] {
  return flat(schema).flatMap(({ type, minimum }) => (type === 'integer' ? [minimum ?? 1] : []));
}

function child({ properties, additionalProperties, items }: Part, key: string): Part | undefined {
  const found = properties?.[key] ?? additionalProperties ?? items;
  return typeof found === 'object' ? found : undefined;
}

function flat(schema: Schema): readonly Part[] {
  return schema.flatMap((part) => (part.anyOf ? flat(part.anyOf) : [part]));
}
