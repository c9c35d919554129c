import { namesIn } from '../../engine/named-values.ts';
import type { Rules } from '../../engine/rules.ts';
import type { Mm } from '../../page/geometry.ts';
import { hasSchedule, hasTrumpSuit } from '../hand-setting.ts';
import { type DocumentInput, hasPartners, isNarrow } from '../input.ts';
import { leastCell } from './measures.ts';

/** The steps of a hand that a game has, as far as somebody writes them down; a sheet has a place for each and no other. */
export interface Steps {
  readonly bids: boolean;
  /** Whoever makes trumps counts for something. */
  readonly maker: boolean;
  /** What a hand can be worth by doubling: 2, 4, 8. */
  readonly doubles: readonly number[];
  readonly solo: boolean;
  /** Names of the melds. */
  readonly melds: readonly string[];
  readonly cardPoints: boolean;
  /** Card points that the last trick adds; 0 for none. */
  readonly lastTrick: number;
}

/** So many doublings are printed where there is no limit. */
const MOST_DOUBLES = 3;

/** What of a hand is written down in this game. */
export function stepsOf({ game }: DocumentInput): Steps {
  const { rules } = game;
  const doubles = Math.min(rules.doubling, MOST_DOUBLES);
  return {
    bids: rules.bidding !== undefined,
    maker: rules.trump.by === 'naming' && countsMaker(rules),
    doubles: Array.from({ length: doubles }, (_, times) => 2 ** (times + 1)),
    solo: rules.solo !== undefined,
    melds: rules.melds.map(({ name }) => name),
    cardPoints: rules.cardPoints !== undefined,
    lastTrick: rules.cardPoints === undefined ? 0 : rules.lastTrick,
  };
}

function countsMaker({ scoring, deal, firstLead }: Rules): boolean {
  const { lines, steps, awards } = scoring;
  const named = namesIn([
    ...lines.flatMap(({ when, score }) => [when, score]),
    ...steps.flatMap(({ when, amount }) => [when, amount]),
    ...awards.flatMap(({ when, count }) => [when, count]),
  ]);
  return named.has('maker') || deal.dealer === 'trump-maker' || firstLead === 'trump-maker';
}

/** What a narrow page needs besides the columns of cards in the order of play. */
const NARROW_REST: Mm = 45;

/**
 * Whether nothing but tricks is written down, of a few hands alike whose points players add up alone: cards then stand in
 * the order of play, if there is room.
 */
export function isPlain(input: DocumentInput): boolean {
  const { rules } = input.game;
  if (isNarrow(input) && (input.width - NARROW_REST) / rules.players < leastCell(input)) return false;
  const { bids, doubles, solo, melds, cardPoints } = stepsOf(input);
  const further = bids || solo || cardPoints || doubles.length + melds.length > 0;
  return (
    rules.match.hands !== undefined &&
    !further &&
    !hasSchedule(input) &&
    !hasPartners(input) &&
    !hasTrumpSuit(input)
  );
}
