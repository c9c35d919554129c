const made = new WeakMap<object, Map<string, unknown>>();

/** What is drawn for a paper once and stands in several of its forms: the same value for the same key as long as `input` lives. */
export function onceFor<T>(input: object, key: string, make: () => T): T {
  const known = made.get(input) ?? new Map<string, unknown>();
  made.set(input, known);
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T;
}
