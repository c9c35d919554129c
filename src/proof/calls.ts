import type { Definition, Example, HandExample, Path } from '../definition/game.ts';
import type { Diagnostic, Label } from '../diagnostics/diagnostic.ts';
import { counted } from '../diagnostics/words.ts';
import { hookedBid } from '../engine/bidding.ts';
import { type MatchState, nextTotals, soloAllowed, startMatch } from '../engine/match.ts';
import { meldHolds } from '../engine/melds.ts';
import { rankingOf } from '../engine/ranking.ts';
import type { CardIndex, Seat } from '../engine/rules.ts';
import type { MeldCall } from '../engine/setup.ts';
import { activeSeats } from '../engine/trick.ts';
import { type FindingParts, finding } from './finding.ts';
import { cardName, cardNames, type Names, seatName, sideKey, sideName, signed } from './words.ts';

/** What players announce against the rules: bids that break the hook, melds, playing alone. */
export function findCallFaults(definition: Definition, example: HandExample): readonly Diagnostic[] {
  const { rules, setup, before, unitsBefore, path } = example;
  const state = startMatch(rules, before, unitsBefore);
  return [
    ...findHookFault(definition, example, { bids: example.bids, size: setup.size, path }),
    ...example.melds.flatMap((call, index) => findMeldFault(definition, example, call, index)),
    ...findSoloFault(definition, example, { solo: setup.solo, state, path }),
    ...findTargetFaults(definition, example, { melds: example.result?.melds ?? [], state, path }),
  ];
}

function fault({ locate }: Definition, path: Path, message: string, parts: FindingParts): Diagnostic {
  return finding({ locate }, 'E0240', path, message, parts);
}

/** The bids of a hand; `path`: the hand. */
interface BidCall {
  readonly bids: readonly (number | undefined)[];
  readonly size: number;
  readonly path: Path;
}

/** Whoever bid last broke the hook, even if nothing says who that was. */
export function findHookFault(
  definition: Definition,
  example: Example,
  { bids, size, path }: BidCall,
): readonly Diagnostic[] {
  const made = bids.flatMap((bid) => bid ?? []);
  const sum = made.reduce((total, bid) => total + bid, 0);
  const isOpen = made.length < example.rules.players;
  if (isOpen || hookedBid(example.rules, size, sum) !== 0) return [];
  const message = `the bids add up to ${sum}, which the last bid may not do`;
  const why = `the hand has ${counted(size, 'trick')} and the hook is in force`;
  const parts = { related: hookLabel(definition, example), why, help: 'change one of the bids' };
  return [fault(definition, [...path, 'bids'], message, parts)];
}

/** Where the rules say whether the bids may add up to the tricks. */
export function hookLabel({ locateRules }: Definition, { rules, variants }: Example): readonly Label[] {
  const text = rules.bidding?.hook === 'last' ? 'the hook is in force' : 'hook: none';
  return rules.bidding ? [{ span: locateRules(variants, ['bidding', 'hook']), text }] : [];
}

function findMeldFault(
  definition: Definition,
  example: HandExample,
  call: MeldCall,
  index: number,
): readonly Diagnostic[] {
  const { rules, setup } = example;
  const { deck } = rules;
  const [who, name] = [seatName(example, call.seat), rules.melds[call.meld]?.name ?? ''];
  const report = (message: string, why: string, help: string) => [
    fault(definition, [...example.path, 'melds', index], message, { why, help }),
  ];
  const lead = example.tricks[call.trick]?.[0];
  const announces = `${who} melds ${name} in trick ${call.trick + 1}`;
  if (example.result) {
    const why = whyImpossible(example, index);
    return why === undefined ? [] : report(`${announces}, which cannot be`, why, 'leave the meld out');
  }
  if (lead?.seat !== call.seat) {
    const why = lead ? `${seatName(example, lead.seat)} leads this trick` : 'there is no such trick';
    return report(`${announces} without leading it`, why, `name a trick that ${who} leads`);
  }
  const holding = holdingBefore(example, call);
  const parts = cardsOfMeld(example, call.meld);
  if (holding === undefined) {
    const help = `give the hand of ${who} under \`hands:\``;
    return report(`${announces}, and the hand of ${who} is not given`, `the meld is ${parts}`, help);
  }
  if (meldHolds(rules, setup.trump, call, lead.card, holding)) return [];
  const why = `${who} leads ${cardName(deck, lead.card)} from ${cardNames(deck, holding)}, the meld is ${parts}`;
  return report(`${announces}, which the rules do not allow`, why, 'leave the meld out, or name another one');
}

