import type { Rules, Seat } from '../engine/rules.ts';
import type { HandSetup } from '../engine/setup.ts';
import { seatAfter } from '../engine/trick.ts';
import { leaderOf, makerOf, whyLead } from '../engine/turns.ts';
import { locateHead, valueAt } from './findings.ts';
import type { HandExample, Path } from './game.ts';
import { type Roles, type RolesInput, refuseIdle } from './hand-roles.ts';
import { LEAD_WORDS } from './lead-words.ts';
import { readSeatAt, type Table } from './table.ts';

/** Which hand of the match it is, from 0, and whether what is shown of it begins after its first trick. */
interface HandMoment {
  readonly number: number;
  readonly isLater?: boolean;
}

/**
 * Reads who deals, leads, names trumps and plays alone, and fills in what follows; contradictions are reported. Who leads a
 * later trick says nothing of the deal.
 */
export function readRoles(parts: RolesInput, moment: HandMoment, path: Path, table: Table): Roles {
  const read = (key: keyof RolesInput) => readSeatAt(table, parts[key], [...path, key]);
  const given: Roles = {
    dealer: read('dealer'),
    lead: read('lead'),
    maker: read('maker'),
    solo: read('solo'),
    lastWinner: read('last-winner'),
  };
  const { rules } = table;
  if (rules === undefined) return given;
  const refused = refuseIdle(parts, rules, path, table);
  const roles = fillIn(leaveOut(given, refused), moment, rules);
  if (refused.length > 0) return roles;
  checkMaker(given, roles, rules, path, table);
  if (!moment.isLater) checkLead(given, roles, moment.number, path, table);
  return roles;
}

function leaveOut(roles: Roles, refused: readonly (keyof Roles)[]): Roles {
  if (refused.length === 0) return roles;
  return { ...roles, ...Object.fromEntries(refused.map((role) => [role, undefined])) };
}

function fillIn(given: Roles, { number, isLater = false }: HandMoment, rules: Rules): Roles {
  const { solo } = given;
  const lead = isLater ? undefined : given.lead;
  const eldest = rules.trump.by === 'naming' && rules.trump.who === 'eldest-hand';
  const leftOfDealer =
    given.maker !== undefined && eldest ? given.maker : leadLeftOfDealer({ ...given, lead }, number, rules);
  const dealer =
    given.dealer ??
    (leftOfDealer === undefined ? undefined : seatAfter(rules, leftOfDealer, rules.players - 1));
  const leads = rules.firstLead === 'trump-maker' && rules.trump.by === 'naming' && solo === undefined;
  const maker = given.maker ?? makerOf(rules, dealer) ?? (leads ? lead : undefined);
  const known = { ...given, dealer, maker };
  return { ...known, lead: given.lead ?? expectLead(known, number, rules) };
}

/** Who leads by the rules; undefined if what is known does not tell. */
function expectLead(known: Roles, number: number, rules: Rules): Seat | undefined {
  const unknown = rules.firstLead === 'last-winner' && number > 0 && known.lastWinner === undefined;
  return unknown && !(known.solo !== undefined && rules.solo?.leads) ? undefined : leaderOf(rules, known);
}

/** The leader, where the rules let the seat left of the dealer lead. */
function leadLeftOfDealer({ lead, solo, lastWinner }: Roles, number: number, rules: Rules): Seat | undefined {
  if (solo !== undefined) return undefined;
  switch (rules.firstLead) {
    case 'left-of-dealer':
      return lead;
    case 'trump-maker':
      return rules.trump.by === 'naming' && rules.trump.who === 'eldest-hand' ? lead : undefined;
    case 'last-winner':
      return number === 0 && lastWinner === undefined ? lead : undefined;
    case 'rotates':
      return undefined;
  }
}

function checkMaker(given: Roles, roles: Roles, rules: Rules, path: Path, { seats, findings }: Table): void {
  const eldest = makerOf(rules, roles.dealer);
  if (
    given.maker === undefined ||
    given.dealer === undefined ||
    eldest === undefined ||
    eldest === given.maker
  )
    return;
  const [maker, named, dealer] = [seats![eldest]!, seats![given.maker]!, seats![given.dealer]!];
  findings.report('E0234', [...path, 'maker'], `${named} names trumps, but it is up to ${maker}`, {
    related: [{ span: findings.yaml.locate([...path, 'dealer']), text: 'dealer' }],
    why: `${dealer} deals, and the player to the left of the dealer names trumps`,
    help: `write \`maker: ${maker}\`, or correct the dealer`,
  });
}

/** What is known without the lead may tell who leads. */
function checkLead(
  given: Roles,
  roles: Roles,
  number: number,
  path: Path,
  { rules, seats, findings }: Table,
): void {
  const { lead } = given;
  if (rules === undefined) return;
  const { lead: _, ...others } = given.dealer === undefined && given.maker === undefined ? given : roles;
  const expected = expectLead(others, number, rules);
  if (lead === undefined || expected === undefined || expected === lead) return;
  const keys = (['dealer', 'maker', 'solo'] as const).filter((key) => given[key] !== undefined);
  const key = keys[0] ?? 'last-winner';
  findings.report('E0234', [...path, 'lead'], `${seats![lead]} leads, but it is up to ${seats![expected]}`, {
    related: [{ span: findings.yaml.locate([...path, key]), text: key }],
    why: LEAD_WORDS[whyLead(rules, others)],
    help: `write \`lead: ${seats![expected]}\`, or leave \`lead\` out`,
  });
}

/** Reports an example whose leader is neither given nor follows from the rules. */
export function requireLead(what: string, path: Path, { lead }: Roles, table: Table): void {
  const { findings, rules } = table;
  // Where the rules have a fault, it is not known what follows from these, and from the hands before.
  const follows = path.at(-2) === 'match' && path.at(-1) !== 0;
  if (rules === undefined && follows) return;
  const telling = ['lead', ...(rules === undefined ? ['dealer', 'maker', 'solo', 'last-winner'] : [])];
  const isGiven = telling.some((key) => valueAt(findings.yaml.data, [...path, key]) !== undefined);
  if (lead !== undefined || isGiven) return;
  const place = locateHead(findings.yaml, path);
  const other = rules !== undefined && rules.firstLead !== 'rotates' ? ', or `dealer:`' : '';
  const help = `add \`lead:\` and the seat that leads the first trick${other}`;
  findings.report('E0216', place, `${what} does not say who leads`, { help });
}

/** Which turns an example states itself. */
export function writtenTurns({ dealer, lead }: RolesInput): NonNullable<HandExample['written']> {
  return [
    ...(dealer === undefined ? [] : ['dealer' as const]),
    ...(lead === undefined ? [] : ['lead' as const]),
  ];
}

/** The bids of all are part of the setup as soon as all have bid. */
export function makeSetup(
  { dealer, lead, maker, solo }: Roles,
  hand: Pick<HandSetup, 'number' | 'size' | 'trump' | 'doubles'>,
  bids: readonly (number | undefined)[],
): HandSetup {
  const made = bids.filter((bid) => bid !== undefined);
  return {
    ...hand,
    lead: lead ?? 0,
    ...(dealer !== undefined && { dealer }),
    ...(maker !== undefined && { maker }),
    ...(solo !== undefined && { solo }),
    ...(made.length > 0 && made.length === bids.length && { bids: made }),
  };
}
