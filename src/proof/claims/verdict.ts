import type { Definition, Example, HandExample, MatchExample, Path } from '../../definition/game.ts';
import type { Code } from '../../diagnostics/codes.ts';
import type { Diagnostic, Label } from '../../diagnostics/diagnostic.ts';
import type { ScoreLine } from '../../engine/rules.ts';
import type { AddedMatch } from '../add-match.ts';
import { finding } from '../finding.ts';
import type { Replay } from '../replay.ts';

/** What became of one claim: it holds, it was refuted, or it was not checked, being about something that is not there. */
export type Verdict = 'holds' | { readonly kind: 'refuted' | 'dismissed'; readonly diagnostic: Diagnostic };

/** An example whose claims are checked. */
interface ClaimSite {
  readonly definition: Definition;
  readonly example: Example;
}

/** A replayed hand whose claims are checked. */
export interface HandSite extends ClaimSite {
  readonly example: HandExample;
  readonly replay: Replay;
}

/** A match, added up, whose claims are checked. */
export interface MatchSite extends ClaimSite {
  readonly example: MatchExample;
  readonly match: AddedMatch;
}

/** A claimed value, the value the engine finds, and why. */
interface Refutation {
  readonly code: Code;
  /** Where the claim stands below `claims`. */
  readonly at: Path;
  readonly message: string;
  readonly why: string;
  readonly help: string;
  readonly related?: readonly Label[];
}

/** The verdict on a claim that the engine refutes. */
export function refute(site: ClaimSite, { code, at, message, ...parts }: Refutation): Verdict {
  const place = claimPath(site, at);
  const diagnostic = finding(site.definition, code, place, message, { label: 'claimed', ...parts });
  return { kind: 'refuted', diagnostic };
}

/** The verdict on a claim about something the example does not have. */
export function dismiss(site: ClaimSite, { at, message, ...parts }: Omit<Refutation, 'code'>): Verdict {
  const diagnostic = finding(site.definition, 'E0227', claimPath(site, at), message, parts);
  return { kind: 'dismissed', diagnostic };
}

/** A place of a claim with a few words on it. */
export function claimLabel(site: ClaimSite, at: Path, text: string): Label {
  return { span: site.definition.locate(claimPath(site, at)), text };
}

/** A claimed value beside the one that the engine finds. */
interface Comparison<T> {
  readonly code: Code;
  readonly at: Path;
  readonly claimed: T;
  readonly actual: T;
  /** A value for reading; its spelling in a definition if `write` is absent. */
  readonly show: (value: T) => string;
  readonly write?: (value: T) => string;
  /** What the example claims, with the value shown: `20 for A`. */
  readonly says: (shown: string) => string;
  /** A clause; a function if it takes work, which is only worth it for a claim that is refuted. */
  readonly why: string | (() => string);
  readonly related?: () => readonly Label[];
}

/** The verdict on a claimed value. */
export function compare<T extends number | string | boolean>(
  site: ClaimSite,
  { code, at, claimed, actual, show, write = show, says, why, related }: Comparison<T>,
): Verdict {
  if (claimed === actual) return 'holds';
  const message = `${claimantOf(site)} claims ${says(show(claimed))}, the rules give ${show(actual)}`;
  return refute(site, {
    ...{ code, at, message, help: `write ${write(actual)}` },
    why: typeof why === 'string' ? why : why(),
    ...(related && { related: related() }),
  });
}

/** Who states a claim, as messages call it. */
export function claimantOf({ example }: ClaimSite): string {
  return example.called ?? 'example';
}

/** Checks each claimed value of a list in which a place without a claim is undefined. */
export function checkEach<T>(
  claimed: readonly (T | undefined)[] | undefined,
  check: (value: T, index: number) => Verdict | readonly Verdict[],
): readonly Verdict[] {
  return (claimed ?? []).flatMap((value, index) => (value === undefined ? [] : check(value, index)));
}

/** Marks the line of the scoring that counts. */
export function scoringLabel(
  { definition, example }: ClaimSite,
  line: ScoreLine | undefined,
): readonly Label[] {
  if (line === undefined) return [];
  const path = ['scoring', line.entry, ...(line.range === undefined ? [] : ['bands', line.range])];
  return [{ span: definition.locateRules(example.variants, path), text: 'this line counts' }];
}

/** How many claims were checked, how many were refuted, and what is to be reported. */
interface Tally {
  readonly claims: number;
  readonly refuted: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Counts verdicts; a claim about something that is not there was not checked. */
export function tally(verdicts: readonly Verdict[]): Tally {
  const found = verdicts.filter((verdict) => verdict !== 'holds');
  const refuted = found.filter(({ kind }) => kind === 'refuted').length;
  const diagnostics = found.map(({ diagnostic }) => diagnostic);
  return { claims: verdicts.length - (found.length - refuted), refuted, diagnostics };
}

function claimPath({ example }: ClaimSite, at: Path): Path {
  return [...example.path, 'claims', ...at];
}
