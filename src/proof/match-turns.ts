import type { Definition, MatchExample } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Rules, Seat } from '../engine/rules.ts';
import { leaderOf, makerOf, nextDealer } from '../engine/schedule.ts';
import type { HandSetup } from '../engine/setup.ts';
import { finding } from './finding.ts';
import type { ReadHand } from './match-hands.ts';
import { seatName } from './words.ts';

/** Who deals and who leads a hand, as far as it is known. */
interface Turn {
  readonly dealer?: Seat;
  readonly lead?: Seat;
}

/** Who deals and leads a hand of a match; `expected` is what follows from the hand before. */
export interface MatchTurn extends Turn {
  readonly expected: Turn;
}

/** Who deals and leads, hand by hand; what an author does not say follows from the hand before. */
export function followTurns(rules: Rules, hands: readonly ReadHand[]): readonly MatchTurn[] {
  const turns: MatchTurn[] = [];
  for (const [index, { setup, leadKnown }] of hands.entries()) {
    const expected = expectTurn(rules, hands[index - 1], turns[index - 1], setup);
    const dealer = setup.dealer ?? expected.dealer;
    const own = leadKnown ? setup.lead : undefined;
    const lead = own ?? expected.lead ?? leaderOf(rules, leadFacts(rules, setup, dealer));
    turns.push({ ...turnOf(dealer, lead), expected });
  }
  return turns;
}

function turnOf(dealer: Seat | undefined, lead: Seat | undefined): Turn {
  return { ...(dealer !== undefined && { dealer }), ...(lead !== undefined && { lead }) };
}

/** What the rules and the hand before say about a hand; a hand out of turn does not move the turns after it. */
function expectTurn(
  rules: Rules,
  before: ReadHand | undefined,
  turn: MatchTurn | undefined,
  setup: HandSetup,
): Turn {
  if (before === undefined || turn === undefined) return {};
  const { expected, ...actual } = turn;
  const previous: Turn = { ...actual, ...expected };
  const maker = before.setup.maker ?? makerOf(rules, previous.dealer);
  const { lead: _, ...deal } = previous;
  const dealer = nextDealer(rules, { ...deal, ...(maker !== undefined && { maker }) });
  const lastWinner = before.record?.lastTrick;
  if (rules.firstLead === 'last-winner' && lastWinner === undefined) return turnOf(dealer, undefined);
  const lead = leaderOf(rules, {
    ...leadFacts(rules, setup, dealer),
    ...(lastWinner !== undefined && { lastWinner }),
    ...(previous.lead !== undefined && { previousLead: previous.lead }),
  });
  return turnOf(dealer, lead);
}

function leadFacts(
  rules: Rules,
  { maker, solo }: HandSetup,
  dealer: Seat | undefined,
): Parameters<typeof leaderOf>[1] {
  const names = maker ?? makerOf(rules, dealer);
  return {
    ...(dealer !== undefined && { dealer }),
    ...(names !== undefined && { maker: names }),
    ...(solo !== undefined && { solo }),
  };
}

/** Hands of a match that are dealt or led by another seat than the hand before says. */
export function findWrongTurns(
  { locate }: Definition,
  example: MatchExample,
  turns: readonly MatchTurn[],
): readonly Diagnostic[] {
  return example.hands.flatMap((hand, index) => {
    const { expected, ...turn } = turns[index]!;
    const part = (['dealer', 'lead'] as const).find((one) => isWrong(turn[one], expected[one]));
    if (part === undefined) return [];
    const does = part === 'dealer' ? 'deal' : 'lead';
    const [who, instead] = [seatName(example, expected[part]!), seatName(example, turn[part]!)];
    const message = `${instead} ${does}s hand ${index + 1}, but it is the turn of ${who} to ${does}`;
    const path = [...example.path, 'match', index, hand.kind === 'result' ? part : 'example'];
    const help = hand.kind === 'result' ? `write ${who}` : `name an example that ${who} ${does}s`;
    return [finding({ locate }, 'E0215', path, message, { why: turnInWords(example, part), help })];
  });
}

function isWrong(actual: Seat | undefined, expected: Seat | undefined): boolean {
  return actual !== undefined && expected !== undefined && actual !== expected;
}

/** Who deals or leads a hand, in words. */
export function turnInWords({ rules }: { readonly rules: Rules }, part: 'dealer' | 'lead'): string {
  if (part === 'dealer') {
    const rotates = rules.deal.dealer === 'rotates';
    return rotates ? 'the deal moves on by one seat from hand to hand' : 'whoever named trumps deals next';
  }
  switch (rules.firstLead) {
    case 'rotates':
      return 'the lead moves on by one seat from hand to hand';
    case 'left-of-dealer':
      return 'the seat left of the dealer leads';
    case 'trump-maker':
      return 'whoever named trumps leads';
    case 'last-winner':
      return 'the winner of the last trick of a hand leads the next';
  }
}
