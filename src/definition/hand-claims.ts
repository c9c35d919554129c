import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { CardClaim, HandClaims, LegalSetClaim } from './claims.ts';
import type { HandClaimsInput } from './claims-schema.ts';
import type { Path } from './game.ts';
import type { ExampleCards } from './hand-cards.ts';
import { quote } from './quote.ts';
import { readBySide, readByUnit, readSeatAt, readSeats, type Table } from './table.ts';
import { readSuit } from './trump.ts';
import { readWords } from './words.ts';

/** Reads the claims of a hand at `path`; what is wrong is reported and left out. */
export function readHandClaims(
  claims: HandClaimsInput,
  cards: ExampleCards,
  maker: number | undefined,
  path: Path,
  table: Table,
): HandClaims {
  return tidy({
    ...readRoleClaims(claims, path, table),
    ...readNumberClaims(claims, path, table),
    ...readCardClaims(claims, cards, maker, path, table),
    winners: claims.winners && readSeats(table, claims.winners, [...path, 'winners']),
    winning: claims.winning?.map(({ trick, why }) => ({ trick: trick - 1, why })),
    lines: claims.lines && readLines(claims.lines, [...path, 'lines'], table),
    hands: claims.hands,
    handSize: claims['hand-size'],
    forbiddenBids: claims['forbidden-bids'],
    lastCardAllowed: claims['last-card-allowed'],
    soloAllowed: claims['solo-allowed'],
    trickPoints: claims['trick-points'],
    sum: claims.sum,
    gameOver: claims['game-over'],
  });
}

type Loose<T> = { readonly [Key in keyof T]: T[Key] | undefined };

function tidy(claims: Loose<HandClaims>): HandClaims {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined)) as HandClaims;
}

function readRoleClaims(claims: HandClaimsInput, path: Path, table: Table): Loose<HandClaims> {
  const seat = (key: 'dealer' | 'leader' | 'next-dealer' | 'next-leader' | 'bidder') =>
    readSeatAt(table, claims[key], [...path, key]);
  return {
    trump: readTrumpClaim(claims.trump, [...path, 'trump'], table),
    dealer: seat('dealer'),
    leader: seat('leader'),
    nextDealer: seat('next-dealer'),
    nextLeader: seat('next-leader'),
    bidder: seat('bidder'),
  };
}

function readTrumpClaim(
  word: string | undefined,
  path: Path,
  { deck, findings }: Table,
): HandClaims['trump'] | undefined {
  if (word === undefined || word === 'none') return word;
  return deck && readSuit(deck, word, () => findings.yaml.locate(path), findings);
}

function readNumberClaims(claims: HandClaimsInput, path: Path, table: Table): Loose<HandClaims> {
  const bySide = (key: 'points' | 'tricks' | 'scores' | 'totals') => {
    const values = claims[key];
    return values && readBySide(table, values, [...path, key]);
  };
  return {
    points: bySide('points'),
    tricks: bySide('tricks'),
    scores: bySide('scores'),
    totals: bySide('totals'),
    awards: claims.awards && readByUnit(table, claims.awards, [...path, 'awards']),
    units: claims.units && readByUnit(table, claims.units, [...path, 'units']),
  };
}

function readCardClaims(
  claims: HandClaimsInput,
  cards: ExampleCards,
  maker: number | undefined,
  path: Path,
  table: Table,
): Loose<HandClaims> {
  const list = (key: 'legal' | 'illegal') => {
    const entries = claims[key];
    return entries?.flatMap(
      (claim, index) => readCardClaim(claim, cards, [...path, key, index], table) ?? [],
    );
  };
  const sets = claims['legal-cards']?.flatMap((claim, index) => {
    return readLegalSet(claim, cards, [...path, 'legal-cards', index], table) ?? [];
  });
  const sees = claims.sees;
  return {
    legal: list('legal'),
    illegal: list('illegal'),
    legalCards: sets,
    sees: sees === undefined ? undefined : readNamed(sees, maker, 0, cards, [...path, 'sees'], table),
  };
}

type CardInput = NonNullable<HandClaimsInput['legal']>[number];

function readCardClaim(
  claim: CardInput,
  cards: ExampleCards,
  path: Path,
  table: Table,
): CardClaim | undefined {
  const { trick: number, seat: name, card: text, why } = claim;
  const seat = readSeatAt(table, name, [...path, 'seat']);
  const trick = number - 1;
  const card = cards.claimed(seat, trick, text, () => table.findings.yaml.locate([...path, 'card']));
  if (seat === undefined || card === undefined) return undefined;
  return { trick, seat, card, ...(why !== undefined && { why }) };
}

type SetInput = NonNullable<HandClaimsInput['legal-cards']>[number];

function readLegalSet(
  claim: SetInput,
  cards: ExampleCards,
  path: Path,
  table: Table,
): LegalSetClaim | undefined {
  const seat = readSeatAt(table, claim.seat, [...path, 'seat']);
  const trick = claim.trick - 1;
  const named = readNamed(claim.cards, seat, trick, cards, [...path, 'cards'], table);
  return seat === undefined ? undefined : { trick, seat, cards: named };
}

/** Cards of a list of claims; each mention of identical cards means another copy. */
function readNamed(
  words: SetInput['cards'],
  seat: number | undefined,
  trick: number,
  cards: ExampleCards,
  path: Path,
  table: Table,
): readonly number[] {
  const named: number[] = [];
  for (const { text, span } of readWords(words, path, table.findings.yaml)) {
    const card = cards.claimed(seat, trick, text, span, named);
    if (card !== undefined) named.push(card);
  }
  return named;
}

function readLines(
  lines: Readonly<Record<string, string>>,
  path: Path,
  table: Table,
): readonly (string | undefined)[] {
  const names = [...new Set(table.rules?.scoring.lines.map(({ name }) => name))];
  for (const [seat, line] of Object.entries(lines)) {
    if (table.rules === undefined || names.includes(line)) continue;
    table.findings.report('E0232', [...path, seat], `unknown scoring line ${quote(line)}`, {
      why: `the scoring key has the lines ${listed(names)}`,
      help: suggest(nearest(line, names), `write ${listed(names, 'or')}`),
    });
  }
  return readBySide(table, lines, path);
}
