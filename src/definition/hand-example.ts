import { activeSeats } from '../engine/trick.ts';
import type { ExampleDraft } from './draft.ts';
import { type ExampleHeads, readHead } from './example-head.ts';
import type { HandExample, Path } from './game.ts';
import { readExampleCards } from './hand-cards.ts';
import { readHandClaims } from './hand-claims.ts';
import { checkShown, readDoubles, readMeldPoints, readMelds, requireMaker } from './hand-extras.ts';
import { readBids, readResult } from './hand-numbers.ts';
import { makeSetup, readRoles, requireLead, writtenTurns } from './hand-setup.ts';
import { beginsHand, checkSizes, findHand } from './hand-size.ts';
import { readTrump } from './hand-trump.ts';
import { quote } from './quote.ts';
import type { Table } from './table.ts';

type HandDraft = Extract<ExampleDraft, { kind: 'hand' }>;

/** Reads a hand; parts that have a fault are reported and left out. Undefined if the rules have a fault. */
export function readHandExample(
  { path, parts }: HandDraft,
  heads: ExampleHeads,
  table: Table,
): HandExample | undefined {
  const { findings } = table;
  const before = findings.list.length;
  const cards = readExampleCards(parts, path, table);
  const { number, size } = findHand(parts, cards.hands, path, table);
  if (size !== undefined && findings.list.length === before)
    checkSizes(cards.hands, size, [...path, 'hands'], table);
  const isLater = size !== undefined && !beginsHand(cards.hands, size);
  const roles = readRoles(parts, { number, isLater }, path, table);
  checkShown(parts, path, table);
  if (parts.tricks !== undefined) requireLead(nameOf(parts.id, path, table), path, roles, table);
  const bids = readBids(parts.bids, size, roles, [...path, 'bids'], table);
  const doubles = readDoubles(parts.doubles, path, table);
  const melds = readMelds(parts.melds ?? [], [...path, 'melds'], table);
  const points =
    parts['meld-points'] && readMeldPoints(parts['meld-points'], [...path, 'meld-points'], table);
  const played = parts.won && readResult(parts, size, path, table);
  const result = played && { ...played, ...(points && { melds: points.map((one) => one ?? 0) }) };
  const facts = { number, size: size ?? 0, ...roles, ...cards, needed: parts.tricks !== undefined };
  const { trump, choice } = readTrump(parts, facts, path, table);
  if (result) requireMaker(roles, path, table);
  const claims = readHandClaims(parts.claims ?? {}, cards, roles.maker, [...path, 'claims'], table);
  const head = readHead(parts, path, heads, table);
  if (head === undefined || size === undefined) return undefined;
  return {
    kind: 'hand',
    ...head,
    setup: makeSetup(roles, { number, size, trump, doubles }, bids),
    leadKnown: roles.lead !== undefined,
    written: writtenTurns(parts),
    ...(choice && { choice }),
    ...(roles.lastWinner !== undefined && { lastWinner: roles.lastWinner }),
    ...{ bids, melds, hands: cards.hands, tricks: cards.tricks, claims },
    ...(result && { result }),
  };
}

/** How a message calls an example. */
function nameOf(id: string | undefined, path: Path, { called }: Table): string {
  return called ?? `the example ${id === undefined ? Number(path[1]) + 1 : quote(id)}`;
}

/** Whether the full hand of every seat that plays is given and every card of it is played. */
export function isWholeHand({ rules, setup, hands, tricks }: HandExample): boolean {
  const active = activeSeats(rules, setup);
  const dealt = active.every((seat) => hands[seat]?.length === setup.size);
  return dealt && tricks.length === setup.size && tricks.every((plays) => plays.length === active.length);
}
