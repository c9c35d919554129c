import type { HandClaims } from '../definition/claims.ts';
import type { HandExample } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { counted } from '../diagnostics/words.ts';
import { type MatchState, nextTotals } from '../engine/match.ts';
import type { Side } from '../engine/rules.ts';
import type { AddedHand } from '../proof/add-match.ts';
import { checkHandClaims } from '../proof/claims/hand-claims.ts';
import type { HandSite } from '../proof/claims/verdict.ts';
import type { Replay } from '../proof/replay.ts';
import type { Desk } from './desk.ts';
import type { HandRead } from './read-hand.ts';

/** A hand of a match that was added, and how the match stood before. */
interface Judged {
  readonly hand: HandRead;
  readonly index: number;
  readonly added: AddedHand;
  readonly before: MatchState;
}

/** What hand claims are checked against. */
function siteOf(desk: Desk, { hand, index, added, before }: Judged): HandSite {
  const {
    definition,
    rules,
    match: { hands: _, claims: __, ...head },
  } = desk;
  const { record, sides, after } = added;
  const shown = hand.example && hand.replay?.whole ? hand.example : undefined;
  const points =
    rules.cardPoints && rules.sides.map((side) => side.reduce((sum, seat) => sum + record.points[seat]!, 0));
  const example: HandExample = {
    ...{ bids: record.bids ?? [], melds: [], hands: [], tricks: [], result: { won: record.won } },
    ...head,
    ...shown,
    kind: 'hand',
    path: ['match', index],
    setup: record,
    leadKnown: hand.read.leadKnown,
    before: nextTotals(rules, before),
    unitsBefore: before.units,
    claims: hand.claims,
  };
  const replay: Replay = {
    ...{ tricks: [], complete: false, diagnostics: [] },
    ...hand.replay,
    ...{ sound: true, won: record.won, whole: true, record, sides, after },
    ...(points && { points }),
  };
  return { definition, example, replay };
}

/** A number written down that is wrong, and in how many places after it it is carried on. */
interface Slip {
  readonly diagnostic: Diagnostic;
  carried: number;
}

/** How far a number as it is written is from the true one, and where that began. */
interface Drift {
  readonly by: number;
  readonly slip?: Slip;
}

const NO_DRIFT: Drift = { by: 0 };

/**
 * Checks what was written down of a match, hand after hand. A wrong total is told once, where it begins: those after it
 * that only carry it on are counted.
 */
export class Sheetkeeper {
  readonly #desk: Desk;
  readonly #found: (Diagnostic | Slip)[] = [];
  readonly #drifts = new Map<string, Drift>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Everything found so far. */
  diagnostics(): readonly Diagnostic[] {
    return this.#found.map((one) => ('diagnostic' in one ? tellCarried(one) : one));
  }

  /** Checks a hand; of one whose result cannot be right only the totals after it are taken note of. */
  check(judged: Judged): void {
    const site = siteOf(this.#desk, judged);
    const { scores, totals, units, ...others } = judged.hand.claims;
    // The next game begins anew, whatever was written of the one before.
    if (judged.before.over)
      for (const side of this.#desk.rules.sides.keys()) this.#drifts.delete(`total ${side}`);
    if (!judged.hand.broken) this.#found.push(...this.#refuted(site, others));
    const { sides, after } = judged.added;
    const isBroken = judged.hand.broken;
    this.#desk.rules.sides.forEach((_, side) => {
      const score = scores?.[side];
      const slip = this.#score(site, side, isBroken ? undefined : score, sides[side]!.score);
      this.#running(
        site,
        `total ${side}`,
        { totals: alone(totals, side) },
        {
          written: totals?.[side],
          actual: after.totals[side]!,
          isBroken,
          ...(slip && { slip, slipBy: score! - sides[side]!.score }),
        },
      );
      units?.forEach((counts, unit) => {
        const claims = {
          units: alone(
            [...units.keys()].map((at) => alone(units[at], side)),
            unit,
          ),
        };
        const actual = after.units[unit]![side]!;
        this.#running(site, `unit ${unit} ${side}`, claims, { written: counts?.[side], actual, isBroken });
      });
    });
  }

  #refuted(site: HandSite, claims: HandClaims): readonly Diagnostic[] {
    const verdicts = checkHandClaims({ ...site, example: { ...site.example, claims } });
    return verdicts.flatMap((verdict) => (verdict === 'holds' ? [] : [verdict.diagnostic]));
  }

  #score(site: HandSite, side: Side, written: number | undefined, actual: number): Slip | undefined {
    if (written === undefined || written === actual) return undefined;
    const [diagnostic] = this.#refuted(site, { scores: alone(site.example.claims.scores, side) });
    return diagnostic && this.#tell(diagnostic);
  }

  #tell(diagnostic: Diagnostic): Slip {
    const slip = { diagnostic, carried: 0 };
    this.#found.push(slip);
    return slip;
  }

  /** A number that goes on from hand to hand. */
  #running(
    site: HandSite,
    key: string,
    claims: HandClaims,
    { written, actual, isBroken, slip, slipBy = 0 }: Running,
  ): void {
    if (written === undefined) return;
    const drift = this.#drifts.get(key) ?? NO_DRIFT;
    const by = written - actual;
    if (by === 0) this.#drifts.delete(key);
    else if (isBroken) this.#drifts.set(key, { by });
    else if (by === drift.by + slipBy) {
      const source = slip ?? drift.slip;
      if (source) source.carried += 1;
      this.#drifts.set(key, { by, ...(source && { slip: source }) });
    } else {
      const [diagnostic] = this.#refuted(site, claims);
      this.#drifts.set(key, { by, ...(diagnostic && { slip: this.#tell(diagnostic) }) });
    }
  }
}

interface Running {
  readonly written: number | undefined;
  readonly actual: number;
  readonly isBroken: boolean;
  /** A score of the same hand that is wrong, and by how much. */
  readonly slip?: Slip;
  readonly slipBy?: number;
}

/** One value of a list, the others left open. */
function alone<T>(values: readonly (T | undefined)[] | undefined, at: number): readonly (T | undefined)[] {
  return (values ?? []).map((value, index) => (index === at ? value : undefined));
}

function tellCarried({ diagnostic, carried }: Slip): Diagnostic {
  if (carried === 0) return diagnostic;
  const carries = carried === 1 ? 'carries' : 'carry';
  return {
    ...diagnostic,
    help: `${diagnostic.help}, and correct the ${counted(carried, 'number')} after it that ${carries} it on`,
  };
}
