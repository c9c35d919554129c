import Handlebars from 'handlebars';

/** A compiled text: fills a context in. Throws `TemplateFault` where the context lacks a name. */
export type Template = (context: object) => string;

/** Functions that a template may call by name. */
export type Helpers = Readonly<Record<string, (...values: never[]) => string>>;

/** Why a template cannot be read or filled in; line and column count from 1 within the template. */
export class TemplateFault extends Error {
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** What is at fault, as it is written. */
  readonly excerpt: string | undefined;
  /** The names that could stand there instead. */
  readonly known: readonly string[];

  constructor(
    message: string,
    line?: number,
    column?: number,
    excerpt?: string,
    known: readonly string[] = [],
  ) {
    super(message);
    this.line = line;
    this.column = column;
    this.excerpt = excerpt;
    this.known = known;
  }
}

/** Compiles a text with `{{names}}`. Unknown names and helpers are faults, never empty text. */
export function compileTemplate(
  source: string,
  options: { readonly helpers?: Helpers; readonly escape?: boolean } = {},
): Template {
  if (!source.includes('{{')) return () => source;
  const own = Object.entries(options.helpers ?? {});
  const helpers = Object.fromEntries(own.map(([name, helper]) => [name, withoutOptions(helper)]));
  const known = Object.fromEntries(own.map(([name]) => [name, true]));
  const knownHelpers = { ...known, lookup: false, log: false };
  const precompiled = guard(() => {
    const program = Handlebars.parse(source);
    return Handlebars.compile(program, {
      strict: true,
      knownHelpers,
      knownHelpersOnly: true,
      noEscape: options.escape !== true,
    });
  });
  return (context) => guard(() => precompiled(context, { helpers }));
}

/** Handlebars hands every helper an options object as its last argument; ours take values only. */
function withoutOptions(helper: Helpers[string]): (...args: unknown[]) => string {
  return (...args) => helper(...(args.slice(0, -1) as never[]));
}

/** Does the work; what Handlebars throws becomes a `TemplateFault`. */
export function guard<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw faultOf(error);
  }
}

interface HandlebarsError extends Error {
  readonly lineNumber?: number;
  readonly column?: number;
  readonly hash?: { readonly loc?: { readonly first_line: number; readonly first_column: number } };
}

/** What Handlebars threw as a fault of the template; a fault stays what it is. */
export function faultOf(error: unknown): TemplateFault {
  if (error instanceof TemplateFault) return error;
  if (!(error instanceof Error)) return new TemplateFault(String(error));
  const { lineNumber, column, hash, message } = error as HandlebarsError;
  const parsed = /^Parse error on line (\d+)/.exec(message);
  if (parsed) return new TemplateFault(parseFault(message), Number(parsed[1]));
  // The second is what looking for a part of a text gives.
  const missing = /^"(.+?)" not defined in|^Cannot use 'in' operator to search for '(.+?)' in/.exec(message);
  const text = missing ? `unknown name \`${missing[1] ?? missing[2]}\`` : (message.split('\n')[0] ?? message);
  const line = lineNumber ?? hash?.loc?.first_line;
  const start = column ?? hash?.loc?.first_column;
  return new TemplateFault(
    text.replace(/ - \d+:\d+$/, ''),
    line,
    start === undefined ? undefined : start + 1,
  );
}

/** What the parser expected instead is of no use to a reader. */
function parseFault(message: string): string {
  return message.includes("got 'EOF'") ? 'a brace or block is not closed' : 'the braces cannot be read';
}
