import type { Match, MatchUnit, Rules } from '../engine/rules.ts';
import type { Findings } from './findings.ts';
import { quote } from './quote.ts';
import type { GameInput } from './schema.ts';

type MatchInput = GameInput['match'];

/** How hands add up; undefined if a finding was reported. `sizes` are those of the schedule, if there is one. */
export function compileMatch(
  match: MatchInput,
  units: readonly MatchUnit[],
  deal: GameInput['deal'] | undefined,
  sizes: readonly number[],
  findings: Findings,
): Match | undefined {
  const before = findings.list.length;
  const common = { start: match.start ?? 0, units };
  if ('target' in match) {
    if (match.target === common.start) reportTarget('match', match.target, findings);
    if (findings.list.length > before) return undefined;
    const surplus = match.surplus ?? 'dropped';
    return {
      ...common,
      target: match.target,
      surplus,
      meldsAtTarget: match['melds-at-target'] ?? 'count',
      ...(match['both-reach'] && { bothReach: match['both-reach'] }),
      winner: 'target',
    };
  }
  if (match.hands === 'schedule' && deal !== undefined && !('schedule' in deal)) reportNoSchedule(findings);
  if (findings.list.length > before) return undefined;
  const hands =
    match.hands === 'schedule' ? { hands: sizes.length, handsByDeal: true as const } : { hands: match.hands };
  const winner = match.winner ?? 'highest-total';
  const ties = match.ties && { ties: match.ties };
  return { ...common, ...hands, ...ties, surplus: 'dropped', meldsAtTarget: 'count', winner };
}

/** The units of a match, from the smallest up. */
export function compileUnits(match: MatchInput, findings: Findings): readonly MatchUnit[] {
  const units = 'target' in match ? (match.units ?? []) : [];
  units.forEach(({ unit, per }, index) => {
    const first = units.findIndex((one) => one.unit === unit);
    if (first !== index) {
      findings.report('E0204', ['match', 'units', index, 'unit'], `two units are named ${quote(unit)}`, {
        label: 'again',
        related: [{ span: findings.yaml.locate(['match', 'units', first, 'unit']), text: 'first' }],
        help: 'give every unit an id of its own',
      });
    }
    if (index === 0 && per !== undefined) {
      const help = 'leave `per` out; every game gives one';
      findings.report('E0204', ['match', 'units', index, 'per'], 'there is no unit before this one', {
        help,
      });
    } else if (index > 0 && per === undefined) {
      const help = 'add `per:` and how many of the unit before make one of it';
      findings.report('E0202', ['match', 'units', index], `the unit ${quote(unit)} has no key \`per\``, {
        help,
      });
    }
  });
  return units.map(({ unit: id, name, plural, to, per = 1 }) => ({
    id,
    name,
    ...(plural && { plural }),
    to,
    per,
  }));
}

/** A count that stands at its target when it begins. */
export function reportTarget(key: 'match' | 'score-table', target: number, findings: Findings): void {
  findings.report('E0204', [key, 'target'], `the game is over before it begins: it starts at ${target}`, {
    help: 'write a target above the start, or below it to count down',
  });
}

function reportNoSchedule(findings: Findings): void {
  findings.report('E0204', ['match', 'hands'], 'the deal has no schedule', {
    related: [{ span: findings.yaml.locate(['deal'], 'key'), text: 'always the same number of cards' }],
    help: 'write the number of hands, or `schedule: up` under `deal`',
  });
}

/** Playing alone needs partners to leave out, and a decider something to decide. */
export function compileSolo(
  solo: NonNullable<GameInput['solo']>,
  teams: number | undefined,
  units: readonly MatchUnit[] | undefined,
  findings: Findings,
): NonNullable<Rules['solo']> {
  if (teams === undefined) {
    const place = findings.yaml.locate(['solo'], 'key');
    findings.report('E0204', place, 'everyone plays alone in this game', {
      help: 'leave `solo` out, or add `teams: 2`',
    });
  }
  if (solo.decider === 'refused' && units !== undefined && units.length < 2) {
    findings.report('E0204', ['solo', 'decider'], 'no game of this match is a decider', {
      why: 'a decider decides about a unit that several of the unit before make, and there is none',
      help: 'write `decider: allowed`, or add such a unit to the `units` of `match`',
    });
  }
  return { leads: solo.lead === 'soloist', inDecider: solo.decider === 'allowed' };
}
