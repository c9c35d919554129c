/** The words for what a hand can be asked to show, in the order of the help. */
export const CONCEPT_WORDS = [
  'follow',
  'discard',
  'ruff',
  'overtrump',
  'must-ruff',
  'must-overtrump',
  'must-head',
  'no-undertrump',
  'exempt',
  'trump-lead',
  'special',
  'identical',
  'hook',
  'hook-harmless',
  'made',
  'missed',
  'sweep',
  'even',
] as const;

/** One of these words. */
export type ConceptWord = (typeof CONCEPT_WORDS)[number];
