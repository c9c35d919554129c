import * as z from 'zod/mini';
import type { PrintRequest } from '../page/print.ts';
import { PRINT_OPTIONS, type PrintKey } from '../page/print-options.ts';
import { list, oneOf, strict } from './schema-parts.ts';

/** What joins the numbers of a list, for the options that can be written as one: `[63, 88]` is `63x88`. */
const JOINTS: Partial<Record<PrintKey, string>> = { card: 'x', paper: 'x', grid: 'x', 'back-offset': ',' };

type Value = string | number | readonly number[];

const KEYS = Object.keys(PRINT_OPTIONS) as PrintKey[];

function read(key: PrintKey, value: Value): PrintRequest | undefined {
  const text = typeof value === 'object' ? value.join(JOINTS[key]) : String(value);
  return PRINT_OPTIONS[key].read(text);
}

/** Whether an option is written as one of its words and nothing else. */
function isClosed({ words, expects }: { readonly words?: readonly string[]; readonly expects: string }) {
  return words?.join(', ') === expects;
}

function option(key: PrintKey): z.ZodMiniType<Value> {
  const { describe, expects, words = [] } = { words: undefined, ...PRINT_OPTIONS[key] };
  const closed = isClosed({ words, expects });
  const check = ({ value, issues }: z.core.ParsePayload<Value>) => {
    if (read(key, value) !== undefined) return;
    const fault = closed
      ? { code: 'invalid_value' as const, values: [...words] }
      : { code: 'custom' as const };
    issues.push({ ...fault, input: value, path: [], message: expects });
  };
  const schema = (closed ? word(words[0] ?? '') : number(key)).check(check);
  const known = closed ? { enum: [...words] } : words.length > 0 ? { examples: [...words] } : {};
  z.globalRegistry.add(schema, { description: describe, ...known });
  return schema;
}

function word(example: string): z.ZodMiniType<Value> {
  return z.string({ error: () => `text\n${example}` });
}

function number(key: PrintKey): z.ZodMiniType<Value> {
  if (JOINTS[key] === undefined) return oneOf([z.string(), z.number()], () => 0);
  return oneOf([z.string(), z.number(), list(z.number())], (input) => (Array.isArray(input) ? 2 : 0));
}

/** How a definition wants to be printed; the keys are the flags of the command line. */
export const PrintSchema = strict(
  Object.fromEntries(KEYS.map((key) => [key, z.optional(option(key))])) as Record<
    PrintKey,
    z.ZodMiniOptional<z.ZodMiniType<Value>>
  >,
);

/** What `print:` asks for. */
export function readPrint(input: z.infer<typeof PrintSchema> = {}): PrintRequest {
  const asked = KEYS.map((key) => (input[key] === undefined ? undefined : read(key, input[key])));
  return Object.assign({}, ...asked);
}
