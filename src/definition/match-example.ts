import { nearest } from '../diagnostics/nearest.ts';
import { counted, listed, suggest } from '../diagnostics/words.ts';
import type { MatchClaims } from './claims.ts';
import type { MatchClaimsInput } from './claims-schema.ts';
import type { ExampleDraft } from './draft.ts';
import { type ExampleHeads, readHead } from './example-head.ts';
import type { MatchInput, ResultInput } from './example-schema.ts';
import { locateHead } from './findings.ts';
import type { HandExample, MatchExample, MatchHand, Path } from './game.ts';
import { readExampleCards } from './hand-cards.ts';
import { readDoubles, readMeldPoints, requireMaker } from './hand-extras.ts';
import { readBids, readResult } from './hand-numbers.ts';
import { makeSetup, readRoles, requireLead, writtenTurns } from './hand-setup.ts';
import { readTrump } from './hand-trump.ts';
import { quote } from './quote.ts';
import { readBySide, readByUnit, readSeats, type Table } from './table.ts';

type MatchDraft = Extract<ExampleDraft, { kind: 'match' }>;

/** A hand that a match refers to. */
export interface Reference {
  /** Whether it has a score; undefined if it has a fault of its own. */
  readonly isScored: boolean | undefined;
  readonly example?: HandExample;
}

/** What a match may refer to, by id. */
type References = ReadonlyMap<string, Reference>;

/** Reads a match; parts that have a fault are reported and left out. Undefined if the rules have a fault. */
export function readMatchExample(
  { path, parts }: MatchDraft,
  heads: ExampleHeads,
  references: References,
  table: Table,
): MatchExample | undefined {
  const { match, claims } = parts;
  if (match !== undefined) checkNumber(match.length, parts.before !== undefined, path, table);
  const found = { ...heads, references, table };
  let isDealt = false;
  const hands = (match ?? []).flatMap((hand, index) => {
    const { read, deals } = readMatchHand(hand, { index, isDealt }, [...path, 'match', index], found);
    isDealt ||= deals;
    return read ?? [];
  });
  const read = readMatchClaims(claims ?? {}, [...path, 'claims'], table);
  const head = readHead(parts, path, heads, table);
  return head && { kind: 'match', ...head, hands, claims: read };
}

/** A match of a fixed number of hands is given as a whole, unless it says what stood before; other games in parts. */
function checkNumber(hands: number, isPart: boolean, path: Path, table: Table): void {
  const { findings, locateRules, sizes = [] } = table;
  const most = table.hands;
  const mayBePart = isPart || sizes.length > 1;
  if (most === undefined || hands === most || (mayBePart && hands < most)) return;
  const message = `this match has ${counted(hands, 'hand')}, but a match of this game has ${most}`;
  const related = [{ span: locateRules(['match', 'hands']), text: counted(most, 'hand') }];
  findings.report('E0204', locateHead(findings.yaml, [...path, 'match']), message, {
    related,
    help: mayBePart ? `give ${counted(most, 'hand')} at most` : `give ${counted(most, 'hand')}`,
  });
}

type MatchHandInput = MatchInput['match'][number];

interface Found extends ExampleHeads {
  readonly references: References;
  readonly table: Table;
}

interface HandNumber {
  readonly index: number;
  /** Whether it is known who dealt a hand before, so that it follows who deals this one. */
  readonly isDealt: boolean;
}

/** A hand of a match, if the rules have no fault. */
interface MatchHandRead {
  readonly read?: MatchHand | undefined;
  /** Whether it is known who deals. */
  readonly deals: boolean;
}

function readMatchHand(hand: MatchHandInput, number: HandNumber, path: Path, found: Found): MatchHandRead {
  if (!('example' in hand)) return readStatedHand(hand, number, path, found.table);
  const at = [...path, 'example'];
  checkReference(hand.example, at, found.references, found.table);
  const example = found.references.get(hand.example)?.example;
  if (example) checkSameRules(hand.example, example, at, found);
  return {
    read: { kind: 'example', example: hand.example },
    deals: example === undefined || example.setup.dealer !== undefined,
  };
}

