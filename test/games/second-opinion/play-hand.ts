import { legalCards, playCard, recordOf, startHand, turnOf } from '../../../src/engine/hand.ts';
import { meldHolds, meldsCounted } from '../../../src/engine/melds.ts';
import { NO_SUIT } from '../../../src/engine/ranking.ts';
import type { Choice } from '../../../src/engine/reasons.ts';
import { type SideScore, scoreHand } from '../../../src/engine/scoring.ts';
import type { HandSetup, MeldCall } from '../../../src/engine/setup.ts';
import { ledSuitOf } from '../../../src/engine/trick.ts';
import { inWords } from './cards.ts';
import type { Card, Moment } from './opinion.ts';
import { compare, pick, type Report, type Table } from './report.ts';
import { inOrder, turnTheTable } from './turn-the-table.ts';
import { type Settled, viewOf } from './view.ts';

/** A hand played to its end, as the second opinion counts it. */
interface Played {
  readonly engineScores: readonly SideScore[];
  readonly scores: readonly number[];
  readonly wins: readonly boolean[];
  readonly awards: readonly (readonly number[])[];
  readonly lastWinner: number;
}

/** What the second opinion writes down during a hand. */
interface Book {
  readonly hands: Card[][];
  readonly gone: Card[];
  readonly tricks: number[];
  readonly points: number[];
  readonly melds: number[];
  readonly calls: MeldCall[];
  /** The legal cards of every turn, for those who play it again. */
  readonly legal: string[];
  leader: number;
}

/** Plays a hand at random; `totals`: by side, before it. */
export function playHand(
  table: Table,
  settled: Settled,
  hands: readonly (readonly Card[])[],
  totals: readonly number[],
): Played {
  const { rules, opinion, cards, report } = table;
  const where = () => tell(settled, hands);
  const setup = setupOf(table, settled);
  const dealt = hands.map((hand) => hand.map(cards.index));
  let state = startHand(rules, setup, dealt);
  const nobody = () => Array.from({ length: opinion.players }, () => 0);
  const book: Book = {
    hands: hands.map((hand) => [...hand]),
    gone: [],
    tricks: nobody(),
    points: nobody(),
    melds: Array.from({ length: opinion.sides }, () => 0),
    calls: [],
    legal: [],
    leader: settled.lead,
  };
  for (let trick = 0; trick < settled.size; trick++)
    state = oneTrick(table, settled, book, state, totals, where);
  compare(report, 'the hand is over', turnOf(state) ?? 'over', 'over', where);
  const melds = meldsCounted(rules, book.calls, totals);
  compare(
    report,
    'melds',
    melds,
    book.melds,
    () => `${where()}, totals ${totals}, calls ${JSON.stringify(book.calls)}`,
  );
  const record = recordOf(state, melds);
  compare(report, 'tricks by seat', record.won, book.tricks, where);
  compare(report, 'points by seat', record.points, book.points, where);
  if (opinion.allPoints !== undefined && settled.solo === undefined) {
    const sum = record.points.reduce((total, points) => total + points, 0);
    compare(report, 'points in all', sum, opinion.allPoints, where);
  }
  compare(report, 'the last trick', record.lastTrick, book.leader, where);
  const engineScores = scoreHand(rules, record);
  const views = Array.from({ length: opinion.sides }, (_, side) =>
    viewOf(opinion.sides, settled, book, side),
  );
  const scores = views.map(opinion.score);
  const wins = views.map((view) => opinion.winsAtOnce?.(view) ?? false);
  compare(
    report,
    'who wins at once',
    engineScores.map((score) => score.wins ?? false),
    wins,
    where,
  );
  const told = () => `${where()}, ${JSON.stringify(views)}`;
  compare(
    report,
    'scores',
    engineScores.map(({ score }) => score),
    scores,
    told,
  );
  const awards = views.map((view) => opinion.awards?.(view) ?? rules.match.units.map(() => 0));
  compare(
    report,
    'awards',
    engineScores.map((side) => side.awards),
    awards,
    told,
  );
  if (settled.number % 4 === 0) turnTheTable(table, state, dealt, book.legal, record, where);
  return { engineScores, scores, awards, wins, lastWinner: book.leader };
}

function setupOf({ cards }: Table, { trump, maker, solo, bids, ...same }: Settled): HandSetup {
  return {
    ...same,
    trump: cards.suitIndex(trump),
    ...(maker !== undefined && { maker }),
    ...(solo !== undefined && { solo }),
    ...(bids !== undefined && { bids }),
  };
}

