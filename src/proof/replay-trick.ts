import type { Play } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Choice } from '../engine/reasons.ts';
import type { CardIndex, Seat } from '../engine/rules.ts';
import { activeSeats, cardPointsOf, ledSuitOf, winningPlay } from '../engine/trick.ts';
import { oneTooMany, outOfTurn, type TrickSite, unfinished, wrongCard, wrongLeader } from './faults.ts';
import { findBrokenObligation } from './obligations.ts';
import { choiceOf, doubtHand, findForeignCard, knownCards, layCard, type Table } from './table.ts';
import type { PlayTrace, QuestionTrace, TrickTrace } from './trace.ts';

/** One seat's turn; `choice` is undefined if the hand is not known, or if it depends on tricks that are not shown. */
export interface Moment extends Pick<QuestionTrace, 'trick' | 'seat' | 'played'> {
  readonly choice?: { readonly holding: readonly CardIndex[]; readonly choice: Choice };
  /** True if nothing that was played before is at fault. */
  readonly sound: boolean;
  /** Whether the hand is known. */
  readonly known: boolean;
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
  /** True for the last trick of the hand. */
  readonly last: boolean;
}

/** Plays one trick exactly as it is written; also gives the table after it. */
export function replayTrick(
  start: TrickStart,
  written: readonly Play[],
): ReplayedTrick & { readonly table: Table } {
  const { site } = start;
  const seats = playersOf(site);
  const players = seats.length;
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
  if (plays.length < players && isLast) {
    const seat = plays[0] ? turnAfter(site, plays[0].seat, plays.length) : lead;
    if (seat !== undefined) moments.push(momentAt(start, table, seat, plays, diagnostics.length === 0));
  }
  if (plays.length < players && !isLast) diagnostics.push(unfinished(site, plays.length, players));
  // Whoever plays no cards in this hand has been told so, and his card is not one too many.
  const [surplus] = written.filter(({ seat }) => seats.includes(seat)).slice(players);
  if (surplus) diagnostics.push(oneTooMany(site, surplus.seat, players));
  const trace = traceTrick(start, table, plays, moments);
  return { ...(trace && { trace }), moments, diagnostics, table };
}

/** The seats that play cards: all but the partners of a soloist. */
function playersOf({ example }: TrickSite): readonly Seat[] {
  return activeSeats(example.rules, example.setup);
}

/** Whose turn it is `steps` cards after a seat; undefined if that seat plays no cards. */
function turnAfter(site: TrickSite, seat: Seat, steps: number): Seat | undefined {
  const seats = playersOf(site);
  const at = seats.indexOf(seat);
  return at < 0 ? undefined : seats[(at + steps) % seats.length];
}

interface Laid {
  readonly table: Table;
  readonly firm: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

function replayPlay(site: TrickSite, table: Table, play: Play, before: readonly Play[], firm: boolean): Laid {
  const seats = playersOf(site);
  const expected = before[0] && turnAfter(site, before[0].seat, before.length);
  const misplaced = !seats.includes(play.seat) || (expected !== undefined && expected !== play.seat);
  const turn = firm && misplaced ? [outOfTurn(site, play.seat, expected, seats)] : [];
  const inTurn = firm && turn.length === 0;
  const foreign = findForeignCard(table, play);
  if (foreign) {
    const diagnostics = [...turn, wrongCard(site, play, foreign)];
    return { table: doubtHand(table, play.seat), firm: inTurn && before.length > 0, diagnostics };
  }
  const played = before.map(({ card }) => card);
  const broken = inTurn
    ? findBrokenObligation(table, { trick: site.index, seat: play.seat, played }, play.card)
    : undefined;
  const diagnostics = broken ? [wrongCard(site, play, broken)] : turn;
  return { table: layCard(table, play, site.index), firm: inTurn, diagnostics };
}

/** Who must lead; undefined if the trick before or the example leaves that open. */
function findLeader({ site, before }: TrickStart): Seat | undefined {
  const { example, index } = site;
  if (index === 0) return example.leadKnown ? example.setup.lead : undefined;
  return before?.diagnostics.length === 0 ? before.trace?.winner : undefined;
}

function findMisplacedLead(
  { site, before }: TrickStart,
  first: Play | undefined,
  lead: Seat | undefined,
): Diagnostic[] {
  if (first === undefined || lead === undefined || first.seat === lead) return [];
  if (!playersOf(site).includes(first.seat)) return [];
  return [wrongLeader(site, first.seat, lead, before?.trace)];
}

function momentAt(
  start: TrickStart,
  table: Table,
  seat: Seat,
  played: readonly Play[],
  soundSoFar: boolean,
): Moment {
  const trick = start.site.index;
  const cards = played.map(({ card }) => card);
  const choice = choiceOf(table, { trick, seat, played: cards });
  const holding = knownCards(table, seat);
  const sound = start.sound && soundSoFar;
  const known = holding !== undefined;
  return { trick, seat, played, sound, known, ...(choice && holding && { choice: { holding, choice } }) };
}

function traceTrick(
  { site, last }: TrickStart,
  { rules, ranking }: Table,
  plays: readonly Play[],
  moments: readonly Moment[],
): TrickTrace | undefined {
  const [first] = plays;
  if (first === undefined) return undefined;
  const cards = plays.map(({ card }) => card);
  const traced = plays.map((play, place): PlayTrace => ({ ...play, ...moments[place]?.choice }));
  const open: TrickTrace = { lead: first.seat, ledSuit: ledSuitOf(ranking, cards), plays: traced };
  if (plays.length < playersOf(site).length) return open;
  const { index, reason } = winningPlay(rules, ranking, cards);
  const points = rules.cardPoints && cardPointsOf(rules, cards) + (last ? rules.lastTrick : 0);
  return { ...open, winner: plays[index]!.seat, reason, ...(points !== undefined && { points }) };
}
