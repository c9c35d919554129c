import { listed } from '../diagnostics/words.ts';
import type { Rules } from '../engine/rules.ts';
import type { ResultInput } from './example-schema.ts';
import { locateHead } from './findings.ts';
import type { Path } from './game.ts';
import { readBySide, type Table } from './table.ts';

/** Reads card points by side; more or fewer than there are, and none where they count, are reported. */
export function readPoints(
  points: ResultInput['card-points'],
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
