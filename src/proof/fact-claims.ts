import type { FactName, FactsInput } from '../definition/facts-schema.ts';
import type { Definition, Path } from '../definition/game.ts';
import type { Rules } from '../engine/rules.ts';
import type { Verdict } from './claims/verdict.ts';
import { FACT_NAMES, proofInWords, proveFacts } from './facts.ts';
import { finding } from './finding.ts';
import { type OpenFact, whyUnproved } from './unproved-facts.ts';

/** Checks what the author states of the game, a single value for every number of players that can play it. */
export function checkFacts(definition: Definition): readonly Verdict[] {
  return FACT_NAMES.flatMap((name): readonly Verdict[] => {
    const claimed = definition.game.facts[name];
    if (claimed === undefined) return [];
    return isByCount(claimed)
      ? checkByCount(definition, name, claimed)
      : [checkForAll(definition, name, claimed)];
  });
}

/** A value that is claimed or proved; a tie between totals is claimed as `tied-match: true`. */
type Value = number | boolean | readonly number[];

type Claim = NonNullable<FactsInput[FactName]>;

type ByCount = Readonly<Record<string, Value>>;

function isByCount(claim: Claim): claim is Extract<Claim, ByCount> {
  return typeof claim === 'object' && !Array.isArray(claim);
}

function checkByCount(definition: Definition, name: FactName, claimed: ByCount): readonly Verdict[] {
  const { players, rulesFor } = definition.game;
  return players.flatMap((count): Verdict | readonly Verdict[] => {
    const value = claimed[count];
    if (value === undefined) return [];
    const path = ['facts', name, String(count)];
    return checkFact(definition, { name, path, claimed: value, among: String(count) }, rulesFor(count));
  });
}

function checkForAll(definition: Definition, name: FactName, claimed: Value): Verdict {
  const { players, rulesFor } = definition.game;
  const verdicts = players.map((count) => {
    const among = players.length > 1 ? { among: String(count) } : {};
    return checkFact(definition, { name, path: ['facts', name], claimed, ...among }, rulesFor(count));
  });
  return verdicts.find((verdict) => verdict !== 'holds') ?? 'holds';
}

/** What is claimed of a fact, for so many players if the game is for several numbers of them. */
interface FactClaim {
  readonly name: FactName;
  readonly path: Path;
  readonly claimed: Value;
  readonly among?: string;
}

function checkFact(definition: Definition, claim: FactClaim, rules: Rules): Verdict {
  const { name, path, claimed, among } = claim;
  const fact = proveFacts(rules)[name];
  const computed = name === 'tied-match' && fact !== undefined ? true : fact;
  if (computed !== undefined && show(inOrder(computed)) === show(inOrder(claimed))) return 'holds';
  const found = computed === undefined ? 'no such value can be proved' : `the rules give ${show(computed)}`;
  const players = among === undefined ? '' : ` with ${among} players`;
  const written = path.length > 2 || among === undefined ? '' : `for ${among} players `;
  const help = computed === undefined ? 'leave the fact out' : `${written}write ${show(computed)}`;
  const message = `game claims ${show(claimed)} for ${name}${players}, ${found}`;
  const why = computed === undefined ? whyUnproved(rules, name as OpenFact) : proofInWords(rules, name);
  const diagnostic = finding(definition, 'E0308', path, message, { label: 'claimed', why, help });
  return { kind: 'refuted', diagnostic };
}

/** A list of values says which there are, in whatever order. */
function inOrder(value: Value): Value {
  return typeof value === 'object' ? [...new Set(value)].sort((a, b) => a - b) : value;
}

function show(value: Value): string {
  return typeof value === 'object' ? `[${value.join(', ')}]` : String(value);
}
