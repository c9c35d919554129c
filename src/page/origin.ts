/**
 * Where words come from: keys of the definition in dots (`play.obligations`, `examples.must-follow`), or `paper` for words that
 * any paper of its kind bears whatever is played. Empty where nobody said so.
 */
export type Origins = readonly string[];

/** What stands inside something whose words come from there, as far as it does not say so itself. */
export function inherit<T extends Sourced>(from: Origins | undefined, inside: T): T {
  return from === undefined || inside.from !== undefined ? inside : { ...inside, from };
}

/** Something whose words come from somewhere; what it holds comes from there as well unless it says so itself. */
export interface Sourced {
  readonly from?: Origins;
}
