import { nearest } from '../diagnostics/nearest.ts';

/** The file among `names` that `name` was most likely meant to be: of the same kind, with a slip in it or other capitals. */
export function nearName(name: string, names: readonly string[]): string | undefined {
  const [stem, kind] = split(name);
  const alike = names.filter((one) => split(one)[1] === kind);
  const near = nearest(
    stem,
    alike.map((one) => split(one)[0]),
  );
  return alike.find((one) => split(one)[0] === near);
}

/** What stands before the first dot, and the rest in small letters. */
function split(name: string): readonly [string, string] {
  const dot = name.indexOf('.', 1);
  return dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot).toLowerCase()];
}
