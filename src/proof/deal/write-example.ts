import { LANGUAGES } from '../../cards/localized.ts';
import { cardsOf } from '../../cards/notation.ts';
import { nameSeats } from '../../definition/players.ts';
import type { CardIndex, Rules, Seat, SuitIndex } from '../../engine/rules.ts';
import type { MeldCall } from '../../engine/setup.ts';
import type { PlayedHand, PlayMoment } from './played-hand.ts';

/** How an example is called, and what the game has to be told of it. */
interface ExampleHead {
  readonly id: string;
  readonly title: string;
  /** Absent where the example is for the least number of players. */
  readonly players?: number;
  readonly variants: readonly string[];
}

/** The hand as entries of `examples:`, ready to be pasted, everything that can be claimed included. */
export function writeExample(hand: PlayedHand, head: ExampleHead): string {
  const lines = [...headLines(head), ...setupLines(hand), ...playLines(hand), ...claimLines(hand)];
  const bidding = hand.bids.some(({ forbidden }) => forbidden.length > 0) ? biddingLines(hand, head) : [];
  return [entry(lines), ...(bidding.length > 0 ? [entry(bidding)] : [])].join('\n');
}

/** Lines as one entry of a list. */
function entry(lines: readonly string[]): string {
  return lines.map((line, index) => `${index === 0 ? '  - ' : '    '}${line}\n`).join('');
}

function headLines({ id, title, players, variants }: ExampleHead): readonly string[] {
  const titles = LANGUAGES.map((language) => `${language}: ${JSON.stringify(title)}`);
  return [
    `id: ${id}`,
    `title: {${titles.join(', ')}}`,
    ...(players === undefined ? [] : [`players: ${players}`]),
    ...(variants.length === 0 ? [] : [`variants: [${variants.join(', ')}]`]),
  ];
}

function setupLines(hand: PlayedHand): readonly string[] {
  const { rules, setup, choice, bids, melds } = hand;
  const seat = seatNamer(rules);
  const named = namedSuit(choice);
  return [
    `hand: ${setup.number + 1}`,
    ...(setup.dealer === undefined ? [] : [`dealer: ${seat(setup.dealer)}`]),
    ...(setup.maker === undefined ? [] : [`maker: ${seat(setup.maker)}`]),
    `lead: ${seat(setup.lead)}`,
    ...(setup.solo === undefined ? [] : [`solo: ${seat(setup.solo)}`]),
    ...(setup.doubles === 0 ? [] : [`doubles: ${setup.doubles}`]),
    ...(choice?.kind === 'turned' ? [`turn-up: ${cards(rules, [choice.card])}`] : []),
    ...(named === undefined ? [] : [`named: ${named === 'none' ? named : suitSign(rules, named)}`]),
    ...(melds.length === 0 ? [] : [`melds: [${melds.map((call) => meldCall(rules, call)).join(', ')}]`]),
    ...(bids.length === 0
      ? []
      : [`bids: {${bids.map((one) => `${seat(one.seat)}: ${one.bid}`).join(', ')}}`]),
  ];
}

function meldCall(rules: Rules, { trick, seat, meld }: MeldCall): string {
  const name = JSON.stringify(rules.melds[meld]!.name);
  return `{trick: ${trick + 1}, seat: ${seatNamer(rules)(seat)}, meld: ${name}}`;
}

function namedSuit(choice: PlayedHand['choice']): SuitIndex | 'none' | undefined {
  if (choice?.kind === 'named') return choice.suit ?? 'none';
  return choice?.kind === 'turned' ? choice.named : undefined;
}

function playLines({ rules, hands, tricks }: PlayedHand): readonly string[] {
  const seat = seatNamer(rules);
  const dealt = hands.map((held, index) => `  ${seat(index)}: ${cards(rules, held)}`);
  const played = tricks.map(({ seats, cards: laid }) => {
    return `  - {${laid.map((card, place) => `${seat(seats[place]!)}: ${cards(rules, [card])}`).join(', ')}}`;
  });
  return ['hands:', ...dealt, 'tricks:', ...played];
}

