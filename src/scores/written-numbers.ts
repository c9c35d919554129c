import type { HandClaims } from '../definition/claims.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { counted } from '../diagnostics/words.ts';
import type { Side } from '../engine/rules.ts';
import type { Desk } from './desk.ts';
import { type Judged, refuteClaims } from './hand-claims.ts';

/** A number written down that is wrong, and how many after it carry it on. */
interface Slip {
  readonly diagnostic: Diagnostic;
  carried: number;
}

/** How far a number as it is written is from the true one, and where that began; nowhere if a result is in doubt. */
interface Drift {
  readonly by: number;
  readonly slip?: Slip | undefined;
}

const NO_DRIFT: Drift = { by: 0 };

/** A number that goes on from hand to hand. */
interface Running {
  readonly key: string;
  readonly written: number | undefined;
  readonly actual: number;
  /** The claim that it is. */
  readonly claims: () => HandClaims;
  /** A score of the same hand that is wrong. */
  readonly because?: Drift;
}

/**
 * Checks what was written down of a match, hand after hand. A wrong total is told once, where it begins: those after it
 * that only carry it on are counted.
 */
export class WrittenNumbers {
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

  /** Checks a hand; of one whose result cannot be right only the totals are taken note of. */
  check(judged: Judged): void {
    const { claims, broken } = judged.hand;
    const { scores: _, totals, units, ...others } = claims;
    const { after } = judged.added;
    const isSize = others.handSize === judged.added.record.size;
    const { handSize: _size, ...rest } = others;
    if (!broken) this.#found.push(...refuteClaims(this.#desk, judged, isSize ? rest : others));
    for (const side of this.#desk.rules.sides.keys()) {
      const key = `total ${side}`;
      // The next game begins anew, whatever was written of the one before.
      if (judged.before.over) this.#drifts.delete(key);
      const because = broken ? NO_DRIFT : this.#checkScore(judged, side);
      const [written, actual] = [totals?.[side], after.totals[side]!];
      this.#follow(judged, {
        key,
        written,
        actual,
        because,
        claims: () => ({ totals: alone(totals, side) }),
      });
      units?.forEach((counts, unit) => {
        this.#follow(judged, {
          key: `unit ${unit} ${side}`,
          written: counts?.[side],
          actual: after.units[unit]![side]!,
          claims: () => ({ units: alone(units, unit).map((one) => alone(one, side)) }),
        });
      });
    }
  }

  #checkScore(judged: Judged, side: Side): Drift {
    const { scores } = judged.hand.claims;
    const written = scores?.[side];
    const actual = judged.added.sides[side]!.score;
    if (written === undefined || written === actual) return NO_DRIFT;
    return { by: written - actual, slip: this.#refute(judged, { scores: alone(scores, side) }) };
  }

  #refute(judged: Judged, claims: HandClaims): Slip | undefined {
    const [diagnostic] = refuteClaims(this.#desk, judged, claims);
    if (diagnostic === undefined) return undefined;
    const slip = { diagnostic, carried: 0 };
    this.#found.push(slip);
    return slip;
  }

  #follow(judged: Judged, { key, written, actual, claims, because = NO_DRIFT }: Running): void {
    if (written === undefined) return;
    const before = this.#drifts.get(key) ?? NO_DRIFT;
    const by = written - actual;
    if (by === 0) this.#drifts.delete(key);
    else if (judged.hand.broken) this.#drifts.set(key, { by });
    else if (by === before.by + because.by) {
      const slip = because.slip ?? before.slip;
      if (slip) slip.carried += 1;
      this.#drifts.set(key, { by, slip });
    } else this.#drifts.set(key, { by, slip: this.#refute(judged, claims()) });
  }
}

/** One value of a list, the others left open. */
function alone<T>(values: readonly (T | undefined)[] | undefined, at: number): readonly (T | undefined)[] {
  return (values ?? []).map((value, index) => (index === at ? value : undefined));
}

function tellCarried({ diagnostic, carried }: Slip): Diagnostic {
  if (carried === 0) return diagnostic;
  const after = `the ${counted(carried, 'number')} after it that ${carried === 1 ? 'carries' : 'carry'} it on`;
  return { ...diagnostic, help: `${diagnostic.help}, and correct ${after}` };
}
