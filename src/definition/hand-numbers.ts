import { counted, listed } from '../diagnostics/words.ts';
import { bidOrder, hookedBid } from '../engine/bidding.ts';
import type { Rules } from '../engine/rules.ts';
import type { ResultInput } from './example-schema.ts';
import { locateHead } from './findings.ts';
import type { HandResultInput, Path } from './game.ts';
import { readPoints } from './hand-points.ts';
import { checkResult } from './hand-result.ts';
import type { Roles } from './hand-roles.ts';
import { readBySeat, readSeatAt, type Table } from './table.ts';

/** Reads the bids of a hand by seat, as far as the bidding went; empty in games without bidding. */
export function readBids(
  bids: ResultInput['bids'],
  size: number | undefined,
  roles: Roles,
  path: Path,
  table: Table,
): readonly (number | undefined)[] {
  const { rules, seats, findings } = table;
  const before = findings.list.length;
  const read = readBySeat(table, bids ?? {}, path);
  const isRead = findings.list.length === before;
  if (rules === undefined || size === undefined) return read;
  if (rules.bidding === undefined) {
    if (bids === undefined) return [];
    findings.report('E0234', findings.yaml.locate(path, 'key'), 'this game has no bidding', {
      help: 'leave `bids` out',
    });
    return [];
  }
  read.forEach((bid, seat) => {
    if (bid === undefined || bid <= size) return;
    const message = `${seats![seat]} bids ${bid} tricks in a hand of ${size}`;
    findings.report('E0234', [...path, seats![seat]!], message, { help: `write a number from 0 to ${size}` });
  });
  if (bids !== undefined && isRead) checkBidding(read, size, roles, rules, path, table);
  return read;
}

function checkBidding(
  bids: readonly (number | undefined)[],
  size: number,
  { dealer, lead }: Roles,
  rules: Rules,
  path: Path,
  { seats, locateRules, findings }: Table,
): void {
  const order = bidOrder(rules, dealer, lead);
  if (order.length === 0) return;
  const next = order.findIndex((seat) => bids[seat] === undefined);
  const early = next < 0 ? undefined : order.slice(next).find((seat) => bids[seat] !== undefined);
  const names = listed(order.map((seat) => seats![seat]!));
  if (early !== undefined) {
    const related = [{ span: locateRules(['bidding']), text: 'who bids when' }];
    const [name, missing] = [seats![early]!, seats![order[next]!]!];
    findings.report('E0234', [...path, name], `${name} bids before ${missing} has bid`, {
      related,
      why: `they bid in the order ${names}`,
      help: `add the bid of ${missing}, or leave this one out`,
    });
    return;
  }
  const last = order.at(-1)!;
  const sum = order.slice(0, -1).reduce((total, seat) => total + (bids[seat] ?? 0), 0);
  if (next >= 0 || bids[last] !== hookedBid(rules, size, sum)) return;
  findings.report('E0234', [...path, seats![last]!], `${seats![last]} may not bid ${bids[last]}`, {
    related: [{ span: locateRules(['bidding', 'hook']), text: 'the hook' }],
    why: `the other bids add up to ${sum}, and all bids may not add up to the ${counted(size, 'trick')} of the hand`,
    help: 'write another bid',
  });
}

type Parts = {
  readonly [Key in 'won' | 'card-points' | 'last-trick' | 'solo']?: ResultInput[Key] | undefined;
};

/** Reads the result of a hand whose plays are not given. */
export function readResult(
  parts: Parts,
  size: number | undefined,
  path: Path,
  table: Table,
): HandResultInput {
  const before = table.findings.list.length;
  const won = readWon(parts.won ?? {}, size, [...path, 'won'], table);
  const points = readPoints(parts['card-points'], parts.solo !== undefined, path, table);
  const lastTrick = readSeatAt(table, parts['last-trick'], [...path, 'last-trick']);
  const result = { won, ...(points && { points }), ...(lastTrick !== undefined && { lastTrick }) };
  const solo = parts.solo === undefined ? undefined : table.seats?.indexOf(parts.solo);
  if (table.findings.list.length === before && solo !== -1)
    checkResult({ ...result, solo, written: parts.won ?? {}, path }, table);
  return result;
}

function readWon(
  won: Readonly<Record<string, number>>,
  size: number | undefined,
  path: Path,
  table: Table,
): readonly number[] {
  const { findings } = table;
  const before = findings.list.length;
  const bySeat = readBySeat(table, won, path);
  // Partners take tricks together, so that it is enough to name one of them.
  const missing = (table.sides ?? []).flatMap((seats) => {
    return seats.every((seat) => bySeat[seat] === undefined) ? [table.seats![seats[0]!]!] : [];
  });
  if (missing.length > 0) {
    const message = `\`won\` does not say how many tricks ${listed(missing)} take${missing.length === 1 ? 's' : ''}`;
    const keys = missing.map((name) => `\`${name}:\``);
    const help = `add ${listed(keys)} and the number of tricks, 0 for none`;
    findings.report('E0202', locateHead(findings.yaml, path), message, { help });
  }
  const sum = bySeat.reduce<number>((total, tricks) => total + (tricks ?? 0), 0);
  if (table.seats !== undefined && size !== undefined && sum !== size && findings.list.length === before) {
    findings.report('E0204', path, `the tricks add up to ${sum}`, {
      why: `a hand has ${counted(size, 'trick')}`,
      help: `correct the numbers until they add up to ${size}`,
    });
  }
  return bySeat.map((tricks) => tricks ?? 0);
}
