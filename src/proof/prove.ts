import type { Definition, Example, HandExample, MatchExample } from '../definition/game.ts';
import type { Diagnostic, Reported } from '../diagnostics/diagnostic.ts';
import { forbiddenBids } from '../engine/bidding.ts';
import { type AddedMatch, addMatch } from './add-match.ts';
import { bidderOf } from './claims/bid-claims.ts';
import { checkHandClaims } from './claims/hand-claims.ts';
import { checkMatchClaims } from './claims/match-claims.ts';
import { findMoment } from './claims/moments.ts';
import { tally, type Verdict } from './claims/verdict.ts';
import { checkFacts } from './fact-claims.ts';
import { proveFacts } from './facts.ts';
import { type Replay, replayHand } from './replay.ts';
import type { ExampleTrace, HandTrace, MatchTrace, QuestionTrace, Trace } from './trace.ts';

/**
 * Replays every example by the rules of its variants, checks every claim and proves the facts.
 * The trace is there even if something is refuted; it leaves out a match with a hand that cannot be scored. An example
 * that is true under the chosen variants as well stands in it twice; its claims count once.
 */
export function prove(definition: Definition): Reported<Trace> {
  const { game } = definition;
  const facts = proveFacts(game.rules);
  const own = proveExamples(definition, game.examples, () => true);
  const adopted = proveExamples(definition, game.adopted, isFlawless);
  const claims = tally([...checkFacts(definition), ...own.flatMap(({ verdicts }) => verdicts)]);
  const all = [...own, ...adopted].sort((one, other) => placeOf(one) - placeOf(other));
  const examples = all.flatMap(({ trace }) => trace ?? []);
  return {
    value: { examples, facts, claims: claims.claims, refuted: claims.refuted },
    diagnostics: [...own.flatMap(({ diagnostics }) => diagnostics), ...claims.diagnostics],
  };
}

interface Proved {
  readonly example: Example;
  readonly trace?: ExampleTrace;
  readonly verdicts: readonly Verdict[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Proves examples and keeps those that `keeps` says; a match goes with a hand that it refers to. */
function proveExamples(
  definition: Definition,
  examples: readonly Example[],
  keeps: (proved: Proved) => boolean,
): readonly Proved[] {
  const hands = examples.filter((example) => example.kind === 'hand');
  const replayed = hands.map((example) => {
    const replay = replayHand(definition, example);
    return { example, replay, proved: proveHand(definition, example, replay) };
  });
  const byId = new Map(replayed.map((hand) => [hand.example.id, hand]));
  const kept = new Map<Example, Proved>();
  const left = new Set<string>();
  for (const { example, proved } of replayed) {
    if (keeps(proved)) kept.set(example, proved);
    else left.add(example.id);
  }
  return examples.flatMap((example) => {
    if (example.kind === 'hand') return kept.get(example) ?? [];
    if (example.hands.some((hand) => hand.kind === 'example' && left.has(hand.example))) return [];
    const proved = proveMatch(definition, example, addMatch(definition, example, byId));
    return keeps(proved) ? [proved] : [];
  });
}

function isFlawless({ verdicts, diagnostics }: Proved): boolean {
  return diagnostics.length === 0 && verdicts.every((verdict) => verdict === 'holds');
}

/** Where an example stands among those of the definition. */
function placeOf({ example }: Proved): number {
  return Number(example.path.at(-1));
}

/** What the trace of an example takes over as it stands. */
function headOf({ id, title, text, show, variants, rules, seats }: HandExample | MatchExample) {
  return { id, title, ...(text && { text }), show, variants, rules, seats };
}

function proveHand(definition: Definition, example: HandExample, replay: Replay): Proved {
  const { setup, leadKnown, choice, bids, melds, hands } = example;
  const { complete, won, sides, points } = replay;
  const verdicts = checkHandClaims({ definition, example, replay });
  const trace: HandTrace = {
    kind: 'hand',
    ...headOf(example),
    claims: tally(verdicts).claims,
    complete,
    setup,
    leadKnown,
    ...(choice && { choice }),
    bids,
    ...biddingOf(example),
    melds,
    hands,
    tricks: replay.tricks.flatMap((trick) => trick.trace ?? []),
    questions: questionsOf(definition, example, replay),
    ...(won && { won }),
    ...(sides && { sides }),
    ...(points && { points }),
    ...totalsOf(example, replay),
    ...unitsOf(example, replay),
  };
  return { example, trace, verdicts, diagnostics: replay.diagnostics };
}

function biddingOf(example: HandExample): Pick<HandTrace, 'bidding'> {
  const { rules, setup, bids } = example;
  const seat = bids.length > 0 ? bidderOf(example) : undefined;
  return seat === undefined ? {} : { bidding: { seat, forbidden: forbiddenBids(rules, setup.size, bids) } };
}

/** Totals are worth showing if something stood before, or the author claims them. */
function totalsOf({ before, rules, claims }: HandExample, { after }: Replay): Pick<HandTrace, 'totals'> {
  const shown = claims.totals !== undefined || before.some((total) => total !== rules.match.start);
  return after && shown ? { totals: { before, after: after.totals } } : {};
}

function unitsOf({ unitsBefore: before }: HandExample, { after }: Replay): Pick<HandTrace, 'units'> {
  const changed = after?.units.some((counts, unit) => counts.join() !== before[unit]?.join()) ?? false;
  return after && changed ? { units: { before, after: after.units } } : {};
}

function questionsOf(definition: Definition, example: HandExample, replay: Replay): readonly QuestionTrace[] {
  const { legal = [], illegal = [], legalCards = [] } = example.claims;
  const moments = [...legal, ...illegal, ...legalCards].map((claim) =>
    findMoment({ definition, example, replay }, claim),
  );
  return [...new Set(moments)].flatMap((moment) => {
    if (!moment?.choice) return [];
    const { trick, seat, played, choice } = moment;
    return [{ trick, seat, played, ...choice }];
  });
}

function proveMatch(definition: Definition, example: MatchExample, match: AddedMatch): Proved {
  const verdicts = checkMatchClaims({ definition, example, match });
  const { standing, turns, diagnostics } = match;
  if (!standing) return { example, verdicts, diagnostics };
  const hands = match.hands.flatMap((hand, index) => {
    const { lead, dealer } = turns[index]!;
    const turn = { ...(lead !== undefined && { lead }), ...(dealer !== undefined && { dealer }) };
    return hand ? [{ ...turn, scores: hand.sides.map(({ score }) => score) }] : [];
  });
  const { totals, places, winners, units } = standing;
  const end = { before: example.before, totals, places, winners, units };
  return {
    example,
    trace: {
      kind: 'match',
      ...headOf(example),
      claims: tally(verdicts).claims,
      hands,
      ...end,
    } satisfies MatchTrace,
    verdicts,
    diagnostics,
  };
}
