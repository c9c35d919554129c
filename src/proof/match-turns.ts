import type { Definition, MatchExample } from '../definition/game.ts';
import { LEAD_WORDS } from '../definition/lead-words.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Rules, Seat } from '../engine/rules.ts';
import type { HandSetup } from '../engine/setup.ts';
import { type LeadFacts, type LeadReason, leaderOf, makerOf, nextDealer, whyLead } from '../engine/turns.ts';
import { finding } from './finding.ts';
import type { ReadHand } from './match-hands.ts';
import { turnInWords } from './turn-words.ts';
import { seatName } from './words.ts';

/** Who deals and who leads a hand, as far as it is known. */
interface Turn {
  readonly dealer?: Seat | undefined;
  readonly lead?: Seat | undefined;
}

/** Who deals and leads a hand of a match; `expected` is what follows from the hand before. */
export interface MatchTurn extends Turn {
  readonly expected: Turn;
  /** Why the rules let this seat lead; undefined where nothing but the hand itself tells who leads. */
  readonly leads?: LeadReason | undefined;
}

/** Who named trumps and who plays alone, as far as it is known. */
type Calls = { readonly [Key in 'maker' | 'solo']?: HandSetup[Key] | undefined };

/** Who deals and leads, hand by hand; what an author does not say follows from the hand before. */
export function followTurns(rules: Rules, hands: readonly ReadHand[]): readonly MatchTurn[] {
  const turns: MatchTurn[] = [];
  for (const [index, hand] of hands.entries()) {
    turns.push(followTurn(rules, hands[index - 1], turns[index - 1], hand));
  }
  return turns;
}

/** Who deals and leads a hand after the hand `before`, whose turn was `turn`; undefined before the first hand. */
export function followTurn(
  rules: Rules,
  before: ReadHand | undefined,
  turn: MatchTurn | undefined,
  { setup, leadKnown }: Pick<ReadHand, 'setup' | 'leadKnown'>,
): MatchTurn {
  const { leads, ...expected } = expectTurn(rules, before, turn, setup);
  const dealer = setup.dealer ?? expected.dealer;
  const own = leadKnown ? setup.lead : undefined;
  const facts = leadFacts(rules, setup, dealer);
  const lead = own ?? expected.lead ?? leaderOf(rules, facts);
  const why = leads ?? (own === undefined && lead !== undefined ? whyLead(rules, facts) : undefined);
  return { dealer, lead, expected, leads: why };
}

/** What the rules and the hand before say about a hand; a hand out of turn does not move the turns after it. */
export function expectTurn(
  rules: Rules,
  before: ReadHand | undefined,
  turn: MatchTurn | undefined,
  setup: Calls,
): Turn & Pick<MatchTurn, 'leads'> {
  if (before === undefined || turn === undefined) return {};
  const dealt = turn.expected.dealer ?? turn.dealer;
  const previousLead = turn.expected.lead ?? turn.lead;
  const maker = before.setup.maker ?? makerOf(rules, dealt);
  const dealer = nextDealer(rules, { dealer: dealt, maker });
  const lastWinner = before.record?.lastTrick;
  if (rules.firstLead === 'last-winner' && lastWinner === undefined) return { dealer };
  const facts = leadFacts(rules, setup, dealer, lastWinner, previousLead);
  const lead = leaderOf(rules, facts);
  return { dealer, lead, leads: lead === undefined ? undefined : whyLead(rules, facts) };
}

function leadFacts(
  rules: Rules,
  { maker, solo }: Calls,
  dealer: Seat | undefined,
  lastWinner?: Seat,
  previousLead?: Seat,
): LeadFacts {
  return { dealer, maker: maker ?? makerOf(rules, dealer), solo, lastWinner, previousLead };
}

/** A hand of a match: who deals and leads it, and whether an example is named in its place. */
interface TurnSite {
  readonly turn: MatchTurn;
  readonly index: number;
  readonly isReference: boolean;
}

/** A hand of a match that is dealt or led by another seat than the hand before says. */
export function findWrongTurn(
  { locate }: Pick<Definition, 'locate'>,
  match: Pick<MatchExample, 'rules' | 'seats' | 'path'>,
  { turn: { expected, leads, ...turn }, index, isReference }: TurnSite,
): readonly Diagnostic[] {
  const part = (['dealer', 'lead'] as const).find((one) => isWrong(turn[one], expected[one]));
  if (part === undefined) return [];
  const does = part === 'dealer' ? 'deal' : 'lead';
  const [who, instead] = [seatName(match, expected[part]!), seatName(match, turn[part]!)];
  const message = `${instead} ${does}s hand ${index + 1}, but it is the turn of ${who} to ${does}`;
  const path = [...match.path, 'match', index, isReference ? 'example' : part];
  const help = isReference ? `name an example that ${who} ${does}s` : `write ${who}`;
  const why = part === 'lead' && leads ? LEAD_WORDS[leads] : turnInWords(match.rules, part);
  return [finding({ locate }, 'E0215', path, message, { why, help })];
}

function isWrong(actual: Seat | undefined, expected: Seat | undefined): boolean {
  return actual !== undefined && expected !== undefined && actual !== expected;
}
