import type { Yaml } from '../definition/source.ts';

/** One match of a score file before it is read: the data that a YAML score file has, wherever they come from. */
export interface Sheet {
  /** What a table calls the match. */
  readonly id?: string;
  readonly yaml: Yaml;
  /** So many seats are named, whoever sits there. */
  readonly atLeast: number;
}
