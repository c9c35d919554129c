import type { Definition, Example, HandExample, Path } from '../definition/game.ts';
import type { Diagnostic, Label } from '../diagnostics/diagnostic.ts';
import { counted } from '../diagnostics/words.ts';
import { hookedBid } from '../engine/bidding.ts';
import { type MatchState, soloAllowed, startMatch } from '../engine/match.ts';
import { meldHolds } from '../engine/melds.ts';
import { rankingOf } from '../engine/ranking.ts';
import type { CardIndex, Seat } from '../engine/rules.ts';
import type { MeldCall } from '../engine/setup.ts';
import { type FindingParts, finding } from './finding.ts';
import { cardName, cardNames, type Names, seatName } from './words.ts';

/** What players announce against the rules: bids that break the hook, melds, playing alone. */
export function findCallFaults(definition: Definition, example: HandExample): readonly Diagnostic[] {
  const { rules, setup, before, unitsBefore, path } = example;
  const state = startMatch(rules, before, unitsBefore);
  return [
    ...findHookFault(definition, example, { bids: example.bids, size: setup.size, path }),
    ...example.melds.flatMap((call, index) => findMeldFault(definition, example, call, index)),
    ...findSoloFault(definition, example, { solo: setup.solo, state, path }),
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
  // A hand stated by its result has no tricks to look at.
  if (lead === undefined && example.result) return [];
  const announces = `${who} melds ${name} in trick ${call.trick + 1}`;
  if (lead?.seat !== call.seat) {
    const why = lead ? `${seatName(example, lead.seat)} leads this trick` : 'the example has no such trick';
    return report(`${announces} without leading it`, why, `name a trick that ${who} leads`);
  }
  const holding = holdingBefore(example, call);
  const parts = cardsOfMeld(example, call);
  if (holding === undefined) {
    const help = `give the hand of ${who} under \`hands:\``;
    return report(`${announces}, and the hand of ${who} is not given`, `the meld is ${parts}`, help);
  }
  if (meldHolds(rules, setup.trump, call, lead.card, holding)) return [];
  const why = `${who} leads ${cardName(deck, lead.card)} from ${cardNames(deck, holding)}, the meld is ${parts}`;
  return report(`${announces}, which the rules do not allow`, why, 'leave the meld out, or name another one');
}

function holdingBefore(
  { hands, tricks }: HandExample,
  { trick, seat }: MeldCall,
): readonly CardIndex[] | undefined {
  const gone = tricks.slice(0, trick).flatMap((plays) => plays.map(({ card }) => card));
  return hands[seat]?.filter((card) => !gone.includes(card));
}

function cardsOfMeld({ rules, setup }: HandExample, { meld }: MeldCall): string {
  const at = rules.rankings.indexOf(rankingOf(rules, setup.trump));
  const sets = rules.melds[meld]?.sets[at] ?? [];
  return sets.map((cards) => cardNames(rules.deck, cards)).join(' or ') || 'not to be had without trumps';
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
