import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import { mostMelds } from '../engine/melds.ts';
import type { HandInput, ResultInput } from './example-schema.ts';
import type { HandExample, Path } from './game.ts';
import type { Roles } from './hand-roles.ts';
import { quote } from './quote.ts';
import { readBySide, readSeatAt, type Table } from './table.ts';

/** Plays and a result would say the same twice; neither says nothing about the play. */
export function checkShown(
  parts: Partial<HandInput>,
  path: Path,
  { findings, called = 'the example' }: Table,
): void {
  if (parts.tricks !== undefined && parts.won !== undefined) {
    const place = findings.yaml.locate([...path, 'won'], 'key');
    findings.report('E0234', place, `${called} gives the tricks and their result`, {
      related: [{ span: findings.yaml.locate([...path, 'tricks'], 'key'), text: 'the tricks' }],
      help: 'leave `won` out; claim it with `claims: {tricks: …}`',
    });
  }
  if (parts.melds !== undefined && parts['meld-points'] !== undefined) {
    const place = findings.yaml.locate([...path, 'meld-points'], 'key');
    findings.report('E0234', place, `${called} gives the melds and their points`, {
      related: [{ span: findings.yaml.locate([...path, 'melds'], 'key'), text: 'the melds' }],
      help: 'leave one of the two out',
    });
  }
  for (const key of ['card-points', 'last-trick', 'meld-points'] as const) {
    if (parts[key] === undefined || parts.won !== undefined) continue;
    const place = findings.yaml.locate([...path, key], 'key');
    const help =
      parts.tricks === undefined
        ? 'add `won:` and the tricks of each seat'
        : key === 'meld-points'
          ? 'leave it out, and add `melds:` with those that are announced'
          : 'leave it out; claim it instead';
    findings.report('E0234', place, `\`${key}\` is part of a result, and ${called} has no \`won\``, {
      help,
    });
  }
}

/** How often a hand was doubled; more than the rules allow is reported. */
export function readDoubles(
  doubles: number | undefined,
  path: Path,
  { rules, locateRules, findings }: Table,
): number {
  if (rules === undefined || doubles === undefined || doubles <= rules.doubling) return doubles ?? 0;
  const most = rules.doubling;
  const message = most === 0 ? 'hands of this game are not doubled' : `a hand is doubled ${doubles} times`;
  findings.report('E0234', [...path, 'doubles'], message, {
    related: most === 0 ? [] : [{ span: locateRules(['doubling']), text: `at most ${most}` }],
    help: most === 0 ? 'leave `doubles` out' : `write ${most} at most`,
  });
  return 0;
}

/** A score may depend on who named trumps. */
export function requireMaker({ maker }: Roles, path: Path, { rules, locateRules, findings }: Table): void {
  if (maker !== undefined || rules?.trump.by !== 'naming') return;
  findings.report('E0235', path, 'the result does not say who named trumps', {
    related: [{ span: locateRules(['trump']), text: 'how trumps are found' }],
    help: `add ${rules.trump.who === 'eldest-hand' ? '`dealer:`, or ' : ''}\`maker:\` and the seat that named trumps`,
  });
}

/** Reads the melds that are announced; one that the game does not have is reported. */
export function readMelds(
  melds: NonNullable<HandInput['melds']>,
  path: Path,
  table: Table,
): HandExample['melds'] {
  const { rules, findings } = table;
  reportTwice(melds, path, table);
  return melds.flatMap(({ trick, seat: name, meld }, index) => {
    const seat = readSeatAt(table, name, [...path, index, 'seat']);
    const names = rules?.melds.map((one) => one.name) ?? [];
    const which = names.indexOf(meld);
    if (rules !== undefined && which < 0) {
      findings.report('E0232', [...path, index, 'meld'], `unknown meld ${quote(meld)}`, {
        why: names.length === 0 ? 'this game has no melds' : `the game has the melds ${listed(names)}`,
        help: suggest(
          nearest(meld, names),
          names.length === 0 ? 'leave it out' : `write ${listed(names, 'or')}`,
        ),
      });
    }
    return seat === undefined || which < 0 ? [] : [{ trick: trick - 1, seat, meld: which }];
  });
}

/** With one card led a meld is announced once, and only by the one who leads it. */
function reportTwice(melds: NonNullable<HandInput['melds']>, path: Path, { seats, findings }: Table): void {
  melds.forEach(({ trick, seat, meld }, index) => {
    const first = melds.findIndex((one) => one.trick === trick && (one.seat !== seat || one.meld === meld));
    const other = melds[first]?.seat;
    if (first >= index || ![seat, other].every((name) => name !== undefined && seats?.includes(name))) return;
    const message =
      other === seat
        ? `${seat} melds ${quote(meld)} twice in trick ${trick}`
        : `${other} and ${seat} both meld in trick ${trick}`;
    findings.report('E0234', [...path, index], message, {
      label: 'again',
      related: [{ span: findings.yaml.locate([...path, first]), text: 'first' }],
      why: other === seat ? 'with one card led a meld is announced once' : 'only who leads a trick may meld',
      help: 'leave one of them out, or correct the trick',
    });
  });
}

/** Reads the points of melds that count; more than all melds of a hand can score is reported. */
export function readMeldPoints(
  points: NonNullable<ResultInput['meld-points']>,
  path: Path,
  table: Table,
): readonly (number | undefined)[] {
  const { rules, seats, findings } = table;
  const read = readBySide(table, points, path);
  if (rules === undefined) return read;
  const most = mostMelds(rules.melds);
  read.forEach((value, side) => {
    if (value === undefined || Math.abs(value) <= most) return;
    const name = seats![rules.sides[side]![0]!]!;
    findings.report('E0234', [...path, name], `${name} cannot have ${value} points of melds`, {
      why: most === 0 ? 'this game has no melds' : `all melds of a hand are worth ${most} at most`,
      help: most === 0 ? 'leave `meld-points` out' : `write ${most} at most`,
    });
  });
  return read;
}
