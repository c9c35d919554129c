/** What a hand can be asked to show, by word and in the order of the help: a clause that says what happens. */
export const CONCEPTS_IN_WORDS = {
  follow: 'somebody must follow suit and holds other suits as well',
  discard: 'somebody cannot follow and plays no trump',
  ruff: 'somebody cannot follow and plays a trump',
  overtrump: 'somebody beats a trump, although trumps were not led',
  'must-ruff': 'somebody is forced to play a trump',
  'must-overtrump': 'somebody is forced to beat a trump',
  'must-head': 'somebody is forced to beat the trick',
  'no-undertrump': 'somebody may not play a lower trump',
  exempt: 'somebody holds of the led suit only what nobody has to play',
  'trump-lead': 'a trump is led',
  special: 'a card that belongs to no suit takes a trick',
  identical: 'two identical cards meet, and one of them takes the trick',
  meld: 'somebody melds',
  hook: 'the last bidder may not make the bids add up',
  'hook-harmless': 'the bids exceed the tricks, the last bidder is free',
  made: 'a bid is made',
  missed: 'a bid is missed',
  sweep: 'one side takes all tricks',
  even: 'two sides end level',
} as const satisfies Readonly<Record<string, string>>;

/** One of these words. */
export type ConceptWord = keyof typeof CONCEPTS_IN_WORDS;

/** The words alone. */
export const CONCEPT_WORDS = Object.keys(CONCEPTS_IN_WORDS) as readonly ConceptWord[];
