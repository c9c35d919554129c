import { markUp } from './marks.ts';
import { compileTemplate, type Helpers, type Template } from './template.ts';

/** The words of one language: short texts by key, and running texts by document. */
export interface Words {
  /** Fills in the text `key` of `templates/<language>/words.json`; an unknown key throws. */
  readonly text: (key: string, context?: object) => string;
  /** Fills in the running text `templates/<language>/<name>.md.hbs`, a section of a document: `rules/trick`. */
  readonly document: (name: string, context: object) => string;
  /** `2` → `zwei`, up to twelve; figures beyond. */
  readonly count: (value: number) => string;
  /** `A, B und C`. */
  readonly list: (items: readonly string[]) => string;
}

/** The files of a language: the table of short texts as JSON, and running texts by name. */
interface WordFiles {
  readonly table: string;
  readonly documents: Readonly<Record<string, string>>;
}

/** Opens a language; a text is compiled when it is first asked for. */
export function openWords(files: WordFiles): Words {
  const table = JSON.parse(files.table) as Readonly<Record<string, string>>;
  const numbers = (table.numbers ?? '').split(' ');
  const count = (value: number) => numbers[value] ?? String(value);
  const list = (items: readonly string[]) => joinList(items, ` ${table.and ?? ''} `);
  const helpers: Helpers = {
    count,
    Count: (value: number) => capitalize(count(value)),
    list,
    upper: (text: string) => capitalize(text),
  };
  const open = remember((source: string) => compileTemplate(markUp(source), { helpers }));
  return {
    text: (key, context = {}) => open(need(table[key], `words.json: ${key}`))(context),
    document: (name, context) => open(need(files.documents[name], `${name}.md.hbs`))(context),
    count,
    list,
  };
}

function joinList(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')}${and}${items.at(-1)}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function need(text: string | undefined, what: string): string {
  if (text === undefined) throw new Error(`the language lacks ${what}`);
  return text;
}

function remember(compile: (source: string) => Template): (source: string) => Template {
  const known = new Map<string, Template>();
  return (source) => {
    const template = known.get(source) ?? compile(source);
    known.set(source, template);
    return template;
  };
}
