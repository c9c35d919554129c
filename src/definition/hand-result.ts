import { counted, listed } from '../diagnostics/words.ts';
import type { Rules, Seat } from '../engine/rules.ts';
import { activeSeats } from '../engine/trick.ts';
import type { HandResultInput, Path } from './game.ts';
import type { Table } from './table.ts';

/** A result whose parts are read, and who plays alone in this hand. */
interface ResultSite extends HandResultInput {
  readonly solo: Seat | undefined;
  /** Tricks as they are written: by name, those of partners at one of them or at each. */
  readonly written: Readonly<Record<string, number>>;
  readonly path: Path;
}

/** Reports a result that no play can have: of tricks, the last one and card points one tells of the others. */
export function checkResult(result: ResultSite, table: Table): void {
  const before = table.findings.list.length;
  checkIdle(result, table);
  checkEmptyHanded(result, table);
  if (table.findings.list.length === before && table.rules !== undefined)
    checkWorth(result, table.rules, table);
}

/** Partners of whoever plays alone take no trick; the first of a side may stand for all of it. */
function checkIdle({ solo, written, lastTrick, path }: ResultSite, { rules, seats, findings }: Table): void {
  if (solo === undefined || rules?.solo === undefined) return;
  const active = activeSeats(rules, { solo });
  const side = rules.sides.find((one) => one.includes(solo))!;
  const idle = side.filter((seat) => !active.includes(seat));
  const named = side.filter((seat) => written[seats![seat]!] !== undefined);
  const isSide = named.length === 1 && named[0] === side[0];
  const report = (part: Path, seat: Seat, what: string) =>
    findings.report('E0234', [...path, ...part], `${seats![seat]} took ${what}, but does not play`, {
      related: [{ span: findings.yaml.locate([...path, 'solo']), text: 'plays alone' }],
      why: `${seats![solo]} plays alone, so that ${listed(idle.map((one) => seats![one]!))} cannot take a trick`,
      help: `give them to ${seats![solo]}, or correct who plays alone`,
    });
  for (const seat of isSide ? [] : idle) {
    const tricks = written[seats![seat]!] ?? 0;
    if (tricks > 0) report(['won', seats![seat]!], seat, counted(tricks, 'trick'));
  }
  if (lastTrick !== undefined && idle.includes(lastTrick))
    report(['last-trick'], lastTrick, 'the last trick');
}

/** A side that takes no trick takes neither the last one nor card points. */
function checkEmptyHanded(
  { won, points, lastTrick, path }: ResultSite,
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

/** So many tricks hold no less than the cheapest cards of the deck that fill them, and no more than the dearest. */
function checkWorth(
  { won, points, lastTrick, solo, path }: ResultSite,
  rules: Rules,
  { seats, findings }: Table,
): void {
  if (points === undefined || rules.cardPoints === undefined) return;
  const size = sumOf(won);
  const hand = { size, width: activeSeats(rules, { solo }).length };
  const isLast = (side: readonly Seat[]) => (lastTrick === undefined ? undefined : side.includes(lastTrick));
  const sides = rules.sides.map((side, at) => {
    const tricks = sumOf(side.map((seat) => won[seat]!));
    const name = listed(side.map((seat) => seats![seat]!));
    const part: Path = ['card-points', seats![side[0]!]!];
    return { name, tricks, part, has: points[at]!, worth: worthOf(rules, hand, tricks, isLast(side)) };
  });
  const worth = worthOf(rules, hand, size, true);
  const all = { name: 'all together', tricks: size, part: ['card-points'], has: sumOf(points), worth };
  const wrong = [...sides, all].find(({ has, worth: [least, most] }) => has < least || has > most);
  if (wrong === undefined) return;
  const {
    name,
    tricks,
    part,
    has,
    worth: [least, most],
  } = wrong;
  const message = `${name} took ${counted(tricks, 'trick')}, but ${counted(has, 'card point')}`;
  findings.report('E0234', [...path, ...part], message, {
    related: [{ span: findings.yaml.locate([...path, 'won']), text: 'the tricks' }],
    why: has < least ? `such tricks are worth ${least} at least` : `such tricks are worth ${most} at most`,
    help: 'correct this, or the tricks',
  });
}

/** The least and the most card points of some tricks of a hand; `isLast`: whether the last is among them, if it is known. */
function worthOf(
  { cardPoints = [], players, lastTrick }: Rules,
  { size, width }: { readonly size: number; readonly width: number },
  tricks: number,
  isLast: boolean | undefined,
): readonly [least: number, most: number] {
  const cheapFirst = cardPoints.toSorted((a, b) => a - b);
  const cheapest = sumOf(cheapFirst.slice(0, tricks * width));
  // Some count the cards of partners who do not play with the tricks.
  const dearest = sumOf(cheapFirst.slice(Math.max(0, cheapFirst.length - tricks * players)));
  if (isLast ?? tricks === size) return [cheapest + lastTrick, dearest + lastTrick];
  if (isLast === false || tricks === 0) return [cheapest, dearest];
  return [cheapest + Math.min(0, lastTrick), dearest + Math.max(0, lastTrick)];
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
