import type { Definition, Path } from '../../definition/game.ts';
import type { Code } from '../../diagnostics/codes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Rules, ScoreLine, Side } from '../../engine/rules.ts';
import { type FindingParts, finding } from '../finding.ts';

/** A definition and all rules that follow from it. */
export interface LintInput {
  readonly definition: Definition;
  /** As the definition stands, by number of players. */
  readonly tables: readonly Rules[];
  /** With one more variant, by number of players; a variant with a fault has no tables. */
  readonly variants: readonly { readonly id: string; readonly tables: readonly Rules[] }[];
}

/** Looks for one kind of contradiction, gap or useless word in the rules. */
export type LintRule = (input: LintInput) => readonly Diagnostic[];

/** A finding that keeps nothing from being printed. */
export function warning(
  definition: Pick<Definition, 'locate'>,
  code: Code,
  path: Path,
  message: string,
  parts: FindingParts,
): Diagnostic {
  return { ...finding(definition, code, path, message, parts), severity: 'warning' };
}

/** All rules of the definition, with and without its variants. */
export function allTables({ tables, variants }: LintInput): readonly Rules[] {
  return [...tables, ...variants.flatMap((variant) => variant.tables)];
}

/** Where a scoring line stands. */
export function pathOfLine({ entry, range }: ScoreLine): Path {
  return range === undefined ? ['scoring', entry] : ['scoring', entry, 'bands', range];
}

/** A scoring line as it is called in a sentence. */
export function nameOfLine({ name, range }: ScoreLine): string {
  return range === undefined ? `line \`${name}\`` : `line \`${name}\`, band ${range}`;
}

/** The seats of a side as letters: `A and C`. */
export function nameOfSide({ sides }: Rules, side: Side): string {
  return (sides[side] ?? []).map((seat) => String.fromCharCode(65 + seat)).join(' and ');
}