/** Why a meld cannot be announced though the tricks are not given; undefined if it can. */
function whyImpossible(example: HandExample, index: number): string | undefined {
  const { rules, setup, melds } = example;
  const { trick, seat, meld } = melds[index]!;
  if (trick >= setup.size) return `the hand has ${counted(setup.size, 'trick')}`;
  if (!activeSeats(rules, setup).includes(seat)) return `${seatName(example, seat)} lays down the cards`;
  const before = melds.slice(0, index).filter((call) => call.meld === meld).length;
  const ways = waysOfMeld(example, meld).length;
  if (before < ways) return undefined;
  return ways === 0
    ? 'nobody can hold its cards in this hand'
    : `there are cards for ${ways} of it, ${cardsOfMeld(example, meld)}`;
}

function holdingBefore(
  { hands, tricks }: HandExample,
  { trick, seat }: MeldCall,
): readonly CardIndex[] | undefined {
  const gone = tricks.slice(0, trick).flatMap((plays) => plays.map(({ card }) => card));
  return hands[seat]?.filter((card) => !gone.includes(card));
}

function waysOfMeld({ rules, setup }: HandExample, meld: number): readonly (readonly CardIndex[])[] {
  return rules.melds[meld]?.sets[rules.rankings.indexOf(rankingOf(rules, setup.trump))] ?? [];
}

function cardsOfMeld(example: HandExample, meld: number): string {
  const { deck } = example.rules;
  // Copies of a card are told once.
  const ways = new Set(waysOfMeld(example, meld).map((cards) => cardNames(deck, cards)));
  return [...ways].join(' or ') || 'not to be had without trumps';
}

/** Who plays alone, and how the match stands before; `path`: the hand that says so. */
interface SoloCall {
  readonly solo: Seat | undefined;
  readonly state: MatchState;
  readonly path: Path;
}

/** Somebody plays alone where the rules refuse it. */
export function findSoloFault(
  definition: Definition,
  { rules, seats }: Names,
  { solo, state, path }: SoloCall,
): readonly Diagnostic[] {
  if (solo === undefined || !rules.solo || soloAllowed(rules, state)) return [];
  const message = `${seats[solo]} plays alone, which is not allowed in this game`;
  const why = 'the game decides for every side, and `solo` says `decider: refused`';
  return [fault(definition, [...path, 'solo'], message, { why, help: 'leave `solo` out' })];
}

/** The points of melds that count in a hand, by side, and how the match stands before it; `path`: the hand. */
interface MeldPoints {
  readonly melds: readonly number[];
  readonly state: MatchState;
  readonly path: Path;
}

/** Points said to count for melds that would reach the target, where the rules let melds stop short of it. */
export function findTargetFaults(
  definition: Definition,
  example: Example,
  { melds, state, path }: MeldPoints,
): readonly Diagnostic[] {
  const { rules, variants } = example;
  const { target, meldsAtTarget } = rules.match;
  if (target === undefined || meldsAtTarget === 'count') return [];
  const totals = nextTotals(rules, state);
  return melds.flatMap((points, side) => {
    const most = Math.max(0, target - 1 - totals[side]!);
    if (points <= most) return [];
    const message = `${counted(points, 'point')} of melds cannot count for ${sideName(example, side)}`;
    const span = definition.locateRules(variants, ['match', 'melds-at-target']);
    const parts = {
      related: [{ span, text: 'melds do not reach the target' }],
      why: `the total before the hand is ${signed(totals[side]!)}, the target ${target}`,
      help: `write ${most} at most`,
    };
    return [fault(definition, [...path, 'meld-points', sideKey(example, side)], message, parts)];
  });
}
