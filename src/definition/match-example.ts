import { nearest } from '../diagnostics/nearest.ts';
import { counted, listed, suggest } from '../diagnostics/words.ts';
import type { ExampleDraft } from './draft.ts';
import type { MatchInput } from './example-schema.ts';
import { locateHead } from './findings.ts';
import type { HandExample, MatchClaims, MatchExample, MatchHand, Path } from './game.ts';
import { quote } from './quote.ts';
import { readBySeat, readSeatAt, type Table } from './table.ts';

type MatchDraft = Extract<ExampleDraft, { kind: 'match' }>;

/** What a match may refer to: by id, whether the example is a whole hand; undefined if it has a fault of its own. */
type References = ReadonlyMap<string, boolean | undefined>;

/** Reads a match; parts that have a fault are reported and left out. */
export function readMatchExample(
  { path, parts }: MatchDraft,
  references: References,
  table: Table,
): MatchExample {
  const { id = '', title = { de: '', en: '' }, show = ['rules'], match, claims } = parts;
  if (match !== undefined) checkNumber(match.length, path, table);
  return {
    kind: 'match',
    id,
    title,
    path,
    show,
    hands: (match ?? []).map((hand, index) =>
      readMatchHand(hand, [...path, 'match', index], references, table),
    ),
    claims: readClaims(claims ?? {}, [...path, 'claims'], table),
  };
}

/** Whether every seat's full hand is given and every card of it is played. */
export function isWholeHand({ hands, tricks }: HandExample, { seats, handSize }: Table): boolean {
  const dealt = hands.length > 0 && hands.every((hand) => hand?.length === handSize);
  return dealt && tricks.length === handSize && tricks.every((plays) => plays.length === seats?.length);
}

function checkNumber(hands: number, path: Path, table: Table): void {
  if (table.hands === undefined || hands === table.hands) return;
  const { findings } = table;
  const message = `this match has ${counted(hands, 'hand')}, but a match of this game has ${table.hands}`;
  const related = [{ span: findings.yaml.locate(['match', 'hands']), text: counted(table.hands, 'hand') }];
  findings.report('E0204', locateHead(findings.yaml, [...path, 'match']), message, {
    related,
    help: `give ${counted(table.hands, 'hand')}`,
  });
}

type MatchHandInput = MatchInput['match'][number];

function readMatchHand(hand: MatchHandInput, path: Path, references: References, table: Table): MatchHand {
  if ('example' in hand) {
    checkReference(hand.example, [...path, 'example'], references, table);
    return { kind: 'example', example: hand.example };
  }
  const lead = readSeatAt(table, hand.lead, [...path, 'lead']) ?? 0;
  return { kind: 'won', lead, won: readWon(hand.won, [...path, 'won'], table) };
}

function checkReference(id: string, path: Path, references: References, { findings }: Table): void {
  const wholeHands = [...references].flatMap(([one, whole]) => (whole === true ? [one] : []));
  const choice =
    wholeHands.length > 0 ? `write ${listed(wholeHands, 'or')}` : 'write `won:` and the tricks of each seat';
  if (!references.has(id)) {
    findings.report('E0219', path, `unknown example ${quote(id)}`, {
      help: suggest(nearest(id, wholeHands), choice),
    });
  } else if (references.get(id) === false) {
    const why = 'only a hand with the cards of all seats, played to the end, has a score';
    findings.report('E0219', path, `the example ${quote(id)} is not a whole hand`, { why, help: choice });
  }
}

function readWon(won: Readonly<Record<string, number>>, path: Path, table: Table): readonly number[] {
  const { findings, handSize } = table;
  const before = findings.list.length;
  const bySeat = readBySeat(table, won, path);
  const missing = (table.seats ?? []).filter((_, seat) => bySeat[seat] === undefined);
  if (missing.length > 0) {
    const message = `\`won\` does not say how many tricks ${listed(missing)} take${missing.length === 1 ? 's' : ''}`;
    const keys = missing.map((name) => `\`${name}:\``);
    const help = `add ${listed(keys)} and the number of tricks, 0 for none`;
    findings.report('E0202', locateHead(findings.yaml, path), message, { help });
  }
  const sum = bySeat.reduce<number>((total, tricks) => total + (tricks ?? 0), 0);
  const wrong = table.seats !== undefined && handSize !== undefined && sum !== handSize;
  if (wrong && findings.list.length === before) {
    findings.report('E0204', path, `the tricks add up to ${sum}`, {
      why: `a hand has ${handSize} tricks`,
      help: `correct the numbers until they add up to ${handSize}`,
    });
  }
  return bySeat.map((tricks) => tricks ?? 0);
}

type ClaimsInput = NonNullable<MatchInput['claims']>;

function readClaims({ scores, totals, sum, places }: ClaimsInput, path: Path, table: Table): MatchClaims {
  return {
    ...(scores && {
      scores: scores.map((hand, index) => readBySeat(table, hand, [...path, 'scores', index])),
    }),
    ...(totals && { totals: readBySeat(table, totals, [...path, 'totals']) }),
    ...(sum !== undefined && { sum }),
    ...(places && { places: readBySeat(table, places, [...path, 'places']) }),
  };
}
