import type { Rules } from '../engine/rules.ts';
import { FACT_NAMES, type Facts, proveFacts } from './facts.ts';

/** What is proved alike for each of these numbers of players; a fact that differs between them is undefined. */
export function commonFacts(tables: readonly Rules[]): Facts {
  const [first, ...others] = tables.map(proveFacts);
  if (first === undefined) throw new RangeError('there are no rules');
  if (others.length === 0) return first;
  const common = {} as { [Name in keyof Facts]: Facts[Name] };
  for (const name of FACT_NAMES) {
    const get = () => {
      const value = first[name];
      const told = JSON.stringify(value);
      return others.every((facts) => JSON.stringify(facts[name]) === told) ? value : undefined;
    };
    Object.defineProperty(common, name, { get, enumerable: true });
  }
  return common;
}
