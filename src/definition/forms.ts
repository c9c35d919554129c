import { valueAt } from './findings.ts';
import type { Path } from './game.ts';
import type { Yaml } from './source.ts';

/** Longer values are not repeated in an advice. */
const MAX_OWN = 60;

/** What could stand at a path instead of what stands there, in the author's own words where these are short. */
export function adviseForm(form: string, path: Path, yaml: Yaml): string {
  const value = valueAt(yaml.data, path);
  const key = path.at(-1);
  const isEntry = form.startsWith('[') && isMap(value);
  const own = isEntry ? yaml.written(path) : String(value ?? '');
  if (isEntry && !isShort(own)) return `begin every entry with a dash: \`- ${firstPair(value)}\``;
  const filled = isEntry ? `[${own}]` : fill(form, isShort(own) ? own : '');
  const such = form.includes('%') || isEntry ? '' : 'something like ';
  return `write ${such}\`${typeof key === 'string' ? `${key}: ` : ''}${filled}\``;
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isShort(own: string): boolean {
  return own.length <= MAX_OWN && !own.includes('\n');
}

function firstPair(value: object): string {
  const [key = '', first] = Object.entries(value)[0] ?? [];
  return `${key}: ${typeof first === 'object' || !isShort(String(first)) ? '…' : first}`;
}

/** `[%]` takes every word of the author's, `%1` and `%2` take numbers, another `%` all that stands there. */
function fill(form: string, own: string): string {
  if (form === '[%]') return `[${own.split(/[\s,]+/).join(', ') || '…'}]`;
  const numbers = own.match(/\d+/g) ?? [];
  const text = own === '' || /[,#"'{}[\]]|: /.test(own) ? '…' : own;
  return form.replaceAll(/%(\d?)/g, (_, place: string) => {
    return place === '' ? text : (numbers[Number(place) - 1] ?? numbers.at(-1) ?? '…');
  });
}