/** Reads a hand of a match that is stated by its result; parts that have a fault are reported and left out. */
export function readStatedHand(
  hand: ResultInput,
  { index: number, isDealt }: HandNumber,
  path: Path,
  table: Table,
): MatchHandRead {
  const { sizes, rules } = table;
  const size = sizes && (sizes[number] ?? sizes.at(-1));
  const roles = readRoles(hand, { number }, path, table);
  if (rules?.firstLead === 'rotates' || rules === undefined)
    requireLead('this hand of the match', path, roles, table);
  const isEldest = rules?.trump.by === 'naming' && rules.trump.who === 'eldest-hand';
  if (!(isDealt && isEldest)) requireMaker(roles, path, table);
  // Once it was asked who named trumps in one hand, the answer will tell it for the hands after it.
  const deals = roles.dealer !== undefined || isEldest;
  const bids = readBids(hand.bids, size, roles, [...path, 'bids'], table);
  const doubles = readDoubles(hand.doubles, path, table);
  const result = readResult(hand, size, path, table);
  const { turnUp } = readExampleCards({ 'turn-up': hand['turn-up'] }, path, table);
  const shown = turnUp === undefined ? {} : { turnUp };
  const facts = { number, size: size ?? 0, ...roles, ...shown, hands: [], needed: false };
  const { trump } = readTrump(hand, facts, path, table);
  const melds = readMeldPoints(hand['meld-points'] ?? {}, [...path, 'meld-points'], table);
  if (size === undefined || rules === undefined) return { deals };
  const setup = makeSetup(roles, { number, size, trump, doubles }, bids);
  const leadKnown = roles.lead !== undefined;
  const written = writtenTurns(hand);
  const points = melds.map((one) => one ?? 0);
  return { deals, read: { kind: 'result', setup, leadKnown, written, result, bids, melds: points } };
}

/** A hand counts in a match as it was played, so that both must go by the same rules. */
function checkSameRules(
  id: string,
  { variants, seats, path }: HandExample,
  at: Path,
  { variants: own, table }: Found,
): void {
  const { findings } = table;
  const others = variants.join(' ') !== own.join(' ');
  const players = table.seats?.length ?? seats.length;
  if (!others && seats.length === players) return;
  const withThese = (ids: readonly string[]) =>
    ids.length === 0 ? 'without variants' : `with ${listed(ids)}`;
  const [how, here] = others
    ? [withThese(variants), withThese(own)]
    : [`by ${seats.length} players`, `by ${players}`];
  findings.report('E0219', at, `the example ${quote(id)} is played ${how}, this match ${here}`, {
    related: [{ span: findings.yaml.locate([...path, 'id']), text: how }],
    help: `write the same \`${others ? 'variants' : 'players'}\` in both, or name another example`,
  });
}

function checkReference(id: string, path: Path, references: References, { findings }: Table): void {
  const scored = [...references].flatMap(([one, { isScored }]) => (isScored === true ? [one] : []));
  const choice =
    scored.length > 0 ? `write ${listed(scored, 'or')}` : 'write `won:` and the tricks of each seat';
  if (!references.has(id)) {
    findings.report('E0219', path, `unknown example ${quote(id)}`, {
      help: suggest(nearest(id, scored), choice),
    });
  } else if (references.get(id)?.isScored === false) {
    const why =
      'only a hand with the cards of all seats, played to the end, or one stated by its result, has a score';
    findings.report('E0219', path, `the example ${quote(id)} is not a whole hand`, { why, help: choice });
  }
}

/** Reads what is claimed of a match as a whole. */
export function readMatchClaims(claims: MatchClaimsInput, path: Path, table: Table): MatchClaims {
  const { scores, leaders, dealers, totals, sum, places, games, units } = claims;
  return {
    ...(scores && {
      scores: scores.map((hand, index) => readBySide(table, hand, [...path, 'scores', index])),
    }),
    ...(leaders && { leaders: readSeats(table, leaders, [...path, 'leaders']) }),
    ...(dealers && { dealers: readSeats(table, dealers, [...path, 'dealers']) }),
    ...(totals && { totals: readBySide(table, totals, [...path, 'totals']) }),
    ...(sum !== undefined && { sum }),
    ...(places && { places: readBySide(table, places, [...path, 'places']) }),
    ...(games && { games: readBySide(table, games, [...path, 'games']) }),
    ...(units && { units: readByUnit(table, units, [...path, 'units']) }),
  };
}
