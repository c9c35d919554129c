import type { Play } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Seat } from '../engine/rules.ts';
import { nextLeader, seatAfter, winningPlay } from '../engine/trick.ts';
import { oneTooMany, outOfTurn, type TrickSite, unfinished, wrongCard, wrongLeader } from './faults.ts';
import {
  choiceOf,
  doubtHand,
  findBrokenObligation,
  findForeignCard,
  knownCards,
  layCard,
  type Table,
} from './table.ts';
import type { PlayTrace, QuestionTrace, TrickTrace } from './trace.ts';

/** One seat's turn; `choice` is undefined if the hand is not known. */
export interface Moment extends Pick<QuestionTrace, 'trick' | 'seat' | 'played'> {
  readonly choice?: Pick<QuestionTrace, 'holding' | 'legal' | 'reason'>;
  /** True if nothing that was played before is at fault. */
  readonly sound: boolean;
}

/** What became of one trick as the author wrote it. */
export interface ReplayedTrick {
  /** Undefined if no card was played. */
  readonly trace?: TrickTrace;
  readonly moments: readonly Moment[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Where a trick begins. */
interface TrickStart {
  readonly site: TrickSite;
  readonly table: Table;
  readonly before: ReplayedTrick | undefined;
  /** True if nothing in the tricks before is at fault. */
  readonly sound: boolean;
}

/** Plays one trick exactly as it is written; also gives the table after it. */
export function replayTrick(
  start: TrickStart,
  written: readonly Play[],
): ReplayedTrick & { readonly table: Table } {
  const { site } = start;
  const { players } = site.definition.game.rules;
  const plays = written.slice(0, players);
  const lead = findLeader(start);
  const diagnostics = findMisplacedLead(start, plays[0], lead);
  const isLast = site.index === site.example.tricks.length - 1;
  const moments: Moment[] = [];
  let table = start.table;
  // The led suit and the order of play are beyond doubt; else what follows from them is not reported.
  let firm = diagnostics.length === 0;
  for (const [place, play] of plays.entries()) {
    const played = plays.slice(0, place);
    moments.push(momentAt(start, table, play.seat, played, diagnostics.length === 0));
    const laid = replayPlay(site, table, play, played, firm);
    table = laid.table;
    firm = laid.firm;
    diagnostics.push(...laid.diagnostics);
  }
  if (plays.length < players && isLast && (plays[0] ?? lead) !== undefined) {
    const seat = seatAfter(site.definition.game.rules, plays[0]?.seat ?? lead!, plays.length);
    moments.push(momentAt(start, table, seat, plays, diagnostics.length === 0));
  }
  if (plays.length < players && !isLast) diagnostics.push(unfinished(site, plays.length));
  const [surplus] = written.slice(players);
  if (surplus) diagnostics.push(oneTooMany(site, surplus.seat));
  const trace = traceTrick(start, plays, moments);
  return { ...(trace && { trace }), moments, diagnostics, table };
}

interface Laid {
  readonly table: Table;
  readonly firm: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

function replayPlay(site: TrickSite, table: Table, play: Play, before: readonly Play[], firm: boolean): Laid {
  const played = before.map(({ card }) => card);
  const expected = before[0] && seatAfter(table.rules, before[0].seat, before.length);
  const turn =
    firm && expected !== undefined && expected !== play.seat ? [outOfTurn(site, play.seat, expected)] : [];
  const inTurn = firm && turn.length === 0;
  const foreign = findForeignCard(table, play);
  if (foreign) {
    const diagnostics = [...turn, wrongCard(site, play, foreign)];
    return { table: doubtHand(table, play.seat), firm: inTurn && before.length > 0, diagnostics };
  }
  const broken = inTurn ? findBrokenObligation(table, play, played) : undefined;
  const diagnostics = broken ? [wrongCard(site, play, broken)] : turn;
  return { table: layCard(table, play, site.index), firm: inTurn, diagnostics };
}

/** Who must lead; undefined if the trick before leaves that open. */
function findLeader({ site, before }: TrickStart): Seat | undefined {
  if (site.index === 0) return site.example.lead;
  const winner = before?.diagnostics.length === 0 ? before.trace?.winner : undefined;
  return winner === undefined ? undefined : nextLeader(site.definition.game.rules, winner);
}

function findMisplacedLead(
  { site, before }: TrickStart,
  first: Play | undefined,
  lead: Seat | undefined,
): Diagnostic[] {
  if (first === undefined || lead === undefined || first.seat === lead) return [];
  return [wrongLeader(site, first.seat, lead, before?.trace)];
}

function momentAt(
  start: TrickStart,
  table: Table,
  seat: Seat,
  played: readonly Play[],
  soundSoFar: boolean,
): Moment {
  const narrowed = choiceOf(
    table,
    seat,
    played.map(({ card }) => card),
  );
  const holding = knownCards(table, seat);
  const choice = narrowed && holding && { holding, legal: narrowed.allowed, reason: narrowed.reason };
  const sound = start.sound && soundSoFar;
  return { trick: start.site.index, seat, played, sound, ...(choice && { choice }) };
}

function traceTrick(
  { site }: TrickStart,
  plays: readonly Play[],
  moments: readonly Moment[],
): TrickTrace | undefined {
  const { rules } = site.definition.game;
  const [first] = plays;
  if (first === undefined) return undefined;
  const traced = plays.map((play, place): PlayTrace => ({ ...play, ...moments[place]?.choice }));
  const open: TrickTrace = { lead: first.seat, ledSuit: rules.deck.cards[first.card]!.suit, plays: traced };
  if (plays.length < rules.players) return open;
  const { index, reason } = winningPlay(
    rules,
    plays.map(({ card }) => card),
  );
  return { ...open, winner: plays[index]!.seat, reason };
}
