import type { Definition } from '../definition/game.ts';
import type { Verdict } from './claims/verdict.ts';
import { FACT_NAMES, FACT_PROOFS, type Facts } from './facts.ts';
import { finding } from './finding.ts';

/** Checks what the author states of the game; a tie between totals is claimed as `tied-match: true`. */
export function checkFacts(definition: Definition, facts: Facts): readonly Verdict[] {
  return FACT_NAMES.flatMap((name): readonly Verdict[] => {
    const claimed = definition.game.facts[name];
    if (claimed === undefined) return [];
    const fact = facts[name];
    const computed = typeof fact === 'object' ? true : fact;
    if (computed === claimed) return ['holds'];
    const found = computed === undefined ? 'no such value can be proved' : `the rules give ${computed}`;
    const help = computed === undefined ? 'leave the fact out' : `write ${computed}`;
    const message = `game claims ${claimed} for ${name}, ${found}`;
    const why = FACT_PROOFS[name];
    return [finding(definition, 'E0308', ['facts', name], message, { label: 'claimed', why, help })];
  });
}
