import type { Definition } from '../../definition/game.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { endlessMatch } from './endless-match.ts';
import { fallenCases } from './fallen-cases.ts';
import { idleObligations } from './idle-obligations.ts';
import { idleScoring } from './idle-scoring.ts';
import { idleVariants } from './idle-variants.ts';
import { idleWords } from './idle-words.ts';
import { obligationOrder } from './obligation-order.ts';
import { openCases } from './open-cases.ts';
import type { LintInput, LintRule } from './rule.ts';
import { shownTwice } from './shown-twice.ts';
import { turnedSpecials } from './turned-specials.ts';
import { unusedValues } from './unused-values.ts';

/** Every rule; a new one is a file beside this and a line here. */
const LINT_RULES: readonly LintRule[] = [
  openCases,
  fallenCases,
  idleScoring,
  idleObligations,
  obligationOrder,
  idleVariants,
  unusedValues,
  idleWords,
  turnedSpecials,
  endlessMatch,
  shownTwice,
];

/** Contradictions, gaps and useless words of a game and its variants, before any example is played. */
export function lint(definition: Definition): readonly Diagnostic[] {
  const { game } = definition;
  const tablesWith = (variants: readonly string[]) =>
    game.players.flatMap((players) => game.rulesWith(variants, players) ?? []);
  const others = game.variants.map(({ id }) => id).filter((id) => !game.chosen.includes(id));
  const input: LintInput = {
    definition,
    tables: game.players.map((players) => game.rulesFor(players)),
    variants: others.map((id) => ({ id, tables: tablesWith([...game.chosen, id]) })),
  };
  return LINT_RULES.flatMap((rule) => rule(input));
}