function claimLines(hand: PlayedHand): readonly string[] {
  const { rules, setup, tricks, scores } = hand;
  const seat = seatNamer(rules);
  const bound = hand.moments.filter(({ choice, holding }) => choice.allowed.length < holding.length);
  const side = (index: number) => seat(rules.sides[index]![0]!);
  const bySide = (value: (score: PlayedHand['scores'][number]) => string | number) =>
    `{${scores.map((score, index) => `${side(index)}: ${value(score)}`).join(', ')}}`;
  const named = scores.every(({ line }) => line !== undefined);
  return [
    'claims:',
    ...(rules.trump.by === 'none' ? [] : [`  trump: ${suitSign(rules, setup.trump)}`]),
    `  hand-size: ${setup.size}`,
    `  winners: [${tricks.map(({ winner }) => seat(winner)).join(', ')}]`,
    `  winning: [${tricks.map(({ reason }, trick) => `{trick: ${trick + 1}, why: ${reason.kind}}`).join(', ')}]`,
    ...(bound.length === 0 ? [] : ['  legal-cards:', ...bound.map((moment) => legalLine(rules, moment))]),
    ...(bound.length === 0 ? [] : ['  illegal:', ...bound.map((moment) => illegalLine(rules, moment))]),
    ...(rules.cardPoints ? [`  trick-points: [${tricks.map(({ points }) => points).join(', ')}]`] : []),
    ...(named ? [`  lines: ${bySide(({ line }) => quote(line!.name))}`] : []),
    `  scores: ${bySide(({ score }) => score)}`,
    `  sum: ${scores.reduce((sum, { score }) => sum + score, 0)}`,
  ];
}

function legalLine(rules: Rules, { trick, seat, choice }: PlayMoment): string {
  const allowed = cards(rules, choice.allowed);
  return `    - {trick: ${trick + 1}, seat: ${seatNamer(rules)(seat)}, cards: ${allowed}}`;
}

/** The first card that is forbidden, with the reason that forbids it. */
function illegalLine(rules: Rules, { trick, seat, choice }: PlayMoment): string {
  const found = choice.reasons.find(({ excludes }) => excludes.length > 0);
  if (found === undefined) throw new Error('cards are forbidden without a reason');
  const [card] = found.excludes;
  const what = cards(rules, [card!]);
  const why = found.reason.kind;
  return `    - {trick: ${trick + 1}, seat: ${seatNamer(rules)(seat)}, card: ${what}, why: ${why}}`;
}

/** The bidding up to the last bid, to claim what the last bidder may not say. */
function biddingLines({ rules, setup, bids }: PlayedHand, head: ExampleHead): readonly string[] {
  const seat = seatNamer(rules);
  const last = bids.at(-1)!;
  const before = bids.slice(0, -1).map((one) => `${seat(one.seat)}: ${one.bid}`);
  return [
    ...headLines({ ...head, id: `${head.id}-bids` }),
    `hand: ${setup.number + 1}`,
    `dealer: ${seat(setup.dealer ?? 0)}`,
    `bids: {${before.join(', ')}}`,
    'claims:',
    `  bidder: ${seat(last.seat)}`,
    `  forbidden-bids: [${last.forbidden.join(', ')}]`,
  ];
}

function seatNamer(rules: Rules): (seat: Seat) => string {
  const names = nameSeats(rules.players);
  return (seat) => names[seat]!;
}

function cards({ deck }: Rules, indices: readonly CardIndex[]): string {
  return quote(
    cardsOf(deck, indices)
      .map(({ id }) => id)
      .join(' '),
  );
}

function suitSign({ deck }: Rules, suit: SuitIndex | undefined): string {
  return suit === undefined ? 'none' : quote(deck.suits[suit]!.id);
}

/** Text as YAML reads it back: quoted where it could be taken for a number, a truth value or a sign of YAML. */
function quote(text: string): string {
  const isPlain = /^[\p{L}♣♠♥♦][\p{L}\p{N}♣♠♥♦ _–-]*$/u.test(text) && !/^(?:null|true|false)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