type State = ReturnType<typeof startHand>;

function oneTrick(
  table: Table,
  settled: Settled,
  book: Book,
  from: State,
  totals: readonly number[],
  where: () => string,
): State {
  const { opinion, cards, random, report } = table;
  const order = seatsFrom(table, settled, book.leader);
  const trick: Card[] = [];
  let state = from;
  for (const seat of order) {
    const hand = book.hands[seat]!;
    const named = settled.maker === undefined || settled.maker === seat;
    const moment: Moment = { hand, trick, trump: settled.trump, gone: book.gone, named };
    const told = () =>
      `${where()}; ${seat} holds ${inWords(hand)}, trick ${trick.map((card) => inWords([card]))}`;
    compare(report, 'whose turn it is', turnOf(state), seat, told);
    const legal = opinion.legal(moment);
    const choice = legalCards(state);
    compare(report, 'legal cards', inWords(choice.allowed.map(cards.card)), inWords(legal), told);
    compareLed(report, state, choice, told);
    book.legal.push(inOrder(choice.allowed));
    report.nodes += 1;
    const card = pick(legal, random);
    if (trick.length === 0) announce(table, settled, book, seat, card, totals, told);
    trick.push(card);
    hand.splice(hand.indexOf(card), 1);
    state = playCard(state, cards.index(card));
  }
  return take(table, settled, book, { trick, order, state, where });
}

/** The suit that the reasons speak of has to be the one that the trick asks for. */
function compareLed(
  report: Report,
  { ranking, trick }: State,
  { reasons }: Choice,
  where: () => string,
): void {
  const led = ledSuitOf(ranking, trick.cards);
  for (const { reason } of reasons) {
    if (reason.kind === 'no-suit') compare(report, 'no suit is asked for', led, NO_SUIT, where);
    if (reason.kind !== 'must-follow' && reason.kind !== 'void' && reason.kind !== 'exempt') continue;
    compare(report, 'the suit asked for', led, reason.suit, where);
  }
}

interface FullTrick {
  readonly trick: readonly Card[];
  readonly order: readonly number[];
  readonly state: State;
  readonly where: () => string;
}

function take(table: Table, settled: Settled, book: Book, { trick, order, state, where }: FullTrick): State {
  const { opinion, report } = table;
  const told = () => `${where()}; trick ${trick.map((card) => inWords([card]))} led by ${book.leader}`;
  const winner = order[opinion.winner(trick, settled.trump)]!;
  const last = book.hands[winner]!.length === 0;
  const points = trick.reduce((sum, card) => sum + opinion.worth(card), last ? opinion.lastTrick : 0);
  const done = state.finished.at(-1)!;
  compare(report, 'who wins', done.winner, winner, told);
  compare(report, 'points of the trick', done.points, points, told);
  book.gone.push(...trick);
  book.tricks[winner]! += 1;
  book.points[winner]! += points;
  book.leader = winner;
  report.tricks += 1;
  return state;
}

/** Announces whatever may be announced with this lead, most of the time. */
function announce(
  { rules, opinion, cards, random, report }: Table,
  { trump, size }: Settled,
  book: Book,
  seat: number,
  led: Card,
  totals: readonly number[],
  where: () => string,
): void {
  const trick = size - book.hands[seat]!.length;
  const may = opinion.melds?.(book.hands[seat]!, led, trump) ?? [];
  const held = book.hands[seat]!.map(cards.index);
  const engine = rules.melds.flatMap((_, meld) =>
    meldHolds(rules, cards.suitIndex(trump), { trick, seat, meld }, cards.index(led), held) ? [meld] : [],
  );
  compare(report, 'melds that may be announced', engine, may, where);
  const side = seat % opinion.sides;
  for (const meld of may) {
    if (random() < 0.2) continue;
    book.calls.push({ trick, seat, meld });
    book.melds[side]! += opinion.meldWorth!(meld, totals[side]! + book.melds[side]!);
  }
}

/** Who plays to a trick, in turn: a soloist's partners do not. */
function seatsFrom({ opinion }: Table, { solo }: Settled, lead: number): readonly number[] {
  const all = Array.from({ length: opinion.players }, (_, step) => (lead + step) % opinion.players);
  return all.filter((seat) => solo === undefined || seat === solo || (seat - solo) % opinion.sides !== 0);
}

function tell(settled: Settled, hands: readonly (readonly Card[])[]): string {
  return `${JSON.stringify(settled)} ${hands.map(inWords).join(' | ')}`;
}
