import type { Definition } from '../definition/game.ts';
import type { Verdict } from './claims/verdict.ts';
import { FACT_NAMES, FACT_PROOFS, type FactName, type Facts } from './facts.ts';
import { finding } from './finding.ts';
import { listed } from './words.ts';

/** Checks what the author states of the game; a tie between totals is claimed as `tied-match: true`. */
export function checkFacts(definition: Definition, facts: Facts): readonly Verdict[] {
  return Object.entries(definition.game.facts).map(([name, claimed]) => {
    if (!isFactName(name)) return unknownFact(definition, name);
    const fact = facts[name];
    const computed = typeof fact === 'object' ? true : fact;
    if (computed === claimed) return 'holds';
    const found = computed === undefined ? 'no such value can be proved' : `the rules give ${computed}`;
    const help = computed === undefined ? 'leave the fact out' : `write ${computed}`;
    const message = `game claims ${claimed} for ${name}, ${found}`;
    const why = FACT_PROOFS[name];
    return finding(definition, 'E0308', ['facts', name], message, { label: 'claimed', why, help });
  });
}

function isFactName(name: string): name is FactName {
  return FACT_NAMES.some((known) => known === name);
}

function unknownFact(definition: Definition, name: string): Verdict {
  const help = `the facts are ${listed(FACT_NAMES)}`;
  return finding(definition, 'E0201', ['facts', name], `unknown fact ${name}`, { help, key: true });
}
