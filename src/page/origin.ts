/**
 * Where words come from: keys of the definition in dots (`play.obligations`, `examples.must-follow`), or `paper` for words that
 * any paper of its kind bears whatever is played. Empty where nobody said so.
 */
export type Origins = readonly string[];

/** Something whose words come from somewhere; what it holds comes from there as well unless it says so itself. */
export interface Sourced {
  readonly from?: Origins;
}
