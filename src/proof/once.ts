import type { Rules } from '../engine/rules.ts';

/** Works something out once for the rules of a game, when it is first asked for; it is kept as long as these are. */
export function oncePerRules<T>(find: (rules: Rules) => T): (rules: Rules) => T {
  const known = new WeakMap<Rules, { readonly found: T }>();
  return (rules) => {
    const kept = known.get(rules) ?? { found: find(rules) };
    known.set(rules, kept);
    return kept.found;
  };
}
