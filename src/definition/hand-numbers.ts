import { counted, listed } from '../diagnostics/words.ts';
import { bidOrder, hookedBid } from '../engine/bidding.ts';
import type { Rules, Seat } from '../engine/rules.ts';
import type { ResultInput } from './example-schema.ts';
import { locateHead } from './findings.ts';
import type { HandResultInput, Path } from './game.ts';
import type { Roles } from './hand-roles.ts';
import { readBySeat, readBySide, readSeatAt, type Table } from './table.ts';

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

type Parts = { readonly [Key in 'won' | 'card-points' | 'last-trick']?: ResultInput[Key] | undefined };

/** Reads the result of a hand whose plays are not given. */
export function readResult(
  parts: Parts,
  size: number | undefined,
  isSolo: boolean,
  path: Path,
  table: Table,
): HandResultInput {
  const before = table.findings.list.length;
  const won = readWon(parts.won ?? {}, size, [...path, 'won'], table);
  const points = readPoints(parts['card-points'], isSolo, path, table);
  const lastTrick = readSeatAt(table, parts['last-trick'], [...path, 'last-trick']);
  if (table.findings.list.length === before) checkEmptyHanded(won, points, lastTrick, path, table);
  return { won, ...(points && { points }), ...(lastTrick !== undefined && { lastTrick }) };
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

/** A side that takes no trick takes neither the last one nor card points. */
function checkEmptyHanded(
  won: readonly number[],
  points: readonly number[] | undefined,
  lastTrick: Seat | undefined,
  path: Path,
  { seats, sides = [], findings }: Table,
): void {
  sides.forEach((side, at) => {
    if (side.some((seat) => won[seat] !== 0)) return;
    const name = listed(side.map((seat) => seats![seat]!));
    const report = (part: Path, what: string) =>
      findings.report('E0234', [...path, ...part], `${name} took no trick, but ${what}`, {
        related: [{ span: findings.yaml.locate([...path, 'won']), text: 'the tricks' }],
        help: 'correct this, or the tricks',
      });
    if (lastTrick !== undefined && side.includes(lastTrick)) report(['last-trick'], 'the last one');
    if (points?.[at]) report(['card-points', seats![side[0]!]!], `${points[at]} card points`);
  });
}

function readPoints(
  points: Parts['card-points'],
  isSolo: boolean,
  path: Path,
  table: Table,
): readonly number[] | undefined {
  const { rules, seats, sides, findings } = table;
  const at: Path = [...path, 'card-points'];
  const before = findings.list.length;
  const bySide = points && readBySide(table, points, at);
  if (rules === undefined || findings.list.length > before) return undefined;
  if (rules.cardPoints === undefined) {
    if (points === undefined) return undefined;
    const message = 'the cards of this game have no points';
    findings.report('E0234', findings.yaml.locate(at, 'key'), message, { help: 'leave `card-points` out' });
    return undefined;
  }
  const missing = sides!.flatMap(([first], side) => (bySide?.[side] === undefined ? [seats![first!]!] : []));
  if (missing.length > 0) {
    const message = `the result does not say how many card points ${listed(missing)} take${missing.length === 1 ? 's' : ''}`;
    const help = `add \`card-points:\` with a number for ${listed(missing)}`;
    findings.report('E0202', locateHead(findings.yaml, bySide ? at : path), message, { help });
    return undefined;
  }
  const read = bySide!.map((value) => value ?? 0);
  checkPoints(read, isSolo, at, rules, table);
  return read;
}

/** No side takes more than there is; where all cards are played, their points are shared out among the sides. */
function checkPoints(
  points: readonly number[],
  isSolo: boolean,
  path: Path,
  rules: Rules,
  { seats, findings }: Table,
): void {
  const { deal, players, deck, cardPoints, lastTrick, sides } = rules;
  const size = Math.max(...deal.sizes);
  const all = [...cardPoints!].reduce((sum, value) => sum + value, lastTrick);
  const sum = points.reduce((total, value) => total + value, 0);
  const isWhole = deal.sizes.length === 1 && size * players === deck.cards.length && !isSolo;
  const why = `all cards and the last trick are worth ${all}`;
  const wrong = points.findIndex((value) => value < 0 || value > all);
  if (wrong >= 0) {
    const name = seats![sides[wrong]![0]!]!;
    const message = `${name} cannot have ${points[wrong]} card points`;
    findings.report('E0234', [...path, name], message, { why, help: `write a number from 0 to ${all}` });
  } else if (isWhole && sum !== all) {
    findings.report('E0234', path, `the card points add up to ${sum}`, {
      why,
      help: `correct the numbers until they add up to ${all}`,
    });
  }
}
