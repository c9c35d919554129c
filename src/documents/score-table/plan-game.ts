import { compileExpression, SCORE_NAMES, type ScoreName, VALUE_INDEX } from '../../engine/expression.ts';
import { namesIn } from '../../engine/named-values.ts';
import type { Rules, Seat, SuitIndex } from '../../engine/rules.ts';
import { isLargest } from '../../engine/schedule.ts';
import { seatAfter } from '../../engine/trick.ts';
import { leadsByTurns } from '../../engine/turns.ts';
import { namesOfScoring } from '../../proof/score-names.ts';
import { hasDealer, hasSchedule, hasTrumpSuit } from '../hand-setting.ts';
import { type DocumentInput, figure, hasPartners, seatName, suitName } from '../input.ts';
import { scoresTricks } from '../trick-scoring.ts';
import {
  type Begins,
  type HandColumn,
  type Hook,
  OPEN_ROWS,
  type PlannedHand,
  type ScorePlan,
  type SideColumn,
} from './plan.ts';

/** Doublings to ring where there is no limit. */
const USUAL_DOUBLES = 3;

/** What of a match decides about its table: who begins, how many hands there are, and how often one was doubled. */
export interface Course {
  readonly begins: Begins;
  readonly hands: number;
  readonly doubles: number;
}

/** A match that has yet to be played: the first seat begins. */
const BLANK: Course = { begins: { dealer: 0, leader: 0 }, hands: 0, doubles: 0 };

/** What a score table of a game for its number of players has; with room for the course of a match that was played. */
export function planGame(input: DocumentInput, course: Course = BLANK): ScorePlan {
  const { rules } = input.game;
  const { match, sides } = rules;
  const open = match.hands === undefined;
  const length = match.hands ?? Math.max(OPEN_ROWS, course.hands);
  const hands = Array.from({ length }, (_, at) => planHand(input, at, open, course.begins));
  const hook = hookOf(rules);
  return {
    hands,
    open,
    ...(match.start !== 0 && { start: match.start }),
    again: match.surplus !== 'carried',
    ...(match.target !== undefined && { target: match.target }),
    before: columnsBefore(input, course),
    cells: sideColumns(input),
    sides: sides.map((seats) => ({
      label: seats.map((seat) => seatName(input, seat)).join(' + '),
      seats,
    })),
    seats: input.game.seats,
    dots: dealerShown(input) === 'dot',
    begins: course.begins,
    ...(hook && { hook }),
  };
}

function planHand(input: DocumentInput, at: number, open: boolean, begins: Begins): PlannedHand {
  const { rules } = input.game;
  const { sizes } = rules.deal;
  const size = sizes[Math.min(at, sizes.length - 1)] ?? 0;
  const schedule = hasSchedule(input);
  const dealer = dealerShown(input) === undefined ? undefined : seatAfter(rules, begins.dealer, at);
  const leader = leaderOf(rules, at, begins);
  const trump = open ? undefined : trumpOf(rules, at);
  return {
    label: String(schedule ? size : at + 1),
    size,
    ...(dealer !== undefined && { dealer }),
    ...(leader !== undefined && { leader }),
    ...(trump !== undefined && { trump }),
    ...(schedule && isTurn(sizes, at) && { turn: true }),
  };
}

/** Whether the hands grow up to this one and then become smaller. */
function isTurn(sizes: readonly number[], at: number): boolean {
  const [size = 0, next] = [sizes[at], sizes[at + 1]];
  return next !== undefined && next < size && (sizes[at - 1] ?? 0) < size;
}

/** The leader of a hand as far as the rules say it before any card is played. */
function leaderOf(rules: Rules, at: number, { leader }: Begins): Seat | undefined {
  if (leadsByTurns(rules)) return seatAfter(rules, leader, at);
  return rules.firstLead === 'last-winner' && at === 0 ? leader : undefined;
}

function trumpOf(rules: Rules, at: number): SuitIndex | 'none' | undefined {
  if (rules.trump.by !== 'none' && rules.largestHandWithoutTrump && isLargest(rules, at)) return 'none';
  return rules.trump.by === 'rotation' ? rules.trump.suits[at % rules.trump.suits.length] : undefined;
}

