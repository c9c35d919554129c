import { nearest } from '../diagnostics/nearest.ts';
import { counted, listed, suggest } from '../diagnostics/words.ts';
import type { MatchClaims } from './claims.ts';
import type { MatchClaimsInput } from './claims-schema.ts';
import type { ExampleDraft } from './draft.ts';
import { type ExampleHeads, readHead } from './example-head.ts';
import type { MatchInput, ResultInput } from './example-schema.ts';
import { locateHead } from './findings.ts';
import type { MatchExample, MatchHand, Path } from './game.ts';
import { readExampleCards } from './hand-cards.ts';
import { readDoubles, requireMaker } from './hand-extras.ts';
import { readBids, readResult } from './hand-numbers.ts';
import { makeSetup, readRoles, requireLead } from './hand-setup.ts';
import { readTrump } from './hand-trump.ts';
import { quote } from './quote.ts';
import { readBySide, readByUnit, readSeats, type Table } from './table.ts';

type MatchDraft = Extract<ExampleDraft, { kind: 'match' }>;

/** What a match may refer to: by id, whether the example has a score; undefined if it has a fault of its own. */
type References = ReadonlyMap<string, boolean | undefined>;

/** Reads a match; parts that have a fault are reported and left out. Undefined if the rules have a fault. */
export function readMatchExample(
  { path, parts }: MatchDraft,
  heads: ExampleHeads,
  references: References,
  table: Table,
): MatchExample | undefined {
  const { match, claims } = parts;
  if (match !== undefined) checkNumber(match.length, parts.before !== undefined, path, table);
  const hands = (match ?? []).flatMap((hand, index) => {
    return readMatchHand(hand, index, [...path, 'match', index], references, table) ?? [];
  });
  const read = readClaims(claims ?? {}, [...path, 'claims'], table);
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

function readMatchHand(
  hand: MatchHandInput,
  number: number,
  path: Path,
  references: References,
  table: Table,
): MatchHand | undefined {
  if ('example' in hand) {
    checkReference(hand.example, [...path, 'example'], references, table);
    return { kind: 'example', example: hand.example };
  }
  return readStated(hand, number, path, table);
}

function readStated(hand: ResultInput, number: number, path: Path, table: Table): MatchHand | undefined {
  const { sizes, rules } = table;
  const size = sizes && (sizes[number] ?? sizes.at(-1));
  const roles = readRoles(hand, number, path, table);
  if (rules?.firstLead === 'rotates' || rules === undefined)
    requireLead('this hand of the match', path, roles, table);
  requireMaker(roles, path, table);
  const bids = readBids(hand.bids, size, roles, [...path, 'bids'], table);
  const doubles = readDoubles(hand.doubles, path, table);
  const result = readResult(hand, size, hand.solo !== undefined, path, table);
  const { turnUp } = readExampleCards({ 'turn-up': hand['turn-up'] }, path, table);
  const shown = turnUp === undefined ? {} : { turnUp };
  const facts = { number, size: size ?? 0, ...roles, ...shown, hands: [], needed: false };
  const { trump } = readTrump(hand, facts, path, table);
  const melds = readBySide(table, hand['meld-points'] ?? {}, [...path, 'meld-points']);
  if (size === undefined || rules === undefined) return undefined;
  const setup = makeSetup(roles, { number, size, trump, doubles }, bids);
  return {
    kind: 'result',
    setup,
    leadKnown: roles.lead !== undefined,
    result,
    melds: melds.map((points) => points ?? 0),
  };
}

function checkReference(id: string, path: Path, references: References, { findings }: Table): void {
  const scored = [...references].flatMap(([one, whole]) => (whole === true ? [one] : []));
  const choice =
    scored.length > 0 ? `write ${listed(scored, 'or')}` : 'write `won:` and the tricks of each seat';
  if (!references.has(id)) {
    findings.report('E0219', path, `unknown example ${quote(id)}`, {
      help: suggest(nearest(id, scored), choice),
    });
  } else if (references.get(id) === false) {
    const why =
      'only a hand with the cards of all seats, played to the end, or one stated by its result, has a score';
    findings.report('E0219', path, `the example ${quote(id)} is not a whole hand`, { why, help: choice });
  }
}

function readClaims(claims: MatchClaimsInput, path: Path, table: Table): MatchClaims {
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