/** How the table shows who deals: where nobody's turn depends on it, and where the rules name the next dealer by the play, not at all. */
function dealerShown(input: DocumentInput): 'dot' | 'column' | undefined {
  const { rules } = input.game;
  if (!hasDealer(input) || rules.deal.dealer !== 'rotates') return undefined;
  if (rules.firstLead === 'last-winner' && rules.bidding?.first === 'leader') return undefined;
  return rules.bidding && !hasPartners(input) ? 'dot' : 'column';
}

function columnsBefore(input: DocumentInput, { doubles }: Course): readonly HandColumn[] {
  const { rules } = input.game;
  const names = namesOfScoring(rules);
  const columns: (HandColumn | false)[] = [
    { kind: 'number', cards: hasSchedule(input) },
    dealerShown(input) === 'column' && { kind: 'dealer' },
    hasMaker(rules, names) && { kind: 'maker', seats: input.game.seats },
    trumpColumn(input),
    (rules.firstLead === 'last-winner' || rules.firstLead === 'rotates') && { kind: 'leader' },
    rules.doubling > 0 && { kind: 'doubles', times: doublesToRing(rules, doubles) },
    rules.solo !== undefined && { kind: 'solo' },
    names.has('last_trick') && { kind: 'last-trick', sides: input.game.seats },
  ];
  return columns.filter((column) => column !== false);
}

/** Whether it must be kept who made trumps: for the score, or because the maker deals next. */
function hasMaker(rules: Rules, names: ReadonlySet<ScoreName>): boolean {
  return rules.trump.by === 'naming' && (names.has('maker') || rules.deal.dealer === 'trump-maker');
}

function trumpColumn(input: DocumentInput): HandColumn | false {
  const { trump, deck } = input.game.rules;
  if (!hasTrumpSuit(input)) return false;
  switch (trump.by) {
    case 'none':
    case 'fixed':
      return false;
    case 'rotation':
      return { kind: 'printed-trump', names: deck.suits.map((_, suit) => suitName(input, suit)) };
    case 'turn-up':
      return { kind: 'trump', suits: named(input, deck.suits.map((_, suit) => suit)), none: trump.turned.some((turned) => turned.trump === 'none') }; // biome-ignore format: short
    case 'naming': {
      const suits = trump.choices.filter((suit) => suit !== undefined);
      return { kind: 'trump', suits: named(input, suits), none: suits.length < trump.choices.length };
    }
  }
}

function named(input: DocumentInput, suits: readonly SuitIndex[]) {
  return suits.map((suit) => ({ suit, name: suitName(input, suit) }));
}

/** What doubling makes of a hand, as often as it may happen: by what it is multiplied, or how often it was doubled. */
function doublesToRing({ doubling, scoring }: Rules, least: number): readonly string[] {
  const length = Math.min(doubling, Math.max(USUAL_DOUBLES, least));
  const often = Array.from({ length }, (_, at) => at + 1);
  const steps = scoring.steps.filter(({ amount }) => namesIn([amount]).has('doubles'));
  const [step] = steps;
  if (!step || steps.length > 1 || step.kind !== 'times' || namesIn([step.amount]).size > 1)
    return often.map((count) => `${count}×`);
  const amount = compileExpression(step.amount);
  return often.map((count) => {
    const values = new Float64Array(SCORE_NAMES.length);
    values[VALUE_INDEX.doubles] = count;
    return `×${figure(amount(values))}`;
  });
}

function sideColumns(input: DocumentInput): readonly SideColumn[] {
  const { rules } = input.game;
  if (rules.bidding && !hasPartners(input)) return [{ kind: 'bid' }, { kind: 'total' }];
  const names = namesIn(rules.scoring.lines.flatMap(({ when, score }) => [when, score]));
  const points = names.has('points') || names.has('other_points');
  const columns: (SideColumn | false)[] = [
    rules.bidding !== undefined && { kind: 'bid' },
    points ? { kind: 'points' } : { kind: 'tricks' },
    rules.melds.length > 0 && { kind: 'melds', names: rules.melds.map(({ name }) => name) },
    !scoresTricks(rules) && { kind: 'score', signed: countsDown(rules) },
    { kind: 'total' },
  ];
  return columns.filter((column) => column !== false);
}

/** Whether points are taken off as well as added. */
function countsDown({ match }: Rules): boolean {
  return match.target !== undefined && match.target < match.start;
}

function hookOf({ bidding }: Rules): Hook | undefined {
  if (bidding?.hook !== 'last') return undefined;
  return bidding.first === 'left-of-dealer' ? 'dealer' : 'last';
}
